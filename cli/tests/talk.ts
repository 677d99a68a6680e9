import { Engine } from '../engine/index.ts'

/** An answer of the engine; what it holds, each test knows best. */
type Reply = ReturnType<typeof JSON.parse>

/** A conversation with an engine. */
export class Talk {
  readonly engine = new Engine()
  private calls = 0

  /** The whole answer to a line; undefined if there is none. */
  async line(line: string | object): Promise<Reply> {
    const answer = await this.engine.answer(typeof line === 'string' ? line : JSON.stringify(line))
    return answer === undefined ? undefined : JSON.parse(answer)
  }

  /** The result of a method; an error fails the test. */
  async call(method: string, params?: object): Promise<Reply> {
    const { result, error } = await this.reply(method, params)
    if (error) throw new Error(`${method}: ${error.code} ${error.message}`)
    return result
  }

  /** The error of a method; a result fails the test. */
  async error(method: string, params?: object): Promise<Reply> {
    const { result, error } = await this.reply(method, params)
    if (!error) throw new Error(`${method} gave ${JSON.stringify(result)}`)
    return error
  }

  /** Plays on with the first answer of whoever is asked, so many times. */
  async playOn(table: string, times: number): Promise<void> {
    for (let i = 0; i < times; i++) {
      const [question] = (await this.call('questions', { table })).questions
      if (!question) return
      await this.call('play', { table, seat: question.seat, answer: question.answers[0].answer })
    }
  }

  private reply(method: string, params?: object): Promise<Reply> {
    return this.line({ jsonrpc: '2.0', id: ++this.calls, method, ...(params && { params }) })
  }
}

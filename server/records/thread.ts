import { parentPort } from 'node:worker_threads'
import { type GameRecord, LiveTable, type Refusal } from '@palatine/kernel'
import { rulesOf } from '@palatine/tables/opening'

async function whyNot(record: GameRecord): Promise<Refusal | undefined> {
  const rules = await rulesOf(record)
  if ('refused' in rules) return rules.refused
  try {
    const live = LiveTable.replay(rules.title.game, rules.table, record)
    return live.over ? { reason: 'gameOver' } : undefined
  } catch {
    return { reason: 'otherRules' }
  }
}

parentPort?.on('message', (record: GameRecord) => {
  void whyNot(record).then(refused => parentPort?.postMessage(refused ?? null))
})

/** Who somebody is. A name is enough; what proves it is a secret, of which only the hash is kept. */
import { createHash } from 'node:crypto'
import type { HousePorts } from './ports.ts'
import { PeopleStore, type Person, type Token } from './stores/people-store.ts'

const minute = 60_000
/** How long a code for another device holds. */
const codeHolds = 10 * minute

export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url')

export class People {
  readonly store: PeopleStore
  private readonly ports: HousePorts

  constructor(ports: HousePorts) {
    this.ports = ports
    this.store = new PeopleStore(ports.database)
  }

  /** Somebody new, with the secret for the cookie. */
  async make(name: string): Promise<{ person: string; session: string }> {
    const { ids, clock } = this.ports
    const person = ids.person()
    const session = ids.secret()
    await this.store.make(person, name, hashOf(session), clock.now())
    return { person, session }
  }

  /** By what a cookie or a program brings; nobody who is banned. */
  async known(proof: { session?: string | undefined; token?: string | undefined }): Promise<Person | undefined> {
    const { session, token } = proof
    const person = token
      ? await this.store.byToken(hashOf(token))
      : session
        ? await this.store.bySession(hashOf(session))
        : undefined
    return person?.banned ? undefined : person
  }

  async deviceCode(person: string): Promise<{ code: string; until: number }> {
    const { ids, clock } = this.ports
    const code = ids.deviceCode()
    const until = clock.now() + codeHolds
    await this.store.addDeviceCode(hashOf(code), person, until, clock.now())
    return { code, until }
  }

  /** Another device becomes this person's; undefined if the code does not hold. */
  async useDeviceCode(code: string): Promise<{ person: Person; session: string } | undefined> {
    const { ids, clock } = this.ports
    const session = ids.secret()
    const person = await this.store.useDeviceCode(hashOf(code), hashOf(session), clock.now())
    return person && { person, session }
  }

  /** A secret with which a program plays in the person's name; it is shown once. */
  async makeToken(person: string, label: string): Promise<{ id: string; token: string }> {
    const { ids, clock } = this.ports
    const token = ids.secret()
    const kept: Token = { id: ids.key(), label, made: clock.now() }
    await this.store.addToken(person, kept, hashOf(token))
    return { id: kept.id, token }
  }
}

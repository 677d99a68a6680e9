import { pick } from '@palatine/kernel'
import { type House, has, personOf, procedure, type Realm, type RealmIo } from './model.ts'

const keep = 0
const play = 1
const both = [keep, play]

/** EP 10.2: behind the screens the groups are made; now a privilege may be played, openly. */
export const offerPrivilege = procedure(
  'offerPrivilege',
  (at: { house: House }) => at,
  ({ ask }) => ({
    playPrivilege: ask({
      rule: 'EP 10.2',
      to: ({ at: { house }, table }) => personOf(house, table),
      question: () => pick(both),
      answer(answer, { g, at: { house }, io }) {
        if (answer === keep) return
        g.privileges[house]--
        g.played |= 1 << house
        io.emit?.({ type: 'privilegePlayed', seat: house, rule: 'EP 10.2' })
      },
    }),
  }),
)

/** EP 10.3: from left to right everybody who played one changes places with the next ahead, unless that one played, too. */
export function resolvePrivileges(g: Realm, io: RealmIo): void {
  for (const house of g.order.slice()) {
    const at = g.order.indexOf(house)
    if (!has(g.played, house) || at === 0) continue
    const other = g.order[at - 1]
    if (has(g.played, other)) {
      io.emit?.({ type: 'privilegeBlocked', seat: house, by: other, rule: 'EP 10.3' })
      continue
    }
    g.order[at - 1] = house
    g.order[at] = other
    io.emit?.({ type: 'placesSwitched', seat: house, with: other, order: g.order.slice(), rule: 'EP 10.3' })
  }
  g.played = 0
}

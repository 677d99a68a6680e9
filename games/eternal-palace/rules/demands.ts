import { call, kindsIn, leave, NOBODY, NONE, pick, putIn, takeOut } from '@palatine/kernel'
import { gain, pay } from './gains.ts'
import { loseResources } from './lose.ts'
import { masterPenalty, masterReward } from './master/expansions.ts'
import { countOf, type House, isMaster, personOf, procedure, type Realm, type RealmTable } from './model.ts'
import { back } from './palace.ts'
import { settled } from './settle.ts'

const cardOf = ({ demand }: Realm, { components }: RealmTable) => components.demands.cards[demand]

/** EP 12.4: who has markers on a card that is done has its reward for each of them, who has none pays the penalty. */
export const reckonDemand = procedure(
  'reckonDemand',
  (at: { house: House }) => at,
  ({ act, ask }) => ({
    reward: act(({ g, at: { house }, table, io }) => {
      const markers = countOf(g.demandMarkers, house)
      const { reward } = cardOf(g, table)
      for (let i = 0; i < markers; i++) {
        if (isMaster(house, table)) masterReward(g, house, reward, io)
        else gain(g, house, reward, 'EP 12.4', io)
      }
      return settled(g)
    }),
    // EP 12.5: as much of it as there is
    penalty: act(({ g, at: { house }, table, io }) => {
      if (g.demandMarkers.includes(house)) return leave
      const { penalty } = cardOf(g, table)
      const due = isMaster(house, table) ? masterPenalty(penalty, table) : penalty
      const { fish = 0, wisdom = 0, resources = 0, palace = 0 } = due
      const lost = { fish: Math.min(fish, g.fish[house]), wisdom: Math.min(wisdom, g.wisdom[house]) }
      pay(g, house, lost, NONE, 'EP 12.5', io)
      if (palace > 0) back(g, house, palace, 'EP 12.5', io)
      return resources > 0 ? call(loseResources, { house, left: resources, rule: 'EP 12.5' }) : undefined
    }),
    loseAdvisor: ask({
      rule: 'EP 12.5',
      to({ g, at: { house }, table }) {
        const { advisors = 0 } = cardOf(g, table).penalty
        return advisors > 0 && g.advisors[house].length > 0 ? personOf(house, table) : NOBODY
      },
      question: ({ g, at: { house } }) =>
        pick(kindsIn(g.advisors[house]), { why: () => ({ reason: 'notYourAdvisor', rule: 'EP 12.5' }) }),
      answer(advisor, { g, at: { house }, io }) {
        takeOut(g.advisors[house], advisor)
        // EP 12.5: of two copies the one that was used goes
        if (g.used[house].includes(advisor)) takeOut(g.used[house], advisor)
        putIn(g.discards, advisor)
        io.emit?.({ type: 'advisorLost', seat: house, advisor, rule: 'EP 12.5' })
      },
    }),
  }),
)

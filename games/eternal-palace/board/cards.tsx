/** All cards of a kind, for the pictures of the guide. */
import { NONE } from '@palatine/kernel'
import { AllOf, OneOf } from '@palatine/ui'
import type { RealmTable } from '../rules/model.ts'
import { AdvisorCard } from './advisor-card.tsx'
import { Composition, Demand } from './extra.tsx'
import { MasterDie } from './master.tsx'
import { useBoard } from './stage.ts'

type AdvisorType = RealmTable['components']['advisors']['rows'][number]['type']

/** Those that take part without privileges. */
const baseAdvisors = 24

function Advisors({ which }: { which(card: number, type: AdvisorType): boolean }) {
  const { table, called } = useBoard()
  return (
    <AllOf width={190}>
      {table.components.advisors.rows.map(
        ({ type }, card) =>
          which(card, type) && (
            <OneOf key={called.inWords.advisorName(card, table)} name={called.inWords.advisorName(card, table)}>
              <AdvisorCard card={card} />
            </OneOf>
          ),
      )}
    </AllOf>
  )
}
const ofType = (type: AdvisorType) => () => <Advisors which={(card, one) => card < baseAdvisors && one === type} />

export const Benefactors = ofType('benefactor')
export const Traders = ofType('trader')
export const Diplomats = ofType('diplomat')
export const Artisans = ofType('artisan')
export const AdvisorsOfPrivileges = () => <Advisors which={card => card >= baseAdvisors} />

export function Demands() {
  const { table } = useBoard()
  return (
    <AllOf width={150}>
      {table.components.demands.cards.map((_, card) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a card is its number
        <OneOf key={card} name={card + 1}>
          <Demand card={card} />
        </OneOf>
      ))}
    </AllOf>
  )
}

export function Compositions() {
  const { table } = useBoard()
  return (
    <AllOf width={190}>
      {table.components.compositions.cards.map(({ layers }, card) => (
        <Composition key={layers.join()} card={card} owner={NONE} />
      ))}
    </AllOf>
  )
}

export function MasterCards() {
  const { table, called } = useBoard()
  return (
    <AllOf width={112}>
      {table.components.personalities.cards.map(({ rows, signs }, card) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a card is its number
        <OneOf key={card} name={card + 1}>
          <span className="ep-master-face">
            {rows.map(row => (
              <span key={row.join()} className="ep-master-row">
                <span className="ep-dice">
                  {row.map(colour => (
                    <MasterDie key={colour} colour={colour} value={called.colours[colour].slice(0, 2)} />
                  ))}
                </span>
              </span>
            ))}
            <small>{signs.map(sign => called.personalities[sign]).join(', ')}</small>
          </span>
        </OneOf>
      ))}
    </AllOf>
  )
}

export function Personalities() {
  const { table, called, says } = useBoard()
  return (
    <AllOf width={250}>
      {Object.entries(table.components.personalities.lists).map(([name, { actions, up, down }]) => (
        <OneOf key={name} name={called.personalities[name as keyof typeof called.personalities]}>
          <ol className="ep-personality">
            {actions.map(action => (
              <li key={action}>{says.masterLines[action](up, down)}</li>
            ))}
          </ol>
        </OneOf>
      ))}
    </AllOf>
  )
}

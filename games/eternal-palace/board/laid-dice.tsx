/** Dice as they would lie at a place: those that wisdom turns are marked, each with what it showed before. */
import { Die } from '@palatine/ui'
import { valuesOf } from '../rules/dice.ts'

interface LaidDie {
  readonly value: number
  /** What it showed before it was turned. */
  readonly was?: number
}

/** Each die of the group beside what it becomes; as few as possible are turned. */
function laidDice(group: number, laid: number): readonly LaidDie[] {
  const after = [...valuesOf(laid)]
  const turned = valuesOf(group).filter(value => {
    const same = after.indexOf(value)
    if (same >= 0) after.splice(same, 1)
    return same < 0
  })
  return valuesOf(laid).map(value => {
    const at = after.indexOf(value)
    if (at < 0) return { value }
    after.splice(at, 1)
    return { value, was: turned.shift() ?? value }
  })
}

export const LaidDice = ({ group, laid }: { group: number; laid: number }) => (
  <span className="ep-laid">
    {laidDice(group, laid).map(({ value, was }, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: equal dice are not told apart
      <span key={i} className={was === undefined ? 'ep-laid-die' : 'ep-laid-die is-turned'}>
        {was !== undefined && <s>{was}</s>}
        <Die value={value} label={String(value)} />
      </span>
    ))}
  </span>
)

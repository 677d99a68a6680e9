import type { Reward } from '../../components/schema.ts'
import type { RealmTable } from '../model.ts'

/** EP 15.19: fish, wisdom and Palace steps are the Master's as they are; everything else becomes wisdom. */
export function inWisdom(reward: Reward, { components }: RealmTable): Reward {
  const { fish = 0, wisdom = 0, palace } = reward
  const { wood = 0, stone = 0, kaolin = 0, bronze = 0, resources = 0, different = 0 } = reward
  const { advisor = 0, privileges = 0, step = 0 } = reward
  const { wisdomFor } = components.master
  const instead =
    (wood + stone + kaolin + bronze + resources + different) * wisdomFor.resource +
    advisor * wisdomFor.advisor +
    privileges * wisdomFor.privilege +
    (step + (reward.paidStep === undefined ? 0 : 1)) * wisdomFor.step +
    (reward.recruit === undefined ? 0 : wisdomFor.recruit)
  return { fish, wisdom: wisdom + instead, ...(palace !== undefined && { palace }) }
}

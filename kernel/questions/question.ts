import type { Amount } from './amount.ts'
import type { Assign } from './assign.ts'
import type { Bundle } from './bundle.ts'
import type { Either } from './either.ts'
import type { Order } from './order.ts'
import type { Partition } from './partition.ts'
import type { Pick } from './pick.ts'
import type { PickThen } from './pick-then.ts'
import type { Share } from './share.ts'
import type { Split } from './split.ts'
import type { Subset } from './subset.ts'

/** A question with its parameters, made by the function named like its kind. `kind` tells which one it is. */
export type Question = Pick | PickThen | Either | Subset | Partition | Split | Share | Bundle | Assign | Order | Amount

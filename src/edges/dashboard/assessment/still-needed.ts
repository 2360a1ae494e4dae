// What an assessment lacks before it can be scored, in the order of the protocol.
import type { AxisId } from '../../../contract/vocabulary/axis.ts'
import type { Progress } from '../../../contract/vocabulary/progress.ts'

export interface Needed {
  readonly axis: AxisId
  readonly kind: string
  readonly more: number
}

export const stillNeeded = ({ axes }: Progress): Needed[] =>
  Object.entries(axes).flatMap(([axis, { requirements }]) =>
    Object.entries(requirements).flatMap(([kind, { need, have }]) =>
      have < need ? [{ axis: axis as AxisId, kind, more: need - have }] : [],
    ),
  )

// What the server can tell without a call: the protocol, and how each axis is scored. The core makes it, main hands it in.
import type { AxisId, Protocol } from '../../contract/vocabulary/axis.ts'

export interface ProtocolLibrary {
  readonly protocol: Protocol
  /** The scoring rules of an axis, in Markdown. */
  scoringRules(axis: AxisId): string
}

/** The values that begin with what was typed so far: what completions answer. */
export const startingWith =
  (values: readonly string[]) =>
  (typed = ''): string[] =>
    values.filter((value) => value.startsWith(typed.toLowerCase()))

export const axesOf = ({ protocol }: ProtocolLibrary): readonly AxisId[] => protocol.axes.map(({ id }) => id)

/** Required kinds in protocol order, each with its axis and how many of it are needed. */
export const kindsOfAxis = ({ protocol }: ProtocolLibrary) =>
  protocol.axes.flatMap(({ id: axis, requirements, schemas }) =>
    Object.entries(requirements).map(([kind, need]) => ({ kind, axis, need, schema: schemas[kind] ?? {} })),
  )

// The answers the server gives without a call: the protocol, and how each axis is scored. The core makes it, main
// passes it in.
import type { AxisId, Protocol } from '../../contract/vocabulary/axis.ts'

export interface ProtocolLibrary {
  readonly protocol: Protocol
  /** The scoring rules of an axis, in Markdown. */
  scoringRules(axis: AxisId): string
  /** How the estimate is calibrated, and the sources of its base rates, in Markdown. */
  readonly estimate: { readonly estimate: string; readonly sources: string }
}

/** The completions: values that start with the typed text. */
export const startingWith =
  (values: readonly string[]) =>
  (typed = ''): string[] =>
    values.filter((value) => value.startsWith(typed.toLowerCase()))

export const axesOf = ({ protocol }: ProtocolLibrary): readonly AxisId[] => protocol.axes.map(({ id }) => id)

/** Required kinds in protocol order, each with its axis and the number needed. */
export const kindsOfAxis = ({ protocol }: ProtocolLibrary) =>
  protocol.axes.flatMap(({ id: axis, requirements, schemas }) =>
    Object.entries(requirements).map(([kind, need]) => ({ kind, axis, need, schema: schemas[kind] ?? {} })),
  )

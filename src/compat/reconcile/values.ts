// The values of a property in a reconciliation query, as texts.
import type { z } from 'zod'
import type { PropertyValues } from '../../contract/operations/compatible/reconcile.ts'

/** A value that was reconciled before is an entity: its name is compared, or its id where it has none. */
export const valueTexts = (values: z.output<typeof PropertyValues>): readonly string[] =>
  [values].flat().map((value) => (typeof value === 'object' ? (value.name ?? value.id) : String(value)))

/** The ids in a condition on the id. */
export const valueIds = (values: z.output<typeof PropertyValues>): readonly string[] =>
  [values].flat().map((value) => (typeof value === 'object' ? value.id : String(value)))

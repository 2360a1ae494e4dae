// What the operations of the compatible addresses share: how their clients write lists and flags in a query.
import { z } from 'zod'

export const compatible = {
  group: 'compatible',
  tier: 'free',
  limit: 'calls',
  scope: 'read',
  writes: false,
  hints: { readOnly: true, idempotent: true, openWorld: false },
} as const

const WORDS: Readonly<Record<string, boolean>> = {
  true: true,
  '1': true,
  yes: true,
  on: true,
  false: false,
  '0': false,
  no: false,
  off: false,
}

/** A flag in a query; Python writes `True`. */
export const anyFlag = z.preprocess(
  (value) => (typeof value === 'string' ? (WORDS[value.toLowerCase()] ?? value) : value),
  z.boolean(),
)

export const flag = (otherwise: boolean) => anyFlag.default(otherwise)

const MAX_REPEATS = 50
const MAX_WORD = 256

const word = z.string().max(MAX_WORD)

/** A parameter that may be repeated. */
export const many = z
  .preprocess(
    (value) => [value].flat().filter((each) => each !== ''),
    z.array(word).max(MAX_REPEATS, `must be sent at most ${MAX_REPEATS} times`),
  )
  .default([])

/** A number in a query. */
export const numberInQuery = (schema: z.ZodNumber) =>
  z.preprocess((value) => (typeof value === 'string' && value.trim() !== '' ? Number(value) : value), schema)

export const Dataset = z
  .string()
  .max(MAX_WORD)
  .describe(
    '`default` for all lists, a collection (`sanctions`, `peps`, `debarment`), or one list: /catalog has them.',
  )
  .meta({ examples: ['default'] })

export const EntityId = z
  .string()
  .max(1_000)
  .describe('Id of an entity, as a query returned it.')
  .meta({ examples: ['un-sc.6908555'] })

/** A day or an instant without a time zone, as the clients write it. */
export const Since = z
  .string()
  .regex(
    /^\d{4}-\d{2}-\d{2}(T\d{2}(:\d{2}(:\d{2})?)?)?$/,
    'must be a date such as 2026-11-02, or 2026-11-02T09:00:00',
  )
  .exactOptional()
  .describe(
    'Only records that changed at or after this time (UTC). A record whose change is older than every stored snapshot counts as older.',
  )

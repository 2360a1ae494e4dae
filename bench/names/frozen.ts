// The frozen figures: what is the same on every machine, so that a change of quality shows up as a changed line.
import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import { ALERT, STRONG } from '../../src/names/calibrate/levels.ts'
import { MATCHER_VERSION } from '../../src/names/matcher/matcher.ts'

export const FREEZE = 'npm run bench:names -- --only quality --write'

const FrozenRow = z.tuple([z.string(), z.number().int(), z.string()])
const Frozen = z.object({
  matcher: z.string(),
  alert: z.number().int(),
  strong: z.number().int(),
  /** By set, part of a set and category. */
  quality: z.record(z.string(), z.record(z.string(), z.number().int().nullable())),
  /** What the probability promised and what came of it, for the reference page. */
  reliability: z.array(z.record(z.string(), z.union([z.string(), z.number(), z.null()]))).optional(),
  alerts: z.record(z.string(), z.unknown()),
  /** By kind of slip: listed parties found and searched, of people, firms, ships and all. */
  mistyped: z.record(z.string(), z.unknown()).optional(),
  recall: z.record(z.string(), z.unknown()),
  /** By set: id, score in ten-thousandths, `rules|losses|facts`. */
  rows: z.record(z.string(), z.array(FrozenRow)),
})
export type Frozen = z.infer<typeof Frozen>
export type FrozenRow = z.infer<typeof FrozenRow>

export const readFrozen = (path: string): Frozen | undefined =>
  existsSync(path) ? Frozen.parse(JSON.parse(readFileSync(path, 'utf8'))) : undefined

const setOf = (key: string): string => key.split(/ without | \/ /)[0] ?? key

/** What was frozen with what a run found now; parts and sets that did not run stay as they were. */
export function refrozen(before: Frozen | undefined, found: readonly object[]): Frozen {
  const now: {
    quality?: Frozen['quality']
    reliability?: Frozen['reliability']
    alerts?: object
    mistyped?: object
    recall?: object
    rows?: Frozen['rows']
  } = Object.assign({}, ...found)
  const kept = Object.entries(before?.quality ?? {}).filter(([key]) => now.rows?.[setOf(key)] === undefined)
  return Frozen.parse({
    matcher: MATCHER_VERSION,
    alert: ALERT,
    strong: STRONG,
    quality: { ...Object.fromEntries(kept), ...now.quality },
    reliability: now.reliability ?? before?.reliability ?? [],
    alerts: now.alerts ?? before?.alerts ?? {},
    mistyped: now.mistyped ?? before?.mistyped ?? {},
    recall: now.recall ?? before?.recall ?? {},
    rows: { ...before?.rows, ...now.rows },
  })
}

const sorted = <T>(record: Readonly<Record<string, T>>): (readonly [string, T])[] =>
  Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1))

/** One figure or row a line, keys in order of their text. */
export function frozenText({
  matcher,
  alert,
  strong,
  quality,
  reliability = [],
  alerts,
  mistyped = {},
  recall,
  rows,
}: Frozen): string {
  const object = (record: Readonly<Record<string, unknown>>): string =>
    `{\n${sorted(record)
      .map(([key, value]) => `    ${JSON.stringify(key)}: ${JSON.stringify(value)}`)
      .join(',\n')}\n  }`
  const sets = sorted(rows).map(
    ([set, list]) =>
      `    ${JSON.stringify(set)}: [\n${list.map((row) => `      ${JSON.stringify(row)}`).join(',\n')}\n    ]`,
  )
  return `{
  "matcher": ${JSON.stringify(matcher)},
  "alert": ${alert},
  "strong": ${strong},
  "quality": ${object(quality)},
  "reliability": [
${reliability.map((row) => `    ${JSON.stringify(row)}`).join(',\n')}
  ],
  "alerts": ${object(alerts)},
  "mistyped": ${object(mistyped)},
  "recall": ${object(recall)},
  "rows": {\n${sets.join(',\n')}\n  }
}
`
}

/** How what a run found now differs from what is frozen, a line for each difference; only the sets that ran. */
export function differences(frozen: Frozen, now: Pick<Frozen, 'quality' | 'rows'>): string[] {
  const head = [
    ['matcher', frozen.matcher, MATCHER_VERSION],
    ['alert', frozen.alert, ALERT],
    ['strong', frozen.strong, STRONG],
  ].flatMap(([what, was, is]) => (was === is ? [] : [`${what}: frozen ${was}, now ${is}`]))
  const rows = Object.entries(now.rows).flatMap(([set, list]) => {
    const before = new Map((frozen.rows[set] ?? []).map((row) => [row[0], row]))
    const changed = list.flatMap(([id, score, why]) => {
      const was = before.get(id)
      before.delete(id)
      if (was === undefined) return [`${id}: not frozen, now ${score} ${why}`]
      return was[1] === score && was[2] === why
        ? []
        : [`${id}: frozen ${was[1]} ${was[2]}, now ${score} ${why}`]
    })
    return [...changed, ...[...before.keys()].map((id) => `${id}: frozen, but not among the rows`)]
  })
  const sets = new Set(Object.keys(now.rows))
  const keys = [
    ...Object.keys(frozen.quality).filter((key) => sets.has(setOf(key))),
    ...Object.keys(now.quality),
  ]
  const figures = [...new Set(keys)].flatMap((key) => {
    const [was, is] = [frozen.quality[key], now.quality[key]].map((each) =>
      JSON.stringify(sorted(each ?? {})),
    )
    return was === is ? [] : [`${key}: frozen ${was}, now ${is}`]
  })
  return [...head, ...rows, ...figures]
}

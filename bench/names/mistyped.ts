// How many listed parties are still an alert when their name is typed with one slip or two, by type and by kind of slip.
import { ALERT } from '../../src/names/calibrate/levels.ts'
import { Matcher, type Screen } from '../../src/names/matcher/matcher.ts'
import type { NameRecord } from '../../src/names/parse/record.ts'
import { listFiles, readRecords } from './inputs.ts'
import { readQuery } from './name-queries.ts'
import { keyOf, type NameQuery, primaryNames } from './queries.ts'
import { createRandom, hashOf, type Random } from './random.ts'
import { count, type Outcome, percent, progress, type Setup } from './report.ts'
import { tableLines } from './statistics.ts'
import { mistype, slipped } from './typos.ts'

/** Parties of each type. */
const PARTIES = 1_500
const TYPES = ['person', 'organisation', 'vessel'] as const

/** The ways to type a name. Those of `any` may be in the first letter of a word, and two may be in one word. */
const SLIPS: readonly (readonly [what: string, type: (name: string, random: Random) => string])[] = [
  ['one, inner letter', (name, random) => mistype(name, random, 'one')],
  ['one, any letter', (name, random) => slipped(name, random, 1)],
  ['two, inner letters', (name, random) => mistype(mistype(name, random, 'one'), random, 'one')],
  ['two, any letters', (name, random) => slipped(name, random, 2)],
]
const GOALS = { one: 99, two: 90 } as const

/** Parties that are an alert, of parties that were searched. */
type Share = readonly [found: number, of: number]

export interface MistypedQuery extends NameQuery {
  readonly type: NameRecord['type']
  readonly clean: string
  readonly slips: string
}

/** The same names with the same slips in every run. */
export const mistypedQueries = (records: readonly NameRecord[]): MistypedQuery[] =>
  TYPES.flatMap((type) =>
    primaryNames(
      records.filter((record) => record.type === type),
      PARTIES,
    ).flatMap((query) =>
      SLIPS.map(([slips, typed]) => ({
        ...query,
        type,
        slips,
        clean: query.text,
        text: typed(query.text, createRandom(hashOf(`${slips} ${query.id}`))),
      })),
    ),
  )

export const isFound = (matcher: Matcher, screen: Screen, query: NameQuery): boolean =>
  screen
    .searchAlerts(readQuery(matcher, query))
    .some(({ record, score }) => score >= ALERT && query.find !== null && keyOf(record) === keyOf(query.find))

export async function mistyped({ data }: Setup): Promise<Outcome> {
  if (data === undefined) return { lines: ['Skipped: the shared data folder is not beside the checkout.'] }
  const matcher = new Matcher()
  const records = await readRecords(listFiles(data))
  const screen = matcher.open(matcher.buildIndex(records))
  const queries = mistypedQueries(records)
  progress(`mistyped: ${count(queries.length)} names`)
  const found = queries.map((query) => ({ ...query, isFound: isFound(matcher, screen, query) }))
  const share = (of: typeof found): Share => [of.filter((query) => query.isFound).length, of.length]
  const sum = (a: Share, b: Share): Share => [a[0] + b[0], a[1] + b[1]]
  const ofSlips = SLIPS.map(([slips]) => {
    const typed = found.filter((query) => query.slips === slips)
    const of = (type: MistypedQuery['type']): Share => share(typed.filter((each) => each.type === type))
    return [slips, of('person'), of('organisation'), of('vessel'), share(typed)] as const
  })
  return {
    lines: [
      `Listed parties that are an alert when their primary name is typed with one slip or two: at most ${count(PARTIES)} of each type, the first by`,
      `hash of id. A slip is in a word of four letters or more. Goals: ${GOALS.one} % with one, ${GOALS.two} % with two.`,
      ...tableLines(
        ['slips', ...TYPES.map((type) => `${type} %`), 'people and firms %', 'all %'],
        ofSlips.map(([slips, people, firms, vessels, all]) => [
          slips,
          ...[people, firms, vessels, sum(people, firms), all].map(([part, of]) => percent(part, of)),
        ]),
      ),
    ],
    frozen: { mistyped: Object.fromEntries(ofSlips.map(([slips, ...shares]) => [slips, shares])) },
  }
}

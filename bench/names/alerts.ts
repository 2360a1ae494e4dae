// Alerts by name and type alone: how many of the people on the UN list are found, and how many unrelated people raise
// an alert, at the published threshold and at the one that finds 95 % of the listed people.
import { ALERT, STRONG } from '../../src/names/calibrate/levels.ts'
import { Matcher, type Screen } from '../../src/names/matcher/matcher.ts'
import { labelledRows, listFiles, readRecords } from './inputs.ts'
import { readQuery } from './name-queries.ts'
import { keyOf, type NameQuery, querySets } from './queries.ts'
import { count, type Outcome, percent, printed, progress, type Setup } from './report.ts'
import { tableLines } from './statistics.ts'

const LISTS = new Set(['un-sc', 'us-csl'])
/** Deeper than a person would read, so that a right record behind many similar ones does not count as missed. */
const DEPTH = 50
const GLOBAL_SET = 'yente_negatives_global'
const RECALL = 0.95
const THRESHOLDS = [6_000, 6_500, 7_000, 7_250, 7_500, 7_750, 8_000, 8_250, 8_500, 9_000, 9_500, 10_000]

/** By row id; 0 where the right record was not found at all. */
function rightScores(
  matcher: Matcher,
  screen: Screen,
  queries: readonly NameQuery[],
): ReadonlyMap<string, number> {
  return new Map(
    queries.map((query) => {
      const right = query.find === null ? undefined : keyOf(query.find)
      const found = screen.search(readQuery(matcher, query), DEPTH)
      return [query.id, found.find(({ record }) => keyOf(record) === right)?.score ?? 0]
    }),
  )
}

export async function alerts({ data }: Setup): Promise<Outcome> {
  if (data === undefined) return { lines: ['Skipped: the shared data folder is not beside the checkout.'] }
  const matcher = new Matcher()
  const labelled = labelledRows(data)
  const records = await readRecords(listFiles(data).filter(({ id }) => LISTS.has(id)))
  const screen = matcher.open(matcher.buildIndex(records))
  const sets = querySets(labelled, records)
  const queriesOf = (name: string): readonly NameQuery[] =>
    sets.find((set) => set.name === name && set.typos === 'none')?.queries ?? []
  const rows = labelled.get('yente_un_treated') ?? []
  const asked = queriesOf('altered-un')
  const byId = rightScores(matcher, screen, asked)
  const scores = [...byId.values()].toSorted((a, b) => b - a)
  const missed = rows.flatMap(({ id }) => {
    const score = byId.get(id)
    return score === undefined || score < ALERT ? [[id, score ?? null] as const] : []
  })
  progress(`alerts: ${asked.length} listed people searched`)
  const unrelated = queriesOf('negatives')
  const found = unrelated.map((query) =>
    screen.search(readQuery(matcher, query), DEPTH).map(({ score }) => score),
  )
  progress(`alerts: ${unrelated.length} unrelated people searched`)

  // People of many cultures, with names in their own scripts; absent from an older data folder.
  const global = (labelled.get(GLOBAL_SET) ?? []).flatMap(({ id, query: { name, schema } }) =>
    name === null ? [] : [{ id, text: name, schema, find: null }],
  )
  const globalScores = global.map((query) => screen.search(readQuery(matcher, query), 1)[0]?.score ?? 0)
  progress(`alerts: ${global.length} unrelated people of many cultures searched`)
  const globalAt = (threshold: number): number => globalScores.filter((score) => score >= threshold).length
  const strangers = {
    set: GLOBAL_SET,
    people: global.length,
    alerts: globalAt(ALERT),
    strong: globalAt(STRONG),
    strongOfUnrelated: found.filter((each) => each.some((score) => score >= STRONG)).length,
  }

  const recallScore = scores[Math.ceil(RECALL * rows.length) - 1] ?? 0
  const at = (threshold: number) => ({
    threshold,
    found: scores.filter((score) => score >= threshold).length,
    people: found.filter((each) => each.some((score) => score >= threshold)).length,
    findings: found.flat().filter((score) => score >= threshold).length,
  })
  const published = at(ALERT)
  const atRecall = at(recallScore)
  const line = (
    what: string,
    { threshold, found: hits, people, findings }: ReturnType<typeof at>,
  ): string[] => [
    what,
    printed(threshold),
    percent(hits, rows.length),
    ((1_000 * people) / unrelated.length).toFixed(1),
    ((1_000 * findings) / unrelated.length).toFixed(1),
  ]
  return {
    lines: [
      `${count(records.length)} records of UN 2026 and US CSL 2022. Recall on all ${rows.length} rows of yente_un_treated` +
        `; ${rows.length - asked.length} names no record and counts as missed;`,
      `alerts on the ${count(unrelated.length)} people of yente_negatives_us: people with an alert, and findings, per 1,000.`,
      ...tableLines(
        ['threshold', 'score', 'recall %', 'people alerted', 'findings'],
        [
          line('published', published),
          line('95 % recall', atRecall),
          ...THRESHOLDS.map((threshold) => line('', at(threshold))),
        ],
      ),
      '',
      `At the published threshold, per 1,000: ${((1_000 * strangers.alerts) / Math.max(1, global.length)).toFixed(1)} of ${count(global.length)} people of ${GLOBAL_SET} raise an alert;`,
      `strong: ${strangers.strong} of them, and ${strangers.strongOfUnrelated} of the people of yente_negatives_us.`,
      ...missed.map(([id, score]) => `  missed at the published threshold: ${id} ${printed(score)}`),
    ],
    frozen: {
      alerts: { rows: rows.length, unrelated: unrelated.length, published, atRecall, missed, strangers },
    },
  }
}

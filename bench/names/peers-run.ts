// The peers in the same run, on the same names and the same queries, each in a process of its own.
import { inChild } from './child.ts'
import { askedOf, CONTENDERS, type ContenderId } from './contenders.ts'
import type { PeerRecall, PeerResult, PeerTask } from './peers-child.ts'
import { count, type Outcome, percent, progress, type Setup } from './report.ts'
import { heapFor, type Size, sizesUpTo } from './sizes.ts'
import { tableLines } from './statistics.ts'

type Answer = PeerResult | { readonly id: ContenderId; readonly failed: string }

/** A peer that cannot finish is a result too. */
async function ask(id: ContenderId, size: Size, data: string | undefined): Promise<Answer> {
  if (askedOf(id, size.entities) === undefined)
    return { id, failed: 'it is too slow for this size; see the smaller ones' }
  const task: PeerTask = { id, data, entities: size.entities }
  progress(`peers: ${id} at ${size.label}`)
  try {
    return await inChild<PeerResult>('peers-child.ts', task, heapFor(size.entities))
  } catch (error) {
    return { id, failed: error instanceof Error ? error.message : String(error) }
  }
}

const isResult = (answer: Answer): answer is PeerResult => !('failed' in answer)

function speedRows(size: Size, results: readonly PeerResult[]): string[][] {
  return results.map(({ name, buildMs, timed, clean, mistyped }) => [
    size.label,
    name,
    (buildMs / 1_000).toFixed(1),
    count(timed),
    ...[clean.p50, clean.p95, clean.p99, mistyped.p50, mistyped.p95, mistyped.p99].map((ms) => ms.toFixed(2)),
  ])
}

const setName = ({ set, typos }: PeerRecall): string => `${set}, ${typos}`

/** A line for each contender, a column for each set: found among the first ten, % of the queries asked. */
function recallTable(results: readonly PeerResult[], rescored: boolean): string[] {
  const [first] = results
  if (first === undefined) return []
  const rows = results.map(({ name, recall }) => [
    name,
    count(Math.max(0, ...recall.map((each) => each.queries))),
    ...recall.map((each) => percent(rescored ? (each.rescored ?? 0) : each.found, each.queries)),
  ])
  return tableLines(['contender', 'asked', ...first.recall.map(setName)], rows)
}

export async function peers(setup: Setup): Promise<Outcome> {
  const hasServer = process.env['ASSAY_TEST_DATABASE_URL'] !== undefined
  const ids = CONTENDERS.filter((id) => hasServer || !id.startsWith('pg-'))
  const lines = hasServer ? [] : ['pg_trgm skipped: ASSAY_TEST_DATABASE_URL is not set.', '']
  const speeds: string[][] = []
  const settings = new Map<string, string>()
  const recalls: string[] = []
  for (const size of sizesUpTo(setup)) {
    const answers: Answer[] = []
    for (const id of ids) answers.push(await ask(id, size, setup.data))
    const results = answers.filter(isResult)
    for (const { name, setting } of results) settings.set(name, setting)
    for (const answer of answers)
      if (!isResult(answer)) recalls.push(`${size.label}: ${answer.id} did not finish (${answer.failed})`)
    speeds.push(...speedRows(size, results))
    recalls.push(`recall@10 in %, ${size.label}`, ...recallTable(results, false), '')
    const scored = results.filter(({ recall }) => recall.some((each) => each.rescored !== undefined))
    if (scored.length > 0)
      recalls.push(
        `recall@10 in %, ${size.label}, the first 50 of each peer scored by Assay`,
        ...recallTable(scored, true),
        '',
      )
  }
  return {
    lines: [
      ...lines,
      ...[...settings].map(([name, setting]) => `${name}: ${setting}`),
      'Peers are given the letters and digits of a name; Assay the name as it is and its type. asked: queries timed, and',
      'for recall the queries of each set, the first by hash of id where there are more. The alias sets are asked at the',
      'real lists, of an index without any queried alias.',
      '',
      'Milliseconds per query, first 10, clean names and names with a typo in every word (t)',
      ...tableLines(
        ['corpus', 'contender', 'build s', 'asked', 'p50', 'p95', 'p99', 't p50', 't p95', 't p99'],
        speeds,
      ),
      '',
      ...recalls,
    ],
  }
}

// What the index finds of what it should: of all queries of a set, and of those that exhaustive scoring finds.
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { count, type Outcome, percent, progress, type Setup } from './report.ts'
import { DEPTHS, type RecallCounts, type RecallTask } from './recall-task.ts'
import { tableLines } from './statistics.ts'

const THREADS = Math.min(2, availableParallelism())
const HEAP_MB = 4_096

function answers(task: RecallTask): Promise<RecallCounts[]> {
  const counts: RecallCounts[] = []
  const worker = new Worker(join(import.meta.dirname, 'recall-worker.ts'), {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
  })
  worker.on('message', (each: RecallCounts) => {
    counts.push(each)
    progress(`recall: ${each.set}, typos ${each.typos}, thread ${task.part + 1} of ${task.of}`)
  })
  return new Promise((resolve, reject) => {
    worker.on('error', reject)
    worker.on('exit', () => resolve(counts))
  })
}

const sum = (a: readonly number[], b: readonly number[]): number[] => a.map((value, k) => value + (b[k] ?? 0))

const together = (a: RecallCounts, b: RecallCounts): RecallCounts => ({
  ...a,
  queries: a.queries + b.queries,
  found: sum(a.found, b.found),
  compared: a.compared + b.compared,
  exhaustive: sum(a.exhaustive, b.exhaustive),
  both: sum(a.both, b.both),
  lost: [...a.lost, ...b.lost].toSorted(),
})

export async function recall({ data, sample }: Setup): Promise<Outcome> {
  const parts = await Promise.all(
    Array.from({ length: THREADS }, (_, part) => answers({ data, sample, part, of: THREADS })),
  )
  const sets = (parts[0] ?? [])
    .map((first) =>
      parts
        .slice(1)
        .flatMap((part) => part.filter(({ set, typos }) => set === first.set && typos === first.typos))
        .reduce(together, first),
    )
    .filter(({ queries }) => queries > 0)
  const rows = sets.map((each) => [
    each.set,
    each.typos,
    count(each.queries),
    ...each.found.map((found) => percent(found, each.queries)),
    count(each.compared),
    ...each.exhaustive.map(String),
    ...each.both.map((both, k) => percent(both, each.exhaustive[k] ?? 0)),
  ])
  const [compared, both] = [
    sets.reduce((total, each) => total + (each.exhaustive[1] ?? 0), 0),
    sets.reduce((total, each) => total + (each.both[1] ?? 0), 0),
  ]
  return {
    lines: [
      'All lists together. r@k: % of all queries whose record is among the first k. exh@k: queries of the sample whose',
      'record exhaustive scoring has among its first k. of@k: % of these that the index has there too. The sample of a',
      `set is its first ${sample} queries by hash of id. For the alias sets one index without any queried alias serves both`,
      'sides. Queries whose record is in no list are left out.',
      ...tableLines(
        [
          'set',
          'typos',
          'queries',
          ...DEPTHS.map((depth) => `r@${depth}`),
          'sample',
          ...DEPTHS.map((depth) => `exh@${depth}`),
          ...DEPTHS.map((depth) => `of@${depth}`),
        ],
        rows,
      ),
      `All sets: ${percent(both, compared)} % of the exhaustive first ten (${count(both)} of ${count(compared)}).`,
      ...sets.flatMap(({ set, typos, lost }) =>
        lost.length === 0 ? [] : [`  lost at 10, ${set}, typos ${typos}: ${lost.join(' ')}`],
      ),
    ],
    // The samples of the readers say nothing worth freezing.
    ...(data !== undefined && { frozen: { recall: Object.fromEntries(sets.map(frozenOf)) } }),
  }
}

const frozenOf = ({ set, typos, queries, found, compared, exhaustive, both, lost }: RecallCounts) =>
  [`${set}, typos ${typos}`, { queries, found, sample: compared, exhaustive, both, lost }] as const

// Labelled subjects asked of a server, with the verdict each must get: `npm run bench:truth`. It asks the subjects of this
// folder against the lists of this folder, and the shared subjects against the shared lists where these are beside the
// checkout; `-- --write` keeps the tables in bench/truth/result.txt, `-- --wrong` prints each wrong row.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { administration } from '../../src/accounts/administration/administration.ts'
import { createClient } from '../../src/client/client.ts'
import { importSource } from '../../src/edges/cli/commands/sources-import.ts'
import { readConfig, settings } from '../../src/installation/config.ts'
import { serve } from '../../src/main/serve.ts'
import { systemClock } from '../../src/platform/clock/system-clock.ts'
import { randomIds } from '../../src/platform/ids/random-ids.ts'
import { filledCsl, filledSdn } from './fill-lists.ts'
import { type Judgement, judge, type ListAge, type TruthAnswer, type TruthRow, truthTable } from './judge.ts'

const { values } = parseArgs({
  options: {
    shared: { type: 'string', default: resolve(import.meta.dirname, '../../../shared') },
    subjects: { type: 'string' },
    write: { type: 'boolean', default: false },
    wrong: { type: 'boolean', default: false },
  },
})
const today = new Date().toISOString().slice(0, 10)

interface ListFile {
  readonly source: string
  readonly path: string
  /** The date for a file that carries none. */
  readonly asOf?: string
  /** No run requires it, and it may be below its floors. */
  readonly isBeside?: boolean
}

interface TruthSet {
  readonly title: string
  readonly age: ListAge
  readonly lists: readonly ListFile[]
  readonly subjects: string
  /** The lists are below their floors. */
  readonly isShort: boolean
}

const lists = join(values.shared, 'data/lists')
const sharedSubjects = values.subjects ?? join(values.shared, 'data/truth/subjects.jsonl')

/** What the official lists of the years in `data/lists` lack. */
const SHORT_OF = { organization: 3800, person: 1700 }

/** The subjects of this folder, against the sample pack: two lists that a run requires are filled up to their floors. */
function ownSet(): TruthSet {
  const samples = join(import.meta.dirname, '../../samples')
  const floor = { organization: 7600, person: 6400, unknown: 3400 }
  return {
    title: 'Own subjects, lists of the sample pack',
    age: 'today',
    subjects: join(import.meta.dirname, 'own-subjects.jsonl'),
    isShort: false,
    lists: [
      {
        source: 'us-ofac-sdn',
        path: filledSdn(join(samples, 'us-ofac-sdn'), join(folder, 'own-sdn'), { ...floor, unknown: 0 }),
        asOf: today,
      },
      {
        source: 'us-csl',
        path: filledCsl(
          join(samples, 'us-csl/consolidated.csv'),
          join(folder, 'own-consolidated.csv'),
          floor,
        ),
        asOf: today,
      },
      { source: 'us-ofac-cons', path: join(samples, 'us-ofac-cons'), asOf: today, isBeside: true },
      ...['un-sc', 'eu-fsf', 'uk-fcdo'].map((source) => ({
        source,
        path: join(samples, source),
        isBeside: true,
      })),
    ],
  }
}

/** As the lists are, with their own dates; as of today; and as of today, filled up to the floors of their readers. */
type SharedMode = 'stale' | 'today' | 'whole'

function sharedSet(title: string, mode: SharedMode): TruthSet {
  const dated = (honest: string): string => (mode === 'stale' ? honest : today)
  const sdn = join(lists, 'us-ofac-sdn/2021-07')
  const csl = join(lists, 'us-csl/consolidated.2022-04.csv')
  const isWhole = mode === 'whole'
  return {
    title,
    age: mode === 'stale' ? 'stale' : 'today',
    subjects: sharedSubjects,
    isShort: !isWhole,
    lists: [
      {
        source: 'us-ofac-sdn',
        path: isWhole ? filledSdn(sdn, join(folder, 'sdn'), SHORT_OF) : sdn,
        asOf: dated('2021-07-07'),
      },
      { source: 'us-ofac-cons', path: join(lists, 'us-ofac-cons/2025-12'), asOf: dated('2025-12-19') },
      {
        source: 'us-csl',
        path: isWhole ? filledCsl(csl, join(folder, 'consolidated.csv'), SHORT_OF) : csl,
        asOf: dated('2022-04-21'),
      },
      { source: 'un-sc', path: unFile(mode), asOf: dated('2026-02-27') },
    ],
  }
}

/** The UN file carries its own date, so a list of today is a copy with the date of today. */
function unFile(mode: SharedMode): string {
  const path = join(lists, 'un-sc/UN_consolidated.2026-02-27.xml')
  if (mode === 'stale') return path
  const copy = join(folder, 'consolidated.xml')
  const text = readFileSync(path, 'utf8').replaceAll(/dateGenerated="[0-9-]*/g, `dateGenerated="${today}`)
  writeFileSync(copy, text)
  return copy
}

/** Asks every subject of a set of a server that has only the lists of the set. */
async function askAll(set: TruthSet): Promise<readonly Judgement[]> {
  const data = mkdtempSync(join(folder, 'data-'))
  const config = readConfig(settings, {
    ASSAY_DATA_DIR: data,
    ASSAY_PORT: '0',
    ASSAY_LOG_LEVEL: 'warn',
    ASSAY_SYNC_SOURCES: 'none',
    ASSAY_RATE_LIMIT_PRO: '1000000000',
    ASSAY_REQUIRED_LISTS: set.lists
      .flatMap(({ source, isBeside }) => (isBeside === true ? [] : [source]))
      .join(','),
  })
  for (const { source, path, asOf, isBeside } of set.lists)
    await importSource(config, source, path, {
      ...(asOf !== undefined && { asOf }),
      belowFloor: set.isShort || isBeside === true,
    })
  const server = await serve(config)
  try {
    const admin = administration({ store: server.store, clock: systemClock, ids: randomIds() })
    const { id } = await admin.createWorkspace('Truth', 'pro')
    const { key } = await admin.createKey(id, { name: 'truth', scopes: ['run'] })
    const client = createClient({ url: server.url, key })
    const rows = readFileSync(set.subjects, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as TruthRow)
    const judgements: Judgement[] = []
    for (const row of rows) judgements.push(judge(row, await ask(client, row.subject), set.age))
    return judgements
  } finally {
    await server.close()
  }
}

async function ask(
  client: ReturnType<typeof createClient>,
  subject: TruthRow['subject'],
): Promise<TruthAnswer> {
  try {
    const run = await client.call('run_diligence', { subject })
    return 'verdict' in run ? { run } : { refused: `the run is ${run.status}` }
  } catch (error) {
    return { refused: error instanceof Error ? error.message : String(error) }
  }
}

const folder = mkdtempSync(join(tmpdir(), 'assay-bench-truth-'))
const lines: string[] = []
const say = (line: string): void => {
  lines.push(line)
  process.stdout.write(`${line}\n`)
}

try {
  const isShared = existsSync(sharedSubjects) && existsSync(lists)
  if (!isShared)
    say('The shared subjects are not beside the checkout and are skipped; name them with --shared.')
  const sets = [
    ownSet,
    ...(isShared
      ? [
          () => sharedSet('Shared subjects, lists filled up to their floors and dated today', 'whole'),
          () => sharedSet('Shared subjects, lists with their own dates', 'stale'),
          () => sharedSet('Shared subjects, lists dated today; two lists are below their floors', 'today'),
        ]
      : []),
  ]
  for (const make of sets) {
    const set = make()
    say(`${set.title}:`)
    const judgements = await askAll(set)
    for (const line of truthTable(judgements)) say(line)
    say('')
    if (values.wrong)
      for (const { row, verdict, isRight, isCited } of judgements)
        if (!isRight || isCited === false)
          process.stdout.write(
            `${row.id} ${JSON.stringify(row.subject)}: ${verdict}${isCited === false ? ', not cited' : ''}; ${row.why}\n`,
          )
  }
  if (values.write) writeFileSync(join(import.meta.dirname, 'result.txt'), lines.join('\n'))
} finally {
  rmSync(folder, { recursive: true, force: true })
}

// `assay erase`: finds what is stored about a person or company, of an assessment, or beside the activity, erases it, and keeps the list of erasures for
// restored backups.
import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import type { StoredErasure } from '../../../contract/stored-erasure.ts'
import { ErasureReason } from '../../../contract/vocabulary/erasure.ts'
import type { Config } from '../../../installation/config.ts'
import type { Composition } from '../parts/composition.ts'
import { CommandFailed } from './command-failed.ts'
import { print, type Printing } from './with-administration.ts'

export interface EraseOptions extends Printing {
  readonly name?: string
  readonly session?: readonly string[]
  readonly activity?: string
  readonly reason: ErasureReason
  readonly yes?: true
  readonly list?: true
  readonly from?: string
  readonly vacuum?: true
}

type Shown = Awaited<ReturnType<StoredErasure['find']>>[number]
type ShownSession = NonNullable<Awaited<ReturnType<StoredErasure['session']>>>

/** Throws CommandFailed. */
export async function eraseCommand(
  config: Config,
  { withErasure }: Pick<Composition, 'withErasure'>,
  runs: readonly string[],
  options: EraseOptions,
): Promise<void> {
  const { name, session: sessions = [], activity, list, from, vacuum } = options
  const asked = [
    runs.length > 0,
    sessions.length > 0,
    activity !== undefined,
    name !== undefined,
    list === true,
    from !== undefined,
  ].filter(Boolean).length
  if (asked > 1 || (asked === 0 && vacuum === undefined))
    throw new CommandFailed(
      'Give ids of runs to erase, or one of --session (to erase assessments), --activity (a name or an address beside the activity), --name (to find runs), --list (the erasures so far), --from (erase again) and --vacuum.',
    )
  if (vacuum === true && config.DATABASE_URL !== '')
    throw new CommandFailed(
      '--vacuum writes an SQLite file again, and this database is PostgreSQL. Run there: VACUUM (FULL) runs, audit_disclosures, search_texts, idempotency_keys, sessions, entries, scorecards, log_disclosures, citation_checks, telemetry_events, used_messages, category_changes',
    )
  const lines = from === undefined ? [] : await readErasures(from)
  await withErasure(config, async (erasure) => {
    if (name !== undefined) return findRuns(erasure, name, options)
    if (list === true) return listErasures(erasure)
    if (from !== undefined) {
      const erased = await erasure.apply(lines)
      print({ erased }, options, [
        `${from} names ${lines.length} erased runs and sessions. ${erased.length} were stored with their data, and are erased now.`,
      ])
    } else if (runs.length > 0) await eraseAll(erasure, runs, options)
    else if (activity !== undefined) await eraseInActivity(erasure, activity, options)
    else if (sessions.length > 0) await eraseTheseSessions(erasure, sessions, options)
    const purged = await erasure.purge(vacuum === true)
    if (!purged)
      process.stderr.write(
        'Another process reads the database, so its -wal file still holds what was deleted. Run `assay erase --vacuum` later.\n',
      )
  })
}

async function findRuns(erasure: StoredErasure, name: string, printing: Printing): Promise<void> {
  const found = await erasure.find(name)
  print(found, printing, [
    ...found.map(lineOf),
    found.length === 0
      ? `No stored run has a subject with the words of "${name}". Try parts of the name, and other spellings.`
      : 'Nothing is erased yet. Next: assay erase RUN...',
  ])
}

async function listErasures(erasure: StoredErasure): Promise<void> {
  for await (const each of erasure.list()) process.stdout.write(`${JSON.stringify(each)}\n`)
}

async function eraseAll(
  erasure: StoredErasure,
  runs: readonly string[],
  options: EraseOptions,
): Promise<void> {
  const subjects = []
  for (const run of runs) {
    const about = await erasure.about(run)
    if (about === undefined)
      throw new CommandFailed(
        `No workspace of this database has a run ${run}, so nothing was erased. Find runs with: assay erase --name NAME`,
      )
    subjects.push(about)
  }
  if (options.yes === undefined) {
    print(subjects, options, [
      ...subjects.flatMap(({ ref, runs: same, total, mentions }) => [
        `Run ${ref}: ${total} with exactly this subject`,
        ...same.map(lineOf),
        ...(mentions.length === 0 ? [] : ['  Not erased with them, although they mention the name:']),
        ...mentions.map(lineOf),
      ]),
      'Nothing is erased yet. An erasure cannot be undone. Add --yes to erase the first list of each run.',
    ])
    return
  }
  const erased: string[] = []
  for (const { ref } of subjects) erased.push(...(await erasure.erase(ref, options.reason)))
  const earlier = subjects.flatMap(({ runs: same }) => same).filter((run) => run.erased !== undefined)
  print({ erased }, options, [
    ...erased.map((id) => `Erased ${id}`),
    ...earlier.map(
      (run) => `${run.id} is erased since ${run.erased?.at ?? ''} (${run.erased?.reason ?? ''})`,
    ),
    `Erased: ${erased.length} runs. Keep the list of erasures outside of the backups: assay erase --list > erasures.jsonl`,
  ])
}

async function eraseTheseSessions(
  erasure: StoredErasure,
  ids: readonly string[],
  options: EraseOptions,
): Promise<void> {
  const sessions = []
  for (const id of ids) {
    const session = await erasure.session(id)
    if (session === undefined)
      throw new CommandFailed(
        `No workspace of this database has a session ${id}, so nothing was erased. Find sessions with: assay sessions`,
      )
    sessions.push(session)
  }
  if (options.yes === undefined) {
    print(sessions, options, [
      ...sessions.map(sessionLine),
      'Nothing is erased yet. An erasure cannot be undone. Add --yes to erase these sessions.',
    ])
    return
  }
  const erased: string[] = []
  for (const { session_id: id } of sessions)
    if (await erasure.eraseSession(id, options.reason)) erased.push(id)
  print({ erased }, options, [
    ...erased.map((id) => `Erased ${id}`),
    ...sessions.filter((session) => session.erased !== undefined).map(sessionLine),
    `Erased: ${erased.length} sessions. Keep the list of erasures outside of the backups: assay erase --list > erasures.jsonl`,
  ])
}

async function eraseInActivity(erasure: StoredErasure, value: string, options: EraseOptions): Promise<void> {
  if (options.yes === undefined) {
    const found = await erasure.inActivity(value)
    print(found, options, [
      ...found.map(
        ({ workspace, seq, at, kind, name }) =>
          `  ${workspace}  ${seq === null ? 'waits for the log' : `entry ${seq}`}  ${at.slice(0, 10)}  ${kind}  ${name}`,
      ),
      found.length === 0
        ? `No workspace of this database has ${value} beside an entry of its activity. Give the whole value.`
        : 'Nothing is erased yet. An erasure cannot be undone. Add --yes to erase the value beside these entries.',
    ])
    return
  }
  const erased = await erasure.eraseInActivity(value, options.reason)
  print({ erased }, options, [
    `Erased: ${erased} values. The entries stay, and the log says what was erased.`,
  ])
}

function sessionLine({ session_id: id, opened_at: openedAt, pitch, holds, erased }: ShownSession): string {
  const state =
    erased === undefined
      ? `evidence: ${holds.entries}, scorecards: ${holds.scorecards}, checks of quotes: ${holds.citation_checks}`
      : `erased ${erased.at.slice(0, 10)} (${erased.reason})`
  return `  ${id}  ${openedAt.slice(0, 10)}  ${state}  ${[...pitch].slice(0, 60).join('')}`
}

function lineOf({ id, status, subject, createdAt, erased }: Omit<Shown, 'workspace'>): string {
  const facts = [subject.type, subject.birthDate, subject.country, subject.lei].filter(
    (fact) => fact !== undefined,
  )
  const state = erased === undefined ? status : `erased ${erased.at.slice(0, 10)} (${erased.reason})`
  return `  ${id}  ${createdAt.slice(0, 10)}  ${state}  ${[subject.name, ...facts].join(', ')}`
}

const Id = z.string().regex(/^[\x21-\x7e]{1,64}$/)
const Line = z
  .union([z.object({ run: Id, reason: ErasureReason }), z.object({ session: Id, reason: ErasureReason })])
  .transform((line) => ({ id: 'run' in line ? line.run : line.session, reason: line.reason }))

/** The lines that `--list` wrote. Throws CommandFailed. */
async function readErasures(path: string): Promise<readonly z.output<typeof Line>[]> {
  const text = await readFile(path, 'utf8').catch((cause: unknown) => {
    throw new CommandFailed(`${path} cannot be read. Give a file that --list wrote.`, { cause })
  })
  return text
    .split('\n')
    .map((line, at) => [line.trim(), at + 1] as const)
    .filter(([line]) => line !== '')
    .map(([line, at]) => {
      try {
        return Line.parse(JSON.parse(line))
      } catch (cause) {
        throw new CommandFailed(
          `Line ${at} of ${path} is not one that --list wrote, so nothing was erased. Correct it: {"run": "...", "reason": "request"}, or "session" in place of "run"`,
          { cause },
        )
      }
    })
}

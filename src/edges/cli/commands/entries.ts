// `assay sessions` and `assay runs`: the lists of the workspace, of sessions with a token for the caller's key (rule C-3). `assay entry`:
// titles and archives one of them.
import type { z } from 'zod'
import type { ClientOptions } from '../../../client/client.ts'
import { operations } from '../../../contract/index.ts'
import type { OutputOf } from '../../../contract/operations/operation.ts'
import { sayMore } from '../parts/say-more.ts'
import { callServer } from './call-server.ts'
import { CommandFailed } from './command-failed.ts'
import { print, type Printing } from './with-administration.ts'

interface ListOptions extends Printing {
  readonly state?: string
  readonly verdict?: string
  readonly owner?: string
  readonly archived?: string
  readonly sort?: string
  readonly before?: string
}

type Session = OutputOf<typeof operations.list_sessions>['sessions'][number]
type Run = OutputOf<typeof operations.list_runs>['runs'][number]

/** Prints a page of the sessions. Throws CommandFailed. */
export async function sessionsCommand(
  words: readonly string[],
  options: ClientOptions,
  { json = false, ...filter }: ListOptions,
): Promise<void> {
  const input = checked(operations.list_sessions.input, { ...filter, query: words.join(' ') })
  const { sessions, next } = await callServer(options, (client) => client.call('list_sessions', input))
  print(sessions, { json }, named(sessions.map(sessionLines), 'session'))
  sayMore(next)
}

/** Prints a page of the runs. Throws CommandFailed. */
export async function runsCommand(
  words: readonly string[],
  options: ClientOptions,
  { json = false, ...filter }: ListOptions,
): Promise<void> {
  const input = checked(operations.list_runs.input, { ...filter, query: words.join(' ') })
  const { runs, next } = await callServer(options, (client) => client.call('list_runs', input))
  print(runs, { json }, named(runs.map(runLines), 'run'))
  sayMore(next)
}

interface EntryOptions extends Printing {
  /** False: none. */
  readonly title?: string | false
  readonly archive?: boolean
}

/** Titles or archives a session or a run, and prints what lists say of it now. Throws CommandFailed. */
export async function entryCommand(
  what: string,
  id: string,
  options: ClientOptions,
  { title, archive: archived, json = false }: EntryOptions,
): Promise<void> {
  if (title === undefined && archived === undefined)
    throw new CommandFailed('Give --title TEXT, --no-title, --archive or --no-archive.')
  const change = {
    id,
    ...(title !== undefined && { title: title === false ? null : title }),
    ...(archived !== undefined && { archived }),
  }
  if (what === 'session') {
    const input = checked(operations.update_session.input, change)
    const { session_id, archived_at, ...entry } = await callServer(options, (client) =>
      client.call('update_session', input),
    )
    print({ session_id, archived_at, ...entry }, { json }, [
      `${session_id}  ${entryText({ ...entry, archivedAt: archived_at })}`,
    ])
  } else if (what === 'run') {
    const input = checked(operations.update_run.input, change)
    const entry = await callServer(options, (client) => client.call('update_run', input))
    print(entry, { json }, [`${entry.id}  ${entryText(entry)}`])
  } else throw new CommandFailed(`"${what}" is none of session, run.`)
}

/** Members of an input that are no options. */
const POSITIONAL: Readonly<Record<string, string>> = { query: 'The words', id: 'The id' }

/** The input of an operation. Throws CommandFailed with what is wrong. */
function checked<T>(schema: z.ZodType<T>, input: object): T {
  const read = schema.safeParse(input)
  if (read.success) return read.data
  const [issue] = read.error.issues
  const name = issue?.path.join('.') ?? ''
  const flag = POSITIONAL[name] ?? `--${name}`
  throw new CommandFailed(`${flag}: ${issue?.message ?? 'is not valid'}.`)
}

const named = (lines: readonly string[], what: string): readonly string[] =>
  lines.length === 0 ? [`No ${what} with these words.`] : lines

const entryText = ({
  title,
  archivedAt,
  unreadable,
}: {
  readonly title?: string | undefined
  readonly archivedAt?: string | undefined
  readonly unreadable?: true | undefined
}): string =>
  [
    title === undefined ? 'no title' : `“${title}”`,
    ...(archivedAt === undefined ? [] : [`archived ${archivedAt.slice(0, 10)}`]),
    ...(unreadable === true ? ['altered in the store: a part cannot be read'] : []),
  ].join('  ')

const LINE = 100

/** Without control characters, which another person's text could send to the terminal. */
const oneLine = (text: string): string => [...text.replaceAll(/[\s\p{Cc}]+/gu, ' ')].slice(0, LINE).join('')

const sessionLines = (session: Session): string =>
  [
    `${session.session_id}  ${session.opened_at.slice(0, 10)}  ${oneLine(session.opened_by)}  ${sessionState(session)}`,
    `  ${oneLine(session.pitch)}  ${entryText({ ...session, archivedAt: session.archived_at })}`,
    `  ${session.session_token}`,
  ].join('\n')

const sessionState = ({ total, verdict, missing, erased }: Session): string => {
  if (erased !== undefined) return `erased ${erased.at.slice(0, 10)} (${erased.reason})`
  if (total !== undefined) return `${total}/70 ${verdict ?? ''}`
  return missing === null ? 'not known what is missing' : `${missing} kinds missing`
}

const runLines = (run: Run): string =>
  [
    `${run.id}  ${run.createdAt.slice(0, 10)}  ${oneLine(run.owner.name)}  ${run.verdict ?? run.status}`,
    `  ${oneLine(run.subject.name)}  ${entryText(run)}`,
  ].join('\n')

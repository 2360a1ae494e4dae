// Lists what people and keys did in a workspace, from the entries of its log, with the names that they have now.
import { type Act, type ActivityRecord, readActivity } from '../../audit/activity.ts'
import { LOG_CHAIN } from '../../audit/entry.ts'
import { LogBroken } from '../../audit/log/log-broken.ts'
import { isBehind, storedText } from '../../audit/log/logged-values.ts'
import type { LogReads, StoredLogDisclosure, StoredLogEntry } from '../../audit/ports.ts'
import { yieldToEventLoop } from '../../base/yield-to-event-loop.ts'
import type { Operations } from '../../contract/index.ts'
import type { OutputOf } from '../../contract/operations/operation.ts'
import { ACTIVITY_KINDS, type ActivityKind } from '../../contract/vocabulary/activity-kinds.ts'
import type { Call, UseCase } from '../../call/use-case.ts'
import type { AccountPorts } from '../ports.ts'
import { COMMAND, DNS } from '../record-changes.ts'
import { hasNoSecret } from '../rules/key-id.ts'

const PAGE = 50
/** Entries of one read, and of one request: a rare kind may need several requests. */
const READ_AT_ONCE = 200
const MAX_READ = 4_000
/** Acts that wait are few: the log takes them in when it can be written again. */
const MAX_WAITING = 200

type Ports = Pick<AccountPorts, 'auditLog'> & {
  readonly store: Pick<AccountPorts['store'], 'accounts' | 'members'> & {
    read<T>(workspaceId: string, work: (tenant: LogReads) => Promise<T>): Promise<T>
  }
}
type Answer = OutputOf<Operations['list_activity']>
type Shown = Answer['activities'][number]
type Input = Parameters<UseCase<Operations['list_activity']>['run']>[0]['input']

/** An act as it was read, before the names are known. */
interface FoundAct extends Pick<ActivityRecord, 'at' | 'actor' | 'late'>, Pick<Act, 'about' | 'details'> {
  readonly id: string
  readonly kind: ActivityKind
  readonly hash: string | null
  readonly values: Readonly<Record<string, string>>
  /** How many values are not stored. */
  readonly erased: number
  /** A value is stored that is not the one of its digest. */
  readonly isAltered: boolean
}

export const listActivity: UseCase<Operations['list_activity'], Ports> = {
  async run(call, ports) {
    const { input, caller } = call
    const waiting = input.before === undefined ? await waitingActs(call, ports) : NONE_WAIT
    const found: FoundAct[] = []
    let before = input.before === undefined ? undefined : Number(input.before)
    let fault: string | undefined
    let next: string | undefined
    for (let read = 0; ;) {
      const page = await ports.store.read(caller.workspaceId, (tenant) =>
        readPage(tenant, ports, input, before),
      )
      fault ??= page.fault
      read += page.entries
      found.push(...page.found)
      before = page.last
      if (found.length > PAGE) {
        next = found[PAGE - 1]?.id
        break
      }
      if (before === undefined) break
      if (read >= MAX_READ) {
        next = String(before)
        break
      }
      await yieldToEventLoop()
    }
    fault ??= waiting.fault
    const acts = [...waiting.found, ...found.slice(0, PAGE)]
    return {
      activities: await shownActs(acts, call, ports),
      ...(next !== undefined && { next }),
      ...(fault !== undefined && { fault }),
    }
  },
}

interface ReadPage {
  readonly found: readonly FoundAct[]
  /** How many entries were read. */
  readonly entries: number
  /** The number of the oldest of them; undefined where there is none before it. */
  readonly last: number | undefined
  readonly fault: string | undefined
}

async function readPage(
  tenant: LogReads,
  { auditLog }: Ports,
  input: Input,
  before: number | undefined,
): Promise<ReadPage> {
  const length = (await tenant.chainEnd(LOG_CHAIN))?.length ?? 0
  // why: beyond the end nothing is missing, and a number of fifteen digits is none of the store
  const end = Math.min(before ?? length, length)
  const rows = await tenant.logEntriesBefore(LOG_CHAIN, end, READ_AT_ONCE)
  const last = rows.at(-1)?.seq
  const isWhole = rows.every(({ seq }, at) => seq === end - 1 - at)
  const kept = rows.flatMap((row) => {
    const read = readActivity(row.record)
    return read !== undefined && isAsked(read, input) ? [{ row, read }] : []
  })
  // why those that are shown: a proof of each of them would be read by no one else
  const hashes = kept.slice(0, PAGE).map(({ read }) => read.hash)
  const isLogged = kept.every(isStoredAs) && (await areLogged(tenant, auditLog, hashes))
  const values =
    last === undefined ? [] : await tenant.logDisclosuresFrom(LOG_CHAIN, last, rows[0]?.seq ?? last)
  const found = kept.map(({ row, read }) => foundAct(row, read, values))
  const altered = found.some(({ isAltered }) => isAltered)
    ? 'Some names or addresses are not those that were recorded'
    : undefined
  return {
    found,
    entries: rows.length,
    last: last === undefined || last === 0 ? undefined : last,
    fault:
      isWhole && isLogged && (rows.length > 0 || end === 0)
        ? altered
        : 'Some entries are missing, or are not those that were signed',
  }
}

/** Whether the log holds these entries. False also where the log cannot be read. */
async function areLogged(
  tenant: LogReads,
  auditLog: Ports['auditLog'],
  hashes: readonly string[],
): Promise<boolean> {
  if (hashes.length === 0) return true
  try {
    return (await auditLog.prove(tenant, hashes)) !== undefined
  } catch (error) {
    if (error instanceof LogBroken) return false
    throw error
  }
}

const isStoredAs = ({
  row,
  read,
}: {
  readonly row: StoredLogEntry
  readonly read: ActivityRecord
}): boolean => row.hash === read.hash && row.seq === read.entry.seq

const isKind = (kind: string): kind is ActivityKind => Object.hasOwn(ACTIVITY_KINDS, kind)

const isAsked = ({ kind, actor }: Pick<ActivityRecord, 'kind' | 'actor'>, input: Input): boolean =>
  isKind(kind) &&
  (input.kind === undefined || kind === input.kind) &&
  (input.by === undefined || actor === input.by)

/** The personal values of an entry: those that are stored, and how many are not. One that is not that of its digest is not shown. */
function foundAct(
  { seq }: StoredLogEntry,
  { kind, at, actor, about, details, digests, late, hash }: ActivityRecord,
  stored: readonly StoredLogDisclosure[],
): FoundAct {
  const own = stored.filter((row) => row.seq === seq)
  const values = own.filter((row) => isBehind(row, digests)).map((row) => [row.name, storedText(row) ?? ''])
  return {
    id: String(seq),
    kind: kind as ActivityKind,
    at,
    actor,
    ...(about !== undefined && { about }),
    ...(details !== undefined && { details }),
    late,
    hash,
    values: Object.fromEntries(values) as Readonly<Record<string, string>>,
    erased: Math.max(0, digests.length - own.length),
    isAltered: values.length < own.length,
  }
}

type FoundWaiting = Pick<ReadPage, 'found' | 'fault'>

const NONE_WAIT: FoundWaiting = { found: [], fault: undefined }

async function waitingActs(
  { caller, input }: Call<Input>,
  { store, auditLog }: Ports,
): Promise<FoundWaiting> {
  const rows = await store.read(caller.workspaceId, (tenant) => tenant.waitingActs(MAX_WAITING))
  const signed = rows.flatMap((row) => {
    const act = auditLog.waiting.read(caller.workspaceId, row)
    return act === undefined ? [] : [{ id: `p${row.id}`, act }]
  })
  const found = signed
    .filter(({ act }) => isAsked(act, input))
    .map(({ id, act: { personal = {}, ...act } }) => ({
      ...act,
      id,
      hash: null,
      late: true,
      values: personal,
      erased: 0,
      isAltered: false,
    }))
    .toReversed()
  return {
    found,
    fault:
      signed.length === rows.length
        ? undefined
        : 'Some acts that wait for the log are not signed by this server',
  }
}

/** A signed-in person sees names and addresses, a key none. */
async function shownActs(
  acts: readonly FoundAct[],
  { caller }: Call,
  { store: { accounts, members } }: Ports,
): Promise<Shown[]> {
  const isPerson = caller.member !== undefined
  const ids = new Set(acts.flatMap(({ actor, about }) => [actor, ...(about === undefined ? [] : [about])]))
  const keys = acts.length === 0 ? [] : await accounts.keys(caller.workspaceId)
  const names = new Map([
    // why without those of agents: their rows are named for the person who let them in
    ...keys.filter(({ id }) => isPerson || !hasNoSecret(id)).map(({ id, name }) => [id, name] as const),
    ...(isPerson ? await members.names([...ids]) : []),
    [COMMAND, 'a command of the operator'] as const,
    [DNS, 'the server, as the record of the domain is gone'] as const,
    ['retention', 'the server, as the workspace keeps it no longer'] as const,
  ])
  return acts.map(({ id, at, kind, actor, about, details = {}, values, erased, hash, late }) => ({
    id,
    at,
    kind,
    by: { id: actor, name: names.get(actor) ?? null },
    about: about ?? null,
    aboutName: about === undefined ? null : (names.get(about) ?? null),
    details: { ...shownDetails(details), ...(isPerson && values) },
    ...(erased > 0 && { erased }),
    hash,
    ...(late && { late }),
  }))
}

/** Details that a later version of the program adds in another form are left out. */
const shownDetails = (details: NonNullable<Act['details']>): Shown['details'] =>
  Object.fromEntries(
    Object.entries(details).flatMap(([name, value]): [string, Shown['details'][string]][] => {
      if (Array.isArray(value)) return [[name, value.filter((each) => typeof each === 'string')]]
      if (typeof value === 'string' || typeof value === 'number') return [[name, value]]
      return typeof value === 'boolean' || value === null ? [[name, value]] : []
    }),
  )

// The personal values beside entries of the log itself, such as the address of a person who was invited: finds them, erases them and
// checks them. The entries and their hashes stay; an entry `erasure` names the digests that lost their values.
import { type Act, readActivity, readWaitingAct, VALUES } from '../activity.ts'
import { digestOf, verifyDisclosure } from '../digest.ts'
import { LOG_CHAIN } from '../entry.ts'
import { digestsOfRecord, erasureDraft } from '../erasure.ts'
import type { LogReads, LogWrites, StoredLogDisclosure, WaitingAct } from '../ports.ts'
import { erasuresOf } from './logged-erasures.ts'
import { type ActPorts, takeInWaitingActs } from './record-acts.ts'

/** An entry with a value beside it, or an act that waits for the log with a value in it. */
export interface EntryWithValue {
  /** Null of an act that waits. */
  readonly seq: number | null
  /** ISO instant. */
  readonly at: string
  readonly kind: string
  /** The name of the value, such as `email`. */
  readonly name: string
}

/** The text behind a digest; undefined where what is stored is none, because it was changed from outside. */
export function storedText({ value }: Pick<StoredLogDisclosure, 'value'>): string | undefined {
  try {
    const read: unknown = JSON.parse(value)
    return typeof read === 'string' ? read : undefined
  } catch {
    return undefined
  }
}

/** Whether a stored value is one that a digest of the entry stands for. */
export const isBehind = (row: StoredLogDisclosure, digests: readonly string[]): boolean =>
  verifyDisclosure({ name: row.name, salt: row.salt, value: storedText(row) }, digests)

/** Those rows whose value is this text; case does not count. */
async function rowsWith(tenant: LogReads, text: string): Promise<readonly StoredLogDisclosure[]> {
  return (await tenant.logDisclosures(LOG_CHAIN)).filter((row) => isSame(storedText(row), text))
}

const recordAt = async (tenant: LogReads, seq: number): Promise<string> =>
  (await tenant.logEntries(LOG_CHAIN, seq, 1)).find((entry) => entry.seq === seq)?.record ?? ''

/** The entries with this text beside them, in their order; then the acts that wait with it. */
export async function entriesWithValue(tenant: LogReads, text: string): Promise<readonly EntryWithValue[]> {
  const found: EntryWithValue[] = []
  for (const { seq, name } of await rowsWith(tenant, text)) {
    const { at = '', kind = 'unknown' } = readActivity(await recordAt(tenant, seq)) ?? {}
    found.push({ seq, at, kind, name })
  }
  for (const { act, names } of await waitingWith(tenant, text)) {
    const { at = '', kind = 'unknown' } = act
    found.push(...names.map((name) => ({ seq: null, at, kind, name })))
  }
  return found
}

interface WaitingValues {
  readonly row: WaitingAct
  /** As far as it can be read: whether a key of the server signed it does not count. */
  readonly act: Partial<Act>
  /** Of its values, those with the text. */
  readonly names: readonly string[]
}

/** The acts that wait with this text in them. why those too that the log never takes in: they hold it as well */
async function waitingWith(tenant: LogReads, text: string): Promise<readonly WaitingValues[]> {
  return (await tenant.waitingActs(Number.MAX_SAFE_INTEGER)).flatMap((row) => {
    const act: Partial<Act> = readWaitingAct(row.act) ?? {}
    const names = Object.entries(act.personal ?? {}).flatMap(([name, value]) =>
      isSame(value, text) ? [name] : [],
    )
    return names.length === 0 ? [] : [{ row, act, names }]
  })
}

/** Takes the text out of acts that wait. Returns how many values it was. */
async function eraseWaiting(tenant: LogReads & LogWrites, text: string): Promise<number> {
  const waiting = await waitingWith(tenant, text)
  await tenant.removeWaitingActs(waiting.map(({ row }) => row.id))
  await tenant.keepWaitingActs(
    waiting.map(({ row, act, names }) => {
      const kept = Object.entries(act.personal ?? {}).filter(([name]) => !names.includes(name))
      return { ...row, act: JSON.stringify({ ...act, personal: Object.fromEntries(kept) }) }
    }),
  )
  return waiting.flatMap(({ names }) => names).length
}

const isSame = (a: unknown, b: string): boolean =>
  typeof a === 'string' && a.toLowerCase() === b.toLowerCase()

/**
 * Deletes this text beside every entry, and records which digests lost it. Acts that wait with it are taken in before; those that the log
 * does not take in lose it where they are. Returns how many values it was. The store must be purged after the transaction. Throws LogBroken: what cannot be recorded is not erased.
 */
export async function eraseValue(
  tenant: LogReads & LogWrites,
  ports: ActPorts,
  text: string,
  { reason, at, actor }: { readonly reason: string; readonly at: string; readonly actor: string },
): Promise<number> {
  const isSigned = ({ row }: WaitingValues): boolean =>
    ports.auditLog.waiting.read(tenant.workspaceId, row) !== undefined
  if ((await waitingWith(tenant, text)).some(isSigned)) while ((await takeInWaitingActs(tenant, ports)) > 0);
  return (await eraseWaiting(tenant, text)) + (await eraseLogged(tenant, ports, text, { reason, at, actor }))
}

async function eraseLogged(
  tenant: LogReads & LogWrites,
  ports: ActPorts,
  text: string,
  { reason, at, actor }: Parameters<typeof eraseValue>[3],
): Promise<number> {
  if ((await rowsWith(tenant, text)).length === 0) return 0
  const log = await ports.auditLog.open(tenant)
  // why again: another command may have erased them before the log was locked
  const rows = await rowsWith(tenant, text)
  if (rows.length === 0) return 0
  const fields = []
  for (const row of rows)
    // why only these: the log vouches for no other value, and an altered one stays a fault of its entry
    if (isBehind(row, digestsOfRecord(await recordAt(tenant, row.seq))))
      fields.push({
        name: row.name,
        digest: digestOf({ name: row.name, salt: row.salt, value: storedText(row) ?? '' }),
      })
  if (fields.length > 0)
    await log.record(LOG_CHAIN, [erasureDraft({ run: VALUES, reason, fields }, { at, actor })])
  return tenant.eraseLogDisclosures(LOG_CHAIN, rows)
}

/** Entries whose values are checked at once. */
const PAGE = 200

/** Reports each value that is missing, altered, or stored although the log says that it was erased. */
export async function checkValues(
  {
    read,
    pause,
  }: {
    readonly read: <T>(work: (tenant: LogReads) => Promise<T>) => Promise<T>
    readonly pause: () => Promise<void>
  },
  onFault: (says: string) => void,
): Promise<void> {
  const erased = new Set<string>()
  for await (const page of erasuresOf(read))
    for (const { run, fields } of page)
      if (run === VALUES) for (const { digest } of fields) erased.add(digest)
  for (let from = 0; ;) {
    const { entries, rows } = await read(async (tenant) => {
      const some = await tenant.logEntries(LOG_CHAIN, from, PAGE)
      const last = some.at(-1)?.seq ?? from
      return { entries: some, rows: await tenant.logDisclosuresFrom(LOG_CHAIN, from, last) }
    })
    const last = entries.at(-1)
    if (last === undefined) return
    for (const { seq, record } of entries) {
      const own = rows.filter((row) => row.seq === seq)
      const digests = digestsOfRecord(record)
      for (const row of own)
        if (!isBehind(row, digests)) onFault(`entry ${seq} of the log: its value ${row.name} was altered`)
        else if (isBehind(row, [...erased]))
          onFault(
            `entry ${seq} of the log: its value ${row.name} was erased, and it is stored again. Run: erase --activity`,
          )
      const missing = digests.filter(
        (digest) => !erased.has(digest) && !own.some((row) => isBehind(row, [digest])),
      )
      if (missing.length > own.filter((row) => !isBehind(row, digests)).length)
        onFault(`entry ${seq} of the log: a value of it is missing, and no erasure says so`)
    }
    from = last.seq + 1
    await pause()
  }
}

// Rotates the key of the audit log: exchanges the key of the data folder, and takes the two steps in the log of every workspace.
// Each step can be repeated after it broke off. A log that is done is left as it is. After the key was stolen, it begins a new name of each log
// with a new key.
import type { LogKeys } from '../audit/log/key-history.ts'
import { checkLog } from '../audit/log/check-log.ts'
import { takeInWaitingActs } from '../audit/log/record-acts.ts'
import { LogBroken, type RotatingLog } from '../audit/log/workspace-log.ts'
import type { LogKey, LogReads } from '../audit/ports.ts'
import { utf8 } from '../audit/proofs/bytes.ts'
import {
  demandContinues,
  openCheckpoint,
  ProofError,
  readBase64,
  readCheckpointText,
  readNote,
  type TreeHead,
} from '../audit/proofs/index.ts'
import type { Clock } from '../base/ports.ts'
import { randomIds } from '../platform/ids/random-ids.ts'
import type { Store } from '../platform/store/store.ts'
import { auditLogKey, auditLogOf, knownLogKey, refuseLostLogKey } from './audit-log.ts'
import type { Config } from './config.ts'
import {
  type DataFolder,
  dataFolder,
  exchangeLogKey,
  FolderInUse,
  forgetPreviousLogKey,
  lockFolder,
} from './data-folder.ts'
import { serverAddress } from './server-address.ts'

type LogStore = Pick<Store, 'accounts' | 'read' | 'write'>

/** The log of a workspace that a step could not be taken in, and why. */
export interface LogFault {
  readonly workspace: string
  readonly says: string
}

export interface RotatedLogs {
  /** Logs in which this call took the step. */
  readonly changed: number
  /** Logs that were done before. */
  readonly done: number
  readonly faults: readonly LogFault[]
}

/** A step that cannot be taken now. The message says what to do. */
export class RotationRefused extends Error {}

/** Begins the rotation, or goes on with one that broke off. Throws RotationRefused or ConfigError. */
export async function beginLogKeyRotation(
  config: Config,
  store: LogStore,
  clock: Clock,
): Promise<RotatedLogs> {
  if (config.ASSAY_LOG_KEY !== undefined) {
    if (config.ASSAY_LOG_KEY_PREVIOUS === undefined)
      throw new RotationRefused(
        'The key of the audit log is ASSAY_LOG_KEY. Make a new one with "openssl rand -base64 32". On every server, set ' +
          'ASSAY_LOG_KEY_PREVIOUS to the present key and ASSAY_LOG_KEY to the new one, and restart it. Then run this command again ' +
          'with the same settings.',
      )
    return refuseSecond(await rotate(config, store, clock))
  }
  return withFolder(config, async (folder) => {
    if (knownLogKey(config) === undefined) {
      await refuseLostLogKey(config, store)
      throw new RotationRefused(
        'There is no key of the audit log yet. The first start of the server makes it.',
      )
    }
    exchangeLogKey(folder)
    return refuseSecond(await rotate(config, store, clock))
  })
}

/** Ends the rotation: the old key signs no more, and the data folder forgets it. Throws RotationRefused or ConfigError. */
export async function endLogKeyRotation(config: Config, store: LogStore, clock: Clock): Promise<RotatedLogs> {
  if (config.ASSAY_LOG_KEY !== undefined) return retire(config, store, clock)
  return withFolder(config, async (folder) => {
    const ended = await retire(config, store, clock)
    // why not with a fault: that log may need the old key
    if (ended.faults.length === 0) forgetPreviousLogKey(folder)
    return ended
  })
}

/**
 * After the key was stolen: every log goes on under a new name, with a new key alone, and the data folder forgets the old one. A log that is
 * not what its leaves and checkpoints say stays as it is. `trusted`: checkpoints that their logs must continue. Throws RotationRefused or
 * ConfigError.
 */
export async function replaceLogKey(
  config: Config,
  store: LogStore,
  clock: Clock,
  trusted: readonly string[],
): Promise<RotatedLogs> {
  const heads = trusted.map(headOfText)
  const replace = (): Promise<RotatedLogs> =>
    inEachLog(config, store, (log, workspace, key) => replaceIn({ log, workspace, key, store, clock }, heads))
  if (config.ASSAY_LOG_KEY !== undefined) {
    if (config.ASSAY_LOG_KEY_PREVIOUS === undefined)
      throw new RotationRefused(
        'The key of the audit log is ASSAY_LOG_KEY. Stop every server. Make a new key with "openssl rand -base64 32", set ASSAY_LOG_KEY to ' +
          'it and ASSAY_LOG_KEY_PREVIOUS to the stolen one, and run this command again with these settings.',
      )
    await refuseForeign(config, store, heads)
    return refuseIdle(config, store, await replace())
  }
  return withFolder(config, async (folder) => {
    if (knownLogKey(config) === undefined) {
      await refuseLostLogKey(config, store)
      throw new RotationRefused(
        'There is no key of the audit log yet. The first start of the server makes it.',
      )
    }
    await refuseForeign(config, store, heads)
    exchangeLogKey(folder)
    const replaced = await refuseIdle(config, store, await replace())
    // why not with a fault: that log can be read with the old key only
    if (replaced.faults.length === 0) forgetPreviousLogKey(folder)
    return replaced
  })
}

/** why: a key that signs every log from their beginning is the stolen one, given as the new one */
async function refuseIdle(config: Config, store: LogStore, replaced: RotatedLogs): Promise<RotatedLogs> {
  const { changed, done, faults } = replaced
  if (changed > 0 || faults.length > 0 || done === 0) return replaced
  const logs = await keysOfLogs(config, store)
  if (logs.some((log) => 'keys' in log && log.keys.length > 1)) return replaced
  throw new RotationRefused(
    config.ASSAY_LOG_KEY === undefined
      ? 'The key of the data folder signs every log already, and a key of an earlier rotation lies beside it. Run "assay audit ' +
          'retire-key", which ends that rotation, then run this command again.'
      : 'ASSAY_LOG_KEY signs every log already: nothing was replaced. Set ASSAY_LOG_KEY to a new key and ASSAY_LOG_KEY_PREVIOUS to the ' +
          'stolen one, and run this command again.',
  )
}

function headOfText(checkpoint: string): TrustedHead {
  try {
    return { checkpoint, ...readCheckpointText(readNote(utf8(checkpoint)).text) }
  } catch (error) {
    if (!(error instanceof ProofError)) throw error
    throw new RotationRefused(`A file is not a checkpoint: ${error.message}.`, { cause: error })
  }
}

type TrustedHead = TreeHead & { readonly checkpoint: string }

/** why: a checkpoint of no log of this installation would be compared with nothing */
async function refuseForeign(config: Config, store: LogStore, heads: readonly TrustedHead[]): Promise<void> {
  const names = new Set(
    (await keysOfLogs(config, store)).flatMap((each) =>
      'keys' in each ? each.keys.map(({ name }) => name) : [],
    ),
  )
  const foreign = heads.find(({ origin }) => !names.has(origin))
  if (foreign !== undefined)
    throw new RotationRefused(
      `The checkpoint of ${foreign.origin} is of no log of this installation. Give checkpoints of its logs.`,
    )
}

async function replaceIn(
  {
    log,
    workspace,
    key,
    store,
    clock,
  }: {
    readonly log: RotatingLog
    readonly workspace: string
    readonly key: LogKey
    readonly store: LogStore
    readonly clock: Clock
  },
  heads: readonly TrustedHead[],
): Promise<boolean> {
  const read = <T>(work: (tenant: LogReads) => Promise<T>): Promise<T> => store.read(workspace, work)
  const faults: string[] = []
  await checkLog({ read, key, pause: () => Promise.resolve() }, (says) => faults.push(says))
  const [fault] = faults
  if (fault !== undefined)
    throw new LogBroken(
      `${fault}; find out with "assay fsck" what was changed, or restore a backup, and run this again`,
    )
  for (const head of heads) {
    const { keys = [] } = (await read((tenant) => log.keys(tenant))) ?? {}
    if (!keys.some(({ name }) => name === head.origin)) continue
    try {
      const pin = openCheckpoint(utf8(head.checkpoint), { origin: head.origin, keys }, key.verify)
      const now = await read((tenant) => log.continued(tenant, pin.size))
      if (now === undefined)
        throw new LogBroken(`the log is shorter than the checkpoint of ${pin.size} leaves`)
      const { size, root } = readCheckpointText(readNote(utf8(now.checkpoint)).text)
      const path = now.path.map((hash) => readBase64(hash, 'a hash'))
      demandContinues({ ...pin, origin: now.origin }, { origin: now.origin, size, root }, path)
    } catch (error) {
      if (!(error instanceof ProofError)) throw error
      throw new LogBroken(
        `the log is not the one of the checkpoint of ${head.size} leaves: ${error.message}; restore a backup that continues it`,
      )
    }
  }
  const at = new Date(clock.now()).toISOString()
  return store.write(workspace, async (tenant) => (await log.open(tenant)).replaceKey(at))
}

/** The keys of the log of every workspace, or of one, as its rotations say. */
export async function keysOfLogs(
  config: Config,
  store: LogStore,
  workspace?: string,
): Promise<readonly (LogFault | ({ readonly workspace: string } & LogKeys))[]> {
  const log = await openLog(config, store)
  const found: (LogFault | ({ readonly workspace: string } & LogKeys))[] = []
  for (const { id } of await store.accounts.workspaces()) {
    if (workspace !== undefined && id !== workspace) continue
    try {
      const keys = await store.read(id, (tenant) => log.keys(tenant))
      if (keys !== undefined) found.push({ workspace: id, ...keys })
    } catch (error) {
      if (!(error instanceof LogBroken)) throw error
      found.push({ workspace: id, says: error.message })
    }
  }
  return found
}

function refuseSecond(rotated: RotatedLogs): RotatedLogs {
  if (rotated.changed > 0 || rotated.faults.length > 0 || rotated.done === 0) return rotated
  throw new RotationRefused(
    'A rotation of this key is under way, and every log has begun it. End it with "assay audit retire-key" before the next one.',
  )
}

const rotate = (config: Config, store: LogStore, clock: Clock): Promise<RotatedLogs> =>
  inEachLog(config, store, async (log, workspace) => {
    const at = new Date(clock.now()).toISOString()
    return store.write(workspace, async (tenant) => (await log.open(tenant)).rotateKey(at))
  })

const retire = (config: Config, store: LogStore, clock: Clock): Promise<RotatedLogs> =>
  inEachLog(config, store, async (log, workspace) => {
    const at = new Date(clock.now()).toISOString()
    return store.write(workspace, async (tenant) => {
      const keys = await log.keys(tenant)
      if (keys?.state === 'waits')
        throw new LogBroken(
          keys.lacks ?? 'the log has not begun the rotation; run "assay audit rotate-key" first',
        )
      // why before: without the old key, none that it signed can be taken in
      while ((await takeInWaitingActs(tenant, { auditLog: log, ids: randomIds() })) > 0);
      return (await log.open(tenant)).retireKey(at)
    })
  })

async function inEachLog(
  config: Config,
  store: LogStore,
  take: (log: RotatingLog, workspace: string, key: LogKey) => Promise<boolean>,
): Promise<RotatedLogs> {
  const key = await auditLogKey(config, store)
  const log = logWith(config, key)
  const faults: LogFault[] = []
  let [changed, done] = [0, 0]
  for (const { id } of await store.accounts.workspaces()) {
    // why: a workspace without a log gets one with its first run, under the newest key
    if ((await store.read(id, (tenant) => tenant.logName())) === undefined) continue
    try {
      if (await take(log, id, key)) changed += 1
      else done += 1
    } catch (error) {
      if (!(error instanceof LogBroken)) throw error
      faults.push({ workspace: id, says: error.message })
    }
  }
  return { changed, done, faults }
}

async function openLog(config: Config, store: LogStore): Promise<RotatingLog> {
  return logWith(config, await auditLogKey(config, store))
}

const logWith = (config: Config, key: LogKey): RotatingLog =>
  auditLogOf(key, serverAddress(config, config.ASSAY_PORT), randomIds())

/** The data folder, which no server can use meanwhile: a server reads its keys at its start only. */
async function withFolder<T>(config: Config, work: (folder: DataFolder) => Promise<T>): Promise<T> {
  const folder = dataFolder(config.ASSAY_DATA_DIR)
  if (config.DATABASE_URL !== '') return work(folder)
  let lock: { release(): void }
  try {
    lock = lockFolder(folder)
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error
    throw new RotationRefused(
      `A server is using the data folder ${folder.path}, and it reads its keys only when it starts. Stop it, run this command, and start it again.`,
      { cause: error },
    )
  }
  try {
    return await work(folder)
  } finally {
    lock.release()
  }
}

// `assay doctor`: checks settings, store, secrets, keys, fonts, clock and language model, and says how to mend each fault.
import { chmodSync, existsSync, statSync } from 'node:fs'
import type { SourceStatus } from '../../../contract/vocabulary/source.ts'
import { catalogue } from '../../../sources/catalogue/catalogue.ts'
import { sourceStandings } from '../../../sources/snapshots/source-status.ts'
import { countAccounts, describeStore } from '../../../platform/store/inspect.ts'
import { type OpenStore, openStore, pendingChanges } from '../../../platform/store/store.ts'
import { clientSettings, type Config, readConfig, settings } from '../../../installation/config.ts'
import { dataFolder, type DataFolder, dataFolderAt, isServed } from '../../../installation/data-folder.ts'
import { languageModelOf } from '../../../installation/language-model-of.ts'
import { languageModel } from '../../../installation/citation-checks.ts'
import { probeLimitsServer } from '../../../platform/limits/shared-limits.ts'
import { fontFolder, installable, missingPackages } from '../../../installation/font-folder.ts'
import { knownLogKey, refuseLostLogKey } from '../../../installation/audit-log.ts'
import { keysOfLogs } from '../../../installation/rotate-log-key.ts'
import { signingSecrets } from '../../../installation/signing-secrets.ts'
import { storeExists, storeLocation } from '../../../installation/store-location.ts'
import { witnessSettings } from '../../../installation/witnesses.ts'
import { print, type Printing } from './with-administration.ts'

/** `note`: nothing is broken, but there is something to do. */
interface Finding {
  readonly level: 'ok' | 'note' | 'fail'
  readonly about: string
  readonly says: string
}

export interface DoctorOptions extends Printing {
  /** Mends what it can: makes the data folder, updates the tables, takes away rights of others. */
  readonly fix?: true
}

const MARKS = { ok: 'ok  ', note: 'note', fail: 'FAIL' } as const

/** `doctor` waits no longer for the language model, even if the questions of callers may take longer. */
const LONGEST_ANSWER_SECONDS = 60
const TINY_QUESTION = { quote: 'It rains', passage: 'Rain is falling', before: '', after: '' }
const EARLIEST_PLAUSIBLE = Date.parse('2026-01-01T00:00:00Z')

/** Looks, and changes nothing without `fix`. The exit code is 1 if something is broken. */
export async function doctor(
  environment: Readonly<Record<string, string | undefined>>,
  { fix, ...printing }: DoctorOptions,
): Promise<void> {
  const config = readConfig(settings, environment)
  const findings: Finding[] = [...describeSettings(config, environment)]
  findings.push(await look('required lists', () => requiredLists(config)))
  findings.push(await look('private files', () => privateFiles(config, fix === true)))
  findings.push(await look('link checks', () => linkChecks(config)))
  findings.push(await look('language model', () => modelFinding(config)))
  findings.push(await look('fonts', () => fonts(config)))
  findings.push(await look('session secrets', () => secrets(config)))
  findings.push(await look('server', () => server(config)))
  findings.push(await look('limits', () => limits(config)))
  findings.push(await look('clock', clock))
  findings.push(...(await examineStore(config, fix === true)))
  print(
    findings,
    printing,
    findings.map(({ level, about, says }) => `${MARKS[level]}  ${about}: ${says}`),
  )
  if (findings.some(({ level }) => level === 'fail')) process.exitCode = 1
}

type Said = string | Pick<Finding, 'level' | 'says'>

async function look(about: string, examine: () => Said | Promise<Said>): Promise<Finding> {
  try {
    const said = await examine()
    return typeof said === 'string' ? { level: 'ok', about, says: said } : { about, ...said }
  } catch (error) {
    return { level: 'fail', about, says: error instanceof Error ? error.message : String(error) }
  }
}

const note = (says: string) => ({ level: 'note', says }) as const

/** The same refusal as that of the server. */
function requiredLists(config: Config): string {
  const unknown = config.ASSAY_REQUIRED_LISTS.find((id) => !catalogue.has(id))
  if (unknown !== undefined)
    throw new Error(
      `ASSAY_REQUIRED_LISTS names "${unknown}", which is no source. The server does not start with it. The ids are ${[...catalogue.keys()].join(', ')}`,
    )
  return config.ASSAY_REQUIRED_LISTS.join(', ')
}

/** Secrets that others on the machine could read. */
function privateFiles(config: Config, mayFix: boolean): Said {
  const open = openFiles(config)
  if (open.length === 0) return 'only the owner can read them'
  if (!mayFix)
    throw new Error(
      `others can read ${open.join(', ')}. Run: assay doctor --fix, which gives them to their owner alone`,
    )
  for (const path of open) chmodSync(path, statSync(path).mode & 0o700)
  return `fixed: only the owner can read ${open.join(', ')} now`
}

function describeSettings(
  config: Config,
  environment: Readonly<Record<string, string | undefined>>,
): Finding[] {
  const known = Object.entries(settings)
  const set = known.filter(([name]) => environment[name] !== undefined)
  const shown = set.map(([name, { secret }]) => `${name}=${secret ? '(secret)' : environment[name]}`)
  const unknown = Object.keys(environment).filter(
    (name) => name.startsWith('ASSAY_') && !(name in { ...settings, ...clientSettings }),
  )
  return [
    { level: 'ok', about: 'settings', says: shown.length > 0 ? shown.join(' ') : 'all at their defaults' },
    { level: 'ok', about: 'mode', says: config.ASSAY_MODE },
    ...unknown.map((name): Finding => ({
      level: 'fail',
      about: name,
      says: 'no such setting; check the spelling',
    })),
  ]
}

/** The paths of the data folder, which may not be there. */
const filesOf = (config: Config): DataFolder => dataFolderAt(config.ASSAY_DATA_DIR)

const OTHERS = 0o077

function openFiles(config: Config): readonly string[] {
  // why: Windows has rights of another kind
  if (process.platform === 'win32') return []
  const files = filesOf(config)
  // why: what is in a folder of the owner alone is out of reach, whatever its own rights are
  if (!isOpen(files.path)) return []
  const own = [files.secrets, files.logKey, files.previousLogKey, files.nextLogKey, files.database]
  return own.filter(isOpen)
}

function isOpen(path: string): boolean {
  const found = statSync(path, { throwIfNoEntry: false })
  return found !== undefined && (found.mode & OTHERS) !== 0
}

function secrets(config: Config): string {
  const fromFolder = !config.ASSAY_SESSION_SECRETS && config.ASSAY_MODE !== 'production'
  if (fromFolder && !existsSync(filesOf(config).secrets)) return 'the first start will make them'
  const count = `${signingSecrets(config).length} in the ring`
  const shared = fromFolder && config.DATABASE_URL !== ''
  return shared
    ? `${count}, on this machine only; servers that share a database must share ASSAY_SESSION_SECRETS`
    : count
}

async function logKey(config: Config, store: OpenStore): Promise<string> {
  if (knownLogKey(config) === undefined) {
    await refuseLostLogKey(config, store)
    return 'the first start will make it'
  }
  const rotation = await rotationSaid(config, store)
  if (rotation !== undefined) return rotation
  return config.DATABASE_URL !== '' && !config.ASSAY_LOG_KEY
    ? 'on this machine only; servers that share a database must share ASSAY_LOG_KEY'
    : 'signs the audit log; keep a copy'
}

/** How many logs each witness has cosigned as they are now. */
async function witnesses(config: Config, store: OpenStore): Promise<Finding[]> {
  if (config.ASSAY_WITNESSES === '') return []
  let settled: ReturnType<typeof witnessSettings>
  const read = await look('witnesses', () => {
    settled = witnessSettings(config)
    return `${settled?.witnesses.length ?? 0} cosign the audit log`
  })
  const findings = [read]
  for (const { name, id } of settled?.witnesses ?? []) {
    let [logs, cosigned] = [0, 0]
    for (const workspace of await store.accounts.workspaces())
      await store.read(workspace.id, async (tenant) => {
        const size = (await tenant.checkpoint())?.size ?? 0
        if (size === 0) return
        logs += 1
        if ((await tenant.lastCosigned(id)) === size) cosigned += 1
      })
    // why never a fault: a log that was written a moment ago is not cosigned yet
    findings.push({
      level: 'ok',
      about: `witness ${name}`,
      says: `has cosigned ${cosigned} of ${logs} logs as they are now`,
    })
  }
  return findings
}

/** The state of a rotation of the key; undefined where none is under way. Throws where a log needs another key. */
async function rotationSaid(config: Config, store: OpenStore): Promise<string | undefined> {
  const logs = await keysOfLogs(config, store)
  const broken = logs.find((log) => 'says' in log)
  if (broken !== undefined) throw new Error(`the log of workspace ${broken.workspace}: ${broken.says}`)
  const lacking = logs.find((log) => 'lacks' in log && log.lacks !== undefined)
  if (lacking !== undefined && 'lacks' in lacking)
    throw new Error(`workspace ${lacking.workspace}: ${lacking.lacks ?? ''}`)
  const count = (state: string): number => logs.filter((log) => 'state' in log && log.state === state).length
  const [waiting, overlapping] = [count('waits'), count('overlaps')]
  if (waiting > 0)
    return `is being rotated: ${waiting} logs are signed with the old key only. Run: assay audit rotate-key`
  if (overlapping > 0)
    return `is being rotated: two keys sign ${overlapping} logs. End it, once the readers have the new policy, with: assay audit retire-key`
  if (knownLogKey(config)?.previous === undefined) return undefined
  return 'the old key signs no log any more. Remove it: ASSAY_LOG_KEY_PREVIOUS, or run assay audit retire-key for the data folder'
}

function linkChecks(config: Config): string {
  const { pairs } = config.ASSAY_FETCH_ALLOW
  if (pairs.length === 0) return 'public hosts only'
  if (config.ASSAY_MODE === 'production') throw new Error('ASSAY_FETCH_ALLOW must be empty in production')
  return `public hosts, and ${pairs.join(', ')} by ASSAY_FETCH_ALLOW`
}

function fonts(config: Config): string {
  const folder = fontFolder(config.ASSAY_FONT_DIR)
  const missing = missingPackages()
  const scripts = missing.flatMap((each) => each.scripts ?? []).join(', ')
  return [
    folder === '' ? 'those of the program' : `those of the program, and of ${folder}`,
    ...(missing.length === 0
      ? []
      : [`for ${scripts}, install what you need: npm install ${missing.map(installable).join(' ')}`]),
  ].join('; ')
}

async function modelFinding(config: Config): Promise<string> {
  const configured = languageModelOf(config)
  if (configured === undefined) return 'none; a quote that its page holds with changes gets check_unavailable'
  const { provider, model, url, dailyCalls } = configured
  const shown = `${model} by ${provider} at ${new URL(url).host}, ${dailyCalls} questions per day and workspace`
  const seconds = Math.min(config.ASSAY_MODEL_TIMEOUT_SECONDS, LONGEST_ANSWER_SECONDS)
  try {
    await languageModel({ ...config, ASSAY_MODEL_TIMEOUT_SECONDS: seconds })?.sameMeaning(TINY_QUESTION, {
      tenant: 'doctor',
    })
  } catch (error) {
    throw new Error(`${shown}. ${error instanceof Error ? error.message : String(error)}`, { cause: error })
  }
  return `${shown}; it answers`
}

function server(config: Config): string {
  if (config.DATABASE_URL !== '') return 'any number of servers may share the database'
  return existsSync(filesOf(config).path) && isServed(dataFolder(config.ASSAY_DATA_DIR))
    ? 'running on this data folder'
    : 'not running on this data folder'
}

async function limits({ ASSAY_LIMITS_URL, DATABASE_URL }: Config): Promise<string> {
  if (ASSAY_LIMITS_URL === '')
    return DATABASE_URL === ''
      ? 'counted by the server'
      : 'counted by each server: N servers let N times the limit through. Set ASSAY_LIMITS_URL to count together'
  const { host } = new URL(ASSAY_LIMITS_URL)
  try {
    await probeLimitsServer(ASSAY_LIMITS_URL)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(
      `${host} cannot be used (${reason}), so each server counts on its own. Check ASSAY_LIMITS_URL`,
      {
        cause: error,
      },
    )
  }
  return `counted by all servers together, at ${host}`
}

function clock(): string {
  const now = Date.now()
  if (now < EARLIEST_PLAUSIBLE)
    throw new Error(
      `the clock shows ${new Date(now).toISOString()}; correct it, because tokens and quotas depend on it`,
    )
  return new Date(now).toISOString()
}

/** Why never a fault: a server without diligence needs no list. */
async function verdicts(config: Config, store: OpenStore): Promise<Said> {
  const required = new Set<string>(config.ASSAY_REQUIRED_LISTS)
  const manifests = [...catalogue.values()].flatMap(({ manifest }) =>
    required.has(manifest.id) ? [manifest] : [],
  )
  const standings = await sourceStandings(manifests, store.sources, Date.now())
  const lists = standings.map(({ manifest, status }) => ({ id: manifest.id, status }))
  return lists.every(({ status }) => status === 'current') ? verdictsSaid(lists) : note(verdictsSaid(lists))
}

/** What the debarment of a confirmed party means for a run. */
export const debarmentSaid = (debarment: Config['ASSAY_DEBARMENT']): string =>
  debarment === 'blocking'
    ? 'a confirmed party that is debarred stops a run: do_not_proceed'
    : 'a confirmed party that is debarred is for review: enhanced_diligence'

/** Whether runs can reach a clean verdict with the required lists as they are. */
export function verdictsSaid(
  lists: readonly { readonly id: string; readonly status: SourceStatus }[],
): string {
  const inState = (...states: readonly SourceStatus[]): string[] =>
    lists.filter(({ status }) => states.includes(status)).map(({ id }) => id)
  const unknown = inState('never_synced', 'stale', 'failed')
  const partial = inState('partial', 'sample')
  if (unknown.length > 0)
    return `no run can come out clean: ${unknown.join(', ')} missing or out of date. Load them with: assay sources sync ${unknown.join(' ')}`
  if (partial.length > 0)
    return `runs can reach "proceed with conditions" at best: ${partial.join(', ')} not whole. Load the real lists with: assay sources sync ${partial.join(' ')}`
  return `runs can reach every verdict: ${lists.length} required lists are current`
}

const NO_STORE = { isNew: true, pending: [''], contracts: [] } as const

/** What a store waits for, which the next start of a server does too. */
function waitingSaid(
  config: Config,
  { isNew, pending }: { readonly isNew: boolean; readonly pending: readonly string[] },
): string {
  if (!isNew)
    return `an older Assay made it: ${pending.length} changes of its tables wait. Keep a copy of it; then the next start makes them, or: assay doctor --fix`
  const place = config.DATABASE_URL === '' ? filesOf(config).path : 'the database at DATABASE_URL'
  return `there is none yet in ${place}; the first start makes it`
}

async function examineStore(config: Config, mayFix: boolean): Promise<Finding[]> {
  let store: OpenStore
  let fixed = ''
  let waiting: readonly string[] = []
  try {
    const state = storeExists(config) ? await pendingChanges(storeLocation(config)) : NO_STORE
    if (state.pending.length > 0 && !mayFix)
      return [await look('store', () => note(waitingSaid(config, state)))]
    if (state.pending.length > 0)
      fixed = state.isNew ? 'fixed: made; ' : `fixed: ${state.pending.length} changes of its tables made; `
    waiting = state.contracts
    store = await openStore(storeLocation(config))
  } catch (error) {
    return [{ level: 'fail', about: 'store', says: error instanceof Error ? error.message : String(error) }]
  }
  try {
    return [
      await look('store', async () => `${fixed}${await describeStore(store)}`),
      ...(waiting.length === 0
        ? []
        : [
            await look('tables', () =>
              note(
                `${waiting.length} changes wait until no server of an older release is left; then: assay migrate --contract`,
              ),
            ),
          ]),
      await look('workspaces', async () => {
        const { workspaces, keys } = await countAccounts(store)
        return `${workspaces} with ${keys} keys`
      }),
      await look('key of the audit log', () => logKey(config, store)),
      ...(await witnesses(config, store)),
      await look('diligence', () => verdicts(config, store)),
      await look('debarment', () => debarmentSaid(config.ASSAY_DEBARMENT)),
    ]
  } finally {
    await store.close()
  }
}

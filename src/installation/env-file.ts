// Settings from a file: `.env` in the folder that the program is started in, or the file that ASSAY_ENV_FILE names. A variable
// that is set already wins. A missing `.env` is the usual case and needs no notice.
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseEnv } from 'node:util'
import { clientSettings, settings } from './config.ts'

const USUAL = '.env'

/** The demo has settings of its own, and must not stop because a server has its port. */
const WITHOUT_SETTINGS = new Set(['demo'])

/** Each key, and the setting that says where it is sent. */
const SENT_TO: readonly (readonly [key: string, address: string])[] = [
  ['ASSAY_API_KEY', 'ASSAY_API_URL'],
  ['ASSAY_MODEL_KEY', 'ASSAY_MODEL_URL'],
]

/** why not the last two: the one would move the checkpoints that `assay verify` remembers, the other names this file */
const { ASSAY_CONFIG_DIR: _, ASSAY_ENV_FILE: __, ...ofClients } = clientSettings
const READ_UNNAMED: ReadonlySet<string> = new Set(Object.keys({ ...settings, ...ofClients }))

type Environment = Record<string, string | undefined>

/** The file of settings cannot be used; the message says what to do. */
export class EnvFileUnusable extends Error {}

/** Adds the settings of the file to the environment. Throws EnvFileUnusable. */
export function readEnvFile([command]: readonly string[], environment: Environment, folder = '.'): void {
  const named = environment['ASSAY_ENV_FILE']
  const path = named ?? USUAL
  if (path === '' || WITHOUT_SETTINGS.has(command ?? '')) return
  let text: string
  try {
    text = readFileSync(resolve(folder, path), 'utf8')
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unreadable'
    if (code === 'ENOENT' && named === undefined) return
    throw new EnvFileUnusable(
      `The file of settings ${path} cannot be read (${code}). ASSAY_ENV_FILE names another one.`,
    )
  }
  const values = parseEnv(text)
  if (named === undefined) refuseOtherAddresses(values, environment)
  for (const [name, value] of Object.entries(values))
    // why no others: the folder may be one that came from someone else, and Node.js obeys variables of its own
    if (named !== undefined || READ_UNNAMED.has(name)) environment[name] ??= value
}

/** Throws where a file that only lies in the folder says where a key of the environment is sent. */
function refuseOtherAddresses(values: Environment, environment: Readonly<Environment>): void {
  for (const [key, address] of SENT_TO) {
    const to = values[address] ?? ''
    if ((environment[key] ?? '') !== '' && environment[address] === undefined && to !== '')
      throw new EnvFileUnusable(
        `${key} is set in the environment, and ${USUAL} in this folder would send it to ${to}. ` +
          `Set ${address} in the environment too, or name the file with ASSAY_ENV_FILE=${USUAL} if you trust it.`,
      )
  }
}

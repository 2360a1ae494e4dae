// Settings from a file: `.env` in the folder that the program is started in, or the file that ASSAY_ENV_FILE names. A variable
// that is set already wins. A missing `.env` is the usual case and needs no notice.
import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'

const USUAL = '.env'

/** The demo has settings of its own, and must not stop because a server has its port. */
const WITHOUT_SETTINGS = new Set(['demo'])

/** Adds the settings of the file to the environment. Ends the process where the file was named and cannot be read. */
export function readEnvFile(
  [command]: readonly string[],
  environment: Record<string, string | undefined>,
): void {
  const path = environment['ASSAY_ENV_FILE'] ?? USUAL
  if (path === '' || WITHOUT_SETTINGS.has(command ?? '')) return
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unreadable'
    if (code === 'ENOENT' && environment['ASSAY_ENV_FILE'] === undefined) return
    process.stderr.write(
      `The file of settings ${path} cannot be read (${code}). ASSAY_ENV_FILE names another one.\n`,
    )
    process.exit(1)
  }
  for (const [name, value] of Object.entries(parseEnv(text))) environment[name] ??= value
}

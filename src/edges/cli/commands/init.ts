// `assay init`: asks three questions and writes the settings of a server. It never overwrites a file.
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { createInterface } from 'node:readline/promises'
import { parseEnv } from 'node:util'
import { ConfigError, readConfig, settings } from '../../../installation/config.ts'
import { CommandFailed } from './command-failed.ts'
import { print, type Printing } from './with-administration.ts'

const FILE = '.env'

/** How one answer becomes settings. Empty: the default, which needs none. */
interface Question {
  readonly asks: string
  readonly settingsOf: (answer: string) => Readonly<Record<string, string>>
}

const QUESTIONS: readonly Question[] = [
  {
    asks: 'Where is the data kept? A folder, or the address of a PostgreSQL database, postgres://...\n  [./data] ',
    settingsOf: (answer) =>
      /^postgres(?:ql)?:/.test(answer) ? { DATABASE_URL: answer } : { ASSAY_DATA_DIR: answer },
  },
  {
    asks: 'At which address do others reach the server, such as https://assay.example.com? Empty: this machine alone uses it.\n  [] ',
    settingsOf: (answer) => ({ ASSAY_PUBLIC_URL: answer }),
  },
  {
    asks: 'Name and e-mail address for publishers of public records that ask for them, such as Example Ltd admin@example.org. Empty: their records are not fetched.\n  [] ',
    settingsOf: (answer) => ({ ASSAY_SOURCE_USER_AGENT: answer }),
  },
]

/** Asks on standard error, so that standard output has the result alone. Throws CommandFailed. */
export async function initCommand(printing: Printing): Promise<void> {
  if (existsSync(FILE))
    throw new CommandFailed(
      `${FILE} exists in this folder, and is not overwritten. Edit it, or move it away.`,
    )
  const chosen = await answers()
  const isPublic = chosen['ASSAY_PUBLIC_URL'] !== undefined
  const values = { ...chosen, ...(isPublic && productionSettings()) }
  const lines = Object.entries(values).map(([name, value]) => `${name}=${quoted(name, value)}`)
  const text = `# Settings of an Assay server. docs/reference/settings.md lists all of them.\n${lines.map((line) => `${line}\n`).join('')}`
  // why for the owner alone: it may hold the keys of the server
  await writeFile(FILE, text, { flag: 'wx', mode: 0o600 })
  print({ file: FILE, settings: Object.keys(values) }, printing, [
    `Wrote ${FILE} with ${lines.length === 0 ? 'every setting at its default' : Object.keys(values).join(', ')}.`,
    ...(isPublic
      ? [
          'The server runs in production mode. Keep a copy of the file: without ASSAY_LOG_KEY, the audit log cannot be continued.',
          'Put a proxy with TLS in front of the server.',
        ]
      : []),
    'Check it with: assay doctor',
    'Then start the server with: assay serve',
  ])
}

/** In production the signing secrets come from the environment. */
const productionSettings = () => ({
  ASSAY_MODE: 'production',
  ASSAY_SESSION_SECRETS: `s1:${randomBytes(32).toString('base64')}`,
  ASSAY_LOG_KEY: randomBytes(32).toString('base64'),
})

async function answers(): Promise<Readonly<Record<string, string>>> {
  const lines = createInterface({ input: process.stdin, output: process.stderr })
  const typed = lines[Symbol.asyncIterator]()
  const chosen: Record<string, string> = {}
  try {
    for (const question of QUESTIONS) Object.assign(chosen, await answerTo(question, typed))
  } finally {
    lines.close()
  }
  return chosen
}

/** Asks again on a terminal until the answer can be used. */
async function answerTo(
  { asks, settingsOf }: Question,
  typed: AsyncIterator<string>,
): Promise<Readonly<Record<string, string>>> {
  for (;;) {
    process.stderr.write(asks)
    const { value, done } = await typed.next()
    const answer = done === true ? '' : value.trim()
    if (answer === '') return {}
    const given = settingsOf(answer)
    const fault = faultIn(given)
    if (fault === undefined) return given
    if (!process.stdin.isTTY) throw new CommandFailed(`${fault} Nothing was written.`)
    process.stderr.write(`${fault}\n`)
  }
}

function faultIn(given: Readonly<Record<string, string>>): string | undefined {
  try {
    readConfig(settings, given)
    for (const [name, value] of Object.entries(given)) quoted(name, value)
    return undefined
  } catch (error) {
    if (error instanceof ConfigError || error instanceof CommandFailed) return error.message
    throw error
  }
}

/** A value as the file has to hold it, so that it is read back as it is. */
function quoted(name: string, value: string): string {
  const form = [value, `'${value}'`, `"${value}"`, `\`${value}\``].find(
    (each) => parseEnv(`${name}=${each}`)[name] === value,
  )
  if (form === undefined)
    throw new CommandFailed(`${name} cannot hold this value: it has every kind of quote.`)
  return form
}

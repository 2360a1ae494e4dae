// The name-screening bench. `npm run bench:names` prints every table; `-- --write` keeps them in bench/names/result.txt
// and what is the same in every run in bench/names/frozen.json. Flags: --only PARTS, --entities N, --sample N, --out DIR.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus, totalmem } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { alerts } from './alerts.ts'
import { bound } from './bound.ts'
import { fit } from './fit.ts'
import { frozenText, readFrozen, refrozen } from './frozen.ts'
import { dataFolder, hashLines } from './inputs.ts'
import { mistyped } from './mistyped.ts'
import { peers } from './peers-run.ts'
import { quality } from './quality.ts'
import { recall } from './recall.ts'
import { type Outcome, type Part, PARTS, progress, type Setup } from './report.ts'
import { resources } from './resources.ts'
import { speed } from './speed.ts'
import { start } from './start.ts'
import { validation } from './validation.ts'

const RUN: Readonly<Record<Part, (setup: Setup) => Promise<Outcome> | Outcome>> = {
  quality,
  validation,
  fit,
  resources,
  alerts,
  mistyped,
  recall,
  bound,
  speed,
  start,
  peers,
}
const GB = 2 ** 30

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    entities: { type: 'string', default: '1000000' },
    sample: { type: 'string', default: '200' },
    shared: { type: 'string' },
    out: { type: 'string', default: import.meta.dirname },
    write: { type: 'boolean', default: false },
  },
})

function chosenParts(only: string | undefined): readonly Part[] {
  const wanted = only?.split(',') ?? PARTS
  const unknown = wanted.filter((part) => !PARTS.some((known) => known === part))
  if (unknown.length > 0)
    throw new Error(`--only: no part ${unknown.join(', ')}; parts are ${PARTS.join(', ')}`)
  return PARTS.filter((part) => wanted.includes(part))
}

function wholeNumber(flag: string, text: string): number {
  if (!/^\d+$/.test(text)) throw new Error(`--${flag}: ${text} is no whole number`)
  return Number(text)
}

const HEAD = /^== (\S+) /m

/** The sections of an earlier result by part, so that a part can be renewed alone. */
function sectionsOf(path: string): Map<string, string> {
  if (!existsSync(path)) return new Map()
  const sections = readFileSync(path, 'utf8').split(/^(?=== )/m)
  return new Map(
    sections.flatMap((section) => {
      const part = HEAD.exec(section)?.[1]
      return part === undefined ? [] : [[part, `${section.trimEnd()}\n\n`] as const]
    }),
  )
}

const data = dataFolder(values.shared)
const setup: Setup = {
  data,
  entities: wholeNumber('entities', values.entities),
  sample: wholeNumber('sample', values.sample),
}
const machine =
  `Node.js ${process.versions.node}, ${availableParallelism()} x ${cpus()[0]?.model.trim() ?? 'unknown'}, ` +
  `${Math.round(totalmem() / GB)} GB, ${new Date().toISOString().slice(0, 10)}`
const resultPath = join(values.out, 'result.txt')
const frozenPath = join(values.out, 'frozen.json')

const found: object[] = []
const fresh = new Map<string, string>()
const say = (part: string, lines: readonly string[]): void => {
  // Each part says where and when it ran: parts renewed alone may come from other days.
  const section = `${[`== ${part} == ${machine}`, ...lines].join('\n').trimEnd()}\n\n`
  fresh.set(part, section)
  process.stdout.write(section)
}

function write(): void {
  mkdirSync(values.out, { recursive: true })
  const sections = new Map([...sectionsOf(resultPath), ...fresh])
  const text = ['data', ...PARTS].flatMap((part) => sections.get(part) ?? []).join('')
  writeFileSync(resultPath, `${text.trimEnd()}\n`)
  writeFileSync(frozenPath, frozenText(refrozen(readFrozen(frozenPath), found)))
}

if (data === undefined)
  progress(
    'The shared data folder is not beside the checkout: own pairs and the samples of the list readers only.',
  )
say('data', hashLines(data))
for (const part of chosenParts(values.only)) {
  const from = performance.now()
  progress(`${part} ...`)
  const { lines, frozen } = await RUN[part](setup)
  if (frozen !== undefined) found.push(frozen)
  say(part, lines)
  // After every part: one that fails late leaves the others their figures.
  if (values.write) write()
  progress(`${part} took ${((performance.now() - from) / 1_000).toFixed(0)} s`)
}

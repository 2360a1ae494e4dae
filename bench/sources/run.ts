// The bench of the public sources. `npm run bench:sources` reads and imports the real files beside the checkout, then a
// generated register; `-- --write` keeps the tables in bench/sources/result.txt. Flags: --shared DIR, --records N.
import { spawn } from 'node:child_process'
import { createWriteStream, existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { once } from 'node:events'
import { availableParallelism, cpus, tmpdir, totalmem } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { catalogue } from '../../src/sources/catalogue/catalogue.ts'
import { openSnapshot } from '../../src/sources/files/snapshot-files.ts'
import { tableLines } from '../names/statistics.ts'
import { gleifRows } from './gleif-file.ts'

const { values } = parseArgs({
  options: {
    shared: { type: 'string', default: resolve(import.meta.dirname, '../../../shared') },
    records: { type: 'string', default: '1000000' },
    write: { type: 'boolean', default: false },
  },
})

/** The real files by source, with the options an operator would have to give for each. */
const REAL: readonly (readonly [id: string, path: string, ...options: string[]])[] = [
  ['us-ofac-sdn', 'us-ofac-sdn/2021-07', '--as-of', '2021-07-01', '--below-floor'],
  ['us-ofac-cons', 'us-ofac-cons/CONS_ENHANCED.2025-01-10.XML'],
  ['un-sc', 'un-sc/UN_consolidated.2020-03-20.xml'],
  ['un-sc', 'un-sc/UN_consolidated.2026-02-27.xml'],
  ['us-csl', 'us-csl/consolidated.2022-04.csv', '--as-of', '2022-04-01', '--below-floor'],
  ['eu-fsf', 'eu-fsf', '--below-floor'],
  ['uk-fcdo', 'uk-fcdo', '--below-floor'],
  ['us-sec-formd', 'us-sec-formd/2026q2_d.derived-sample.zip'],
  ['us-sec-tickers', 'us-sec-tickers/company_tickers.json', '--as-of', '2026-10-01'],
  ['us-sec-submissions', 'us-sec-submissions', '--as-of', '2026-10-01'],
  ['gleif-lei', 'gleif-lei'],
  ['gb-ch-basic', 'gb-ch-basic', '--as-of', '2026-11-01'],
  ['gb-ch-psc', 'gb-ch-psc/psc-snapshot.sample.jsonl', '--below-floor'],
]
const ROUNDS = 5
const MB = 1_000_000

const lists = join(values.shared, 'data/lists')
const folder = mkdtempSync(join(tmpdir(), 'assay-bench-sources-'))
const lines: string[] = []
const say = (text: string): void => {
  lines.push(text)
  process.stdout.write(`${text}\n`)
}

/** Reads a source once; seconds and records. */
async function readOnce(
  id: string,
  path: string,
): Promise<{ seconds: number; records: number; bytes: number }> {
  const source = catalogue.get(id)
  if (source === undefined) throw new Error(`no source ${id}`)
  const { files, bytes } = await openSnapshot(path, source.manifest.sets)
  const from = performance.now()
  let records = 0
  for await (const record of source.read(files, { found: () => undefined }))
    records += record.parts.length > 0 ? 1 : 0
  return { seconds: (performance.now() - from) / 1_000, records, bytes }
}

async function best(id: string, path: string, shown: string, rounds: number): Promise<string[]> {
  let fastest = await readOnce(id, path)
  for (let round = 1; round < rounds; round++) {
    const again = await readOnce(id, path)
    if (again.seconds < fastest.seconds) fastest = again
  }
  const { seconds, records, bytes } = fastest
  return [
    id,
    shown,
    (bytes / MB).toFixed(2),
    records.toLocaleString('en-US'),
    (bytes / MB / seconds).toFixed(1),
    Math.round(records / seconds).toLocaleString('en-US'),
  ]
}

interface Imported {
  readonly seconds: number
  readonly peakMb: number
  readonly said: string
}

/** One import as an operator runs it, in a process of its own. */
async function importOne(data: string, args: readonly string[]): Promise<Imported> {
  const from = performance.now()
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, 'import-child.ts'), 'sources', 'import', ...args, '--json'],
    { env: { ...process.env, ASSAY_DATA_DIR: data }, stdio: ['ignore', 'pipe', 'pipe'] },
  )
  let [out, err] = ['', '']
  child.stdout.on('data', (chunk) => (out += String(chunk)))
  child.stderr.on('data', (chunk) => (err += String(chunk)))
  const [code] = (await once(child, 'exit')) as [number]
  const peak = /peak (\d+)/.exec(err)?.[1]
  if (code !== 0) throw new Error(`${args.join(' ')}: ${err}`)
  return { seconds: (performance.now() - from) / 1_000, peakMb: Number(peak ?? 0), said: out }
}

async function generated(count: number): Promise<string> {
  const path = join(folder, `gleif-${count}.csv`)
  const out = createWriteStream(path)
  for await (const rows of gleifRows(count)) if (!out.write(rows)) await once(out, 'drain')
  out.end()
  await once(out, 'finish')
  return path
}

try {
  say(
    `Node.js ${process.versions.node}, ${availableParallelism()} x ${cpus()[0]?.model.trim() ?? 'unknown'}, ` +
      `${Math.round(totalmem() / 2 ** 30)} GB, ${new Date().toISOString().slice(0, 10)}`,
  )
  const real = REAL.filter(([, path]) => existsSync(join(lists, path)))
  if (real.length < REAL.length) say('Real lists that are not beside the checkout are left out.')
  const register = await generated(Number(values.records))
  say(`\nParsing alone, one thread, best of ${ROUNDS} (the register once). Bytes are those on disk.`)
  const head = ['source', 'file', 'MB', 'records', 'MB/s', 'records/s']
  const rows: string[][] = []
  for (const [id, path] of real) rows.push(await best(id, join(lists, path), path, ROUNDS))
  rows.push(await best('gleif-lei', register, 'generated', 1))
  for (const line of tableLines(head, rows)) say(line)

  const data = join(folder, 'data')
  for (const round of ['first', 'second']) {
    let [seconds, peakMb, unchanged] = [0, 0, 0]
    for (const [source, file, ...options] of real.filter(
      ([id, path]) => id !== 'un-sc' || path.includes('2026'),
    )) {
      const done = await importOne(data, [source, join(lists, file), ...options])
      seconds += done.seconds
      peakMb = Math.max(peakMb, done.peakMb)
      if (done.said.includes('"outcome":"unchanged"')) unchanged++
    }
    say(
      `\nImport of all real lists, ${round} time: ${seconds.toFixed(1)} s in all, a process each; largest peak ${peakMb} MB; ${unchanged} unchanged.`,
    )
  }
  const done = await importOne(join(folder, 'register'), ['gleif-lei', register])
  say(
    `\nImport of a generated register: ${Number(values.records).toLocaleString('en-US')} records, ${(statSync(register).size / MB).toFixed(0)} MB, ` +
      `${done.seconds.toFixed(1)} s, ${Math.round(Number(values.records) / done.seconds).toLocaleString('en-US')} records/s, peak ${done.peakMb} MB (start of the process and all checks included).`,
  )
  if (values.write) writeFileSync(join(import.meta.dirname, 'result.txt'), `${lines.join('\n')}\n`)
} finally {
  rmSync(folder, { recursive: true, force: true })
}

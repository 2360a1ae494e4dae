// A second opinion of the description of the API: Schemathesis, a program in Python, draws requests from /openapi.json and judges every answer with
// all of its checks. The project needs neither. `npm run bench:openapi -- --st /path/to/st` starts a server on loopback for it; `--write` keeps
// what it said in bench/openapi/result.txt, `--seed 7` draws others, and what follows a second `--` is handed to Schemathesis.
//
// What it still finds is meant. ST202: rules that a schema of one field does not hold, such as a size that the log must have, a period that ends
// before it begins, one of two fields, a NUL in a text, and a session that is not scored. ST205: GET /v1/subjects/search
// is a subject of the reference `search`, which Allow says. ST201: it does not take a 431 for a refusal. ST301: an
// erased session says when and why it was erased. Schema errors: it cannot draw texts for patterns with \p{Cc}.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { assay, assayJson, root, start } from '../../test/support/process.ts'

const MAX_LINE = 300

const { values, positionals } = parseArgs({
  options: {
    st: { type: 'string', default: 'st' },
    seed: { type: 'string', default: '1' },
    write: { type: 'boolean', default: false },
  },
  allowPositionals: true,
})

const folder = mkdtempSync(join(tmpdir(), 'assay-openapi-'))
const environment = {
  ASSAY_DATA_DIR: folder,
  ASSAY_PORT: '0',
  ASSAY_SYNC_SOURCES: 'none',
  ASSAY_REQUIRED_LISTS: 'un-sc',
  ASSAY_RATE_LIMIT_PRO: '1000000000',
  ASSAY_LOG_LEVEL: 'warn',
}
await assay(['sources', 'import', 'un-sc', join(root, 'samples/un-sc'), '--below-floor'], environment)
const workspace = ['workspaces', 'create', '--name', 'Schemathesis', '--tier', 'pro']
const { id } = await assayJson<{ id: string }>(workspace, environment)
const issue = ['keys', 'create', '--workspace', id, '--name', 'k', '--scopes', 'run,read,decide']
const { key } = await assayJson<{ key: string }>(issue, environment)
const server = await start('serve', environment)
const options = [
  ['run', `${server.url}/openapi.json`, '--header', `Authorization: Bearer ${key}`],
  ['--checks', 'all', '--continue-on-failure', '--seed', values.seed, '--no-color', '--warnings', 'off'],
  ['--report', 'json', '--report-json-path', join(folder, 'report.json')],
  positionals,
].flat()
const child = spawn(values.st, options, { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] })
let said = ''
child.stdout.on('data', (chunk: Buffer) => {
  said += chunk.toString()
  process.stdout.write(chunk)
})
await once(child, 'close')
await server.end()
process.stderr.write(server.output())
rmSync(folder, { recursive: true })
/** why cut: a drawn address has up to 16 KB */
const short = (line: string): string => (line.length > MAX_LINE ? `${line.slice(0, MAX_LINE)} …` : line)
if (values.write) {
  const kept = said.replaceAll(server.url, 'SERVER').replaceAll(folder, 'FOLDER').replaceAll(key, 'KEY')
  writeFileSync(join(import.meta.dirname, 'result.txt'), kept.split('\n').map(short).join('\n'))
}
process.exitCode = child.exitCode ?? 1

// A batch of many subjects against 55,000 listed parties, through the API of a server in a process of its own: how long it takes to
// send, to screen and to download, and the memory of the server. `npm run bench:desk -- --subjects 100000` for fewer; `--write` keeps
// the output in bench/desk/result.txt.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { createClient } from '../../src/client/client.ts'
import { administration } from '../../src/accounts/administration/administration.ts'
import { systemClock } from '../../src/platform/clock/system-clock.ts'
import { randomIds } from '../../src/platform/ids/random-ids.ts'
import { openStore } from '../../src/platform/store/store.ts'
import { fillStore } from '../names/fill-store.ts'
import { dataFolder } from '../names/inputs.ts'
import { launch, stop, usage } from '../server/measured-process.ts'
import { subjectFile } from './subjects.ts'

const LISTED = 55_000
const GOAL_SECONDS = 600
const LOOK_MS = 500

const { values } = parseArgs({
  options: { subjects: { type: 'string', default: '1000000' }, write: { type: 'boolean', default: false } },
})
const subjects = Number(values.subjects)
const lines: string[] = []
const say = (line: string): void => {
  lines.push(line)
  process.stdout.write(`${line}\n`)
}
const count = (n: number): string => n.toLocaleString('en-US')
const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`

const folder = mkdtempSync(join(tmpdir(), 'assay-desk-'))
try {
  const store = await openStore({ kind: 'sqlite', path: join(folder, 'assay.sqlite') })
  const listed = await fillStore(store, {
    data: dataFolder(),
    entities: LISTED,
    now: new Date().toISOString(),
  })
  const admin = administration({ store, clock: systemClock, ids: randomIds() })
  const { id } = await admin.createWorkspace('Bench', 'pro')
  const { key } = await admin.createKey(id, { name: 'bench', scopes: ['run'] })
  await store.close()
  const port = '8797'
  const server = await launch(
    ['src/main/assay.mjs', 'serve'],
    { ASSAY_DATA_DIR: folder, ASSAY_PORT: port },
    /Server listening/,
  )
  try {
    const client = createClient({ url: `http://127.0.0.1:${port}`, key })
    say(
      `Node.js ${process.versions.node}, ${availableParallelism()} x ${cpus()[0]?.model.trim()}, ${new Date().toISOString().slice(0, 10)}; SQLite; ${count(listed)} listed parties`,
    )
    const before = usage(server)
    let rssMb = before.rssMb
    const peek = (): void => void (rssMb = Math.max(rssMb, usage(server).rssMb))
    const watch = setInterval(peek, LOOK_MS)
    const content = new Blob([...subjectFile(subjects)])
    const from = performance.now()
    const started = await client.upload('start_batch', {}, { type: 'text/csv', content })
    const sent = performance.now()
    say(
      `sent: ${count(started.rows)} rows, ${(content.size / 1e6).toFixed(0)} MB, in ${seconds(sent - from)}`,
    )
    let batch = started
    // what another caller notices meanwhile
    const answers: number[] = []
    for (; batch.status === 'queued' || batch.status === 'running'; await wait(LOOK_MS)) {
      const asked = performance.now()
      batch = await client.call('get_batch', { id: started.id })
      answers.push(performance.now() - asked)
    }
    const ended = performance.now()
    if (batch.status !== 'completed') throw new Error(batch.error ?? batch.status)
    const sorted = answers.toSorted((a, b) => a - b)
    const at = (share: number): string => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(1)
    say(
      `screened: ${count(batch.screened)} rows in ${seconds(ended - sent)}, ${count(Math.round((batch.screened / (ended - sent)) * 1000))} rows a second; ` +
        `${count(batch.confirmed)} confirmed, ${count(batch.possible)} possible`,
    )
    say(`get_batch meanwhile: p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, of ${count(sorted.length)} calls`)
    let bytes = 0
    const pieces = await client.download('get_batch_results', { id: started.id })
    for await (const piece of pieces) bytes += piece.length
    const got = performance.now()
    clearInterval(watch)
    peek()
    say(`downloaded: ${(bytes / 1e6).toFixed(0)} MB of JSON Lines in ${seconds(got - ended)}`)
    const { cpuSeconds } = usage(server)
    say(
      `whole: ${seconds(got - from)} for ${count(subjects)} rows; processor time ${(cpuSeconds - before.cpuSeconds).toFixed(0)} s; memory ${before.rssMb.toFixed(0)} MB before, ${rssMb.toFixed(0)} MB at most`,
    )
    if (subjects === 1_000_000)
      say(
        `Goal: screened within ${GOAL_SECONDS} s. ${ended - from <= GOAL_SECONDS * 1000 ? 'Reached.' : 'Not reached on this machine in this run.'}`,
      )
  } finally {
    await stop(server)
  }
} finally {
  rmSync(folder, { recursive: true })
}
if (values.write) writeFileSync(new URL('result.txt', import.meta.url), `${lines.join('\n')}\n`)

// What the flood of one workspace costs another: the latency of a small read, alone and beside five keys that send arrays of 240 KB
// as fast as they are answered. Prints the raw figures; `npm run bench:neighbour -- --write` keeps them in bench/load/neighbour.txt.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { administration } from '../../src/accounts/administration/administration.ts'
import { systemClock } from '../../src/platform/clock/system-clock.ts'
import { randomIds } from '../../src/platform/ids/random-ids.ts'
import { openStore } from '../../src/platform/store/store.ts'
import { load, type Shot } from '../server/load.ts'
import { launch, stop } from '../server/measured-process.ts'

const ROUNDS = 3
const MILLISECONDS = 3_000
const FLOOD_KEYS = 5
/** The pause of the neighbour between two reads: it is a caller, not a load. */
const READS_AT_ONCE = 1
const BODIES = {
  'arrays of numbers': `{"pitch":"p","x":[${'1,'.repeat(119_000)}1]}`,
  'objects with many keys': `{"pitch":"p","x":{${Array.from({ length: 22_000 }, (_, i) => `"k${i}":1`).join(',')}}}`,
}

const lines: string[] = []
const say = (line: string): void => {
  lines.push(line)
  process.stdout.write(`${line}\n`)
}

const folder = mkdtempSync(join(tmpdir(), 'assay-neighbour-'))
const store = await openStore({ kind: 'sqlite', path: join(folder, 'assay.sqlite') })
const admin = administration({ store, clock: systemClock, ids: randomIds() })
const keyOf = async (name: string): Promise<string[]> => {
  const { id } = await admin.createWorkspace(name, 'pro')
  const keys = Array.from({ length: FLOOD_KEYS }, () =>
    admin.createKey(id, { name, scopes: ['read', 'run'] }),
  )
  return (await Promise.all(keys)).map(({ key }) => key)
}
const [neighbour = ''] = await keyOf('neighbour')
const flooding = await keyOf('flood')
await store.close()

const server = await launch(
  ['--disable-warning=ExperimentalWarning', 'src/main/assay.mjs', 'serve'],
  {
    ASSAY_DATA_DIR: folder,
    ASSAY_PORT: '0',
    ASSAY_ENV_FILE: '',
    ASSAY_LOG_LEVEL: 'silent',
    ASSAY_RATE_LIMIT_PRO: '100000000',
  },
  /running at http\S+/,
)
const origin = /running at (http:\/\/[^/\s]+?)[.\s/]*\n/.exec(server.output())?.[1] ?? ''

const read: Shot = { method: 'GET', path: '/v1/sources', headers: { authorization: `Bearer ${neighbour}` } }
const reading = () =>
  load(origin, { connections: READS_AT_ONCE, milliseconds: MILLISECONDS, next: () => read })
const said = ({ p50Ms, p99Ms, statuses }: Awaited<ReturnType<typeof load>>): string =>
  `p50 ${p50Ms.toFixed(2).padStart(7)} ms  p99 ${p99Ms.toFixed(2).padStart(7)} ms  ${JSON.stringify(statuses)}`

async function besideFlood(body: string) {
  let turn = 0
  let over = false
  const shot = (): Shot | undefined =>
    over
      ? undefined
      : {
          method: 'POST',
          path: '/v1/start',
          headers: {
            authorization: `Bearer ${flooding[turn++ % FLOOD_KEYS]}`,
            'content-type': 'application/json',
          },
          body,
        }
  const flood = load(origin, { connections: FLOOD_KEYS, milliseconds: 600_000, next: shot })
  const figures = await reading()
  over = true
  return { figures, flood: await flood }
}

try {
  say(
    `Node.js ${process.versions.node}, ${cpus().length} x ${cpus()[0]?.model ?? '?'}, ${new Date().toISOString().slice(0, 10)}`,
  )
  await reading()
  for (const [name, body] of Object.entries(BODIES)) {
    say(`${name}, ${body.length} bytes, ${FLOOD_KEYS} keys of one workspace`)
    for (let round = 1; round <= ROUNDS; round++) {
      const alone = await reading()
      const { figures, flood } = await besideFlood(body)
      say(`  round ${round}, load of the machine ${loadavg()[0]?.toFixed(1)}`)
      say(`    alone            ${said(alone)}`)
      say(
        `    beside the flood ${said(figures)}  flood ${flood.perSecond.toFixed(0)}/s ${JSON.stringify(flood.statuses)}`,
      )
      say(
        `    ratio            p50 ${(figures.p50Ms / alone.p50Ms).toFixed(1)}  p99 ${(figures.p99Ms / alone.p99Ms).toFixed(1)}`,
      )
    }
  }
} finally {
  await stop(server)
  rmSync(folder, { recursive: true, force: true })
}
if (process.argv.includes('--write'))
  writeFileSync(new URL('neighbour.txt', import.meta.url), `${lines.join('\n')}\n`)

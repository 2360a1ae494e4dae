// A server of one checkout in a process of its own: it answers each subject that the parent sends with the milliseconds that
// the run took. Arguments: the checkout, and the folder of shared data.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type BenchSubject, LISTS } from './inputs.ts'
import { untilQuiet } from './until-quiet.ts'

const [, , checkout = '', shared = ''] = process.argv
const load = (path: string): Promise<unknown> => import(pathToFileURL(join(checkout, 'src', path)).href)
const { administration } = (await load(
  'accounts/administration/administration.ts',
)) as typeof import('../../src/accounts/administration/administration.ts')
const { createClient } = (await load('client/client.ts')) as typeof import('../../src/client/client.ts')
const { importSource } = (await load(
  'edges/cli/commands/sources-import.ts',
)) as typeof import('../../src/edges/cli/commands/sources-import.ts')
const { readConfig, settings } = (await load(
  'installation/config.ts',
)) as typeof import('../../src/installation/config.ts')
const { serve } = (await load('main/serve.ts')) as typeof import('../../src/main/serve.ts')
const { systemClock } = (await load(
  'platform/clock/system-clock.ts',
)) as typeof import('../../src/platform/clock/system-clock.ts')
const { randomIds } = (await load(
  'platform/ids/random-ids.ts',
)) as typeof import('../../src/platform/ids/random-ids.ts')

const folder = mkdtempSync(join(tmpdir(), 'assay-bench-asked-'))
const asOf = new Date().toISOString().slice(0, 10)
const config = readConfig(settings, {
  ASSAY_DATA_DIR: folder,
  ASSAY_PORT: '0',
  ASSAY_LOG_LEVEL: 'warn',
  ASSAY_SYNC_SOURCES: 'none',
  ASSAY_RATE_LIMIT_PRO: '1000000000',
})
for (const [id, path, isDated] of LISTS)
  await importSource(config, id, join(shared, 'data/lists', path), {
    ...(!isDated && { asOf }),
    belowFloor: true,
  })
const server = await serve(config)
await untilQuiet()
const admin = administration({ store: server.store, clock: systemClock, ids: randomIds() })
const { id: workspace } = await admin.createWorkspace('Bench', 'pro')
const { key } = await admin.createKey(workspace, { name: 'bench', scopes: ['run'] })
const client = createClient({ url: server.url, key })

async function answer(subject: BenchSubject): Promise<void> {
  const from = performance.now()
  const { status } = await client.call('run_diligence', { subject })
  if (status !== 'completed') throw new Error(`${subject.name}: ${status}`)
  process.send?.(performance.now() - from)
}
process.on('message', (subject: BenchSubject) => void answer(subject))
process.once('disconnect', () => {
  void server.close().then(() => {
    rmSync(folder, { recursive: true, force: true })
    process.exit(0)
  })
})
process.send?.('ready')

// Measures on both stores, each empty, and prints the figures under a line that names the machine. `-- --write` keeps them.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, tmpdir, totalmem } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type OpenStore, openStore, type StoreLocation } from '../../src/platform/store/store.ts'
import { freshDatabase, postgresUrl } from '../../test/support/postgres.ts'

type Measure = (title: string, store: OpenStore) => Promise<readonly string[]>

export async function measureStores(name: string, measure: Measure): Promise<void> {
  const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } })
  const measured = async (title: string, location: StoreLocation): Promise<readonly string[]> => {
    const store = await openStore(location)
    try {
      return await measure(title, store)
    } finally {
      await store.close()
    }
  }
  const folder = mkdtempSync(join(tmpdir(), `assay-bench-${name}-`))
  const lines = [
    `Node.js ${process.versions.node}, ${cpus().length} x ${cpus()[0]?.model ?? ''}, ${Math.round(totalmem() / 2 ** 30)} GB, load ${loadavg()[0]?.toFixed(1)}`,
    '',
    ...(await measured('SQLite', { kind: 'sqlite', path: join(folder, 'assay.sqlite') })),
  ]
  rmSync(folder, { recursive: true })
  if (postgresUrl === undefined) lines.push('PostgreSQL skipped: ASSAY_TEST_DATABASE_URL is not set.')
  else {
    const { url, drop } = await freshDatabase()
    lines.push(...(await measured('PostgreSQL', { kind: 'postgres', url })))
    await drop()
  }
  const text = `${lines.join('\n')}\n`
  process.stdout.write(text)
  if (values.write) writeFileSync(resolve(import.meta.dirname, `${name}.txt`), text)
}

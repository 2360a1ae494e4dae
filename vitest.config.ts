import { mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

const IN_MEMORY = '/dev/shm'
const ROOM_BYTES = 4 * 1024 ** 3

function hasRoomInMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync(IN_MEMORY)
    return bavail * bsize >= ROOM_BYTES
  } catch {
    return false
  }
}

// why: the tests make hundreds of databases, and wait for a disk at each commit
if (process.env['TMPDIR'] === undefined && hasRoomInMemory()) {
  const folder = mkdtempSync(join(IN_MEMORY, 'assay-'))
  process.env['TMPDIR'] = folder
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
}

// why here: a skipped half is easily taken for a passed one
if (process.env['ASSAY_TEST_DATABASE_URL'] === undefined && process.env['VITEST_WORKER_ID'] === undefined)
  process.stderr.write(
    'The tests on PostgreSQL are skipped. Set ASSAY_TEST_DATABASE_URL to a login that may create databases, such as postgres://assay@127.0.0.1/assay, to run them.\n',
  )

/** What comes in the end is waited for: a busy machine is no fault of the program. These end what hangs, and measure nothing. */
const patience = {
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 60_000, interval: 25 } },
}

/** Tests that start threads or processes, wait for time-outs, or take half a second of a processor or more: they wait for `npm test`. */
const LONG = [
  'src/**/{page-reader,pdf-press,pdf-renderer,index-in-worker,filter-in-workers}.test.ts',
  'src/**/*.laws.test.ts',
  'src/assessment/rules/reference.test.ts',
  'src/assessment/rules/outcome/{attacks,estimate,next-signals}.test.ts',
  'src/assessment/rules/reader/phrases.test.ts',
  'src/audit/{chain,proofs/merkle,log/{check-log,key-rotation,workspace-log}}.test.ts',
  'src/citations/claims/limits.test.ts',
  'src/diligence/evidence/{common-people,find-named,gather,screen-names}.test.ts',
  'src/diligence/rules/scorecard.test.ts',
  'src/screening/index-files/index-files.test.ts',
  'src/sources/{limits,files/archive,snapshots/take-in}.test.ts',
  'src/platform/http-guard/{concurrency,connection-pool,download-*,no-oracle,page,resolver-lookup}.test.ts',
  'src/platform/language-model/{bounds,exchange}.test.ts',
  'src/platform/limits/shared-limits.test.ts',
  'src/sources/readers/{us-csl/read,us-ofac-sdn/*,gleif-lei/*}.test.ts',
  'test/laws/{advice,damaged-lists,decided-cases,idempotency,logged-writes,matching*,outcomes,red-team}.test.ts',
  'test/{bench-*,shared-quotes,shared-sessions}.test.ts',
  'test/vectors/names.test.ts',
]

/** Files share the modules they load, which is most of their work. What a test replaces is put back. */
const together = {
  isolate: false,
  unstubGlobals: true,
  restoreMocks: true,
  // why: the threads and programs that tests start need half of the time where compiled modules are kept
  env: { NODE_COMPILE_CACHE: join(import.meta.dirname, 'node_modules/.cache/assay') },
}

// "check" is the quick gate: all that one process does in a moment. "system" starts threads, servers, browsers and
// databases, and computes longer.
export default defineConfig({
  test: {
    // why more than there are cores: a test of "system" often waits for a process it started
    maxWorkers: availableParallelism() + 2,
    // why: where a processor has memory protection keys, V8 sometimes ends a process whose threads come and go
    execArgv: ['--no-memory-protection-keys'],
    projects: [
      {
        test: {
          name: 'check',
          setupFiles: ['test/property-seed.ts'],
          include: ['src/**/*.test.ts', 'test/*.test.ts', 'test/{laws,vectors}/**/*.test.ts'],
          exclude: LONG,
          ...together,
          ...patience,
        },
      },
      {
        test: {
          name: 'system',
          globalSetup: ['test/template-database.ts', 'test/bundled-program.ts'],
          setupFiles: ['test/property-seed.ts'],
          include: ['test/{stores,parity,journeys,faults,abuse,upgrades}/**/*.test.ts', ...LONG],
          ...together,
          ...patience,
        },
      },
    ],
  },
})

import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/** What comes in the end is waited for: a busy machine is no fault of the program. These end what hangs, and measure nothing. */
const patience = {
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 60_000, interval: 25 } },
}

/** Tests that stand beside their file and start threads or processes of their own. */
const STARTING = 'src/**/{page-reader,pdf-press,index-in-worker}.test.ts'

// "check" is the quick gate: all that needs one process. "system" starts threads, servers, browsers and databases.
export default defineConfig({
  test: {
    // why one more than there are cores: a test of "system" often waits for a process it started
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        test: {
          name: 'check',
          setupFiles: ['test/property-seed.ts'],
          include: ['src/**/*.test.ts', 'test/*.test.ts', 'test/{laws,vectors}/**/*.test.ts'],
          exclude: [STARTING],
          // why not each on its own: 220 files load the same modules. What a test replaces is put back.
          isolate: false,
          unstubGlobals: true,
          restoreMocks: true,
          ...patience,
        },
      },
      {
        test: {
          name: 'system',
          setupFiles: ['test/property-seed.ts'],
          include: ['test/{stores,parity,journeys,faults,abuse}/**/*.test.ts', STARTING],
          ...patience,
        },
      },
    ],
  },
})

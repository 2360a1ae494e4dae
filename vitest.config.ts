import { defineConfig } from 'vitest/config'

// "check" is the quick gate (no server, no database server); "system" starts real servers and needs longer.
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'check',
          setupFiles: ['test/property-seed.ts'],
          include: ['src/**/*.test.ts', 'test/*.test.ts', 'test/{laws,vectors}/**/*.test.ts'],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'system',
          setupFiles: ['test/property-seed.ts'],
          include: ['test/{stores,parity,journeys,faults,abuse}/**/*.test.ts'],
          testTimeout: 120_000,
          // what comes in the end is waited for: a busy machine is no fault of the program
          expect: { poll: { timeout: 30_000, interval: 50 } },
          hookTimeout: 60_000,
        },
      },
    ],
  },
})

import { defineConfig } from 'vitest/config'

// "check" is the quick gate (no server, no database server); "system" starts real servers and needs longer.

/** What comes in the end is waited for: a busy machine is no fault of the program. These end what hangs, and measure nothing. */
const patience = {
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 60_000, interval: 25 } },
}

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'check',
          setupFiles: ['test/property-seed.ts'],
          include: ['src/**/*.test.ts', 'test/*.test.ts', 'test/{laws,vectors}/**/*.test.ts'],
          ...patience,
        },
      },
      {
        test: {
          name: 'system',
          setupFiles: ['test/property-seed.ts'],
          include: ['test/{stores,parity,journeys,faults,abuse}/**/*.test.ts'],
          ...patience,
        },
      },
    ],
  },
})

// What can go wrong around the program, and the tests that make it go wrong. Each is sized for every push; `npm run faults:nightly` runs them at the
// sizes of the nights, which `tries` holds beside each test.

export interface PlanRow {
  readonly row: number
  readonly fault: string
  readonly tests: readonly string[]
  /** What no test of the row does, and why. */
  readonly without?: string
}

export const plan: readonly PlanRow[] = [
  {
    row: 1,
    fault: 'the server is killed while clients write',
    tests: [
      'test/faults/kill.test.ts',
      'test/faults/kill-runs.test.ts',
      'test/faults/kill-batches.test.ts',
      'test/faults/kill-webhooks.test.ts',
      'test/faults/kill-processes.test.ts',
    ],
  },
  {
    row: 2,
    fault: 'the server ends at a point of a write',
    tests: ['test/faults/nth-syscall.test.ts'],
    without:
      'Named points in the program: every call to the disk is a point, and lies on either side of each of them. On PostgreSQL row 1 kills at random.',
  },
  { row: 3, fault: 'the nth write or flush fails', tests: ['test/faults/nth-syscall.test.ts'] },
  {
    row: 4,
    fault: 'PostgreSQL hangs, is away, is full, or ends connections',
    tests: [
      'test/faults/postgres-stall.test.ts',
      'test/faults/postgres-connection.test.ts',
      'test/faults/postgres-lock.test.ts',
      'test/faults/unwritable-store.test.ts',
      'test/faults/leader.test.ts',
    ],
    without:
      'A restart of the database server, and a change of its address: tests share one, and cut the link to it instead.',
  },
  {
    row: 5,
    fault: 'the network cuts, stalls or floods',
    tests: [
      'test/faults/postgres-connection.test.ts',
      'test/faults/webhook-faults.test.ts',
      'test/faults/hostile-servers.test.ts',
      'test/faults/slow-pages.test.ts',
    ],
  },
  {
    row: 6,
    fault: 'the clock jumps',
    tests: [
      'test/laws/idempotency.test.ts',
      'test/faults/webhook-faults.test.ts',
      'src/assessment/session-token.test.ts',
    ],
    without:
      'A run under libfaketime: every clock of the program is handed to it, and the tests hand it one that jumps.',
  },
  {
    row: 7,
    fault: 'clients act at the same moment',
    tests: ['test/faults/parallel.test.ts', 'test/stores/races.test.ts', 'test/faults/histories.test.ts'],
  },
  {
    row: 8,
    fault: 'processes and deliveries fail in every order',
    tests: ['test/faults/webhook-faults.test.ts', 'test/faults/kill-processes.test.ts'],
    without: 'A scheduler of every await: the seed chooses the faults, and the machine the order.',
  },
  { row: 9, fault: 'the answers differ from a model', tests: ['test/laws/idempotency.test.ts'] },
  {
    row: 10,
    fault: 'requests are drawn from the description of the API',
    tests: ['test/abuse/fuzz.test.ts'],
  },
  {
    row: 11,
    fault: 'HTTP is abused',
    tests: ['test/abuse/http.test.ts', 'test/abuse/sockets.test.ts', 'test/abuse/bodies.test.ts'],
  },
  {
    row: 12,
    fault: 'a rule of the program is changed',
    tests: ['test/bench-mutants.test.ts'],
    without: 'The mutants themselves: `npm run mutants` tries them, for hours.',
  },
  {
    row: 13,
    fault: 'the server gets SIGTERM under load',
    tests: ['test/abuse/sockets.test.ts', 'test/faults/kill-processes.test.ts'],
  },
]

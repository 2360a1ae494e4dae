// A process that keeps one Vitest warm: it receives the changed file and the tests to run, and answers whether one of
// them fails. Its parent ends it if it hangs.
import { createVitest } from 'vitest/node'

export interface Order {
  changed: readonly string[]
  tests: readonly string[]
}

export interface Verdict {
  failed: readonly string[]
  error?: string
}

const vitest = await createVitest(
  'test',
  {
    root: process.cwd(),
    watch: false,
    bail: 1,
    reporters: [{}],
    // why one: its tests share the modules they load
    maxWorkers: 1,
    passWithNoTests: true,
    silent: true,
  },
  { cacheDir: `${process.cwd()}/.vitest-cache`, logLevel: 'silent' },
)
await vitest.standalone()
const known = await vitest.globTestSpecifications()

async function answer({ changed, tests }: Order): Promise<Verdict> {
  for (const file of changed) vitest.invalidateFile(`${process.cwd()}/${file}`)
  const wanted = new Set(tests.map((test) => `${process.cwd()}/${test}`))
  const specifications = known.filter(({ moduleId }) => wanted.has(moduleId))
  if (specifications.length === 0) return { failed: [] }
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications)
  // why asked for only: modules of earlier runs stay in Vitest's state
  const ran = testModules.filter(({ moduleId }) => wanted.has(moduleId))
  const failed = ran.flatMap((module) => {
    const errors = module.errors().map(({ message }) => message)
    const cases = [...module.children.allTests('failed')].map(({ fullName }) => fullName)
    return errors.length + cases.length === 0 ? [] : [`${module.relativeModuleId}: ${cases[0] ?? errors[0]}`]
  })
  return {
    failed,
    ...(failed.length === 0 && unhandledErrors.length > 0 && { error: String(unhandledErrors[0]) }),
  }
}

process.on('message', (order: Order) => {
  void answer(order)
    .catch((error: unknown): Verdict => ({ failed: [], error: String(error) }))
    .then((verdict) => process.send?.(verdict))
})
// The parent has ended, so no process waits for an answer.
process.on('disconnect', () => process.exit())
process.send?.('ready')

// A bench on which mutants are tried one after the other: a copy of the tree, and a process that runs its tests.
import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { equivalence } from './equivalent.ts'
import { type Mutant, mutated } from './sites.ts'
import { createTester } from './tester-process.ts'

export interface Tried {
  readonly mutant: Mutant
  /** `untested`: no test reaches its file. */
  readonly outcome: 'killed' | 'survived' | 'timeout' | 'equivalent' | 'untested'
  /** The first test that failed. */
  readonly by?: string
  /** Test files that ran, or would have without a failure before. */
  readonly tests: number
}

export interface Bench {
  /** Of these tests, those that fail while nothing is changed. */
  red(tests: readonly string[]): Promise<readonly string[]>
  /** Runs the rounds of tests until one fails. */
  attempt(mutant: Mutant, rounds: readonly (readonly string[])[]): Promise<Tried>
  close(): void
}

/** The tree without what is fetched or built, which is only pointed at: nothing writes there. */
function copyOf(root: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'mutants-'))
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
  for (const file of files.split('\n').filter((name) => name !== ''))
    cpSync(join(root, file), join(copy, file), { recursive: true })
  for (const folder of ['node_modules', 'dist']) symlinkSync(join(root, folder), join(copy, folder))
  return copy
}

export function createBench(root: string): Bench {
  const copy = copyOf(root)
  const tester = createTester(copy)
  /** Files that were written since the tester last ran. */
  const changed = new Set<string>()

  const write = (file: string, text: string): void => {
    writeFileSync(join(copy, file), text)
    changed.add(file)
  }

  async function firstFailure(tests: readonly string[]) {
    const order = { changed: [...changed], tests }
    changed.clear()
    const verdict = await tester.run(order)
    return verdict === 'timeout' ? verdict : [...verdict.failed, verdict.error ?? []].flat()
  }

  return {
    async red(tests) {
      const failed = await firstFailure(tests)
      return failed === 'timeout' ? ['the tests did not end'] : failed
    },
    async attempt(mutant, rounds) {
      const original = readFileSync(join(copy, mutant.file), 'utf8')
      let tests = 0
      write(mutant.file, mutated(original, mutant))
      try {
        for (const round of rounds) {
          tests += round.length
          const failed = await firstFailure(round)
          if (failed === 'timeout') return { mutant, outcome: failed, tests }
          const [by] = failed
          if (by !== undefined) return { mutant, outcome: 'killed', by, tests }
        }
      } finally {
        write(mutant.file, original)
      }
      if (equivalence(mutant.key) !== undefined) return { mutant, outcome: 'equivalent', tests }
      return { mutant, outcome: tests === 0 ? 'untested' : 'survived', tests }
    },
    close() {
      tester.close()
      rmSync(copy, { recursive: true, force: true })
    },
  }
}

// Which tests can notice a change of a file: those that reach it by imports, the nearest first, and those a table names
// for what only a running server or command shows.
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

/** Maximum number of test files for a mutant: a file that every other file imports would have hundreds. */
const MAX_TESTS = 12

/** Tests of the texts about the code and of its form: they would notice any change, and say nothing of what it does. */
const ABOUT_TEXT = /^test\/(?:architecture|docs|words|bench-mutants)\.test\.ts$/

/** What vitest.config.ts starts as "system": too slow to be tried for every file they reach. */
const SYSTEM = /^test\/(?:stores|parity|journeys|faults|abuse)\//

/** Files -> the tests of "system" that show what they promise. */
const NAMED: readonly { files: RegExp; tests: readonly string[] }[] = [
  { files: /^src\/platform\/(?:store|sign-in)\//, tests: ['test/stores/conformance.test.ts'] },
  {
    files: /^src\/(?:call\/job-runner|platform\/store\/(?:job|work|delivery)-queue)\.ts$/,
    tests: ['test/stores/jobs.test.ts'],
  },
  { files: /^src\/platform\/sign-in\//, tests: ['test/journeys/sign-in.test.ts'] },
  { files: /^src\/platform\/http-guard\//, tests: ['test/faults/hostile-servers.test.ts'] },
  {
    files: /^src\/(?:accounts|call|dispatch)\//,
    tests: ['test/abuse/limits.test.ts', 'test/journeys/dispatcher.test.ts', 'test/journeys/sign-in.test.ts'],
  },
  { files: /^src\/dispatch\//, tests: ['test/parity/roles.test.ts'] },
  { files: /^src\/accounts\/administration\//, tests: ['test/journeys/first-operator.test.ts'] },
  { files: /^src\/edges\/rest\//, tests: ['test/abuse/limits.test.ts', 'test/abuse/http.test.ts'] },
  {
    files: /^src\/edges\/mcp\//,
    tests: ['test/abuse/limits.test.ts', 'test/journeys/mcp-http.test.ts', 'test/journeys/mcp-log.test.ts'],
  },
  { files: /^src\/diligence\/erasure\//, tests: ['test/journeys/erasure.test.ts'] },
  {
    files: /^src\/contract\/operations\/dashboard\/workspace\.ts$/,
    tests: ['test/journeys/erase-command.test.ts'],
  },
  {
    files: /^src\/(?:compat|contract\/operations\/compatible)\//,
    tests: ['test/journeys/compatible-match.test.ts', 'test/journeys/reconciliation.test.ts'],
  },
  { files: /^src\/edges\/cli\/commands\/read-quotes\.ts$/, tests: ['test/journeys/read-quotes.test.ts'] },
]

const IMPORT = /(?:from|import)\s*\(?\s*'(\.[^']+)'|new URL\('(\.[^']+\.ts)'/g

/** File -> the files that import it. */
function importersOf(root: string): Map<string, string[]> {
  const importers = new Map<string, string[]>()
  for (const file of globSync('{src,test,bench,tools}/**/*.{ts,tsx}', { cwd: root }).toSorted()) {
    const text = readFileSync(join(root, file), 'utf8')
    for (const [, imported, url] of text.matchAll(IMPORT)) {
      const target = normalize(join(dirname(file), imported ?? url ?? ''))
      const known = importers.get(target)
      if (known === undefined) importers.set(target, [file])
      else known.push(file)
    }
  }
  return importers
}

/** The tests in the folder of a file: they are about it even where they reach it through many imports. */
const besides = (root: string, file: string): string[] =>
  globSync(`${dirname(file)}/*.test.ts`, { cwd: root }).toSorted()

/** In rounds: the tests that are tried first, and those that are tried if the first notice nothing. */
export function createRelated(root: string): (file: string) => readonly (readonly string[])[] {
  const importers = importersOf(root)
  return (file) => {
    const rounds: string[][] = []
    const seen = new Set([file])
    let round = [file]
    let left = MAX_TESTS
    while (round.length > 0 && left > 0) {
      const next = [...new Set(round.flatMap((reached) => importers.get(reached) ?? []))].filter(
        (importer) => !seen.has(importer),
      )
      for (const importer of next) seen.add(importer)
      const tests = next
        .filter((name) => name.endsWith('.test.ts') && !SYSTEM.test(name) && !ABOUT_TEXT.test(name))
        .slice(0, left)
      left -= tests.length
      rounds.push(tests)
      round = next
    }
    const named = NAMED.filter(({ files }) => files.test(file)).flatMap(({ tests }) => tests)
    const [near = [], ...far] = rounds
    const known = new Set(rounds.flat())
    const beside = besides(root, file).filter((test) => !known.has(test))
    return [near, [...beside, ...far.flat()], named].filter((tests) => tests.length > 0)
  }
}

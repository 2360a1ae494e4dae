// Reads the shared corpus of attacks if it is next to the checkout. Its behaviour cases are in hostile-answers.ts.
import { existsSync, readFileSync } from 'node:fs'
import type { GuardCase } from './guard-cases.ts'

const CORPUS = new URL('../../../../../shared/data/vectors/ssrf.jsonl', import.meta.url)

export const sharedCasesPresent = existsSync(CORPUS)

interface SharedCase extends Omit<GuardCase, 'expected'> {
  readonly id: string
  readonly expected: GuardCase['expected'] | 'behaviour'
}

/** Empty when the corpus is not present. */
export function sharedCases(): readonly GuardCase[] {
  if (!sharedCasesPresent) return []
  const lines = readFileSync(CORPUS, 'utf8').split('\n')
  return lines
    .filter((line) => line !== '')
    .map((line): SharedCase => JSON.parse(line))
    .flatMap(({ id, expected, ...item }) =>
      expected === 'behaviour' ? [] : [{ ...item, expected, why: `${id} ${item.why}` }],
    )
}

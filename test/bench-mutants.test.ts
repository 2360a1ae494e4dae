// What the mutation sample stands on: the same seed gives the same mutants, all different, none a text that is no program.
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { chooseMutants } from '../bench/mutants/choose.ts'
import { createRelated } from '../bench/mutants/related.ts'
import { mutantsOf, mutated } from '../bench/mutants/sites.ts'

const root = resolve(import.meta.dirname, '..')
const read = (file: string): string => readFileSync(join(root, file), 'utf8')
const chosen = chooseMutants(root, 1)

describe('the sample', () => {
  test('is the same for the same seed, and another for another', () => {
    const keys = (seed: number) => chooseMutants(root, seed).map(({ key }) => key)
    expect(keys(1)).toEqual(chosen.map(({ key }) => key))
    expect(keys(2)).not.toEqual(keys(1))
  })

  test('holds NEAREST, every MAX_ and MOST_, and 60 others, none twice', () => {
    const limits = chosen.filter(({ kind }) => kind === 'limit').map(({ constant }) => constant)
    expect(limits).toContain('NEAREST')
    expect(limits.filter((name) => name?.startsWith('MAX_')).length).toBeGreaterThan(40)
    expect(chosen.length - limits.length).toBe(60)
    expect(new Set(chosen.map(({ key }) => key)).size).toBe(chosen.length)
  })

  test('is of texts that change and can be compiled', () => {
    for (const mutant of chosen) {
      const original = read(mutant.file)
      const text = mutated(original, mutant)
      expect(text, mutant.key).not.toBe(original)
      const { diagnostics } = ts.transpileModule(text, { reportDiagnostics: true })
      expect(diagnostics, mutant.key).toEqual([])
    }
  })

  test('is tried by the tests that reach its file, the nearest first', () => {
    const related = createRelated(root)
    expect(related('src/citations/judge/judge.ts')[0]).toContain('src/citations/judge/judge.test.ts')
    for (const { file, key } of chosen) expect(related(file).flat().length, key).toBeGreaterThan(0)
  })
})

test.each([
  ['const MAX_A = 5', ['const MAX_A = 6', 'const MAX_A = 4']],
  ['const MAX_A = 5_000', ['const MAX_A = 10000', 'const MAX_A = 2500']],
  ['const MAX_A = 2 * DAY', ['const MAX_A = (2 * DAY) * 2', 'const MAX_A = (2 * DAY) / 2']],
  ['const NEAREST = 1', ['const NEAREST = 2']],
  ['a < b', ['a <= b']],
  ['a && !b', ['a || !b', 'a && b']],
  ['a - b', ['a + b']],
  ['f(); if (a) return', ['f(); ;']],
  ['const a = b + "text"', []],
  ['type A = 5; a[0]', []],
])('of %s', (text, expected) => {
  const texts = [1, 2, 3, 4, 5, 6, 7, 8].flatMap((seed) =>
    mutantsOf('a.ts', text, seed).map((mutant) => mutated(text, mutant)),
  )
  expect(new Set(texts)).toEqual(new Set(expected))
})

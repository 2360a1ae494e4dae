// Each row of the plan of faults has a test that is there, and each test of a fault is in a row or says below why not.
import { existsSync, globSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { plan } from './faults/plan.ts'

const root = resolve(import.meta.dirname, '..')

/** Tests of one moment each, which no size makes larger. */
const SINGLE: ReadonlySet<string> = new Set(
  ['guard-namespace', 'membership-ends', 'reader-leaves', 'sign-in-store'].map(
    (name) => `test/faults/${name}.test.ts`,
  ),
)

test('the rows are 1 to 13, and each names tests that exist', () => {
  expect(plan.map(({ row }) => row)).toEqual(Array.from({ length: 13 }, (_, at) => at + 1))
  for (const { row, tests } of plan)
    expect(
      tests.filter((file) => existsSync(join(root, file))),
      `${row}`,
    ).toEqual(tests)
  for (const { row, tests } of plan) expect(tests.length, `${row}`).toBeGreaterThan(0)
})

test('no test of a fault is left out of the nights', () => {
  const planned = new Set(plan.flatMap(({ tests }) => tests))
  const left = globSync('test/faults/*.test.ts', { cwd: root }).filter((file) => !planned.has(file))
  expect(left.toSorted()).toEqual([...SINGLE].toSorted())
})

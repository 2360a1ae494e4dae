// What is told of a request that does not fit has an end.
import { expect, test } from 'vitest'
import { z } from 'zod'
import { operations } from './index.ts'
import { readInput } from './input.ts'
import { addressable, type Operation } from './operations/operation.ts'

const operation: Operation = {
  ...operations.start,
  input: z.strictObject({ list: z.array(z.number()).optional() }),
}
const issuesOf = (input: unknown) => {
  const read = readInput(operation, input)
  return 'issues' in read ? read.issues : []
}

test.each([
  [25, 25],
  [26, 25],
])('of %i faults %i are told', (faults, told) => {
  expect(issuesOf({ list: Array.from({ length: faults }, () => 'x') })).toHaveLength(told)
  expect(issuesOf(Object.fromEntries(Array.from({ length: faults }, (_, i) => [`a${i}`, 1])))).toHaveLength(
    told,
  )
})

test.each([
  [120, 'x'.repeat(120)],
  [121, `${'x'.repeat(120)}…`],
])('a path of %i characters is told as far as it is read', (length, told) => {
  expect(issuesOf({ ['x'.repeat(length)]: 1 }).map(({ path }) => path)).toEqual([told])
})

test('an address carries 1,000 characters of a value', () => {
  expect(addressable('x'.repeat(1_000))).toHaveLength(1_000)
  expect(addressable('x'.repeat(1_001))).toHaveLength(1_000)
})

test('a list that is too long is told the number of its entries', () => {
  const input = z.strictObject({ list: z.array(z.number()).max(2).optional() })
  expect(readInput({ ...operation, input }, { list: [1, 2, 3] })).toMatchObject({
    issues: [{ path: 'list', message: 'must have at most 2 entries' }],
  })
})

// What the first look at a name needs fits in sixteen bits, whatever the name is.
import { expect, test } from 'vitest'
import { FOR_OTHERS, FOR_PERSONS, gistOf, weightIn } from './name-head.ts'

test.each([
  [0, 0],
  [300, 300],
  [16_383, 16_383],
  [16_384, 16_383],
  [30_000, 16_383],
])('a weight of %i is kept as %i, beside the queries that want the name', (weight, kept) => {
  for (const wantedFor of [FOR_PERSONS, FOR_OTHERS, FOR_PERSONS | FOR_OTHERS]) {
    const [gist = 0] = Uint16Array.of(gistOf(weight, wantedFor))
    expect(weightIn(gist)).toBe(kept)
    expect(gist & (FOR_PERSONS | FOR_OTHERS)).toBe(wantedFor)
  }
})

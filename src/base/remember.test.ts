// What is remembered is bounded by its number and by its length, and nothing is computed twice below that.
import { expect, test } from 'vitest'
import { remember } from './remember.ts'

/** How often each text was computed. */
function counting() {
  const computed: string[] = []
  const read = remember((text) => computed.push(text))
  return { read, timesOf: (text: string) => computed.filter((one) => one === text).length }
}

test.each([
  [4_096, 1],
  [4_097, 2],
])('after %i texts the first one has been computed %i times when it is asked for again', (count, times) => {
  const { read, timesOf } = counting()
  for (let i = 0; i < count; i++) read(`t${i}`)
  read('t0')
  expect(timesOf('t0')).toBe(times)
})

test.each([
  [1_000_000, 1],
  [1_000_001, 2],
])('after texts of %i units together the first one has been computed %i times', (units, times) => {
  const { read, timesOf } = counting()
  read('first')
  read('x'.repeat(units - 'first'.length))
  read('first')
  expect(timesOf('first')).toBe(times)
})

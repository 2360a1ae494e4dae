// What the form says will be replaced is what the protocol replaces.
import { expect, test } from 'vitest'
import { SINGULAR_KINDS } from '../../../core/assessment/protocol/limits.ts'
import { ONE_AT_A_TIME } from './one-at-a-time.ts'

test('the kinds of which one counts at a time are those of the core', () => {
  expect(ONE_AT_A_TIME).toEqual(SINGULAR_KINDS)
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foundPassage } from './found-passage.ts'

test('a quote is found in its passage whatever the typography, with its last sign', () => {
  const passage = 'Hello all. “We  spend 6 hours a week — chasing”, she said.'
  expect(foundPassage(passage, '"we spend 6 hours a week - chasing"')).toEqual({
    before: 'Hello all. “',
    found: 'We  spend 6 hours a week — chasing”,',
    after: ' she said.',
  })
  expect(foundPassage('𝔘nicode 𝔘s.', '𝔘s')).toEqual({ before: '𝔘nicode ', found: '𝔘s.', after: '' })
  expect(foundPassage(passage, 'We spend 7 hours')).toBeUndefined()
  expect(foundPassage(passage, ' … ')).toBeUndefined()
})

test('the parts are the passage, whatever is looked for', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'B', ' ', '.', 'İ', 'é', '字', '𝔘', '\u0301') })
  fc.assert(
    fc.property(text, text, text, (before, quote, after) => {
      const passage = before + quote + after
      const found = foundPassage(passage, quote)
      if (found === undefined) expect(quote).not.toMatch(/[aB字é]/)
      else expect(found.before + found.found + found.after).toBe(passage)
    }),
  )
})

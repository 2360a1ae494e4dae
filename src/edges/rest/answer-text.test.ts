import { expect, test } from 'vitest'
import { answerText, answerTextWith } from './answer-text.ts'

test('an answer with a constant member is the text that JSON.stringify gives', () => {
  const write = answerTextWith('the "part"')
  const part = { axes: ['é'], deep: { more: [1, null] } }
  for (const answer of [
    { id: 'a"}', 'the "part"': part },
    { id: 'b', none: undefined, 'the "part"': part },
    { id: 'c' },
  ])
    expect(write(answer)).toBe(JSON.stringify(answer))
})

test('an object is written once', () => {
  let written = 0
  const part = { toJSON: () => ++written }
  const write = answerTextWith('part')
  expect([write({ id: 1, part }), write({ id: 2, part }), answerText(part)]).toEqual([
    '{"id":1,"part":1}',
    '{"id":2,"part":1}',
    '1',
  ])
})

// Who signs a post on a page (rule P-3.4).
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSignedBy } from './author-line.ts'

const QUOTE = 'We lose 3 days a month copying the (old) notebook by hand.'
const names = new Set(['acequia', 'horasderiego'])
const post = (...head: string[]): string =>
  ['The meeting is on Saturday.', 'Reply', ...head, QUOTE, 'Reply', 'Paco R.', 'It did not rain.'].join('\n')

test.each([
  ['a team', ['Team Acequia', 'secretary', '101 posts', '#2 · 2026-06-01']],
  ['in Spanish', ['Equipo Acequia', 'secretario de comunidad', '101 mensajes']],
  ['a handle', ['@acequia_official', '12 posts']],
  ['a handle in one word', ['AcequiaSupport']],
  ['a founder', ['Maria Paz, founder of Acequia']],
  ['a desk for customers', ['Acequia Customer Support', '12 posts']],
  ['a person of the team', ['Ana Paz (Acequia Team)', '12 posts']],
  ['a site of the founder', ['Team Horasderiego', '2026']],
  ['the name alone', ['Acequia', '12 posts', '2026-06-01']],
  ['on one line with the quote', ['Acequia team: ']],
])('P-3.4 signed: %s', (_, head) => {
  expect(isSignedBy(names, post(...head), QUOTE)).toBe(true)
})

test.each([
  ['another author', ['Paco R.', '611 posts', '#3']],
  ['a thread about the product', ['Acequia reviews', 'lucia.bcn', '5 stars']],
  ['a page of the product, another author', ['Acequia', 'lucia.bcn', '5 stars']],
  ['a customer', ['lucia.bcn, customer of Acequia', '5 stars']],
  ['a question above', ['Has anyone asked the Acequia team?', 'lucia.bcn', '5 posts']],
  ['a review that thanks', ['Thanks Acequia team', 'lucia.bcn', '5 stars']],
  ['a review that praises', ['Acequia support is great', 'lucia.bcn']],
  ['a review that complains', ['Pésimo soporte Acequia', 'lucia.bcn']],
  ['a question to the founder', ['Question for Acequia founder', 'lucia.bcn']],
  ['one who left', ['Ex-Acequia staff here', 'lucia.bcn']],
  ['a thread', ['Switching from Acequia, official thread', 'lucia.bcn']],
  ['a team of another name', ['Team Acequias del Sur', '9 posts']],
])('P-3.4 not signed: %s', (_, head) => {
  expect(isSignedBy(names, post(...head), QUOTE)).toBe(false)
})

test('L-7 a founder who signs with another name is not known', () => {
  expect(isSignedBy(names, post('Maria Paz', 'secretary', '101 posts'), QUOTE)).toBe(false)
})

test('P-3.4 the head of the next post signs nothing', () => {
  expect(isSignedBy(names, `Paco R.\n${QUOTE}\nReply\nTeam Acequia\n12 posts\nThank you.`, QUOTE)).toBe(false)
})

test('P-3.4 a quote that the text does not hold is signed by no one', () => {
  expect(isSignedBy(names, 'Team Acequia\nSomething else.', QUOTE)).toBe(false)
  expect(isSignedBy(names, 'Team Acequia\nSomething else.', '')).toBe(false)
})

test('P-3.4 without a name of the founder in the text nothing is signed, whatever it says', () => {
  const words = fc.array(fc.constantFrom('team', 'Acequi', 'official', 'lucia', '12', '\n', '.', '(', '['), {
    maxLength: 40,
  })
  fc.assert(
    fc.property(words, words, (before, quote) => {
      expect(isSignedBy(names, `${before.join(' ')}\n${quote.join(' ')}`, quote.join(' '))).toBe(false)
    }),
  )
})

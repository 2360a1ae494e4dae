// Whether a page says that no customer speaks (rules P-3.5, P-3.6).
import { expect, test } from 'vitest'
import { voiceOf } from './page-voice.ts'

const QUOTE = 'We lose 3 days a month copying the notebook by hand.'
const names = new Set(['acequia'])
const voice = (context: string) => voiceOf(context, QUOTE, names)

test.each([
  [`Search results for “${QUOTE}”\nTry other words.`],
  [`Your search for ${QUOTE} did not match any threads.`],
  [`Suchergebnisse für „${QUOTE}“`],
  [`Zu „${QUOTE}“ wurden keine Beiträge gefunden.`],
  [`Resultados para «${QUOTE}»`],
  [`Aucun résultat : « ${QUOTE} »`],
  [`「${QUOTE}」の検索結果`],
  [`“${QUOTE}” 검색 결과`],
])('P-3.5 the answer of a search repeats what was asked: %s', (context) => {
  expect(voice(context)).toBe('search')
})

test('P-3.6 a release to the press of the founder is no word of a customer', () => {
  expect(voice(`Press release\nAcequia starts today.\n“${QUOTE}” says a customer.`)).toBe('release')
  expect(voice(`Communiqué de presse d’Acequia\n« ${QUOTE} » déclare un client.`)).toBe('release')
  expect(voice(`“${QUOTE}” says a customer.\nAbout Acequia\nプレスリリース`)).toBe('release')
})

test.each([
  [`Paco R.\n12 posts\n${QUOTE}\nReply`],
  [`I searched for years and found nothing like it. It rained all week, and the council met twice. ${QUOTE}`],
  [`Press release of another firm\nThe harvest was good.\n${QUOTE}\nReply`],
  [`The results of the survey for this year are in: ${QUOTE}`],
  [`Search results for water.\nPaco R.\n${QUOTE}\nNo results yet for the well.`],
  [`Has anyone tried Acequia?\n${QUOTE}\nReply`],
  ['Other words, which are not those of the quote.'],
])('a post of a customer is none: %s', (context) => {
  expect(voice(context)).toBeUndefined()
})

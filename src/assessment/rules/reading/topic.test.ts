// Which quotes are about the topic of a session, and which tell one story.
import { expect, test } from 'vitest'
import { apart, offTopic, onPitch, oneStory } from './topic.ts'

const PITCH =
  'Bilgebook is a maintenance log for sailing charter fleets: which boat may leave the harbour first.'
const ON = [
  'Our mechanic never sees the note about a boat that came back damaged.',
  'Damaged gear costs us a refund every second week.',
  'The refund for a broken winch was more than the winch.',
]
const OFF = [
  'I cancelled my gym membership in March after they charged me $60 a month.',
  'The ski lift did not run for 3 hours on Saturday.',
  'We hired a clown for $250 and the children hid behind the sofa.',
]
const off = (quotes: readonly string[], topic: readonly string[] = [PITCH]): number[] => [
  ...offTopic(quotes, topic),
]

test('P-6 quotes are joined to the topic by a word of the pitch, or by one of a quote that is', () => {
  expect(off(ON)).toEqual([])
  expect(off(OFF)).toEqual([0, 1, 2])
})

test('P-6 the words of every trade join nothing: time, money, buying, working', () => {
  expect(
    off(['We paid $300 a month and spent hours by hand.'], ['Teams pay hours of money by hand every month.']),
  ).toEqual([0])
  expect(off(['Wir haben jeden Monat Geld bezahlt.'], ['Firmen bezahlen jeden Monat Geld.'])).toEqual([0])
})

test('P-6 while more than half of the quotes are on the topic, none is off: some use words of their own', () => {
  expect(off([...ON, ...OFF.slice(0, 2)])).toEqual([])
  expect(off([...ON, ...OFF])).toEqual([3, 4, 5])
})

test.each([
  ['de', 'Die Küche kocht für Kinder, die abgemeldet sind.', 'Tellerwerk zählt die Portionen der Küche.'],
  ['ja', '訪問から戻って記録を書くだけで遅くなります。', '訪問看護の記録を作るサービスです。'],
  ['hi', 'उधार की कॉपी भीग गई।', 'दुकान का उधार खाता बोलकर लिखें।'],
  ['ru', 'Вощина и ульи стоят без присмотра.', 'Датчик слышит рой в ульях.'],
])('P-6 the topic is compared in every language that is read: %s', (_language, quote, pitch) => {
  expect(off([quote], [pitch])).toEqual([])
  expect(off([quote], [PITCH])).toEqual([0])
})

const LOSSES = ['It cost us 300 euros.', 'Around €300 is gone.', 'We paid 300 EUR for it.']

test('P-5 three quotes that state one amount tell one story; two may agree by chance', () => {
  expect([...oneStory(LOSSES, [])]).toEqual([1, 2])
  expect([...oneStory(LOSSES.slice(1), [])]).toEqual([])
  expect([...oneStory(['It took 300 hours.', ...LOSSES.slice(1)], [])]).toEqual([])
})

test('P-5 the price of a product is the same for all who name the product, and that of the venture for all', () => {
  const figures = new Set([300])
  const named = LOSSES.map((quote) => `${quote} That is FleetMate.`)
  expect([...oneStory(named, [{ name: 'fleetmate', figures }])]).toEqual([])
  expect([...oneStory(LOSSES, [{ name: 'fleetmate', figures }])]).toEqual([1, 2])
  expect([...oneStory(LOSSES, [{ name: undefined, figures }])]).toEqual([])
})

const said = (verbatim: string, translation?: string) => ({ verbatim, translation })

test('G-19 quotes are compared with the pitch alone, by its terms and its subjects', () => {
  const all = [...ON, ...OFF].map((quote) => said(quote))
  expect(onPitch(all, PITCH)).toEqual({ compared: 6, on: 1 })
  expect(onPitch(all.slice(3), PITCH)).toEqual({ compared: 3, on: 0 })
  expect(onPitch([said('We lost three days because the yacht was out of order.')], PITCH).on).toBe(1)
})

test('G-19 nothing is compared with a pitch of a few words, nor across languages without a translation', () => {
  const none = { compared: 0, on: 0 }
  const strangers = OFF.map((quote) => said(quote))
  expect(onPitch(strangers, 'A pitch.')).toEqual(none)
  expect(
    onPitch(strangers, 'Μετράμε την αποθήκη των εστιατορίων με φωτογραφίες από τα ράφια κάθε βράδυ.'),
  ).toEqual(none)
  const spanish = 'Nos perdimos tres salidas porque la bomba seguía averiada.'
  expect(onPitch([said('Κάθε Δευτέρα μετράμε την αποθήκη με το χέρι.'), said(spanish)], PITCH)).toEqual(none)
  expect(onPitch([said(spanish, 'We missed three trips because the boat was still broken.')], PITCH)).toEqual(
    {
      compared: 1,
      on: 1,
    },
  )
  // a translation of words in the language of the pitch adds nothing
  expect(onPitch([said(OFF[0] ?? '', 'The boat was still broken.')], PITCH)).toEqual({ compared: 1, on: 0 })
})

const stranger = OFF.map((verbatim) => ({ verbatim }))

test('P-6 four quotes of another trade are off the topic, although a complaint joins them by a word', () => {
  const other = { verbatim: 'The harness of my climbing gym tore after 2 weeks and cost me $90.' }
  expect([...apart([...stranger, other], PITCH, [])]).toEqual([0, 1, 2, 3])
  expect([...apart(stranger, PITCH, [])]).toEqual([])
})

test('P-6 one quote about the topic is enough, and so is a word of a competitor or a translation', () => {
  const one = { verbatim: 'A boat left with a broken winch.' }
  expect([...apart([...stranger, one], PITCH, [])]).toEqual([])
  expect([
    ...apart([...stranger, { verbatim: 'Deckhand lost the keys twice.' }], PITCH, ['Deckhand']),
  ]).toEqual([])
  const foreign = { verbatim: 'Das Boot kam beschädigt zurück.', translation: 'The boat came back damaged.' }
  expect([...apart([...stranger, foreign], PITCH, [])]).toEqual([])
  expect([...apart([...stranger, { verbatim: foreign.verbatim }], PITCH, [])]).toEqual([])
})

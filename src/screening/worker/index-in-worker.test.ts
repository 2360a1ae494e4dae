// The index made on another thread is the one made here, and the server answers while it is made.
import { expect, test } from 'vitest'
import { makeIndexWith } from '../watch-lists/watch-index.ts'
import { Matcher } from '../../names/matcher/matcher.ts'
import type { NameRecord } from '../../names/parse/record.ts'
import { indexInWorker } from './index-in-worker.ts'

const person = (id: number, name: string): NameRecord => ({
  list: 'un-sc',
  id: String(id),
  type: 'person',
  names: [{ text: name, kind: 'primary' }],
  birthDates: ['1970-01-01'],
  countries: [],
  identifiers: [],
})
const GIVEN = 'Ahmed Berta Chiara Dmitri Elena Farid Grete Hassan Ilse Jorge'.split(' ')
const people = Array.from({ length: 3_000 }, (_, k) =>
  person(k, `${GIVEN[k % GIVEN.length]} Maren${(k * 7_919) % 1_013} Quillfern${k}`),
)
const makeHere = makeIndexWith(new Matcher())

test('the same bytes, made whole and from the index before', async () => {
  const whole = await indexInWorker()({ put: people, before: undefined })
  expect(Buffer.compare(whole, makeHere({ put: people, before: undefined }))).toBe(0)

  const task = {
    put: [person(3_001, 'Tobias Marwen')],
    before: { bytes: whole, removed: people.slice(0, 700) },
  }
  const next = await indexInWorker()(task)
  expect(Buffer.compare(next, makeHere(task))).toBe(0)
  // the index before still serves whoever holds it
  expect(Buffer.compare(whole, makeHere({ put: people, before: undefined }))).toBe(0)
})

test('the same bytes with imported groups, which are not those of the built-in tables', async () => {
  const imported = { names: [['quillfern7', 'zetterlind']], nicknames: [], legalForms: [] }
  const task = { put: people.slice(0, 50), before: undefined }
  const made = await indexInWorker(JSON.stringify(imported))(task)
  expect(Buffer.compare(made, makeIndexWith(new Matcher(imported))(task))).toBe(0)
  expect(Buffer.compare(made, makeHere(task))).not.toBe(0)
})

test('what breaks on the other thread is thrown here', async () => {
  const damaged = { bytes: new Uint8Array([1, 2, 3]), removed: [] }
  await expect(indexInWorker()({ put: people.slice(0, 1), before: damaged })).rejects.toThrow(/index/)
})

test('other work goes on while it is made', async () => {
  let turns = 0
  const clock = setInterval(() => turns++, 5)
  await indexInWorker()({ put: people, before: undefined })
  clearInterval(clock)
  expect(turns).toBeGreaterThan(10)
})

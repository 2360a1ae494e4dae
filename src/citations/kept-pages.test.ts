// How much text of pages is kept, and of which.
import { expect, test } from 'vitest'
import { KeptPages } from './kept-pages.ts'
import { contentOf } from './testing/pages.ts'

const facts = (sha256: string) => ({
  sha256,
  contentType: 'text/plain',
  status: 200,
  finalUrl: 'https://a.io/',
})

test('what was not asked for longest goes first, and the bound holds whatever comes', () => {
  const kept = new KeptPages(100)
  const keep = (name: string, chars: number) =>
    kept.keep('w', `https://${name}.io/`, facts(name), contentOf('x'.repeat(chars)))
  const has = (...names: string[]) => names.map((name) => kept.content('w', facts(name)) !== undefined)
  for (const name of ['a', 'b', 'c']) keep(name, 30)
  kept.content('w', facts('a'))
  keep('d', 30)
  expect(has('a', 'b', 'c', 'd')).toEqual([true, false, true, true])
  keep('d', 1_000)
  expect(has('a', 'c', 'd')).toEqual([false, false, false])
  for (let i = 0; i < 10; i++) keep('same', 90)
  expect(kept.content('w', facts('same'))?.text).toHaveLength(90)
})

test('equal bytes have one text wherever they came from, but not for another workspace or content type', () => {
  const kept = new KeptPages(100)
  kept.keep('w', 'https://a.io/', facts('ab'), contentOf('text'))
  kept.keep('w', 'https://b.io/', facts('ab'), contentOf('text'))
  expect(kept.version('w', 'https://b.io/')).toEqual(facts('ab'))
  expect(kept.content('w', facts('ab'))).toEqual(contentOf('text'))
  expect(kept.content('w2', facts('ab'))).toBeUndefined()
  expect(kept.version('w2', 'https://a.io/')).toBeUndefined()
  expect(kept.content('w', { sha256: 'ab', contentType: 'text/html' })).toBeUndefined()
})

test('10,000 addresses are remembered, and one more starts the memory again', () => {
  const kept = new KeptPages(100)
  const keep = (i: number) => kept.keep('w', `https://${i}.io/`, facts('same'), contentOf('text'))
  for (let i = 0; i < 10_000; i++) keep(i)
  expect(kept.version('w', 'https://0.io/')).toEqual(facts('same'))
  keep(10_000)
  expect(kept.version('w', 'https://0.io/')).toBeUndefined()
})

// How much text of pages is kept, and of which.
import { expect, test } from 'vitest'
import { KeptPages } from './kept-pages.ts'

const page = (length: number) => ({ sha256: 'ab', contentType: '', text: 'x'.repeat(length) })

test('what was not asked for longest goes first, and the bound holds whatever comes', () => {
  const kept = new KeptPages(100)
  for (const url of ['a', 'b', 'c']) kept.set('w', url, page(30))
  kept.get('w', 'a')
  kept.set('w', 'd', page(30))
  expect(['a', 'b', 'c', 'd'].map((url) => kept.get('w', url) !== undefined)).toEqual([
    true,
    false,
    true,
    true,
  ])
  kept.set('w', 'd', page(1_000))
  expect(['a', 'c', 'd'].map((url) => kept.get('w', url) !== undefined)).toEqual([false, false, false])
  for (let i = 0; i < 10; i++) kept.set('w', 'same', page(90))
  expect(kept.get('w', 'same')?.text).toHaveLength(90)
})

// The page about an entity: what a list says cannot become a script, and long lists of values are cut.
import { beforeAll, expect, test } from 'vitest'
import { Matcher } from '../../names/matcher/matcher.ts'
import { Screener } from '../../screening/screener.ts'
import { indexOf } from '../../screening/testing/listed.ts'
import type { ListsInForce } from '../ports.ts'
import { previewOf } from './preview.ts'

const SOURCES = new Set(['list-a'])
let lists: ListsInForce

beforeAll(async () => {
  const screener = new Screener(new Matcher())
  const index = await indexOf(screener, [
    {
      list: 'list-a',
      id: '1',
      partyKind: 'person',
      names: ['<script>alert("x")</script> & Co', 'B', 'C', 'D', 'E'],
      facts: { notes: 'n'.repeat(301), birthPlaces: ['p'.repeat(300)] },
    },
  ])
  lists = { screener, index } as unknown as ListsInForce
})

test('text of a list is text on the page', async () => {
  const file = previewOf('list-a.1', lists, SOURCES)
  expect(file.type).toBe('text/html')
  const page = await file.text()
  expect(page).not.toContain('<script')
  expect(page).toContain('&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; &amp; Co')
  expect(page).toContain('href="https://list.example/1"')
})

test('a property shows three values of 300 characters, and how many more there are', async () => {
  const page = await previewOf('list-a.1', lists, SOURCES).text()
  expect(page).toContain('<dd>B<br>C<br>D<br>and 1 more</dd>')
  expect(page).toContain(`<dd>${'n'.repeat(300)}…</dd>`)
  expect(page).toContain(`<dd>${'p'.repeat(300)}</dd>`)
})

test('an entity of another dataset has no page', () => {
  expect(() => previewOf('list-a.1', lists, new Set())).toThrow('The dataset has no entity with this id')
  expect(() => previewOf('list-a.2', lists, SOURCES)).toThrow('The dataset has no entity with this id')
})

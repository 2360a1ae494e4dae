// Of the addresses a name has, how many are tried.
import type { LookupAddress } from 'node:dns'
import { expect, test } from 'vitest'
import { vetLookup } from './vetted-lookup.ts'

test('four addresses of each family are tried, and no more', async () => {
  const of = (family: number, address: (i: number) => string): LookupAddress[] =>
    Array.from({ length: 6 }, (_, i) => ({ address: address(i), family }))
  const all = [...of(4, (i) => `1.1.1.${i}`), ...of(6, (i) => `2606:4700:4700::${i + 1}`)]
  const lookup = vetLookup((_host, _options, callback) => callback(null, all))
  const vetted = await new Promise((resolve) => {
    lookup('example.com', { all: true }, (_error, addresses) => resolve(addresses))
  })
  expect(vetted).toEqual([...all.slice(0, 4), ...all.slice(6, 10)])
})

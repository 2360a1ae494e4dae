import { expect, test } from 'vitest'
import { parseSourceUrls } from './source-urls.ts'

test('each file has its address, whatever commas and braces are in it', () => {
  const text =
    'un-sc/Consolidated.XML=https://a.example/x?ids=1,2&y=3 , us-sec-formd/F.tsv=https://a.example/{YYYY}q{Q}.zip'
  expect([...parseSourceUrls(text)]).toEqual([
    ['un-sc/consolidated.xml', 'https://a.example/x?ids=1,2&y=3'],
    ['us-sec-formd/f.tsv', 'https://a.example/{YYYY}q{Q}.zip'],
  ])
  expect([...parseSourceUrls(' ')]).toEqual([])
})

test.each([
  'un-sc=https://a.example/',
  'un-sc/consolidated.xml',
  'un-sc/consolidated.xml=',
  'un-sc/consolidated.xml=ftp://a.example/',
  'un-sc/consolidated.xml=/data/list.xml',
  'https://a.example/',
])('%s is refused', (text) => {
  expect(() => parseSourceUrls(text)).toThrow(`"${text}" is not of the form SOURCE/FILE=https://...`)
})

test('a file cannot have two addresses', () => {
  expect(() => parseSourceUrls('a/b=https://a.example/,A/B=https://b.example/')).toThrow('A/B is named twice')
})

import { expect, test } from 'vitest'
import { readConfig, settings } from './config.ts'
import { parseHostNames } from './host-names.ts'

test('names are read in the spelling of a parsed URL, each once, with commas between them', () => {
  expect([...parseHostNames(' Forum.Example.com, forum.example.com,müller.de ,cooks.localhost,')]).toEqual([
    'forum.example.com',
    'xn--mller-kva.de',
    'cooks.localhost',
  ])
  expect([...parseHostNames('')]).toEqual([])
})

test.each([
  'https://forum.example.com',
  'forum.example.com/t',
  'forum.example.com:443',
  '*.example.com',
  'example',
  'localhost',
  '127.0.0.1',
  '[::1]',
  'a b.com',
  '.example.com',
  'example.com.',
  'a..com',
  'me@example.com',
])('"%s" is refused, and the message says what to give', (item) => {
  expect(() => parseHostNames(`good.example.com,${item}`)).toThrow(
    `"${item}" is not a host name. Give names alone`,
  )
})

test('ASSAY_ESTABLISHED_HOSTS is a set of hosts, empty by default', () => {
  expect(readConfig(settings, {}).ASSAY_ESTABLISHED_HOSTS).toEqual(new Set())
  expect(readConfig(settings, { ASSAY_ESTABLISHED_HOSTS: 'a.example' }).ASSAY_ESTABLISHED_HOSTS).toEqual(
    new Set(['a.example']),
  )
  expect(() => readConfig(settings, { ASSAY_ESTABLISHED_HOSTS: 'https://a.example' })).toThrow(
    'ASSAY_ESTABLISHED_HOSTS',
  )
})

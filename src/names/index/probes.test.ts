// Words that may be one are filed and looked for under a common key.
import { describe, expect, test } from 'vitest'
import { tokensOf } from '../testing/named.ts'
import type { EntityType } from '../parse/record.ts'
import type { Token } from '../token/token.ts'
import { identifierProbe, isFiled, probe, probeText } from './probes.ts'

const wordOf = (type: EntityType, text: string): Token => {
  const token = tokensOf(type, text).find(isFiled)
  if (token === undefined) throw new Error(`${text} has no word that is filed`)
  return token
}
function keys(token: Token, listed: boolean): Set<number> {
  const found = new Set<number>()
  probe(token, listed, (key) => found.add(key))
  return found
}
function meet(type: EntityType, query: string, listed: string): boolean {
  const filed = keys(wordOf(type, listed), true)
  return [...keys(wordOf(type, query), false)].some((key) => filed.has(key))
}

describe('meets', () => {
  test.each<[EntityType, string, string]>([
    ['person', 'Petrov', 'Petrov'],
    ['person', 'Petrv', 'Petrov'],
    ['person', 'Petroov', 'Petrov'],
    ['person', 'Petlov', 'Petrov'],
    ['person', 'Petorv', 'Petrov'],
    ['person', 'Zhelvinsky', 'Jelvinskiy'],
    ['person', 'Muhammad', 'Mohamed'],
    ['person', 'Bill', 'William'],
    ['person', 'صالح', 'Saleh'],
    ['person', 'Saleh', 'صالح'],
    ['organisation', 'Bank', 'Banque'],
    ['organisation', 'Syria', 'Syrie'],
    ['organisation', '44 Works', 'Forty-four'],
  ])('%s: %s and %s', (type, query, listed) => {
    expect(meet(type, query, listed)).toBe(true)
  })
})

test('words that have nothing in common do not meet', () => {
  expect(meet('person', 'Petrov', 'Quillfeather')).toBe(false)
  expect(meet('organisation', '4 Works', '5 Works')).toBe(false)
})

test('legal forms, particles and connectors are not filed', () => {
  const filed = tokensOf('organisation', 'Bank of Acme Ltd').filter(isFiled)
  expect(filed.map(({ role }) => role)).toEqual(['word', 'name'])
})

test('the keys of one word are few, however long it is', () => {
  for (const listed of [true, false])
    expect(keys(wordOf('person', 'abcdefghijklmnopqrstuvwxyz'.repeat(10)), listed).size).toBeLessThan(600)
})

test('exact spellings and identifiers have one key each', () => {
  expect(keys(wordOf('person', 'Petrov'), true)).toContain(probeText('petrov'))
  expect(identifierProbe('9187629')).toBe(identifierProbe('9187629'))
  expect(identifierProbe('9187629')).not.toBe(identifierProbe('9187630'))
})

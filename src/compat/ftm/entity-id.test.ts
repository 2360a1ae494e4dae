// Ids of entities: each is one spelling, needs no escape in an address, and FollowTheMoney takes it.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { entityId, readEntityId } from './entity-id.ts'

const SOURCES = ['un-sc', 'us-ofac-sdn']

test('every record and every party in it has an id of its own that leads back to it', () => {
  const text = fc.oneof(fc.string({ unit: 'grapheme', minLength: 1 }), fc.stringMatching(/^[-x.0-9A-F~%_]+$/))
  const keys = fc.record({ source: fc.constantFrom(...SOURCES), record: text, ref: text })
  fc.assert(
    fc.property(keys, (key) => {
      const id = entityId(key)
      expect(id).toMatch(/^[0-9a-zA-Z](?:[0-9a-zA-Z.-]*[0-9a-zA-Z])?$/)
      expect(readEntityId(id, SOURCES)).toEqual(key)
    }),
  )
})

test.each([
  ['un-sc.6908555', 'un-sc', '6908555', 'self'],
  ['un-sc.KPe-x2E001', 'un-sc', 'KPe.001', 'self'],
  ['un-sc.a-b', 'un-sc', 'a-b', 'self'],
  ['un-sc.a-x2Dx-x2D', 'un-sc', 'a-x-', 'self'],
  ['un-sc.1.case-2', 'un-sc', '1', 'case-2'],
])('%s', (id, source, record, ref) => {
  expect(readEntityId(id, SOURCES)).toEqual({ source, record, ref })
})

test('what no entity is called leads nowhere, and no id has a second spelling', () => {
  const others = [
    '',
    'un-sc',
    'eu-fsf.1',
    'UN-SC.1',
    'un-sc.1.self',
    'un-sc.-x41',
    'un-sc.-xFF',
    'un-sc.a%62',
    'un-sc.1.2.3',
  ]
  for (const id of others) expect(readEntityId(id, SOURCES), id).toBeUndefined()
})

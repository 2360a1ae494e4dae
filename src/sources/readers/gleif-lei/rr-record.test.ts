// Relationships of level 2 as records: every type, status and kind of end in invented rows.
import { describe, expect, test } from 'vitest'
import { A, B, C, D, E, readRr, RR_FILE, rrSample } from './testing/read-copies.ts'

describe('level 2', () => {
  test('a direct parent: the child is where the relation starts, and its own period dates it', async () => {
    const { records, facts } = await readRr(rrSample)
    expect(records[0]).toEqual({
      recordId: `${A}.IS_DIRECTLY_CONSOLIDATED_BY.${B}`,
      url: `https://search.gleif.org/#/record/${A}`,
      locator: `${RR_FILE} StartNode=${A} RelationshipType=IS_DIRECTLY_CONSOLIDATED_BY EndNode=${B}`,
      parts: [
        {
          kind: 'relation',
          from: `lei:${A}`,
          to: `lei:${B}`,
          relationKind: 'direct-parent',
          status: 'ACTIVE',
          starts: { value: '2012-11-29', raw: '2012-11-29T00:00:00.000Z' },
        },
      ],
    })
    expect(facts).toEqual([{ asOf: '2026-03-20' }])
  })

  test('every other type, a relationship that ended, one that was annulled, an end that has no LEI', async () => {
    const { records } = await readRr(rrSample)
    expect(records.slice(1).flatMap(({ parts }) => parts)).toEqual([
      {
        kind: 'relation',
        from: `lei:${A}`,
        to: `lei:${C}`,
        relationKind: 'ultimate-parent',
        status: 'INACTIVE',
        starts: { value: '2012-11-29', raw: '2012-11-29T00:00:00Z' },
        ends: { value: '2020-06-30', raw: '2020-06-30T00:00:00Z' },
      },
      { kind: 'relation', from: `lei:${D}`, to: `lei:${A}`, relationKind: 'branch', status: 'ACTIVE' },
      {
        kind: 'relation',
        from: `lei:${B}`,
        to: `lei:${E}`,
        relationKind: 'fund-manager',
        status: 'ANNULLED',
      },
      { kind: 'relation', from: `lei:${B}`, to: `other:${D}`, relationKind: 'linked', status: 'ACTIVE' },
    ])
    expect(records.at(-1)?.recordId).toBe(`${B}.IS_SUBFUND_OF.${D}`)
  })

  test('no jurisdiction leaves a row out: none is told', async () => {
    expect(await readRr(rrSample, ['US'])).toEqual(await readRr(rrSample))
  })
})

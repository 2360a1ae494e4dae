// A case that was altered in the database ends no pass, batch or run on either store: it counts as undecided, and stays as it is.
import { type RawBuilder, sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { byText } from '../../src/base/by-text.ts'
import type { ScreenedRow } from '../../src/contract/vocabulary/batch.ts'
import type { Case } from '../../src/contract/vocabulary/case.ts'
import type { OpenStore } from '../../src/platform/store/store.ts'
import { loadList } from '../support/lists.ts'
import { placedWorld, stores } from '../support/stores.ts'
import { alterTenant, tenantRows } from '../support/tenant-rows.ts'
import { type UnPerson, writeUnList } from '../support/un-list.ts'
import { watchedPortfolio } from '../support/watched.ts'
import { bodyOf, type World } from '../support/world.ts'

const PEOPLE: readonly UnPerson[] = [
  { id: 1, first: 'HARUN', last: 'TALEB' },
  { id: 2, first: 'SELMA', last: 'ORRIN' },
]
const HARUN = { name: 'Harun Taleb', type: 'person', birthDate: '1971-03-09' }
const SELMA = { name: 'Selma Orrin', type: 'person', birthDate: '1984-01-02' }
const FILE = `ref,name,type,birth_date\n${[HARUN, SELMA]
  .map(({ name, type, birthDate }) => `${name},${name},${type},${birthDate}\n`)
  .join('')}`

const ALTERATIONS = [
  ['reopened', '{'],
  ['matter', '{"subject":'],
  ['matter', '7'],
  ['decision', '{"state":"false_positive"}'],
] as const

describe.each(stores)('$kind', ({ skip, place }) => {
  let world: World

  beforeEach(async () => {
    if (!skip) world = await placedWorld(place, { screensBatches: true })
  })
  afterEach(() => (skip ? undefined : world.close()))

  const deskOf = ({ workspaceId, key }: { readonly workspaceId: string; readonly key: string }) => {
    const store = world.ports.store as OpenStore
    const ask = async (name: Parameters<World['call']>[1], input = {}) =>
      bodyOf(await world.call(key, name, input))
    const rowOf = async (id: string) =>
      (await tenantRows(store, workspaceId, 'cases')).find((row) => row['id'] === id)
    return {
      ask,
      rowOf,
      /** Sets the matches of both people aside, and alters the case of the second. Its row. */
      alterDecided: async (column: string, value: string) => {
        const { cases } = (await ask('list_cases')) as unknown as { readonly cases: readonly Case[] }
        expect(cases.map(({ subject }) => subject ?? '').toSorted(byText)).toEqual([HARUN.name, SELMA.name])
        for (const { id, evidence } of cases)
          await ask('decide_case', {
            id,
            state: 'false_positive',
            reason: 'Another person',
            evidence: evidence?.hash,
          })
        const id = cases.find(({ subject }) => subject === SELMA.name)?.id ?? ''
        const alteration: RawBuilder<unknown> = sql`update cases set ${sql.ref(column)} = ${value} where id = ${id}`
        await alterTenant(store, workspaceId, [alteration])
        return { id, ...(await rowOf(id)) }
      },
    }
  }

  test.skipIf(skip).each(ALTERATIONS)(
    'a case with the %s %s leaves a pass whole, and the alert about it stays',
    async (column, value) => {
      const watched = await watchedPortfolio(world, FILE, PEOPLE)
      const { alterDecided, rowOf } = deskOf(watched)
      const altered = await alterDecided(column, value)
      const other = { id: 3, first: 'PETRA', last: 'LIND' }
      const refsOf = async (...people: readonly UnPerson[]) =>
        (await watched.after(...people)).map(({ kind, ref }) => [kind, ref])
      expect(await refsOf(other)).toEqual(
        expect.arrayContaining([
          ['delisted', HARUN.name],
          ['delisted', SELMA.name],
        ]),
      )
      expect(await refsOf(other, ...PEOPLE)).toEqual([['new_match', SELMA.name]])
      expect(await rowOf(altered.id)).toEqual(altered)
      watched.close()
    },
  )

  test.skipIf(skip).each(ALTERATIONS)(
    'a case with the %s %s leaves batches and runs whole, and the match of it counts',
    async (column, value) => {
      await loadList(world.ports.store, 'un-sc', writeUnList(PEOPLE))
      const tenant = await world.tenant('pro')
      const { ask, alterDecided, rowOf } = deskOf(tenant)
      for (const subject of [HARUN, SELMA]) await ask('run_diligence', { subject })
      const altered = await alterDecided(column, value)
      const id = String((await ask('start_batch', { file: FILE }))['id'])
      await expect.poll(async () => (await ask('get_batch', { id }))['status']).toBe('completed')
      const { text } = await world.call(tenant.key, 'get_batch_results', { id })
      const rows = text
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as ScreenedRow)
      expect(rows.map(({ ref, matches }) => [ref, matches?.[0]?.decision?.setAside])).toEqual([
        [HARUN.name, true],
        [SELMA.name, undefined],
      ])
      expect(await ask('run_diligence', { subject: HARUN })).toMatchObject({ status: 'completed' })
      expect(await ask('run_diligence', { subject: SELMA })).toMatchObject({
        status: 'completed',
        verdict: 'enhanced_diligence',
      })
      expect(await rowOf(altered.id)).toEqual(altered)
    },
  )

  test.skipIf(skip).each(['{', '7', '{"line":2,"ref":"b","outcome":"possible"}'])(
    'an altered line %s in the results of a batch is named, and the others are answered',
    async (value) => {
      await loadList(world.ports.store, 'un-sc', writeUnList(PEOPLE))
      const { key, workspaceId } = await world.tenant('pro')
      const ask = async (name: Parameters<World['call']>[1], input = {}) =>
        bodyOf(await world.call(key, name, input))
      const id = String((await ask('start_batch', { file: FILE }))['id'])
      await expect.poll(async () => (await ask('get_batch', { id }))['status']).toBe('completed')
      const store = world.ports.store as OpenStore
      const [part] = await tenantRows(store, workspaceId, 'batch_parts')
      const [, second] = String(part?.['results']).split('\n')
      await alterTenant(store, workspaceId, [
        sql`update batch_parts set results = ${`${value}\n${second}\n`} where batch_id = ${id}`,
      ])
      const altered = {
        line: value.includes('line') ? 2 : 0,
        outcome: 'refused',
        matches: [],
        error: expect.stringContaining('altered in the store') as string,
        unreadable: true,
      }
      const whole = JSON.parse(String(second)) as ScreenedRow
      expect((await ask('list_batch_matches', { id }))['rows']).toEqual([altered, whole])
      for (const only of ['all', 'matches']) {
        const { text } = await world.call(key, 'get_batch_results', { id, only })
        expect(
          text
            .trim()
            .split('\n')
            .map((line) => JSON.parse(line) as unknown),
        ).toEqual([altered, whole])
      }
      const { text } = await world.call(key, 'get_batch_results', { id, format: 'csv' })
      expect(text).toContain(`\n${altered.line},,refused,`)
      expect(text).toContain(SELMA.name)
    },
  )
})

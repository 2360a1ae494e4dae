// A name that many listed parties share: how many of them are told.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { OpenStore } from '../../platform/store/store.ts'
import { openEmptyStore } from '../../platform/store/testing/open-empty-store.ts'
import { asking } from './testing/asking.ts'
import { listed } from './testing/records.ts'

let folder: string
let store: OpenStore

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'assay-common-'))
  store = await openEmptyStore(join(folder, 'store.sqlite'))
})
afterEach(async () => {
  await store.close()
  rmSync(folder, { recursive: true })
})

test.each([[41], [1_000]])('of %i listed people of one name all are found', async (count) => {
  const people = Array.from({ length: count }, (_, at) =>
    listed(String(at), 'Ilsa Dorran', { partyKind: 'person' }),
  )
  const ask = await asking(store.sources, { 'us-ofac-sdn': people })
  const { evidence } = await ask({ name: 'Ilsa Dorran', type: 'person' })
  expect(evidence.cuts).toEqual([])
  expect(new Set(evidence.screened.map(({ record }) => record.recordId)).size).toBe(count)
})

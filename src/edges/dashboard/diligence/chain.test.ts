// The browser finds the same break in a chain as the verifier of the server.
import { webcrypto } from 'node:crypto'
import { expect, test } from 'vitest'
import { chainOf, EXAMPLE } from '../../../core/audit/testing/drafts.ts'
import { checkChain } from './chain.ts'

const digest = (bytes: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer> =>
  webcrypto.subtle.digest('SHA-256', bytes)
const stored = chainOf(EXAMPLE)
const firstBreak = async (chain: readonly string[], sealed: string | undefined) =>
  (await checkChain(chain, sealed, digest)).broken
const seal = stored.at(-1)?.hash
const records = stored.map(({ record }) =>
  typeof record === 'string' ? record : new TextDecoder().decode(record),
)

test('a chain as the service made it holds, whole or as far as it has come', async () => {
  expect(records.length).toBeGreaterThan(3)
  expect(await firstBreak(records, seal)).toBeNull()
  expect(await firstBreak(records.slice(0, 2), undefined)).toBeNull()
})

test('each record is shown with the hash it is stored under', async () => {
  expect((await checkChain(records, seal, digest)).hashes).toEqual(stored.map(({ hash }) => hash))
})

test('an altered, removed or exchanged record is found where the chain breaks', async () => {
  const altered = records.map((record, i) => (i === 1 ? record.replace('"actor":"', '"actor":"x') : record))
  expect(altered).not.toEqual(records)
  expect(await firstBreak(altered, seal)).toBe(2)
  expect(await firstBreak(records.toSpliced(1, 1), seal)).toBe(1)
  expect(await firstBreak(records.slice(0, -1), seal)).toBe(records.length - 2)
  expect(await firstBreak([...records.slice(0, -1), 'no record'], seal)).toBe(records.length - 1)
})

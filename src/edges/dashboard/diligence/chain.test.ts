// What the browser says is proven is what the seal proves, and no more.
import { webcrypto } from 'node:crypto'
import { expect, test } from 'vitest'
import { chainOf, EXAMPLE } from '../../../audit/testing/drafts.ts'
import { checkChain } from './chain.ts'

const digest = (bytes: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer> =>
  webcrypto.subtle.digest('SHA-256', bytes)
const stored = chainOf(EXAMPLE)
const seal = stored.at(-1)?.hash
const records = stored.map(({ record }) =>
  typeof record === 'string' ? record : new TextDecoder().decode(record),
)

const check = (chain: readonly string[], sealed: string | undefined) => checkChain(chain, sealed, digest)

test('a chain as the service made it is proven from its first record to its seal', async () => {
  expect(records.length).toBeGreaterThan(3)
  expect(await check(records, seal)).toEqual({
    hashes: stored.map(({ hash }) => hash),
    provenFrom: 0,
    linked: true,
  })
})

test('without a seal nothing is proven, however well the records are linked', async () => {
  expect(await check(records.slice(0, 2), undefined)).toMatchObject({ provenFrom: 2, linked: true })
})

test('what links up to the seal is proven, and nothing before a record that does not', async () => {
  const altered = records.map((record, i) => (i === 1 ? record.replace('"actor":"', '"actor":"x') : record))
  expect(altered).not.toEqual(records)
  expect(await check(altered, seal)).toMatchObject({ provenFrom: 2, linked: false })
  const n = records.length
  expect(await check(records.toSpliced(1, 1), seal)).toMatchObject({ provenFrom: 1, linked: false })
  expect(await check(records.slice(0, -1), seal)).toMatchObject({ provenFrom: n - 1, linked: true })
  expect(await check([...records.slice(0, -1), 'no record'], seal)).toMatchObject({ provenFrom: n })
})

test('a forged record is not proven by the next one being made to fit it', async () => {
  const forged = (records[1] ?? '').replace('"actor":"', '"actor":"x')
  const forgedHash = (await check([forged], undefined)).hashes[0] ?? ''
  const relinked = (records[2] ?? '').replace(stored[1]?.hash ?? 'none', forgedHash)
  expect(relinked).not.toBe(records[2])
  const chain = records.with(1, forged).with(2, relinked)
  expect(await check(chain, seal)).toMatchObject({ provenFrom: 3, linked: false })
})

test('a beginning that was cut off shows', async () => {
  expect(await check(records.slice(2), seal)).toMatchObject({ provenFrom: 0, linked: false })
})

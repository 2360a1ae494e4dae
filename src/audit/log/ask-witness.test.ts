// A witness is asked with what it has, and what it answers is kept only where it holds.
import { expect, test } from 'vitest'
import { signerOf } from '../proofs/testing/sample-log.ts'
import { base64, hexOfBytes } from '../proofs/index.ts'
import { concatBytes, utf8 } from '../proofs/bytes.ts'
import { cosignedText, readWitnessKey } from '../proofs/cosignature.ts'
import { readAddCheckpoint } from './testing/add-checkpoint.ts'
import { sha256Bytes } from '../../base/sha256.ts'
import type { PostText } from '../ports.ts'
import { askWitness } from './ask-witness.ts'
import { key, leaves, logOf, logWith, append } from './testing/log-rows.ts'

const { publicKey, sign } = signerOf('w.example', 9)
const typed = concatBytes(Uint8Array.of(4), publicKey)
const id = sha256Bytes(concatBytes(utf8('w.example\n'), typed)).subarray(0, 4)
const vkey = `w.example+${hexOfBytes(id)}+${base64(typed)}`
const witness = { name: 'w', id: vkey, key: readWitnessKey(vkey), url: 'https://w.example/prefix' }
const signal = new AbortController().signal

function cosignature(checkpoint: string): string {
  const text = checkpoint.slice(0, checkpoint.indexOf('\n\n') + 1)
  const time = Uint8Array.of(0, 0, 0, 0, 0, 0, 0, 7)
  return `— w.example ${base64(concatBytes(id, time, sign(cosignedText(7n, text))))}\n`
}
async function asked(size: number, post: PostText) {
  const store = await logWith(size)
  const auditLog = logOf(key, { witnesses: [witness] })
  const ports = {
    read: <T>(work: (tenant: typeof store.tenant) => Promise<T>) => work(store.tenant),
    write: <T>(work: (tenant: typeof store.tenant) => Promise<T>) => work(store.tenant),
    auditLog,
    post,
    verify: key.verify,
  }
  return { ...store, auditLog, ask: () => askWitness(ports, witness, signal) }
}

test('it is asked once for each checkpoint, from the size that it cosigned last, and the checkpoint then has its line', async () => {
  const requests: [string, number, number][] = []
  const { ask, auditLog, tenant, rows } = await asked(5, async (url, body) => {
    const { old, path, checkpoint } = readAddCheckpoint(body)
    requests.push([url, old, path.length])
    return { status: 200, body: cosignature(checkpoint) }
  })
  expect(await ask()).toEqual({ kind: 'cosigned', size: 5 })
  expect(await ask()).toEqual({ kind: 'current' })
  expect((await auditLog.head(tenant))?.checkpoint).toContain('— w.example ')
  await append(auditLog, tenant, leaves(3, 5))
  expect((await auditLog.head(tenant))?.checkpoint).not.toContain('— w.example ')
  expect(await ask()).toEqual({ kind: 'cosigned', size: 8 })
  const url = 'https://w.example/prefix/add-checkpoint'
  expect(requests.map(([address, old]) => [address, old])).toEqual([
    [url, 0],
    [url, 5],
  ])
  expect(requests[0]?.[2]).toBe(0)
  expect(requests[1]?.[2]).toBeGreaterThan(0)
  // without the setting nothing is claimed
  expect((await logOf().head(tenant))?.checkpoint).not.toContain('— w.example ')
  expect(rows.cosignatures.map(({ size }) => size)).toEqual([5, 8])
})

test('it is not asked about a log without leaves', async () => {
  const { ask } = await asked(0, () => expect.unreachable())
  expect(await ask()).toEqual({ kind: 'current' })
})

test('it names the size that it has, at most four times', async () => {
  const olds: number[] = []
  const { ask } = await asked(5, async (_, body) => {
    olds.push(readAddCheckpoint(body).old)
    return { status: 409, body: `${(olds.length % 2) + 1}\n` }
  })
  expect(await ask()).toMatchObject({ kind: 'refused' })
  expect(olds).toEqual([0, 2, 1, 2])
})

test.each<readonly [string, number, string, string]>([
  ['another log of its size', 409, '0\n', 'contradicted'],
  ['a larger log', 409, '6\n', 'contradicted'],
  ['a size that is none', 409, '06\n', 'refused'],
  ['an unknown log', 404, '', 'refused'],
  ['an unknown key', 403, '', 'refused'],
  ['a proof that does not hold', 422, '', 'refused'],
  ['a fault of its own', 500, 'oops', 'refused'],
  ['no line', 200, '', 'refused'],
  ['a page', 200, '<html>', 'refused'],
])('where it answers with %s, nothing is kept', async (_, status, body, kind) => {
  const { ask, rows } = await asked(5, async () => ({ status, body }))
  expect(await ask()).toMatchObject({ kind })
  expect(rows.cosignatures).toEqual([])
})

test('a line of another checkpoint, another key or another time is not kept, and not shown', async () => {
  const other = await logWith(4)
  const note = other.rows.checkpoints.at(-1)?.note ?? ''
  const changes: readonly ((line: string) => string)[] = [
    () => cosignature(note),
    (line) => line.replace('w.example', 'v.example'),
    (line) => line.replace(/ (\S{16})\S/, (_, start: string) => ` ${start}${line.includes('Z') ? 'A' : 'Z'}`),
  ]
  for (const change of changes) {
    const { ask, rows, auditLog, tenant } = await asked(5, async (_, body) => ({
      status: 200,
      body: change(cosignature(readAddCheckpoint(body).checkpoint)),
    }))
    expect(await ask()).toMatchObject({ kind: 'refused' })
    expect(rows.cosignatures).toEqual([])
    const newest = rows.checkpoints.at(-1)?.note ?? ''
    rows.cosignatures.push({ size: 5, witness: vkey, line: change(cosignature(newest)) })
    expect((await auditLog.head(tenant))?.checkpoint).toBe(newest)
  }
})

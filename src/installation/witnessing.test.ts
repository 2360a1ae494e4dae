// A log that a witness refuses delays no other log, and a witness that is away is asked less and less often.
import { expect, test } from 'vitest'
import type { LogReads, LogWrites, PostText } from '../audit/ports.ts'
import { signerOf } from '../audit/proofs/testing/sample-log.ts'
import { verifyEd25519 } from '../platform/signing/ed25519.ts'
import { createWitnessing, type WitnessingPorts } from './witnessing.ts'

const LOGS = ['a', 'b', 'c']
const witness = { name: 'w', id: 'w', key: signerOf('w', 1), url: 'https://w.example' }

function witnessingWith(post: PostText, options: Parameters<typeof createWitnessing>[1]) {
  const asked: string[] = []
  const tenantOf = (id: string) =>
    ({
      logName: async () => ({ logId: id, origin: id }),
      lastCosigned: async () => 0,
      id,
    }) as unknown as LogReads & LogWrites
  const store = {
    accounts: { workspaces: async () => LOGS.map((id) => ({ id })) },
    read: async (id: string, work: (tenant: LogReads) => Promise<unknown>) => work(tenantOf(id)),
    write: async (id: string, work: (tenant: LogReads & LogWrites) => Promise<unknown>) => work(tenantOf(id)),
  } as unknown as WitnessingPorts['store']
  const auditLog: WitnessingPorts['auditLog'] = {
    continued: async (tenant) => ({
      origin: 'o',
      size: 1,
      checkpoint: (tenant as unknown as { id: string }).id,
      verifierKey: '',
      from: 0,
      path: [],
    }),
  }
  const seen: PostText = async (url, body, signal) => {
    asked.push(body.at(-1) ?? '')
    return post(url, body, signal)
  }
  const ports = {
    store,
    witnesses: [witness],
    auditLog,
    post: seen,
    verify: verifyEd25519,
    onAnswer: () => undefined,
  }
  return { asked, witnessing: createWitnessing(ports, options) }
}

test('a log that is refused is asked about later, however often it grows, and the others at once', async () => {
  const { asked, witnessing } = witnessingWith(async () => ({ status: 404, body: '' }), {
    readAfterMs: [1],
    refusedAgainMs: 60_000,
  })
  witnessing.begin()
  await expect.poll(() => asked).toEqual(LOGS)
  for (let n = 0; n < 20; n++) {
    witnessing.grew({ logId: 'a', origin: 'a' })
    await new Promise((resolve) => setTimeout(resolve, 2))
  }
  expect(asked).toEqual(LOGS)
  await witnessing.stop()
})

test('a witness that is away is asked about one log at a time, and about all of them once it is back', async () => {
  let isAway = true
  const { asked, witnessing } = witnessingWith(
    async () => {
      if (isAway) throw new Error('away')
      return { status: 404, body: '' }
    },
    { readAfterMs: [1], pauseMs: 40, refusedAgainMs: 60_000 },
  )
  witnessing.begin()
  await expect.poll(() => asked.length).toBe(2)
  isAway = false
  await expect.poll(() => new Set(asked.slice(2))).toEqual(new Set(LOGS))
  await witnessing.stop()
})

test('it stops at once while it waits', async () => {
  const { witnessing } = witnessingWith(() => Promise.reject(new Error('away')), { pauseMs: 60_000 })
  witnessing.begin()
  await new Promise((resolve) => setTimeout(resolve, 5))
  await witnessing.stop()
})

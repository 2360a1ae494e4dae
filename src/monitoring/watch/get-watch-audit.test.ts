// The limits of the trail of a watch, which a verifier reads whole: at most 1,000 passes, and 24 MiB of alerts.
import { expect, test } from 'vitest'
import { continueChain, openChain } from '../../audit/chain.ts'
import { alertLine } from '../../audit/watched-pass.ts'
import { canonicalRecord } from '../../base/canonical-json.ts'
import { sha256Hex } from '../../base/sha256.ts'
import { draft } from '../../audit/testing/drafts.ts'
import type { StoredAlert } from '../ports.ts'
import { getWatchAudit } from './get-watch-audit.ts'
import { alertDigest } from './pass-entry.ts'

const SALT = 'MTIzNDU2Nzg5MDEyMzQ1Njc4OTAxMjM0NTY3ODkwMTI'
const PORTFOLIO = 'portfolio-1'

/** Alerts whose texts as JSON have these bytes. */
const alertsOf = (pass: string, bytes: readonly number[]): readonly StoredAlert[] =>
  bytes.map((length, at) => {
    const id = `${pass}-${String(at).padStart(6, '0')}`
    const alert = canonicalRecord({ id, text: '' })
    // two quotes around the text, and a backslash before each of the eight inside
    const text = canonicalRecord({ id, text: 'x'.repeat(Math.max(0, length - alert.length - 10)) })
    return { id, ref: 'C-1', salt: SALT, alert: text, digest: alertDigest({ id, salt: SALT, alert: text }) }
  })

function answerOf(passes: readonly (readonly StoredAlert[])[], input: object = {}) {
  const { entries } = continueChain(
    openChain('41d4ab1f', PORTFOLIO),
    passes.map((alerts, at) =>
      draft('watch.pass', {
        pass: `pass-${at}`,
        scope: 'all',
        subjects: 1,
        screened: 1,
        lists: [],
        alerts: {
          count: alerts.length,
          sha256: sha256Hex(alerts.map(({ id, digest }) => alertLine(id, digest)).join('')),
        },
      }),
    ),
  )
  const tenant = {
    portfolio: () => Promise.resolve({}),
    chainEnd: () => Promise.resolve({ index: 0, hash: '', length: entries.length }),
    logEntries: (_id: string, from: number, limit: number) =>
      Promise.resolve(entries.slice(from, from + limit)),
    logName: () => Promise.resolve({ logId: '41d4ab1f', origin: '' }),
    alertsOfPass: (pass: string, after: string, limit: number) =>
      Promise.resolve(
        (passes[Number(pass.split('-')[1])] ?? []).filter(({ id }) => id > after).slice(0, limit),
      ),
  }
  const store = {
    read: (_workspace: string, work: (reads: never) => Promise<never>) => work(tenant as never),
  }
  const auditLog = { prove: () => Promise.resolve(undefined), previousReceipt: () => undefined }
  return getWatchAudit.run(
    { input: { id: PORTFOLIO, ...input }, caller: { workspaceId: 'w' } } as never,
    { store, auditLog } as never,
  )
}

test('a trail has at most 1,000 passes, the newest or those before a record', async () => {
  const passes = Array.from({ length: 2_100 }, () => [])
  const seqs = async (input?: object) => {
    const { records } = await answerOf(passes, input)
    const [first, last] = [records[0], records.at(-1)].map(
      (record) => (JSON.parse(record ?? '{}') as { seq: number }).seq,
    )
    return [records.length, first, last]
  }
  expect(await seqs()).toEqual([1_000, 1_100, 2_099])
  expect(await seqs({ before: '1100' })).toEqual([1_000, 100, 1_099])
  expect(await seqs({ before: '100' })).toEqual([100, 0, 99])
  expect(await seqs({ before: '9999' })).toEqual([1_000, 1_100, 2_099])
})

test('a trail has at most 24 MiB of alerts, those of the newest passes first', async () => {
  const room = 24 * 1_048_576
  const shownOf = async (passes: readonly (readonly StoredAlert[])[]) =>
    (await answerOf(passes)).alerts.map(
      (each) => each && each.map(({ alert }) => (alert === undefined ? 0 : JSON.stringify(alert).length)),
    )
  const older = alertsOf('0', [100])
  // 200 bytes are for the id, the digest and the salt of each
  const [whole, over] = [room - 400 - 100, room - 400 - 99]
  expect(await shownOf([older, alertsOf('1', [whole])])).toEqual([[100], [whole]])
  expect(await shownOf([older, alertsOf('1', [over])])).toEqual([[0], [over]])
  expect(await shownOf([older, alertsOf('1', [room - 200])])).toEqual([null, [room - 200]])
  expect(await shownOf([older, alertsOf('1', [room - 199])])).toEqual([[100], [0]])
})

// No bit of what says which names a log had is free: the entry, its proof, the checkpoint in it, and the proof that the log continues that.
import { expect, test } from 'vitest'
import {
  type KnownLogs,
  readKnownLogs,
  rememberedPin,
  rememberLog,
  writeKnownLogs,
} from '../../src/audit/bundle/known-logs.ts'
import { verified } from '../../src/audit/bundle/testing/sample-bundle.ts'
import { readAuditBundles } from '../vectors/audit-bundles.ts'

test('every single flipped bit of the names of a log is refused', () => {
  const name = 'of a run from after the key was replaced, by a pin of the old name'
  const whole = readAuditBundles().cases.find((each) => each.name === name)
  const { policy = '', pin = '' } = whole?.with ?? {}
  const bytes = Buffer.from(whole?.file ?? '')
  const trust = { policy: Buffer.from(policy), pin: Buffer.from(pin) }
  expect(verified(bytes, trust).outcome).toBe('verified')
  const [from, to] = [bytes.indexOf('"replacements":'), bytes.indexOf('"consistency":')]
  expect(to - from).toBeGreaterThan(1_000)
  const accepted: number[] = []
  for (let bit = from * 8; bit < to * 8; bit++) {
    const flipped = Uint8Array.from(bytes)
    flipped[bit >> 3] = (flipped[bit >> 3] ?? 0) ^ (1 << (bit & 7))
    if (verified(flipped, trust).outcome === 'verified') accepted.push(bit)
  }
  expect(accepted).toEqual([])
})

/** What a reader who gives both keys remembers of a golden trail, and the pin that another is compared with. */
const golden = (name: string) => {
  const found = readAuditBundles().cases.find((each) => each.name === name)
  if (found === undefined) throw new Error(`there is no trail ${name}`)
  return found
}
const AFTER = 'after the key was replaced, by both keys'
const { keys = [] } = golden(AFTER).with ?? {}
const [oldKey = '', newKey = ''] = keys
const verifiedNext = (known: KnownLogs, file: Uint8Array) => {
  const pin = rememberedPin(known, file, { keys })
  const trust = { keys, ...(pin !== undefined && { pin: Buffer.from(pin.checkpoint) }) }
  const report = verified(file, trust)
  return {
    outcome: report.outcome,
    known: rememberLog(known, { file, trust, report, at: '2026-11-25T09:00:00.000Z' }),
  }
}

test('a reader who verified the log under its new name remembers where the old one ended, and takes no fork of it', () => {
  const { known } = verifiedNext(new Map(), Buffer.from(golden(AFTER).file))
  expect([known.get(oldKey)?.size, (known.get(newKey)?.size ?? 0) > 6]).toEqual([6, true])
  const thief = Buffer.from(golden('what the thief signed under the old name').file)
  const next = verifiedNext(known, thief)
  expect(next.outcome).toBe('untrusted')
  expect(next.known.get(oldKey)?.size).toBe(6)
})

test('a larger checkpoint that the thief signed under the old name keeps no honest file of the new one out', () => {
  const { known } = verifiedNext(new Map(), Buffer.from(golden(AFTER).file))
  const { pin: thiefs = '' } = golden('after the key was replaced, by a pin that the thief signed').with ?? {}
  const at = known.get(newKey)
  const both = new Map([...known, [oldKey, { checkpoint: thiefs, size: 9_999, at: at?.at ?? '', file: 'f' }]])
  const another = Buffer.from(golden('of a run from after it, by the last checkpoint of the old name').file)
  expect(rememberedPin(both, another, { keys })?.size).toBe(at?.size)
  expect(readKnownLogs(writeKnownLogs(known))).toEqual(known)
})

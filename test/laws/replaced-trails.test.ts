// No bit of what says which names a log had is free: the entry, its proof, the checkpoint in it, and the proof that the log continues that.
import { expect, test } from 'vitest'
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

// Golden audit trails: what a server wrote once verifies for ever, and the server writes the same bytes today.
import { expect, test } from 'vitest'
import { verifyBundle } from '../../src/audit/bundle/verify-bundle.ts'
import { verifyEd25519 } from '../../src/platform/signing/ed25519.ts'
import { madeAuditBundles, readAuditBundles } from './audit-bundles.ts'

const golden = readAuditBundles()
const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text)

test('the same runs and key give the same trails as they did', () => {
  expect(madeAuditBundles()).toEqual(golden)
})

test.each(golden.cases.map((each) => [each.name, each] as const))('%s', (_name, { file, trust, outcome }) => {
  const report = verifyBundle(
    utf8(file),
    {
      keys: trust.includes('key') ? [golden.key] : [],
      ...(trust.includes('policy') && { policy: utf8(golden.policy) }),
      ...(trust.includes('pin') && { pin: utf8(golden.pin) }),
    },
    verifyEd25519,
  )
  expect(report.outcome).toBe(outcome)
})

// Golden audit trails: what a server wrote once verifies for ever, and the server writes the same bytes today.
import { expect, test } from 'vitest'
import { verifyBundle } from '../../src/audit/bundle/verify-bundle.ts'
import { verifyEd25519 } from '../../src/platform/signing/ed25519.ts'
import { madeAuditBundles, readAuditBundles, trustOfCase } from './audit-bundles.ts'

const golden = readAuditBundles()
const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text)

test('the same runs and key give the same trails as they did', async () => {
  expect(await madeAuditBundles()).toEqual(golden)
})

test.each(golden.cases.map((each) => [each.name, each] as const))(
  '%s',
  (_name, { file, outcome, ...rest }) => {
    const { keys, policy, pin } = trustOfCase(golden, rest)
    const report = verifyBundle(
      utf8(file),
      {
        keys,
        ...(policy !== undefined && { policy: utf8(policy) }),
        ...(pin !== undefined && { pin: utf8(pin) }),
      },
      verifyEd25519,
    )
    expect(report.outcome).toBe(outcome)
  },
)

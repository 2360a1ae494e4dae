// Golden audit trails: what a server wrote once verifies for ever, and the server writes the same bytes today.
import { describe, expect, test } from 'vitest'
import { verifyBundle } from '../../src/audit/bundle/verify-bundle.ts'
import { verifyEd25519 } from '../../src/platform/signing/ed25519.ts'
import {
  madeAssessmentBundles,
  madeAuditBundles,
  readAssessmentBundles,
  readAuditBundles,
  readCaseBundles,
  readWatchBundles,
  trustOfCase,
} from './audit-bundles.ts'
import { madeCaseBundles } from './case-bundles.ts'
import { madeWatchBundles } from './watch-bundles.ts'

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text)

describe.each([
  ['runs', readAuditBundles(), madeAuditBundles],
  ['assessments', readAssessmentBundles(), madeAssessmentBundles],
  ['watches', readWatchBundles(), madeWatchBundles],
  ['cases', readCaseBundles(), madeCaseBundles],
] as const)('trails of %s', (_kind, golden, made) => {
  test('are the same as they were for the same content and key', async () => {
    expect(await made()).toEqual(golden)
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
})

// What a report says of earlier runs: records that were lost before a run are part of its own first record.
import { expect, test } from 'vitest'
import { linesOfReport } from './bundle-report.ts'
import { BUNDLE_KEY, bundleLog, bytesOfBundle, sampleRun, verified } from './testing/sample-bundle.ts'

test.each([
  [[], 0],
  [[3, 4, 5], 3],
])(
  'with the leaves %j lost before it, a run that verifies says that %i records were missing',
  (lost, count) => {
    const log = bundleLog([sampleRun('run-1'), sampleRun('run-2', { lost })])
    const report = verified(bytesOfBundle(log.bundle(1, { from: 3 })), {
      keys: [BUNDLE_KEY],
      pin: log.checkpoint(3),
    })
    expect(report).toMatchObject({ outcome: 'verified', facts: { lostBefore: count } })
    const says = linesOfReport(report).join('\n')
    expect(says.includes('Records of earlier runs that were missing')).toBe(count > 0)
  },
)

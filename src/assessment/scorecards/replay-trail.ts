// Computes a scorecard again from a saved audit trail, without a store: the trail has the ledger that the scoring sealed.
import type { BundleFile } from '../../audit/bundle/bundle-file.ts'
import { verifyDisclosure } from '../../audit/digest.ts'
import { readEntry } from '../../audit/entry.ts'
import { partOf, readScored } from '../../audit/scored-entry.ts'
import type { ReplayedRun } from '../../contract/replayed-run.ts'
import { replayScoring, type ReplayAssessmentPorts } from './replay-assessment.ts'

/** The newest scoring of a trail that agrees with itself, or the one of a number from 0. */
export function replayAssessmentTrail(
  { records, disclosures }: Pick<BundleFile, 'records' | 'disclosures'>,
  settings: ReplayAssessmentPorts['settings'],
  seq: number = records.length - 1,
): ReplayedRun {
  const reading = readEntry(records[seq] ?? '')
  const scoring = reading.kind === 'entry' ? readScored(reading.entry) : undefined
  if (scoring === undefined)
    return {
      kind: 'not_replayable',
      why: `the file has no scoring ${seq}: the last one is ${records.length - 1}`,
    }
  const { digests } = scoring
  const shown = new Map(
    disclosures
      .filter((each) => verifyDisclosure(each, digests))
      .map((each) => [partOf(each.name), each] as const),
  )
  const textOf = (part: string): string | undefined => {
    const value = shown.get(part)?.value
    return typeof value === 'string' ? value : undefined
  }
  const sealed = shown.get('assessment')
  if (sealed === undefined)
    return { kind: 'not_replayable', why: 'the file does not show its assessment: it was withheld or erased' }
  return replayScoring(
    {
      scoring,
      pitch: textOf('pitch'),
      textOf: (id) => textOf(`entry.${id}`),
      assessment: textOf('assessment'),
      isSealed: (computed) => verifyDisclosure({ ...sealed, value: computed }, digests),
    },
    settings,
  )
}

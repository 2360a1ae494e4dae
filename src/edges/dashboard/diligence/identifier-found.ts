// Which identifier of the subject led to a record: its own finding has it, or that of the register entry it cites.
import type { Finding } from '../../../contract/vocabulary/finding.ts'
import type { RunSubject } from '../../../contract/vocabulary/subject.ts'
import { identifierLed, type IdentifierLed, isLed } from '../../../reports/words/identifier-led.ts'

export interface IdentifierFound extends IdentifierLed {
  /** Id of the record it led to. */
  readonly record: string
}

/** The identifier behind a finding: its own, or that of the register entry it cites. */
export function identifierFound(
  finding: Finding,
  { findings, subject }: { readonly findings: readonly Finding[]; readonly subject: RunSubject },
): IdentifierFound | undefined {
  const entry = isLed(finding)
    ? finding
    : finding.match === undefined
      ? findings.find((other) => isLed(other) && cites(finding, other.citations[0]))
      : undefined
  const led = entry && identifierLed(entry, subject)
  return led && { ...led, record: entry?.citations[0]?.id ?? '' }
}

const cites = (
  { citations }: Pick<Finding, 'citations'>,
  record: Finding['citations'][number] | undefined,
): boolean => citations.some(({ source, id }) => source === record?.source && id === record.id)

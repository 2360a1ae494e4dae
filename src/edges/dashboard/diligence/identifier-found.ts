// Which identifier of the subject led to a record: the run says it of the register entry it took, in a sentence.
import type { Finding } from '../../../contract/vocabulary/finding.ts'
import type { RunSubject } from '../../../contract/vocabulary/subject.ts'

export interface IdentifierFound {
  /** As people call it: LEI, register number. */
  readonly name: string
  /** What was looked up, where the subject has it. */
  readonly value: string | undefined
  /** Id of the record it led to. */
  readonly record: string
}

const FIELDS: Readonly<Record<string, (subject: RunSubject) => string | undefined>> = {
  LEI: ({ lei }) => lei,
  'register number': ({ registrationNumber }) => registrationNumber,
  domain: ({ domain }) => domain,
}
const SAID =
  /by its (LEI|CIK|register number|domain)(?=[:.])|^The (LEI|CIK|register number|domain) of the subject/

/** The identifier behind a finding: its own, or that of the register entry it cites. */
export function identifierFound(
  finding: Pick<Finding, 'citations' | 'match'> & Pick<Finding, 'kind' | 'statement'>,
  { findings, subject }: { readonly findings: readonly Finding[]; readonly subject: RunSubject },
): IdentifierFound | undefined {
  const entry = isEntry(finding)
    ? finding
    : finding.match === undefined
      ? findings.find((other) => isEntry(other) && cites(finding, other.citations[0]))
      : undefined
  const [, by, of] = SAID.exec(entry?.statement ?? '') ?? []
  const name = by ?? of
  if (name === undefined) return undefined
  return { name, value: FIELDS[name]?.(subject), record: entry?.citations[0]?.id ?? '' }
}

const isEntry = ({ kind }: Pick<Finding, 'kind'>): boolean =>
  kind === 'resolved-by-identifier' || kind === 'identifier-of-another'

const cites = (
  { citations }: Pick<Finding, 'citations'>,
  record: Finding['citations'][number] | undefined,
): boolean => citations.some(({ source, id }) => source === record?.source && id === record.id)

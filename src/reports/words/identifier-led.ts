// Which identifier of the subject led to a register entry, as its finding has it.
import type { Finding } from '../../contract/vocabulary/finding.ts'
import type { RunSubject } from '../../contract/vocabulary/subject.ts'

export interface IdentifierLed {
  /** As people call it: LEI, register number. */
  readonly name: string
  /** What was looked up, where the subject has it. */
  readonly value: string | undefined
}

const IDENTIFIERS: ReadonlyMap<unknown, readonly [name: string, of: keyof RunSubject]> = new Map([
  ['lei', ['LEI', 'lei']],
  ['cik', ['CIK', 'registrationNumber']],
  ['registration', ['register number', 'registrationNumber']],
  ['domain', ['domain', 'domain']],
] as const)

/** Whether the finding is of an entry that an identifier led to. */
export const isLed = ({ kind }: Pick<Finding, 'kind'>): boolean =>
  kind === 'resolved-by-identifier' || kind === 'identifier-of-another'

/** Undefined where the finding does not say which: in runs that are older than its parameters. */
export function identifierLed(
  { parameters }: Pick<Finding, 'parameters'>,
  subject: RunSubject,
): IdentifierLed | undefined {
  const found = IDENTIFIERS.get(parameters?.['identifier'])
  if (found === undefined) return undefined
  const [name, field] = found
  const value = subject[field]
  return { name, value: typeof value === 'string' ? value : undefined }
}

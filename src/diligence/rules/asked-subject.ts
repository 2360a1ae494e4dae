// The subject of a run as the caller described it, checked and normalised.
import type { IdentifierSchemeName } from '../../contract/vocabulary/subject.ts'
import { IDENTIFIER_SCHEMES } from '../../reference/identifier-schemes.ts'

export interface AskedIdentifier {
  readonly scheme: IdentifierSchemeName
  readonly value: string
  /** ISO 3166-1 alpha-2 of the issuer, upper case. */
  readonly country?: string
}

export interface AskedSubject {
  /** Of a subject that was asked for by identifiers alone, the first of them: see `subjectLabel`. */
  readonly name: string
  readonly type?: 'company' | 'person' | 'vessel' | 'aircraft'
  readonly domain?: string
  readonly lei?: string
  readonly registrationNumber?: string
  readonly jurisdiction?: string
  readonly country?: string
  readonly birthDate?: string
  readonly aliases?: readonly string[]
  readonly identifiers?: readonly AskedIdentifier[]
  readonly addresses?: readonly string[]
  readonly fatherName?: string
}

/** What a caller may leave out: the name, if there is an identifier. */
export type UnnamedSubject = Omit<AskedSubject, 'name'> & { readonly name?: string }

/** `IMO number 9820257`, `Passport A6489694 (IQ)`: what stands for a subject without a name. */
function subjectLabel({ lei, identifiers = [] }: Pick<AskedSubject, 'lei' | 'identifiers'>): string {
  const [first] = identifiers
  if (first === undefined) return `${IDENTIFIER_SCHEMES.lei.title} ${lei ?? ''}`
  const { scheme, value, country } = first
  return `${IDENTIFIER_SCHEMES[scheme].title} ${value}${country === undefined ? '' : ` (${country})`}`
}

export const withName = (subject: UnnamedSubject): AskedSubject => ({
  ...subject,
  name: subject.name ?? subjectLabel(subject),
})

/** Whether the subject was asked for by identifiers alone, so that its name is none to be screened. */
export const isUnnamed = (subject: AskedSubject): boolean =>
  (subject.lei !== undefined || (subject.identifiers ?? []).length > 0) &&
  subject.name === subjectLabel(subject)

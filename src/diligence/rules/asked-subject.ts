// The subject of a run as the caller described it, checked and normalised.
export interface AskedSubject {
  readonly name: string
  readonly type?: 'company' | 'person' | 'vessel' | 'aircraft'
  readonly domain?: string
  readonly lei?: string
  readonly registrationNumber?: string
  readonly jurisdiction?: string
  readonly country?: string
  readonly birthDate?: string
  readonly aliases?: readonly string[]
}

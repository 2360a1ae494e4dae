// What a list says about one person, organisation or ship, as far as names are compared.

export type EntityType = 'person' | 'organisation' | 'vessel' | 'unknown'

/** `weak`: the publisher itself calls the alias weak or of low quality. `former`: a name no longer used. */
export type NameKind = 'primary' | 'alias' | 'weak' | 'former'

export interface ListedName {
  readonly text: string
  readonly kind: NameKind
}

/**
 * kind: imo, mmsi, lei, bic, registration, tax, passport, national-id, or another label in lower case; `number` where
 * nobody says who gave it.
 */
export interface Identifier {
  readonly kind: string
  readonly value: string
  /** ISO 3166-1 alpha-2 of whoever gave it, lower case. */
  readonly country?: string
}

export interface NameRecord {
  /** Source id of the list, for example `us-ofac-sdn`. */
  readonly list: string
  /** Id the publisher gives the record, trimmed. */
  readonly id: string
  readonly type: EntityType
  readonly names: readonly ListedName[]
  /** `YYYY`, `YYYY-MM` or `YYYY-MM-DD`. */
  readonly birthDates: readonly string[]
  /** ISO 3166-1 alpha-2 codes, lower case. */
  readonly countries: readonly string[]
  readonly identifiers: readonly Identifier[]
}

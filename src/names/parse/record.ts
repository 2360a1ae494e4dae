// Defines the parts of a list record about one person, organisation or ship that are compared with its names.

export type EntityType = 'person' | 'organisation' | 'vessel' | 'unknown'

/** `weak`: the publisher calls the alias weak or of low quality. `former`: a name no longer used. */
export type NameKind = 'primary' | 'alias' | 'weak' | 'former'

export interface ListedName {
  readonly text: string
  readonly kind: NameKind
}

/**
 * kind: imo, mmsi, lei, bic, registration, tax, passport, national-id, or another label in lower case; `number` where
 * the issuer is unknown.
 */
export interface Identifier {
  readonly kind: string
  readonly value: string
  /** ISO 3166-1 alpha-2 code of the issuer, lower case. */
  readonly country?: string
}

export interface NameRecord {
  /** Source id of the list, for example `us-ofac-sdn`. */
  readonly list: string
  /** The publisher's id of the record, trimmed. */
  readonly id: string
  readonly type: EntityType
  readonly names: readonly ListedName[]
  /** `YYYY`, `YYYY-MM` or `YYYY-MM-DD`. */
  readonly birthDates: readonly string[]
  /** ISO 3166-1 alpha-2 codes, lower case. */
  readonly countries: readonly string[]
  readonly identifiers: readonly Identifier[]
}

// What a public source says, in one model: FollowTheMoney's vocabulary, flat and typed. Every source is parsed into it.

/** `YYYY`, `YYYY-MM` or `YYYY-MM-DD`: a source's precision is never made up. */
export type PartialDate = string

export interface DateSpec {
  readonly value?: PartialDate
  readonly from?: PartialDate
  readonly to?: PartialDate
  readonly circa?: boolean
  /** As the source writes it. */
  readonly raw: string
}

export interface PartyName {
  readonly full: string
  readonly kind: 'primary' | 'alias' | 'previous' | 'translit' | 'original-script' | 'trading'
  readonly quality: 'strong' | 'weak' | 'unknown'
  readonly first?: string
  readonly middle?: string
  readonly last?: string
  readonly lang?: string
  readonly script?: string
}

export interface Address {
  readonly full?: string
  readonly lines?: readonly string[]
  readonly city?: string
  readonly region?: string
  readonly postalCode?: string
  /** ISO 3166-1 alpha-2. */
  readonly country?: string
  readonly kind?: 'legal' | 'hq' | 'mailing' | 'other'
}

export type IdentifierScheme =
  | 'lei'
  | 'cik'
  | 'gb-coh'
  | 'registration'
  | 'uei'
  | 'ein'
  | 'cage'
  | 'npi'
  | 'passport'
  | 'national-id'
  | 'tax'
  | 'imo'
  | 'call-sign'
  | 'isin'
  | 'bic'
  | 'ogrn'
  | 'inn'
  | 'crypto'
  | 'duns'
  | 'ticker'
  | 'un-ref'
  | 'eu-ref'
  | 'ofac'
  | 'other'

export interface PartyIdentifier {
  readonly scheme: IdentifierScheme
  readonly value: string
  /** ISO 3166-1 alpha-2 of whoever issued it. */
  readonly country?: string
  readonly note?: string
}

/** A decimal number as text, so that no digit is lost. */
export interface Money {
  readonly amount: string
  /** ISO 4217. */
  readonly currency: string
}

/** Somebody or something with a name. Its `ref` is what the other parts of the record point at. */
export interface PartyPart {
  readonly kind: 'party'
  readonly ref: string
  readonly partyKind: 'person' | 'organization' | 'vessel' | 'aircraft' | 'unknown'
  readonly names: readonly PartyName[]
  readonly births?: readonly DateSpec[]
  readonly birthPlaces?: readonly string[]
  /** ISO 3166-1 alpha-2. */
  readonly nationalities?: readonly string[]
  /** Every country the source connects the party with, ISO 3166-1 alpha-2. */
  readonly countries?: readonly string[]
  /** Of the register that keeps it, ISO 3166-1 or 3166-2. */
  readonly jurisdiction?: string
  readonly addresses?: readonly Address[]
  readonly identifiers?: readonly PartyIdentifier[]
  readonly websites?: readonly string[]
  readonly incorporated?: DateSpec
  readonly dissolved?: DateSpec
  /** As the register says it, for example ACTIVE, LAPSED, Liquidation. */
  readonly status?: string
  readonly legalForm?: string
  readonly industries?: readonly string[]
  readonly gender?: string
  readonly titles?: readonly string[]
  readonly notes?: string
}

/** A party stands on a list. */
export interface ListingPart {
  readonly kind: 'listing'
  readonly party: string
  readonly listKind:
    | 'sanction'
    | 'export-control'
    | 'debarment'
    | 'disqualification'
    | 'exclusion'
    | 'warning'
    | 'pep'
  readonly authority: string
  readonly programs: readonly string[]
  readonly measures?: readonly string[]
  readonly reason?: string
  readonly listed?: DateSpec
  readonly starts?: DateSpec
  readonly ends?: DateSpec
  readonly status: 'active' | 'expired' | 'delisted'
}

export interface RolePart {
  readonly kind: 'role'
  /** `ref` of the person where the source has a party for it. */
  readonly person?: string
  readonly personName: PartyName
  /** Year or year and month of birth where the source publishes it, as company registers do. */
  readonly birth?: DateSpec
  readonly nationality?: string
  /** A holder that is itself a firm or an authority. */
  readonly personKind?: 'person' | 'organization'
  /** Identifier of the organisation, `scheme:value`. */
  readonly org: string
  readonly role:
    | 'director'
    | 'officer'
    | 'promoter'
    | 'secretary'
    | 'beneficial-owner'
    | 'shareholder'
    | 'principal-investigator'
    | 'signer'
    | 'llp-member'
  readonly title?: string
  readonly from?: DateSpec
  readonly to?: DateSpec
  /** Share held, percent. */
  readonly percentage?: { readonly min?: number; readonly max?: number }
  readonly natures?: readonly string[]
}

export interface RelationPart {
  readonly kind: 'relation'
  /** Identifiers, `scheme:value`. */
  readonly from: string
  readonly to: string
  readonly relationKind:
    | 'direct-parent'
    | 'ultimate-parent'
    | 'branch'
    | 'fund-manager'
    | 'successor'
    | 'family'
    | 'associate'
    | 'linked'
  readonly status?: string
  readonly starts?: DateSpec
  readonly ends?: DateSpec
}

export interface CaseParty {
  readonly name: string
  readonly role: 'plaintiff' | 'defendant' | 'debtor' | 'respondent' | 'other'
  readonly derivedFrom: 'field' | 'caption'
}

export interface CasePart {
  readonly kind: 'case'
  readonly caption: string
  readonly court?: { readonly id?: string; readonly name: string; readonly level?: string }
  readonly docketNumber?: string
  readonly caseKind:
    | 'civil'
    | 'criminal'
    | 'bankruptcy'
    | 'appeal'
    | 'regulatory'
    | 'administrative'
    | 'complaint'
    | 'inspection'
  readonly natureOfSuit?: string
  readonly cause?: string
  readonly filed?: PartialDate
  readonly terminated?: PartialDate
  readonly lastActivity?: PartialDate
  readonly status: 'open' | 'closed' | 'unknown'
  readonly disposition?: string
  readonly amount?: Money
  readonly parties: readonly CaseParty[]
}

export interface FundingPart {
  readonly kind: 'funding'
  /** Identifier of the organisation, `scheme:value`. */
  readonly org: string
  readonly instrument: 'reg-d' | 'reg-cf' | 'grant' | 'contract' | 'sbir' | 'ipo'
  readonly offered?: Money | 'indefinite'
  readonly sold?: Money
  readonly investors?: number
  readonly firstSale?: PartialDate
  readonly filed?: PartialDate
  /** Record id of the filing this one replaces. */
  readonly amendmentOf?: string
  /** Filings of one offering share it (SEC file number). */
  readonly seriesKey?: string
  readonly securities?: readonly string[]
  readonly exemptions?: readonly string[]
  readonly title?: string
}

/** A filing or a figure that is neither money raised nor a case: a late notice, an 8-K item, a head count. */
export interface MetricPart {
  readonly kind: 'metric'
  /** Identifier of the organisation, `scheme:value`. */
  readonly org: string
  readonly metric: string
  /** Whole number; amounts of money are in the smallest unit of `unit`. */
  readonly value: number
  readonly unit: string
  readonly period?: { readonly start?: PartialDate; readonly end: PartialDate }
  readonly filed?: PartialDate
  readonly note?: string
}

export type RecordPart =
  | PartyPart
  | ListingPart
  | RolePart
  | RelationPart
  | CasePart
  | FundingPart
  | MetricPart

/** One record as its publisher counts them: a listed party, a filing, a company, a docket. */
export interface SourceRecord {
  /** The publisher's own permanent id. */
  readonly recordId: string
  /** Where a reader finds it. */
  readonly url: string
  /**
   * File and key within the snapshot (`sdn.csv ent_num=36`), so that a citation can be checked offline. Never a row
   * number where a key exists: rows move from day to day.
   */
  readonly locator: string
  readonly parts: readonly RecordPart[]
}

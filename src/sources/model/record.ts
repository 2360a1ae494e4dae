// The model of every source record: FollowTheMoney's vocabulary, flat and typed. Each reader parses its source into it.

/** `YYYY`, `YYYY-MM` or `YYYY-MM-DD`, never more precise than the source. */
export type RecordDate = string

export interface DateSpec {
  readonly value?: RecordDate
  readonly from?: RecordDate
  readonly to?: RecordDate
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
  /** ISO 3166-1 alpha-2 code of the issuer. */
  readonly country?: string
  readonly note?: string
}

/** A decimal number as text, which loses no digit. */
export interface Money {
  readonly amount: string
  /** ISO 4217. */
  readonly currency: string
}

/** A person or thing with a name. The other parts of the record point to its `ref`. */
export interface PartyPart {
  readonly kind: 'party'
  readonly ref: string
  readonly partyKind: 'person' | 'organization' | 'vessel' | 'aircraft' | 'unknown'
  readonly names: readonly PartyName[]
  readonly births?: readonly DateSpec[]
  readonly birthPlaces?: readonly string[]
  /** ISO 3166-1 alpha-2. */
  readonly nationalities?: readonly string[]
  /** Every country that the source connects with the party, ISO 3166-1 alpha-2. */
  readonly countries?: readonly string[]
  /** Country or region of its register, ISO 3166-1 or 3166-2. */
  readonly jurisdiction?: string
  readonly addresses?: readonly Address[]
  readonly identifiers?: readonly PartyIdentifier[]
  readonly websites?: readonly string[]
  readonly incorporated?: DateSpec
  readonly dissolved?: DateSpec
  /** As the register writes it, for example ACTIVE, LAPSED, Liquidation. */
  readonly status?: string
  readonly legalForm?: string
  readonly industries?: readonly string[]
  readonly gender?: string
  readonly titles?: readonly string[]
  readonly notes?: string
}

/** The entry of a party on a list. */
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
  /** `ref` of the person, if the source has a party for it. */
  readonly person?: string
  readonly personName: PartyName
  /** Year or year and month of birth, if the source publishes it, as company registers do. */
  readonly birth?: DateSpec
  readonly nationality?: string
  /** Kind of the holder; `organization` for a firm or an authority. */
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
  readonly filed?: RecordDate
  readonly terminated?: RecordDate
  readonly lastActivity?: RecordDate
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
  readonly firstSale?: RecordDate
  readonly filed?: RecordDate
  /** Record id of the filing this one replaces. */
  readonly amendmentOf?: string
  /** The SEC file number, which all filings of one offering share. */
  readonly seriesKey?: string
  readonly securities?: readonly string[]
  readonly exemptions?: readonly string[]
  readonly title?: string
}

/** A filing or figure that is neither funding nor a case: a late notice, an 8-K item, a head count. */
export interface MetricPart {
  readonly kind: 'metric'
  /** Identifier of the organisation, `scheme:value`. */
  readonly org: string
  readonly metric: string
  /** Whole number; amounts of money are in the smallest unit of `unit`. */
  readonly value: number
  readonly unit: string
  readonly period?: { readonly start?: RecordDate; readonly end: RecordDate }
  readonly filed?: RecordDate
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

/** What a file of the publisher says of a record, as the file says it. */
export interface RecordExtract {
  /** The official name of the file. */
  readonly file: string
  /** The element, the rows or the object, as written. */
  readonly text: string
}

/** One record as its publisher counts records: a listed party, a filing, a company, a docket. */
export interface SourceRecord {
  /** The publisher's own permanent id. */
  readonly recordId: string
  /** Where a person can read it. */
  readonly url: string
  /**
   * File and key within the snapshot (`sdn.csv ent_num=36`), which allows a citation to be checked offline. Never a row
   * number where a key exists, because rows move from day to day.
   */
  readonly locator: string
  readonly parts: readonly RecordPart[]
  /** Only of sources whose reader leaves out no personal data: see the guide to sources. */
  readonly extracts?: readonly RecordExtract[]
}

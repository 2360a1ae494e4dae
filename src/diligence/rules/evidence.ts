// Everything a run decides from, as plain data: the subject, what was found under its name, and how fresh that is. The code
// that gathers it matches names and looks up identifiers; the scorers only read.
import type { DecidedMatch } from '../../cases/rules/set-aside.ts'
import type { JsonValue } from '../../base/json.ts'
import type { Condition } from '../../contract/vocabulary/condition.ts'
import type { ListingMeasure } from '../../contract/vocabulary/listing-measure.ts'
import type { NameRarity } from '../../names/rarity/name-rarity.ts'
import type { RelationPart, RolePart, SourceRecord } from '../../sources/model/record.ts'
import type { IdentityFacts } from './identity-facts.ts'
import type { IdentityEvidence } from './weigh-identity.ts'
import type { ScorerName } from '../../contract/vocabulary/scorer.ts'
import type { SourceStatus } from '../../contract/vocabulary/source.ts'
import type { AskedSubject } from './asked-subject.ts'

export interface EvidenceSource {
  readonly id: string
  readonly title: string
  readonly status: SourceStatus
  readonly snapshotId?: string
  readonly snapshotDate?: string
  readonly recordsHash?: string
  /** What was wrong with the files at their import, in sentences; absent if nothing was. */
  readonly warnings?: readonly string[]
  /** The day of the newer files whose place older ones took. */
  readonly rolledBackFrom?: string
  readonly scorers: readonly ScorerName[]
}

/** A record with the snapshot it was read from, so that it can be cited and found again. */
export interface CitedRecord extends SourceRecord {
  readonly sourceId: string
  readonly snapshotId: string
  /** "Today" for every rule that reads the record. */
  readonly snapshotDate: string
  readonly recordHash: string
}

/** How two names compare, as the matcher reports it. */
export interface EvidenceMatch {
  readonly query: string
  readonly matchedName: string
  readonly nameKind: string
  readonly quality: string
  /** Ten-thousandths. */
  readonly score: number
  /** Ten-thousandths. */
  readonly probability: number
  /** Follows the score alone. */
  readonly level: 'none' | 'alert' | 'strong'
  /** Null when one side does not say. */
  readonly dobAgree: boolean | null
  readonly countryAgree: boolean | null
  readonly identifierAgree: boolean | null
  /** The exact name of a company, legal form included. */
  readonly exactWithLegalForm: boolean
  /** The score of the names alone, in ten-thousandths. */
  readonly nameScore?: number
  /** How rare what the names share is among the listed parties; absent where no lists were searched. */
  readonly rarity?: NameRarity
  /** Whether both are one party; absent where the record says nothing of a party but its name. */
  readonly identity?: IdentityEvidence
  /** Part by part, for people to read; no rule looks inside. */
  readonly aligned: JsonValue
}

/** Whose name was looked up: the subject's own, a role holder's, or a parent company's, with the record that says so. */
export type Who =
  | { readonly kind: 'subject' }
  | { readonly kind: 'role'; readonly part: RolePart; readonly record: CitedRecord }
  | { readonly kind: 'parent'; readonly part: RelationPart; readonly record: CitedRecord }

/** A record that screening a name met. */
export interface Screened {
  readonly who: Who
  /** What is known of the party that was looked up; of the subject, what the caller said if absent. */
  readonly asked?: IdentityFacts
  /** The name that was screened. */
  readonly name: string
  readonly record: CitedRecord
  readonly match: EvidenceMatch
}

/** A registry entity the subject was resolved to. */
export interface Resolved {
  readonly record: CitedRecord
  readonly by: 'lei' | 'cik' | 'registration' | 'domain' | 'name'
  /** How sure an entity found by name is; an identifier needs no other proof. */
  readonly match?: EvidenceMatch
  /** How the name of an entity found by an identifier compares; absent if the entity has no name. */
  readonly nameMatch?: EvidenceMatch
}

/** A record about the subject, or about `who`. `match` where it was found by name and not by an identifier. */
export interface FoundRecords {
  readonly record: CitedRecord
  readonly who?: Who
  readonly match?: EvidenceMatch
}

/** A company that owns the subject, by one record. */
export interface FoundParent {
  /** Its name in the register. */
  readonly name: string
  readonly part: RelationPart
  readonly record: CitedRecord
}

/** The order of the lists inside never matters, and neither do repetitions. */
export interface Evidence {
  readonly subject: AskedSubject
  readonly screened: readonly Screened[]
  readonly resolved: readonly Resolved[]
  /** Roles, fundings, cases, relations and metrics of the resolved entities. */
  readonly records: readonly FoundRecords[]
  /** The parents of the subject; absent where none is known. */
  readonly parents?: readonly FoundParent[]
  /** Every source that applies to the subject; each of them that is not current becomes a condition. */
  readonly sources: readonly EvidenceSource[]
  /** Ids of the lists without which nothing is clean. One that `sources` does not name counts as never synced. */
  readonly requiredLists: readonly string[]
  /** The measures under which a confirmed party stops the run, by the settings of the server. */
  readonly blockingMeasures: readonly ListingMeasure[]
  /** Conditions for what was left out because there was too much of it. */
  readonly cuts: readonly Condition[]
  /** What people decided about matches of the subject before; absent where nothing was. */
  readonly decisions?: readonly DecidedMatch[]
}

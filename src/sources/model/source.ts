// A public source as the use cases know it: who publishes what, and a reader of its files. Adapters implement it.
import type { PartialDate, SourceRecord } from './record.ts'

export type ScorerName = 'risk' | 'upside' | 'sanctions' | 'litigation' | 'officers'

/** A file of a source's set. */
export interface SourceFile {
  /** The publisher's own name for it; letter case does not matter when it is looked for. */
  readonly name: string
  readonly url: string
  /** A set without it is still a snapshot. */
  readonly optional?: boolean
  /** Its publisher packs it with this other file of the set: it is fetched by itself only from an address of the operator. */
  readonly comesWith?: string
}

export interface SourceManifest {
  readonly id: string
  readonly title: string
  readonly publisher: string
  readonly landingUrl: string
  readonly licence: string
  /**
   * `watch-list`: few records, all screened by name in memory. `registry`: many, looked up by identifier and name key.
   */
  readonly kind: 'watch-list' | 'registry'
  /** It holds companies only: it says nothing of a person, unless a number or a website of one was given. */
  readonly registers?: 'companies'
  /** Its files tell of a part: a quarter, the newest releases, one company. What they do not name stays as it was. */
  readonly partial?: true
  /** A gigabyte and more, as sent or as read: nobody should wait for it who has not asked for it. */
  readonly large?: true
  /** By what `ReadOptions.only` narrows it; absent where it is always taken whole. */
  readonly narrowedBy?: 'country' | 'court'
  readonly scorers: readonly ScorerName[]
  /**
   * Sets of files, the preferred one first; each set alone is a whole snapshot. The first file of a set is its main one:
   * a file brought in under another name stands for it.
   */
  readonly sets: readonly (readonly SourceFile[])[]
  readonly cadence: {
    /** As the publisher says it. */
    readonly published: string
    readonly checkEveryHours: number
    readonly staleAfterHours: number
  }
  /** Sent with every request to the publisher. */
  readonly headers?: Readonly<Record<string, string>>
  /** Sources of one group share its budget of requests. */
  readonly rateLimit: { readonly group: string; readonly perSecond: number }
  /** A snapshot with fewer records of a kind is refused. Keys are `PartyPart.partyKind` and `RecordPart.kind`. */
  readonly floors: Readonly<Record<string, number>>
  /** How a record is cited, with `{recordId}` for its id; a reader may know a better page. */
  readonly citationTemplate: string
  /** Raised whenever the same bytes may be read into other records. */
  readonly parserVersion: string
}

/** What a reader learns of the snapshot as a whole. */
export interface SnapshotFacts {
  /** The publisher's own date of the file. */
  readonly asOf?: PartialDate
  /** Something an operator should know and a reader can live with. */
  readonly warning?: string
  /** In what the files fall short of what they say of themselves; an operator may take them all the same. */
  readonly shortfall?: string
}

/** The files of one snapshot, unwrapped from gzip, bzip2 and ZIP. */
export interface SnapshotFiles {
  /** Official names of the set the files belong to. */
  readonly set: readonly SourceFile[]
  /** The bytes of a file by its official name in any letter case, also as a member of an archive; undefined when it is not there. */
  open(name: string): AsyncIterable<Uint8Array> | undefined
}

export interface ReadOptions {
  readonly found: (facts: SnapshotFacts) => void
  /** Upper-case ISO 3166-1 codes, or ids of courts, that a large source is narrowed to; all when it is absent. */
  readonly only?: ReadonlySet<string>
}

export interface Source {
  readonly manifest: SourceManifest
  /** Reads a snapshot from its first byte to its last. An error after some records means: take none of them. */
  read(files: SnapshotFiles, options: ReadOptions): AsyncIterable<SourceRecord>
}

// A public source as the use cases see it: what it publishes, and a reader of its files. Adapters implement it.
import type { ScorerName } from '../../contract/vocabulary/scorer.ts'
import type { RecordDate, SourceRecord } from './record.ts'

/** A file of a source's set. */
export interface SourceFile {
  /** The publisher's name for it; the search ignores letter case. */
  readonly name: string
  readonly url: string
  /** A set without this file is still a snapshot. */
  readonly optional?: boolean
  /**
   * The publisher packs it with this other file of the set. Assay fetches it alone only from an address the operator
   * sets.
   */
  readonly comesWith?: string
}

export interface SourceManifest {
  readonly id: string
  readonly title: string
  readonly publisher: string
  readonly landingUrl: string
  readonly licence: string
  /**
   * `watch-list`: few records, all screened by name in memory. `registry`: many records, looked up by identifier and
   * name key.
   */
  readonly kind: 'watch-list' | 'registry'
  /** It holds companies only. It says nothing about a person, unless the subject has a number or a website. */
  readonly registers?: 'companies'
  /** Its files cover a part: a quarter, the newest releases, one company. Records they do not name stay unchanged. */
  readonly partial?: true
  /** Its files are of one company each, brought in for that company: it says nothing of another. */
  readonly ofOneCompany?: true
  /** It adds to the others: until it is brought in, no run counts it as missing. */
  readonly supplementary?: true
  /** Its files carry no date: an import has to say of which day they are. */
  readonly undated?: true
  /** A gigabyte or more, as sent or as read: it is fetched only on request. */
  readonly large?: true
  /** What `ReadOptions.only` narrows it by; absent if it is always read whole. */
  readonly narrowedBy?: 'country' | 'court' | 'filer'
  readonly scorers: readonly ScorerName[]
  /**
   * Sets of files, the preferred one first. Each set alone is a complete snapshot. The first file of a set is its main
   * file: a file imported under another name is taken for it.
   */
  readonly sets: readonly (readonly SourceFile[])[]
  readonly cadence: {
    /** As the publisher states it. */
    readonly published: string
    readonly checkEveryHours: number
    readonly staleAfterHours: number
  }
  /** Sent with every request to the publisher. */
  readonly headers?: Readonly<Record<string, string>>
  /** Sources of one group share its budget of requests. */
  readonly rateLimit: { readonly group: string; readonly perSecond: number }
  /**
   * A watch list with fewer records of a kind is refused, and a registry is `partial`; a source of a part counts the files of
   * one import. Keys are `PartyPart.partyKind` and `RecordPart.kind`.
   */
  readonly floors: Readonly<Record<string, number>>
  /** The citation address of a record, with `{recordId}` for its id. A reader may know a better page. */
  readonly citationTemplate: string
  /** Raise it whenever the same bytes may be read into other records. */
  readonly parserVersion: string
}

/** What a reader learns about the whole snapshot. */
export interface SnapshotFacts {
  /** The publisher's date of the file. */
  readonly asOf?: RecordDate
  /** A fault that the operator should know about and the reader can tolerate. */
  readonly warning?: string
  /** How the files fall short of the totals they declare. An operator may accept them anyway. */
  readonly shortfall?: string
}

/** The files of one snapshot, unpacked from gzip, bzip2 and ZIP. */
export interface SnapshotFiles {
  /** Official names of the set that the files belong to. */
  readonly set: readonly SourceFile[]
  /** The bytes of a file, or archive member, by its official name in any letter case; undefined if it is missing. */
  open(name: string): AsyncIterable<Uint8Array> | undefined
}

export interface ReadOptions {
  readonly found: (facts: SnapshotFacts) => void
  /** Upper-case ISO 3166-1 codes, court ids or ten-digit CIKs that narrow a large source; absent for all records. */
  readonly only?: ReadonlySet<string>
}

export interface SourceReader {
  readonly manifest: SourceManifest
  /**
   * Whether a member of a large archive belongs to what the operator asks for: the members it wants are the snapshot, and no other
   * is opened. Absent where an archive is one list.
   */
  wants?(member: string, only: ReadonlySet<string>): boolean
  /** Reads a snapshot from first byte to last. After an error, discard the records read before it. */
  read(files: SnapshotFiles, options: ReadOptions): AsyncIterable<SourceRecord>
}

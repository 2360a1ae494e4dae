// A report as plain data for typesetting: its content and order, not its appearance. Texts are plain: nothing in them
// is markup, including text of callers. A line feed begins a new line. Titles, quotes, facts and cells contain what
// people wrote, in any direction. Everything else is sentences of the program, with names in quotation marks.
import type { Said, Tone } from '../words/said.ts'

export interface DocumentFact {
  readonly name: string
  readonly text: string
}

export interface Figure {
  readonly label: string
  readonly value: string
  /** The context of the value: its maximum, its interval. */
  readonly note: string
}

export interface TableBlockColumn {
  readonly title: string
  /** Its part of the width, relative to the other columns of the table. */
  readonly width: number
  /** Ids, hashes and addresses; a web address alone on a line becomes a link. */
  readonly isCode?: boolean
}

export interface TableBlock {
  readonly kind: 'table'
  readonly columns: readonly TableBlockColumn[]
  /** A cell per column. */
  readonly rows: readonly (readonly string[])[]
}

export type Block =
  /** A note is less prominent than its subject. */
  | { readonly kind: 'paragraph'; readonly text: string; readonly isNote?: true }
  | { readonly kind: 'quote'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'facts'; readonly facts: readonly DocumentFact[] }
  /** Heads the blocks after it: a part of a section, with its weight. */
  | {
      readonly kind: 'head'
      readonly text: string
      readonly tag?: { readonly text: string; readonly tone: Tone }
      readonly note?: string
    }
  | TableBlock
  /** SVG with names as text. It is printed no wider than it is, 1 px as 0.6 pt. */
  | { readonly kind: 'picture'; readonly svg: string }

export interface DocumentSection {
  readonly title: string
  readonly blocks: readonly Block[]
  /** Findings after the other blocks, gravest first, each a unit. If space runs out, these are left out first. */
  readonly findings?: readonly (readonly Block[])[]
}

export interface ReportDocument {
  /** The kind of report, above the title. */
  readonly kind: string
  readonly title: string
  readonly subtitle: string
  /** What a reader must know before relying on the rest; often empty. */
  readonly warnings: readonly string[]
  /** The first page at a glance. */
  readonly verdict: Said
  readonly figures: readonly Figure[]
  /** What kept the verdict from being better. */
  readonly reasons: { readonly title: string; readonly items: readonly string[]; readonly none: string }
  /** SVG, placed side by side. */
  readonly charts: readonly string[]
  readonly facts: readonly DocumentFact[]
  readonly sections: readonly DocumentSection[]
  /** What seals the report, on every page, and how a reader can check it against the service. */
  readonly seal: { readonly label: string; readonly hash: string; readonly verify: string }
}

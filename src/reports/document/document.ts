// A report as plain data, for whoever sets it in type: what it says and in which order, nothing of how it looks.
// Texts are text: nothing in them is markup, whoever sent them. A line feed begins a new line. Titles, quotes, facts and cells
// hold what people wrote, in whatever direction; all else is sentences of the program, with names in quotation marks.
import type { Said, Tone } from '../words/said.ts'

export interface DocumentFact {
  readonly name: string
  readonly text: string
}

export interface Figure {
  readonly label: string
  readonly value: string
  /** What the value is to be read with: its maximum, its interval. */
  readonly note: string
}

export interface TableBlockColumn {
  readonly title: string
  /** Its part of the width; those of a table are compared with each other. */
  readonly width: number
  /** Ids, hashes and addresses; an address of the web on a line of its own leads there. */
  readonly isCode?: boolean
}

export interface TableBlock {
  readonly kind: 'table'
  readonly columns: readonly TableBlockColumn[]
  /** A cell per column. */
  readonly rows: readonly (readonly string[])[]
}

export type Block =
  /** A note stands back from what it is about. */
  | { readonly kind: 'paragraph'; readonly text: string; readonly isNote?: true }
  | { readonly kind: 'quote'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'facts'; readonly facts: readonly DocumentFact[] }
  /** Heads what follows it: a part of a section, with what it weighs. */
  | {
      readonly kind: 'head'
      readonly text: string
      readonly tag?: { readonly text: string; readonly tone: Tone }
      readonly note?: string
    }
  | TableBlock

export interface DocumentSection {
  readonly title: string
  readonly blocks: readonly Block[]
  /** Behind them, gravest first, each a whole: what is left out before anything else where there is too much. */
  readonly findings?: readonly (readonly Block[])[]
}

export interface ReportDocument {
  /** What it is, above the title. */
  readonly kind: string
  readonly title: string
  readonly subtitle: string
  /** What is to be known before anything else is believed; often empty. */
  readonly warnings: readonly string[]
  /** The first page at a glance. */
  readonly verdict: Said
  readonly figures: readonly Figure[]
  /** What kept the verdict from being better. */
  readonly reasons: { readonly title: string; readonly items: readonly string[]; readonly none: string }
  /** SVG, beside each other. */
  readonly charts: readonly string[]
  readonly facts: readonly DocumentFact[]
  readonly sections: readonly DocumentSection[]
  /** What fixes the report, on every page, and how anybody can hold it against the service. */
  readonly seal: { readonly label: string; readonly hash: string; readonly verify: string }
}

// The port that prints reports.
import type { Block, ReportDocument } from './document/document.ts'

export type { Block, ReportDocument }

/**
 * The error of a Pdf that does not print now: too many reports wait, the caller has left, or the printer failed or took
 * too long.
 */
export class PdfUnavailable extends Error {}

export type Paper = 'a4' | 'letter'

/** Typesets reports. */
export interface Pdf {
  /**
   * A report as a PDF. The same report, paper and time give the same bytes. `createdAt` in milliseconds since 1970.
   * Workspaces take turns. A report whose caller leaves first is not printed. Throws PdfUnavailable.
   */
  render(
    document: ReportDocument,
    options: {
      readonly tenant: string
      readonly paper: Paper
      readonly createdAt: number
      readonly signal?: AbortSignal | undefined
    },
  ): Promise<Uint8Array>
}

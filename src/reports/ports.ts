// What prints reports.
import type { Block, ReportDocument } from './document/document.ts'

export type { Block, ReportDocument }

/** Thrown by a Pdf that does not print now: too many wait, the caller has left, or the printer broke down or took too long. */
export class PdfUnavailable extends Error {}

export type Paper = 'a4' | 'letter'

/** Sets reports in type. */
export interface Pdf {
  /**
   * A report as a PDF. The same report, paper and time give the same bytes. `createdAt` in milliseconds since 1970.
   * Workspaces take turns; a report whose caller has left by then is not printed. Throws PdfUnavailable.
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

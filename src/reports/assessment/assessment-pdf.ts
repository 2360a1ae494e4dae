// Prints a scored session (rule X-7).
import { estimateDensities } from '../../assessment/rules/index.ts'
import { assessmentDocument } from './assessment-document.ts'
import type { Pdf } from '../ports.ts'
import { assessmentReport } from './report-model.ts'
import type { ScoredSession } from '../../assessment/scored-session.ts'

export function assessmentPdf(
  scored: ScoredSession,
  options: Parameters<Pdf['render']>[1],
  { pdf, settings }: { readonly pdf: Pdf; readonly settings: { readonly publicUrl: string } },
): Promise<Uint8Array> {
  const densities = estimateDensities(scored.assessment)
  return pdf.render(assessmentDocument(assessmentReport(scored, settings.publicUrl), densities), options)
}

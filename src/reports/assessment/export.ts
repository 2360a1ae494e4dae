// Exports a scored session as one document (rules G-2, G-4, X-1 to X-8).
import type { Operations } from '../../contract/index.ts'
import { assessmentMarkdown } from './assessment-markdown.ts'
import type { AssessmentPorts } from '../../assessment/ports.ts'
import type { Pdf } from '../ports.ts'
import { Problem } from '../../call/problem.ts'
import { tierRequired } from '../../call/tier.ts'
import type { UseCase } from '../../call/use-case.ts'
import { assessmentPdf } from './assessment-pdf.ts'
import { assessmentReport } from './report-model.ts'
import { scoredSession } from '../../assessment/scored-session.ts'

export const exportAssessment: UseCase<
  Operations['export'],
  Pick<AssessmentPorts, 'signer' | 'store' | 'settings'> & { readonly pdf: Pdf }
> = {
  check({ input: { format }, caller }, ports) {
    if (format !== 'markdown' && format !== 'pdf') {
      throw new Problem('unsupported_format', {
        detail: `There is no format "${format.slice(0, 64).toWellFormed()}"`,
      })
    }
    if (format === 'pdf' && caller.tier !== 'pro')
      throw tierRequired('export with the format pdf', caller.tier, ports)
  },

  async run(call, ports) {
    const scored = await scoredSession(call.input.session, call, ports)
    if (call.input.format === 'pdf') {
      const { caller, now, signal } = call
      const options = { tenant: caller.workspaceId, paper: 'a4', createdAt: now, signal } as const
      const bytes = await assessmentPdf(scored, options, ports)
      return { format: 'pdf', content: Buffer.from(bytes).toString('base64') }
    }
    return {
      format: 'markdown',
      content: assessmentMarkdown(assessmentReport(scored, ports.settings.publicUrl)),
    }
  },
}

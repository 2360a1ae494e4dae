// Downloads the assessment as a document.
import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import type { SignedInAccount } from '../api/account.ts'
import { useMayChange } from '../api/account-in-use.ts'
import { call } from '../api/call.ts'
import { save } from '../api/files.ts'
import { ProblemNotice } from '../parts/notice.tsx'
import { PageSection } from '../parts/page.tsx'
import { PdfButtons } from '../parts/pdf-buttons.tsx'
import type { ShownAssessment } from './assessment.ts'

interface ExportsProps {
  readonly assessment: ShownAssessment
  readonly account: SignedInAccount
}

export function Exports({ assessment: { id, sessionToken, scored }, account }: ExportsProps) {
  const changes = useMayChange()
  const markdown = useMutation({
    mutationFn: async () => {
      const { content } = await call('export', { session: sessionToken, format: 'markdown' })
      save(`assay-${id}.md`, new Blob([content], { type: 'text/markdown' }))
    },
  })
  if (scored?.since !== undefined)
    return (
      <PageSection title="Exports" id="exports">
        <p>
          A document is made from a scorecard that knows all of the evidence
          {changes ? ': score again first.' : '. This one is older than its evidence.'}
        </p>
      </PageSection>
    )
  return (
    <PageSection
      title="Exports"
      id="exports"
      lead="Pitch, scorecard, evidence, roadmap and disclaimer in one document."
    >
      <div className="actions">
        {changes && (
          <Button variant="default" loading={markdown.isPending} onClick={() => markdown.mutate()}>
            Markdown
          </Button>
        )}
        <PdfButtons id={id} account={account} />
      </div>
      {markdown.error !== null && <ProblemNotice error={markdown.error} />}
    </PageSection>
  )
}

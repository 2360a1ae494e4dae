// Shows the seal of the latest scorecard in the audit log, and saves the trail of all scorings.
import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { save } from '../api/files.ts'
import { Copied } from '../parts/copied.tsx'
import { Notice, ProblemNotice } from '../parts/notice.tsx'
import { PageSection } from '../parts/page.tsx'
import { Link } from '../routing/location.tsx'
import type { Scored } from './assessment.ts'

interface SealPanelProps {
  readonly id: string
  readonly seal: Scored['audit']
  /** Whether the assessment was erased. */
  readonly isErased?: boolean
}

export function SealPanel({ id, seal, isErased = false }: SealPanelProps) {
  const trail = useMutation({
    mutationFn: async () => {
      const bundle = await call('get_session_audit', { id })
      save(`assay-audit-${id}.json`, new Blob([JSON.stringify(bundle)], { type: 'application/json' }))
    },
  })
  if (seal === null)
    return (
      <PageSection title="Audit trail" id="audit">
        <p>
          An earlier version made this scorecard and did not seal it. Add or withdraw evidence and score
          again: the next scorecard is sealed in the audit log.
        </p>
      </PageSection>
    )
  return (
    <PageSection title="Audit trail" id="audit">
      {seal.tamperEvident ? (
        <p>
          {isErased
            ? 'The records of its scorings are still sealed in the audit log. Exactly what the log says was erased is gone.'
            : 'The scorecard is sealed in the audit log, with the grade of every piece of evidence. What is stored matches the seal.'}
        </p>
      ) : (
        <Notice tone="bad">
          <p>
            What is stored of this scorecard or its evidence is not what was sealed: it was changed in the
            database. Do not rely on this page. The trail says what differs.
          </p>
        </Notice>
      )}
      <Copied label="Seal of the scorecard (SHA-256)" text={seal.hash} />
      <Button variant="default" loading={trail.isPending} onClick={() => trail.mutate()}>
        Download the audit bundle
      </Button>
      {trail.error !== null && <ProblemNotice error={trail.error} />}
      <p className="quiet">
        It holds every scoring of this assessment, and{' '}
        {isErased ? 'what was erased' : 'the evidence as it was judged'}. Anyone who has it can check it
        without this server: <Link to="/diligence/verify">verify a saved bundle</Link>, also offline, or run{' '}
        <code>assay verify</code>.
      </p>
    </PageSection>
  )
}

// The page of one diligence run: verdict and conditions, findings with their records, sources at the time, and the
// audit trail.
import { Tabs } from '@mantine/core'
import { lazy, Suspense, useSyncExternalStore } from 'react'
import { erasureSaid, RUN_STATUSES } from '../../../reports/words/run-verdict.ts'
import { isOwner, mayChange, type SignedInAccount } from '../api/account.ts'
import { useAsk } from '../api/queries.ts'
import { AuditTrailPanel } from '../diligence/audit-trail.tsx'
import { EraseSubject } from '../diligence/erase-subject.tsx'
import { isFindingAnchor } from '../diligence/finding-address.ts'
import { FindingList } from '../diligence/findings.tsx'
import type { CompletedRun, Run } from '../diligence/run.ts'
import { RunAgain } from '../diligence/run-again.tsx'
import { RunVerdict } from '../diligence/run-verdict.tsx'
import { SameSubject } from '../diligence/same-subject.tsx'
import { SourcesUsed } from '../diligence/sources-used.tsx'
import { fieldsBesideName } from '../diligence/subject-fields.ts'
import { isUnderWay, untilEnded } from '../diligence/under-way.ts'
import { minuteText } from '../words/naming.ts'
import { anchorInAddress } from '../parts/anchor-focus.ts'
import { Facts } from '../parts/facts.tsx'
import { Loaded } from '../parts/loaded.tsx'
import { MarkOf } from '../parts/mark.tsx'
import { Notice } from '../parts/notice.tsx'
import { PageLayout } from '../parts/page.tsx'
import { PdfButtons } from '../parts/pdf-buttons.tsx'
import { useTab } from '../parts/tab-in-address.ts'
import { Link } from '../routing/location.tsx'

// why apart: few readers open it
const RelationshipGraph = lazy(async () => ({
  default: (await import('../diligence/relationship-graph.tsx')).RelationshipGraph,
}))

export function RunPage({ id, account }: { readonly id: string; readonly account: SignedInAccount }) {
  const run = useAsk(
    'get_run',
    { id },
    { everyMs: (answer, times) => untilEnded(answer ? [answer] : [], times) },
  )
  const loaded = (
    <Loaded of={run} lines={14} missing={<NoRun />}>
      {(found) => <Found run={found} account={account} />}
    </Loaded>
  )
  return run.data === undefined ? <PageLayout title="Diligence run">{loaded}</PageLayout> : loaded
}

const NoRun = () => (
  <p>
    This workspace has no such run. Check the address, or whether it is in another of your workspaces;{' '}
    <Link to="/diligence">these</Link> are here.
  </p>
)

function Found({ run, account }: { readonly run: Run; readonly account: SignedInAccount }) {
  const { subject, createdAt, status, error, erased, audit } = run
  const isErased = status === 'erased'
  return (
    <PageLayout
      title={subject.name}
      lead={`Asked ${minuteText(createdAt)}.`}
      actions={
        !isUnderWay(run) && (
          <>
            {!isErased && mayChange(account) && <RunAgain subject={subject} />}
            {isCompleted(run) && <PdfButtons id={run.id} account={account} />}
            {!isErased && isOwner(account) && <EraseSubject run={run} />}
          </>
        )
      }
    >
      {audit?.tamperEvident === false && (
        <Notice tone="bad">
          <p>
            What is stored of this run was altered after it was sealed. Do not rely on it; the audit trail
            shows where.
          </p>
        </Notice>
      )}
      {erased && (
        <Notice tone="plain">
          <p>{erasureSaid(erased)} The audit trail still verifies, and says what was erased.</p>
        </Notice>
      )}
      {error && (
        <Notice tone="bad">
          <p>This run failed. {error.message}</p>
        </Notice>
      )}
      <SubjectFacts subject={subject} />
      <div role="status">{isUnderWay(run) && <UnderWay status={status} />}</div>
      {isCompleted(run) && <RunVerdict run={run} isOperator={account.operator} />}
      {!isUnderWay(run) && <Parts run={run} />}
      {!isErased && <SameSubject run={run} />}
    </PageLayout>
  )
}

function SubjectFacts({ subject }: Pick<Run, 'subject'>) {
  const said = fieldsBesideName(subject)
  if (said.length === 0) return null
  return (
    <Facts
      of={said.map(({ name, values }) => [
        name,
        values.map((value, i) => (
          <span key={i} className="block">
            <bdi>{value}</bdi>
          </span>
        )),
      ])}
    />
  )
}

const UnderWay = ({ status }: Pick<Run, 'status'>) => (
  <div className="notice plain">
    <p>
      <MarkOf said={RUN_STATUSES[status]} />{' '}
      {status === 'queued' ? 'It begins when the runs before it are done.' : 'The records are being read.'}{' '}
      This page shows the result as soon as it is there.
    </p>
  </div>
)

/** Whether its scorecard is complete; a run with altered records may lack parts. */
const isCompleted = (run: Run): run is CompletedRun =>
  run.status === 'completed' &&
  run.verdict !== undefined &&
  run.findings !== undefined &&
  run.sources !== undefined

function Parts({ run }: { readonly run: Run }) {
  const tabs = isCompleted(run)
    ? (['findings', 'relationships', 'sources', 'audit'] as const)
    : (['audit'] as const)
  const [asked, open] = useTab<'findings' | 'relationships' | 'sources' | 'audit'>(tabs)
  // why: a link to a finding works wherever the reader is
  const leadsToFinding = useSyncExternalStore(subscribeToAnchor, () => isFindingAnchor(anchorInAddress()))
  const tab = leadsToFinding ? tabs[0] : asked
  return (
    <Tabs value={tab} onChange={open} keepMounted={false}>
      <Tabs.List aria-label="Parts of the run">
        {isCompleted(run) && <Tabs.Tab value="findings">Findings</Tabs.Tab>}
        {isCompleted(run) && <Tabs.Tab value="relationships">Relationships</Tabs.Tab>}
        {isCompleted(run) && <Tabs.Tab value="sources">Sources</Tabs.Tab>}
        <Tabs.Tab value="audit">Audit trail</Tabs.Tab>
      </Tabs.List>
      {isCompleted(run) && (
        <>
          <Tabs.Panel value="findings" tabIndex={0}>
            <FindingList run={run} />
          </Tabs.Panel>
          <Tabs.Panel value="relationships" tabIndex={0}>
            <Suspense fallback={<div className="waiting" aria-busy="true" />}>
              <RelationshipGraph run={run} />
            </Suspense>
          </Tabs.Panel>
          <Tabs.Panel value="sources" tabIndex={0}>
            <SourcesUsed run={run} />
          </Tabs.Panel>
        </>
      )}
      <Tabs.Panel value="audit" tabIndex={0}>
        <AuditTrailPanel id={run.id} seal={run.audit} />
      </Tabs.Panel>
    </Tabs>
  )
}

function subscribeToAnchor(listener: () => void): () => void {
  window.addEventListener('hashchange', listener)
  window.addEventListener('popstate', listener)
  return () => {
    window.removeEventListener('hashchange', listener)
    window.removeEventListener('popstate', listener)
  }
}

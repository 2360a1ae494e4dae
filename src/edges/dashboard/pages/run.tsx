// One diligence run: verdict and conditions, findings with their records, sources as they stood, and the audit trail.
import { Tabs } from '@mantine/core'
import { useAsk } from '../api/asking.ts'
import { AuditTrail } from '../diligence/audit-trail.tsx'
import { Findings } from '../diligence/findings.tsx'
import type { CompletedRun, Run } from '../diligence/run.ts'
import { RunVerdict } from '../diligence/run-verdict.tsx'
import { SameSubject } from '../diligence/same-subject.tsx'
import { SourcesUsed } from '../diligence/sources-used.tsx'
import { minuteText, wordsOf } from '../naming.ts'
import { Facts } from '../parts/facts.tsx'
import { Loaded } from '../parts/loaded.tsx'
import { Notice } from '../parts/notice.tsx'
import { Page } from '../parts/page.tsx'
import { PdfButtons } from '../parts/pdf-buttons.tsx'
import { Link } from '../routing/location.tsx'

const WAIT_MS = 1_500

export function RunPage({ id }: { readonly id: string }) {
  const run = useAsk(
    'get_run',
    { id },
    { everyMs: (answer) => (answer && isUnderWay(answer) ? WAIT_MS : false) },
  )
  if (run.data !== undefined) return <Found run={run.data} />
  return (
    <Page title="Diligence run">
      <Loaded of={run} lines={14} missing={<NoRun />}>
        {() => null}
      </Loaded>
    </Page>
  )
}

const isUnderWay = ({ status }: Run): boolean => status === 'queued' || status === 'running'

const NoRun = () => (
  <p>
    This workspace has no such run. Check the address, or whether it is in another of your workspaces;{' '}
    <Link to="/diligence">these</Link> are here.
  </p>
)

function Found({ run }: { readonly run: Run }) {
  const { subject, createdAt, status, error, audit } = run
  const { name, ...said } = subject
  return (
    <Page
      title={name}
      lead={`Asked ${minuteText(createdAt)}.`}
      actions={isCompleted(run) && <PdfButtons id={run.id} />}
    >
      {Object.keys(said).length > 0 && (
        <Facts
          of={Object.entries(said).map(([field, value]) => [
            wordsOf(field),
            Array.isArray(value) ? value.join(', ') : value,
          ])}
        />
      )}
      {isUnderWay(run) && (
        <Notice tone="plain">
          <p>
            {status === 'queued' ? 'Waiting for its turn.' : 'Reading the records.'} This page renews itself.
          </p>
        </Notice>
      )}
      {error && (
        <Notice tone="bad">
          <p>{error.message}</p>
        </Notice>
      )}
      {audit?.tamperEvident === false && (
        <Notice tone="bad">
          <p>
            What is stored of this run was altered after it was sealed. Do not rely on it; the audit trail
            shows where.
          </p>
        </Notice>
      )}
      {isCompleted(run) && <RunVerdict run={run} />}
      {!isUnderWay(run) && <Parts run={run} />}
      <SameSubject run={run} />
    </Page>
  )
}

/** Whether all of its scorecard is there; of one whose records were altered, parts may be missing. */
const isCompleted = (run: Run): run is CompletedRun =>
  run.status === 'completed' &&
  run.verdict !== undefined &&
  run.findings !== undefined &&
  run.sources !== undefined

function Parts({ run }: { readonly run: Run }) {
  return (
    <Tabs defaultValue={isCompleted(run) ? 'findings' : 'audit'} keepMounted={false}>
      <Tabs.List aria-label="Parts of the run">
        {isCompleted(run) && <Tabs.Tab value="findings">Findings</Tabs.Tab>}
        {isCompleted(run) && <Tabs.Tab value="sources">Sources</Tabs.Tab>}
        <Tabs.Tab value="audit">Audit trail</Tabs.Tab>
      </Tabs.List>
      {isCompleted(run) && (
        <>
          <Tabs.Panel value="findings" tabIndex={0}>
            <Findings run={run} />
          </Tabs.Panel>
          <Tabs.Panel value="sources" tabIndex={0}>
            <SourcesUsed sources={run.sources} />
          </Tabs.Panel>
        </>
      )}
      <Tabs.Panel value="audit" tabIndex={0}>
        <AuditTrail id={run.id} seal={run.audit} />
      </Tabs.Panel>
    </Tabs>
  )
}

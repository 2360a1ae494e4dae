// The page of usage and assessment telemetry: calls by day and key, how many sessions reach each step, and each event as received.
import type { Verdict } from '../../../contract/vocabulary/scorecard.ts'
import { ASSESSMENT_VERDICTS } from '../../../reports/words/assessment-verdict.ts'
import { NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { useAsk, useAskPages } from '../api/queries.ts'
import { counted, wordsOfName } from '../words/naming.ts'
import { UsageGraph } from '../usage/usage-graph.tsx'
import { Bar } from '../parts/bar.tsx'
import { Moment } from '../parts/facts.tsx'
import { DataTable } from '../parts/listing.tsx'
import { Loaded } from '../parts/loaded.tsx'
import { PageLayout, PageSection } from '../parts/page.tsx'
import { Empty, PagesOf } from '../parts/pages-of.tsx'
import { Link } from '../routing/location.tsx'
import { pathTo } from '../routing/route.ts'

const SPANS = [7, 30, 90, 365]
const DAY_MS = 86_400_000

export function EventsPage() {
  const [days, setDays] = useState(30)
  const [since] = useState(() => Date.now())
  const funnel = useAsk('count_events', { days })
  const events = useAskPages('list_events', {})
  const first = new Date(since - days * DAY_MS).toISOString()
  return (
    <PageLayout
      title="Events"
      lead="How often keys and agents called, and what they reported of assessments."
    >
      <NativeSelect
        className="narrow"
        label="Time"
        value={String(days)}
        data={SPANS.map((span) => ({ value: String(span), label: `Last ${span} days` }))}
        onChange={({ currentTarget }) => setDays(Number(currentTarget.value))}
      />
      <PageSection title="Calls of keys and agents">
        <UsageGraph days={days} />
      </PageSection>
      <PageSection title="How far sessions come">
        <Loaded of={funnel}>{({ steps }) => <Funnel steps={steps} />}</Loaded>
      </PageSection>
      <PageSection title="As they came">
        <PagesOf
          of={{ ...events, hasNextPage: events.hasNextPage && isAllWithin(events.data?.pages, first) }}
          rowsOf={(page) => page.events.filter(({ at }) => at >= first)}
          empty={<NoEvents isEmpty={events.data?.pages[0]?.events.length === 0} />}
        >
          {(rows) => (
            <DataTable
              caption="Events, newest first"
              rows={rows}
              idOf={({ id }) => id}
              columns={[
                { name: 'When', names: true, cell: ({ at }) => <Moment at={at} /> },
                { name: 'Step', cell: ({ kind }) => stepName(kind) },
                {
                  name: 'Assessment',
                  cell: ({ sessionId }) => (
                    <Link to={pathTo.assessment(sessionId)} aria-label={`Assessment ${sessionId}`}>
                      <code>{sessionId}</code>
                    </Link>
                  ),
                },
                {
                  name: 'Result',
                  cell: ({ verdict, totalScore }) =>
                    [verdict && verdictName(verdict), totalScore !== undefined && `${totalScore} of 70`]
                      .filter(Boolean)
                      .join(', ') || '–',
                },
                { name: 'Data', cell: ({ payload }) => <Payload of={payload} /> },
              ]}
            />
          )}
        </PagesOf>
      </PageSection>
      <PageSection title="Quotes checked at their sources">
        <CitationChecks />
      </PageSection>
    </PageLayout>
  )
}

function CitationChecks() {
  const checks = useAskPages('list_citation_checks', {})
  return (
    <PagesOf
      of={checks}
      rowsOf={(page) => page.checks}
      empty={<p className="quiet">No quote was checked yet.</p>}
    >
      {(rows) => (
        <DataTable
          caption="Checks, newest first"
          rows={rows}
          idOf={({ id }) => id}
          columns={[
            { name: 'When', names: true, cell: ({ at }) => <Moment at={at} /> },
            { name: 'Asked by', cell: ({ by }) => by },
            {
              name: 'Quote',
              cell: ({ verbatim, sourceUrl }) => (
                <>
                  {verbatim} <code>{sourceUrl}</code>
                </>
              ),
            },
            { name: 'Result', cell: ({ valid, reason }) => (valid ? 'At its source' : reason) },
          ]}
        />
      )}
    </PagesOf>
  )
}

/** Whether the oldest fetched event is within the period, in which case more may follow. */
const isAllWithin = (
  pages: readonly { events: readonly { at: string }[] }[] | undefined,
  first: string,
): boolean => (pages?.at(-1)?.events.at(-1)?.at ?? '') >= first

const STEPS: Readonly<Record<string, string>> = {
  start: 'Opened',
  submit_signal: 'Evidence sent',
  score: 'Scored',
  roadmap: 'Roadmap made',
  handoff: 'Handed on',
  export: 'Exported',
}
const stepName = (kind: string): string => STEPS[kind] ?? wordsOfName(kind)
/** Programs report the verdict in various spellings. */
const verdictName = (verdict: string): string =>
  Object.hasOwn(ASSESSMENT_VERDICTS, verdict) ? ASSESSMENT_VERDICTS[verdict as Verdict].label : verdict

interface Step {
  readonly kind: string
  readonly sessions: number
  readonly events: number
}

function Funnel({ steps }: { readonly steps: readonly Step[] }) {
  const most = Math.max(0, ...steps.map(({ sessions }) => sessions))
  if (most === 0) return <p className="quiet">No event in this time.</p>
  const rises = steps.some(({ sessions }, i) => sessions > (steps[i - 1]?.sessions ?? sessions))
  return (
    <>
      <ol className="funnel">
        {steps.map(({ kind, sessions, events }) => (
          <li key={kind}>
            <span className="funnel-name">{stepName(kind)}</span>
            <Bar value={sessions} most={most} />
            <span className="funnel-figure">
              {counted(sessions, 'session')} <span className="quiet">{counted(events, 'event')}</span>
            </span>
          </li>
        ))}
      </ol>
      {rises && (
        <p className="quiet">
          A step can have more sessions than the one before it: a session counts where a step of it was
          reported in this time, and its earlier steps may be older, or were not reported.
        </p>
      )}
    </>
  )
}

function Payload({ of: payload }: { readonly of: unknown }) {
  if (payload === undefined || payload === null) return '–'
  return (
    <details>
      <summary>Show</summary>
      <pre tabIndex={0} aria-label="Data of the event">
        {JSON.stringify(payload, null, 1)}
      </pre>
    </details>
  )
}

const NoEvents = ({ isEmpty }: { readonly isEmpty: boolean }) =>
  isEmpty ? (
    <Empty title="No event yet">
      <p>
        <Link to="/keys">Issue a key</Link> and connect an agent with it over MCP: it reports each step of an
        assessment by itself. Other programs send theirs to <code>POST /api/telemetry/event</code> with the
        key.
      </p>
    </Empty>
  ) : (
    <Empty title="No event in this time">
      <p>Choose a longer time above.</p>
    </Empty>
  )

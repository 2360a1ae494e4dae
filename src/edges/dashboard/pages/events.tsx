// The telemetry of assessments: how many sessions reach each step, and each event as it came.
import { NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { useAsk, useAskPages } from '../api/asking.ts'
import { counted, wordsOf } from '../naming.ts'
import { Bar } from '../parts/bar.tsx'
import { Moment } from '../parts/facts.tsx'
import { Listing } from '../parts/listing.tsx'
import { Loaded } from '../parts/loaded.tsx'
import { Page, Section } from '../parts/page.tsx'
import { Empty, PagesOf } from '../parts/pages-of.tsx'
import { Link } from '../routing/location.tsx'
import { pathTo } from '../routing/route.ts'

const SPANS = [7, 30, 90, 365]

export function EventsPage() {
  const [days, setDays] = useState(30)
  const funnel = useAsk('count_events', { days })
  const events = useAskPages('list_events', {})
  return (
    <Page title="Events" lead="What agents and programs reported of assessments.">
      <Section title="How far sessions come">
        <NativeSelect
          className="narrow"
          label="Time"
          value={String(days)}
          data={SPANS.map((span) => ({ value: String(span), label: `Last ${span} days` }))}
          onChange={({ currentTarget }) => setDays(Number(currentTarget.value))}
        />
        <Loaded of={funnel}>{({ steps }) => <Funnel steps={steps} />}</Loaded>
      </Section>
      <Section title="As they came">
        <PagesOf of={events} rowsOf={(page) => page.events} empty={<NoEvents />}>
          {(rows) => (
            <Listing
              caption="Events, newest first"
              rows={rows}
              idOf={({ id }) => id}
              columns={[
                { name: 'When', names: true, cell: ({ at }) => <Moment at={at} /> },
                { name: 'Step', cell: ({ kind }) => wordsOf(kind) },
                {
                  name: 'Session',
                  cell: ({ sessionId }) => (
                    <Link to={pathTo.assessment(sessionId)}>
                      <code>{sessionId}</code>
                    </Link>
                  ),
                },
                {
                  name: 'Result',
                  cell: ({ verdict, totalScore }) =>
                    [verdict && wordsOf(verdict), totalScore !== undefined && `${totalScore} of 70`]
                      .filter(Boolean)
                      .join(', ') || '–',
                },
                { name: 'Data', cell: ({ payload }) => <Payload of={payload} /> },
              ]}
            />
          )}
        </PagesOf>
      </Section>
    </Page>
  )
}

interface Step {
  readonly kind: string
  readonly sessions: number
  readonly events: number
}

function Funnel({ steps }: { readonly steps: readonly Step[] }) {
  const most = Math.max(0, ...steps.map(({ sessions }) => sessions))
  if (most === 0) return <p className="quiet">No event in this time.</p>
  return (
    <ol className="funnel">
      {steps.map(({ kind, sessions, events }) => (
        <li key={kind}>
          <span className="funnel-name">{wordsOf(kind)}</span>
          <Bar value={sessions} most={most} />
          <span className="funnel-figure">
            {counted(sessions, 'session')} <span className="quiet">{counted(events, 'event')}</span>
          </span>
        </li>
      ))}
    </ol>
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

const NoEvents = () => (
  <Empty title="No event yet">
    <p>
      Agents that use Assay over MCP report each step by themselves. Other programs send theirs to{' '}
      <code>POST /api/telemetry/event</code> with an API key.
    </p>
  </Empty>
)

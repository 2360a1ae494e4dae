// The page of a case: the subject and the listed party side by side, what was decided, and what happened to it.
import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import type { CaseEvidence } from '../../../contract/vocabulary/case.ts'
import type { CaseState } from '../../../contract/vocabulary/match-decision.ts'
import type { OutputOf } from '../../../contract/operations/operation.ts'
import { mayChange, mayDecide, type SignedInAccount } from '../api/account.ts'
import type { Offered } from '../api/endpoints.ts'
import { useAsk, useChange } from '../api/queries.ts'
import { CASE_MARKS, caseName, caseStateLabel, eventSaid, factLabel } from '../cases/case-words.ts'
import { DecideCases } from '../cases/decide-cases.tsx'
import { CitationLink } from '../diligence/citation.tsx'
import { DayInput } from '../parts/day-input.tsx'
import { Facts, Moment } from '../parts/facts.tsx'
import { UnreadableMark } from '../parts/list-entry.tsx'
import { fieldErrors, Form } from '../parts/form.tsx'
import { DataTable } from '../parts/listing.tsx'
import { Loaded } from '../parts/loaded.tsx'
import { Mark } from '../parts/mark.tsx'
import { Notice } from '../parts/notice.tsx'
import { PageLayout, PageSection } from '../parts/page.tsx'
import { WholeText } from '../parts/whole-text.tsx'
import { Link } from '../routing/location.tsx'
import { pathTo } from '../routing/route.ts'
import { minuteText, percent, wordsOfName } from '../words/naming.ts'

type WholeCase = OutputOf<Offered['get_case']>

const CHANGED = ['get_case', 'list_cases'] as const

export function CasePage({ id, account }: { readonly id: string; readonly account: SignedInAccount }) {
  const asked = useAsk('get_case', { id })
  const [deciding, setDeciding] = useState(false)
  const found = asked.data
  return (
    <PageLayout
      title={found === undefined ? 'Case' : caseName(found)}
      lead={<Link to="/cases">All cases</Link>}
      actions={
        found !== undefined &&
        found.evidence !== null &&
        mayDecide(account) && <Button onClick={() => setDeciding(true)}>Decide</Button>
      }
    >
      <Loaded of={asked}>
        {(its) => (
          <>
            <UnreadableMark of={its.unreadable} />
            {its.reopened !== undefined && (
              <Notice tone="care">
                <p>{`Open again since ${minuteText(its.reopened.at)}, because its evidence changed: ${its.reopened.facts.map(factLabel).join(', ')}.`}</p>
              </Notice>
            )}
            {its.proposal !== undefined && (
              <Notice tone="care">
                <p>{`${its.proposal.by.name} proposed “${caseStateLabel(its.proposal.state)}” on ${minuteText(its.proposal.at)}: ${its.proposal.reason} The same decision by another person makes it.`}</p>
              </Notice>
            )}
            <Summary of={its} />
            {its.evidence !== null && (
              <PageSection title="Side by side">
                <SideBySide of={its.evidence} />
              </PageSection>
            )}
            {mayChange(account) && (
              <PageSection title="Work on it">
                <WorkOn key={its.changedAt} of={its} />
              </PageSection>
            )}
            <PageSection title="History">
              <History of={its} />
              {mayChange(account) && <Comment id={its.id} />}
            </PageSection>
            {deciding && (
              <DecideCases
                of={[its]}
                onClose={() => setDeciding(false)}
                onDecided={() => setDeciding(false)}
              />
            )}
          </>
        )}
      </Loaded>
    </PageLayout>
  )
}

function Summary({ of: its }: { readonly of: WholeCase }) {
  const sources = useAsk('list_sources', {})
  const names = new Map(sources.data?.sources.map(({ id, name }) => [id, name]))
  const [tone, label] = CASE_MARKS[its.state]
  const { match, decision } = its
  const facts: (readonly [string, ReactNode])[] = [
    [
      'State',
      <Mark key="state" tone={tone}>
        {label}
      </Mark>,
    ],
    ['Opened', <Moment key="opened" at={its.openedAt} />],
    ['From', <Origin key="from" of={its} />],
  ]
  if (its.subject !== null)
    facts.push([
      'Subject',
      <>
        <bdi>{its.subject}</bdi>, <Link to={allOfSubject(its)}>all its cases</Link>
      </>,
    ])
  if (match !== null)
    facts.push(
      ['Match', `${percent(match.score)} alike; ${match.says}`],
      [
        'Measures',
        match.measures.length === 0
          ? 'None in force'
          : match.measures
              .map(({ measure, authority }) => `${wordsOfName(measure)}, ${authority}`)
              .join('; '),
      ],
      [
        'Records',
        match.citations.map((citation) => (
          <div key={`${citation.source} ${citation.id}`}>
            <CitationLink citation={citation} sourceName={names.get(citation.source)} />
          </div>
        )),
      ],
    )
  if (decision !== undefined)
    facts.push([
      'Decision',
      <>
        <p>{`${caseStateLabel(decision.state)}, by ${decision.by.name} on ${minuteText(decision.at)}: ${decision.reason}`}</p>
        {decision.proposed !== undefined && (
          <p>{`Proposed by ${decision.proposed.by.name} on ${minuteText(decision.proposed.at)}: ${decision.proposed.reason}`}</p>
        )}
        {!decision.holds && <p>It was made on other evidence, and holds no more.</p>}
      </>,
    ])
  return <Facts of={facts} />
}

/** The list of all cases of the subject of this one. */
const allOfSubject = ({ portfolio, ref, subject }: WholeCase): string =>
  `/cases?${new URLSearchParams({
    state: 'all',
    ...(portfolio !== undefined && ref !== undefined ? { portfolio, ref } : { q: subject ?? '' }),
  }).toString()}`

function Origin({ of: { portfolio, ref, run } }: { readonly of: WholeCase }) {
  if (portfolio !== undefined)
    return (
      <>
        <Link to={pathTo.portfolio(portfolio)}>A watched portfolio</Link>
        {ref !== undefined && (
          <>
            {', '}
            <code>{ref}</code>
          </>
        )}
      </>
    )
  return run === undefined ? '–' : <Link to={pathTo.run(run)}>A diligence run</Link>
}

/** The summary has these. */
const SHOWN_ABOVE = new Set(['records', 'measures', 'active', 'outcome'])

/** Each fact of either party, and how the two compare. */
function SideBySide({ of: { subject, listed, comparison } }: { readonly of: CaseEvidence }) {
  const names = [...new Set([...Object.keys(subject), ...Object.keys(listed)])].filter(
    (name) => !SHOWN_ABOVE.has(name),
  )
  const values = (texts: readonly string[] | undefined) =>
    texts?.map((text) => (
      <span key={text} className="block" dir="auto">
        {text}
      </span>
    )) ?? '–'
  return (
    <>
      <DataTable
        caption="The facts of the two"
        rows={names}
        idOf={(name) => name}
        columns={[
          { name: 'Fact', names: true, cell: (name) => wordsOfName(name) },
          { name: 'Subject', cell: (name) => values(subject[name]) },
          { name: 'Listed party', cell: (name) => values(listed[name]) },
        ]}
      />
      <Facts
        of={Object.entries(comparison)
          .filter(([name]) => !SHOWN_ABOVE.has(name))
          .map(([name, texts]) => [wordsOfName(name), texts.map(wordsOfName).join(', ')] as const)}
      />
    </>
  )
}

/** The present state, and those that a person may set: a decided or an escalated case goes back to work. */
const movesFrom = (state: CaseState): readonly CaseState[] =>
  state === 'open' || state === 'in_review' ? ['open', 'in_review', 'escalated'] : [state, 'in_review']

function WorkOn({ of: { id, state, assignee, dueDate } }: { readonly of: WholeCase }) {
  const update = useChange('update_case', { makesOld: CHANGED })
  const [to, setTo] = useState<string>(state)
  const [who, setWho] = useState(assignee ?? '')
  const [due, setDue] = useState(dueDate ?? '')
  const errors = fieldErrors(update.error)
  const send = (): void =>
    update.mutate({
      id,
      ...(to !== state && { state: to as 'open' | 'in_review' | 'escalated' }),
      ...(who.trim() !== (assignee ?? '') && { assignee: who.trim() === '' ? null : who }),
      ...(due !== (dueDate ?? '') && { dueDate: due === '' ? null : due }),
    })
  return (
    <Form submit="Save" error={update.error} busy={update.isPending} onSubmit={send}>
      <NativeSelect
        label="State"
        name="state"
        value={to}
        data={movesFrom(state).map((each) => ({
          value: each as string,
          label: caseStateLabel(each),
        }))}
        error={errors.get('state')}
        onChange={({ currentTarget }) => setTo(currentTarget.value)}
      />
      <TextInput
        label="Assigned to (optional)"
        name="assignee"
        maxLength={200}
        value={who}
        error={errors.get('assignee')}
        onChange={({ currentTarget }) => setWho(currentTarget.value)}
      />
      <DayInput
        max="9999-12-31"
        label="Due (optional)"
        name="dueDate"
        value={due}
        error={errors.get('dueDate')}
        onChange={({ currentTarget }) => setDue(currentTarget.value)}
      />
    </Form>
  )
}

const History = ({ of: { history, openedAt } }: { readonly of: WholeCase }) => (
  <ul>
    <li>
      <Moment at={openedAt} /> Opened
    </li>
    {history.map((event) => (
      <li key={event.id}>
        <Moment at={event.at} /> {eventSaid(event)}, {event.by.name}
        <UnreadableMark of={event.unreadable} />
        {event.text !== undefined && (
          <span className="block" dir="auto">
            {event.text}
          </span>
        )}
        {event.files?.map(({ name, sha256 }) => (
          <div key={sha256} className="quiet">
            {name}
            <WholeText of={sha256}>SHA-256</WholeText>
          </div>
        ))}
      </li>
    ))}
  </ul>
)

function Comment({ id }: { readonly id: string }) {
  const [text, setText] = useState('')
  const comment = useChange('comment_on_case', { makesOld: ['get_case'] })
  return (
    <Form
      submit="Comment"
      error={comment.error}
      busy={comment.isPending}
      onSubmit={() => comment.mutate({ id, text }, { onSuccess: () => setText('') })}
    >
      <Textarea
        label="Comment"
        name="text"
        autosize
        minRows={2}
        maxLength={2000}
        value={text}
        error={fieldErrors(comment.error).get('text')}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
    </Form>
  )
}

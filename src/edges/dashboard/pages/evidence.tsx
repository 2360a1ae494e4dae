// The page of the guided form: one signal at a time, beginning with what is missing; or one that corrects an entry.
import { NativeSelect } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { axisName, flagName, kindName, memberName } from '../../../reports/words/evidence.ts'
import { useAsk } from '../api/queries.ts'
import { missingSignal } from '../words/problem-words.ts'
import { ProvenanceSaid } from '../evidence/provenance-said.tsx'
import { type SignalKind, SignalForm } from '../evidence/signal-form.tsx'
import { capital, counted, opening, prose } from '../words/naming.ts'
import { Loaded } from '../parts/loaded.tsx'
import { Notice, ProblemNotice } from '../parts/notice.tsx'
import { PageLayout, PageSection } from '../parts/page.tsx'
import { pathTo } from '../routing/route.ts'
import { go, Link, useQueryPart } from '../routing/location.tsx'
import { countsNoLonger, type ShownAssessment } from '../assessment/assessment.ts'
import { useKinds } from '../evidence/use-kinds.ts'
import type { Offered } from '../api/endpoints.ts'
import type { OutputOf } from '../../../contract/operations/operation.ts'
import type { AxisId } from '../../../contract/vocabulary/axis.ts'
import type { Progress } from '../../../contract/vocabulary/progress.ts'

// What an assessment lacks before it can be scored, in the order of the protocol.
interface Needed {
  readonly axis: AxisId
  readonly kind: string
  readonly more: number
}

const stillNeeded = ({ axes }: Progress): Needed[] =>
  Object.entries(axes).flatMap(([axis, { requirements }]) =>
    Object.entries(requirements).flatMap(([kind, { need, have }]) =>
      have < need ? [{ axis: axis as AxisId, kind, more: need - have }] : [],
    ),
  )

export function EvidencePage({ id }: { readonly id: string }) {
  const assessment = useAsk('get_assessment', { id })
  const replaced = useQueryPart('replaces')
  return (
    <PageLayout
      title={replaced === null ? 'Add evidence' : 'Correct an entry'}
      lead={
        <Link to={pathTo.assessment(id)}>
          {assessment.data ? <bdi>{opening(assessment.data.pitch)}</bdi> : 'Back to the assessment'}
        </Link>
      }
      actions={
        replaced === null && (
          <Link className="button plain" to={pathTo.lines(id)}>
            From a file
          </Link>
        )
      }
    >
      <Loaded of={assessment} lines={10}>
        {(found) =>
          replaced === null ? <Guided assessment={found} /> : <Correction assessment={found} id={replaced} />
        }
      </Loaded>
    </PageLayout>
  )
}

interface GuidedProps {
  readonly assessment: ShownAssessment
}

interface Which {
  readonly axis: string
  readonly kind: string
}

const idOf = ({ axis, kind }: Which): string => `${axis}.${kind}`
/** The signal to begin with: the first that is needed. */
const firstOf = ([first = { axis: 'problem', kind: 'user_quote' }]: readonly Which[]): string => idOf(first)

function Guided({ assessment }: GuidedProps) {
  const asked = useQueryPart('signal')
  const needed = stillNeeded(assessment.progress)
  // why kept: the needed signals change while a person types
  const [chosen, setChosen] = useState(asked ?? firstOf(needed))
  const [done, setDone] = useState<Done | null>(null)
  const which = useRef<HTMLSelectElement>(null)
  const kinds = useKinds()
  return (
    <Loaded of={kinds} lines={10}>
      {(axes) => {
        const kind = axes.flatMap((axis) => axis.kinds).find((candidate) => idOf(candidate) === chosen)
        const question = axes.find(({ id }) => id === kind?.axis)
        return (
          <div className="guided">
            <div>
              {done !== null && <Accepted assessmentId={assessment.id} done={done} />}
              <NativeSelect
                ref={which}
                label="Which signal"
                value={kind ? chosen : ''}
                onChange={({ currentTarget }) => setChosen(currentTarget.value)}
                data={[
                  ...(kind ? [] : [{ value: '', label: 'Choose a signal' }]),
                  ...axes.map(({ label, kinds: ofAxis }) => ({
                    group: label,
                    items: ofAxis.map((one) => ({ value: idOf(one), label: optionOf(one, assessment) })),
                  })),
                ]}
              />
              {question && <p className="question">{question.question}</p>}
              {kind && <Replaced of={kind} entries={assessment.entries} />}
              {kind ? (
                <SignalForm
                  key={chosen}
                  assessmentId={assessment.id}
                  token={assessment.sessionToken}
                  signal={kind}
                  onSubmit={() => setDone(null)}
                  onAccepted={(answer, typedOn, quote) => {
                    const { missing_signals: missing } = answer
                    setDone({ kind: kind.kind, quote, answer, movesOn: !typedOn })
                    if (typedOn || missing.length === 0) return
                    which.current?.focus()
                    if (chosen !== asked) setChosen(firstOf(missing.map(missingSignal)))
                  }}
                />
              ) : (
                <p>There is no such signal here. Choose another one above.</p>
              )}
            </div>
            <PageSection title="Still needed">
              {needed.length === 0 ? (
                <>
                  <p>Nothing. Score the assessment, or add what would move it.</p>
                  <Link className="button" to={pathTo.assessment(assessment.id)}>
                    Score the assessment
                  </Link>
                </>
              ) : (
                <ul className="to-do">
                  {needed.map((one) => (
                    <li key={idOf(one)}>
                      <button type="button" className="plain-button" onClick={() => setChosen(idOf(one))}>
                        {counted(one.more, 'more', 'more')} · {kindName(one.kind)}
                      </button>{' '}
                      <span className="quiet">{axisName(one.axis)}</span>
                    </li>
                  ))}
                </ul>
              )}
              {kinds.error !== null && <ProblemNotice error={kinds.error} />}
            </PageSection>
          </div>
        )
      }}
    </Loaded>
  )
}

interface Done {
  readonly kind: string
  readonly quote: string | null
  readonly answer: OutputOf<Offered['submit_signal']>
  /** Whether the person typed nothing more, and the focus may move. */
  readonly movesOn: boolean
}

const focusLink = (of: HTMLElement | null): void => of?.querySelector('a')?.focus()

/** What became of a signal: the page may lack what the signal claims of it, and then there is something to do. */
function Accepted({ assessmentId, done }: { readonly assessmentId: string; readonly done: Done }) {
  const { kind, answer, movesOn } = done
  const { entry, provenance, earned, missing_signals: missing } = answer
  const tone = provenance?.grade === 'absent' || provenance?.grade === 'unread' ? 'care' : 'good'
  return (
    <Notice tone={tone}>
      <p>
        Accepted as <Link to={pathTo.entry(assessmentId, entry)}>{entry}</Link>: {kindName(kind)}.
      </p>
      {provenance && <ProvenanceSaid provenance={provenance} quote={done.quote} />}
      {(earned?.flags ?? []).map((flag) => (
        <p key={flag}>{capital(flagName(flag))}.</p>
      ))}
      {(earned?.misses ?? []).length > 0 && (
        <>
          <p>More of this kind would earn a point for:</p>
          <ul>
            {earned?.misses.map(({ rule, needs }) => (
              <li key={rule}>{prose(needs)}</li>
            ))}
          </ul>
        </>
      )}
      {tone === 'care' && (
        <p>
          <Link to={pathTo.correction(assessmentId, entry)}>Correct it</Link>
        </p>
      )}
      {missing.length === 0 && (
        <p ref={movesOn ? focusLink : undefined}>
          <Link className="button" to={pathTo.assessment(assessmentId)}>
            Everything is there: score it
          </Link>
        </p>
      )}
    </Notice>
  )
}

/** The form with an entry filled in; it may become another kind of its axis (rule C-1). */
function Correction({ assessment, id }: GuidedProps & { readonly id: string }) {
  const entry = assessment.entries.find((each) => each.id === id)
  const [chosen, setChosen] = useState(entry?.kind ?? '')
  const [taken, setTaken] = useState<string | null>(null)
  const kinds = useKinds()
  const isThere = taken !== null && assessment.entries.some((each) => each.id === taken)
  useEffect(() => {
    // why only then: the page of the assessment leads to the entry when it opens
    if (isThere) go(pathTo.entry(assessment.id, taken), { replace: true })
  }, [isThere, assessment.id, taken])
  if (taken !== null) return <p role="status">Accepted as {taken}.</p>
  if (entry === undefined || countsNoLonger(entry.flags))
    return (
      <Notice tone="care">
        <p>
          {entry === undefined
            ? 'This assessment has no such entry.'
            : 'This entry was replaced or withdrawn in the meantime.'}{' '}
          <Link to={pathTo.assessment(assessment.id)}>See what is in the ledger now</Link>.
        </p>
      </Notice>
    )
  return (
    <Loaded of={kinds} lines={10}>
      {(axes) => {
        const ofAxis = axes.find((axis) => axis.id === entry.axis)?.kinds ?? []
        const kind = ofAxis.find((one) => one.kind === chosen)
        return (
          <div className="guided">
            <div>
              <p>What you submit takes the place of {entry.id}, which stays in the record as replaced.</p>
              <ProvenanceSaid
                provenance={entry.provenance}
                quote={entry.quote}
                page={entry.page}
                established={entry.established}
              />
              <NativeSelect
                className="correction-kind"
                label="Which signal"
                value={chosen}
                onChange={({ currentTarget }) => setChosen(currentTarget.value)}
                data={ofAxis.map((one) => ({ value: one.kind, label: kindName(one.kind) }))}
              />
              {kind && (
                <SignalForm
                  key={chosen}
                  assessmentId={assessment.id}
                  token={assessment.sessionToken}
                  signal={kind}
                  replaces={entry}
                  onSubmit={() => undefined}
                  onAccepted={(answer) => setTaken(answer.entry)}
                />
              )}
            </div>
          </div>
        )
      }}
    </Loaded>
  )
}

/** Shown before a signal is sent that replaces another. */
function Replaced({
  of: { axis, kind, singular },
  entries,
}: {
  readonly of: SignalKind
  readonly entries: ShownAssessment['entries']
}) {
  const [old] = singular
    ? entries.filter((entry) => entry.axis === axis && entry.kind === kind && !countsNoLonger(entry.flags))
    : []
  if (!old) return null
  const said = old.quote ?? old.details.map(({ name, text }) => `${memberName(name)}: ${text}`).join('; ')
  return (
    <Notice tone="care">
      <p>
        One of these counts at a time. What you submit replaces {old.id}, “<bdi>{opening(said)}</bdi>”, which
        stays in the record.
      </p>
    </Notice>
  )
}

function optionOf({ axis, kind, optional }: SignalKind, { progress }: ShownAssessment): string {
  const requirement = progress.axes[axis].requirements[kind]
  if (optional || !requirement) return `${kindName(kind)} (optional)`
  return `${kindName(kind)} (${Math.min(requirement.have, requirement.need)} of ${requirement.need})`
}

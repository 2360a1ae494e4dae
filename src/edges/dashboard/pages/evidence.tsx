// The page of the guided form: one signal at a time, beginning with what is missing.
import { NativeSelect } from '@mantine/core'
import { useRef, useState } from 'react'
import { axisName, kindName, memberName } from '../../../reports/words/evidence.ts'
import { useAsk } from '../api/queries.ts'
import { missingSignal } from '../words/problem-words.ts'
import { type SignalKind, SignalForm } from '../evidence/signal-form.tsx'
import { counted, opening } from '../words/naming.ts'
import { Loaded } from '../parts/loaded.tsx'
import { Notice, ProblemNotice } from '../parts/notice.tsx'
import { PageLayout, PageSection } from '../parts/page.tsx'
import { pathTo } from '../routing/route.ts'
import { Link, useQueryPart } from '../routing/location.tsx'
import { countsNoLonger, type ShownAssessment } from '../assessment/assessment.ts'
import { useKinds } from '../evidence/use-kinds.ts'
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
  return (
    <PageLayout
      title="Add evidence"
      lead={
        <Link to={pathTo.assessment(id)}>
          {assessment.data ? <bdi>{opening(assessment.data.pitch)}</bdi> : 'Back to the assessment'}
        </Link>
      }
    >
      <Loaded of={assessment} lines={10}>
        {(found) => <Guided assessment={found} />}
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
  const [done, setDone] = useState<string | null>(null)
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
              {done !== null && (
                <Notice tone="good">
                  <p>{done}</p>
                </Notice>
              )}
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
                  onAccepted={({ entry, missing_signals: missing }, typedOn) => {
                    setDone(`Accepted as ${entry}: ${kindName(kind.kind)}.`)
                    if (typedOn) return
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
                <p>
                  Nothing. <Link to={pathTo.assessment(assessment.id)}>Score the assessment</Link>, or add
                  what would move it.
                </p>
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

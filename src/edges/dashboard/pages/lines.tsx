// The page of evidence from a file or pasted: every signal is listed, confirmed by the person, and submitted one after another
// with what becomes of it. What is not sent survives a reload.
import { Button, Checkbox } from '@mantine/core'
import { useRef } from 'react'
import { useAsk } from '../api/queries.ts'
import type { ShownAssessment } from '../assessment/assessment.ts'
import { ChooseSignals, OtherPitch } from '../evidence/choose-signals.tsx'
import { LineItem } from '../evidence/line-item.tsx'
import {
  isDone,
  type Line,
  linesForm,
  type LinesDraft,
  NO_LINES,
  withLines,
  withOutcome,
} from '../evidence/lines.ts'
import { readSignal } from '../evidence/read-signal.ts'
import type { SignalKind } from '../evidence/signal-form.tsx'
import { useKinds } from '../evidence/use-kinds.ts'
import { type SendProgress, useSendLines } from '../evidence/use-send-lines.ts'
import { counted, opening } from '../words/naming.ts'
import { Bar } from '../parts/bar.tsx'
import { useDraft } from '../parts/draft.ts'
import { Loaded } from '../parts/loaded.tsx'
import { Notice, ProblemNotice } from '../parts/notice.tsx'
import { PageLayout, PageSection } from '../parts/page.tsx'
import { Link } from '../routing/location.tsx'
import { pathTo } from '../routing/route.ts'

export function LinesPage({ id }: { readonly id: string }) {
  const assessment = useAsk('get_assessment', { id })
  const kinds = useKinds()
  const both =
    assessment.data && kinds.data
      ? { assessment: assessment.data, kinds: kinds.data.flatMap((axis) => axis.kinds) }
      : undefined
  return (
    <PageLayout
      title="Add evidence from a file"
      lead={
        <Link to={pathTo.assessment(id)}>
          {assessment.data ? <bdi>{opening(assessment.data.pitch)}</bdi> : 'Back to the assessment'}
        </Link>
      }
    >
      <Loaded of={{ ...assessment, data: both, error: assessment.error ?? kinds.error }} lines={10}>
        {(found) => <Lines {...found} />}
      </Loaded>
    </PageLayout>
  )
}

interface LinesProps {
  readonly assessment: ShownAssessment
  readonly kinds: readonly SignalKind[]
}

function Lines({ assessment: { id, pitch, sessionToken }, kinds }: LinesProps) {
  const { draft, keep } = useDraft<LinesDraft>(linesForm(id), NO_LINES)
  // why: an answer arrives when the lines may be others than those that were drawn
  const latest = useRef(draft)
  const change = (changed: (before: LinesDraft) => Partial<LinesDraft>): void => {
    latest.current = { ...latest.current, ...changed(latest.current) }
    keep(latest.current)
  }
  const changeLine = (line: Line): void =>
    change(({ lines }) => ({ lines: lines.map((each) => (each.id === line.id ? line : each)) }))
  const { send, stop, progress, error } = useSendLines(sessionToken, (lineId, outcome) => {
    const line = latest.current.lines.find((each) => each.id === lineId)
    if (line) changeLine(withOutcome(line, outcome))
  })
  const { lines } = draft
  const rows = lines.map((line) => ({ line, read: readSignal(line.text, kinds) }))
  const open = rows.filter(
    ({ line, read }) => !isDone(line) && read.kind === 'signal' && line.edit === undefined,
  )
  const chosen = open.flatMap(({ line, read }) =>
    line.chosen && read.kind === 'signal' ? [{ id: line.id, signal: read.signal }] : [],
  )
  const chooseAll = (isChosen: boolean): void => {
    const those = new Set(open.map(({ line }) => line.id))
    change((before) => ({
      lines: before.lines.map((line) => (those.has(line.id) ? { ...line, chosen: isChosen } : line)),
    }))
  }
  const busy = progress !== null
  return (
    <>
      <p className="section-lead">
        What you choose or paste is read in this browser and listed below. Nothing is sent before you confirm
        it.
      </p>
      <ChooseSignals
        text={draft.text}
        onText={(text) => change(() => ({ text }))}
        onSignals={(found) =>
          change((before) => ({
            text: '',
            pitch: found.pitch ?? before.pitch,
            lines: withLines(before.lines, found.signals),
          }))
        }
      />
      {lines.length > 0 && (
        <PageSection title="Signals" id="signals">
          {draft.pitch !== null && draft.pitch.trim() !== pitch.trim() && <OtherPitch />}
          <div className="lines-head">
            {open.length > 0 && (
              <Checkbox
                label={`All, ${chosen.length} of ${open.length} confirmed`}
                checked={chosen.length === open.length}
                indeterminate={chosen.length > 0 && chosen.length < open.length}
                disabled={busy}
                onChange={({ currentTarget }) => chooseAll(currentTarget.checked)}
              />
            )}
            <div className="actions">
              {chosen.length > 0 && !busy && (
                <Button onClick={() => send(chosen)}>Submit {counted(chosen.length, 'signal')}</Button>
              )}
              {busy && (
                <Button variant="default" onClick={stop}>
                  Stop
                </Button>
              )}
              {!busy && lines.some(isDone) && (
                <Button
                  variant="default"
                  onClick={() =>
                    change((before) => ({ lines: before.lines.filter((line) => !isDone(line)) }))
                  }
                >
                  Clear what was accepted
                </Button>
              )}
            </div>
          </div>
          {progress && <Progress of={progress} />}
          {error !== null && <ProblemNotice error={error} />}
          {!busy && <Result of={rows} assessmentId={id} />}
          <ol className="lines">
            {rows.map(({ line, read }) => (
              <LineItem
                key={line.id}
                assessmentId={id}
                line={line}
                read={read}
                busy={busy}
                onChange={changeLine}
                onRemove={() =>
                  change((before) => ({ lines: before.lines.filter((each) => each.id !== line.id) }))
                }
              />
            ))}
          </ol>
        </PageSection>
      )}
    </>
  )
}

const Progress = ({ of: { done, of, waits } }: { readonly of: SendProgress }) => (
  <div className="send-progress">
    <Bar value={done} most={of} />
    <p role="status" className="quiet">
      {done} of {of} are done.
      {waits !== undefined && ` The server asks to wait ${counted(waits, 'second')}; it goes on by itself.`}
    </p>
  </div>
)

interface ResultProps {
  readonly of: readonly { readonly line: Line }[]
  readonly assessmentId: string
}

/** How many were accepted and refused, and what to do next. */
function Result({ of: rows, assessmentId }: ResultProps) {
  const outcomes = rows.flatMap(({ line }) => line.outcome ?? [])
  if (outcomes.length === 0) return null
  const refused = outcomes.filter(({ kind }) => kind === 'refused').length
  const doubtful = outcomes.filter(
    (outcome) =>
      outcome.kind === 'accepted' && ['absent', 'unread'].includes(outcome.answer.provenance?.grade ?? ''),
  ).length
  return (
    <Notice tone={refused + doubtful > 0 ? 'care' : 'good'}>
      <p>
        {counted(outcomes.length - refused, 'signal is', 'signals are')} in the ledger
        {refused > 0 && `, ${refused} refused`}.{' '}
        {doubtful > 0 &&
          `The pages of ${counted(doubtful, 'entry', 'entries')} do not hold the claim or could not be read. `}
        {refused > 0 && 'Edit those that were refused, and submit them again. '}
        <Link to={pathTo.assessment(assessmentId)}>See the assessment</Link>
      </p>
    </Notice>
  )
}

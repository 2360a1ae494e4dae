// Shows one line of a list of signals: what it is, whether it is confirmed, what became of it, and its editor.
import { Button, Checkbox } from '@mantine/core'
import { axisName, kindName, memberName } from '../../../reports/words/evidence.ts'
import { opening, prose } from '../words/naming.ts'
import { problemWords } from '../words/problem-words.ts'
import { Mark } from '../parts/mark.tsx'
import { fieldName } from '../parts/notice.tsx'
import { Link } from '../routing/location.tsx'
import { pathTo } from '../routing/route.ts'
import { draftOfValue, type FieldDraft } from './form-value.ts'
import { LineEditor } from './line-editor.tsx'
import { isDone, type Line } from './lines.ts'
import { ProvenanceSaid } from './provenance-said.tsx'
import type { ReadSignal } from './read-signal.ts'

interface LineItemProps {
  readonly assessmentId: string
  readonly line: Line
  readonly read: ReadSignal
  /** While lines are on their way none is changed. */
  readonly busy: boolean
  readonly onChange: (line: Line) => void
  readonly onRemove: () => void
}

export function LineItem({ assessmentId, line, read, busy, onChange, onRemove }: LineItemProps) {
  const { id, at, chosen, edit } = line
  const name = read.kind === 'signal' ? kindName(read.signal.kind) : 'No signal'
  const isEdited = edit !== undefined
  const shared = { variant: 'subtle', size: 'compact-sm', disabled: busy } as const
  return (
    <li className={isDone(line) ? 'line done' : 'line'}>
      <div className="line-head">
        {isDone(line) ? (
          <p className="line-name">
            <strong>{name}</strong>
          </p>
        ) : (
          <Checkbox
            label={name}
            checked={chosen && read.kind === 'signal'}
            disabled={busy || isEdited || read.kind === 'fault'}
            aria-describedby={`line-${id}-said`}
            onChange={({ currentTarget }) => onChange({ ...line, chosen: currentTarget.checked })}
          />
        )}
        <span className="quiet">
          {read.kind === 'signal' && `${axisName(read.signal.axis)} · `}line {at}
        </span>
      </div>
      <div className="line-body">
        <p id={`line-${id}-said`} dir="auto" className="line-said">
          {read.kind === 'signal' ? contentOf(read.signal.value) : <code>{opening(line.text, 160)}</code>}
        </p>
        {read.kind === 'fault' && !isEdited && <p className="field-error">{read.message}</p>}
        <Outcome
          assessmentId={assessmentId}
          line={line}
          quote={read.kind === 'signal' ? quoteOf(read.signal.value) : null}
        />
        {isEdited ? (
          <LineEditor
            line={line}
            read={read}
            onEdit={(changed) => onChange({ ...line, edit: changed })}
            onSave={(text) => onChange({ id, at, text, chosen: true, outcome: null })}
            onCancel={() => onChange(withoutEdit(line))}
          />
        ) : (
          !isDone(line) && (
            <div className="row-actions">
              <Button
                {...shared}
                aria-label={`Edit line ${at}: ${name}`}
                onClick={() => onChange({ ...line, edit: editOf(line, read) })}
              >
                Edit
              </Button>
              <Button {...shared} aria-label={`Remove line ${at}: ${name}`} onClick={onRemove}>
                Remove
              </Button>
            </div>
          )
        )}
      </div>
    </li>
  )
}

/** What the editor shows first. */
const editOf = (line: Line, read: ReadSignal): FieldDraft =>
  read.kind === 'fault' ? line.text : draftOfValue(read.about.schema, read.signal.value)

const withoutEdit = ({ edit: _dropped, ...line }: Line): Line => line

interface OutcomeProps extends Pick<LineItemProps, 'assessmentId' | 'line'> {
  readonly quote: string | null
}

function Outcome({ assessmentId, line: { outcome, edit }, quote }: OutcomeProps) {
  if (outcome === null) return null
  if (outcome.kind === 'refused') {
    const { issues = [] } = outcome.problem
    return (
      <div className="line-refused">
        <p>
          <Mark tone="bad">Refused</Mark> {problemWords(outcome.problem)}
        </p>
        {edit === undefined && issues.length > 0 && (
          <ul>
            {issues.map(({ path, message }) => (
              <li key={`${path} ${message}`}>
                {fieldName(path)}: {prose(message)}
              </li>
            ))}
          </ul>
        )}
      </div>
    )
  }
  const entry = outcome.kind === 'known' ? outcome.entry : outcome.answer.entry
  const link = <Link to={pathTo.entry(assessmentId, entry)}>{entry}</Link>
  if (outcome.kind === 'known') return <p>The evidence held this already, as {link}.</p>
  const { provenance } = outcome.answer
  return (
    <>
      <p>Accepted as {link}.</p>
      {provenance && <ProvenanceSaid provenance={provenance} quote={quote} />}
    </>
  )
}

/** What a value says, at a glance: the quote, or its first members. */
function contentOf(value: Readonly<Record<string, unknown>>): string {
  const quote = quoteOf(value)
  if (quote !== null) return `“${opening(quote, 160)}”`
  const members = Object.entries(value).map(
    ([name, member]) =>
      `${memberName(name)}: ${typeof member === 'string' ? member : JSON.stringify(member)}`,
  )
  return opening(members.join(' · '), 160)
}

const quoteOf = ({ verbatim }: Readonly<Record<string, unknown>>): string | null =>
  typeof verbatim === 'string' ? verbatim : null

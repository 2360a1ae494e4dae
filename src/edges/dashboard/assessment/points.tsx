// Every point and every cap, axis by axis, each with the entries that stand behind it.
import type { AxisId } from '../../../contract/vocabulary/axis.ts'
import type { Cap, Point } from '../../../contract/vocabulary/scorecard.ts'
import { kindName } from '../../../reports/words/evidence.ts'
import { capital, counted, opening, prose, signed } from '../words/naming.ts'
import { Bar } from '../parts/bar.tsx'
import { PageSection } from '../parts/page.tsx'
import { anchorOf, type ShownEntry, type Scored } from './assessment.ts'

export function Points({
  scored,
  entries,
}: {
  readonly scored: Scored
  readonly entries: readonly ShownEntry[]
}) {
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  return (
    <PageSection
      title="Points"
      id="points"
      lead="Open an axis to see what earned each point; every entry leads to its source."
    >
      {scored.scorecard.axes.map(({ id, label, score, max }) => (
        <AxisPoints
          key={id}
          label={label}
          score={score}
          max={max}
          points={scored.explanations[id].points}
          caps={scored.explanations[id].caps}
          byId={byId}
          axis={id}
        />
      ))}
    </PageSection>
  )
}

interface AxisPointsProps {
  readonly axis: AxisId
  readonly label: string
  readonly score: number
  readonly max: number
  readonly points: readonly Point[]
  readonly caps: readonly Cap[]
  readonly byId: ReadonlyMap<string, ShownEntry>
}

function AxisPoints({ axis, label, score, max, points, caps, byId }: AxisPointsProps) {
  return (
    <details className="axis" id={`axis-${axis}`}>
      <summary>
        <span className="axis-name">{label}</span>
        <Bar value={score} most={max} />
        <span className="axis-score">
          {score} of {max}
        </span>
      </summary>
      <ul className="points">
        {points.map((point) => (
          <li key={`${point.rule} ${point.text}`}>
            <span className="points-figure">{signed(point.points)}</span>
            <span>
              {capital(prose(point.text))} <Cites ids={point.cites} byId={byId} />
            </span>
          </li>
        ))}
        {caps.map((cap) => (
          <li key={`${cap.cap} ${cap.text}`} className={cap.binding ? 'cap binding' : 'cap'}>
            <span className="points-figure">≤{cap.at}</span>
            <span>
              {capital(prose(cap.text))} {cap.binding ? '(this cap holds the score down)' : '(not reached)'}{' '}
              <Cites ids={cap.cites} byId={byId} />
            </span>
          </li>
        ))}
      </ul>
    </details>
  )
}

function Cites({
  ids,
  byId,
}: {
  readonly ids: readonly string[]
  readonly byId: ReadonlyMap<string, ShownEntry>
}) {
  if (ids.length === 0) return <span className="quiet">No entry: it is about what is not there.</span>
  return (
    <span className="cites" role="group" aria-label={counted(ids.length, 'entry', 'entries')}>
      {ids.map((id) => {
        const entry = byId.get(id)
        return (
          <a key={id} href={`#${anchorOf(id)}`} className="cite">
            {entry ? <SaidBy of={entry} /> : id}
          </a>
        )
      })}
    </span>
  )
}

/** What an entry is about, in a few words. */
function SaidBy({ of: { kind, quote, details } }: { readonly of: ShownEntry }) {
  const [first, second] = details
  const amountOf = second?.name === 'currency' ? ` ${second.text}` : ''
  const words = quote === null ? first && `${opening(first.text, 40)}${amountOf}` : `“${opening(quote, 34)}”`
  return (
    <>
      {kindName(kind)}
      {words !== undefined && (
        <>
          : <bdi>{words}</bdi>
        </>
      )}
    </>
  )
}

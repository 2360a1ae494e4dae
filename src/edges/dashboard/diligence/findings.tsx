// What was found, heaviest first: the sentence, its points, the records it was read from, and how the names compare.
import type { Finding } from '../../../contract/vocabulary/finding.ts'
import { counted, wordsOf } from '../naming.ts'
import { MarkOf } from '../parts/mark.tsx'
import { Empty } from '../parts/pages-of.tsx'
import { Citation } from './citation.tsx'
import { MatchExplained } from './match-explained.tsx'
import type { CompletedRun } from './run.ts'

export function Findings({ run: { findings, sources } }: { readonly run: CompletedRun }) {
  if (findings.length === 0)
    return (
      <Empty title="Nothing was found">
        <p>
          That is what the {counted(sources.length, 'source')} under “Sources” say, as they stood. See their
          dates.
        </p>
      </Empty>
    )
  const speaksFor = findings.filter(({ scorer }) => scorer === 'upside')
  const speaksAgainst = findings.filter(({ scorer }) => scorer !== 'upside')
  const names = new Map(sources.map(({ id, name }) => [id, name]))
  return (
    <>
      <Side title="What speaks against it" findings={speaksAgainst} names={names} />
      <Side title="What speaks for it" findings={speaksFor} names={names} />
    </>
  )
}

interface SideProps {
  readonly title: string
  readonly findings: readonly Finding[]
  readonly names: ReadonlyMap<string, string>
}

function Side({ title, findings, names }: SideProps) {
  return (
    <div className="section">
      <h2>{title}</h2>
      {findings.length === 0 && <p className="quiet">Nothing.</p>}
      <ol className="findings">
        {findings.map((finding) => (
          <OneFinding key={finding.id} finding={finding} names={names} />
        ))}
      </ol>
    </div>
  )
}

function OneFinding({
  finding,
  names,
}: {
  readonly finding: Finding
  readonly names: ReadonlyMap<string, string>
}) {
  const { statement, severity, scorer, points, match, citations } = finding
  return (
    <li className="finding">
      <p className="finding-head">
        <MarkOf word={severity} />
        <span className="quiet">
          {wordsOf(scorer)} · {points === 0 ? 'no points' : counted(points, 'point')}
        </span>
      </p>
      <p className="statement">{statement}</p>
      <ul className="citations">
        {citations.map((citation) => (
          <li key={`${citation.source} ${citation.id}`}>
            <Citation citation={citation} sourceName={names.get(citation.source)} />
          </li>
        ))}
      </ul>
      {match && <MatchExplained match={match} />}
    </li>
  )
}

// Shows the findings, heaviest first: the sentence, its points, the records it cites, and how the names compare.
import type { Finding } from '../../../contract/vocabulary/finding.ts'
import { type FindingSection, findingSections } from '../../../reports/words/finding-sections.ts'
import { SCORERS, SEVERITY_WORDS } from '../../../reports/words/run-verdict.ts'
import { withNames } from '../../../reports/words/source-names.ts'
import { nothingFound } from '../../../reports/words/sources-read.ts'
import { counted, withShortIds } from '../words/naming.ts'
import { MarkOf } from '../parts/mark.tsx'
import { useAnchorFocus } from '../parts/anchor-focus.ts'
import { CitationLink } from './citation.tsx'
import { findingAddress, findingAnchor } from './finding-address.ts'
import { FindingsTable } from './findings-table.tsx'
import { FoundBy } from './found-by.tsx'
import { sourcesOfSide, useKnownSources } from './known-sources.ts'
import { ListedPartyBeside } from './listed-party-beside.tsx'
import { MatchExplained } from './match-explained.tsx'
import type { CompletedRun } from './run.ts'

export function FindingList({ run }: { readonly run: CompletedRun }) {
  useAnchorFocus()
  return (
    <>
      <FindingsTable run={run} />
      {findingSections(run.findings).map((section) => (
        <Part key={section.id} section={section} run={run} />
      ))}
    </>
  )
}

function Part({ section, run }: { readonly section: FindingSection; readonly run: CompletedRun }) {
  const { id, title, findings } = section
  const known = useKnownSources()
  if (id === 'looked-at' && findings.length === 0) return null
  const sources = sourcesOfSide(id === 'for' ? 'upside' : 'risk', run.sources, known)
  return (
    <div className="section">
      <h2>{title}</h2>
      {findings.length === 0 && <p className="quiet">{nothingFound(sources)}</p>}
      <ol className="findings">
        {findings.map((finding) => (
          <OneFinding key={finding.id} finding={finding} run={run} />
        ))}
      </ol>
    </div>
  )
}

function OneFinding({ finding, run }: { readonly finding: Finding; readonly run: CompletedRun }) {
  const { id, statement, severity, scorer, points, match, listed, citations } = finding
  return (
    <li className="finding" id={findingAnchor(id)} tabIndex={-1}>
      <p className="finding-head">
        <MarkOf said={SEVERITY_WORDS[severity]} />
        <span className="quiet">
          {SCORERS[scorer]} · {points === 0 ? 'no points' : counted(points, 'point')}
        </span>
        <a className="quiet" href={findingAddress(id)}>
          Link to this finding
        </a>
      </p>
      <p className="statement">{withShortIds(withNames(statement, run.sources))}</p>
      <ul className="citations">
        {citations.map((citation) => (
          <li key={`${citation.source} ${citation.id}`}>
            <CitationLink
              citation={citation}
              sourceName={run.sources.find((source) => source.id === citation.source)?.name}
            />
          </li>
        ))}
      </ul>
      <FoundBy finding={finding} run={run} />
      {match && <MatchExplained match={match} />}
      {listed && <ListedPartyBeside listed={listed} subject={run.subject} />}
    </li>
  )
}

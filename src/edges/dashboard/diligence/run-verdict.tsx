// The verdict of a run at a glance: what the records support, under which conditions, and what speaks for and against.
import type { Condition } from '../../../contract/vocabulary/condition.ts'
import { coverageSaid } from '../../../reports/words/coverage.ts'
import { findingSections } from '../../../reports/words/finding-sections.ts'
import { CONFIDENCES, RUN_VERDICTS } from '../../../reports/words/run-verdict.ts'
import { withNames } from '../../../reports/words/source-names.ts'
import { nothingFound, sideFigure, sourcesRead } from '../../../reports/words/sources-read.ts'
import { opening } from '../words/naming.ts'
import { Bar } from '../parts/bar.tsx'
import { MarkOf } from '../parts/mark.tsx'
import { PageSection } from '../parts/page.tsx'
import { findingAddress } from './finding-address.ts'
import { foldedConditions } from '../../../reports/words/folded-conditions.ts'
import { type SideName, sourcesOfSide, useKnownSources } from './known-sources.ts'
import type { CompletedRun } from './run.ts'
import { Unread } from './unread.tsx'

interface RunVerdictProps {
  readonly run: CompletedRun
  readonly isOperator: boolean
}

export function RunVerdict({ run, isOperator }: RunVerdictProps) {
  const { verdict, conditions, notes = [], coverage, confidence } = run
  const { label, meaning } = CONFIDENCES[confidence]
  return (
    <PageSection title="Verdict" id="verdict">
      <div className="run-verdict">
        <div>
          <p className="verdict-word">
            <MarkOf said={RUN_VERDICTS[verdict]} />
          </p>
          <p>{RUN_VERDICTS[verdict].meaning}</p>
          <p className="quiet">
            Confidence: {label.toLowerCase()}. {meaning}
          </p>
          {conditions.length > 0 && (
            <>
              <h3>{conditions.length === 1 ? 'Condition' : 'Conditions'}</h3>
              <Conditions conditions={conditions} sources={run.sources} />
            </>
          )}
          {coverage !== undefined && (
            <>
              <h3>How complete the search was</h3>
              {coverageSaid(coverage).map((line) => (
                <p key={line} className="quiet">
                  {withNames(line, run.sources)}
                </p>
              ))}
            </>
          )}
          {notes.length > 0 && (
            <>
              <h3>{notes.length === 1 ? 'Note' : 'Notes'}</h3>
              <Conditions conditions={notes} sources={run.sources} />
            </>
          )}
        </div>
        <div className="sides">
          <Side name="Risk" side="risk" run={run} />
          <Side name="Upside" side="upside" run={run} />
        </div>
      </div>
      <Unread run={run} isOperator={isOperator} />
    </PageSection>
  )
}

const Conditions = ({ conditions, sources }: Pick<CompletedRun, 'conditions' | 'sources'>) => (
  <ul>
    {foldedConditions(conditions).map((each) =>
      'text' in each ? (
        <li key={keyOf(each)}>{withNames(each.text, sources)}</li>
      ) : (
        <li key={each.said} className="alike">
          <details>
            <summary>{each.said}</summary>
            <ul>
              {each.conditions.map((condition) => (
                <li key={keyOf(condition)}>{withNames(condition.text, sources)}</li>
              ))}
            </ul>
          </details>
        </li>
      ),
    )}
  </ul>
)

const keyOf = ({ code, source = '', text }: Condition): string => `${code} ${source} ${text}`

const MAX_NAMED = 3
/** Characters of a finding: all of it is where the link leads. */
const MAX_SAID = 80

interface SideProps {
  readonly name: string
  readonly side: SideName
  readonly run: CompletedRun
}

function Side({ name, side, run }: SideProps) {
  const sources = sourcesOfSide(side, run.sources, useKnownSources())
  const { value } = run[side]
  const figure = sideFigure(value, sources)
  const { read, unread } = sourcesRead(sources)
  const weighs = findingSections(run.findings)
    .find(({ id }) => id === (side === 'risk' ? 'against' : 'for'))
    ?.findings.filter(({ points }) => points > 0)
  return (
    <div className="side">
      <h3>{name}</h3>
      <p className="side-figure">
        {figure} {read.length > 0 && <span>of 100</span>}
      </p>
      {read.length > 0 && <Bar value={value} most={100} tone={side === 'risk' ? 'bad' : 'good'} />}
      {weighs === undefined || weighs.length === 0 ? (
        <p className="quiet">{nothingFound(sources)}</p>
      ) : (
        <>
          <ul className="figures-list side-findings">
            {weighs.slice(0, MAX_NAMED).map(({ id, points, statement }) => (
              <li key={id}>
                <span className="points-figure">+{points}</span>
                <a href={findingAddress(id)}>{opening(withNames(statement, sources), MAX_SAID)}</a>
              </li>
            ))}
          </ul>
          {weighs.length > MAX_NAMED && (
            <p className="quiet">And {weighs.length - MAX_NAMED} more under “Findings”.</p>
          )}
          {unread.length > 0 && (
            <p className="quiet">
              Not loaded, so not looked into: {unread.map((source) => source.name).join('; ')}.
            </p>
          )}
        </>
      )}
    </div>
  )
}

// The verdict of a run at a glance: what the records support, under which conditions, and what speaks for and against.
import type { DiligenceVerdict } from '../../../contract/vocabulary/run.ts'
import { counted } from '../naming.ts'
import { Bar } from '../parts/bar.tsx'
import { MarkOf } from '../parts/mark.tsx'
import { Section } from '../parts/page.tsx'
import type { CompletedRun } from './run.ts'

const MEANS: Readonly<Record<DiligenceVerdict, string>> = {
  proceed: 'The records hold nothing that stands in the way.',
  proceed_with_conditions: 'Go on once the conditions are met.',
  enhanced_diligence: 'A person has to look at what was found before anything is decided.',
  insufficient_data: 'A list that is needed is missing or out of date, so nothing can be called clean.',
  do_not_proceed: 'A sanctions match is confirmed by more than the name.',
}

export function RunVerdict({ run }: { readonly run: CompletedRun }) {
  const { verdict, conditions, confidence, risk, upside } = run
  return (
    <Section title="Verdict" id="verdict">
      <div className="run-verdict">
        <div>
          <p className="verdict-word">
            <MarkOf word={verdict} />
          </p>
          <p>{MEANS[verdict]}</p>
          <p className="quiet">Confidence {confidence}</p>
          {conditions.length > 0 && (
            <>
              <h3>{conditions.length === 1 ? 'Condition' : 'Conditions'}</h3>
              <ul>
                {conditions.map((condition) => (
                  <li key={condition}>{condition}</li>
                ))}
              </ul>
            </>
          )}
        </div>
        <div className="sides">
          <Side name="Risk" of={risk} tone="bad" />
          <Side name="Upside" of={upside} tone="good" />
        </div>
      </div>
    </Section>
  )
}

interface SideProps {
  readonly name: string
  readonly of: CompletedRun['risk']
  readonly tone: 'good' | 'bad'
}

const Side = ({ name, of: { value, citations }, tone }: SideProps) => (
  <div className="side">
    <h3>{name}</h3>
    <p className="side-figure">
      {value} <span>of 100</span>
    </p>
    <Bar value={value} most={100} tone={tone} />
    <p className="quiet">
      {citations.length === 0 ? 'No record gives a point.' : `From ${counted(citations.length, 'record')}.`}
    </p>
  </div>
)

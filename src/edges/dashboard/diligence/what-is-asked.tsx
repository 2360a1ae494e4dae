// What a run looks up, and in which public sources as they stand now.
import type { ScorerName } from '../../../contract/vocabulary/scorer.ts'
import type { Source } from '../../../contract/vocabulary/source.ts'
import { SOURCE_STATUSES } from '../../../core/report/words/sources-read.ts'
import { useAsk } from '../api/asking.ts'
import { Facts } from '../parts/facts.tsx'
import { Loaded } from '../parts/loaded.tsx'
import { Section } from '../parts/page.tsx'

const ASKED: readonly (readonly [scorer: ScorerName, what: string])[] = [
  ['sanctions', 'Is it, or somebody of a near name, on a list of sanctions or warnings?'],
  ['officers', 'Who runs and owns it, and are they on such a list or barred?'],
  ['litigation', 'Is it charged, sued or bankrupt?'],
  ['risk', 'Is its register entry in order, and its filings?'],
  ['upside', 'Who has funded it, and how long has it been there?'],
]

export const WhatIsAsked = () => (
  <Section
    title="What is looked up where"
    lead="In copies of public sources that this server keeps; nobody else is told of your subject."
  >
    <Loaded of={useAsk('list_sources', {})}>
      {({ sources }) => (
        <Facts
          of={ASKED.map(([scorer, what]) => [
            what,
            sources
              .filter(({ scorers }) => scorers.includes(scorer))
              .map(said)
              .join('; '),
          ])}
        />
      )}
    </Loaded>
  </Section>
)

const said = ({ name, status }: Source): string =>
  status === 'current' ? name : `${name} (${SOURCE_STATUSES[status].label.toLowerCase()})`

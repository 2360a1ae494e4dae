// Shows what the last scorecard does not include, with a form to score again.
import { kindName } from '../../../reports/words/evidence.ts'
import { Button } from '@mantine/core'
import { useMayChange } from '../api/account-in-use.ts'
import { counted, minuteText, opening } from '../words/naming.ts'
import { Notice, ProblemNotice } from '../parts/notice.tsx'
import { anchorOf, type ShownAssessment, type ShownEntry, type Scored } from './assessment.ts'
import type { Scoring } from './use-score.ts'

interface SinceScoreProps {
  readonly assessment: ShownAssessment
  readonly scored: Scored
  readonly score: Scoring
}

export function SinceScore({ assessment, scored: { since, scoredAt }, score }: SinceScoreProps) {
  const { sessionToken: token, entries, progress } = assessment
  const changes = useMayChange()
  if (since === undefined) return null
  const those = (ids: readonly string[]): readonly ShownEntry[] =>
    entries.filter(({ id }) => ids.includes(id))
  return (
    <Notice tone="care">
      <p>
        Scored on {minuteText(scoredAt)}. What came since is not in it:{' '}
        {[
          since.entries.length > 0 && counted(since.entries.length, 'entry', 'entries'),
          since.checked.length > 0 && counted(since.checked.length, 'check of a quote', 'checks of quotes'),
        ]
          .filter(Boolean)
          .join(' and ') || 'the ledger has changed'}
        .
      </p>
      <ul>
        {those(since.entries).map((entry) => (
          <Changed key={entry.id} entry={entry} what="added" />
        ))}
        {those(since.checked).map((entry) => (
          <Changed
            key={entry.id}
            entry={entry}
            what={entry.verify?.valid === true ? 'confirmed at its source' : 'not confirmed at its source'}
          />
        ))}
      </ul>
      {!progress.ready_to_score && (
        <p>It cannot be scored again yet: “What is missing” says what every axis needs.</p>
      )}
      {progress.ready_to_score && changes && (
        <Button
          loading={score.isPending}
          onClick={() => score.mutate({ session: token, category: assessment.category })}
        >
          Score again
        </Button>
      )}
      {score.error !== null && <ProblemNotice error={score.error} />}
    </Notice>
  )
}

const Changed = ({
  entry: { id, kind, quote },
  what,
}: {
  readonly entry: ShownEntry
  readonly what: string
}) => (
  <li>
    <a href={`#${anchorOf(id)}`}>
      {kindName(kind)}
      {quote !== null && (
        <>
          : “<bdi>{opening(quote, 48)}</bdi>”
        </>
      )}
    </a>
    , {what}
  </li>
)

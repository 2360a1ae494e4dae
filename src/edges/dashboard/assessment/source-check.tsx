// What a check of a quote at its source came to: the outcome in words, and what was seen there.
import { checkSaid } from '../../../reports/words/source-check.ts'
import { capital, dayText } from '../words/naming.ts'
import { MarkOf } from '../parts/mark.tsx'
import type { Entry } from './assessment.ts'

interface SourceCheckProps {
  readonly check: Omit<NonNullable<Entry['verify']>, 'refutation'>
}

export function SourceCheck({ check }: SourceCheckProps) {
  const { label, tone, seen } = checkSaid(check)
  return (
    <>
      <p>
        <MarkOf said={{ label: `${label}, ${dayText(check.at)}`, tone }} />
      </p>
      {seen !== '' && <p className="quiet">{capital(seen)}.</p>}
    </>
  )
}

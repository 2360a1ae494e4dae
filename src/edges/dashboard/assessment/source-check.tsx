// What a check of a quote at its source came to: the outcome in words, and what was seen there.
import { capital, dayText, wordsOf } from '../naming.ts'
import { Mark } from '../parts/mark.tsx'
import type { Entry } from './assessment.ts'

interface SourceCheckProps {
  readonly check: Omit<NonNullable<Entry['verify']>, 'refutation'>
}

const OUTCOMES: Readonly<Record<string, readonly [tone: 'bad' | 'care', words: string]>> = {
  quote_not_found: ['bad', 'Not found at its source'],
  meaning_differs: ['bad', 'Its source says something else'],
  unreachable: ['care', 'Its source could not be read'],
  unsupported_content: ['care', 'Its source is of a kind that cannot be read'],
  check_unavailable: ['care', 'Could not be checked'],
}

export function SourceCheck({ check: { valid, reason = '', at } }: SourceCheckProps) {
  if (valid)
    return (
      <p>
        <Mark tone="good">{`Confirmed at its source, ${dayText(at)}`}</Mark>
      </p>
    )
  const [code = ''] = reason.split(':', 1)
  const [tone, words] = OUTCOMES[code] ?? ['care', wordsOf(code)]
  const seen = reason.slice(code.length + 1).trim()
  return (
    <>
      <p>
        <Mark tone={tone}>{`${words}, ${dayText(at)}`}</Mark>
      </p>
      {seen !== '' && <p className="quiet">{capital(seen)}.</p>}
    </>
  )
}

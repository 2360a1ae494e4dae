// Describes the result of checking a quote at its source.
import { identifierName } from './identifier.ts'
import type { Tone } from './said.ts'

interface CheckSaid {
  readonly label: string
  readonly tone: Tone
  /** What the check saw there; empty if it did not say. */
  readonly seen: string
}

const OUTCOMES: Readonly<Record<string, Omit<CheckSaid, 'seen'>>> = {
  quote_not_found: { label: 'Not found at its source', tone: 'bad' },
  meaning_differs: { label: 'Its source says something else', tone: 'bad' },
  unreachable: { label: 'Its source could not be read', tone: 'poor' },
  unsupported_content: { label: 'Its source is of a kind that cannot be read', tone: 'poor' },
  check_unavailable: { label: 'Could not be checked', tone: 'poor' },
}

/** Splits a reason into its code, before the colon, and what the check saw. */
export function checkSaid(check: {
  readonly valid: boolean
  readonly reason?: string | undefined
}): CheckSaid {
  const { valid, reason = '' } = check
  if (valid) return { label: 'Confirmed at its source', tone: 'good', seen: '' }
  const [code = ''] = reason.split(':', 1)
  const outcome = OUTCOMES[code] ?? { label: identifierName(code), tone: 'poor' }
  return { ...outcome, seen: reason.slice(code.length + 1).trim() }
}

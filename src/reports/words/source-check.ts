// What a check of a quote at its source came to, in words.
import { identifierName } from './identifier.ts'
import type { Tone } from './said.ts'

interface CheckSaid {
  readonly label: string
  readonly tone: Tone
  /** What was seen there; empty where nothing was told. */
  readonly seen: string
}

const OUTCOMES: Readonly<Record<string, Omit<CheckSaid, 'seen'>>> = {
  quote_not_found: { label: 'Not found at its source', tone: 'bad' },
  meaning_differs: { label: 'Its source says something else', tone: 'bad' },
  unreachable: { label: 'Its source could not be read', tone: 'poor' },
  unsupported_content: { label: 'Its source is of a kind that cannot be read', tone: 'poor' },
  check_unavailable: { label: 'Could not be checked', tone: 'poor' },
}

/** A reason is a code, a colon, and what was seen. */
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

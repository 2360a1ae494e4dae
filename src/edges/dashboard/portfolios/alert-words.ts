// The words for alerts of the watch.
import type { IdentityOutcome } from '../../../contract/vocabulary/identity.ts'
import type { AlertKind } from '../../../contract/vocabulary/watch.ts'
import type { MarkTone } from '../parts/mark.tsx'

export const ALERT_LABELS: Readonly<Record<AlertKind, string>> = {
  new_match: 'New match',
  stronger: 'Stronger match',
  new_measure: 'New measure',
  delisted: 'Not listed any more',
}

export const OUTCOME_MARKS: Readonly<Record<IdentityOutcome, readonly [tone: MarkTone, label: string]>> = {
  confirmed: ['bad', 'Confirmed'],
  possible: ['care', 'Possible'],
  dismissed: ['quiet', 'Dismissed'],
}

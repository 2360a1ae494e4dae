// Conditions between the fields of a value, all `invalid_value` (rule Q-5, section Value schemas).
// A member of the wrong type is reported by its own field and passes here.
import type { JsonObject } from '../../../base/json.ts'
import type { Kind } from '../protocol/value-schemas.ts'
import type { FieldIssues } from './findings.ts'
import { textOfField } from './entry.ts'

/** Adds a finding for every condition between fields that the value breaks. */
export function checkConditions(kind: Kind, value: JsonObject, findings: FieldIssues): void {
  const wrong = (name: string, message: string): void =>
    findings.add('invalid_value', `value.${name}`, message)
  switch (kind) {
    case 'cac':
    case 'ltv':
    case 'gross_margin':
    case 'breakeven_customers':
      if (value['basis'] === 'benchmark' && textOfField(value, 'source_url') === undefined)
        wrong('source_url', 'is required when basis is benchmark: the URL of the benchmark')
      return
    case 'commitment_record':
      if (value['amount'] !== undefined && textOfField(value, 'currency') === undefined)
        wrong('currency', 'is required with amount: an ISO 4217 currency code such as EUR')
      return
    case 'channel_experiment': {
      const [start, end] = [textOfField(value, 'start_date'), textOfField(value, 'end_date')]
      if (start !== undefined && end !== undefined && end < start)
        wrong('end_date', 'must not be before start_date')
      if (rises([value['impressions'], value['clicks'], value['signups'], value['customers']]))
        wrong('customers', 'counts must not increase from impressions to clicks to signups to customers')
      return
    }
    case 'retention_snapshot': {
      const shares = value['retained']
      if (Array.isArray(shares) && rises(shares))
        wrong('retained', 'must never increase: a lost customer stays lost')
      return
    }
    default:
  }
}

/** Whether some number is larger than the one before it. */
function rises(members: readonly unknown[]): boolean {
  return members.some((member, i) => {
    const before = members[i - 1]
    return typeof member === 'number' && typeof before === 'number' && member > before
  })
}

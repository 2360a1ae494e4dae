// What a company register says of owners it does not name: that one of them is sanctioned, or that nobody knows them.
import type { Hit } from './best-found.ts'
import type { MetricPart } from '../../sources/model/record.ts'
import type { FindingDraft } from './tally.ts'

/** Statements of the UK register by which a company says that it does not know, or has not confirmed, who owns it. */
const UNKNOWN_OWNER =
  /not-identified|not-confirmed|not-yet-completed|failed-to|no-response|restrictions-notice/

/** A statement with an end was withdrawn. */
export function ownerDrafts({ record, match }: Hit): readonly FindingDraft<'officers'>[] {
  return record.parts.flatMap((part) => {
    if (part.kind !== 'metric') return []
    const kind = kindOf(part)
    if (kind === undefined) return []
    const said = part.note === undefined ? '' : `: "${part.note}"`
    const statement =
      kind === 'owner-marked-sanctioned'
        ? `${record.sourceId} marks the owner in ${record.recordId} as sanctioned.`
        : `${record.sourceId} has a statement that an owner is not known${said}.`
    return [{ kind, statement, records: [record], ...(match && { match }), about: part.note ?? '' }]
  })
}

function kindOf({ metric, note, period }: MetricPart): FindingDraft<'officers'>['kind'] | undefined {
  if (metric === 'beneficial-owner-sanctioned') return 'owner-marked-sanctioned'
  const unknown = metric === 'psc-statement' && UNKNOWN_OWNER.test(note ?? '') && period === undefined
  return unknown ? 'owner-not-named' : undefined
}

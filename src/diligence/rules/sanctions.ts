// Scores the subject's own names on the sanctions lists. The `officers` scorer covers role holders.
import { screenedHits, type Hit } from './best-found.ts'
import type { Evidence } from './evidence.ts'
import type { ScorerFindings } from './finding.ts'
import { listingsOf, describeListing } from './listings.ts'
import type { KindOf, Rules } from './rules.ts'
import { describeMatch, type MatchStrength } from './match-strength.ts'
import { tally, type FindingDraft } from './tally.ts'

type Kind = KindOf<'sanctions'>

const ACTIVE: Readonly<Record<MatchStrength, Kind | undefined>> = {
  confirmed: 'sanctioned',
  strong: 'sanctions-name',
  alert: 'sanctions-alert',
  contradicted: 'sanctions-contradicted',
  'ruled-out': 'sanctions-ruled-out',
  none: undefined,
}

const OVER: Readonly<Record<MatchStrength, Kind | undefined>> = {
  confirmed: 'formerly-sanctioned',
  strong: 'formerly-sanctioned',
  alert: undefined,
  contradicted: undefined,
  'ruled-out': undefined,
  none: undefined,
}

export function scoreSanctions(evidence: Evidence, rules: Rules): ScorerFindings {
  return tally('sanctions', rules, screenedHits(evidence, 'subject').flatMap(draftsOf))
}

function draftsOf({ name, record, repeatedBy, match, standing }: Hit): readonly FindingDraft<'sanctions'>[] {
  return listingsOf(record).flatMap((listing) => {
    const kind = (listing.active ? ACTIVE : OVER)[standing]
    if (kind === undefined || match === undefined || listing.listKind !== 'sanction') return []
    const verb = listing.active ? 'stands' : 'stood'
    const statement = `"${name}" meets "${match.matchedName}", which ${verb} on the sanctions list ${describeListing(record, listing)}: ${describeMatch(match)}.`
    return [{ kind, statement, records: [record, ...repeatedBy], match }]
  })
}

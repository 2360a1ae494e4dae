// The subject's own names against the sanctions lists. Role holders are the matter of `officers`.
import { screenedHits, type Hit } from './best-found.ts'
import type { Evidence } from './evidence.ts'
import type { ScorerResult } from './finding.ts'
import { listingsOf, tellListing } from './listings.ts'
import type { KindOf, Rules } from './rules.ts'
import { tellMatch, type Standing } from './standing.ts'
import { tally, type Draft } from './tally.ts'

type Kind = KindOf<'sanctions'>

const ACTIVE: Readonly<Record<Standing, Kind | undefined>> = {
  confirmed: 'sanctioned',
  strong: 'sanctions-name',
  alert: 'sanctions-alert',
  contradicted: 'sanctions-contradicted',
  'ruled-out': 'sanctions-ruled-out',
  none: undefined,
}

const OVER: Readonly<Record<Standing, Kind | undefined>> = {
  confirmed: 'formerly-sanctioned',
  strong: 'formerly-sanctioned',
  alert: undefined,
  contradicted: undefined,
  'ruled-out': undefined,
  none: undefined,
}

export function scoreSanctions(evidence: Evidence, rules: Rules): ScorerResult {
  return tally('sanctions', rules, screenedHits(evidence, 'subject').flatMap(draftsOf))
}

function draftsOf({ name, record, repeatedBy, match, standing }: Hit): readonly Draft<'sanctions'>[] {
  return listingsOf(record).flatMap((listing) => {
    const kind = (listing.active ? ACTIVE : OVER)[standing]
    if (kind === undefined || match === undefined || listing.listKind !== 'sanction') return []
    const stands = listing.active ? 'stands' : 'stood'
    const statement = `"${name}" meets "${match.matchedName}", which ${stands} on the sanctions list ${tellListing(record, listing)}: ${tellMatch(match)}.`
    return [{ kind, statement, records: [record, ...repeatedBy], match }]
  })
}

// Scores the subject's own names on the sanctions lists. The `officers` scorer covers role holders.
import { listingFirst, recordsOfHit, screenedHits, type Hit } from './best-found.ts'
import { decisionOnHit } from './case-evidence.ts'
import type { Evidence } from './evidence.ts'
import type { ScorerFindings } from './finding.ts'
import { describeListing, describeMeasures, type ListingOfParty, listingsOf } from './listings.ts'
import { isBlocking } from './measures.ts'
import type { KindOf, Rules } from './rules.ts'
import { describeMatch, type MatchStrength } from './match-strength.ts'
import { tally, type FindingDraft } from './tally.ts'

type Kind = KindOf<'sanctions'>

const POSSIBLE: Readonly<Partial<Record<MatchStrength, Kind>>> = {
  strong: 'sanctions-name',
  alert: 'sanctions-alert',
  weak: 'sanctions-weak',
  contradicted: 'sanctions-contradicted',
  'ruled-out': 'sanctions-ruled-out',
}

export function scoreSanctions(evidence: Evidence, rules: Rules): ScorerFindings {
  return tally(
    'sanctions',
    rules,
    screenedHits(evidence, 'subject').flatMap((hit) => draftsOf(hit, evidence)),
  )
}

function draftsOf(hit: Hit, evidence: Evidence): readonly FindingDraft<'sanctions'>[] {
  const { name, match, standing } = hit
  const decision = decisionOnHit(evidence, hit)
  return listingsOf(recordsOfHit(hit)).flatMap((listing) => {
    const kind = kindOf(listing, standing, evidence.blockingMeasures)
    if (kind === undefined || match === undefined || listing.listKind !== 'sanction') return []
    const verb = listing.active ? 'stands' : 'stood'
    const forbids = kind === 'sanctions-ruled-out' || !listing.active ? '' : ` ${describeMeasures(listing)}`
    const statement = `"${name}" meets "${match.matchedName}", which ${verb} on the sanctions list ${describeListing(listing)}: ${describeMatch(match)}.${forbids}`
    return [
      { kind, statement, records: listingFirst(hit, listing), match, measures: listing.measures, decision },
    ]
  })
}

function kindOf(
  { active, measures }: ListingOfParty,
  standing: MatchStrength,
  blocking: Evidence['blockingMeasures'],
): Kind | undefined {
  if (!active) return standing === 'confirmed' || standing === 'strong' ? 'formerly-sanctioned' : undefined
  if (standing === 'confirmed') return isBlocking(measures, blocking) ? 'sanctioned' : 'sanctioned-limited'
  return POSSIBLE[standing]
}

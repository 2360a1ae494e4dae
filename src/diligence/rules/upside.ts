// Scores what favours the subject: rounds and their growth, awards, patents, a listing, age. Missing records cost nothing.
import { foundHits, isSubject, recordsOfSubject, type Hit } from './best-found.ts'
import type { CitedRecord, Evidence } from './evidence.ts'
import type { NonEmpty, ScorerFindings } from './finding.ts'
import { offeringsOf, type Offering } from './funding-chains.ts'
import { showMoney } from './money.ts'
import { dateOf, fullYearsBetween } from './partial-day.ts'
import type { FundingPart } from '../../sources/model/record.ts'
import { registryStatuses, selfOf } from './registry-status.ts'
import { isFund, roundDrafts } from './rounds.ts'
import type { KindOf, Rules } from './rules.ts'
import { isTaken, describeMatch } from './match-strength.ts'
import { tally, type FindingDraft } from './tally.ts'

type Kind = KindOf<'upside'>

/** Private and crowd rounds are judged together, each award separately. */
const AWARDS: Readonly<Partial<Record<FundingPart['instrument'], Kind>>> = {
  grant: 'grant',
  sbir: 'sbir-award',
  contract: 'contract',
  ipo: 'ipo',
}

export function scoreUpside(evidence: Evidence, rules: Rules): ScorerFindings {
  const taken = recordsOfSubject(evidence)
  const offerings = offeringsOf(taken)
  const awards = offerings.flatMap((offering) => awardDraft(offering))
  const rounds = offerings.filter(({ latest }) => AWARDS[latest.funding.instrument] === undefined)
  return tally('upside', rules, [
    ...awards,
    ...rounds.filter(isFund).map(fundDraft),
    ...roundDrafts(rounds.filter((offering) => !isFund(offering))),
    ...patentsDraft(taken),
    ...taken.flatMap(listedDraft),
    ...ageDraft(taken),
    ...foundHits(evidence).flatMap(doubtfulDraft),
  ])
}

function awardDraft({ latest }: Offering): readonly FindingDraft<'upside'>[] {
  const { funding, record, match } = latest
  const kind = AWARDS[funding.instrument]
  if (kind === undefined) return []
  const money = funding.sold ?? (funding.offered === 'indefinite' ? undefined : funding.offered)
  const amount = money === undefined ? 'of an amount not told' : `of ${showMoney(money)}`
  const title = funding.title === undefined ? '' : ` for "${funding.title}"`
  const filed = funding.filed === undefined ? '' : `, ${funding.filed}`
  return [
    {
      kind,
      statement: `${record.sourceId} ${record.recordId}: ${kind.replaceAll('-', ' ')} ${amount}${title}${filed}.`,
      records: [record],
      ...(match && { match }),
      rank: funding.filed ?? '',
    },
  ]
}

function fundDraft({ latest, superseded }: Offering): FindingDraft<'upside'> {
  const { record, match } = latest
  return {
    kind: 'fund-offering',
    statement: `${record.sourceId} ${record.recordId} is the offering of a pooled fund and is not counted as a round.`,
    records: [record, ...superseded.map((filing) => filing.record)],
    ...(match && { match }),
  }
}

/** Patents of the owner with the most of them: a company under several ids may own one patent twice. */
function patentsDraft(taken: readonly Hit[]): readonly FindingDraft<'upside'>[] {
  const owners = taken.flatMap((hit) =>
    hit.record.parts.flatMap((part) =>
      part.kind === 'metric' && part.metric === 'patents' && part.value > 0 ? [{ hit, part }] : [],
    ),
  )
  const most = owners.toSorted((a, b) => b.part.value - a.part.value)[0]
  if (most === undefined) return []
  const { hit, part } = most
  const count = part.value === 1 ? '1 patent' : `${part.value} patents`
  const newest = part.period === undefined ? '' : `, the newest of ${part.period.end}`
  return [
    {
      kind: part.value >= 10 ? 'patents-10' : 'patents',
      statement: `Owns ${count} of the United States${newest}.`,
      records: [hit.record],
      ...(hit.match && { match: hit.match }),
    },
  ]
}

function listedDraft({ record, match }: Hit): readonly FindingDraft<'upside'>[] {
  const tickers = (selfOf(record)?.identifiers ?? [])
    .filter(({ scheme }) => scheme === 'ticker')
    .map(({ value }) => value)
  if (tickers.length === 0) return []
  return [
    {
      kind: 'listed',
      statement: `Listed on an exchange as ${tickers.join(', ')}.`,
      records: [record],
      ...(match && { match }),
    },
  ]
}

/** Uses the oldest date of incorporation among the registers; a company that has ended earns nothing for its age. */
function ageDraft(taken: readonly Hit[]): readonly FindingDraft<'upside'>[] {
  const over = taken.some(({ record }) =>
    registryStatuses(record).some(({ kind }) => kind === 'insolvent' || kind === 'dissolved'),
  )
  const ages = taken.flatMap((hit) => {
    const party = selfOf(hit.record)
    const date = dateOf(party?.incorporated)
    return party?.partyKind === 'person' || date === undefined
      ? []
      : [{ hit, date, years: fullYearsBetween(date, hit.record.snapshotDate) }]
  })
  const oldest = ages.toSorted((a, b) => b.years - a.years)[0]
  if (over || oldest === undefined || oldest.years < 3) return []
  const { hit, date, years } = oldest
  const records: NonEmpty<CitedRecord> = [hit.record]
  return [
    {
      kind: years >= 10 ? 'age-10' : 'age-3',
      statement: `Incorporated ${date}, ${years} full years before the snapshot.`,
      records,
      ...(hit.match && { match: hit.match }),
    },
  ]
}

function doubtfulDraft({ record, match, standing, who }: Hit): readonly FindingDraft<'upside'>[] {
  const funded = record.parts.some(({ kind }) => kind === 'funding')
  if (!funded || match === undefined || isTaken(match) || standing === 'none' || !who.every(isSubject))
    return []
  return [
    {
      kind: 'funding-doubtful',
      statement: `${record.sourceId} ${record.recordId} names "${match.matchedName}" and is not credited: ${describeMatch(match)}.`,
      records: [record],
      match,
    },
  ]
}

// Arranges the counted evidence of a session for the rules: by axis and kind, with the one entry of each singular kind.
import { isCounted, isOf, isOwnWord, type SignalEntry, type EntryOf, type Ledger } from '../ledger/entry.ts'
import type { AxisId } from '../protocol/axes.ts'
import type { ReferenceClass } from '../protocol/reference-classes.ts'
import { fieldsOf, type Kind } from '../protocol/value-schemas.ts'
import { normalise, stems } from '../reading/normalise.ts'

export interface Dossier {
  /** Counted entries, by id (S-1). */
  readonly counted: Ledger
  /** Counted entries of a kind on an axis, by id. */
  readonly of: <K extends Kind>(axis: AxisId, kind: K) => readonly EntryOf<K>[]
  readonly icp: EntryOf<'icp_definition'>
  readonly acv: EntryOf<'acv_estimate'>
  readonly wedge: EntryOf<'wedge_statement'>
  readonly antiWedge: EntryOf<'anti_wedge'>
  readonly replication: EntryOf<'replication_estimate'>
  readonly channel: EntryOf<'channel_choice'>
  readonly channelFit: EntryOf<'founder_channel_fit'>
  readonly cac: EntryOf<'cac'>
  readonly ltv: EntryOf<'ltv'>
  readonly margin: EntryOf<'gross_margin'>
  readonly breakeven: EntryOf<'breakeven_customers'>
  readonly domainYears: EntryOf<'domain_years'>
  readonly advantage: EntryOf<'unfair_advantage'>
  readonly competitors: readonly EntryOf<'named_competitor'>[]
  /** Normalised names of the listed competitors. */
  readonly listed: ReadonlySet<string>
  /** Stems of the buyer and user role of the ICP: a role that shares a stem fits (S-12). */
  readonly roleStems: ReadonlySet<string>
  /** The same, plus the stems of the segment. */
  readonly icpStems: ReadonlySet<string>
  /** Margin floor, churn floor and payback limit of the reference class. */
  readonly thresholds: ReferenceClass['economics']
}

/** Arranges a flagged ledger in which every axis has its minimum (G-1); any other is a broken invariant and throws. */
export function openDossier(flagged: Ledger, reference: ReferenceClass): Dossier {
  const counted = flagged.filter(isCounted)
  const shelves = Map.groupBy(counted, (entry) => `${entry.axis}.${entry.kind}`)
  const of = <K extends Kind>(axis: AxisId, kind: K): readonly EntryOf<K>[] => {
    const shelf: readonly SignalEntry[] = shelves.get(`${axis}.${kind}`) ?? []
    return shelf.filter((entry): entry is SignalEntry & EntryOf<K> => isOf(kind, entry))
  }
  const the = <K extends Kind>(axis: AxisId, kind: K): EntryOf<K> => {
    const [only] = of(axis, kind)
    if (only === undefined) throw new Error(`scoring began without ${axis}.${kind}`)
    return isOwnWord(only) ? withoutSource(only) : only
  }
  const icp = the('market', 'icp_definition')
  const { segment, buyer_role: buyer, user_role: user = '' } = icp.value
  const roleStems = new Set([...stems(buyer), ...stems(user)])
  const competitors = of('solutions', 'named_competitor')
  return {
    counted,
    of,
    icp,
    acv: the('market', 'acv_estimate'),
    wedge: the('wedge', 'wedge_statement'),
    antiWedge: the('wedge', 'anti_wedge'),
    replication: the('wedge', 'replication_estimate'),
    channel: the('distribution', 'channel_choice'),
    channelFit: the('distribution', 'founder_channel_fit'),
    cac: the('economics', 'cac'),
    ltv: the('economics', 'ltv'),
    margin: the('economics', 'gross_margin'),
    breakeven: the('economics', 'breakeven_customers'),
    domainYears: the('founder', 'domain_years'),
    advantage: the('founder', 'unfair_advantage'),
    competitors,
    listed: new Set(competitors.map(({ value }) => normalise(value.name))),
    roleStems,
    icpStems: new Set([...roleStems, ...stems(segment)]),
    thresholds: reference.economics,
  }
}

/** A singular entry as the founder's word: without its links, and as an assumption (P-4). */
function withoutSource<K extends Kind>(entry: EntryOf<K>): EntryOf<K> {
  const fields = fieldsOf(entry.kind)
  const bare = Object.entries(entry.value).flatMap(([name, member]) => {
    const field = fields[name]
    if (field?.kind === 'url') return []
    const isBasis = field?.kind === 'choice' && field.choices.includes(ASSUMPTION)
    return [[name, isBasis ? ASSUMPTION : member] as const]
  })
  return { ...entry, value: Object.fromEntries(bare) as EntryOf<K>['value'] }
}

/** The basis of a figure that nothing shows. */
const ASSUMPTION = 'assumption'

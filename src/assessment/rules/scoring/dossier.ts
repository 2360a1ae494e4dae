// Arranges the counted evidence of a session for the rules: by axis and kind, with the one entry of each singular kind.
import { isCounted, isOf, isOwnWord, type SignalEntry, type EntryOf, type Ledger } from '../ledger/entry.ts'
import type { AxisId } from '../protocol/axes.ts'
import type { ReferenceClass } from '../protocol/reference-classes.ts'
import { fieldsOf, type Kind } from '../protocol/value-schemas.ts'
import { isProved } from '../provenance/proved.ts'
import { normalise, stems } from '../reading/normalise.ts'

/** The error of a dossier without a singular entry that is asked for. */
export class MissingEntry extends Error {}

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
  /** Whether a costly signal is proved (P-8). */
  readonly isProved: (entry: SignalEntry) => boolean
  /** Margin floor, churn floor and payback limit of the reference class. */
  readonly thresholds: ReferenceClass['economics']
}

/**
 * Arranges a flagged ledger. `established`: hosts that the operator added to the table (P-7). Its singular entries are read when they are asked for: to ask for one that is not there throws
 * MissingEntry, which cannot happen where every axis has its minimum (G-1).
 */
export function openDossier(
  flagged: Ledger,
  reference: ReferenceClass,
  established: ReadonlySet<string> = new Set(),
): Dossier {
  const counted = flagged.filter(isCounted)
  const shelves = Map.groupBy(counted, (entry) => `${entry.axis}.${entry.kind}`)
  const of = <K extends Kind>(axis: AxisId, kind: K): readonly EntryOf<K>[] => {
    const shelf: readonly SignalEntry[] = shelves.get(`${axis}.${kind}`) ?? []
    return shelf.filter((entry): entry is SignalEntry & EntryOf<K> => isOf(kind, entry))
  }
  const the = <K extends Kind>(axis: AxisId, kind: K): EntryOf<K> => {
    const [only] = of(axis, kind)
    if (only === undefined) throw new MissingEntry(`scoring began without ${axis}.${kind}`)
    return isOwnWord(only) ? withoutSource(only) : only
  }
  const [icp] = of('market', 'icp_definition')
  const roleStems = new Set([...stems(icp?.value.buyer_role ?? ''), ...stems(icp?.value.user_role ?? '')])
  const competitors = of('solutions', 'named_competitor')
  return {
    counted,
    of,
    get icp() {
      return the('market', 'icp_definition')
    },
    get acv() {
      return the('market', 'acv_estimate')
    },
    get wedge() {
      return the('wedge', 'wedge_statement')
    },
    get antiWedge() {
      return the('wedge', 'anti_wedge')
    },
    get replication() {
      return the('wedge', 'replication_estimate')
    },
    get channel() {
      return the('distribution', 'channel_choice')
    },
    get channelFit() {
      return the('distribution', 'founder_channel_fit')
    },
    get cac() {
      return the('economics', 'cac')
    },
    get ltv() {
      return the('economics', 'ltv')
    },
    get margin() {
      return the('economics', 'gross_margin')
    },
    get breakeven() {
      return the('economics', 'breakeven_customers')
    },
    get domainYears() {
      return the('founder', 'domain_years')
    },
    get advantage() {
      return the('founder', 'unfair_advantage')
    },
    competitors,
    listed: new Set(competitors.map(({ value }) => normalise(value.name))),
    roleStems,
    icpStems: new Set([...roleStems, ...stems(icp?.value.segment ?? '')]),
    isProved: (entry) => isProved(entry, flagged, established),
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

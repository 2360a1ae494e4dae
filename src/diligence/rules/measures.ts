// Reads the measures of a listing from the codes of its list. Of several lists, each is read by its own rows.
import type { ListedMeasure, ListingMeasure } from '../../contract/vocabulary/listing-measure.ts'
import type { ListingPart } from '../../sources/model/record.ts'
import type { CitedRecord } from './evidence.ts'

/** What each measure forbids, and what it does not. */
export const MEASURE_TEXTS: Readonly<Record<ListingMeasure, string>> = {
  asset_freeze: 'Its assets are frozen: no one bound by the list may make funds or goods available to it.',
  sectoral: 'Some dealings are forbidden, such as new debt, equity or services; its assets are not frozen.',
  securities: 'Its securities may not be bought or sold; its assets are not frozen.',
  correspondent_account:
    'Correspondent accounts for it are forbidden or restricted; its assets are not frozen.',
  export_control: 'Deliveries to it need an export licence; payments are not forbidden by this.',
  debarment: 'It is shut out of contracts or of a trade; its assets are not frozen by this.',
  travel_ban: 'It may not enter the country.',
  wanted: 'An authority looks for it.',
  pep: 'It holds a public office; nothing is forbidden.',
  regulatory_warning: 'An authority warns of it; nothing is forbidden.',
  disqualified: 'It may not run a company.',
}

/** Programmes of the Treasury's Consolidated List, which blocks no one, and the names of the lists that the CSL repeats. */
const NOT_BLOCKING: readonly (readonly [RegExp, ListingMeasure])[] = [
  [/\bCMIC\b/, 'securities'],
  [/\bCAPTA\b|\(CAP\)|^561-Related$/, 'correspondent_account'],
  [/\bSSI\b|\bMBS\b|\bPLC\b|\bFSE\b|Sectoral|Menu-Based/, 'sectoral'],
]
const SDN = /\bSDN\)|^SDN\b/

/** Kinds of list whose every listing has one measure. */
const BY_KIND: Readonly<Record<Exclude<ListingPart['listKind'], 'sanction'>, ListingMeasure>> = {
  'export-control': 'export_control',
  debarment: 'debarment',
  exclusion: 'debarment',
  disqualification: 'disqualified',
  warning: 'regulatory_warning',
  pep: 'pep',
}
/** Lists of export control that bar from a trade altogether. */
const DEBARRED = /debarred|denied persons/i

/** Words in which a list says what it imposes. */
const SAID: readonly (readonly [RegExp, ListingMeasure])[] = [
  [/freez|\bfrozen\b|^block/i, 'asset_freeze'],
  // why: a port that a ship may not enter is no country that a person may not enter
  [/\btravel ban\b|(?<!\bport )\bentry\b/i, 'travel_ban'],
  [/\barms\b|\bexports?\b/i, 'export_control'],
  [/\bsecurit(?:y|ies)\b|\bcapital markets?\b/i, 'securities'],
  [/\bcorrespondent\b|\bpayable-through\b/i, 'correspondent_account'],
  [
    /\btrust services\b|\bfinancial restrictions?\b|\bsectoral\b|\bdirectives?\b|\bdebts?\b|\bequity\b|\bshipping\b|\bports?\b/i,
    'sectoral',
  ],
  [/director disqualification/i, 'disqualified'],
  [/^no measure$/i, 'regulatory_warning'],
]

export function measuresOf(
  { sourceId }: Pick<CitedRecord, 'sourceId'>,
  listing: ListingPart,
): readonly ListedMeasure[] {
  const { authority, programs } = listing
  return [...new Set(codesOf(sourceId, listing))].map((measure) => ({
    measure,
    source: sourceId,
    authority,
    programs: [...programs],
  }))
}

function codesOf(
  sourceId: string,
  { listKind, programs, measures = [] }: ListingPart,
): readonly ListingMeasure[] {
  if (listKind !== 'sanction') {
    const isBarred = listKind === 'export-control' && programs.some((program) => DEBARRED.test(program))
    return isBarred ? [BY_KIND[listKind], 'debarment'] : [BY_KIND[listKind]]
  }
  switch (sourceId) {
    case 'us-ofac-cons':
      return limited(programs)
    case 'us-csl':
      return programs.some((program) => SDN.test(program)) ? ['asset_freeze'] : limited(programs)
    default: {
      const said = measures.flatMap((text) =>
        SAID.flatMap(([pattern, measure]) => (pattern.test(text) ? [measure] : [])),
      )
      if (said.length > 0) return said
      // why: the financial lists hold whose assets are frozen, and most do not say so in each entry
      return measures.length === 0 || sourceId === 'us-ofac-sdn' ? ['asset_freeze'] : ['sectoral']
    }
  }
}

/** A programme that no row names is one of some dealings: the list itself freezes nothing. */
function limited(programs: readonly string[]): readonly ListingMeasure[] {
  const known = programs.flatMap((program) =>
    NOT_BLOCKING.flatMap(([pattern, measure]) => (pattern.test(program) ? [measure] : [])),
  )
  return known.length > 0 ? known : ['sectoral']
}

/** The measures that stop a run on every server. */
export const ALWAYS_BLOCKING: readonly ListingMeasure[] = ['asset_freeze']

/** Whether one of the measures of a confirmed party stops a run. */
export const isBlocking = (
  measures: readonly ListedMeasure[],
  blocking: readonly ListingMeasure[],
): boolean => measures.some(({ measure }) => blocking.includes(measure))

/** Whether only the operator's setting makes one of the measures stop a run. */
export const isBlockingHere = (
  measures: readonly ListedMeasure[],
  blocking: readonly ListingMeasure[],
): boolean => isBlocking(measures, blocking) && !isBlocking(measures, ALWAYS_BLOCKING)

/** Follows what the measures forbid. */
export const BLOCKING_HERE_TEXT = 'The operator of this server has debarment stop a run (ASSAY_DEBARMENT).'

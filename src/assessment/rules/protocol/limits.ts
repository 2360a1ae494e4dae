// Limits, freshness and the sets of kinds that several rules use (rules A-3, F-5, K-3, K-4).
import type { ProtocolLimits } from '../../../contract/vocabulary/axis.ts'
import type { Kind } from './value-schemas.ts'

/** Every published limit. */
export const LIMITS = {
  verbatim_min_chars: 20,
  verbatim_min_words: 4,
  verbatim_min_chars_cjk: 10,
  cjk_share: 0.3,
  verbatim_max_chars: 1200,
  url_max_chars: 2048,
  entries_per_plural_kind: 25,
  head_timeout_ms: 3000,
  head_redirects: 3,
  pitch_min_chars: 10,
  pitch_max_chars: 10000,
} as const satisfies ProtocolLimits

/** The requirements of V for a quote, in words. */
export const VERBATIM_LIMITS =
  `${LIMITS.verbatim_min_chars} to ${LIMITS.verbatim_max_chars} characters and at least ${LIMITS.verbatim_min_words} words, ` +
  `or in a script without spaces between words, such as Chinese, Japanese or Thai, at least ${LIMITS.verbatim_min_chars_cjk} characters`

/** The longest message of an e-mail, in bytes of UTF-8 (P-8). */
export const MAX_MESSAGE_BYTES = 262_144

/** A quote older than this at receipt is refused as `too_old`. */
export const TOO_OLD_DAYS = 3650

/** The first day that a date field accepts. */
export const EARLIEST_DAY = '2000-01-01'

/** Age at receipt, in days, over which an entry is `stale` (F-5). Other kinds never are. */
export const FRESH_DAYS: ReadonlyMap<Kind, number> = new Map([
  ['user_quote', 730],
  ['dissatisfaction_quote', 730],
  ['counterfactual_quote', 1095],
  ['pricing_row', 365],
  ['cac_benchmark', 1095],
])

/** Kinds with one live entry at a time; a new one supersedes it (K-4). All others are plural. */
export const SINGULAR_KINDS: ReadonlySet<Kind> = new Set([
  'icp_definition',
  'acv_estimate',
  'wedge_statement',
  'anti_wedge',
  'replication_estimate',
  'channel_choice',
  'founder_channel_fit',
  'cac',
  'ltv',
  'gross_margin',
  'breakeven_customers',
  'domain_years',
  'unfair_advantage',
])

/** Kinds that carry a verbatim quote. */
export const QUOTE_KINDS: ReadonlySet<Kind> = new Set([
  'user_quote',
  'counterfactual_quote',
  'dissatisfaction_quote',
  'reference_statement',
])

/** Fields that date an entry: the first present field counts (K-3). */
export const DATE_FIELDS = ['source_date', 'observed_date', 'captured_at', 'end_date', 'date'] as const

/** Findings about a founder that are filed as speaking against the founder (O-1). */
export const ADVERSE_FINDINGS: ReadonlySet<string> = new Set(['dispute', 'contradiction'])

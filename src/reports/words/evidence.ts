// Describes the evidence of an assessment in words: axes, kinds of signals, members of their values, flags.
import type { Grade } from '../../contract/vocabulary/provenance.ts'
import type { AxisId } from '../../contract/vocabulary/axis.ts'
import { identifierName, wordsOf } from './identifier.ts'

/** */
const AXES: Readonly<Record<string, string>> = {
  problem: 'Problem',
  market: 'Beachhead market',
  solutions: 'Existing solutions',
  wedge: 'Wedge',
  distribution: 'Distribution',
  economics: 'Unit economics',
  founder: 'Founder fit',
} satisfies Record<AxisId, string>

export const axisName = (axis: string): string => AXES[axis] ?? identifierName(axis)

const KINDS: Readonly<Record<string, string>> = {
  user_quote: 'Quote of a user',
  counterfactual_quote: 'Quote on what they do without it',
  icp_definition: 'Ideal customer',
  named_prospect: 'Named prospect',
  acv_estimate: 'Yearly value of a customer',
  named_competitor: 'Named competitor',
  dissatisfaction_quote: 'Complaint about a competitor',
  pricing_row: 'Price of a competitor',
  wedge_statement: 'Statement of the wedge',
  anti_wedge: 'Why competitors will not copy it',
  replication_estimate: 'Time to copy it',
  channel_choice: 'Chosen channel',
  cac_benchmark: 'Acquisition cost of a comparable company',
  founder_channel_fit: 'Why the founder fits the channel',
  cac: 'Cost of acquiring a customer',
  ltv: 'Lifetime value of a customer',
  gross_margin: 'Gross margin',
  breakeven_customers: 'Customers to break even',
  domain_years: 'Years in the field',
  unfair_advantage: 'Unfair advantage',
  shipped_artifact: 'Something the founder shipped',
  search_volume_snapshot: 'Search volume',
  commitment_record: 'Commitment of a customer',
  market_count_source: 'Published count of the market',
  competitor_pricing_scrape: 'Price page of a competitor',
  review_corpus_snapshot: 'Reviews of a competitor',
  wedge_test: 'Test of the wedge',
  incumbent_roadmap_check: 'Plans of a competitor',
  channel_experiment: 'Experiment in the channel',
  willingness_to_pay_test: 'Test of willingness to pay',
  retention_snapshot: 'Retention of a cohort',
  founder_background_lookup: 'Record of the founder',
  reference_statement: 'Reference on the founder',
}

/** Name of a kind of signal. */
export const kindName = (kind: string): string => KINDS[kind] ?? identifierName(kind)

/**
 * A sentence of the service for people: names of kinds, `a better “Lifetime value of a customer”`, other identifiers as
 * words; a change with the sign of `signed`.
 */
export const prose = (text: string): string =>
  text
    .replaceAll(/(?<![\w./])[a-z]+(?:_[a-z]+)*(?![\w/]|\.\w)/g, (word) =>
      Object.hasOwn(KINDS, word) ? `“${kindName(word)}”` : wordsOf(word),
    )
    .replaceAll(/(?<= )-(?=\d)/g, '−')

const MEMBERS: Readonly<Record<string, string>> = {
  verbatim: 'Exact words',
  source_url: 'Where it can be read',
  source_date: 'Date of the source',
  captured_at: 'Seen on',
  observed_date: 'Seen on',
  speaker_role: 'Role of the speaker',
  n: 'How many took part',
  arpa_monthly: 'Monthly revenue of a customer',
  churn_monthly: 'Share of customers lost a month',
  trend_pct: 'Trend in percent',
  geo: 'Country or region',
  evidence_sha256: 'SHA-256 of the document',
}

/** Name of a member of a signal's value, written as in its schema or with blanks. */
export function memberName(name: string): string {
  const identifier = name.replaceAll(' ', '_')
  return MEMBERS[identifier] ?? identifierName(identifier)
}

/** Members whose text is an identifier from a fixed set. */
const CHOICES: ReadonlySet<string> = new Set([
  'basis',
  'better',
  'category',
  'channel',
  'contact_status',
  'finding_type',
  'method',
  'period',
  'reason_type',
  'relation',
  'type',
])

/** The text of a member: `status_quo` -> `status quo`. Text that founders wrote stays unchanged. */
export const memberText = (name: string, text: string): string =>
  CHOICES.has(name.replaceAll(' ', '_')) ? wordsOf(text) : text

const FLAGS: Readonly<Record<string, string>> = {
  superseded: 'replaced by a newer entry',
  withdrawn: 'withdrawn: does not count',
  excluded: 'refuted at its source: does not count',
  restricted: 'its source lets nobody read it by machine',
  self_source: "the founder's own source: does not count as another person's word",
  stale: 'too old to count fully',
  templated: 'worded like another entry',
  role_echo: 'repeats the role of the speaker',
  rival_marketing: "a competitor's own marketing",
  off_topic: 'not about the topic of the pitch',
  date_differs: 'its page states another date',
  one_story: 'tells the same story as another quote',
  adverse_text: 'speaks against the founder under a type that earns',
  not_allowed: 'says that the venture is not allowed',
  not_working: 'the product did no better in a test than what it replaces',
  unmatched_competitor: 'names a competitor that is not in the ledger',
}

/** What a flag means for its entry (F-1 to F-11, P-5, P-6). */
export const flagName = (flag: string): string => FLAGS[flag] ?? identifierName(flag)

const GRADE_NAMES: Readonly<Record<Grade, string>> = {
  attested: 'signature verified',
  read: 'read at its source',
  own: "found on the founder's own or a free page",
  unread: 'its source could not be read',
  absent: 'its page does not hold the claim',
  word: 'without a source',
}

const GRADE_LABELS: Readonly<Record<Grade, string>> = {
  attested: 'Signed',
  read: 'Read',
  own: 'Own or free page',
  unread: 'Not readable',
  absent: 'Not on its page',
  word: 'No source',
}

/** The grades in the order of the protocol, each with a label of a word or two. */
export const gradeLabels = (): [Grade, string][] => Object.entries(GRADE_LABELS) as [Grade, string][]

/** Whether the page of an entry holds its claim. */
export const isHeld = (grade: Grade): boolean => grade === 'read' || grade === 'own'

/** What a grade means for its entry (P-3). */
export const gradeName = (grade: Grade): string => GRADE_NAMES[grade]

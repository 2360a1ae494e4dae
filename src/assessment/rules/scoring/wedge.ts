// Axis wedge: what single entry point answers those complaints and resists copying? (rules S-WEDG-1 to S-WEDG-B2)
import type { EntryOf } from '../ledger/entry.ts'
import { deniesNeed, hasQuantity } from '../reading/behaviour.ts'
import { hasSuperlative } from '../reading/lexicon.ts'
import { normalise, overlap, stems } from '../reading/normalise.ts'
import { axisRules, when } from './axis-rules.ts'
import type { Dossier } from './dossier.ts'
import * as quotes from './quotes.ts'

/** The first six reason types: those that constrain an incumbent, not those it overlooked. */
const STRUCTURAL: ReadonlySet<EntryOf<'anti_wedge'>['value']['reason_type']> = new Set([
  'business_model_conflict',
  'channel_conflict',
  'cost_structure',
  'regulatory_constraint',
  'technical_lock_in',
  'customer_conflict',
])

function facts({ wedge, antiWedge, replication, icp, icpStems, listed, competitors, of }: Dossier) {
  const subject = stems(wedge.value.statement)
  const { competitor, reason_type: reason, source_url: reasonUrl } = antiWedge.value
  const heard = quotes
    .unmuted<quotes.Quote>([...of('solutions', 'dissatisfaction_quote'), ...of('problem', 'user_quote')])
    .filter(({ value }) => !deniesNeed(value)) // O-4
  return {
    wedge,
    antiWedge,
    replication,
    icp,
    sharesIcp: overlap(subject, icpStems) >= 1,
    answered: heard.filter(({ value }) => overlap(stems(value.verbatim), subject) >= 2),
    structural: STRUCTURAL.has(reason),
    sourcedReason: reasonUrl !== undefined && competitor !== undefined && listed.has(normalise(competitor)),
    unsourced: reasonUrl === undefined && replication.value.source_url === undefined,
    offered: competitors.filter(({ value }) => value.offers_wedge === true),
    boasts:
      hasSuperlative(wedge.value.statement) &&
      wedge.value.metric === undefined &&
      !hasQuantity(wedge.value.statement),
  }
}

export const wedge = axisRules({
  axis: 'wedge',
  facts,
  base: (f) => [f.wedge, f.antiWedge, f.replication],
  rules: [
    {
      rule: 'targets_icp', // S-WEDG-1
      text: 'wedge names the ICP',
      selfAsserted: true,
      next: { kind: 'wedge_statement' },
      met: (f) => when(f.sharesIcp, [f.wedge, f.icp]),
    },
    {
      rule: 'answers_complaint', // S-WEDG-2
      text: 'wedge shares subject matter with 2 or more quotes in the ledger',
      next: { kind: 'wedge_statement' },
      met: (f) => when(f.answered.length >= 2, [f.wedge, ...f.answered.slice(0, 5)]),
    },
    {
      rule: 'measurable', // S-WEDG-3
      text: 'wedge has a metric with baseline and target',
      selfAsserted: true,
      next: { kind: 'wedge_statement' },
      met: (f) => when(f.wedge.value.metric !== undefined, [f.wedge]),
    },
    {
      rule: 'structural_reason', // S-WEDG-4
      text: 'the reason incumbents have not done it is structural',
      selfAsserted: true,
      next: { kind: 'anti_wedge' },
      met: (f) => when(f.structural, [f.antiWedge]),
    },
    {
      rule: 'reason_sourced', // S-WEDG-5
      text: 'that reason is sourced and names a listed competitor',
      next: { kind: 'anti_wedge' },
      met: (f) => when(f.sourcedReason, [f.antiWedge]),
    },
    {
      rule: 'replication_6', // S-WEDG-6
      text: '6 or more months to copy, not a guess',
      selfAsserted: true,
      next: { kind: 'replication_estimate' },
      met: ({ replication }) =>
        when(replication.value.months >= 6 && replication.value.basis !== 'guess', [replication]),
    },
    {
      rule: 'replication_12', // S-WEDG-7
      text: '12 or more months to copy, by a sourced comparable',
      next: { kind: 'replication_estimate' },
      met: ({ replication }) => {
        const { months, basis, source_url: url } = replication.value
        return when(months >= 12 && basis === 'comparable' && url !== undefined, [replication])
      },
    },
  ],
  caps: [
    {
      cap: 'already_offered', // S-WEDG-C1
      at: 4,
      text: 'a listed competitor already offers the wedge',
      lift: { kind: 'wedge_statement' },
      hits: (f) => when(f.offered.length > 0, f.offered),
    },
    {
      cap: 'quick_copy', // S-WEDG-C2
      at: 4,
      text: 'the wedge can be copied in under 2 months',
      lift: { kind: 'replication_estimate' },
      hits: (f) => when(f.replication.value.months < 2, [f.replication]),
    },
    {
      cap: 'superlative_only', // S-WEDG-C3
      at: 4,
      text: 'the wedge is superlatives without a number',
      lift: { kind: 'wedge_statement' },
      hits: (f) => when(f.boasts, [f.wedge]),
    },
    {
      cap: 'weak_reason', // S-WEDG-C4
      at: 5,
      text: 'incumbent inaction is explained by inattention only',
      lift: { kind: 'anti_wedge' },
      hits: (f) => when(!f.structural, [f.antiWedge]),
    },
    {
      cap: 'unsourced', // S-WEDG-C5
      at: 6,
      text: 'nothing about incumbents is sourced',
      lift: { kind: 'anti_wedge' },
      hits: (f) => when(f.unsourced, [f.antiWedge, f.replication]),
    },
  ],
})

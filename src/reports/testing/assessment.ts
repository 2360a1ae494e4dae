// A test report of an assessment that contains every kind of content.
import type { Scorecard } from '../../contract/vocabulary/scorecard.ts'
import type { AssessmentReport, ReportedEvidence } from '../assessment/assessment-report.ts'

const LABELS = ['problem', 'market', 'solutions', 'wedge', 'distribution', 'economics', 'founder'] as const
export const explanation = {
  points: [
    { rule: 'base', points: 2, text: 'minimum signals present', cites: ['e_1a2b3c4d', 'e_00000001'] },
    { rule: 'quality_ceiling', points: -1, text: 'required evidence alone tops out at 8', cites: [] },
  ],
  caps: [
    {
      cap: 'single_domain',
      at: 5,
      binding: false,
      text: 'all quotes come from one domain',
      cites: ['e_1a2b3c4d'],
    },
    { cap: 'generic_icp', at: 4, binding: true, text: 'the segment names no one in particular', cites: [] },
  ],
}
export const scorecard: Scorecard = {
  protocol: '7-axis@2026.06',
  axes: LABELS.map((id) => ({ id, score: 6, max: 10, label: id })),
  total: 42,
  max_total: 70,
  verdict: 'iterate',
  estimate: {
    posterior_p: 0.1398,
    ci_95: [0.038, 0.3365],
    reference: { category: 'b2b_saas_smb', base_rate_pmf_24mo: 0.1 },
  },
}
export const row: ReportedEvidence = {
  id: 'e_1a2b3c4d',
  axis: 'problem',
  kind: 'user_quote',
  quote: 'We spend 6 hours a week on it.',
  details: [{ name: 'speaker role', text: 'practice manager' }],
  urls: ['https://forum.net/t/1'],
  date: '2026-07-01',
  flags: ['stale', 'restricted'],
  muted: false,
  provenance: { grade: 'unread', reason: 'refused: the server refuses the page (status 403)' },
  verify: null,
}
export const report: AssessmentReport = {
  sessionId: '01JBP6T0Z8Q4W7X2M5N9R3C1KD',
  protocol: '7-axis@2026.06',
  category: 'b2b_saas_smb',
  categoryNote: '',
  classLabels: {
    b2b_saas_smb: 'B2B SaaS sold to small business',
    default: 'Unknown or mixed',
    seed_funded_startup: 'Startup with a closed priced seed round',
  },
  baseRate: 0.1,
  grade: 'C',
  plausibleRange: [0.04, 0.18],
  openedAt: '2026-11-01T23:59:59Z',
  scoredAt: '2026-11-02T09:00:00Z',
  evidenceRead: {
    grades: { attested: 0, read: 21, own: 1, unread: 3, absent: 2, word: 6 },
    quotes: { total: 12, read: 9, established: 5 },
    points_on_read: 30,
  },
  estimateBasis: {
    allowance: 0.0423,
    quotes: { read: 9, unread: 1, absent: 2 },
    assumed: {
      share: 0.1,
      honest: { read: 6, unread: 1.6, absent: 0.4 },
      made_up: { read: 0.8, unread: 2, absent: 2.4 },
    },
    base_rate: { grade: 'C', range_80: [0.04, 0.18], sources: ['A Report, 2023'] },
    observed: {
      event: 'a further round within 24 months',
      events: 270,
      n: 794,
      rate: 0.3401,
      wilson_95: [0.3079, 0.3737],
      cohort: 'US firms of 2005 to 2010',
      codes: ['software'],
      attribution: 'Data: CrunchBase, October 2013, CC BY',
    },
    calibration: '/docs/estimate',
  },
  derivation: 'One rate times another.',
  rateSources: [{ source: 'A Report, 2023', urls: ['https://reports.example/a'] }],
  calibration: 'In simulation it holds.',
  calibrationUrl: 'https://assay.example/docs/estimate',
  pitch: 'First line.\n\n- second line',
  scorecard,
  explanations: {
    problem: explanation,
    market: explanation,
    solutions: explanation,
    wedge: explanation,
    distribution: explanation,
    economics: explanation,
    founder: explanation,
  },
  gates: ['total_below_56', 'no_costly_signal'],
  evidence: [row],
  milestones: [
    {
      range: 'Weeks 1-3',
      kind: 'strengthen',
      axis: 'problem',
      title: 'Strengthen: Problem (6/10)',
      body: 'Add quotes.',
    },
  ],
  confirmedQuotes: 1,
  totalQuotes: 4,
  categoryChanges: [],
  earlierScorecards: [],
}

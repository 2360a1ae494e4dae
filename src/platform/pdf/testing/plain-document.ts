// For tests: the smallest valid report.
import type { ReportDocument } from '../../../reports/document/document.ts'

export const plainDocument: ReportDocument = {
  kind: 'Report',
  title: 'Acme Robotics Ltd',
  subtitle: 'Plain',
  warnings: [],
  verdict: { label: 'Proceed', meaning: 'Nothing was found.', tone: 'good' },
  figures: [{ label: 'Risk', value: '0', note: 'of 100' }],
  reasons: { title: 'Conditions', items: [], none: 'None.' },
  charts: [],
  facts: [],
  sections: [{ title: 'Findings', blocks: [{ kind: 'paragraph', text: 'None.' }] }],
  seal: { label: 'Hash', hash: '0'.repeat(64), verify: 'Verify with: nothing.' },
}

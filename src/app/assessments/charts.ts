// The charts of a scorecard as SVG.
import type { AssessmentReport } from '../../core/report/assessment-report.ts'

type Charts = (report: AssessmentReport) => { readonly radar: string; readonly posterior: string }

export const charts: Charts = () => ({ radar: '', posterior: '' })

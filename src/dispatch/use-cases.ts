// One use case per operation. The type demands that the table is complete.
import { checkProgress } from '../assessment/check-progress.ts'
import { deckHandoff } from '../assessment/deck-handoff.ts'
import { deepResearch } from '../assessment/deep-research.ts'
import { exportAssessment } from '../reports/assessment/export.ts'
import { generateRoadmap } from '../assessment/generate-roadmap.ts'
import { score } from '../assessment/score.ts'
import { stackHandoff } from '../assessment/stack-handoff.ts'
import { start } from '../assessment/start.ts'
import { submitSignal } from '../assessment/submit-signal.ts'
import { downloadExport } from '../reports/exports/download-export.ts'
import { getRunAudit } from '../diligence/runs/get-run-audit.ts'
import { getRun } from '../diligence/runs/get-run.ts'
import { listSources } from '../sources/catalogue/list-sources.ts'
import { scoreSubject } from '../diligence/runs/score-subject.ts'
import { runDiligence } from '../diligence/runs/run-diligence.ts'
import { recordEvent } from '../assessment/telemetry/record-event.ts'
import type { UseCases } from '../call/use-case.ts'

export const useCases: UseCases = {
  start,
  submit_signal: submitSignal,
  check_progress: checkProgress,
  score,
  generate_roadmap: generateRoadmap,
  export: exportAssessment,
  stack_handoff: stackHandoff,
  deck_handoff: deckHandoff,
  deep_research_mode: deepResearch,
  run_diligence: runDiligence,
  get_run: getRun,
  get_run_audit: getRunAudit,
  list_sources: listSources,
  score_subject: scoreSubject,
  download_export: downloadExport,
  record_event: recordEvent,
}

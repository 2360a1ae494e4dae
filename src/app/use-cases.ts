// One use case per operation. The type demands that the table is complete.
import { checkProgress } from './assessments/check-progress.ts'
import { deckHandoff } from './assessments/deck-handoff.ts'
import { deepResearch } from './assessments/deep-research.ts'
import { exportAssessment } from './assessments/export.ts'
import { generateRoadmap } from './assessments/generate-roadmap.ts'
import { score } from './assessments/score.ts'
import { stackHandoff } from './assessments/stack-handoff.ts'
import { start } from './assessments/start.ts'
import { submitSignal } from './assessments/submit-signal.ts'
import { downloadExport } from './exports/download-export.ts'
import { getRunAudit } from './runs/get-run-audit.ts'
import { getRun } from './runs/get-run.ts'
import { listSources } from './runs/list-sources.ts'
import { scoreSubject } from './runs/score-subject.ts'
import { runDiligence } from './runs/run-diligence.ts'
import { recordEvent } from './telemetry/record-event.ts'
import type { UseCases } from './use-case.ts'

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

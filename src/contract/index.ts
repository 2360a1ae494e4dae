// The table of all operations. Every face of the service (REST, OpenAPI, client, and later MCP) is a loop over it.
import type { Operation } from './operations/operation.ts'
import * as assessment from './operations/assessment.ts'
import * as diligence from './operations/diligence.ts'
import * as exports from './operations/exports.ts'
import * as telemetry from './operations/telemetry.ts'
import type { ProblemCode } from './problems/problems.ts'

export const operations = {
  start: assessment.start,
  submit_signal: assessment.submitSignal,
  check_progress: assessment.checkProgress,
  score: assessment.score,
  generate_roadmap: assessment.generateRoadmap,
  export: assessment.exportAssessment,
  stack_handoff: assessment.stackHandoff,
  deck_handoff: assessment.deckHandoff,
  deep_research_mode: assessment.deepResearch,
  run_diligence: diligence.runDiligence,
  get_run: diligence.getRun,
  get_run_audit: diligence.getRunAudit,
  list_sources: diligence.listSources,
  score_subject: diligence.scoreSubject,
  download_export: exports.downloadExport,
  record_event: telemetry.recordEvent,
} as const

export type Operations = typeof operations
export type OperationName = keyof Operations

/** Problems that every operation can answer with. */
export const sharedProblems = (operation: Operation): readonly ProblemCode[] => [
  ...(operation.method === 'GET' ? [] : (['invalid_json'] as const)),
  'invalid_request',
  'missing_credentials',
  'invalid_api_key',
  'expired_api_key',
  ...(operation.scope === 'run' ? (['insufficient_scope'] as const) : []),
  ...(operation.method === 'GET' ? [] : (['payload_too_large', 'unsupported_media_type'] as const)),
  'rate_limited',
  'internal',
  'overloaded',
]

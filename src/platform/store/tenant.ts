// All reads and writes of one workspace, combined from the ports of the capabilities.
import type {
  QuotaReads,
  SavedViewReads,
  SavedViewWrites,
  UsageReads,
  UsageWrites,
} from '../../accounts/ports.ts'
import type { CaseReads, CaseWrites } from '../../cases/ports.ts'
import type { LogReads, LogWrites } from '../../audit/ports.ts'
import type { AssessmentReads, AssessmentWrites, EventReads, EventWrites } from '../../assessment/ports.ts'
import type { RunReads, RunWrites } from '../../diligence/ports.ts'
import type { MonitoringReads, MonitoringWrites } from '../../monitoring/ports.ts'
import type { WebhookReads, WebhookWrites } from '../../webhooks/ports.ts'

export interface TenantReads
  extends
    AssessmentReads,
    EventReads,
    QuotaReads,
    RunReads,
    LogReads,
    MonitoringReads,
    WebhookReads,
    CaseReads,
    SavedViewReads,
    UsageReads {}

export interface TenantWrites
  extends
    TenantReads,
    AssessmentWrites,
    EventWrites,
    RunWrites,
    LogWrites,
    MonitoringWrites,
    WebhookWrites,
    CaseWrites,
    SavedViewWrites,
    UsageWrites {}

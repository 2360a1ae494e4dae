// The schema of progress: what a session lacks before it can be scored, and then which evidence would move the estimate
// most.
import { z } from 'zod'
import { AxisId, perAxis } from './axis.ts'
import { Verdict } from './scorecard.ts'
import { SessionId } from './session.ts'

const Members = z.record(z.string(), z.unknown())

export const MissingKinds = z
  .int()
  .nullable()
  .describe(
    'Kinds of signals that are below their minimum; null where that was altered in the store and cannot be read.',
  )

export const NextSignal = z
  .object({
    axis: AxisId.describe('Axis to submit to.'),
    kind: z.string().describe('Kind to submit.'),
    lifts: AxisId.describe('Axis that gains.'),
    rule: z.string().describe('Rule, `boost_<kind>` or `lift_<cap>`.'),
    reason: z.string(),
    up: z.number().describe('Change of the estimate with the good value, as scored.'),
    middling: z.number().optional().describe('The same with the middling value.'),
    down: z.number().describe('The same with the bad value. Below 0 where it speaks against the axis.'),
    days: z.number().describe('Effort in days (a design choice).'),
    effort: z.string().optional().describe('Time and cost in words.'),
    count: z.int().optional().describe('How many entries it takes; absent for one.'),
    replaces: z
      .array(z.string())
      .optional()
      .describe('Entries to send again with a page that can be read, each through `replaces`.'),
    assumes: z
      .object({ good: Members, middling: Members.optional(), bad: Members })
      .optional()
      .describe(
        'The members that decide, as they were scored. Every page is read on an established host; a payment at the counterparty.',
      ),
    type: z.enum(['evidence', 'housekeeping']),
    verdict_if_up: Verdict.optional().describe('Present when that gain alone changes the verdict.'),
  })
  .meta({ id: 'NextSignal', description: 'What to submit next and what it would move (rules N-1 to N-6).' })
export type NextSignal = z.infer<typeof NextSignal>

export const Requirement = z
  .object({ need: z.int(), have: z.int(), complete: z.boolean() })
  .meta({ id: 'Requirement', description: 'How many signals of a kind an axis needs and has.' })
export type Requirement = z.infer<typeof Requirement>

export const AxisProgress = z
  .object({
    status: z.enum(['incomplete', 'complete', 'scored']),
    requirements: z.record(z.string(), Requirement),
  })
  .meta({ id: 'AxisProgress', description: 'Completeness of one axis (rule A-5).' })
export type AxisProgress = z.infer<typeof AxisProgress>

export const Progress = z
  .object({
    session_id: SessionId,
    protocol: z.string().describe('Protocol id.'),
    ready_to_score: z.boolean().describe('True when every axis has its minimum of signals.'),
    missing_signals: z.array(z.string()).describe('Entries read `<axis>.<kind>: need <N>, have <M>`.'),
    axes: perAxis(AxisProgress).describe('Axis -> its progress.'),
    next_signals: z.array(NextSignal).optional().describe('Present while the scorecard is current.'),
  })
  .meta({ id: 'Progress', description: 'Per-axis completeness of a session.' })
export type Progress = z.infer<typeof Progress>

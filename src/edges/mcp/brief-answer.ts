// Shortens the answers of start, submit_signal, score, of diligence and of the desk for agents: a model reads every answer and keeps it in its context. What is
// left out is in the answer of REST, in the export and on the pages of assay://scoring. The schemas hold for both.
import type { OperationName, operations } from '../../contract/index.ts'
import { type AnswerSize, USUAL_SIZE, WITH_FINDINGS } from './answer-size.ts'
import { briefDeskAnswer } from './brief-desk-answer.ts'
import { briefFindings } from './brief-findings.ts'
import { cutText } from './cut-text.ts'
import type { OutputOf } from '../../contract/operations/operation.ts'
import type { JsonSchema } from '../../contract/vocabulary/axis.ts'
import type { Cap, Explanation, GateReason, Point } from '../../contract/vocabulary/scorecard.ts'

const MAX_MISSING = 3
const MAX_CITES = 6
/** In bytes of UTF-8: a byte is about a quarter of a token in every script. */
const MAX_PASSAGE_BYTES = 160
const MAX_REASON_BYTES = 160

type Submitted = OutputOf<(typeof operations)['submit_signal']>
type Started = OutputOf<(typeof operations)['start']>
type Scored = OutputOf<(typeof operations)['score']>

/** The answer of an operation as an agent gets it. */
export function briefAnswer(name: OperationName, output: unknown, size: AnswerSize = USUAL_SIZE): unknown {
  const { protocol, missing_signals, explanations } = output as Partial<Started & Submitted & Scored>
  // why looked at: over stdio the API may be of another release, and what it answers is passed on as it is
  if (name === 'start' && Array.isArray(protocol?.axes)) return briefStart(output as Started)
  if (name === 'submit_signal' && Array.isArray(missing_signals)) return briefSubmission(output as Submitted)
  if (name === 'score' && explanations !== undefined) return briefScore(output as Scored)
  if (WITH_FINDINGS.has(name)) return briefFindings(output as Parameters<typeof briefFindings>[0], size)
  return briefDeskAnswer(name, output)
}

const withoutExamples = (schema: JsonSchema): JsonSchema =>
  Object.fromEntries(Object.entries(schema).filter(([keyword]) => keyword !== 'examples'))

const briefStarts = new WeakMap<object, Started['protocol']>()

/** The protocol without the examples of its kinds, which are at assay://signals/{kind}. */
function briefStart({ protocol, ...rest }: Started): Started {
  let brief = briefStarts.get(protocol)
  if (brief === undefined) {
    const axes = protocol.axes.map(({ schemas, ...axis }) => ({
      ...axis,
      schemas: Object.fromEntries(
        Object.entries(schemas).map(([kind, schema]) => [kind, withoutExamples(schema)]),
      ),
    }))
    briefStarts.set(protocol, (brief = { ...protocol, axes }))
  }
  return { ...rest, protocol: brief }
}

function briefSubmission({ provenance, missing_signals, ...rest }: Submitted): Submitted {
  const more = missing_signals.length - MAX_MISSING
  return {
    ...rest,
    ...(provenance && { provenance: briefProvenance(provenance) }),
    missing_signals: missing_signals.slice(0, MAX_MISSING),
    ...(more > 0 && { missing_more: more }),
  }
}

type SeenAtSource = NonNullable<Submitted['provenance']>

/** A claim that was found stays out: the agent has just sent it. */
function briefProvenance({ grade, reason, passage }: SeenAtSource): SeenAtSource {
  const found = grade === 'attested' || grade === 'read' || grade === 'own'
  return {
    grade,
    ...(reason !== undefined && { reason: cutText(reason, MAX_REASON_BYTES) }),
    ...(!found && passage !== undefined && { passage: cutText(passage, MAX_PASSAGE_BYTES) }),
  }
}

function briefScore({ explanations, estimate_basis: basis, gate_reasons: held, ...rest }: Scored): unknown {
  const brief = Object.entries(explanations).map(([axis, why]) => [axis, briefExplanation(why)] as const)
  // why no more of the basis: the rest is the same for every session of the class, at assay://estimate
  const { allowance, calibration } = basis ?? {}
  return {
    ...rest,
    ...(basis && { estimate_basis: { allowance, calibration } }),
    ...(held && { gate_reasons: held.map(briefGate) }),
    explanations: Object.fromEntries(brief),
  }
}

/** `evidence_absent: Correct them or withdraw them: e_1f0c2a9b`. */
const briefGate = ({ gate, text, cites }: GateReason): string =>
  `${gate}: ${text}${cites.length === 0 ? '' : ` ${cites.join(' ')}`}`

/** One line for the rules that give the same number of points for the same entries: `+1 independent, role_fit: e_1f0c2a9b`. */
function briefExplanation({ points, caps }: Explanation) {
  const groups = Map.groupBy(
    points,
    (point) => `${point.points} ${point.points < 0 ? point.text : ''} ${point.cites.join(' ')}`,
  )
  return {
    points: [...groups.values()].map(lineOf),
    ...(caps.length > 0 && { caps: caps.map(briefCap) }),
  }
}

function lineOf(group: readonly Point[]): string {
  const [{ points, rule, text, cites } = { points: 0, rule: '', text: '', cites: [] }] = group
  const sign = points > 0 ? '+' : ''
  // why no words for a point that is given: each is explained on the page of its axis, and there are up to sixty
  const words = points < 0 ? `${rule}, ${text}` : group.map((point) => point.rule).join(', ')
  // why none for the base: it rests on every required entry of the axis
  return `${sign}${points} ${words}${rule === 'base' ? '' : citing(cites)}`
}

const briefCap = ({ cap, at, binding, text, cites }: Cap): string =>
  `${binding ? 'holds the axis at' : 'would hold it at'} ${at}: ${cap}, ${text}${citing(cites)}`

function citing(cites: readonly string[]): string {
  if (cites.length === 0) return ''
  const more = cites.length - MAX_CITES
  return `: ${cites.slice(0, MAX_CITES).join(' ')}${more > 0 ? ` and ${more} more` : ''}`
}

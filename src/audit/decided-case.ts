// The entry that records a decision about a case: what the verifiers read of it, and of the decision behind its digest. Pure.
import { canonicalJson } from '../base/canonical-json.ts'
import { isJsonObject, type JsonObject, type JsonValue } from '../base/json.ts'
import { sha256Hex } from '../base/sha256.ts'
import type { AuditEntry } from './entry.ts'
import { jsonProblem } from './json-problem.ts'

export const CASE_DECIDED = 'case.decided'

/** What a person can decide. */
const DECIDED: ReadonlySet<string> = new Set(['true_match', 'false_positive', 'closed'])

export interface DecidedCase {
  readonly at: string
  /** Id of the person or the key. */
  readonly actor: string
  /** Id of the decision. */
  readonly event: string
  readonly state: string
  /** Of the decision with its reason and evidence. */
  readonly digest: string
}

/** Undefined where the data of the entry are not those of a decision. Members that it does not know do not matter. */
export function readDecidedCase({ type, at, actor, data }: AuditEntry): DecidedCase | undefined {
  const { event, state, digest } = data
  return type === CASE_DECIDED &&
    typeof event === 'string' &&
    typeof state === 'string' &&
    DECIDED.has(state) &&
    typeof digest === 'string'
    ? { at, actor, event, state, digest }
    : undefined
}

/** Who decided, why, and on which evidence. */
export interface ShownReasons {
  readonly by: string
  readonly reason: string
  /** SHA-256, hex: the hash that the person sent with the decision. */
  readonly evidence: string
  /** Who proposed it, where the workspace asks for two people. */
  readonly proposedBy: string | undefined
}

/** Undefined where the text is not the decision that the record is of. */
export function readReasons(text: string, its: DecidedCase): ShownReasons | undefined {
  const decision = objectIn(parsed(text))
  const { id, state, at, reason } = decision
  const by = objectIn(decision['by'])
  const isIts = id === its.event && state === its.state && at === its.at && by['id'] === its.actor
  const evidence = decision['evidence']
  const proposer = objectIn(objectIn(decision['proposed'])['by'])['name']
  const { name } = by
  return isIts &&
    typeof reason === 'string' &&
    typeof name === 'string' &&
    isJsonObject(evidence) &&
    jsonProblem(evidence) === undefined
    ? {
        by: name,
        reason,
        evidence: sha256Hex(canonicalJson(evidence)),
        proposedBy: typeof proposer === 'string' ? proposer : undefined,
      }
    : undefined
}

const objectIn = (value: JsonValue | undefined): JsonObject => (isJsonObject(value) ? value : {})

function parsed(text: string): JsonValue | undefined {
  try {
    return JSON.parse(text) as JsonValue
  } catch {
    return undefined
  }
}

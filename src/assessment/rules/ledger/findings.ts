// Collects the faults of a value and returns the code with precedence (rules ).
import type { Issue } from '../../../contract/vocabulary/problem.ts'
import { VALUE_CODES, type SignalRefusal, type ValueCode } from './refusal.ts'

// why: a value of 256 KB can hold tens of thousands of unknown fields; the limit keeps the answer readable
const MAX_ISSUES = 200
const MAX_PATH = 160

export class FieldIssues {
  private readonly issues = new Map<ValueCode, Issue[]>()

  /** Adds one finding. After 200 of a code it drops further ones; the code stays. */
  add(code: ValueCode, path: string, message: string): void {
    const known = this.issues.get(code) ?? []
    if (known.length >= MAX_ISSUES) return
    known.push({ path: path.length > MAX_PATH ? `${path.slice(0, MAX_PATH)}…` : path, message })
    this.issues.set(code, known)
  }

  /** The refusal with the first code in rule order that has findings; null without findings. */
  refusal(): SignalRefusal | null {
    const code = VALUE_CODES.find((candidate) => this.issues.has(candidate))
    return code === undefined ? null : { code, issues: this.issues.get(code) ?? [] }
  }
}

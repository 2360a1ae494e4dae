// Collects what is wrong with a value and answers with the code that wins (rules ).
import type { Issue } from '../../../contract/vocabulary/problem.ts'
import { VALUE_CODES, type SignalRefusal, type ValueCode } from './refusal.ts'

// why: a value of 256 KB can hold tens of thousands of unknown fields; the answer stays readable
const MAX_ISSUES = 200
const MAX_PATH = 160

export class FieldIssues {
  private readonly issues = new Map<ValueCode, Issue[]>()

  /** Notes one finding. Beyond 200 of a code further ones are dropped; the code stays. */
  add(code: ValueCode, path: string, message: string): void {
    const known = this.issues.get(code) ?? []
    if (known.length >= MAX_ISSUES) return
    known.push({ path: path.length > MAX_PATH ? `${path.slice(0, MAX_PATH)}…` : path, message })
    this.issues.set(code, known)
  }

  /** The refusal of the first code in rule order that has findings; null when there are none. */
  refusal(): SignalRefusal | null {
    const code = VALUE_CODES.find((candidate) => this.issues.has(candidate))
    return code === undefined ? null : { code, issues: this.issues.get(code) ?? [] }
  }
}

// Turns a refusal of an administration rule into a problem of the dashboard.
import { Problem } from '../../call/problem.ts'
import { Refused } from './administration.ts'

export async function orInvalid<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    const { message: detail, issue } = error
    throw new Problem('invalid_request', { detail, ...(issue && { issues: [issue] }) })
  }
}

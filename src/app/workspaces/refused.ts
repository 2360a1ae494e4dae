// What the rules of administration refuse, as a problem of the dashboard.
import { Problem } from '../problem.ts'
import { Refused } from './administration.ts'

export async function orInvalid<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw error instanceof Refused ? new Problem('invalid_request', { detail: error.message }) : error
  }
}

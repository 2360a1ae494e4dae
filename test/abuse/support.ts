// What the abuse tests share: the operations, the safe headers, and a picture of the whole store.
import { sql } from 'kysely'
import { expect } from 'vitest'
import { z } from 'zod'
import { tenantTables } from '../../src/platform/store/schema/schema.ts'
import type { OpenStore } from '../../src/platform/store/store.ts'
import { type OperationName, operations } from '../../src/contract/index.ts'
import { filledPath, type Operation, pathFields } from '../../src/contract/operations/operation.ts'
import { problems, type ProblemCode } from '../../src/contract/problems/problems.ts'
import { ProblemBody } from '../../src/contract/vocabulary/problem.ts'
import type { Answer, World } from '../support/world.ts'

export const everyOperation = Object.entries(operations) as [OperationName, Operation][]

/** The fields of an input or of an object inside one, each with its schema. */
export const membersOf = (schema: z.ZodType): [string, z.ZodType][] =>
  schema instanceof z.ZodObject ? Object.entries<z.ZodType>(schema.shape) : []

export const sessionOperations = everyOperation.filter(([, { input }]) =>
  membersOf(input).some(([field]) => field === 'session'),
)

/** Where the request with this input goes, and what of the input is left for the body or the query. */
export function addressed(
  operation: Operation,
  input: Readonly<Record<string, unknown>>,
): { readonly path: string; readonly rest: Record<string, unknown> } {
  const inPath = pathFields(operation)
  const rest = Object.entries(input).filter(([field]) => !inPath.includes(field))
  return { path: filledPath(operation.path, input), rest: Object.fromEntries(rest) }
}

/** Every row a refused request could have changed, as text. */
export async function picture(world: World): Promise<string> {
  const { db } = world.ports.store as OpenStore
  const rows = await Promise.all(
    [...tenantTables, 'job_queue', 'users', 'memberships', 'operators', 'links'].map(async (table) => [
      table,
      (await sql.raw(`select * from ${table}`).execute(db)).rows,
    ]),
  )
  return JSON.stringify(rows)
}

export const SAFE_HEADERS = {
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
}

/** The one error body, with the safe headers and its id in the header. */
export function expectRefusal(answer: Pick<Answer, 'status' | 'text' | 'headers'>, code: ProblemCode): void {
  const { status, headers, text } = answer
  const body = JSON.parse(text) as Record<string, unknown>
  expect({ status, error: body['error'] }, text).toEqual({ status: problems[code].status, error: code })
  expect(ProblemBody.strict().parse(body)).toMatchObject({ status, request_id: headers['x-request-id'] })
  expect(headers).toMatchObject(SAFE_HEADERS)
}

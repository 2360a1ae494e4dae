// What the abuse tests share: a good request of each operation, the safe headers, and a picture of the whole store.
import { sql } from 'kysely'
import { expect } from 'vitest'
import type { OpenStore } from '../../src/adapters/store/store.ts'
import { type OperationName, operations } from '../../src/contract/index.ts'
import type { Operation } from '../../src/contract/operation.ts'
import { problems, type ProblemCode } from '../../src/contract/problems.ts'
import { ProblemBody } from '../../src/contract/vocabulary/problem.ts'
import { type Answer, example, kinds, type World } from '../support/world.ts'

export interface Tenant {
  readonly workspaceId: string
  readonly keyId: string
  readonly key: string
}

export const everyOperation = Object.entries(operations) as [OperationName, Operation][]
export const sessionOperations = everyOperation.filter(
  ([name]) => name !== 'start' && name !== 'record_event',
)

/** Tokens of one tenant: an open session without evidence, and a scored one whose verdict is build. */
export interface Tokens {
  readonly open: string
  readonly build: string
}

export async function tokensOf(world: World, key: string): Promise<Tokens> {
  return {
    open: await world.session(key, { ...example('middling'), signals: [] }),
    build: await world.scored(key, example('strong')),
  }
}

/** A request of each operation that succeeds for a Pro tenant with these tokens. */
export const goodRequest = (name: OperationName, { open, build }: Tokens): Record<string, unknown> =>
  ({
    start: { pitch: 'Card on file for dental practices in the UK.', category: 'b2b_saas_smb' },
    submit_signal: {
      session: open,
      axis: 'problem',
      kind: 'user_quote',
      value: kinds['user_quote']?.value ?? {},
    },
    check_progress: { session: open },
    score: { session: build },
    generate_roadmap: { session: build },
    export: { session: build, format: 'markdown' },
    stack_handoff: { session: build },
    deck_handoff: { session: build },
    deep_research_mode: { session: open, axis: 'problem' },
    record_event: { session_id: 's', event_kind: 'score', payload: { ok: true } },
  })[name]

/** Every row a refused request could have changed, as text. */
export async function picture(world: World): Promise<string> {
  const { db } = world.ports.store as OpenStore
  const tables = ['sessions', 'entries', 'scorecards', 'quotas', 'idempotency_keys', 'telemetry_events']
  const rows = await Promise.all(
    tables.map(async (table) => [table, (await sql.raw(`select * from ${table}`).execute(db)).rows]),
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

// The one door to every operation: authenticate, authorise, limit, check the input, run, check the output.
// Order of refusals: 401 key, 403 scope, 402 tier, 429, then 400, the session's 401, and what the operation itself refuses.
import type { z } from 'zod'
import { type OperationName, type Operations, operations } from '../contract/index.ts'
import { readInput } from '../contract/input.ts'
import type { Operation, OutputOf, Scope } from '../contract/operation.ts'
import type { ProblemCode } from '../contract/problems.ts'
import {
  PdfUnavailable,
  type Ports,
  type RateState,
  SigningMisconfigured,
  StoreUnavailable,
  WebOverloaded,
} from './ports.ts'
import { Problem, type ProblemExtras, problemBody } from './problem.ts'
import { tierRequired } from './tier.ts'
import type { Caller, UseCase } from './use-case.ts'
import { useCases } from './use-cases.ts'
import { hashKey, isWellFormedKey } from './workspaces/api-key.ts'

export { type Caller, Problem, problemBody, type RateState }

/** A refusal by an edge itself, from the same closed table. */
export function refuse(code: ProblemCode, extras?: ProblemExtras): Problem {
  return new Problem(code, extras)
}

export interface Credentials {
  /** The Authorization header as it came. */
  readonly authorization: string | undefined
  /** Address of the client, to slow down guessing. */
  readonly address: string
}

/** What became of a caller at the door. With a known key there is always a caller and a rate. */
export interface Admission {
  readonly caller?: Caller
  readonly rate?: RateState
  readonly refusal?: Problem
}

export interface Request {
  readonly input: unknown
  readonly idempotencyKey?: string | undefined
  /** How long the caller would wait for a whole answer, milliseconds. */
  readonly waitMs?: number | undefined
  /** Aborted when the client leaves. */
  readonly signal?: AbortSignal | undefined
}

export interface Door {
  /** Who calls and whether they may: nothing of the request's body is needed. Without an operation only the key is judged. */
  admit(credentials: Credentials, operation?: Operation): Promise<Admission>
  /** Whether a caller admitted without an operation may run this one. Draws on its counter, if that is another one. */
  permit(caller: Caller, operation: Operation): Promise<Problem | undefined>
  /** Runs an operation for an admitted caller. Throws Problem and nothing else. */
  perform<N extends OperationName>(
    name: N,
    caller: Caller,
    request: Request,
  ): Promise<OutputOf<Operations[N]>>
  /** Resolves when the service can answer. */
  ready(): Promise<void>
}

const KEY_TOUCH_MS = 60_000
const MAX_REMEMBERED = 10_000

/** Opens the door on a set of ports. */
export function createDoor(ports: Ports): Door {
  const touched = new Map<string, number>()
  /** Hashes of keys that were good a moment ago: an address full of wrong keys must not lock them out. */
  const proven = new Set<string>()

  /** Notes the use of a key, at most once a minute and never in the way of the answer. */
  function touch(keyId: string): void {
    const now = ports.clock.now()
    if (now - (touched.get(keyId) ?? 0) < KEY_TOUCH_MS) return
    if (touched.size >= MAX_REMEMBERED) touched.clear()
    touched.set(keyId, now)
    ports.store.accounts.touchKey(keyId, new Date(now).toISOString()).catch(() => touched.delete(keyId))
  }

  /** Who the key belongs to. Guessing is slowed down by address before any look-up; a key that was good goes on. */
  async function authenticate({ authorization, address }: Credentials): Promise<Caller> {
    const hash = presentedHash(authorization)
    const guesses = await ports.limits.peek('failed-sign-in', address)
    if (!guesses.allowed && !(typeof hash === 'string' && proven.has(hash))) {
      throw new Problem('rate_limited', {
        detail: 'Too many requests with a wrong key from this address',
        retryAfterSeconds: guesses.resetMs / 1000,
      })
    }
    const found = typeof hash === 'string' ? await identify(ports, hash) : hash
    if (found instanceof Problem) {
      if (found.code !== 'missing_credentials') await ports.limits.consume('failed-sign-in', address)
      throw found
    }
    if (proven.size >= MAX_REMEMBERED) proven.clear()
    if (typeof hash === 'string') proven.add(hash)
    return found
  }

  async function admit(credentials: Credentials, operation?: Operation): Promise<Admission> {
    try {
      const caller = await authenticate(credentials)
      touch(caller.keyId)
      const rate = await ports.limits.consume(
        operation?.limit === 'telemetry' ? 'telemetry' : caller.tier,
        caller.keyId,
      )
      const refusal = (operation && forbidden(operation, caller, ports)) ?? limited(rate)
      return { caller, rate, ...(refusal && { refusal }) }
    } catch (error) {
      return { refusal: asProblem(error) }
    }
  }

  async function permit(caller: Caller, operation: Operation): Promise<Problem | undefined> {
    const refusal = forbidden(operation, caller, ports)
    if (refusal || operation.limit !== 'telemetry') return refusal
    return limited(await ports.limits.consume('telemetry', caller.keyId))
  }

  async function perform<N extends OperationName>(
    name: N,
    caller: Caller,
    request: Request,
  ): Promise<OutputOf<Operations[N]>> {
    try {
      const operation: Operation = operations[name]
      const read = readInput(operation, request.input)
      if ('issues' in read) throw new Problem('invalid_request', read)
      // why the cast: the table pairs each name with its own types, which a lookup by a variable name forgets
      const useCase = useCases[name] as UseCase<Operation>
      const call = {
        input: read.input,
        caller,
        now: ports.clock.now(),
        idempotencyKey: checkedKey(request),
        signal: request.signal,
        waitMs: request.waitMs,
      }
      useCase.check?.(call, ports)
      const output = await useCase.run(call, ports)
      return filter(operation.output, output) as OutputOf<Operations[N]>
    } catch (error) {
      throw asProblem(error)
    }
  }

  const ready = (): Promise<void> =>
    ports.store.ping().catch((error: unknown) => {
      throw asProblem(error)
    })

  return { admit, permit, perform, ready }
}

/** The hash of the key a request presents, or what can be said of it without asking the store. */
function presentedHash(authorization: string | undefined): string | Problem {
  if (authorization === undefined || authorization.trim() === '') return new Problem('missing_credentials')
  const [, key] = /^Bearer +(\S+) *$/i.exec(authorization) ?? []
  if (key === undefined) {
    return new Problem('invalid_api_key', { detail: 'The Authorization header is not "Bearer sk_..."' })
  }
  return isWellFormedKey(key) ? hashKey(key) : new Problem('invalid_api_key')
}

async function identify(ports: Ports, hash: string): Promise<Caller | Problem> {
  const known = await ports.store.accounts.keyBySecret(hash)
  const now = new Date(ports.clock.now()).toISOString()
  const over = (at: string | null): boolean => at !== null && at <= now
  if (!known || known.revokedAt !== null || over(known.retiresAt)) return new Problem('invalid_api_key')
  if (over(known.expiresAt)) return new Problem('expired_api_key')
  const { workspaceId, keyId, tier, scopes } = known
  return { workspaceId, keyId, tier, scopes }
}

function forbidden(operation: Operation, caller: Caller, ports: Ports): Problem | undefined {
  const may = (scope: Scope): boolean => caller.scopes.includes(scope) || caller.scopes.includes('run')
  if (operation.scope !== 'any' && !may(operation.scope)) {
    return new Problem('insufficient_scope', {
      detail: `${operation.name} needs a key with the scope "${operation.scope}"`,
    })
  }
  if (operation.tier === 'pro' && caller.tier !== 'pro')
    return tierRequired(`"${operation.title}"`, caller.tier, ports)
  return undefined
}

function limited(rate: RateState): Problem | undefined {
  if (rate.allowed) return undefined
  return new Problem('rate_limited', {
    detail: `This key may make ${rate.limit} such requests a minute`,
    retryAfterSeconds: rate.resetMs / 1000,
  })
}

function checkedKey({ idempotencyKey }: Request): string | undefined {
  if (idempotencyKey !== undefined && !/^[\x21-\x7e]{1,255}$/.test(idempotencyKey)) {
    throw new Problem('invalid_request', {
      detail: 'The Idempotency-Key is not usable',
      issues: [{ path: 'Idempotency-Key', message: 'must be 1 to 255 visible ASCII characters' }],
    })
  }
  return idempotencyKey
}

/** By schema, what was filtered before: a use case that gives the same object again need not be filtered again. */
const filtered = new WeakMap<z.ZodType, WeakMap<object, unknown>>()

/** Undeclared fields never leave. */
function filter(schema: z.ZodType | null, output: unknown): unknown {
  if (schema === null) return undefined
  if (typeof output !== 'object' || output === null) return schema.parse(output)
  let known = filtered.get(schema)
  if (known === undefined) filtered.set(schema, (known = new WeakMap()))
  let answer = known.get(output)
  if (answer === undefined) known.set(output, (answer = schema.parse(output)))
  return answer
}

function asProblem(error: unknown): Problem {
  if (error instanceof Problem) return error
  if (error instanceof SigningMisconfigured) return new Problem('signing_misconfigured', { cause: error })
  if ([StoreUnavailable, WebOverloaded, PdfUnavailable].some((passing) => error instanceof passing))
    return new Problem('overloaded', { cause: error })
  return new Problem('internal', { cause: error })
}

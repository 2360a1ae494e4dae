// The single dispatcher of every operation: authenticate, authorise, limit, check the input, run, check the output.
// Order of refusals: 403 another site, 401 key or session, 403 role and scope, 402 tier, 429, then 400, the token's
// 401, and the refusals of the operation.
import { compatibleOperations } from '../contract/compatible.ts'
import { dashboardOperations } from '../contract/dashboard.ts'
import { operations } from '../contract/index.ts'
import { readInput } from '../contract/input.ts'
import { IDEMPOTENCY_KEY, type Operation, type OutputOf } from '../contract/operations/operation.ts'
import type { ProblemCode } from '../contract/problems/problems.ts'
import type { Upload } from '../contract/vocabulary/file-stream.ts'
import type { SignInOperationName } from '../contract/sign-in.ts'
import { createCredentialThrottle } from '../accounts/sign-in/credential-throttle.ts'
import type { LogReads } from '../audit/ports.ts'
import { LogBroken } from '../audit/log/log-broken.ts'
import { type Browser, foreignness } from '../accounts/sign-in/browser.ts'
import { type Identified, identifyMember, whoIsSignedIn } from '../accounts/sign-in/identify-member.ts'
import { answerSignIn } from '../accounts/sign-in/answer-sign-in.ts'
import type { SignInAnswer, SignInRequest } from '../accounts/sign-in/sign-in-context.ts'
import type { DeviceCookie } from '../accounts/sign-in/known-device.ts'
import { PdfUnavailable } from '../reports/ports.ts'
import { type RateState, SignInOverloaded, type SessionCookie } from '../accounts/ports.ts'
import { SigningMisconfigured } from '../assessment/ports.ts'
import { StoreUnavailable } from '../call/ports.ts'
import { WebOverloaded } from '../citations/ports.ts'
import { Problem, problemBody, type ProblemExtras } from '../call/problem.ts'
import type { Caller } from '../call/use-case.ts'
import { FairQueue, type FairQueueOptions, type Leave } from '../base/fair-queue.ts'
import { networkOf } from '../base/network-of.ts'
import { sha256Hex } from '../base/sha256.ts'
import { filterOutput } from './filter-output.ts'
import type { DispatcherPorts } from './ports.ts'
import type { BoundUseCase, BoundUseCases, EveryOperation } from './use-cases.ts'
import { identifyAgent, presentedToken } from '../accounts/sign-in/identify-agent.ts'
import { identifyKey, presentedHash } from '../accounts/sign-in/identify-key.ts'
import { memberRefusal, roleRefusal, SCOPES_OF_ROLES } from '../accounts/rules/role.ts'
import { tierRequired } from '../call/tier.ts'

// The refusal of a caller without the role, scope or tier, whatever the request contains.
export function forbidden(
  operation: Operation,
  caller: Caller,
  ports: Pick<DispatcherPorts, 'settings'>,
): Problem | undefined {
  const unfit = operation.group === 'dashboard' ? roleRefusal(operation, caller) : undefined
  if (unfit) return unfit
  // why for reading only: a key that may start runs must not be able to erase them
  const isInScope = caller.scopes.includes(operation.scope) || operation.scope === 'read'
  if (caller.agent && operation.group !== 'dashboard') {
    const { person } = caller.agent
    const { scope } = operation
    const roleMay = scope === 'read' || SCOPES_OF_ROLES[person.role].includes(scope)
    const refusal = memberRefusal(operation, person, roleMay)
    if (refusal) return refusal
  }
  if (caller.member && operation.group !== 'dashboard') {
    const refusal = memberRefusal(operation, caller.member, isInScope)
    if (refusal) return refusal
  } else if (!caller.member && !isInScope) {
    if (caller.agent) return lacking(operation)
    return new Problem('insufficient_scope', {
      detail: `${operation.name} needs a key with the scope "${operation.scope}"`,
    })
  }
  if (operation.tier === 'pro' && caller.tier !== 'pro')
    return tierRequired(operation.name, caller.tier, ports)
  return undefined
}

/** The refusal of an agent whose person may do more than they allowed it. */
const lacking = ({ name, scope }: Operation): Problem =>
  new Problem('insufficient_scope', {
    detail: `${name} needs the scope "${scope}", which this agent was not given. Sign in again to ask for it`,
  })

export {
  type Browser,
  type Caller,
  FairQueue,
  type FairQueueOptions,
  type Leave,
  networkOf,
  type SignInRequest,
  Problem,
  problemBody,
  type RateState,
  type DeviceCookie,
  type SessionCookie,
}

/** A refusal by an edge, from the same closed table. */
export function refuse(code: ProblemCode, extras?: ProblemExtras): Problem {
  return new Problem(code, extras)
}

export interface Credentials {
  /** The Authorization header as received. */
  readonly authorization: string | undefined
  /** Address of the client, to slow down guessing. */
  readonly address: string
  /** The address that an access token must be for; without one, no access token is accepted. */
  readonly resource?: string | undefined
  /** The browser's headers, where a session works in place of a key. A key in the request takes precedence. */
  readonly browser?: Browser | undefined
}

/** The dispatcher's decision on a caller. For a known key it always has a caller and a rate. */
export interface Admission extends Identified {
  readonly rate?: RateState
}

export interface Request {
  readonly input: unknown
  readonly idempotencyKey?: string | undefined
  /** How long the caller would wait for a complete answer, in milliseconds. */
  readonly waitMs?: number | undefined
  /** Aborts when the client leaves. */
  readonly signal?: AbortSignal | undefined
  readonly upload?: Upload | undefined
  /** The size of a log that the caller knows. */
  readonly logSize?: number | undefined
  /**
   * Gets the signed checkpoint of the log, where an operation has one that is not in its answer; with the proof that the log continues
   * the one of `logSize`, where it does.
   */
  readonly onLogged?: ((checkpoint: string, path?: readonly string[]) => void) | undefined
}

export interface Dispatcher {
  /**
   * Identifies the caller and checks their rights without the request's body. Without an operation it checks only the
   * key.
   */
  admit(credentials: Credentials, operation?: Operation): Promise<Admission>
  /** Checks the rights again once the body has arrived: sending it slowly must not preserve a right. */
  confirm(credentials: Credentials, operation?: Operation): Promise<Identified>
  /** Whether a caller admitted without an operation may run this one. Draws on its counter if that differs. */
  permit(caller: Caller, operation: Operation): Promise<Problem | undefined>
  /** Runs an operation for an admitted caller. Throws only Problem. */
  perform<N extends keyof EveryOperation>(
    name: N,
    caller: Caller,
    request: Request,
  ): Promise<OutputOf<EveryOperation[N]>>
  /**
   * Counts a step of the sign-in of an agent, which needs no key: `ask` for a request and a registration, `fail` for a
   * wrong code or token; `look` asks whether too many failed.
   */
  countAgentStep(step: 'ask' | 'look' | 'fail', address: string): Promise<Problem | undefined>
  /** Signs people in and out. Never throws. */
  signIn(name: SignInOperationName, signInRequest: SignInRequest): Promise<SignInAnswer>
  /** Resolves when the service can answer, writes included. */
  ready(): Promise<void>
}

const everything = { ...operations, ...dashboardOperations, ...compatibleOperations }

const KEY_TOUCH_MS = 60_000
const MAX_REMEMBERED = 10_000

/** Creates the dispatcher of a set of use cases. */
export function createDispatcher(ports: DispatcherPorts, useCases: BoundUseCases): Dispatcher {
  const touched = new Map<string, number>()
  const throttle = createCredentialThrottle(ports.limits)

  /** Records the use of a key, at most once a minute, without delaying the answer. */
  function touch(keyId: string): void {
    const now = ports.clock.now()
    if (now - (touched.get(keyId) ?? 0) < KEY_TOUCH_MS) return
    if (touched.size >= MAX_REMEMBERED) touched.clear()
    touched.set(keyId, now)
    ports.store.accounts.touchKey(keyId, new Date(now).toISOString()).catch(() => touched.delete(keyId))
  }

  /** The owner of the key or session. */
  async function authenticate({
    authorization,
    address,
    browser,
    resource,
  }: Credentials): Promise<Identified> {
    if (authorization === undefined && browser?.sessionCookie !== undefined) {
      const foreign = foreignness(browser)
      if (foreign) throw foreign
      return identifyMember(ports, await whoIsSignedIn(ports, throttle, { browser, address }), browser)
    }
    const token = presentedToken(authorization)
    if (token !== undefined) {
      const hash = sha256Hex(token)
      return throttle.check(address, hash, () => identifyAgent(ports, hash, resource))
    }
    const proof = presentedHash(authorization)
    return proof instanceof Problem
      ? throttle.check<Identified>(address, undefined, () => Promise.resolve(proof))
      : throttle.check(address, proof, () => identifyKey(ports, proof))
  }

  async function admit(credentials: Credentials, operation?: Operation): Promise<Admission> {
    try {
      const identified = await authenticate(credentials)
      const { caller } = identified
      if (!caller) return identified
      if (!caller.member) touch(caller.keyId)
      const rate = await ports.limits.consume(
        operation?.limit === 'telemetry' ? 'telemetry' : caller.tier,
        rateSubject(caller),
      )
      const refusal = (operation && forbidden(operation, caller, ports)) ?? limited(rate)
      return { ...identified, rate, ...(refusal && { refusal }) }
    } catch (error) {
      return { refusal: asProblem(error) }
    }
  }

  async function confirm(credentials: Credentials, operation?: Operation): Promise<Identified> {
    try {
      const identified = await authenticate(credentials)
      const { caller } = identified
      const refusal = operation && caller && forbidden(operation, caller, ports)
      return { ...identified, ...(refusal && { refusal }) }
    } catch (error) {
      return { refusal: asProblem(error) }
    }
  }

  async function permit(caller: Caller, operation: Operation): Promise<Problem | undefined> {
    const refusal = forbidden(operation, caller, ports)
    if (refusal || operation.limit !== 'telemetry') return refusal
    return limited(await ports.limits.consume('telemetry', rateSubject(caller)))
  }

  async function perform<N extends keyof EveryOperation>(
    name: N,
    caller: Caller,
    request: Request,
  ): Promise<OutputOf<EveryOperation[N]>> {
    try {
      const operation: Operation = everything[name]
      if (caller.member === undefined) ports.usage.count(caller.workspaceId, caller.keyId)
      const read = readInput(operation, request.input)
      if ('issues' in read) throw new Problem('invalid_request', read)
      // why the cast: the table pairs each name with its own types, which a lookup by a variable name loses
      const useCase = useCases[name] as BoundUseCase<Operation>
      const call = {
        input: read.input,
        caller,
        now: ports.clock.now(),
        idempotencyKey: checkedKey(request),
        signal: request.signal,
        waitMs: request.waitMs,
        upload: request.upload,
        onLogged: request.onLogged,
      }
      useCase.check(call)
      const output = await useCase.run(call)
      if (operation.logs === true) await sayLogged(caller, request)
      return filterOutput(operation, output) as OutputOf<EveryOperation[N]>
    } catch (error) {
      throw asProblem(error)
    }
  }

  /** why after the work: the checkpoint must leave this server only once its entry is committed */
  async function sayLogged({ workspaceId }: Caller, { onLogged, logSize = 0 }: Request): Promise<void> {
    if (onLogged === undefined) return
    const { auditLog } = ports
    try {
      await ports.store.read(workspaceId, async (tenant: LogReads) => {
        // why without the proof where there is none: the caller then asks for it, and learns why
        const continued =
          logSize > 0 ? await auditLog.continued(tenant, logSize).catch(() => undefined) : undefined
        const head = continued ?? (await auditLog.head(tenant))
        if (head !== undefined) onLogged(head.checkpoint, continued?.path)
      })
    } catch {
      // why: what was asked for is done, and an error would say that it was not; the next write says what is wrong
    }
  }

  const signIn: Dispatcher['signIn'] = (name, signInRequest) =>
    answerSignIn(ports, throttle, name, signInRequest).then(({ fault, ...answer }) =>
      fault === undefined ? answer : { ...answer, refusal: asProblem(fault) },
    )

  const countAgentStep: Dispatcher['countAgentStep'] = async (step, address) => {
    const subject = `agents ${networkOf(address)}`
    if (step === 'ask') return limited(await ports.limits.consume('sign-in', subject))
    const method = step === 'look' ? 'peek' : 'consume'
    return limited(await ports.limits[method]('failed-sign-in', subject))
  }

  const ready = (): Promise<void> =>
    within(READY_MS, ports.store.proveWrite()).catch((error: unknown) => {
      throw asProblem(error)
    })

  return { admit, confirm, permit, perform, countAgentStep, signIn, ready }
}

/** A store that does not answer a probe in this time is not ready; the probe of a load balancer waits no longer. */
const READY_MS = 2_000

function within(milliseconds: number, work: Promise<void>): Promise<void> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(
      () => reject(new StoreUnavailable('the store does not answer in time')),
      milliseconds,
    )
    void work.then(resolve, reject).finally(() => clearTimeout(late))
  })
}

/** Whom a limit of requests is of: a key, or a person, with all agents of that person together. */
function rateSubject({ keyId, member, agent }: Caller): string {
  if (member) return `member ${member.userId}`
  return agent ? `agents of ${agent.person.userId}` : keyId
}

function limited(rate: RateState): Problem | undefined {
  if (rate.allowed) return undefined
  return new Problem('rate_limited', {
    detail: `There may be ${rate.limit} such requests a minute`,
    retryAfterSeconds: rate.resetMs / 1000,
  })
}

function checkedKey({ idempotencyKey }: Request): string | undefined {
  if (idempotencyKey !== undefined && !IDEMPOTENCY_KEY.test(idempotencyKey)) {
    throw new Problem('invalid_request', {
      detail: 'The Idempotency-Key is not usable',
      issues: [{ path: 'Idempotency-Key', message: 'must be 1 to 255 visible ASCII characters' }],
    })
  }
  return idempotencyKey
}

function asProblem(error: unknown): Problem {
  if (error instanceof Problem) return error
  if (error instanceof LogBroken) return new Problem('audit_log_broken', { cause: error })
  if (error instanceof SigningMisconfigured) return new Problem('signing_misconfigured', { cause: error })
  const passing = [StoreUnavailable, WebOverloaded, SignInOverloaded, PdfUnavailable]
  if (passing.some((kind) => error instanceof kind)) return new Problem('overloaded', { cause: error })
  return new Problem('internal', { cause: error })
}

// Idempotency: one key, one effect. The record is written in the transaction of the effect: a client can request a lost
// answer again, and a concurrent repeat waits for the first call.
import { canonicalJson } from '../base/canonical-json.ts'
import { DAY_MS } from '../base/day.ts'
import type { JsonValue } from '../base/json.ts'
import { sha256Hex } from '../base/sha256.ts'
import type { IdempotencyReads, IdempotencyRecord, IdempotencyWrites, TenantStore } from './ports.ts'
import { Problem } from './problem.ts'
import type { Call } from './use-case.ts'

/** Runs an effect in one transaction; with an Idempotency-Key at most once, and later calls get the stored answer. */
export async function once<T, Writes extends IdempotencyWrites>(
  operation: string,
  call: Call,
  { store }: { readonly store: Pick<TenantStore<unknown, Writes>, 'write'> },
  effect: (tenant: Writes) => Promise<T>,
  /** Repeats the effect when the stored answer led to nothing; returns undefined when the answer is still valid. */
  again?: (tenant: Writes, earlier: T) => Promise<T | undefined>,
): Promise<T> {
  const { idempotencyKey: key, caller, now } = call
  if (key === undefined) return store.write(caller.workspaceId, effect)
  const requestHash = hashOf(operation, call)
  return store.write(caller.workspaceId, async (tenant) => {
    const times = { at: new Date(now).toISOString(), forgetBefore: forgetBefore(call) }
    const earlier = await tenant.claimIdempotency(key, requestHash, times)
    const before = earlier && answerOf<T>(earlier, requestHash)
    const renewed = before === undefined ? undefined : await again?.(tenant, before)
    if (earlier && renewed === undefined) return before as T
    const answer = renewed ?? (await effect(tenant))
    await tenant.completeIdempotency(key, answer === undefined ? '' : JSON.stringify(answer))
    return answer
  })
}

/** The stored answer of an earlier call with the same key, before any work; undefined when none is stored. */
export async function replayed<T>(
  operation: string,
  call: Call,
  { store }: { readonly store: Pick<TenantStore<IdempotencyReads, unknown>, 'read'> },
): Promise<{ readonly answer: T } | undefined> {
  const { idempotencyKey: key, caller } = call
  if (key === undefined) return undefined
  const earlier = await store.read(caller.workspaceId, (tenant) => tenant.idempotencyRecord(key))
  const remembered = earlier && earlier.at >= forgetBefore(call)
  return remembered ? { answer: answerOf<T>(earlier, hashOf(operation, call)) } : undefined
}

/** Records expire after 24 hours. */
const forgetBefore = (call: Call): string => new Date(call.now - DAY_MS).toISOString()

/** The hash of what a key identifies: the caller and the request. Another API key's request is another request. */
function hashOf(operation: string, call: Call): string {
  return sha256Hex(canonicalJson([operation, call.caller.keyId, call.input as JsonValue]))
}

function answerOf<T>(record: IdempotencyRecord, requestHash: string): T {
  if (record.requestHash !== requestHash) throw new Problem('idempotency_key_reused')
  return (record.answer === '' ? undefined : JSON.parse(record.answer)) as T
}

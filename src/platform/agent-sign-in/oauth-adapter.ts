// Stores the records of the authorization server under hashes: what a client or a browser holds opens nothing in a copy of
// the database.
import { type Adapter, type AdapterPayload, errors } from 'oidc-provider'
import { sha256Hex } from '../../base/sha256.ts'
import type { AgentSignInOptions } from './options.ts'

/** A client that registered and that no person gave access is forgotten after this time. */
const UNUSED_CLIENT_SECONDS = 86_400
const MAX_UNUSED_CLIENTS = 1_000
/** Requests that wait for a person. */
const MAX_REQUESTS = 10_000

type AdapterDeps = Pick<AgentSignInOptions, 'records' | 'clock'>

/** Makes the adapter of one kind of record. */
export const adapterFor =
  (deps: AdapterDeps) =>
  (kind: string): Adapter =>
    // why not: who is signed in is decided by the session of the dashboard, at every request
    kind === 'Session' ? NOTHING : createAdapter(kind, deps)

function createAdapter(kind: string, { records, clock }: AdapterDeps): Adapter {
  const instant = (afterSeconds = 0): string => new Date(clock.now() + afterSeconds * 1_000).toISOString()
  return {
    async upsert(id, payload, expiresIn) {
      const { jti: _secret, consumed, ...rest } = payload
      const seconds = kind === 'Client' ? UNUSED_CLIENT_SECONDS : expiresIn
      const record = {
        kind,
        hash: sha256Hex(id),
        grantId: kind === 'Grant' ? id : (payload.grantId ?? null),
        payload: JSON.stringify(rest),
        consumedAt: consumed === undefined ? null : instant(),
        expiresAt: seconds === undefined ? null : instant(seconds),
      }
      await records.put(record, instant(), MAX_EXPIRING[kind])
    },

    async find(id) {
      const record = await records.find(kind, sha256Hex(id), instant())
      if (!record) return undefined
      const stored = JSON.parse(record.payload) as AdapterPayload
      return {
        ...stored,
        ...(kind !== 'Client' && { jti: id }),
        ...(record.consumedAt !== null && { consumed: Math.floor(Date.parse(record.consumedAt) / 1_000) }),
      }
    },

    async consume(id) {
      // why: of two requests at one time that use a code or a refresh token, one is not its owner
      if (await records.consume(kind, sha256Hex(id), instant())) return
      const record = await records.find(kind, sha256Hex(id), instant())
      if (record?.grantId != null) await records.endGrant(record.grantId, instant())
      throw new errors.InvalidGrant(`the ${kind} was used already`)
    },

    async destroy(id) {
      if (kind === 'Grant') await records.endGrant(id, instant())
      else await records.remove(kind, sha256Hex(id))
    },

    revokeByGrantId: (grantId) => records.endGrant(grantId, instant()),
    findByUid: () => Promise.resolve(undefined),
    findByUserCode: () => Promise.resolve(undefined),
  }
}

const MAX_EXPIRING: Readonly<Record<string, number>> = {
  Client: MAX_UNUSED_CLIENTS,
  Interaction: MAX_REQUESTS,
}

const NOTHING: Adapter = {
  upsert: () => Promise.resolve(),
  find: () => Promise.resolve(undefined),
  findByUid: () => Promise.resolve(undefined),
  findByUserCode: () => Promise.resolve(undefined),
  consume: () => Promise.resolve(),
  destroy: () => Promise.resolve(),
  revokeByGrantId: () => Promise.resolve(),
}

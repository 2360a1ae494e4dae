// The ids of agents that people connected. An agent acts under a key row without a secret; every entry keeps the id of that
// row, so the id names the client and the account. An actor of an audit entry has at most 64 characters.
import { sha256Bytes } from '../base/sha256.ts'
import { ulidFromBytes } from '../base/ulid-bytes.ts'

const MAX_CLIENT = 24
const DISTINCT = 6

/** `client`: a host or another short name; `id`: a new ULID, of which the last characters tell two workspaces apart. */
export const agentKeyId = (client: string, accountId: string, id: string): string =>
  `agent:${shortened(client)}:${accountId}:${id.slice(-DISTINCT)}`

/** Marked where it is cut, so that the end of one host is not the whole of another. */
const shortened = (client: string): string =>
  client.length > MAX_CLIENT ? `*${client.slice(1 - MAX_CLIENT)}` : client

const AGENT_KEY = /^agent:[^:]+:([^:]+):[^:]+$/

export const isAgentKeyId = (keyId: string): boolean => AGENT_KEY.test(keyId)

/** The person behind an id: the account of an agent's key; the id itself for an account or another key. */
export const personBehind = (id: string): string => AGENT_KEY.exec(id)?.[1] ?? id

/** The id of a key as a session token carries it, which has room for a ULID: for an agent, the first bits of a hash. */
export const keyIdInToken = (keyId: string): string =>
  isAgentKeyId(keyId) ? ulidFromBytes(sha256Bytes(keyId).subarray(0, 16)) : keyId

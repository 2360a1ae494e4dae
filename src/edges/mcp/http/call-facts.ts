// The facts the log keeps of a tool call, for the server's operator: its result and the program, never the person or
// any content. Ids are hashed: they group the calls of one key or session, and identify neither.
import { createHash } from 'node:crypto'
import type { MountRequest } from '../../mount.ts'
import { brief, sessionInToken } from '../events.ts'
import type { SeenCall } from '../call-tool.ts'

export function factsOf(
  call: SeenCall,
  { caller, headers }: Pick<MountRequest, 'caller' | 'headers'>,
): Record<string, unknown> {
  const { tool, outcome, durationMs, client } = call
  const session = sessionInToken(call)
  const protocol = headers['mcp-protocol-version']
  return {
    tool: tool.name,
    ...('problem' in outcome
      ? { outcome: 'refused', status: outcome.problem.status, error: outcome.problem.error }
      : { outcome: 'ok', status: 200 }),
    duration_ms: Math.round(durationMs * 10) / 10,
    protocol_version: protocol === undefined ? undefined : brief(String(protocol)),
    client: client && brief(client.name),
    client_version: client?.version === undefined ? undefined : brief(client.version),
    key: hashed(caller.keyId),
    session: session === undefined ? undefined : hashed(session),
  }
}

const HASH_CHARS = 16

const hashed = (id: string): string => createHash('sha256').update(id).digest('hex').slice(0, HASH_CHARS)

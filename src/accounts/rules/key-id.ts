// Which key a call is under: an API key, or the row that represents people in the dashboard or an agent.
import { isAgentKeyId } from '../../call/agent-key-id.ts'
import type { Caller } from '../../call/use-case.ts'
import { isDashboardKeyId } from '../ports.ts'

/** Whether a key row represents people or agents who sign in: it has no secret, and nothing rotates or revokes it. */
export const hasNoSecret = (keyId: string): boolean => isDashboardKeyId(keyId) || isAgentKeyId(keyId)

/** Who sends something: the account of a signed-in person, else the key. */
export const senderOf = ({ keyId, member }: Pick<Caller, 'keyId' | 'member'>): string =>
  member?.userId ?? keyId

// Finds the session of a session token, with every possible failure (trust: token, key, workspace, store).
import { keyIdInToken } from '../call/agent-key-id.ts'
import type { AssessmentPorts, AssessmentReads, Session } from './ports.ts'
import { Problem } from '../call/problem.ts'
import { sessionErased } from './session-erasure.ts'
import { mintToken, readToken } from './session-token.ts'
import type { Call } from '../call/use-case.ts'

/** The id of the session that a token opens for this caller. Throws the matching 401. */
export async function sessionIdOf(
  token: string,
  { caller, now }: Call,
  { signer, store }: Pick<AssessmentPorts, 'signer' | 'store'>,
): Promise<string> {
  const reading = readToken(signer, caller.workspaceId, token, now)
  switch (reading.kind) {
    case 'valid':
      if (reading.payload.kid !== keyIdInToken(caller.keyId)) throw new Problem('session_key_mismatch')
      return reading.payload.sid
    case 'expired':
      throw new Problem(
        reading.payload.kid === keyIdInToken(caller.keyId) ? 'expired_session_token' : 'session_key_mismatch',
      )
    case 'foreign': {
      // why a second lookup: a genuine token of another workspace's key has a separate error code; it opens nothing
      // either way
      const other = await store.accounts.key(reading.kid)
      const genuine = other && readToken(signer, other.workspaceId, token, now).kind !== 'foreign'
      throw new Problem(genuine ? 'session_key_mismatch' : 'invalid_session_token')
    }
    case 'invalid':
      throw new Problem('invalid_session_token')
  }
}

/** The session with an id from a genuine token; missing only if it was removed from the store. Throws `session_erased`. */
export async function sessionIn(tenant: AssessmentReads, id: string): Promise<Session> {
  return unerased(await tenant.session(id))
}

/** The session that a genuine token named, with its data. Throws `session_erased`. */
export function unerased(read: Session | undefined): Session {
  const session = found(read)
  if (session.erasure !== undefined) throw sessionErased(session)
  return session
}

/** The progress map, as text, of the session that a genuine token named. Throws `session_erased`. */
export async function progressOf(
  store: Pick<AssessmentPorts['store'], 'progress' | 'read'>,
  workspaceId: string,
  sessionId: string,
): Promise<string> {
  const text = found(await store.progress(workspaceId, sessionId))
  // why only then: polling reads the map alone, and an erased session has none
  if (text === '') await store.read(workspaceId, (tenant) => sessionIn(tenant, sessionId))
  return text
}

/** Data of the session that a genuine token named. */
function found<T>(read: T | undefined): T {
  if (read === undefined) {
    throw new Problem('invalid_session_token', { detail: 'The session of this token is not here' })
  }
  return read
}

/** A new token of the caller for a session of its workspace, with the scores while its scorecard is current (C-3). */
export function freshToken(
  session: Session,
  { caller, now }: Call,
  { signer }: Pick<AssessmentPorts, 'signer'>,
): string {
  const { id: sid, rev, current } = session
  return mintToken(signer, caller.workspaceId, { sid, kid: keyIdInToken(caller.keyId), rev, now, ...current })
}

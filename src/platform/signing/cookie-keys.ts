// The keys that sign the cookies of a sign-in of an agent, derived from the ring of session secrets: several servers of one
// installation accept each other's cookies.
import { hkdfSync } from 'node:crypto'
import type { SessionSecret } from './session-secrets.ts'

export const cookieKeysOf = (ring: readonly SessionSecret[]): readonly string[] =>
  ring.map(({ id, secret }) =>
    Buffer.from(hkdfSync('sha256', secret, id, 'assay/agent-cookies', 32)).toString('base64url'),
  )

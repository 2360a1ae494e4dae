// What the client of a call can do, as the call itself says since revision 2026-07-28.
import {
  CLIENT_CAPABILITIES_META_KEY,
  type ClientCapabilities,
  PROTOCOL_VERSION_META_KEY,
  type ServerContext,
} from '@modelcontextprotocol/server'

/** Undefined for a call of an older revision, whose client said it once. */
export function declaredIn({ mcpReq: { envelope } }: ServerContext): ClientCapabilities | undefined {
  const said = (envelope ?? {}) as Readonly<Record<string, unknown>>
  // why the revision: an older client may send a member of that name, and takes neither task nor form
  return PROTOCOL_VERSION_META_KEY in said ? (said[CLIENT_CAPABILITIES_META_KEY] ?? {}) : undefined
}

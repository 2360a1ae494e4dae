// What tells an agent where to sign in: the challenge of a refusal (RFC 6750, RFC 9728), and the address of the metadata.
const METADATA = '/.well-known/oauth-protected-resource'
/** What most agents need. */
const USUAL_SCOPES = 'read run'

/** The path of the metadata of an address. */
export const metadataPath = (resource: string): `/${string}` => `${METADATA}${new URL(resource).pathname}`

/** The challenge for an address that accepts access tokens. `scope`: what a caller needs. */
export function agentChallenge(
  resource: string,
  error?: 'invalid_token' | 'insufficient_scope',
  scope = USUAL_SCOPES,
): string {
  const metadata = new URL(metadataPath(resource), resource).href
  const fields = { ...(error && { error }), resource_metadata: metadata, scope }
  return `Bearer ${Object.entries(fields)
    .map(([name, value]) => `${name}="${value}"`)
    .join(', ')}`
}

// The id of a session, with which its token begins (rule G-8).

/** Undefined where it is no token. Says nothing on whether the token is valid. */
export const sessionIdIn = (token: unknown): string | undefined =>
  /^srv1\.([0-9A-Z]{26})/.exec(String(token))?.[1] ?? sessionIdInJson(token)

/** The id in a token from before the ids were in front. */
function sessionIdInJson(token: unknown): string | undefined {
  try {
    const [, payload = ''] = String(token).split('.')
    const { sid } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { sid?: unknown }
    return typeof sid === 'string' ? sid : undefined
  } catch {
    return undefined
  }
}

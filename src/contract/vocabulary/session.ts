// How a session is named on the wire: an id, and a signed token that is sent back on every later call.
import { z } from 'zod'

export const SessionId = z
  .string()
  .meta({ id: 'SessionId', description: 'ULID of the session.', examples: ['01JBP6T0Z8Q4W7X2M5N9R3C1KD'] })

export const SessionToken = z.string().meta({
  id: 'SessionToken',
  description:
    'Signed token `srv1.<payload>.<hmac>`, at most 120 characters, bound to the API key that got it, valid for 30 days. ' +
    'An older token of the same session works like the newest.',
  examples: ['srv1.01JBP6T0Z8Q4W7X2M5N9R3C1KDAgAB…'],
})

/** The request field that carries a token. */
export const SessionField = z
  .string()
  .min(1)
  .describe('The session token: `token` of start, or the newest `session_token`.')

/** An id that no store can stumble over. One that no session has is answered as such, whatever it looks like. */
export const SessionIdField = z
  .string()
  .regex(/^[\x21-\x7e]{1,64}$/, 'must be the id of a session, as start returned it')
  .describe('Id of the session, as start returned it.')
  .meta({ examples: ['01JBP6T0Z8Q4W7X2M5N9R3C1KD'] })

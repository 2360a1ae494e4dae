// Codes of authenticator apps (RFC 6238) with the functions of better-auth. Theirs says only whether a code is right; ours also says of which
// time step it is, so that it is accepted once.
import { randomBytes } from 'node:crypto'
import { base32 } from '@better-auth/utils/base32'
import { createOTP } from '@better-auth/utils/otp'
import type { OneTimeCodes } from '../../accounts/ports.ts'

/** The name under which an app lists the account. */
const ISSUER = 'Assay'
const SECRET_BYTES = 16
const STEP_MS = 30_000
/** Clocks of phones differ, and a person takes some seconds to type. */
const STEPS_BESIDE = [0, -1, 1]

export const oneTimeCodes: OneTimeCodes = {
  newSecret(email) {
    // why as text: the library takes the bytes of a string as the secret
    const secret = randomBytes(SECRET_BYTES).toString('base64url')
    return {
      secret,
      key: base32.encode(secret, { padding: false }),
      uri: createOTP(secret).url(ISSUER, email),
    }
  },

  async stepOf(secret, code, at) {
    const otp = createOTP(secret)
    const now = Math.floor(at / STEP_MS)
    const codes = await Promise.all(STEPS_BESIDE.map((beside) => otp.hotp(now + beside)))
    const found = codes.indexOf(code)
    return found < 0 ? undefined : now + (STEPS_BESIDE[found] ?? 0)
  },
}

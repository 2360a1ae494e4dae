// Makes and uses passkeys of the browser, and sends what it says to the service.
import { noteSignIn } from './one-account.ts'
import { sendForJson, send } from './send.ts'

export interface ListedPasskey {
  readonly id: string
  readonly name: string
  readonly createdAt: string
  readonly lastUsedAt: string | null
}

interface Asked {
  readonly challenge: string
  readonly rpId: string
}

interface Begun extends Asked {
  readonly user: { readonly id: string; readonly name: string; readonly displayName: string }
  readonly exclude: readonly string[]
}

const ES256 = -7
const EDDSA = -8
const RS256 = -257

/** Whether the browser has passkeys for this address; none has them for an IP address. */
export const hasPasskeys = (): boolean =>
  'PublicKeyCredential' in window && !/^(?:[\d.]+|\[.*\])$/.test(window.location.hostname)

const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) =>
    character.charCodeAt(0),
  )

const textOf = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')

const post = (target: string, body: unknown) =>
  sendForJson({ method: 'POST', target, body, ifUnanswered: 'unsure' })

export async function signInWithPasskey(): Promise<void> {
  const { challenge, rpId } = (await post('/auth/passkey/ask', {})) as Asked
  const asked = { challenge: bytesOf(challenge), rpId, userVerification: 'required' } as const
  const { rawId, response } = await given<AuthenticatorAssertionResponse>(
    navigator.credentials.get({ publicKey: asked }),
  )
  await post('/auth/passkey', {
    id: textOf(rawId),
    clientData: textOf(response.clientDataJSON),
    authenticatorData: textOf(response.authenticatorData),
    signature: textOf(response.signature),
  })
  noteSignIn()
}

/** `code`: of an account with an authenticator app. */
export async function addPasskey(
  name: string,
  proof: { readonly password: string; readonly code?: string },
): Promise<void> {
  const { challenge, rpId, user, exclude } = (await post('/auth/passkeys/begin', proof)) as Begun
  const { rawId, response } = await given<AuthenticatorAttestationResponse>(
    navigator.credentials.create({
      publicKey: {
        challenge: bytesOf(challenge),
        rp: { id: rpId, name: 'Assay' },
        user: { ...user, id: bytesOf(user.id) },
        pubKeyCredParams: [ES256, EDDSA, RS256].map((alg) => ({ type: 'public-key', alg })),
        excludeCredentials: exclude.map((id) => ({ type: 'public-key', id: bytesOf(id) })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        attestation: 'none',
      },
    }),
  )
  const publicKey = response.getPublicKey()
  if (publicKey === null) throw new Error(NONE)
  await post('/auth/passkeys', {
    name,
    id: textOf(rawId),
    clientData: textOf(response.clientDataJSON),
    authenticatorData: textOf(response.getAuthenticatorData()),
    publicKey: textOf(publicKey),
  })
}

export const listPasskeys = async (signal: AbortSignal): Promise<readonly ListedPasskey[]> =>
  ((await sendForJson({ method: 'GET', target: '/auth/passkeys', signal })) as { passkeys: ListedPasskey[] })
    .passkeys

export const removePasskey = (id: string, password: string) =>
  send({
    method: 'POST',
    target: `/auth/passkeys/${encodeURIComponent(id)}/remove`,
    body: { password },
    ifUnanswered: 'unsure',
  })

const NONE = 'The browser gave no passkey. Try again, or use another device.'
const KNOWN = 'This device has a passkey of yours already.'

/** What the browser gives; its refusals, which are for programs, in words. */
async function given<Response extends AuthenticatorResponse>(
  asked: Promise<Credential | null>,
): Promise<PublicKeyCredential & { readonly response: Response }> {
  const credential = await asked.catch((error: unknown) => {
    const isKnown = error instanceof DOMException && error.name === 'InvalidStateError'
    throw new Error(isKnown ? KNOWN : NONE, { cause: error })
  })
  if (!(credential instanceof PublicKeyCredential)) throw new Error(NONE)
  return credential as PublicKeyCredential & { readonly response: Response }
}

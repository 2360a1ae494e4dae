// What an ID token must say of a new person.
import { generateKeyPairSync } from 'node:crypto'
import { exportJWK, SignJWT } from 'jose'
import { expect, test } from 'vitest'
import { createOpenIdClient } from './openid-client.ts'

const NOW = Date.UTC(2026, 5, 1)
const GOOGLE = 'https://accounts.google.com'
const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })

/** The identity of an ID token with these claims, from a provider that answers at once. */
async function identity(issuer: string, claims: Readonly<Record<string, unknown>>) {
  const seconds = NOW / 1_000
  const token = await new SignJWT({ nonce: 'nonce', ...claims })
    .setProtectedHeader({ alg: 'ES256' })
    .setIssuer(issuer)
    .setAudience('client')
    .setSubject('one')
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + 60)
    .sign(privateKey)
  const documents: Readonly<Record<string, object>> = {
    '/.well-known/openid-configuration': {
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/keys`,
    },
    '/token': { id_token: token },
    '/keys': { keys: [await exportJWK(publicKey)] },
  }
  const client = createOpenIdClient({
    clock: { now: () => NOW },
    http: {
      isAllowed: () => true,
      ask: ({ url }) => Promise.resolve({ status: 200, json: documents[new URL(url).pathname] as never }),
    },
  })
  const own = { issuer, clientId: 'client', clientSecret: 'secret', redirectUri: 'https://assay.example/' }
  return client.identity(own, { code: 'code', nonce: 'nonce', verifier: 'verifier', iss: undefined })
}

const bo = { email: 'Bo@Firm.example', email_verified: true, name: 'Bo' }

test('a Google account is of the organization of its address, or no new person', async () => {
  const { person } = await identity(GOOGLE, { ...bo, hd: 'firm.example' })
  expect(person()).toEqual({ email: 'bo@firm.example', name: 'Bo' })
  for (const hd of [undefined, null, '', 'other.example', 'sub.firm.example', ['firm.example']]) {
    const one = await identity(GOOGLE, { ...bo, hd })
    expect(one.subject).toBe('one')
    expect(() => one.person(), JSON.stringify(hd)).toThrow('the claim hd')
  }
})

test('other providers have no such claim', async () => {
  const { person } = await identity('https://login.firm.example', bo)
  expect(person().email).toBe('bo@firm.example')
})

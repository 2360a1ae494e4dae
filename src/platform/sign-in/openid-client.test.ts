// What an ID token must say of a new person, and how often a provider is asked.
import { generateKeyPairSync } from 'node:crypto'
import { exportJWK, SignJWT } from 'jose'
import { beforeEach, expect, test } from 'vitest'
import type { JsonObject } from '../../base/json.ts'
import { createOpenIdClient } from './openid-client.ts'

const NOW = Date.UTC(2026, 5, 1)
const GOOGLE = 'https://accounts.google.com'
const newKey = () => generateKeyPairSync('ec', { namedCurve: 'P-256' })

let { publicKey, privateKey } = newKey()
let now = NOW
let asked: string[] = []
let token = ''
beforeEach(() => {
  now = NOW
  asked = []
})

/** A client of a provider that answers at once. */
const clientOf = (issuer: string) =>
  createOpenIdClient({
    clock: { now: () => now },
    http: {
      isAllowed: () => true,
      async ask(_workspaceId, { url }) {
        const { pathname } = new URL(url)
        asked.push(pathname)
        const documents: Readonly<Record<string, JsonObject>> = {
          '/.well-known/openid-configuration': {
            issuer,
            authorization_endpoint: `${issuer}/authorize`,
            token_endpoint: `${issuer}/token`,
            jwks_uri: `${issuer}/keys`,
          },
          '/token': { id_token: token },
          '/keys': { keys: [{ ...(await exportJWK(publicKey)) }] },
        }
        return { status: 200, json: documents[pathname] ?? {} }
      },
    },
  })

/** The identity of an ID token with these claims. */
async function identity(
  issuer: string,
  claims: Readonly<Record<string, unknown>>,
  client = clientOf(issuer),
) {
  const seconds = now / 1_000
  token = await new SignJWT({ nonce: 'nonce', ...claims })
    .setProtectedHeader({ alg: 'ES256' })
    .setIssuer(issuer)
    .setAudience('client')
    .setSubject('one')
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + 60)
    .sign(privateKey)
  const own = {
    workspaceId: 'one',
    issuer,
    clientId: 'client',
    clientSecret: 'secret',
    redirectUri: 'https://assay.example/',
  }
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

const ISSUER = 'https://login.firm.example'
const DESCRIPTION = '/.well-known/openid-configuration'

test('a description and keys are read once in five minutes, and at each change of the settings', async () => {
  const client = clientOf(ISSUER)
  const person = () => identity(ISSUER, bo, client)
  await person()
  now += 299_999
  await person()
  expect(asked).toEqual([DESCRIPTION, '/token', '/keys', '/token'])
  asked = []
  now += 1
  await person()
  expect(asked).toEqual([DESCRIPTION, '/token', '/keys'])
  asked = []
  await client.check({ workspaceId: 'one', issuer: ISSUER })
  expect(asked).toEqual([DESCRIPTION])
})

test('another key of the provider is read at its first signature, and keys of others sign no one in', async () => {
  const client = clientOf(ISSUER)
  await identity(ISSUER, bo, client)
  const next = newKey()
  ;({ publicKey, privateKey } = next)
  expect((await identity(ISSUER, bo, client)).subject).toBe('one')
  asked = []
  ;({ privateKey } = newKey())
  await expect(identity(ISSUER, bo, client)).rejects.toThrow('The ID token is not valid')
  expect(asked).toEqual(['/token', '/keys'])
  ;({ privateKey } = next)
})

test('a description that cannot be read is not kept', async () => {
  const client = clientOf('https://other.example')
  const asks = { workspaceId: 'one', issuer: ISSUER }
  for (const _ of [1, 2]) await expect(client.check(asks)).rejects.toThrow('another issuer')
  expect(asked).toEqual([DESCRIPTION, DESCRIPTION])
})

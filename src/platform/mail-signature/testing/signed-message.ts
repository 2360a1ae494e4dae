// Signed messages, and the keys of their domains, for tests.
import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import { dkimSign } from 'mailauth/lib/dkim/sign.js'
import type { TxtLookup } from '../message-verifier.ts'

export interface Keys {
  readonly privateKey: KeyObject
  /** The value of `p=`. */
  readonly published: string
}

/** An RSA pair; another number of bits for keys that are too short. */
export function rsaKeys(modulusLength = 2_048): Keys {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength })
  return { privateKey, published: publicKey.export({ type: 'spki', format: 'der' }).toString('base64') }
}

export const KEYS = rsaKeys()

/** The lookup of a world in which every domain publishes this record under every selector. */
export const publishing =
  (record = `v=DKIM1; k=rsa; p=${KEYS.published}`): TxtLookup =>
  () =>
    Promise.resolve([record.match(/.{1,200}/g) ?? []])

export const failing =
  (code: string): TxtLookup =>
  () =>
    Promise.reject(Object.assign(new Error(code), { code }))

export interface Letter {
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

/** A message before it is signed. */
export function letter({
  headers = {},
  body = 'We order the annual plan for EUR 1,200.',
}: Letter = {}): string {
  const all = {
    From: 'Jane Roe <jane@acme.com>',
    To: 'founder@startup.io',
    Subject: 'Our order',
    Date: 'Mon, 26 Oct 2026 10:00:00 +0100',
    'Message-ID': '<1@acme.com>',
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=utf-8',
    ...headers,
  }
  const head = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return `${head.join('')}\r\n${body.replace(/\r?\n/g, '\r\n')}\r\n`
}

export interface Signing {
  readonly domain?: string
  readonly selector?: string
  readonly keys?: Keys
  readonly algorithm?: string
  readonly canonicalization?: string
  readonly headerList?: readonly string[]
  readonly signTime?: Date
  readonly expires?: Date
  readonly maxBodyLength?: number
}

/** The message with one more signature, which comes first. */
export async function signed(
  message: string,
  {
    domain = 'acme.com',
    selector = 's1',
    keys = KEYS,
    headerList,
    signTime,
    expires,
    algorithm,
    ...rest
  }: Signing = {},
): Promise<string> {
  const { signatures, errors } = await dkimSign(message, {
    canonicalization: 'relaxed/relaxed',
    signTime: signTime ?? new Date('2026-10-26T09:00:05Z'),
    ...(expires && { expires }),
    ...(algorithm !== undefined && { algorithm }),
    ...(headerList && { headerList: [...headerList] }),
    // why in a list: the signer takes a key from nowhere else
    signatureData: [
      {
        signingDomain: domain,
        selector,
        privateKey: keys.privateKey.export({ type: 'pkcs8', format: 'pem' }),
        ...rest,
      },
    ],
  } as Parameters<typeof dkimSign>[1])
  if (signatures === '') throw new Error(String(errors[0]?.err ?? 'not signed'))
  return signatures + message
}

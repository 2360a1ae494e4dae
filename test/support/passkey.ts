// A device with passkeys, as a browser hands on what it makes and signs. A test says what it does, also what no browser does.
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { OWN } from './browser.ts'

const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04
const HAS_CREDENTIAL = 0x40

export interface Told {
  readonly origin?: string
  readonly type?: string
  readonly crossOrigin?: boolean
  /** The host of authenticator data. */
  readonly host?: string
  readonly verified?: boolean
  readonly uses?: number
}

export interface Device {
  readonly id: string
  make(challenge: string, told?: Told): Record<string, string>
  answer(challenge: string, told?: Told): Record<string, string>
}

const KINDS = {
  ES256: () => generateKeyPairSync('ec', { namedCurve: 'prime256v1' }),
  EdDSA: () => generateKeyPairSync('ed25519'),
  RS256: () => generateKeyPairSync('rsa', { modulusLength: 2_048 }),
  /** Of none of the kinds that the server asks for. */
  ES384: () => generateKeyPairSync('ec', { namedCurve: 'secp384r1' }),
  short: () => generateKeyPairSync('rsa', { modulusLength: 1_024 }),
} as const

const sha256 = (bytes: string | Buffer): Buffer => createHash('sha256').update(bytes).digest()

export function device(kind: keyof typeof KINDS = 'ES256'): Device {
  const { publicKey, privateKey } = KINDS[kind]()
  const id = randomBytes(16)
  const clientData = (type: string, challenge: string, told: Told): Buffer =>
    Buffer.from(
      JSON.stringify({
        type: told.type ?? type,
        challenge,
        origin: told.origin ?? OWN,
        crossOrigin: told.crossOrigin ?? false,
      }),
    )
  const data = (flags: number, { host, verified = true, uses = 0 }: Told): Buffer => {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(uses)
    const all = flags | USER_PRESENT | (verified ? USER_VERIFIED : 0)
    return Buffer.concat([sha256(host ?? new URL(OWN).hostname), Buffer.of(all), counter])
  }
  const text = (parts: Readonly<Record<string, Buffer>>): Record<string, string> =>
    Object.fromEntries(Object.entries(parts).map(([name, bytes]) => [name, bytes.toString('base64url')]))
  return {
    id: id.toString('base64url'),
    make(challenge, told = {}) {
      const credential = Buffer.concat([Buffer.alloc(16), Buffer.of(0, id.length), id])
      return text({
        id,
        clientData: clientData('webauthn.create', challenge, told),
        authenticatorData: Buffer.concat([data(HAS_CREDENTIAL, told), credential]),
        publicKey: publicKey.export({ format: 'der', type: 'spki' }),
      })
    },
    answer(challenge, told = {}) {
      const said = clientData('webauthn.get', challenge, told)
      const authenticatorData = data(0, told)
      const signed = Buffer.concat([authenticatorData, sha256(said)])
      const digest = kind === 'EdDSA' ? null : 'sha256'
      return text({ id, clientData: said, authenticatorData, signature: sign(digest, signed, privateKey) })
    },
  }
}

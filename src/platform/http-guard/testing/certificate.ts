// Makes a self-signed TLS certificate at run time, which keeps private keys out of the repository.
import { generateKeyPairSync, randomUUID, sign } from 'node:crypto'

export interface Certificate {
  /** PEM. */
  readonly cert: string
  readonly key: string
}

const SEQUENCE = 0x30
const INTEGER = 0x02
const OCTETS = 0x04
const ECDSA_SHA256 = oid('06082a8648ce3d040302')
const COMMON_NAME = oid('0603550403')
const ALT_NAMES = oid('0603551d11')

/** Valid from 2025 to 2049 for the given DNS names (wildcards included), with an ECDSA P-256 key. */
export function selfSigned(names: readonly string[]): Certificate {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  // why a new name each time: of two issuers with one name TLS tries only the first it finds
  const issuer = Buffer.from(`assay test ${randomUUID()}`)
  const name = der(SEQUENCE, der(0x31, der(SEQUENCE, COMMON_NAME, der(0x0c, issuer))))
  const algorithm = der(SEQUENCE, ECDSA_SHA256)
  const altNames = der(SEQUENCE, ...names.map((dnsName) => der(0x82, Buffer.from(dnsName))))
  const body = der(
    SEQUENCE,
    der(0xa0, der(INTEGER, Buffer.from([2]))),
    der(INTEGER, Buffer.from([1])),
    algorithm,
    name,
    der(SEQUENCE, der(0x17, Buffer.from('250101000000Z')), der(0x17, Buffer.from('491231235959Z'))),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, der(SEQUENCE, der(SEQUENCE, ALT_NAMES, der(OCTETS, altNames)))),
  )
  const signature = sign('sha256', body, privateKey)
  const certificate = der(SEQUENCE, body, algorithm, der(0x03, Buffer.from([0]), signature))
  // why no line end after every 64: one at the very end makes an empty line, which TLS libraries refuse
  const base64 = (certificate.toString('base64').match(/.{1,64}/g) ?? []).join('\n')
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${base64}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  }
}

function der(tag: number, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts)
  const { length } = content
  const prefix =
    length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.from([tag, ...prefix]), content])
}

function oid(hex: string): Buffer {
  return Buffer.from(hex, 'hex')
}

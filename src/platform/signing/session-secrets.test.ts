import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { SigningMisconfigured } from '../../assessment/ports.ts'
import { createSigner, parseSessionSecrets } from './session-secrets.ts'

const secret = (bytes = 32): string => randomBytes(bytes).toString('base64')

test('a ring is read newest first', () => {
  expect(parseSessionSecrets(`s2:${secret()}, s1:${secret(48)}\n`).map(({ id }) => id)).toEqual(['s2', 's1'])
})

test.each([
  ['empty', '', 'no session secret'],
  ['without an id', secret(), 'form id:base64'],
  ['too short', `s1:${secret(31)}`, 'shorter than 32 bytes'],
  ['with an id twice', `s1:${secret()},s1:${secret()}`, 'one id'],
])('a ring %s is refused, and the message never shows a secret', (_what, ring, says) => {
  expect(() => parseSessionSecrets(ring)).toThrow(SigningMisconfigured)
  expect(() => parseSessionSecrets(ring)).toThrow(says)
  for (const part of ring.split(/[:,]/).filter((piece) => piece.length > 10)) {
    expect(() => parseSessionSecrets(ring)).not.toThrow(part)
  }
})

test('a ring that broke at run time cannot sign or verify', () => {
  const broken = createSigner([{ id: 's1', secret: new Uint8Array(8) }])
  expect(() => broken.sign('w', () => 'text')).toThrow(SigningMisconfigured)
  expect(() => broken.verify('w', 's1', 'text', new Uint8Array(32))).toThrow(SigningMisconfigured)
  expect(() => createSigner([]).verify('w', 's1', 'text', new Uint8Array(32))).toThrow(SigningMisconfigured)
})

test('an unknown secret id and a MAC of the wrong length verify nothing; one cut to 128 bits or more does', () => {
  const signer = createSigner(parseSessionSecrets(`s1:${secret()}`))
  const { text, mac } = signer.sign('w', (skid) => `text under ${skid}`)
  expect(signer.verify('w', 's1', text, mac)).toBe(true)
  expect(signer.verify('w', 's9', text, mac)).toBe(false)
  const cut = (bytes: number): boolean => signer.verify('w', 's1', text, mac.subarray(0, bytes))
  expect([0, 1, 15, 16, 31, 32].map(cut)).toEqual([false, false, false, true, true, true])
  expect(signer.verify('w', 's1', text, new Uint8Array([...mac, 0]))).toBe(false)
})

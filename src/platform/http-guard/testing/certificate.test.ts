// The certificate of the tests is one whatever its length, or a test would fail once in so many runs.
import { createSecureContext } from 'node:tls'
import { expect, test } from 'vitest'
import { selfSigned } from './certificate.ts'

test('a certificate of any length is accepted', () => {
  for (let letters = 1; letters <= 60; letters++) {
    const certificate = selfSigned([`${'a'.repeat(letters)}.test`])
    expect(() => createSecureContext(certificate)).not.toThrow()
  }
})

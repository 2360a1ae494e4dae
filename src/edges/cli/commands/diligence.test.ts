// An identifier on the command line is a scheme, perhaps its issuer, and a value.
import { expect, test } from 'vitest'
import { identifierOf } from './diligence.ts'

test.each([
  ['imo:9820257', { scheme: 'imo', value: '9820257' }],
  ['passport/IQ:A6489694', { scheme: 'passport', value: 'A6489694', country: 'IQ' }],
  ['email:someone@example.org', { scheme: 'email', value: 'someone@example.org' }],
  ['tax-id/ru:77:01', { scheme: 'tax-id', value: '77:01', country: 'ru' }],
  ['badge:1', undefined],
  ['passport', undefined],
  ['passport:', undefined],
  ['', undefined],
])('%s', (text, identifier) => expect(identifierOf(text)).toEqual(identifier))

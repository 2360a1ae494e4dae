import { expect, test } from 'vitest'
import { utf8 } from '../proofs/bytes.ts'
import { trustOf } from './trust-text.ts'

test('keys are read one a line, a policy as it is, and an empty field is no key', () => {
  expect(trustOf('', undefined)).toEqual({ keys: [] })
  expect(trustOf('  a+1+b \n c+2+d\r\n', undefined)).toEqual({ keys: ['a+1+b', 'c+2+d'] })
  expect(trustOf('log a+1+b\r\nquorum none', utf8('p'))).toEqual({
    policy: utf8('log a+1+b\nquorum none'),
    pin: utf8('p'),
  })
  expect(trustOf('# mine\nquorum none\n', undefined)).toHaveProperty('policy')
  expect(trustOf('logs.example/t/1+1+b', undefined)).toEqual({ keys: ['logs.example/t/1+1+b'] })
})

import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createSigner } from '../platform/signing/session-secrets.ts'
import { mintToken, readToken, TOKEN_LIFETIME_SECONDS } from './session-token.ts'

const NOW = Date.parse('2026-11-20T09:00:00Z')
const old = { id: 's1', secret: randomBytes(32) }
const signer = createSigner([old])
const fields = { sid: '01JBP6T0Z8Q4W7X2M5N9R3C1KD', kid: '01JBP6T0Z8Q4W7X2M5N9R3C1KE', rev: 33, now: NOW }
const token = mintToken(signer, 'w', fields)
const kindOf = (text: string, now = NOW, workspace = 'w') => readToken(signer, workspace, text, now).kind

describe('a session token (G-8)', () => {
  test('says what it was given, is a canonical payload, and lives 30 days to the second', () => {
    expect(readToken(signer, 'w', token, NOW)).toMatchObject({
      kind: 'valid',
      payload: { v: 1, sid: fields.sid, kid: fields.kid, rev: 33, skid: 's1' },
    })
    const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()
    expect(Object.keys(JSON.parse(payload) as object)).toEqual([
      'exp',
      'iat',
      'kid',
      'rev',
      'sid',
      'skid',
      'v',
    ])
    const end = NOW + TOKEN_LIFETIME_SECONDS * 1000
    expect([kindOf(token, end - 1), kindOf(token, end)]).toEqual(['valid', 'expired'])
  })

  test('stays under 300 characters with scores and verdict', () => {
    const scored = mintToken(signer, 'w', {
      ...fields,
      rev: 120,
      scores: [10, 10, 10, 10, 10, 10, 10],
      verdict: 'validate',
    })
    expect(token.length).toBeLessThanOrEqual(230)
    expect(scored.length).toBeLessThanOrEqual(300)
    expect(readToken(signer, 'w', scored, NOW)).toMatchObject({
      payload: { scores: [10, 10, 10, 10, 10, 10, 10], verdict: 'validate' },
    })
  })

  test('a clock that jumps: 30 s of skew into the past is allowed for iat, no more', () => {
    expect(
      [-1_000, -29_000, -31_000, -3_600_000, 3_600_000].map((jump) => kindOf(token, NOW + jump)),
    ).toEqual(['valid', 'valid', 'invalid', 'invalid', 'valid'])
  })

  test('no change of a single character survives', () => {
    fc.assert(
      fc.property(fc.nat(token.length - 1), fc.constantFrom(...'AQgw0_-.=+/ é'), (at, wrong) => {
        const changed = token.slice(0, at) + wrong + token.slice(at + 1)
        return changed === token || kindOf(changed) !== 'valid'
      }),
      { numRuns: 2_000 },
    )
  })

  test('a second spelling of the same MAC bytes is refused: one token, one string', () => {
    const last = token.at(-1) ?? ''
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
    const twins = [...alphabet].filter(
      (letter) =>
        letter !== last &&
        Buffer.from(`${token.split('.')[2]?.slice(0, -1)}${letter}`, 'base64url').equals(
          Buffer.from(token.split('.')[2] ?? '', 'base64url'),
        ),
    )
    expect(twins.length).toBeGreaterThan(0)
    for (const twin of twins) expect(kindOf(token.slice(0, -1) + twin)).toBe('invalid')
  })

  test('another workspace cannot verify it', () => {
    expect(kindOf(token, NOW, 'other')).toBe('foreign')
  })

  test('rotating the ring keeps old tokens good while their secret is in it, and ends them after', () => {
    const young = { id: 's2', secret: randomBytes(32) }
    expect(readToken(createSigner([young, old]), 'w', token, NOW).kind).toBe('valid')
    expect(readToken(createSigner([young]), 'w', token, NOW).kind).toBe('foreign')
    expect(mintToken(createSigner([young, old]), 'w', fields)).toContain('srv1.')
  })

  test('hostile strings are invalid and nothing throws', () => {
    const payload = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')
    const mac = 'A'.repeat(43)
    const hostile = [
      '',
      'srv1',
      'srv1..',
      `srv1.${payload(null)}.${mac}`,
      `srv1.${payload([])}.${mac}`,
      `srv2.${payload({})}.${mac}`,
      `srv1.${payload({ v: 1, sid: {}, kid: 'k', skid: 's1', rev: 0, iat: 0, exp: 9e15 })}.${mac}`,
      `${token}\n`,
      ` ${token}`,
      'srv1.' + 'A'.repeat(5000) + '.' + mac,
    ]
    for (const text of hostile) expect(kindOf(text), text.slice(0, 40)).toBe('invalid')
    fc.assert(fc.property(fc.string(), (text) => ['invalid', 'foreign'].includes(kindOf(text))))
  })
})

test('a token an agent copies into every call has at most 300 characters, with every score in it', () => {
  const id = '01KBV6T0Z8Q4W7X2M5N9R3C1KD'
  const fullest = { sid: id, kid: id, rev: 2_000, scores: [10, 10, 10, 10, 10, 10, 10], verdict: 'iterate' }
  expect(mintToken(createSigner([old]), 'w', { ...fullest, now: NOW }).length).toBeLessThanOrEqual(300)
})

test('a token is read up to 4,096 characters, and none that is longer, whoever signed it', () => {
  const signed = (spaces: number): string => {
    const { text, mac } = signer.sign('w', (skid) => {
      const payload = {
        v: 1,
        sid: fields.sid,
        kid: fields.kid,
        rev: 33,
        iat: NOW / 1000,
        exp: NOW / 1000 + 60,
        skid,
      }
      return `srv1.${Buffer.from(JSON.stringify(payload) + ' '.repeat(spaces)).toString('base64url')}`
    })
    return `${text}.${Buffer.from(mac).toString('base64url')}`
  }
  const lengths = Array.from({ length: 4_000 }, (_, spaces) => spaces)
  const atMost = lengths.findLast((spaces) => signed(spaces).length <= 4_096) ?? 0
  expect([signed(atMost).length, kindOf(signed(atMost))]).toEqual([4_096, 'valid'])
  expect([signed(atMost + 1).length > 4_096, kindOf(signed(atMost + 1))]).toEqual([true, 'invalid'])
})

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

const arbitraryFields = fc.record(
  {
    sid: fc.ulid(),
    kid: fc.oneof(
      fc.ulid(),
      fc.ulid().map((id) => `dashboard:${id}`),
    ),
    rev: fc.nat(4_294_967_295),
    current: fc.record({
      scores: fc.array(fc.integer({ min: 0, max: 10 }), { minLength: 7, maxLength: 7 }),
      verdict: fc.constantFrom('kill', 'validate', 'iterate', 'build' as const),
    }),
  },
  { requiredKeys: ['sid', 'kid', 'rev'] },
)

/** A token as Assay made them before the payload was packed. */
function jsonToken(change: object = {}, spaces = 0): string {
  const iat = NOW / 1000
  const { sid, kid, rev } = fields
  const { text, mac } = signer.sign('w', (skid) => {
    const payload = { exp: iat + TOKEN_LIFETIME_SECONDS, iat, kid, rev, sid, skid, v: 1, ...change }
    return `srv1.${Buffer.from(JSON.stringify(payload) + ' '.repeat(spaces)).toString('base64url')}`
  })
  return `${text}.${Buffer.from(mac).toString('base64url')}`
}

describe('a session token (G-8)', () => {
  test('gives back what was put in, in at most 120 characters, under every id of a secret', () => {
    fc.assert(
      fc.property(arbitraryFields, fc.stringMatching(/^[A-Za-z0-9_-]{1,8}$/), (given, id) => {
        const { current, ...rest } = given
        const ring = createSigner([{ id, secret: old.secret }])
        const made = mintToken(ring, 'w', { ...rest, ...current, now: NOW })
        expect(made.length).toBeLessThanOrEqual(120)
        expect(made).toMatch(/^srv1\.[\w-]+\.[\w-]{22}$/)
        const iat = NOW / 1000
        expect(readToken(ring, 'w', made, NOW)).toEqual({
          kind: 'valid',
          payload: { ...rest, ...current, skid: id, iat, exp: iat + TOKEN_LIFETIME_SECONDS },
        })
      }),
    )
  })

  test('begins with the id of the session, and lives 30 days to the second', () => {
    expect(token).toContain(`srv1.${fields.sid}`)
    const end = NOW + 30 * 86_400_000
    expect([kindOf(token, end - 1), kindOf(token, end)]).toEqual(['valid', 'expired'])
  })

  test('a clock that is set back or forward makes no token false', () => {
    expect(
      [-30 * 86_400_000, -3_600_000, -1_000, 3_600_000].map((jump) => kindOf(token, NOW + jump)),
    ).toEqual(['valid', 'valid', 'valid', 'valid'])
  })

  test('no change of a single character survives, in a token of either form', () => {
    for (const genuine of [token, jsonToken()])
      fc.assert(
        fc.property(fc.nat(genuine.length - 1), fc.constantFrom(...'AQgw0_-.=+/ é'), (at, wrong) => {
          const changed = genuine.slice(0, at) + wrong + genuine.slice(at + 1)
          return changed === genuine || kindOf(changed) !== 'valid'
        }),
        { numRuns: 2_000 },
      )
  })

  test('no character can be taken out, doubled or added', () => {
    for (const genuine of [token, jsonToken()])
      for (let at = 0; at <= genuine.length; at++)
        for (const changed of [
          genuine.slice(0, at) + genuine.slice(at + 1),
          genuine.slice(0, at) + genuine.charAt(at - 1) + genuine.slice(at),
          `${genuine.slice(0, at)}A${genuine.slice(at)}`,
        ])
          if (changed !== genuine) expect(kindOf(changed)).not.toBe('valid')
  })

  test('a MAC fits no other payload: parts of two tokens make none', () => {
    fc.assert(
      fc.property(arbitraryFields, arbitraryFields, (one, other) => {
        const [left, right] = [one, other].map(({ current, ...rest }) =>
          mintToken(signer, 'w', { ...rest, ...current, now: NOW }),
        ) as [string, string]
        const mixed = left.slice(0, -22) + right.slice(-22)
        return mixed === left || kindOf(mixed) !== 'valid'
      }),
    )
    const scored = mintToken(signer, 'w', { ...fields, scores: [1, 2, 3, 4, 5, 6, 7], verdict: 'iterate' })
    expect(kindOf(scored.slice(0, -22) + token.slice(-22))).toBe('foreign')
  })

  test('a second spelling of the same bytes is refused: one token, one string', () => {
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
    expect(kindOf(token.replace(fields.sid, fields.sid.toLowerCase()))).not.toBe('valid')
  })

  test('a MAC has the length of its form: neither form takes that of the other', () => {
    const [short, long] = [token, jsonToken()]
    const wholeMac = signer.sign('w', () => short.slice(0, -23)).mac
    expect(kindOf(`${short.slice(0, -22)}${Buffer.from(wholeMac).toString('base64url')}`)).toBe('invalid')
    const cutMac = Buffer.from(long.split('.')[2] ?? '', 'base64url').subarray(0, 16)
    expect(kindOf(`${long.slice(0, -43)}${cutMac.toString('base64url')}`)).toBe('invalid')
  })

  test('another workspace cannot verify it, and learns the key that it claims', () => {
    expect(readToken(signer, 'other', token, NOW)).toEqual({ kind: 'foreign', kid: fields.kid })
    const kid = `dashboard:${fields.kid}`
    const ofDashboard = mintToken(signer, 'w', { ...fields, kid })
    expect(readToken(signer, 'other', ofDashboard, NOW)).toEqual({ kind: 'foreign', kid })
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
    const packed = (hex: string): string =>
      `srv1.${fields.sid}${Buffer.from(hex, 'hex').toString('base64url')}.${'A'.repeat(22)}`
    const body = Buffer.from(token.split('.')[1]?.slice(26) ?? '', 'base64url').toString('hex')
    expect(kindOf(packed(body))).toBe('foreign')
    const hostile = [
      '',
      'srv1',
      'srv1..',
      `srv1.${payload(null)}.${mac}`,
      `srv1.${payload([])}.${mac}`,
      `srv2.${payload({})}.${mac}`,
      `srv1.${payload({ v: 1, sid: {}, kid: 'k', skid: 's1', rev: 0, iat: 0, exp: 9e15 })}.${mac}`,
      packed(''),
      packed(body.slice(0, 52)),
      packed(`03${body.slice(2)}`),
      packed(`0204${body.slice(4)}`),
      packed(`${body}00`),
      // scores of 11, and a verdict that does not exist
      packed(`0202${body.slice(4, 52)}bbbbbbb07331`),
      packed(`0202${body.slice(4, 52)}111111147331`),
      `${token}\n`,
      ` ${token}`,
      'srv1.' + 'A'.repeat(5000) + '.' + mac,
    ]
    for (const text of hostile) expect(kindOf(text), text.slice(0, 60)).toBe('invalid')
    fc.assert(fc.property(fc.string(), (text) => ['invalid', 'foreign'].includes(kindOf(text))))
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) =>
        ['invalid', 'foreign'].includes(kindOf(packed(Buffer.from(bytes).toString('hex')))),
      ),
    )
  })
})

describe('a token from before the payload was packed', () => {
  test('is good until it expires', () => {
    const shown = { scores: [10, 10, 10, 10, 10, 10, 10], verdict: 'validate' }
    expect(readToken(signer, 'w', jsonToken(shown), NOW)).toMatchObject({
      kind: 'valid',
      payload: { sid: fields.sid, kid: fields.kid, rev: 33, ...shown },
    })
    expect(kindOf(jsonToken(), NOW + TOKEN_LIFETIME_SECONDS * 1000)).toBe('expired')
    expect(kindOf(jsonToken(), NOW, 'other')).toBe('foreign')
  })

  test('is read up to 4,096 characters, and none that is longer, whoever signed it', () => {
    const lengths = Array.from({ length: 4_000 }, (_, spaces) => spaces)
    const atMost = lengths.findLast((spaces) => jsonToken({}, spaces).length <= 4_096) ?? 0
    expect([jsonToken({}, atMost).length, kindOf(jsonToken({}, atMost))]).toEqual([4_096, 'valid'])
    const over = jsonToken({}, atMost + 1)
    expect([over.length > 4_096, kindOf(over)]).toEqual([true, 'invalid'])
  })
})

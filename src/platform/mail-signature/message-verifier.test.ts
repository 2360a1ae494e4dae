// Verifies messages that are signed here, with keys that are published here.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createMessageVerifier, type TxtLookup } from './message-verifier.ts'
import { failing, KEYS, letter, publishing, rsaKeys, signed, type Signing } from './testing/signed-message.ts'

const NOW = Date.parse('2026-11-02T09:00:00Z')
const check = (raw: string, lookup: TxtLookup = publishing(), now = NOW) =>
  createMessageVerifier(lookup, 300).verify(raw, now)
const order = await signed(letter())

/** The fault of a message, or how the check ended. */
async function faultOf(raw: string, lookup?: TxtLookup, now?: number): Promise<string> {
  const result = await check(raw, lookup, now)
  return result.kind === 'refused' ? result.fault : result.kind
}

test('P-8 a valid signature gives the domains, the date, the signed headers and the text', async () => {
  expect(await check(order)).toEqual({
    kind: 'verified',
    message: {
      from: 'acme.com',
      date: '2026-10-26T09:00:00.000Z',
      signatures: [
        { domain: 'acme.com', selector: 's1', covers: expect.arrayContaining(['from', 'date', 'subject']) },
      ],
      automatic: false,
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
      bodySha256: expect.stringMatching(/^[0-9a-f]{64}$/),
      subject: 'Our order',
      text: 'We order the annual plan for EUR 1,200.\n',
      html: undefined,
      documents: [],
    },
  })
})

describe('P-8 a message that does not count', () => {
  const sign = (options: Signing) => signed(letter(), options)
  const record = (tags: string) => publishing(`v=DKIM1; ${tags} p=${KEYS.published}`)
  const rows: readonly [string, () => Promise<string> | string, TxtLookup?][] = [
    ['unsigned', () => letter()],
    ['malformed', () => 'We order.'],
    ['malformed', () => `From: someone else <x@evil.io>\r\n${order}`],
    ['malformed', () => `From\r\n : someone else <x@evil.io>\r\n${order}`],
    ['malformed', () => `Subject: Another subject\r\n${order}`],
    ['malformed', () => order.replace('\r\n\r\n', '\r\nX: a\r\n \r\n We order more.\r\n\r\n')],
    ['malformed', () => order.replace('\r\n\r\n', '\r\nX: a\r \r We order more.\r\n\r\n')],
    ['malformed', () => 'DKIM-Signature\r\n : v=1\r\n'.repeat(5) + order],
    ['malformed', () => `Content-Type: text/html\r\n${order}`],
    ['malformed', async () => signed(letter({ headers: { From: 'a@acme.com, b@acme.com' } }))],
    ['malformed', async () => (await sign({})).replace(/^/, 'DKIM-Signature: v=1\r\n'.repeat(5))],
    ['malformed', () => order.replace('\r\n\r\n', `\r\nX-Long: ${'x'.repeat(70_000)}\r\n\r\n`)],
    ['altered', () => order.replace('1,200', '9,200')],
    ['altered', () => order.replace('Our order', 'Your order')],
    ['altered', () => sign({ keys: rsaKeys() })],
    ['partial', async () => `${await sign({ maxBodyLength: 10 })}PS: We order ten more.`],
    ['expired', () => sign({ expires: new Date('2026-10-30T00:00:00Z') })],
    ['not_yet_valid', () => sign({ signTime: new Date('2026-11-09T00:00:00Z') })],
    ['weak_signature', () => sign({ algorithm: 'rsa-sha1' })],
    ['test_key', () => sign({}), record('t=y;')],
    ['no_key', () => sign({}), publishing('v=DKIM1; p=')],
    ['no_key', () => sign({}), publishing('v=spf1 -all')],
    ['no_key', () => sign({}), record(`n=${'x'.repeat(9_000)};`)],
    ['no_key', () => sign({}), failing('ENOTFOUND')],
    ['no_key', () => sign({}), failing('ENODATA')],
    ['unavailable', () => sign({}), failing('ETIMEOUT')],
    ['unavailable', () => sign({}), failing('ESERVFAIL')],
    ['unavailable', () => sign({}), () => new Promise(() => undefined)],
  ]
  test.each(rows)('%s', async (fault, message, lookup) => {
    expect(await faultOf(await message(), lookup)).toBe(fault)
  })

  test('weak_signature: an RSA key of less than 1,024 bits', async () => {
    const keys = rsaKeys(768)
    expect(await faultOf(await signed(letter(), { keys }), publishing(`v=DKIM1; p=${keys.published}`))).toBe(
      'weak_signature',
    )
  })

  test('headers_unsigned: From is not signed', async () => {
    const raw = await sign({})
    expect(await faultOf(raw.replace(': From;', ';'))).toBe('headers_unsigned')
  })
})

describe('P-8 limits', () => {
  const withHeader = async (line: string) => faultOf(`${line}\r\n${order}`)
  const headChars = order.indexOf('\r\n\r\n')

  test('5 signatures, 65,536 characters of headers, 10,000 lines', async () => {
    const more = (count: number) => 'DKIM-Signature: v=1\r\n'.repeat(count) + order
    expect([await faultOf(more(4)), await faultOf(more(5))]).toEqual(['verified', 'malformed'])
    const pad = (chars: number) => `X: ${'x'.repeat(chars - headChars - 5)}`
    expect([await withHeader(pad(65_536)), await withHeader(pad(65_537))]).toEqual(['verified', 'malformed'])
    const long = (lines: number) => order + '\r\n'.repeat(lines - order.split('\n').length)
    expect([await faultOf(long(10_000)), await faultOf(long(10_001))]).toEqual(['verified', 'malformed'])
  })

  test('8,192 characters of a key record', async () => {
    const record = `v=DKIM1; p=${KEYS.published}; n=`
    const padded = (chars: number) => publishing(record.padEnd(chars, 'x'))
    expect([await faultOf(order, padded(8_192)), await faultOf(order, padded(8_193))]).toEqual([
      'verified',
      'no_key',
    ])
  })

  test('120 delimiters, 3 documents', async () => {
    const parts = (count: number, part: string) =>
      signed(
        letter({
          headers: { 'Content-Type': 'multipart/mixed; boundary=b' },
          body: `--b\n${part}${`\n--b\n${part}`.repeat(count)}`,
        }),
      )
    const text = 'Content-Type: text/plain\n\nx'
    expect([await faultOf(await parts(120, text)), await faultOf(await parts(121, text))]).toEqual([
      'verified',
      'malformed',
    ])
    const pdf = 'Content-Type: application/pdf\nContent-Disposition: attachment\n\n%PDF'
    const result = await check(await parts(3, pdf))
    expect(result.kind === 'verified' && result.message.documents.length).toBe(3)
  })
})

test('P-8 one valid signature of the sender is enough, whatever stands beside it', async () => {
  const expired = { domain: 'acme.com', selector: 'old', expires: new Date('2026-10-30T00:00:00Z') }
  const both = await signed(await signed(letter()), expired)
  expect(await faultOf(both)).toBe('verified')
  const lookup: TxtLookup = (name) =>
    name.startsWith('relay.') ? failing('ETIMEOUT')(name) : publishing()(name)
  const relayed = await signed(await signed(letter()), { domain: 'relay.net', selector: 'relay' })
  expect(await faultOf(relayed, lookup)).toBe('verified')
})

test('P-8 a valid signature of a stranger does not hide that the sender’s is broken', async () => {
  const altered = (await signed(letter())).replace('1,200', '9,200')
  expect(await faultOf(await signed(altered, { domain: 'relay.net' }))).toBe('altered')
})

test('P-8 any change of a signed character is noticed', async () => {
  const from = order.indexOf('From:')
  const signedPart = order.slice(from)
  await fc.assert(
    fc.asyncProperty(
      fc.nat(signedPart.trimEnd().length - 1),
      fc.constantFrom('x', '7', '@'),
      async (at, by) => {
        fc.pre(!/\s/.test(signedPart[at] ?? '') && signedPart[at]?.toLowerCase() !== by)
        const changed = order.slice(0, from) + signedPart.slice(0, at) + by + signedPart.slice(at + 1)
        expect(await faultOf(changed)).not.toBe('verified')
      },
    ),
    { numRuns: 150 },
  )
})

test('P-8 unsigned headers, their order, and line ends change nothing but the hash of the bytes', async () => {
  const plain = await check(order)
  const [signature = '', rest = ''] = order.split(/(?=From:)/)
  const others = [
    `Received: from a by b; Mon, 26 Oct 2026 10:00:01 +0100\r\nX-Seen: 1\r\n${order}`,
    `From jane@acme.com Mon Oct 26 10:00:00 2026\n${order.replaceAll('\r\n', '\n')}`,
    rest.replace('\r\n\r\n', `\r\n${signature}\r\n`),
    `\n\n${order}\r\n\r\n`,
  ]
  for (const raw of others) {
    const result = await check(raw)
    if (plain.kind !== 'verified' || result.kind !== 'verified') throw new Error(JSON.stringify(result))
    const { sha256: _, ...same } = result.message
    expect(plain.message).toMatchObject({ ...same, text: expect.any(String) })
    expect(result.message.sha256).not.toBe(plain.message.sha256)
  }
})

test('P-8 the body has one hash for every way to sign it', async () => {
  const hashes = ['relaxed/relaxed', 'relaxed/simple', 'simple/simple'].map(async (canonicalization) => {
    const result = await check(await signed(letter(), { canonicalization }))
    return result.kind === 'verified' ? result.message.bodySha256 : result
  })
  expect(new Set(await Promise.all(hashes)).size).toBe(1)
})

describe('the parts of a message', () => {
  const parts = (...bodies: readonly string[]) => `--b1\r\n${bodies.join('\r\n--b1\r\n')}\r\n--b1--`
  const mixed = { 'Content-Type': 'multipart/mixed; boundary="b1"' }
  const read = async (headers: Record<string, string>, body: string, alter = (raw: string) => raw) => {
    const result = await check(
      alter(await signed(letter({ headers, body }), { headerList: ['From', 'Date', 'Subject'] })),
    )
    return result.kind === 'verified' ? result.message : result
  }

  test('base64, quoted-printable, charsets and encoded subjects are decoded', async () => {
    expect(
      await read(
        { ...mixed, Subject: '=?utf-8?Q?Bestellung_f=C3=BCr_M=C3=A4rz?=' },
        parts(
          'Content-Type: text/plain; charset=iso-8859-1\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\nWir bestellen f=FCr 500 =\r\nEuro.',
          `Content-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: base64\r\n\r\n${Buffer.from('Grüße').toString('base64')}`,
        ),
      ),
    ).toMatchObject({
      subject: 'Bestellung für März',
      text: expect.stringMatching(/Wir bestellen für 500 Euro\.\s+Grüße/),
    })
  })

  test('HTML is handed on as HTML, PDF files as bytes, attached messages not at all', async () => {
    const pdf = Buffer.from('%PDF-1.7')
    expect(
      await read(
        mixed,
        parts(
          'Content-Type: text/html\r\n\r\n<p>We <b>order</b></p>',
          `Content-Type: application/pdf\r\nContent-Disposition: attachment\r\nContent-Transfer-Encoding: base64\r\n\r\n${pdf.toString('base64')}`,
          'Content-Type: message/rfc822\r\n\r\nSubject: Forwarded\r\n\r\nEUR 9,999',
        ),
      ),
    ).toMatchObject({ html: expect.stringContaining('<b>order</b>'), documents: [new Uint8Array(pdf)] })
  })

  test('another boundary or type than the sender used is refused, where the signature does not cover it', async () => {
    const body = parts(
      'Content-Type: multipart/alternative; boundary="b2"\r\n\r\n--b2\r\nContent-Type: text/plain\r\n\r\nEUR 500 was paid.\r\n--b2--',
      'Content-Type: text/plain\r\n\r\nThank you for your order.',
    )
    expect(await read(mixed, body)).toMatchObject({ text: expect.stringContaining('Thank you') })
    const inner = (raw: string) =>
      raw.replace('multipart/mixed; boundary="b1"', 'multipart/mixed; boundary="b2"')
    expect(await read(mixed, body, inner)).toEqual({ kind: 'refused', fault: 'malformed' })
    const plain = (raw: string) => raw.replace('multipart/mixed; boundary="b1"', 'text/html')
    expect(await read(mixed, body, plain)).toEqual({ kind: 'refused', fault: 'malformed' })
  })

  test('parts nested too deep, or too many, are refused', async () => {
    let nested = 'Content-Type: text/plain\r\n\r\nDeep.'
    for (let depth = 20; depth > 0; depth--)
      nested = `Content-Type: multipart/mixed; boundary="n${depth}"\r\n\r\n--n${depth}\r\n${nested}\r\n--n${depth}--`
    expect(await read(mixed, parts(nested))).toEqual({ kind: 'refused', fault: 'malformed' })
    const many = Array.from({ length: 200 }, () => 'Content-Type: text/plain\r\n\r\nx')
    expect(await read(mixed, parts(...many))).toEqual({ kind: 'refused', fault: 'malformed' })
  })

  test.each([
    ['List-Unsubscribe', '<mailto:x@acme.com>', true],
    ['Auto-Submitted', 'auto-replied', true],
    ['Auto-Submitted', 'no', false],
    ['Precedence', 'bulk', true],
    ['Importance', 'high', false],
  ])('%s: %s says automatic %s', async (name, value, automatic) => {
    expect(await read({ [name]: value }, 'We order.')).toMatchObject({ automatic })
  })
})

test('bodies made to be slow are read in time, and nothing throws', async () => {
  const bodies = [
    '\r\n'.repeat(100_000) + 'x',
    ' '.repeat(200_000) + 'x',
    '=?'.repeat(90_000),
    '--b\r\n'.repeat(40_000),
  ]
  for (const body of bodies)
    expect(await faultOf(await signed(letter({ body })))).toMatch(/verified|malformed/)
  for (const raw of [
    '',
    ' ',
    ':',
    '\r\n\r\n',
    'DKIM-Signature: \r\n\r\n',
    'DKIM-Signature: v=1; a=\r\nFrom: a@b\r\n\r\n',
  ])
    expect(await faultOf(raw)).toMatch(/malformed|unsigned|weak_signature/)
}, 20_000)

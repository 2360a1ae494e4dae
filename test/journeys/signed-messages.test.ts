// A commitment that a signed message proves, from the request to the scorecard, and what is left of the message: nothing (P-8).
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pageReader } from '../../src/installation/citation-checks.ts'
import { createMessageVerifier, type TxtLookup } from '../../src/platform/mail-signature/message-verifier.ts'
import {
  failing,
  letter,
  type Letter,
  publishing,
  signed,
} from '../../src/platform/mail-signature/testing/signed-message.ts'
import { picture } from '../abuse/support.ts'
import { callTool } from '../support/mcp.ts'
import { placedWorld, stores } from '../support/stores.ts'
import { type Answer, bodyOf, example, type World } from '../support/world.ts'

const strong = example('strong')
const committed = strong.signals.find(({ kind }) => kind === 'commitment_record')
const prospects = strong.signals.filter(({ kind }) => kind === 'named_prospect')
if (committed === undefined) throw new Error('the strong example has no commitment')
const { source_url: _, ...bare } = committed.value
const MARKER = 'Quartz-Zebra-4711'

const birch = (over: Letter = {}): Promise<string> =>
  signed(
    letter({
      headers: {
        From: 'Pam Lee <pam@birchdental.com>',
        Subject: `Our order ${MARKER}`,
        Date: 'Mon, 14 Sep 2026 10:00:00 +0100',
        ...over.headers,
      },
      body: over.body ?? `We order the annual plan for GBP 1,500.\n\nPam Lee, Birch Dental. ${MARKER}`,
    }),
    { domain: 'birchdental.com' },
  )

describe.each(stores)('on $kind', ({ skip, place }) => {
  if (skip) return test.skip('there is no such store here', () => undefined)
  const reader = pageReader()
  let world: World
  let lookup: TxtLookup = publishing()
  let who: Awaited<ReturnType<World['tenant']>>

  beforeAll(async () => {
    const messages = createMessageVerifier((name) => lookup(name))
    world = await placedWorld(place, { messages, finder: reader })
    who = await world.tenant('pro')
  })
  afterAll(async () => {
    await world.close()
    await reader.close()
  })

  const open = (key = who.key) => world.session(key, { pitch: strong.pitch, signals: prospects })
  const submit = (
    session: string,
    message: string | undefined,
    {
      key = who.key,
      value = {},
      headers = {},
    }: { key?: string; value?: object; headers?: Record<string, string> } = {},
  ): Promise<Answer> =>
    world.call(
      key,
      'submit_signal',
      {
        session,
        axis: 'market',
        kind: 'commitment_record',
        value: { ...bare, ...value, ...(message !== undefined && { evidence_email: message }) },
      },
      headers,
    )
  /** Status and code of an answer, with the reason of a refused message. */
  const outcome = ({ status, body }: Answer) => [
    status,
    (body['issues'] as { path: string; message: string }[] | undefined)?.map(
      ({ path, message }) => `${path} ${message.split(':')[0] ?? ''}`,
    )[0] ?? body['error'],
  ]

  test('an order with a valid signature makes its entry attested', async () => {
    const answer = bodyOf(await submit(await open(), await birch()))
    expect(answer['provenance']).toEqual({
      grade: 'attested',
      reason: 'signed: signed by birchdental.com, 2026-09-14',
    })
  })

  test('a commitment that was the word of the founder is raised by a message, and keeps its id and its proof', async () => {
    const session = await open()
    const said = bodyOf(await submit(session, undefined))
    expect(said['provenance']).toMatchObject({ grade: 'word' })
    const message = await birch({ headers: { Date: 'Tue, 15 Sep 2026 10:00:00 +0100' } })
    const proved = bodyOf(await submit(session, message))
    expect(proved).toMatchObject({ entry: said['entry'], provenance: { grade: 'attested' } })
    expect(outcome(await submit(session, undefined))).toEqual([422, 'duplicate_signal'])
    expect(bodyOf(await submit(session, message))['provenance']).toMatchObject({ grade: 'attested' })
  })

  test('the scorecard counts it as attested, and an export names who signed', async () => {
    const others = strong.signals.filter((signal) => signal !== committed)
    const session = await world.session(who.key, { ...strong, signals: others })
    const score = async () => bodyOf(await world.call(who.key, 'score', { session }))
    bodyOf(await submit(session, undefined))
    const before = await score()
    expect(before).toMatchObject({ evidence: { grades: { attested: 0 } } })
    const message = await birch({ headers: { Date: 'Wed, 16 Sep 2026 10:00:00 +0100' } })
    bodyOf(await submit(session, message))
    const scored = await score()
    expect(scored['evidence']).toMatchObject({ grades: { attested: 1 } })
    const markdown = await world.call(who.key, 'export', {
      session: String(scored['session_token']),
      format: 'markdown',
    })
    expect(markdown.text).toContain('signed by birchdental.com, 2026-09-16')
  })

  describe('a refusal stores nothing and gives its reason', () => {
    test.each<[string, () => Promise<string>, object?]>([
      ['altered', async () => (await birch()).replace('1,500', '9,500')],
      ['unsigned', async () => (await birch()).replace(/^DKIM-Signature:/, 'X-Signature:')],
      ['no_amount', () => birch({ body: 'We order. Birch Dental' })],
      ['no_agreement', () => birch({ body: 'GBP 1,500 is a lot. Birch Dental' })],
      ['other_date', () => birch({ headers: { Date: 'Mon, 4 May 2026 10:00:00 +0100' } })],
      ['unknown_sender', () => birch(), { counterparty: 'Oak Lane' }],
      ['amount_required', () => birch(), { amount: undefined, currency: undefined }],
      ['malformed', () => Promise.resolve('We order.')],
    ])('%s', async (reason, message, value = {}) => {
      const session = await open()
      const before = await picture(world)
      const answer = await submit(session, await message(), { value })
      expect(outcome(answer)).toEqual([422, `value.evidence_email ${reason}`])
      expect(answer.text).not.toContain(MARKER)
      expect(await picture(world)).toBe(before)
    })

    test('over 256 KB', async () => {
      const answer = await submit(await open(), (await birch()).padEnd(262_145, ' '))
      expect(outcome(answer)).toEqual([
        422,
        'value.evidence_email must be the raw message of an e-mail with its headers, at most 256 KB',
      ])
      expect(answer.text).not.toContain(MARKER)
    })

    test('the field belongs to a commitment alone', async () => {
      const answer = await world.call(who.key, 'submit_signal', {
        session: await open(),
        ...prospects[0],
        value: { ...prospects[0]?.value, organization: 'Another', evidence_email: await birch() },
      })
      expect([answer.status, answer.body['error']]).toEqual([422, 'unknown_field'])
      expect(answer.text).not.toContain(MARKER)
    })
  })

  test('a key that cannot be fetched loses nothing: the same request succeeds later', async () => {
    const session = await open()
    const headers = { 'idempotency-key': 'later-1' }
    const message = await birch({ headers: { Date: 'Thu, 17 Sep 2026 10:00:00 +0100' } })
    lookup = failing('ETIMEOUT')
    const before = await picture(world)
    const first = await submit(session, message, { headers })
    expect([first.status, first.body['error'], first.body['retryable']]).toEqual([
      503,
      'message_unchecked',
      true,
    ])
    expect(await picture(world)).toBe(before)
    lookup = publishing()
    expect(bodyOf(await submit(session, message, { headers }))['provenance']).toMatchObject({
      grade: 'attested',
    })
  })

  test('a message proves one entry of one session, in no other workspace, with whatever unsigned headers', async () => {
    const session = await open()
    const message = await birch({ headers: { Date: 'Fri, 18 Sep 2026 10:00:00 +0100' } })
    bodyOf(await submit(session, message))
    const other = await world.tenant('free')
    const copies = [
      message,
      `Received: by another; Mon, 21 Sep 2026 10:00:00 +0100\r\n${message}`,
      message.replaceAll('\r\n', '\n'),
    ]
    for (const copy of copies) {
      expect(outcome(await submit(session, copy, { value: { type: 'deposit' } }))).toEqual([
        422,
        'value.evidence_email used',
      ])
      expect(outcome(await submit(await open(), copy))).toEqual([422, 'value.evidence_email used'])
      const foreign = await submit(await open(other.key), copy, { key: other.key })
      expect(outcome(foreign)).toEqual([422, 'value.evidence_email used'])
    }
  })

  test('of two sessions that send a message at one time, one has it', async () => {
    const message = await birch({ headers: { Date: 'Sat, 19 Sep 2026 10:00:00 +0100' } })
    const other = await world.tenant('free')
    const answers = await Promise.all([
      submit(await open(), message),
      submit(await open(other.key), message, { key: other.key }),
    ])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422])
  })

  test('a message of 256 KB full of line ends and quotation marks is taken, over REST and MCP', async () => {
    const filler = '"quoted" text, line by line\n'.repeat(8_900)
    const dated = (day: string, body: string) =>
      birch({ headers: { Date: `${day} Sep 2026 10:00:00 +0100` }, body })
    const body = `We order for GBP 1,500.\n\nBirch Dental\n\n${filler}`
    const message = await dated('Sun, 20', body)
    expect(Buffer.byteLength(message)).toBeGreaterThan(250_000)
    expect(Buffer.byteLength(message)).toBeLessThanOrEqual(262_144)
    bodyOf(await submit(await open(), message))
    const session = await open()
    const overMcp = await callTool(world, who.key, 'submit_signal', {
      session,
      axis: 'market',
      kind: 'commitment_record',
      value: { ...bare, evidence_email: await dated('Mon, 21', body) },
    })
    expect(JSON.stringify(overMcp)).toContain('attested')
  })

  test('100,000 characters of a text are read', async () => {
    const order = 'We order for GBP 1,500. Birch Dental'
    const subject = `Our order ${MARKER}\n\n`
    const padded = (chars: number, date: string) =>
      birch({
        headers: { Date: `${date} Sep 2026 10:00:00 +0100` },
        body: `${'so on. '.repeat(20_000).slice(0, chars - subject.length - order.length - 3)}\n\n${order}`,
      })
    bodyOf(await submit(await open(), await padded(99_990, 'Fri, 25')))
    expect((await submit(await open(), await padded(100_020, 'Sat, 26'))).status).toBe(422)
  })

  test('an order in HTML is read as its reader sees it', async () => {
    const message = await birch({
      headers: { 'Content-Type': 'text/html; charset=utf-8', Date: 'Tue, 22 Sep 2026 10:00:00 +0100' },
      body: '<p>We&nbsp;order the <b>annual</b> plan.</p><table><tr><td>Total</td><td>&pound;1,500</td></tr></table><p>Birch Dental</p>',
    })
    expect(bodyOf(await submit(await open(), message))['provenance']).toMatchObject({ grade: 'attested' })
    const hidden = await birch({
      headers: { 'Content-Type': 'text/html; charset=utf-8', Date: 'Wed, 23 Sep 2026 10:00:00 +0100' },
      body: '<p>No news.</p><script>We order for GBP 1,500. Birch Dental</script><!-- We order for GBP 1,500. Birch Dental -->',
    })
    expect((await submit(await open(), hidden)).status).toBe(422)
  })

  test('nothing of a message is left: not in the store, the log, an answer or an export', async () => {
    const session = await open()
    const message = await birch({ headers: { Date: 'Thu, 24 Sep 2026 10:00:00 +0100' } })
    const answers = [
      await submit(session, message, { headers: { 'idempotency-key': 'marked-1' } }),
      await submit(session, message, { headers: { 'idempotency-key': 'marked-1' } }),
      await world.call(who.key, 'check_progress', { session }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const left = [await picture(world), world.log(), ...answers.map(({ text }) => text)].join('\n')
    expect(left).toContain('birchdental.com')
    for (const part of [
      MARKER,
      MARKER.toLowerCase(),
      'pam@',
      'Pam Lee',
      'annual plan',
      'evidence_email',
      Buffer.from(MARKER).toString('base64').slice(0, 20),
    ])
      expect(left, part).not.toContain(part)
  })
})

// A hostile page costs its own reading and nothing else: it is ended in time, and the pages after it are read.
import { deflateSync } from 'node:zlib'
import { setImmediate } from 'node:timers/promises'
import { afterEach, describe, expect, test } from 'vitest'
import { type Asker, PageReader, type ReadingLimits } from './page-reader.ts'
import { simplePdf } from './testing/simple-pdf.ts'

let reader = new PageReader<string, number>()
afterEach(() => reader.close())

const FINDER = new URL('./testing/spinning-finder.ts', import.meta.url)

function reading(limits: Partial<ReadingLimits>): PageReader<string, number> {
  reader = new PageReader(limits, FINDER)
  return reader
}
const bytes = (text: string): Uint8Array => Buffer.from(text)
const searching = (page: Uint8Array, asker: Partial<Asker> = {}, quotes: readonly string[] = []) =>
  reader.search({ bytes: page, contentType: 'text/html' }, quotes, { tenant: 'a', ...asker })
const HOUR_MS = 3_600_000
const NO_TURN = { page: { kind: 'unreadable', reason: 'no_turn' }, found: [] }
const GOOD = bytes('<p>Good page</p>')
const HELD_UP = bytes(`${'<i>'.repeat(250_000)}${'</b>'.repeat(250_000)}`)

test('pages are read at once and in any number', async () => {
  const two = reading({ threads: 2 })
  const pages = await Promise.all(
    Array.from({ length: 25 }, (_, i) => two.read(bytes(`<p>page ${i}`), 'text/html')),
  )
  expect(pages).toMatchObject(
    Array.from({ length: 25 }, (_, i) => ({
      kind: 'text',
      text: `page ${i}`,
      format: 'html',
      charset: 'utf-8',
    })),
  )
})

test('a page that holds its thread up is too slow, and the pages behind it are read', async () => {
  const one = reading({ threads: 1, deadlineMs: 300 })
  const [slow, good] = await Promise.all([one.read(HELD_UP, 'text/html'), one.read(GOOD, 'text/html')])
  expect(slow).toEqual({ kind: 'unreadable', reason: 'too_slow' })
  expect(good).toMatchObject({ text: 'Good page' })
})

test('the server goes on while a page is read', async () => {
  const one = reading({ threads: 1, deadlineMs: 500 })
  let ticks = 0
  const timer = setInterval(() => ticks++, 10)
  await one.read(HELD_UP, 'text/html')
  clearInterval(timer)
  // one, if any, where the thread of the server were held up
  expect(ticks).toBeGreaterThan(2)
})

test('a page that fills the memory is too heavy, and the pages behind it are read', async () => {
  const one = reading({ threads: 1, heapMb: 24, deadlineMs: 20_000, maxBytes: 50_000_000, maxChars: 1e9 })
  const many = bytes(`[${'{},'.repeat(2_000_000)}{}]`)
  expect(await one.read(many, 'application/json')).toEqual({ kind: 'unreadable', reason: 'too_heavy' })
  expect(await one.read(GOOD, 'text/html')).toMatchObject({ text: 'Good page' })
})

test('a PDF that draws for ever is too slow', async () => {
  const content = `BT /F 10 Tf ${'<0041> Tj '.repeat(150_000)} ET`
  const one = reading({ threads: 1, deadlineMs: 100 })
  expect(await one.read(simplePdf([], { content }), 'application/pdf')).toEqual({
    kind: 'unreadable',
    reason: 'too_slow',
  })
})

test('a PDF that unpacks to far more than it is, is too heavy before it is there', async () => {
  const packed = deflateSync(Buffer.alloc(200_000_000, ' '))
  const pdf = Buffer.concat([
    bytes(
      '%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n' +
        '2 0 obj\n<< /Type /Pages /Count 1 /Kids [3 0 R] >>\nendobj\n' +
        '3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] /Contents 4 0 R >>\nendobj\n' +
        `4 0 obj\n<< /Length ${packed.length} /Filter /FlateDecode >>\nstream\n`,
    ),
    packed,
    bytes('\nendstream\nendobj\ntrailer\n<< /Size 5 /Root 1 0 R >>\nstartxref\n0\n%%EOF'),
  ])
  const one = reading({ threads: 1, buffersMb: 32, deadlineMs: 20_000 })
  expect(await one.read(pdf, 'application/pdf')).toEqual({ kind: 'unreadable', reason: 'too_heavy' })
})

test('bytes beyond the bound, and none, are not even handed over', async () => {
  const one = reading({ maxBytes: 10 })
  expect(await one.read(bytes('12345678901'), 'text/plain')).toEqual({
    kind: 'unreadable',
    reason: 'too_large',
  })
  expect(await one.read(bytes(''), 'text/plain')).toEqual({ kind: 'unreadable', reason: 'empty' })
})

test('closing ends what is read, and answers whoever waits', async () => {
  const one = reading({ threads: 1, deadlineMs: HOUR_MS })
  const pages = [one.read(HELD_UP, 'text/html'), one.read(GOOD, 'text/html')]
  await setImmediate()
  await one.close()
  pages.push(one.read(GOOD, 'text/html'))
  expect(await Promise.all(pages)).toEqual(
    ['too_slow', 'no_turn', 'no_turn'].map((reason) => ({ kind: 'unreadable', reason })),
  )
})

test('a page that was asked for in the moment of closing is not read', async () => {
  const one = reading({ threads: 1, deadlineMs: HOUR_MS })
  const page = one.read(HELD_UP, 'text/html')
  await one.close()
  expect(await page).toEqual({ kind: 'unreadable', reason: 'no_turn' })
})

describe('a quote that takes too long costs itself', () => {
  test('what is found before and after it stays, and so does the text', async () => {
    reading({ threads: 1, deadlineMs: 400 })
    const quotes = ['Good', 'for 60000 ms: page', 'page', 'missing']
    expect(await searching(GOOD, {}, quotes)).toMatchObject({
      page: { kind: 'text', text: 'Good page' },
      found: [0, undefined, 5, -1],
    })
    expect(await reader.search('Good page', quotes, { tenant: 'a' })).toEqual({
      page: undefined,
      found: [0, undefined, 5, -1],
    })
  })

  test('each has a time of its own, however many there are', async () => {
    reading({ threads: 1, deadlineMs: 500 })
    const quotes = Array.from({ length: 8 }, () => 'for 100 ms: page')
    expect((await searching(GOOD, {}, quotes)).found).toEqual(Array(8).fill(5))
  })

  test('many of them keep no thread from another page', async () => {
    reading({ threads: 1, deadlineMs: 300 })
    const done: string[] = []
    const quotes = Array.from({ length: 10 }, () => 'for 100 ms: page')
    const many = searching(GOOD, {}, quotes).then(({ found }) => done.push(`many ${found.length}`))
    const good = searching(GOOD, { tenant: 'b' }).then(() => done.push('good'))
    await Promise.all([many, good])
    expect(done).toEqual(['good', 'many 10'])
  })
})

describe('pages that wait', () => {
  test('leave at once with whoever asked for them, and nothing is read for nobody', async () => {
    reading({ threads: 1, deadlineMs: 1_000 })
    const impatient = new AbortController()
    let held = true
    const first = searching(HELD_UP).then(() => (held = false))
    const left = Array.from({ length: 50 }, () => searching(HELD_UP, { signal: impatient.signal }))
    const good = searching(GOOD)
    impatient.abort()
    for (const page of await Promise.all(left)) expect(page).toEqual(NO_TURN)
    expect(await searching(GOOD, { signal: impatient.signal })).toEqual(NO_TURN)
    expect(held).toBe(true)
    await first
    expect(await good).toMatchObject({ page: { text: 'Good page' } })
  })

  test('wait for one page of another workspace, not for its hundred', async () => {
    reading({ threads: 1, deadlineMs: 300, held: { perWorkspace: 1e9, inAll: 1e9 } })
    let read = 0
    const many = Array.from({ length: 100 }, () => searching(HELD_UP).then(() => read++))
    expect(await searching(GOOD, { tenant: 'b' })).toMatchObject({ page: { text: 'Good page' } })
    expect(read).toBeLessThanOrEqual(2)
    await reader.close()
    await Promise.all(many)
  })

  test('are so many bytes for a workspace and so many in all; more is refused at once, until they are read', async () => {
    reading({ threads: 1, held: { perWorkspace: 1_000, inAll: 1_500 } })
    const page = bytes(`<p>${'word '.repeat(80)}`)
    const asked = ['a', 'a', 'a', 'b', 'c', 'a'].map((tenant) => searching(page, { tenant }))
    const kinds = (await Promise.all(asked)).map((answer) => answer.page?.kind)
    expect(kinds).toEqual(['text', 'text', 'unreadable', 'text', 'unreadable', 'unreadable'])
    const again = await Promise.all(['a', 'a', 'b'].map((tenant) => searching(page, { tenant })))
    expect(again.map((answer) => answer.page?.kind)).toEqual(['text', 'text', 'text'])
  })

  test('count with the text that was made of them: what was found of one that is too much stays', async () => {
    reading({ threads: 1, deadlineMs: 300, held: { perWorkspace: 150, inAll: 150 } })
    const page = bytes(`<p>${'word '.repeat(20)}`)
    const quotes = ['word', 'for 400 ms: word', 'word']
    expect((await searching(page, {}, quotes)).found).toEqual([0, undefined, undefined])
  })

  test('are given up after a while', async () => {
    reading({ threads: 1, deadlineMs: 600, lastTurnMs: 100 })
    const [slow, good] = await Promise.all([searching(HELD_UP), searching(GOOD)])
    expect(slow).toMatchObject({ page: { reason: 'too_slow' } })
    expect(good).toEqual(NO_TURN)
  })
})

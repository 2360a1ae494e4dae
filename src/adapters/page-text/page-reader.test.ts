// A hostile page costs its own reading and nothing else: it is ended in time, and the pages after it are read.
import { deflateSync } from 'node:zlib'
import { afterEach, expect, test } from 'vitest'
import { PageReader } from './page-reader.ts'
import type { ReadingLimits } from './page-thread.ts'
import { simplePdf } from './testing/simple-pdf.ts'

let reader = new PageReader()
afterEach(() => reader.close())

function reading(limits: Partial<ReadingLimits>): PageReader {
  reader = new PageReader(limits)
  return reader
}
const bytes = (text: string): Uint8Array => Buffer.from(text)
const GOOD = bytes('<p>Good page</p>')
const HELD_UP = bytes(`${'<i>'.repeat(250_000)}${'</b>'.repeat(250_000)}`)

test('pages are read at once and in any number', async () => {
  const two = reading({ threads: 2 })
  const pages = await Promise.all(
    Array.from({ length: 25 }, (_, i) => two.read(bytes(`<p>page ${i}`), 'text/html')),
  )
  expect(pages).toEqual(
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
  expect(ticks).toBeGreaterThan(10)
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

test('closing answers whoever waits', async () => {
  const one = reading({ threads: 1, deadlineMs: 60_000 })
  const pages = [one.read(HELD_UP, 'text/html'), one.read(GOOD, 'text/html')]
  await one.close()
  for (const page of await Promise.all(pages))
    expect(page).toEqual({ kind: 'unreadable', reason: 'too_slow' })
})

// Every format gives its text, and what cannot be read gives its reason instead of an error.
import { describe, expect, test } from 'vitest'
import { simplePdf } from './testing/simple-pdf.ts'
import { textOfPage } from './text-of.ts'

const bytes = (text: string): Uint8Array => Buffer.from(text)
const read = (content: Uint8Array | string, contentType: string, maxChars = 100_000) =>
  textOfPage(typeof content === 'string' ? bytes(content) : content, contentType, maxChars)

describe('formats', () => {
  test('HTML, by content type or by its beginning', async () => {
    const html = '<!-- x --><!doctype html><title>T</title><p>Hello</p>'
    for (const type of [
      'text/html',
      'TEXT/HTML; charset=utf-8',
      'application/xhtml+xml',
      '',
      'application/octet-stream',
    ])
      expect(await read(html, type)).toMatchObject({
        kind: 'text',
        text: 'T\n\nHello',
        format: 'html',
        charset: 'utf-8',
      })
  })

  test('plain text as it is', async () => {
    for (const type of ['text/plain', 'text/csv', 'text/vtt', 'text/x-rst; charset=utf-8', ''])
      expect(await read('a <b> c\n\nd', type)).toMatchObject({ text: 'a <b> c\n\nd', format: 'plain' })
  })

  test('the strings of JSON, with or without HTML in them, however deep', async () => {
    const json = '{"a": ["one", {"b": "<p>two <b>three</b></p>"}], "c": 4, "d": null, "e": "5 < 6"}'
    expect(await read(json, 'application/vnd.api+json')).toMatchObject({
      text: 'one\n\ntwo three\n\n5 < 6\n\n',
      format: 'json',
    })
    const deep = `${'['.repeat(50_000)}"deep"${']'.repeat(50_000)}`
    expect(await read(deep, 'application/json')).toMatchObject({ text: 'deep\n\n' })
  })

  test('JSON Lines, whatever they are sent as', async () => {
    const lines = '{"a": "one"}\n\n{"a": "two"}\r\n'
    for (const type of ['application/json', 'application/x-ndjson', 'application/jsonl'])
      expect(await read(lines, type)).toMatchObject({ text: 'one\n\ntwo\n\n', format: 'json' })
    expect(await read('{"a": "one"}\n{"a": ', 'application/x-ndjson')).toMatchObject({ reason: 'broken' })
  })

  test('the elements of a feed, with the HTML in them', async () => {
    const feed =
      '<?xml version="1.0" encoding="windows-1251"?><rss><channel><title>A &amp; B</title>\n<item>' +
      '<description><![CDATA[<p>We <b>lost</b> a day.</p>]]></description>' +
      '<content>&lt;p&gt;\xcc\xfb&lt;/p&gt;</content></item></channel></rss>'
    for (const type of ['application/rss+xml', 'application/atom+xml', 'application/xml', 'text/xml'])
      expect(await read(Buffer.from(feed, 'latin1'), type)).toMatchObject({
        kind: 'text',
        text: 'A & B\n\nWe lost a day.\n\nМы\n\n',
        format: 'xml',
        charset: 'windows-1251',
      })
    const page = '<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"><p>in<b>line</b></p></html>'
    expect(await read(page, 'application/xml')).toMatchObject({ text: 'inline', format: 'html' })
  })

  test('Markdown without its marks', async () => {
    const markdown =
      '# Head\n\nWe *lost* **money** on [every](https://example.com/a_b) order.\n\n- one\n- two'
    expect(await read(markdown, 'text/markdown; charset=UTF-8')).toMatchObject({
      text: 'Head\n\nWe lost money on every order.\n\none\n\ntwo',
      format: 'markdown',
    })
  })

  test('PDF in any script, line by line, paragraphs apart', async () => {
    const pdf = simplePdf(['We lost mon-', 'ey in 2024.', '', 'Zażółć gęślą', '我们的收入', 'दाम बढ़े'])
    expect(await read(pdf, 'application/pdf')).toMatchObject({
      kind: 'text',
      text: 'We lost mon-\ney in 2024.\n\nZażółć gęślą\n我们的收入\nदाम बढ़े\n',
      format: 'pdf',
      charset: undefined,
    })
  })

  test('PDF from a Buffer, which PDF.js does not take', async () => {
    expect(await read(Buffer.from(simplePdf(['one line'])), 'application/pdf')).toMatchObject({
      text: 'one line\n',
    })
  })

  test('PDF of many pages, and under a wrong name', async () => {
    const lines = Array.from({ length: 120 }, (_, i) => `line ${i}`)
    const page = await read(simplePdf(lines), 'text/html')
    expect(page).toMatchObject({ kind: 'text', format: 'pdf' })
    expect(page.kind === 'text' && page.text.split('\n').filter((line) => line !== '')).toEqual(lines)
  })
})

describe('what cannot be read has a reason', () => {
  const ENCRYPTED =
    '/Encrypt << /Filter /Standard /V 1 /R 2 /O (12345678901234567890123456789012) ' +
    '/U (12345678901234567890123456789012) /P -4 >> /ID [(a) (a)]'
  test.each([
    ['unsupported_type', 'image/png', 'x'],
    ['unsupported_type', 'application/zip', 'PK'],
    ['unsupported_type', 'application/javascript', 'quote()'],
    ['unsupported_type', 'text/rtf', '{\\rtf1 quote}'],
    ['unsupported_type', 'image/svg+xml', '<svg/>'],
    ['unsupported_type', '', '\0\0\0\u0001binary'],
    ['encrypted', 'application/pdf', simplePdf(['secret'], { trailer: ENCRYPTED })],
    ['unmapped_text', 'application/pdf', simplePdf(['日本'], { unmapped: true })],
    ['broken', 'application/pdf', '%PDF-1.7 and then nothing'],
    ['broken', 'application/pdf', 'not at all'],
    ['broken', 'application/pdf', simplePdf(['cut']).subarray(0, 200)],
    ['broken', 'application/json', '{"a": '],
    ['empty', 'text/html', '<html><script>only()</script></html>'],
    ['empty', 'text/plain', ' \n … '],
    ['empty', 'application/json', '{"a": 1}'],
    ['empty', 'application/pdf', simplePdf([''])],
    ['too_large', 'text/plain', 'word '.repeat(50_000)],
    ['too_large', 'text/html', `<p>${'word '.repeat(50_000)}`],
    ['too_large', 'application/json', JSON.stringify({ a: 'word '.repeat(50_000) })],
  ])('%s: %s', async (reason, contentType, content) => {
    expect(await read(content, contentType)).toEqual({ kind: 'unreadable', reason })
  })
})

// Pages of the encodings that are met are read as they were written, declared or not.
import { describe, expect, test } from 'vitest'
import { decode } from './charset.ts'

/** Bytes of sentences as their encodings write them. */
const WRITTEN: readonly (readonly [charset: string, text: string, hex: string])[] = [
  ['windows-1252', '“naïve” – 5 €', '936e61ef766594209620352080'],
  ['iso-8859-2', 'Zażółć gęślą jaźń', '5a61bff3b3e62067eab66cb1206a61bcf1'],
  ['windows-1251', 'Мы потеряли деньги', 'ccfb20efeef2e5f0ffebe820e4e5edfce3e8'],
  ['koi8-r', 'привет, как дела', 'd0d2c9d7c5d42c20cbc1cb20c4c5ccc1'],
  ['shift_jis', '日本語の文章', '93fa967b8cea82cc95b68fcd'],
  ['euc-jp', '日本語の文章', 'c6fccbdcb8eca4cecab8becf'],
  ['gb18030', '我们的收入', 'ced2c3c7b5c4cad5c8eb'],
  ['big5', '我們的收入', 'a7daadccaabaa6aca44a'],
  ['euc-kr', '매출이 늘었다', 'b8c5c3e2c0cc20b4c3befab4d9'],
  ['windows-1254', 'şirketin kârı', 'fe69726b6574696e206be272fd'],
  ['windows-1256', 'الشركة', 'c7e1d4d1dfc9'],
]
const bytesOf = (hex: string): Uint8Array => Buffer.from(hex, 'hex')
const ascii = (text: string): Uint8Array => Buffer.from(text, 'latin1')
const joined = (...parts: readonly Uint8Array[]): Uint8Array => Buffer.concat(parts)

describe('as declared', () => {
  test.each(WRITTEN)('%s by the header: %s', (label, text, hex) => {
    expect(decode(bytesOf(hex), { label, isMarkup: false })).toEqual({ text, charset: label })
  })

  test.each(WRITTEN)('%s by the page: %s', (label, text, hex) => {
    const page = joined(ascii(`<html><head><meta charset="${label}"></head><p>`), bytesOf(hex))
    expect(decode(page, { label: undefined, isMarkup: true })).toMatchObject({ charset: label })
    expect(decode(page, { label: undefined, isMarkup: true }).text.endsWith(`<p>${text}`)).toBe(true)
  })

  test('by the older form of the declaration, and by XML', () => {
    const koi = bytesOf('d0d2c9d7c5d4')
    for (const head of [
      '<meta http-equiv="Content-Type" content="text/html; charset=koi8-r">',
      '<?xml version="1.0" encoding="KOI8-R"?>',
    ])
      expect(decode(joined(ascii(head), koi), { label: undefined, isMarkup: true }).text).toContain('привет')
  })
})

describe('against what is declared', () => {
  test('UTF-8 is read as UTF-8, whatever the server says', () => {
    const text = 'naïve – 5 € 日本'
    for (const label of ['iso-8859-1', 'shift_jis', 'no-such-charset', undefined])
      expect(decode(Buffer.from(text), { label, isMarkup: false })).toEqual({ text, charset: 'utf-8' })
  })

  test('bytes that are not what is declared are read as what they are', () => {
    const russian = bytesOf('ccfb20efeef2e5f0ffebe820e4e5edfce3e820e220effff2eeec20e3eee4f3')
    expect(decode(russian, { label: 'utf-8', isMarkup: false }).charset).toBe('windows-1251')
  })

  test.each([
    ['utf-8', 'efbbbf41c3a9', 'Aé'],
    ['utf-16le', 'fffe4100e900', 'Aé'],
    ['utf-16be', 'feff004100e9', 'Aé'],
  ])('the byte order mark of %s decides', (charset, hex, text) => {
    expect(decode(bytesOf(hex), { label: 'windows-1252', isMarkup: false })).toEqual({ text, charset })
  })

  test('seven-bit Japanese is not taken for ASCII', () => {
    const hex = '1b2442467c4b5c1b2842'
    expect(decode(bytesOf(hex), { label: 'iso-2022-jp', isMarkup: false }).text).toBe('日本')
  })
})

describe('UTF-8 with a broken byte stays UTF-8: whoever writes a comment could put it there', () => {
  const BROKEN = Uint8Array.of(0x20, 0xff, 0x20)
  const TEXTS: readonly (readonly [string, string])[] = [
    ['el', 'Χάνουμε μια ολόκληρη μέρα κάθε μήνα κυνηγώντας τιμολόγια.'],
    ['vi', 'Chúng tôi mất cả ngày mỗi tháng để đòi hóa đơn, và đội ngũ của chúng tôi rất mệt.'],
    ['zh', '我们每个月都要花一整天的时间催收发票。'],
    ['en, with a quote', `${'We met the treasurer in June. '.repeat(200)}“我们每个月都要花一整天催收发票”`],
  ]
  test.each(TEXTS)('%s', (_, text) => {
    const comments = joined(Buffer.from(text), BROKEN, Buffer.from(text))
    for (const label of ['utf-8', 'UTF8', undefined, 'iso-8859-1', 'windows-1252'])
      expect(decode(comments, { label, isMarkup: false })).toEqual({
        text: `${text} \ufffd ${text}`,
        charset: 'utf-8',
      })
    const page = joined(Buffer.from('<meta charset="utf-8">'), comments)
    expect(decode(page, { label: undefined, isMarkup: true }).charset).toBe('utf-8')
  })

  test('and with many, where it is declared', () => {
    const text = '我们每个月都要花一整天的时间催收发票。'
    const page = joined(Buffer.from(text), ...Array<Uint8Array>(10).fill(BROKEN))
    expect(decode(page, { label: 'utf-8', isMarkup: false }).text.startsWith(text)).toBe(true)
  })
})

describe('undeclared', () => {
  const LONG: readonly (readonly [string, string])[] = [
    ['windows-1251', 'Компания сообщила о результатах за прошлый год и о планах на будущее. '],
    ['koi8-r', 'Компания сообщила о результатах за прошлый год и о планах на будущее. '],
    ['shift_jis', '売上高は前年より増えました。利用者の多くが半年後も利用を続けています。'],
    ['gb18030', '公司全年营业收入比上一年增长，服务的农场增加了很多，客户投诉率下降。'],
    ['euc-kr', '회사는 지난해 매출이 늘었고 올해도 성장할 것이라고 밝혔다. '],
  ]
  /** What TextDecoder reads, written back: a table of all one- and two-byte characters. */
  function encode(text: string, charset: string): Uint8Array {
    const table = new Map<string, readonly number[]>()
    const decoder = new TextDecoder(charset)
    const bytes = Array.from({ length: 256 }, (_, byte) => byte)
    const sequences = [
      ...bytes.map((byte) => [byte]),
      ...bytes.slice(0x80).flatMap((first) => bytes.slice(0x40).map((second) => [first, second])),
    ]
    for (const sequence of sequences) {
      const char = decoder.decode(Uint8Array.from(sequence))
      if ([...char].length === 1 && char !== '\ufffd' && !table.has(char)) table.set(char, sequence)
    }
    return Uint8Array.from([...text].flatMap((char) => table.get(char) ?? [0x3f]))
  }

  test.each(LONG)('%s is told from a few sentences', (charset, text) => {
    const bytes = encode(text.repeat(3), charset)
    expect(decode(bytes, { label: undefined, isMarkup: false }).text).toBe(text.repeat(3))
  })

  test.each(LONG)('%s is told, too, where UTF-8 is declared', (charset, text) => {
    const bytes = encode(text.repeat(3), charset)
    expect(decode(bytes, { label: 'utf-8', isMarkup: false }).text).toBe(text.repeat(3))
  })

  test.each([
    ['windows-1252', 'Wir verlören täglich “Geld” für Fußgänger, sagte der Geschäftsführer. '],
    ['windows-1253', 'Χάνουμε μια ολόκληρη μέρα κάθε μήνα κυνηγώντας τιμολόγια. '],
    ['windows-1255', 'אנחנו מפסידים יום שלם בכל חודש על רדיפה אחרי חשבוניות. '],
  ])('%s is told where UTF-8 is declared', (charset, text) => {
    expect(decode(encode(text.repeat(3), charset), { label: 'utf-8', isMarkup: false }).text).toBe(
      text.repeat(3),
    )
  })

  test('what nobody knows is read byte by byte', () => {
    expect(decode(Uint8Array.of(0x35, 0x20, 0x80), { label: undefined, isMarkup: false }).text).toContain(
      '5 ',
    )
  })
})

// Which script a word is in, which spellings are one, and that every string at all gets an answer in linear
// time.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foldLatin, scriptOf, transliterate } from './transliterate.ts'

const BLOCKS = [
  0x0041, 0x00c0, 0x0370, 0x0400, 0x0531, 0x0590, 0x0600, 0x0900, 0x0980, 0x0a00, 0x0a80, 0x0b00, 0x0b80,
  0x0c00, 0x0c80, 0x0d00, 0x0d80, 0x0e00, 0x0e80, 0x0f00, 0x1000, 0x10a0, 0x1200, 0x1780, 0x1800, 0x200b,
  0xfb00, 0xfe70, 0xff00, 0x1d400,
]

/** Letters and signs of one block in any order, with marks where no writer would put them. */
const scrambled = fc
  .constantFrom(...BLOCKS)
  .chain((first) => fc.array(fc.integer({ min: first, max: first + 0x7f }), { maxLength: 40 }))
  .map((codes) => String.fromCodePoint(...codes))

describe('scriptOf', () => {
  it.each([
    ['Müller', 'latin'],
    ['Путин', 'cyrillic'],
    ['Πούτιν', 'greek'],
    ['Պուտին', 'armenian'],
    ['პუტინი', 'georgian'],
    ['بوتين', 'arabic'],
    ['פוטין', 'hebrew'],
    ['पुतिन', 'devanagari'],
    ['পুতিন', 'bengali'],
    ['ਪੁਤਿਨ', 'gurmukhi'],
    ['પુતિન', 'gujarati'],
    ['ପୁଟିନ', 'odia'],
    ['புதின்', 'tamil'],
    ['పుతిన్', 'telugu'],
    ['ಪುಟಿನ್', 'kannada'],
    ['പുടിൻ', 'malayalam'],
    ['පුටින්', 'sinhala'],
    ['ปูติน', 'thai'],
    ['ປູຕິນ', 'lao'],
    ['ពូទីន', 'khmer'],
    ['ပူတင်', 'burmese'],
    ['ፑቲን', 'ethiopic'],
    ['普京', 'han'],
    ['プーチン', 'kana'],
    ['푸틴', 'hangul'],
    ['ᠫᠦᠲ᠋ᠢᠨ', 'other'],
    ['Ｆｕｌｌ', 'latin'],
    ['123', 'other'],
    ['', 'other'],
  ] as const)('%s is %s', (word, script) => expect(scriptOf(word)).toBe(script))

  it('goes by most letters, and by the first on a draw', () => {
    expect(scriptOf('Путиn')).toBe('cyrillic')
    expect(scriptOf('aб')).toBe('latin')
  })
})

describe('foldLatin', () => {
  it.each([
    ['Müller', 'muller'],
    ['STRASSE straße STRAẞE', 'strasse strasse strasse'],
    ['Łódź', 'lodz'],
    ['İstanbul Diyarbakır', 'istanbul diyarbakir'],
    ['Đặng Thị Ngọc Thịnh', 'dang thi ngoc thinh'],
    ['Ærø Œuvre Þór Ðorð', 'aero oeuvre thor dord'],
    ['Əliyev Ħamrun Ŋaliema', 'aliyev hamrun ngaliema'],
    ['Ｆｕｌｌ Ｗｉｄｔｈ', 'full width'],
    ['𝐀𝒷𝖈 Ⅷ ﬁne', 'abc viii fine'],
    ['Ac\u200bme\u202e Ltd\ufeff', 'acme ltd'],
    ['O’Brien O´Brien O`Brien', "o'brien o'brien o'brien"],
    ['Acme™ Corp®', 'acme corp'],
    ['٣٤٥ ۶۷ १२ ๙ １', '345 67 12 9 1'],
  ])('%s is %s', (text, expected) => expect(foldLatin(text)).toBe(expected))

  it.each([
    ['\u0421\u043empany', 'company'],
    ['H\u0430rv\u0430rd', 'harvard'],
    ['\u039coscow', 'moscow'],
    ['Sber\u0432ank', 'sber\u0432ank'],
    ['П\u0079тин', 'путин'],
    ['Р\u006fссия', 'россия'],
    ['СОСА', 'соса'],
  ])('a borrowed look-alike is given back, if every foreign letter is one: %s', (text, expected) =>
    expect(foldLatin(text)).toBe(expected),
  )

  it('keeps the letters and vowel signs of other scripts', () => {
    for (const word of ['йод', 'ёлка', 'नरेंद्र', 'กี่', 'မြင်', 'שָׂרָה'.normalize('NFC'), 'مُحَمَّد', '한국']) {
      expect(foldLatin(word)).toBe(word)
    }
  })

  it('is idempotent on words of one script (in a mixed word a folded letter may gain a look-alike)', () => {
    fc.assert(
      fc.property(scrambled, (text) => {
        const once = foldLatin(text)
        expect(foldLatin(once)).toBe(once)
      }),
    )
  })
})

describe('transliterate', () => {
  it('answers every string in a to z and 0 to 9 only', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'binary' }), scrambled, fc.string({ unit: 'grapheme' })),
        (word) => {
          expect(transliterate(word).text).toMatch(/^[a-z0-9]*$/)
        },
      ),
      { numRuns: 3000 },
    )
  })

  it('survives lone surrogates, emoji and nothing', () => {
    expect(transliterate('\ud800a\udfff').text).toBe('a')
    expect(transliterate('').text).toBe('')
    expect(transliterate('👩‍👩‍👧').vowelless).toBe(false)
  })

  it('only Arabic and Hebrew leave out vowels', () => {
    expect(transliterate('Putin').vowelless).toBe(false)
    expect(transliterate('Путин').vowelless).toBe(false)
    expect(transliterate('بوتين').vowelless).toBe(true)
    expect(transliterate('פוטין').vowelless).toBe(true)
  })

  it('falls back to the general table for scripts without rules of their own', () => {
    expect(transliterate('ᠮᠣᠩᠭᠣᠯ').text).toBe('monggol')
    expect(transliterate('މުހައްމަދު').text).toBe('muhamadhu')
  })

  it('reads a word of several scripts run by run', () => {
    expect(transliterate('Gazpromнефть').text).toBe('gazpromneft')
    expect(transliterate('ОАО2').text).toBe('oao2')
  })

  it.each([
    'ก',
    'กร',
    'เก',
    'ສ',
    'ក្',
    'မ္',
    'क्',
    'த்',
    'ا',
    'َّ',
    'ו',
    'ъ',
    'аа',
    'ντ',
    'ክ',
    '́',
    'aа',
    'Ĳ',
    '\ufdfa',
  ])('a word of ten thousand times %s is read', (piece) => {
    const text = transliterate(piece.repeat(10_000 / piece.length)).text
    expect(text).toMatch(/^[a-z0-9]*$/)
  })
})

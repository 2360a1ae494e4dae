// Every function of this folder answers any text at all, quickly and without throwing, and twice the same.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chineseSurnameGroups } from './chinese-surname-groups.ts'
import { pinyinSyllables } from './pinyin.ts'
import { wadeGilesToPinyin } from './wade-giles.ts'
import { foreignHan, isForeignHan } from './han-foreign.ts'
import { hanReadings } from './han.ts'
import { hangulForeign } from './hangul-foreign.ts'
import { romaniseHangul } from './hangul.ts'
import { kanaForeign } from './kana-foreign.ts'
import { romaniseKana } from './kana.ts'
import { hanjaReadings, koreanReadings } from './korean-name.ts'
import { koreanSyllable } from './korean-syllable.ts'

const all: readonly ((text: string) => unknown)[] = [
  chineseSurnameGroups,
  pinyinSyllables,
  wadeGilesToPinyin,
  foreignHan,
  isForeignHan,
  hanReadings,
  hangulForeign,
  romaniseHangul,
  kanaForeign,
  romaniseKana,
  hanjaReadings,
  koreanReadings,
  koreanSyllable,
]

const letters =
  "金李山田太郎丸号有限公司株式会社普京·・김정은박ウーッンャきょ々ー abcghijnouy-'’ü\u0301\ud800"
const text = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: fc.constantFrom(...letters) }))

test('any text is answered, and always the same', () => {
  fc.assert(
    fc.property(text, (value) => {
      for (const answer of all) expect(answer(value)).toEqual(answer(value))
    }),
    { numRuns: 500 },
  )
})

test('names of objects are no names of people', () => {
  for (const word of ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf']) {
    expect(chineseSurnameGroups(word)).toEqual([])
    expect(wadeGilesToPinyin(word)).toEqual([])
    expect(koreanSyllable(word)).toEqual([])
  }
})

test('very long texts are answered', () => {
  for (const unit of ['金', 'ア', '김', 'a', "ch'", 'jong-', '·', 'tse ']) {
    for (const answer of all) expect(() => answer(unit.repeat(20_000))).not.toThrow()
  }
})

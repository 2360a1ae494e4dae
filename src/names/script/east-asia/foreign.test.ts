// Foreign names in katakana and in Han characters are offered in a European spelling or close to it.
import { expect, test } from 'vitest'
import { foreignHan, isForeignHan } from './han-foreign.ts'
import { kanaForeign } from './kana-foreign.ts'
import { romaniseKana } from './kana.ts'

test.each([
  ['贝拉克·奥巴马', ['barack', 'obama']],
  ['弗拉基米尔·普京', ['vladimir', 'putin']],
  ['弗拉基米尔普京', ['vladimir', 'putin']],
  ['唐纳德·特朗普', ['donald', 'trump']],
  ['川普', ['trump']],
  ['乔·拜登', ['joe', 'biden']],
  ['安格拉·默克尔', ['angela', 'merkel']],
  ['埃马纽埃尔·马克龙', ['emmanuel', 'macron']],
  ['谢尔盖·拉夫罗夫', ['sergey', 'lavrov']],
  ['伊戈尔·谢钦', ['igor', 'sechin']],
  ['亚历山大·卢卡申科', ['alexander', 'lukashenko']],
  ['阿列克谢·库德林', ['alexei', 'kudrin']],
  ['迈克尔·约翰逊', ['michael', 'johnson']],
  ['巴沙尔·阿萨德', ['bashar', 'assad']],
  ['罗曼·古谢夫', ['roman', 'gushev']],
])('%s is offered as %s', (text, expected) => {
  const words = foreignHan(text)
  expect(words).toHaveLength(expected.length)
  for (const [i, word] of expected.entries()) expect(words[i]).toContain(word)
  expect(isForeignHan(text)).toBe(true)
})

test('a Chinese name is not taken for a transcription', () => {
  for (const name of ['习近平', '王毅', '', 'Putin', '曹操']) expect(isForeignHan(name)).toBe(false)
})

test.each([
  ['ウラジーミル・プーチン', ['vladimir', 'putin']],
  ['ジョン・スミス', ['john', 'smith']],
  ['ドナルド・トランプ', ['donald', 'trump']],
  ['バラク・オバマ', ['barack', 'obama']],
  ['アンドレイ・グリヤノフ', ['andrei', 'griyanov']],
  ['クリスティアーノ', ['cristiano']],
  ['ﾌﾟｰﾁﾝ', ['putin']],
  ['アドリアン', ['adrian']],
  ['エドゥアルド', ['eduard']],
  ['ロマン・グルシェンコ', ['roman', 'grushenko']],
])('%s is offered as %s', (text, expected) => {
  const words = kanaForeign(text)
  expect(words).toHaveLength(expected.length)
  for (const [i, word] of expected.entries()) expect(words[i]).toContain(word)
})

test('kana is romanised as passports do, other spellings after it', () => {
  expect(romaniseKana('たろう')).toEqual(['taro', 'tarou'])
  expect(romaniseKana('おおの')).toEqual(['ono', 'oono', 'ohno'])
  expect(romaniseKana('しんぶん')).toEqual(['shinbun', 'shimbun'])
  expect(romaniseKana('まっちゃ')).toEqual(['matcha'])
  expect(romaniseKana('トヨタ　ケンジ')).toEqual(['toyota kenji'])
  expect(romaniseKana('ヴィクトリア')).toEqual(['vikutoria'])
  expect(romaniseKana('ｻｸﾗ')).toEqual(['sakura'])
})

test('any text is answered', () => {
  for (const text of ['', 'ー', 'っ', 'ッー', '\ud800', '···', '😀ア', 'ン'.repeat(500), '尔'.repeat(500)]) {
    expect(() => [romaniseKana(text), kanaForeign(text), foreignHan(text), isForeignHan(text)]).not.toThrow()
  }
})

test('of a character that stands for many sounds the three likeliest are read', () => {
  expect(foreignHan('加')).toEqual([['ga', 'ka', 'ca']])
  expect(foreignHan('喬')).toEqual([['jo', 'joe', 'cho']])
})

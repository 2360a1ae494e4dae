// The Latin spellings of a Chinese name lead to one pinyin.
import { expect, test } from 'vitest'
import { chineseSurnameGroups } from './chinese-surname-groups.ts'
import { pinyinSyllables } from './pinyin.ts'
import { wadeGilesToPinyin } from './wade-giles.ts'

test.each([
  ['jinping', 'jin ping'],
  ['Xiaoping', 'xiao ping'],
  ['zhuangzhuang', 'zhuang zhuang'],
  ['xian', 'xian'],
  ["xi'an", 'xi an'],
  ['tiananmen', 'tian an men'],
  ['xianggang', 'xiang gang'],
  ['Lǚ', 'lu'],
  ['lv', 'lu'],
  ['lyu', 'lu'],
  ['nüying', 'nu ying'],
])('%s is cut into %s', (token, expected) => {
  expect(pinyinSyllables(token)?.join(' ')).toBe(expected)
})

test('what is not pinyin is not cut', () => {
  for (const token of ['smith', 'vladimir', '', '-', '近平', 'x', 'a'.repeat(400)]) {
    expect(pinyinSyllables(token)).toBeNull()
  }
})

test.each([
  ['tse-tung', 'zedong'],
  ['hsi', 'xi'],
  ["ch'en", 'chen'],
  ['chou en-lai', 'zhou enlai'],
  ['chiang kai shek', 'jiang jieshi'],
  ['Chiang Kai-shek', 'jiang jieshi'],
  ['Mao Tse-tung', 'mao zedong'],
  ['Teng Hsiao-ping', 'deng xiaoping'],
  ['Lee Teng-hui', 'li denghui'],
  ['Tsai Ing-wen', 'cai yingwen'],
  ['Lai Ching-te', 'lai qingde'],
  ['Chen Shui-bian', 'chen shuibian'],
  ['Chiang Ching-kuo', 'jiang jingguo'],
  ['Hsüeh', 'xue'],
  ['Chu Teh', 'zhu de'],
])('%s may be %s', (token, expected) => {
  expect(wadeGilesToPinyin(token)).toContain(expected)
})

test('other words are no Wade-Giles', () => {
  for (const token of ['john smith', 'vladimir', '', "'", '--', '毛'])
    expect(wadeGilesToPinyin(token)).toEqual([])
})

test.each([
  ['wong', ['huang', 'wang']],
  ['chan', ['chen']],
  ['lee', ['li']],
  ['ng', ['wu', 'huang']],
  ['tan', ['chen', 'tan']],
  ['lim', ['lin']],
  ['cheung', ['zhang']],
  ['chow', ['zhou']],
  ['kwok', ['guo']],
  ['lam', ['lin']],
  ['leung', ['liang']],
  ['tsai', ['cai']],
  ['hsu', ['xu']],
  ['nguyen', ['ruan']],
  ['tran', ['chen']],
  ['zhang', ['zhang']],
  ['Auyeung', ['ouyang']],
])('the surname %s may be %s', (latin, expected) => {
  expect(chineseSurnameGroups(latin)).toEqual(expect.arrayContaining(expected))
})

test('a surname of another language has no group', () => {
  for (const latin of ['smith', 'putin', '', 'müller']) expect(chineseSurnameGroups(latin)).toEqual([])
})

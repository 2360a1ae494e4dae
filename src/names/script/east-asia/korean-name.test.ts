// A Korean name in hangul or hanja is recognised in every romanisation lists use, and in no other name.
import { expect, test } from 'vitest'
import { hanjaReadings, koreanReadings } from './korean-name.ts'
import { KOREAN_SYLLABLES, koreanSyllable } from './korean-syllable.ts'

function same(name: string, latin: string): boolean {
  const tokens = latin.toLowerCase().replaceAll('-', '').split(' ')
  const orders = [tokens, [...tokens.slice(-1), ...tokens.slice(0, -1)]]
  return [...koreanReadings(name), ...hanjaReadings(name)].some(([surname = '', ...given]) =>
    orders.some(([first = '', ...rest]) => sameSyllable(surname, first) && spells(given, rest.join(''))),
  )
}

/** Whether the letters can be cut into romanisations of the syllables. */
function spells([first, ...rest]: readonly string[], latin: string): boolean {
  if (first === undefined) return latin === ''
  return Array.from(latin).some(
    (_, at) => sameSyllable(first, latin.slice(0, at + 1)) && spells(rest, latin.slice(at + 1)),
  )
}

function sameSyllable(left: string, right: string): boolean {
  const known = koreanSyllable(left)
  return left.toLowerCase() === right || koreanSyllable(right).some((syllable) => known.includes(syllable))
}

test.each([
  ['박지성', 'Park Ji Sung'],
  ['이민호', 'Lee Min Ho'],
  ['김정은', 'Kim Jong Un'],
  ['김정은', 'Kim Jong-un'],
  ['김정은', 'Jong-un Kim'],
  ['김정은', 'Kim Jongun'],
  ['김정일', 'Kim Jong Il'],
  ['김일성', 'Kim Il Sung'],
  ['리설주', 'Ri Sol Ju'],
  ['김여정', 'Kim Yo Jong'],
  ['최룡해', "Ch'oe Ryong-hae"],
  ['최룡해', 'Choe Ryong Hae'],
  ['박근혜', 'Park Geun-hye'],
  ['문재인', 'Moon Jae-in'],
  ['이명박', 'Lee Myung-bak'],
  ['노무현', 'Roh Moo-hyun'],
  ['윤석열', 'Yoon Suk-yeol'],
  ['반기문', 'Ban Ki-moon'],
  ['손흥민', 'Son Heung-min'],
  ['이재용', 'Lee Jae-yong'],
  ['김대중', 'Kim Dae-jung'],
  ['전두환', 'Chun Doo-hwan'],
  ['리병철', 'Ri Pyong Chol'],
  ['장성택', 'Jang Song Thaek'],
  ['김영철', "Kim Yo'ng-ch'o'l"],
  ['남궁민', 'Namkoong Min'],
  ['김연아', 'Kim Yuna'],
  ['金正恩', 'Kim Jong Un'],
  ['金正日', 'Kim Jong Il'],
  ['朴智星', 'Park Ji Sung'],
  ['文在寅', 'Moon Jae In'],
  ['潘基文', 'Ban Ki Moon'],
  ['李明博', 'Lee Myung Bak'],
  ['卢武铉', 'Roh Moo Hyun'],
])('%s is %s', (name, latin) => {
  expect(same(name, latin)).toBe(true)
})

test.each([
  ['김정은', 'Kim Jong Il'],
  ['박지성', 'Park Ji Min'],
  ['이민호', 'Kim Min Ho'],
  ['김정은', 'Kim'],
])('%s is not %s', (name, latin) => {
  expect(same(name, latin)).toBe(false)
})

test('a Latin spelling names its syllables, an apostrophe the aspirated ones only', () => {
  for (const spelling of ['jong', 'chong', 'jung', 'joung', 'chung'])
    expect(koreanSyllable(spelling)).toContain('jeong')
  for (const spelling of ['yong', 'young', 'Yŏng']) expect(koreanSyllable(spelling)).toContain('yeong')
  for (const spelling of ['park', 'pak']) expect(koreanSyllable(spelling)).toContain('bak')
  expect(koreanSyllable('lee')).toContain('i')
  expect(koreanSyllable('ryong')).toEqual(expect.arrayContaining(['ryong', 'yong']))
  expect(koreanSyllable("ch'o'l")).toEqual(['cheol'])
  expect(koreanSyllable("hyo'k")).toEqual(['hyeok'])
  expect(koreanSyllable("myo'ng")).toEqual(['myeong'])
  expect(koreanSyllable('xyz')).toEqual([])
  expect(KOREAN_SYLLABLES.size).toBeGreaterThan(250)
})

test('whatever is no Korean name has no reading', () => {
  for (const text of ['', '김', '삼성전자주식', '뷁정은', 'Kim', '金', '王明😀']) {
    expect([...koreanReadings(text), ...hanjaReadings(text)].filter((parts) => parts.length < 2)).toEqual([])
  }
  expect(koreanReadings('뷁정은')).toEqual([])
})

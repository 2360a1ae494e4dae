// The person-name tables can be read as their headers say, and hold no form in two places that exclude each other.
import { expect, test } from 'vitest'
import { NAME_GROUPS } from './name-groups.ts'
import { PARTICLES } from './name-particles.ts'
import { NICKNAMES } from './nicknames.ts'
import { PATRONYMIC_SUFFIXES } from './patronymics.ts'
import { AMBIGUOUS_TITLES, HONORIFICS, SUFFIXES } from './person-titles.ts'

const rows = (table: string): readonly string[] => table.split('\n').filter((line) => line !== '')
const forms = (row: string): readonly string[] => row.split('; ')
const cells = (table: string): readonly (readonly string[])[] => rows(table).map((row) => row.split(' | '))
/** What a reader of names is sure to ignore: case, marks over letters, apostrophes, spaces and hyphens. */
const fold = (form: string): string =>
  form
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f\s'’-]/g, '')

const LISTS = { HONORIFICS, AMBIGUOUS_TITLES, NICKNAMES, NAME_GROUPS }
const isForm = (form: string): boolean =>
  form !== '' && form === form.trim() && !/[;|,.\\]| {2}/.test(form) && form === form.toLowerCase()

test('every line is forms apart by semicolons, lower case, each written once', () => {
  for (const [name, table] of Object.entries(LISTS))
    for (const row of rows(table)) {
      const line = forms(row)
      expect(
        line.filter((form) => !isForm(form)),
        `${name}: ${row}`,
      ).toEqual([])
      expect(new Set(line).size, `${name}: ${row}`).toBe(line.length)
    }
})

test('a group of names or nicknames has at least two forms', () => {
  for (const row of [...rows(NICKNAMES), ...rows(NAME_GROUPS)])
    expect(forms(row).length, row).toBeGreaterThan(1)
})

test('no spelling is in two groups of names', () => {
  const owner = new Map<string, string>()
  const shared: string[] = []
  for (const row of rows(NAME_GROUPS))
    for (const form of forms(row)) {
      const key = fold(form)
      if ((owner.get(key) ?? row) !== row) shared.push(form)
      owner.set(key, row)
    }
  expect(shared).toEqual([])
})

test('names that only look alike or translate each other stay apart', () => {
  const group = (form: string): string | undefined =>
    rows(NAME_GROUPS).find((row) => forms(row).includes(form))
  for (const [one, other] of [
    ['hasan', 'husayn'],
    ['salim', 'salem'],
    ['سليم', 'سالم'],
    ['muhammad', 'mahmud'],
    ['muhammad', 'ahmad'],
    ['said', 'saad'],
    ['abdulrahman', 'abdulrahim'],
    ['ivan', 'jean'],
  ] as const) {
    expect(group(one), one).toBeDefined()
    expect(group(other), other).toBeDefined()
    expect(group(one)).not.toBe(group(other))
  }
  expect(group('michael')).toBe(undefined)
})

test('one name is one group across languages and scripts', () => {
  const group = (form: string): string | undefined =>
    rows(NAME_GROUPS).find((row) => forms(row).includes(form))
  for (const names of [
    ['putin', 'poutine', '普京', '푸틴', 'プーチン', 'פוטין', 'بوتين', 'पुतिन', 'ပူတင်', 'ពូទីន'],
    ['muhammad', 'mohamed', 'mehmet', 'محمد', 'магомед', 'মোহাম্মদ', 'ムハンマド', '무함마드'],
    ['vladimir', 'volodymyr', 'uladzimir', 'wladimir', 'vladimiras', 'владимир', 'володимир', '弗拉基米尔'],
    ['kassym jomart', 'qasymjomart', 'касым жомарт', '卡瑟姆若马尔特'],
    ['khurelsukh', 'hürelsüh', 'хүрэлсүх'],
    ['binyamin', 'benjamin', 'בנימין'],
    ['abdulrahman', 'abdurrahman', 'abd al rahman', 'عبد الرحمن', 'абдурахман'],
    ['diallo', 'jallow'],
    ['ouattara', 'watara'],
  ])
    for (const name of names) expect(group(name), name).toBe(group(names[0] ?? ''))
})

test('a form is a title, a doubtful title or a suffix, never two of them', () => {
  const owner = new Map<string, string>()
  const add = (kind: string, line: readonly string[]): void => {
    for (const form of line) {
      const key = fold(form)
      expect(owner.get(key) ?? kind, form).toBe(kind)
      owner.set(key, kind)
    }
  }
  for (const row of rows(HONORIFICS)) add('title', forms(row))
  for (const row of rows(AMBIGUOUS_TITLES)) add('doubtful', forms(row))
  for (const [id = '', , line = ''] of cells(SUFFIXES)) add(id, forms(line))
})

test('suffixes are lines of id, kind and forms', () => {
  for (const row of cells(SUFFIXES)) {
    expect(row).toHaveLength(3)
    expect(['generation', 'degree']).toContain(row[1])
    expect(forms(row[2] ?? '').every(isForm), row[0]).toBe(true)
  }
  expect(new Set(cells(SUFFIXES).map(([id]) => id)).size).toBe(cells(SUFFIXES).length)
})

test('particles are lines of kind and forms, and a form has one kind', () => {
  const kinds = cells(PARTICLES).map(([kind]) => kind)
  for (const kind of ['article', 'filiation', 'nobiliary', 'kunya', 'theophoric', 'devotional-suffix'])
    expect(kinds).toContain(kind)
  const all = cells(PARTICLES).flatMap(([, line = '']) => forms(line))
  expect(all.filter((form) => !isForm(form))).toEqual([])
  expect(new Set(all).size).toBe(all.length)
})

test('patronymic endings are plain latin, long before short, and of one gender', () => {
  const { masculine, feminine } = PATRONYMIC_SUFFIXES
  for (const list of [masculine, feminine]) {
    expect(list.filter((ending) => !/^[a-z]{3,}$/.test(ending))).toEqual([])
    expect(new Set(list).size).toBe(list.length)
  }
  for (const list of [masculine, feminine])
    expect(list).toEqual([...list].sort((a, b) => b.length - a.length || (a < b ? -1 : 1)))
  expect(masculine.filter((ending) => feminine.includes(ending))).toEqual([])
})

test('the tables are as large as promised', () => {
  expect(rows(NAME_GROUPS).length).toBeGreaterThanOrEqual(1200)
  expect(rows(NICKNAMES).length).toBeGreaterThanOrEqual(1700)
  expect(rows(HONORIFICS).length).toBeGreaterThanOrEqual(45)
  expect(rows(HONORIFICS).flatMap(forms).length).toBeGreaterThanOrEqual(1800)
  expect(rows(AMBIGUOUS_TITLES).flatMap(forms).length).toBeGreaterThanOrEqual(300)
})

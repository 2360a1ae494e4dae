// What the tables of organisation words, numbers and residue promise to whoever reads them line by line.
import { expect, test } from 'vitest'
import * as residue from './name-residue.ts'
import { NUMBER_MARKS, NUMBER_WORDS } from './number-words.ts'
import { ORGANISATION_WORDS } from './organisation-words.ts'

const KINDS: ReadonlySet<string> = new Set([
  'generic',
  'role',
  'trade',
  'family',
  'thing',
  'state',
  'connector',
])

interface Entry {
  readonly concept: string
  readonly kind: string
  readonly forms: readonly string[]
}

const lines = (table: string): string[] => table.split('\n').filter((line) => line !== '')

const concepts: readonly Entry[] = lines(ORGANISATION_WORDS).map((line) => {
  const [concept = '', kind = '', forms = ''] = line.split(' | ')
  return { concept, kind, forms: forms.split('; ') }
})

const conceptOf = new Map(
  concepts.flatMap(({ concept, forms }) => forms.map((form) => [form, concept] as const)),
)

/** Forms that stand under two heads, after lower-casing. */
function claimedTwice(entries: Iterable<readonly [head: string, form: string]>): string[] {
  const heads = new Map<string, string>()
  const twice: string[] = []
  for (const [head, form] of entries) {
    const key = form.normalize('NFC').toLowerCase()
    const owner = heads.get(key)
    if (owner !== undefined) twice.push(`${key}: ${owner}, ${head}`)
    heads.set(key, head)
  }
  return twice
}

test('every line of organisation words is a concept, a known kind and tidy lower-case forms', () => {
  for (const line of lines(ORGANISATION_WORDS)) {
    const columns = line.split(' | ')
    expect(columns, line.slice(0, 40)).toHaveLength(3)
    expect(columns[0]).toMatch(/^[a-z][a-z -]*$/)
    expect(KINDS).toContain(columns[1])
  }
  for (const { concept, forms } of concepts)
    for (const form of forms)
      if (
        form !== form.trim() ||
        form === '' ||
        form !== form.normalize('NFC').toLowerCase() ||
        /[|;]/.test(form)
      )
        expect.fail(`${concept}: "${form}"`)
})

test('a concept stands once and a form belongs to one concept', () => {
  expect(new Set(concepts.map(({ concept }) => concept)).size).toBe(concepts.length)
  expect(
    claimedTwice(concepts.flatMap(({ concept, forms }) => forms.map((form) => [concept, form] as const))),
  ).toEqual([])
})

test('one or two Latin letters are no word of an organisation, except connectors', () => {
  const short = concepts
    .filter(({ kind }) => kind !== 'connector')
    .flatMap(({ concept, forms }) => forms.map((form) => `${concept}: ${form}`))
    .filter((entry) => /: \p{Script=Latin}{1,2}\.?$/u.test(entry))
  expect(short).toEqual([])
})

test('the organisation words cover at least 450 concepts and 7,000 forms of every kind', () => {
  expect(concepts.length).toBeGreaterThanOrEqual(450)
  expect(conceptOf.size).toBeGreaterThanOrEqual(7000)
  expect(new Set(concepts.map(({ kind }) => kind))).toEqual(KINDS)
})

test('the same word in another language or spelling is one concept', () => {
  const same: readonly (readonly string[])[] = [
    ['brothers', 'האחים', 'f.lli', 'fratelli', 'bros', '兄弟', 'إخوان'],
    ['building materials', 'חומרי בניין', 'مواد البناء', '建材'],
    ['transport', 'hovalot', 'הובלות', 'logistika', 'логистика', 'transportes'],
    ['ocean', '远洋', 'океан', 'océano'],
    ['shipping', '航运', 'sapanut', 'denizcilik', 'ναυτιλία', 'kaiun'],
    ['services', 'svcs', 'srvces', 'servicios', 'услуги'],
    ['international', 'intl', "int'l", '국제', 'beinleumi'],
    ['factory', 'завод', 'завода', 'zavod', 'fábrica'],
    ['instrument', 'приборостроительный'],
  ]
  for (const [first = '', ...others] of same)
    for (const other of others) expect(conceptOf.get(other), other).toBe(conceptOf.get(first))
})

test('words that part the firms of one owner are different concepts', () => {
  const apart = [
    'trading',
    'logistics',
    'steel',
    'cement',
    'sons',
    'daughters',
    'exports',
    'imports',
    'holding',
    'leasing',
  ]
  expect(new Set(apart.map((word) => conceptOf.get(word))).size).toBe(apart.length)
  expect(apart.map((word) => conceptOf.get(word))).not.toContain(undefined)
})

test('number words parse, a word has one value and no word is a word of trade as well', () => {
  const entries = lines(NUMBER_WORDS).map((line) => line.split(' | '))
  for (const [value = '', forms = ''] of entries) {
    expect(value).toMatch(/^\d+$/)
    expect(forms.split('; ').filter((form) => form.trim() !== form || form === '')).toEqual([])
  }
  const values = entries.map(([value]) => Number(value))
  const wanted = [...Array.from({ length: 21 }, (_, i) => i), 30, 40, 50, 60, 70, 80, 90, 100, 1000]
  expect(values).toEqual(wanted)
  const pairs = entries.flatMap(([value = '', forms = '']) =>
    forms.split('; ').map((form) => [value, form] as const),
  )
  expect(claimedTwice(pairs)).toEqual([])
  expect(pairs.map(([, form]) => form).filter((form) => conceptOf.has(form))).toEqual([])
  expect(new Set(NUMBER_MARKS).size).toBe(NUMBER_MARKS.length)
})

test('the tables of residue hold tidy lower-case forms, each once', () => {
  for (const [name, table] of Object.entries(residue)) {
    const forms = lines(table).flatMap((line) => line.replace(/^(?:former|also) \| /, '').split('; '))
    expect(
      forms.filter((form) => form === '' || form !== form.trim() || form !== form.toLowerCase()),
      name,
    ).toEqual([])
    expect(claimedTwice(forms.map((form) => [name, form] as const)), name).toEqual([])
  }
  for (const line of lines(residue.FORMER_MARKERS)) expect(line).toMatch(/^(?:former|also) \| \S/)
})

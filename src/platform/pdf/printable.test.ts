// What is fit to be printed: nothing without a shape goes untold, long words may break, endless tables end.
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Finding } from '../../contract/vocabulary/finding.ts'
import { Run } from '../../contract/vocabulary/run.ts'
import { runDocument } from '../../reports/run/run-document.ts'
import { readFontFolders } from './fonts.ts'
import { type Marks, printableDocument } from './printable.ts'
import { plainDocument } from './testing/plain-document.ts'

const fonts = readFontFolders('')
const printed = (text: string, marks: Marks = 'all') =>
  printableDocument({ ...plainDocument, subtitle: text }, fonts, marks)
const MAY_BREAK = '\u200b'

test('a script without a font is named, with its characters and with what to do', () => {
  const { document, notes } = printed('བོད and ᓄ')
  expect(document.subtitle).toBe('\ufffd\ufffd\ufffd and \ufffd')
  expect(notes).toEqual([
    expect.stringMatching(/script Tibetan \(U\+0F56, U\+0F7C, U\+0F51\).*ASSAY_FONT_DIR/),
    expect.stringMatching(/script Canadian Aboriginal \(U\+14C4\)/),
  ])
})

test('a script whose optional package is not installed is named with that package', () => {
  const withoutThai = readFontFolders('', (name) => {
    if (name === 'noto-sans-thai') throw new Error('not installed')
    return dirname(fileURLToPath(import.meta.resolve(`@expo-google-fonts/${name}/package.json`)))
  })
  const { document, notes } = printableDocument({ ...plainDocument, subtitle: '삼성전자 ไทย Ж' }, withoutThai)
  expect(document.subtitle).toBe('삼성전자 \ufffd\ufffd\ufffd Ж')
  expect(notes).toEqual([
    expect.stringMatching(
      /^This server has no font .* script Thai \(U\+0E44, U\+0E17, U\+0E22\): \ufffd replaces them\. .*npm install @expo-google-fonts\/noto-sans-thai@\d+\.\d+\.\d+, and restart it\.$/,
    ),
  ])
})

test('joiners and variants need no font', () => {
  const text = 'क्\u200dष ✓\ufe0f \u00ad'
  expect(printed(text)).toMatchObject({ document: { subtitle: text }, notes: [] })
})

test('controls are left out, those of direction too, and every end of a line is one', () => {
  const text = 'a\u202eb \u2066x\u2069\u200e c\0\x1b\ufeff\td\r\ne\rf\u2028g'
  expect(printed(text)).toMatchObject({ document: { subtitle: 'ab x c\td\ne\nf\ng' }, notes: [] })
})

test('a sign that has no direction of its own runs as its script does', () => {
  expect(printed('25٪ of').document.subtitle).toBe('25\u200f٪\u200f of')
})

test('where they break the page, words keep the marks of their own letters, and signs of single scripts are left out', () => {
  const words = 'राम प्रसाद บริษัท น้ำมัน தமிழ் é مُحَمَّد שָׁלוֹם'
  const { document, notes } = printed(`${words} 12% ٪ \u05a4 ۱۲۳ १२`, 'own')
  expect(document.subtitle).toBe(`${words} 12%   123 १२`)
  expect(notes).toEqual([expect.stringContaining('Marks and signs of some scripts are left out')])
  for (const [text, told] of [
    ['チ\u05a4', 'チ'],
    ['م\u0902', 'م'],
    ['a\u064e', 'a'],
  ] as const)
    expect(printed(text, 'own').document.subtitle).toBe(told)
  expect(printed(words, 'own').notes).toEqual([])
})

test('where they break it even so, no mark is left, and letters and numbers are', () => {
  const { document, notes } = printed('مُحَمَّد ۱۲۳ १२ 12% é', 'none')
  expect(document.subtitle).toBe('محمد 123 १२ 12% é')
  expect(notes).toEqual([expect.stringContaining('Marks and signs of some scripts are left out')])
  expect(printed('Łódź 12%', 'none').notes).toEqual([])
})

test('long words may break, addresses at their joints, and nothing else of them changes', () => {
  expect(printed('https://example.org/some-path?id=1').document.subtitle.split(MAY_BREAK)).toEqual([
    'https://',
    'example.org/',
    'some-path?',
    'id=1',
  ])
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
      const { document } = printed(text.replaceAll(MAY_BREAK, ''))
      const whole = document.subtitle.replaceAll(/[\u200b\u200f]/g, '')
      expect(whole.replaceAll('\ufffd', '')).toBe(
        [...text.replaceAll(MAY_BREAK, '')]
          .filter((character) => whole.includes(character) && character !== '\ufffd')
          .join(''),
      )
      for (const word of document.subtitle.split(/[\s\u200b]/))
        expect([...word].filter((each) => /[a-z]/i.test(each)).length).toBeLessThan(19)
    }),
  )
})

test('a letter keeps eight marks, which no script goes beyond, and says that others are left out', () => {
  const { document, notes } = printed(`a${'\u0301\u200d'.repeat(5_000)}b e\u0302\u0301 שְׁ`)
  expect([...document.subtitle].length).toBe('a12345678b'.length + ' e12 שְׁ'.length)
  expect(notes).toEqual([expect.stringContaining('8 marks')])
  expect(printed('e\u0302\u0301 שְׁ မြွှို့ ក្ស្ត្រី').notes).toEqual([])
})

test('a text ends, counted in lines as well, and says that it was cut', () => {
  for (const text of ['x '.repeat(10_001), '\n'.repeat(1_000)]) {
    const { document, notes } = printed(text)
    expect(document.subtitle.length).toBeLessThanOrEqual(20_001)
    expect(document.subtitle.endsWith('…')).toBe(true)
    expect(notes).toEqual([expect.stringContaining('20000 characters')])
  }
  expect(printed('x '.repeat(10_000)).notes).toEqual([])
})

test('rows of long texts end sooner', () => {
  const rows = Array.from({ length: 100 }, () => ['x '.repeat(9_999)])
  const table = { kind: 'table' as const, columns: [{ title: 'a', width: 1 }], rows }
  const { notes } = printableDocument(
    { ...plainDocument, sections: [{ title: 'T', blocks: [table] }] },
    fonts,
  )
  expect(notes).toEqual([expect.stringMatching(/^Rows that are not printed here: 74\./)])
})

test('a report ends, and says how much of it is not printed', () => {
  const table = {
    kind: 'table' as const,
    columns: [{ title: 'a', width: 1 }],
    rows: Array.from({ length: 10_000 }, (_, i) => [String(i)]),
  }
  const head = { kind: 'head' as const, text: 'x' }
  const { document, notes } = printableDocument(
    {
      ...plainDocument,
      sections: [{ title: 'T', blocks: [table, ...Array.from({ length: 10_000 }, () => head), table] }],
    },
    fonts,
  )
  const [section] = document.sections
  expect(section?.blocks).toHaveLength(2_000)
  expect(notes).toEqual([
    expect.stringMatching(/^Rows that are not printed here: 10000\./),
    expect.stringMatching(/^Paragraphs, lists and tables that are not printed here: 8002\./),
  ])
})

test('however long its tables, a report has all that stands behind them', () => {
  const rows = Array.from({ length: 1_999 }, () => ['x '.repeat(1_000)])
  const table = { kind: 'table' as const, columns: [{ title: 'a', width: 1 }], rows }
  const disclaimer = { kind: 'paragraph' as const, text: 'No advice.' }
  const { document, notes } = printableDocument(
    {
      ...plainDocument,
      sections: [
        { title: 'Evidence ledger', blocks: [table, table] },
        { title: 'Disclaimer', blocks: [disclaimer] },
      ],
    },
    fonts,
  )
  expect(document.sections.at(-1)?.blocks).toEqual([disclaimer])
  expect(notes).toEqual([expect.stringMatching(/^Rows that are not printed here: 3748\./)])
})

test('however many its findings, a run has its sources and its end, and says which findings are not there', () => {
  const [, run] = Object.values(Run.meta()?.examples ?? []).map((example) => Run.parse(example)) as [Run, Run]
  const [lapsed] = run.findings as [Finding]
  const many = (scorer: Finding['scorer'], length: number): Finding[] =>
    Array.from({ length }, (_, i) => ({ ...lapsed, scorer, statement: `${scorer} ${i}` }))
  const findings = [...many('sanctions', 5_000), ...many('upside', 100)]
  const whole = runDocument({ ...run, findings }, () => ['risk', 'upside'])
  const { document, notes } = printableDocument(whole, fonts)
  const [summary, against, speaksFor, ...others] = document.sections
  const rest = JSON.stringify({ ...document, sections: others }).replaceAll(MAY_BREAK, '')
  expect(JSON.parse(rest)).toEqual({ ...whole, sections: whole.sections.slice(3) })
  expect(summary?.blocks[0]?.kind === 'table' && summary.blocks[0].rows).toHaveLength(25)
  const heads = against?.blocks.flatMap((block) => (block.kind === 'head' ? block.text : [])) ?? []
  expect(heads.length).toBeGreaterThan(500)
  expect(heads).toEqual(findings.slice(0, heads.length).map(({ statement }) => statement))
  // each that is printed is whole
  expect(against?.blocks).toHaveLength(2 * heads.length + 1)
  for (const block of against?.blocks ?? []) if (block.kind === 'table') expect(block.rows).toHaveLength(1)
  const left = 5_000 - heads.length
  expect(against?.blocks.at(-1)).toMatchObject({
    text: `Findings that are not printed here: ${left} of 5000.`,
  })
  expect(speaksFor?.blocks.filter(({ kind }) => kind === 'head')).toHaveLength(100)
  expect(notes).toEqual([
    expect.stringMatching(new RegExp(`^Findings that are not printed here: ${left}\\. The API`)),
  ])
})

test('a finding that is longer than a report may be is cut in its rows, and those are counted', () => {
  const rows = Array.from({ length: 10_000 }, () => ['x'])
  const table = { kind: 'table' as const, columns: [{ title: 'a', width: 1 }], rows }
  const sections = [{ title: 'Against', blocks: [], findings: [[table], [table]] }]
  const { notes } = printableDocument({ ...plainDocument, sections }, fonts)
  expect(notes).toEqual([
    expect.stringMatching(/^Rows that are not printed here: 8000\./),
    expect.stringMatching(/^Findings that are not printed here: 1\./),
  ])
})

// Name screening from the command line, on list files alone: what is printed, what is written, and every mistake.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { afterAll, describe, expect, test } from 'vitest'
import { assay, root } from '../support/process.ts'

const folder = mkdtempSync(join(tmpdir(), 'assay-screening-'))
afterAll(() => rmSync(folder, { recursive: true }))
const environment = { ASSAY_DATA_DIR: join(folder, 'data') }

const sample = (name: string) => join(root, 'src/sources/readers', name)
const SDN = ['--list', `us-ofac-sdn=${sample('us-ofac-sdn/sample')}`]
const UN = ['--list', `un-sc=${sample('un-sc/sample/consolidated.xml')}`]
const CSL = ['--list', `us-csl=${sample('us-csl/sample/consolidated.csv')}`]

const run = async (...args: string[]) => await assay(args, environment)
const file = (name: string, content: string): string => {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}
const good = async (...args: string[]): Promise<string> => {
  const { code, out, err } = await run(...args)
  expect(code, err).toBe(0)
  return out
}

interface Answer {
  readonly query: unknown
  readonly lists: readonly { id: string; records: number }[]
  readonly findings: readonly {
    list: string
    record_id: string
    matched_name: string
    score: number
    level: string
    explanation: { parts: unknown[] }
  }[]
  readonly note: string
}

describe('one name', () => {
  test('is found in all lists, for people to read', async () => {
    const out = await good('screen', 'Tobias Marwen', '--type', 'person', ...SDN, ...UN, ...CSL)
    expect(out).toContain('against 3 lists')
    expect(out).toMatch(/1 +strong +1\.0000 +probability 0\.\d\d +us-csl 501-\w+ +MARWEN, Tobias/)
    expect(out).toContain('An empty result is not a clearance')
  })

  test('and as JSON, explained', async () => {
    const args = [
      'screen',
      'MARWEN, Tobiah',
      '--birth-date',
      '1954-07-07',
      '--country',
      'SY',
      ...SDN,
      '--json',
    ]
    const answer = JSON.parse(await good(...args)) as Answer
    expect(answer.query).toEqual({
      name: 'MARWEN, Tobiah',
      type: null,
      birth_date: '1954-07-07',
      country: 'sy',
    })
    expect(answer.lists).toEqual([
      { id: 'us-ofac-sdn', records: 6, file: sample('us-ofac-sdn/sample'), date: null },
    ])
    expect(answer.findings[0]).toMatchObject({
      list: 'us-ofac-sdn',
      record_id: '102',
      matched_name: 'MARWEN, Tobiah',
      score: 1,
      level: 'strong',
    })
    expect(answer.findings[0]?.explanation.parts).toHaveLength(2)
  })

  test('unlike all of them finds nothing and says what that means', async () => {
    const out = await good('screen', 'Zzyxq Wvutk', '--type', 'company', ...UN)
    expect(out).toContain('nothing found')
    expect(out).toContain('No finding at level alert or strong')
  })
})

describe('a file of names', () => {
  const rows = (path: string) => parse<Record<string, string>>(readFileSync(path, 'utf8'), { columns: true })

  test('gives a file of findings, in the order of its rows', async () => {
    const input = file(
      'in.csv',
      '\uFEFFcountry,name,note,id\r\nSY,"MARWEN, Tobias",x,"1,""a"""\r\n,Zzyxq Wvutk,,2\r\nNowhere,Amber Petrel,,1\r\n',
    )
    const out = join(folder, 'out.csv')
    const { code, out: said, err } = await run('screen', '--batch', input, '--out', out, ...SDN, ...CSL)
    expect(code, err).toBe(0)
    expect(said).toContain('3 rows against 2 lists')
    expect(err).toContain('the country "Nowhere" is not known')
    expect(readFileSync(out, 'utf8').split('\n')[0]).toBe(
      'id,rank,list,record_id,matched_name,score,probability,level',
    )
    const found = rows(out)
    expect(found[0]).toMatchObject({ id: '1,"a"', rank: '1', list: 'us-csl', matched_name: 'MARWEN, Tobias' })
    expect(found.slice(-2)).toMatchObject([
      { id: '1', rank: '1', list: 'us-csl', matched_name: 'AMBER PETREL', score: '1', level: 'strong' },
      { id: '1', rank: '2', list: 'us-ofac-sdn', matched_name: 'AMBER PETREL', score: '1', level: 'strong' },
    ])
    expect(found.some(({ id }) => id === '2')).toBe(false)
    for (const { score, probability } of found) {
      expect(score).toMatch(/^(0|1|0\.\d{1,4})$/)
      expect(probability).toMatch(/^(0|1|0\.\d{1,4})$/)
    }
  })

  test('limit and threshold', async () => {
    const input = file('two.csv', 'id,name\n1,Amber Petrel\n')
    const out = join(folder, 'limited.csv')
    await good(
      'screen',
      '--batch',
      input,
      '--out',
      out,
      ...SDN,
      ...CSL,
      '--limit',
      '1',
      '--threshold',
      '0.99',
    )
    expect(rows(out)).toHaveLength(1)
  })

  test('with mistakes is refused whole, each with its line, and an earlier result stays', async () => {
    const input = file('bad.csv', 'id,name,type,birth_date\n1,X,,\n2,X,dog,\n3,X,,07/07/1954\n4,,,\n')
    const out = file('earlier.csv', 'earlier')
    const { code, err } = await run('screen', '--batch', input, '--out', out, ...UN)
    expect(code).toBe(1)
    for (const says of [
      'line 3: the type "dog"',
      'line 4: the birth date "07/07/1954"',
      'line 5: the name ""',
    ])
      expect(err).toContain(says)
    expect(readFileSync(out, 'utf8')).toBe('earlier')
  })

  test('leaves no draft when a list cannot be read', async () => {
    const own = join(folder, 'own')
    mkdirSync(own)
    const input = file('one.csv', 'id,name\n1,X\n')
    const list = ['--list', `un-sc=${file('cut.xml', '<CONSOLIDATED_LIST><INDIVIDUALS>')}`]
    expect((await run('screen', '--batch', input, '--out', join(own, 'o.csv'), ...list)).code).toBe(1)
    expect(readdirSync(own)).toEqual([])
  })
})

describe('pairs', () => {
  const side = (name: string | null, props = {}) => ({ name, schema: 'Person', props, ids: {} })
  const line = (id: string, a: unknown, b: unknown) =>
    `${JSON.stringify({ id, set: 's', query: a, candidate: b, match: null })}\n`
  const pairs =
    line('b', side('Ilsa Dorran'), side('Bertrand Quill')) +
    line('a', side('Ilsa\u2028Dorran'), side(null, { firstName: ['Ilsa'], lastName: ['Dorran'] })) +
    line('c', side('Ilsa Dorran'), null)

  test('one JSON line each, in the order of the file, and nothing else on standard output', async () => {
    const out = await good('match-pairs', file('pairs.jsonl', pairs))
    const answers = out
      .trimEnd()
      .split('\n')
      .map((text) => JSON.parse(text) as Record<string, unknown>)
    expect(answers).toMatchObject([
      { id: 'b', score: 0, level: 'none' },
      { id: 'a', score: 1, level: 'strong' },
      { id: 'c', score: 0, level: 'none' },
    ])
    for (const answer of answers) expect(Object.keys(answer)).toEqual(['id', 'score', 'probability', 'level'])
  })

  test('stop at a line that is none, after those before it', async () => {
    const { code, out, err } = await run('match-pairs', file('broken.jsonl', `${pairs}{"id": "d"\n${pairs}`))
    expect(code).toBe(1)
    expect(out.trimEnd().split('\n')).toHaveLength(3)
    expect(err).toContain('line 4')
  })
})

test('explain match shows the alignment', async () => {
  const out = await good('explain', 'match', 'DORRAN, Ilsa', 'Ilsa Marten Dorran', '--type', 'person')
  expect(out).toContain('read as names of people')
  expect(out).toMatch(/score 0\.\d{4}, probability 0\.\d\d, level/)
  expect(out).toMatch(/ilsa +ilsa +same +1\.0000/)
  expect(out).toMatch(/listed +marten/)
  const told = JSON.parse(await good('explain', 'match', 'Ilsa Dorran', 'Ilsa Dorran', '--json')) as unknown
  expect(told).toMatchObject({ score: 1, level: 'strong', losses: [] })
})

test('imported resources are used from then on, and not with --built-in-only', async () => {
  const open = join(folder, 'open')
  mkdirSync(open)
  writeFileSync(join(open, 'names.txt'), 'vondrakulan, pelzimbora => Q1\n')
  writeFileSync(join(open, 'nicknames.csv'), 'name1,relationship,name2\nkorvitza,has_nickname,zuppo\n')
  writeFileSync(join(open, 'LICENSE'), 'Permission is granted.\n')
  expect(await good('resources', 'list')).toContain('Nothing imported')
  const imported = await good('resources', 'import', open)
  expect(imported).toContain('spellings of names: 1 groups, 2 forms')
  expect(imported).toContain('nicknames: 1 groups, 2 forms')
  expect(imported).toMatch(/not recognised +\S+LICENSE/)
  expect(await good('resources', 'list')).toContain('names.txt')
  const names = ['explain', 'match', 'Ilsa Vondrakulan', 'Ilsa Pelzimbora', '--type', 'person', '--json']
  const score = async (...more: string[]) =>
    (JSON.parse(await good(...names, ...more)) as { score: number }).score
  expect(await score()).toBeGreaterThan(await score('--built-in-only'))
  const { code, err } = await run('resources', 'import', join(open, 'LICENSE'))
  expect(code).toBe(1)
  expect(err).toContain('no corpus that can be imported')
})

describe('mistakes get a sentence that says what to do, and no stack', () => {
  test.each<[string, string[], number, string]>([
    ['no list', ['screen', 'X'], 1, '--list ID=PATH'],
    ['an unknown list', ['screen', 'X', '--list', 'moon=x'], 1, 'The ids are us-ofac-sdn'],
    ['a list without a path', ['screen', 'X', '--list', 'un-sc'], 1, 'ID=PATH'],
    ['a path that is missing', ['screen', 'X', '--list', 'un-sc=nowhere.xml'], 1, 'no such file'],
    ['a list given twice', ['screen', 'X', ...UN, ...UN], 1, 'given twice'],
    ['no name', ['screen', ...UN], 1, 'Give a name'],
    ['a name of signs', ['screen', '?!', ...UN], 1, 'no letter or digit'],
    ['a birth date', ['screen', 'X', '--birth-date', '7 July', ...UN], 1, 'YYYY-MM-DD'],
    ['a type', ['screen', 'X', '--type', 'dog', ...UN], 2, 'person, company, vessel'],
    ['a threshold', ['screen', 'X', '--threshold', '70', ...UN], 2, '0 to 1'],
    ['a limit', ['screen', 'X', '--limit', '0', ...UN], 2, 'whole number'],
    ['a name and a file', ['screen', 'X', '--batch', 'x.csv', '--out', 'o.csv', ...UN], 1, 'not both'],
    ['a file without --out', ['screen', '--batch', 'x.csv', ...UN], 1, '--out'],
    ['a file that is missing', ['screen', '--batch', 'no.csv', '--out', 'o.csv', ...UN], 1, 'no.csv'],
    ['pairs that are missing', ['match-pairs', 'no.jsonl'], 1, 'no.jsonl cannot be read'],
    ['resources that are missing', ['resources', 'import', 'nowhere'], 1, 'no such file'],
  ])('%s', async (_what, args, code, says) => {
    const ended = await run(...args)
    expect(ended.code, ended.err).toBe(code)
    expect(ended.err).toContain(says)
    expect(ended.err).not.toMatch(/\n\s+at /)
    expect(ended.out).toBe('')
  })
})

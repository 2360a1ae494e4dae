import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterEach, describe, expect, test } from 'vitest'
import { readResources } from './read-resource.ts'
import { countsOf, groupsOf, storeCorpora, storedCorpora } from './stored-resources.ts'

const made: string[] = []
const folder = () => {
  const path = mkdtempSync(join(tmpdir(), 'assay-resources-'))
  made.push(path)
  return path
}
afterEach(() => made.splice(0).forEach((path) => rmSync(path, { recursive: true, force: true })))

const NAMES = 'ilsa, илса, إلسا => Q1\nlonely => Q2\nsame, same => Q3\n'
const NICKNAMES = 'name1,relationship,name2\nmargaret,has_nickname,peggy\nmargaret,has_nickname,meg\nx,is,y\n'
const ORG_TYPES = `# kinds of bodies
types:
  - display: Qx.
    generic: LLC
    aliases: [Quillforma, Q.X., Q]
  - generic: FIN
    aliases: [Bank]
  - aliases: [Thing]
`
const ELF = `\uFEFF"ELF Code","Country of formation","Country Code (ISO 3166-1)","Jurisdiction of formation","Country sub-division code (ISO 3166-2)","Entity Legal Form name Local name","Language","Language Code (ISO 639-1)","Entity Legal Form name Transliterated name (per ISO 01-140-10)","Abbreviations Local language","Abbreviations transliterated"
"AAAA","Elsewhere","XA","","","Sociedad Anónima","Spanish","es","Sociedad Anonima","S.A.",""
"BBBB","Nearby","XB","","","Sociedad Anónima","Spanish","es","Sociedad Anonima","SA;S.A.C.",""
"CCCC","Nearby","XB","","","Trust","English","en","Trust","T.",""
"8888","","","","","","","","","",""
`

const only = async (name: string, content: string | Buffer) => {
  const path = join(folder(), name)
  writeFileSync(path, content)
  return (await readResources(path))[0]?.resource
}

describe('a file is recognised by what it holds', () => {
  test('names across scripts, packed or not', async () => {
    const names = { corpus: 'person-names', leftOut: 2, groups: { names: [['ilsa', 'илса', 'إلسا']] } }
    expect(await only('x.txt', NAMES)).toMatchObject(names)
    expect(await only('y', gzipSync(NAMES))).toMatchObject(names)
  })

  test('nicknames, gathered by name', async () => {
    expect(await only('x.csv', NICKNAMES)).toMatchObject({
      corpus: 'nicknames',
      leftOut: 1,
      groups: { nicknames: [['margaret', 'peggy', 'meg']] },
    })
  })

  test('legal forms, where their code names a kind of body', async () => {
    expect(await only('x.yml', ORG_TYPES)).toMatchObject({
      corpus: 'legal-forms',
      leftOut: 2,
      groups: { legalForms: [{ body: 'limited', countries: ['*'], forms: ['Qx.', 'Quillforma', 'Q.X.'] }] },
    })
  })

  test('ISO 20275, with the countries of each form together', async () => {
    const resource = await only('x.csv', ELF)
    expect(resource).toMatchObject({ corpus: 'elf-codes', leftOut: 2 })
    expect(resource?.groups.legalForms).toEqual([
      {
        body: 'joint-stock',
        countries: ['xa', 'xb'],
        forms: ['Sociedad Anónima', 'Sociedad Anonima', 'S.A.'],
      },
      { body: 'joint-stock', countries: ['xb'], forms: ['S.A.C.'] },
    ])
  })

  test.each<[string, string | Buffer]>([
    ['a licence', 'Permission is hereby granted, free of charge.\n'],
    ['another YAML', 'types: none\nforms:\n  - x\n'],
    ['another CSV', 'id,name\n1,x\n'],
    ['an empty file', ''],
    ['a picture', Buffer.from([0x89, 0x50, 0, 0, 1])],
  ])('%s is not', async (_what, content) => expect(await only('x', content)).toBeUndefined())

  test('a folder is read with the folders in it, in the order of names', async () => {
    const path = folder()
    mkdirSync(join(path, 'b'))
    writeFileSync(join(path, 'b', 'names.txt'), NAMES)
    writeFileSync(join(path, 'a.csv'), NICKNAMES)
    writeFileSync(join(path, 'c.txt'), 'nothing')
    const read = await readResources(path)
    expect(read.map(({ resource }) => resource?.corpus)).toEqual(['nicknames', 'person-names', undefined])
  })

  test('what is damaged or missing gets a sentence', async () => {
    await expect(only('x.gz', gzipSync(NAMES).subarray(0, 20))).rejects.toThrow('damaged')
    await expect(only('x.csv', 'name1,relationship,name2\n"a,b')).rejects.toThrow('not CSV')
    await expect(only('x.yml', 'types:\n  - [a\n')).rejects.toThrow('not YAML')
    await expect(readResources(join(folder(), 'nowhere'))).rejects.toThrow('no such file')
  })
})

describe('the stored file', () => {
  const corpus = (file: string, names: string[][]) => ({
    corpus: 'person-names' as const,
    file,
    leftOut: 0,
    groups: { names, nicknames: [], legalForms: [] },
  })
  const nick = {
    corpus: 'nicknames' as const,
    file: 'n',
    leftOut: 0,
    groups: { names: [], nicknames: [['x', 'y', 'z']], legalForms: [] },
  }

  test('holds each corpus once, the newest, in an order of its own', async () => {
    const path = join(folder(), 'stored.json')
    expect(await storedCorpora(path)).toEqual([])
    await storeCorpora(path, [nick])
    await storeCorpora(path, [corpus('/somewhere/old', [['a', 'b']])])
    await storeCorpora(path, [corpus('new', [['c', 'd']])])
    const stored = await storedCorpora(path)
    expect(stored.map(({ corpus: name, file }) => [name, file])).toEqual([
      ['person-names', 'new'],
      ['nicknames', 'n'],
    ])
    expect(groupsOf(stored)).toEqual({ names: [['c', 'd']], nicknames: [['x', 'y', 'z']], legalForms: [] })
    expect(stored.map(countsOf)).toEqual([
      { groups: 1, forms: 2 },
      { groups: 1, forms: 3 },
    ])
    expect(groupsOf([])).toBeUndefined()
    expect(readdirSync(join(path, '..'))).toEqual(['stored.json'])
  })

  test('a damaged or older file is refused, and mended by an import', async () => {
    const path = join(folder(), 'stored.json')
    writeFileSync(path, '{"format": 1, "corp')
    await expect(storedCorpora(path)).rejects.toThrow('damaged')
    writeFileSync(path, '{"format": 0}')
    await expect(storedCorpora(path)).rejects.toThrow('another version')
    await storeCorpora(path, [nick])
    expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ format: 1 })
  })
})

// Which files on disk are taken for a snapshot, under which names, and what is said when they are not there.
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, describe, expect, test } from 'vitest'
import type { SourceFile } from '../model/source.ts'
import { ListFileError } from './list-file-error.ts'
import { openSnapshot } from './snapshot-files.ts'
import { zipOf } from './testing/zip-of.ts'

const root = mkdtempSync(join(tmpdir(), 'assay-snapshots-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

/** `dockets of September`. */
const DOCKETS = 'QlpoOTFBWSZTWYZCkN8AAAKTgEAACAAfCtwAIAAij1GjT1P1IQAANi6yuSQwatNL4u5IpwoSEMhSG+A='

const folderOf = (files: Readonly<Record<string, string | Uint8Array>>): string => {
  const folder = mkdtempSync(join(root, 'case-'))
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), content)
  }
  return folder
}

const setOf = (...names: readonly string[]): readonly SourceFile[] =>
  names.map((name) => ({
    name: name.replace('?', ''),
    url: `https://example.org/${name}`,
    ...(name.endsWith('?') && { optional: true }),
  }))

const OFAC = [setOf('SDN_ENHANCED.XML'), setOf('sdn.csv', 'add.csv', 'alt.csv', 'sdn_comments.csv?')] as const
const COURTS = [setOf('dockets.csv', 'courts.csv')] as const

async function textOf(bytes: AsyncIterable<Uint8Array> | undefined): Promise<string | undefined> {
  if (bytes === undefined) return undefined
  const chunks: Uint8Array[] = []
  for await (const chunk of bytes) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

/** What each file of the set that was found holds, by its official name. */
async function foundAt(
  path: string,
  sets: readonly (readonly SourceFile[])[],
): Promise<Record<string, string | undefined>> {
  const { files } = await openSnapshot(path, sets)
  const all = files.set.map(async ({ name }) => [name, await textOf(files.open(name))] as const)
  return Object.fromEntries(await Promise.all(all))
}

const sha256 = (text: string | Uint8Array): string => createHash('sha256').update(text).digest('hex')

describe('names', () => {
  test.each([
    ['dockets.csv', 'dockets.csv'],
    ['dockets.csv', 'DOCKETS.Csv'],
    ['dockets.csv', 'dockets-2026-09-30.csv'],
    ['dockets.csv', 'Dockets_2026-09-30.CSV'],
    ['gleif-goldencopy-lei2-golden-copy.csv', '20261120-0800-gleif-goldencopy-lei2-golden-copy.csv'],
    ['CONS_ENHANCED.XML', 'CONS_ENHANCED.2025-01-10.XML'],
    ['BasicCompanyDataAsOneFile.csv', 'BasicCompanyDataAsOneFile-2026-11-01.csv'],
    ['list.json', '20261120_list.json'],
  ])('%s is found as %s in a folder and by its path', async (official, name) => {
    const folder = folderOf({ [name]: 'it', 'notes.txt': 'x', 'other-2026-09-30.csv': 'y' })
    const sets = [setOf(official)]
    expect(await foundAt(folder, sets)).toEqual({ [official]: 'it' })
    expect(await foundAt(join(folder, name), sets)).toEqual({ [official]: 'it' })
  })

  test('a wrapped file with its date goes by its official name, with its companion of the same date', async () => {
    const folder = folderOf({
      'dockets-2026-06-30.csv.gz': gzipSync('dockets of June'),
      'dockets-2026-09-30.csv.bz2': Buffer.from(DOCKETS, 'base64'),
      'courts-2026-06-30.csv.gz': gzipSync('courts of June'),
      'courts-2026-09-30.csv.gz': gzipSync('courts of September'),
    })
    const june = { 'dockets.csv': 'dockets of June', 'courts.csv': 'courts of June' }
    const september = { 'dockets.csv': 'dockets of September', 'courts.csv': 'courts of September' }
    expect(await foundAt(join(folder, 'dockets-2026-06-30.csv.gz'), COURTS)).toEqual(june)
    expect(await foundAt(join(folder, 'dockets-2026-09-30.csv.bz2'), COURTS)).toEqual(september)
    // the folder by itself means the newest
    expect(await foundAt(folder, COURTS)).toEqual(september)
  })

  test('a name of the wrong date is no companion', async () => {
    const folder = folderOf({ 'dockets-2026-09-30.csv': 'new', 'courts-2026-06-30.csv': 'old' })
    await expect(openSnapshot(join(folder, 'dockets-2026-09-30.csv'), COURTS)).rejects.toThrow(
      'no courts.csv here; put the whole set in one folder: dockets.csv, courts.csv',
    )
  })

  test('the exact name goes before one with a date', async () => {
    const folder = folderOf({ 'dockets-2026-09-30.csv': 'dated', 'DOCKETS.CSV': 'exact', 'courts.csv': '' })
    expect(await foundAt(folder, COURTS)).toEqual({ 'dockets.csv': 'exact', 'courts.csv': '' })
  })

  test('of a file and its wrapped twin the one is read that was named', async () => {
    const folder = folderOf({
      'dockets.csv': 'plain',
      'dockets.csv.gz': gzipSync('wrapped'),
      'courts.csv': '',
    })
    expect(await foundAt(join(folder, 'dockets.csv'), COURTS)).toMatchObject({ 'dockets.csv': 'plain' })
    expect(await foundAt(join(folder, 'dockets.csv.gz'), COURTS)).toMatchObject({ 'dockets.csv': 'wrapped' })
  })

  test('a digit sign stands for a digit: every file under such a name is of the set, by name', async () => {
    const folder = folderOf({
      'CIK0000320193.json': 'a',
      'cik0001318605.JSON': 'b',
      'CIK0001318605-submissions-001.json': 'older',
      'CIK12345.json': 'short',
      xCIK0000320193xjson: 'other',
    })
    const { files } = await openSnapshot(folder, [setOf('CIK##########.json')])
    expect(files.set.map(({ name }) => name)).toEqual(['CIK0000320193.json', 'cik0001318605.JSON'])
    expect(await textOf(files.open('CIK0001318605.json'))).toBe('b')
    expect(await foundAt(join(folder, 'CIK0000320193.json'), [setOf('CIK##########.json')])).toEqual({
      'CIK0000320193.json': 'a',
    })
  })
})

describe('sets', () => {
  const whole = { 'SDN.CSV': 'main', 'ADD.CSV': 'addresses', 'ALT.CSV': 'aliases' }
  const found = {
    'sdn.csv': 'main',
    'add.csv': 'addresses',
    'alt.csv': 'aliases',
    'sdn_comments.csv': undefined,
  }

  test('a set is found from its folder and from any of its files, and may lack what is optional', async () => {
    const folder = folderOf({ ...whole, 'readme.txt': 'words' })
    expect(await foundAt(folder, OFAC)).toEqual(found)
    expect(await foundAt(join(folder, 'SDN.CSV'), OFAC)).toEqual(found)
    expect(await foundAt(join(folder, 'ALT.CSV'), OFAC)).toEqual(found)
  })

  test('a wrapped companion is one', async () => {
    const folder = folderOf({ ...whole, 'sdn_comments.csv.gz': gzipSync('comments') })
    const all = { ...found, 'sdn_comments.csv': 'comments' }
    expect(await foundAt(folder, OFAC)).toEqual(all)
    expect(await foundAt(join(folder, 'SDN.CSV'), OFAC)).toEqual(all)
  })

  test('what lies beside a file that was named is not opened', async () => {
    const folder = folderOf({ ...whole, 'older.zip': 'PK\u0003\u0004 broken' })
    expect(await foundAt(join(folder, 'SDN.CSV'), OFAC)).toEqual(found)
    await expect(openSnapshot(folder, OFAC)).rejects.toThrow('older.zip: the archive is damaged or cut')
  })

  test('the preferred set goes first; naming a file of the other one chooses that', async () => {
    const folder = folderOf({ ...whole, 'SDN_ENHANCED.XML': '<x/>' })
    expect(await foundAt(folder, OFAC)).toEqual({ 'SDN_ENHANCED.XML': '<x/>' })
    expect(await foundAt(join(folder, 'SDN.CSV'), OFAC)).toEqual(found)
  })

  test.each([
    ['saved.xml', 'SDN_ENHANCED.XML'],
    ['SAVED.XML', 'SDN_ENHANCED.XML'],
  ])('the single file %s stands for the main file of the set that ends like it', async (name, official) => {
    const folder = folderOf({ [name]: 'it', '.hidden': 'x' })
    expect(await foundAt(join(folder, name), OFAC)).toEqual({ [official]: 'it' })
    expect(await foundAt(folder, OFAC)).toEqual({ [official]: 'it' })
  })

  test('a single file that ends like none stands for the main file of the last set', async () => {
    const folder = folderOf({ download: gzipSync('it') })
    expect(await foundAt(folder, [setOf('a.xml'), setOf('b.csv')])).toEqual({ 'b.csv': 'it' })
  })

  test('a companion alone does not stand for its main file', async () => {
    const folder = folderOf({ 'sdn_comments.csv': 'comments' })
    const sets = [setOf('sdn.csv', 'sdn_comments.csv?')]
    await expect(openSnapshot(folder, sets)).rejects.toThrow('no sdn.csv here; a folder with sdn.csv, sdn_')
    await expect(openSnapshot(join(folder, 'sdn_comments.csv'), sets)).rejects.toThrow('no sdn.csv here')
  })

  test('folders inside the folder and hidden files are not looked into', async () => {
    const folder = folderOf({ ...whole, 'old/sdn_comments.csv': 'old', '.sdn_comments.csv': 'x' })
    expect(await foundAt(folder, OFAC)).toEqual(found)
  })
})

describe('what is refused, with a word on what to do', () => {
  test.each([
    ['nowhere', 'there is no such file or folder; check the path'],
    ['empty', 'no sdn.csv here; name the file itself, or a folder that holds it under this name'],
    ['hidden', 'no sdn.csv here; name the file itself, or a folder that holds it under this name'],
    ['others', 'no sdn.csv here; name the file itself, or a folder that holds it under this name'],
  ])('%s', async (name, problem) => {
    const folder = folderOf({ 'hidden/.DS_Store': 'x', 'others/a.csv': 'a', 'others/b.csv': 'b' })
    mkdirSync(join(folder, 'empty'))
    const path = join(folder, name)
    const refusal = openSnapshot(path, [setOf('sdn.csv')])
    await expect(refusal).rejects.toThrow(new ListFileError(path, problem))
    await expect(refusal).rejects.toBeInstanceOf(ListFileError)
  })

  test('a set without its companions', async () => {
    const folder = folderOf({ 'sdn.csv': 'main', 'alt.csv': 'names' })
    await expect(openSnapshot(folder, OFAC)).rejects.toThrow(
      `${folder}: no add.csv here; put the whole set in one folder: sdn.csv, add.csv, alt.csv, sdn_comments.csv (may be missing)`,
    )
    await expect(openSnapshot(join(folder, 'alt.csv'), OFAC)).rejects.toThrow('no add.csv here')
  })

  test('two sets, and neither is there', async () => {
    const folder = folderOf({ 'a.csv': '', 'b.csv': '' })
    await expect(openSnapshot(folder, OFAC)).rejects.toThrow(
      `${folder}: no SDN_ENHANCED.XML and no sdn.csv here; a folder with sdn.csv, add.csv, alt.csv, sdn_comments.csv (may be missing) is expected (letter case does not matter)`,
    )
  })

  test('no file whose name has the digits', async () => {
    const folder = folderOf({ 'CIK1.json': '', 'CIK2.json': '' })
    await expect(openSnapshot(folder, [setOf('CIK##########.json')])).rejects.toThrow(
      `${folder}: no CIK##########.json here`,
    )
  })
})

describe('links', () => {
  const main = 'dockets.csv'
  const linked = (to: string): string => {
    const folder = folderOf({ 'courts.csv': 'courts' })
    symlinkSync(to, join(folder, main))
    return folder
  }

  test('to a file stand for it under their own name, wherever it lies', async () => {
    const elsewhere = join(folderOf({ 'kept-here.csv.gz': gzipSync('dockets') }), 'kept-here.csv.gz')
    for (const folder of [linked(elsewhere), linked('courts.csv')])
      expect(Object.keys(await foundAt(folder, COURTS))).toEqual([main, 'courts.csv'])
    expect(await foundAt(linked(elsewhere), COURTS)).toEqual({ [main]: 'dockets', 'courts.csv': 'courts' })
    expect(await foundAt(join(linked(elsewhere), 'courts.csv'), COURTS)).toMatchObject({ [main]: 'dockets' })
  })

  test.each([
    ['nowhere', 'gone.csv'],
    ['to themselves', main],
  ])('that lead %s are told of by their path, and how to mend them', async (_where, to) => {
    const folder = linked(to)
    await expect(openSnapshot(folder, COURTS)).rejects.toThrow(
      `${join(folder, main)}: it is a link that leads to no file; mend it or put the file in its place`,
    )
  })

  test('to a folder are left aside as folders are', async () => {
    const folder = folderOf({ [main]: 'dockets', 'courts.csv': 'courts' })
    symlinkSync(folderOf({ 'x.csv': 'x' }), join(folder, 'older'))
    expect(await foundAt(folder, COURTS)).toEqual({ [main]: 'dockets', 'courts.csv': 'courts' })
  })
})

test('a name with several runs of digits stands for every file there of such a name', async () => {
  const folder = folderOf({ 'CIK0000000001.json': 'first', 'CIK0000000001-submissions-001.json': 'older' })
  const sets = [setOf('CIK##########.json', 'CIK##########-submissions-###.json?')]
  expect(await foundAt(folder, sets)).toEqual({
    'CIK0000000001.json': 'first',
    'CIK0000000001-submissions-001.json': 'older',
  })
})

describe('what is known of the files', () => {
  const files = { 'sdn.csv': 'main', 'add.csv': 'addresses', 'alt.csv.gz': gzipSync('aliases') }
  const zipped = sha256(files['alt.csv.gz'])

  test('the hash of one file is that of its bytes on disk, whatever its name', async () => {
    const bytes = gzipSync('main')
    for (const name of ['sdn.csv.gz', 'other.csv.gz']) {
      const opened = await openSnapshot(folderOf({ [name]: bytes }), [setOf('sdn.csv')])
      expect(await opened.contentSha256()).toBe(sha256(bytes))
    }
  })

  test('the hash of several is that of their sorted official names and hashes, and of nothing beside them', async () => {
    const expected = sha256(`add.csv:${sha256('addresses')}\nalt.csv:${zipped}\nsdn.csv:${sha256('main')}\n`)
    const orders = [
      ['sdn.csv', 'add.csv', 'alt.csv'],
      ['sdn.csv', 'alt.csv', 'add.csv'],
    ]
    const folders = [
      folderOf(files),
      folderOf(Object.fromEntries(Object.entries(files).reverse())),
      folderOf({ ...files, 'aaa.txt': 'beside', 'sdn_comments.txt': 'beside' }),
      folderOf({ 'SDN.CSV': 'main', 'ADD.CSV': 'addresses', 'ALT.CSV.GZ': files['alt.csv.gz'] }),
      folderOf({
        'sdn-2026-11-19.csv': 'main',
        'add-2026-11-19.csv': 'addresses',
        'alt-2026-11-19.csv.gz': files['alt.csv.gz'],
      }),
    ]
    for (const folder of folders)
      for (const order of orders) {
        const sets = [setOf(...order)]
        expect(await (await openSnapshot(folder, sets)).contentSha256()).toBe(expected)
        const one = readdirSync(folder).find((name) => /^add/i.test(name)) ?? ''
        expect(await (await openSnapshot(join(folder, one), sets)).contentSha256()).toBe(expected)
      }
    const changed = await openSnapshot(folderOf({ ...files, 'sdn.csv': 'Main' }), OFAC)
    expect(await changed.contentSha256()).not.toBe(expected)
  })

  test('their bytes are told as they are read, to the last one', async () => {
    let told = 0
    const opened = await openSnapshot(
      folderOf({ ...files, 'beside.txt': 'x'.repeat(999) }),
      OFAC,
      (count) => (told += count),
    )
    expect(opened.bytes).toBe('main'.length + 'addresses'.length + files['alt.csv.gz'].length)
    for (const { name } of opened.files.set) await textOf(opened.files.open(name))
    expect(told).toBe(opened.bytes)
  })

  test('two calls of open read the same bytes, each from the first one', async () => {
    const { files: opened } = await openSnapshot(folderOf(files), OFAC)
    for (const name of ['sdn.csv', 'alt.csv', 'SDN.CSV']) {
      const [one, two] = [opened.open(name), opened.open(name)]
      expect(await Promise.all([textOf(one), textOf(two)])).toEqual([
        await textOf(opened.open(name)),
        await textOf(opened.open(name)),
      ])
    }
    expect(await textOf(opened.open('alt.csv'))).toBe('aliases')
    expect([opened.open('sdn_comments.csv'), opened.open('nothing.csv')]).toEqual([undefined, undefined])
  })
})

describe('of a large archive', () => {
  const sets = [setOf('CIK##########.json', 'CIK##########-submissions-###.json?')]
  const filer = (cik: number, text = `{"cik": ${cik}}`) => ({
    name: `CIK${String(cik).padStart(10, '0')}.json`,
    text,
  })
  const archive = (members: Parameters<typeof zipOf>[0]) =>
    join(folderOf({ 'submissions.zip': zipOf(members) }), 'submissions.zip')
  const chosen = (path: string, cik: string) =>
    openSnapshot(path, sets, undefined, (member) => member.includes(cik))

  test('only the wanted members are the snapshot: no other is read, and what is in another changes no hash', async () => {
    const broken = { ...filer(7), crc: 1 }
    const path = archive([filer(320193), { name: 'CIK0000320193-submissions-001.json', text: '{}' }, broken])
    const snapshot = await chosen(path, '0000320193')
    const { files, bytes } = snapshot
    expect(files.set.map(({ name }) => name)).toEqual([
      'CIK0000320193.json',
      'CIK0000320193-submissions-001.json',
    ])
    expect(await textOf(files.open('CIK0000320193.json'))).toBe('{"cik": 320193}')
    expect(bytes).toBeLessThan(100)
    const again = archive([
      filer(9),
      filer(320193),
      { name: 'CIK0000320193-submissions-001.json', text: '{}' },
    ])
    expect(await snapshot.contentSha256()).toBe(await (await chosen(again, '0000320193')).contentSha256())
    expect(await snapshot.contentSha256()).not.toBe(await (await chosen(again, '0000000009')).contentSha256())
  })

  test('which has none of what is asked for is refused', async () => {
    await expect(chosen(archive([filer(1)]), '0000000002')).rejects.toThrow(
      'it has no file of what --only asks for',
    )
  })

  test('20,000 members are held, one more is not; any number lie beside those that are wanted', async () => {
    const members = Array.from({ length: 20_001 }, (_, at) => ({ ...filer(at + 1, ''), stored: true }))
    const path = archive(members)
    await expect(openSnapshot(path, sets)).rejects.toThrow('it has more than 20000 files: say with --only')
    expect(
      (await chosen(path, '0000020001')).files.set.filter(({ optional }) => optional !== true),
    ).toHaveLength(1)
    expect((await openSnapshot(archive(members.slice(1)), sets)).files.set.length).toBeGreaterThanOrEqual(
      20_000,
    )
  })
})

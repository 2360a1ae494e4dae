// Archives made here byte for byte: what is read out of them, and what is refused.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { crc32, deflateRawSync, gzipSync } from 'node:zlib'
import { afterAll, describe, expect, test } from 'vitest'
import { type ArchiveMember, offersOf } from './archive.ts'
import { ListFileError } from './list-file-error.ts'
import { openSnapshot } from './snapshot-files.ts'
import { zipOf } from './testing/zip-of.ts'

const folder = mkdtempSync(join(tmpdir(), 'assay-archives-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** `id,name`, `1,Café Ærø`. */
const BZIP2 =
  'QlpoOTFBWSZTWfmO/ksAAAZd3AAQQAQgAAgAJyMQAAEAACAAQAgAIAAxQ00wAFNGaQZPSOSNs+piYCA1fxr4u5IpwoSHzHfyWA=='
/** 50,000 lines `id,name`, in blocks of 100,000 bytes. */
const BLOCKS =
  'QlpoMTFBWSZTWYQeQVAAknTRAAAQAAQmIyAAcEMCApUT1HqZCUFiJQWolBfIlBbCUF7CUFqJQWolBfmKCskymszyd3YQBJOqiAAAgAAhMRkAA4IYEBSqNpPUxEoLISgthKC+RKC1EoLqJQWbCUFsJQX5igrJMprLsJhuOADDRogAAIAAITEZAAOCGBAUqJ6j1MRKCyEoLUSgvoSgtRKC9hKC1EoLUSgvzFBWSZTWei/drcAGGjRAAAQAAQmIyAAcEMCApUR6nqewlBbiJQXISgvkSgthKCxEoLYSgtRKC/MUFZJlNZrYLTZAAADlEAABAABCYjIAAxDAgKlDR6mIyFhz0KjcKiw+LuSKcKEgLkbUFA=='
/** 5,000,000 zeros. */
const ZEROS = 'QlpoMTFBWSZTWabi8/QAJkvAAsAACAAACCAAMMwFKaapEUbAoijxdyRThQkKbi8/QA=='
const TEXT = 'id,name\n1,Café Ærø\n'
const OTHER_CRC = crc32(TEXT) - 1
const bzip2 = (content: string): Buffer => Buffer.from(content, 'base64')

function fileOf(name: string, bytes: Uint8Array | string): string {
  const path = join(mkdtempSync(join(folder, 'case-')), name)
  writeFileSync(path, bytes)
  return path
}

async function bytesOf(bytes: AsyncIterable<Uint8Array> | undefined, pauseMs = 0): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  for await (const chunk of bytes ?? []) {
    chunks.push(chunk)
    if (pauseMs > 0) await wait(pauseMs)
  }
  return Buffer.concat(chunks)
}

const ignored = (): void => undefined

/** Names, texts, and how many bytes of the file on disk each was read from. */
async function contentsOf(path: string) {
  const read = async (offer: ArchiveMember) => {
    let onDisk = 0
    const text = (await bytesOf(offer.read((count) => (onDisk += count)))).toString()
    return { name: offer.name, text, onDisk: Math.round(onDisk) }
  }
  return Promise.all((await offersOf(path)).map(read))
}

/** The error with which the only file inside is refused, and how many bytes were given before it. */
async function refusalOf(path: string) {
  let given = 0
  try {
    for (const offer of await offersOf(path))
      for await (const chunk of offer.read(ignored)) given += chunk.length
  } catch (error) {
    expect(error).toBeInstanceOf(ListFileError)
    return { message: (error as Error).message, given }
  }
  throw new Error('it was taken')
}

const DAMAGED = (path: string, because: string): string =>
  `${path}: the archive is damaged or cut (${because}); download it again`

describe('what lies inside a file', () => {
  test.each([
    ['list.csv', 'list.csv', Buffer.from(TEXT)],
    ['empty.csv', 'empty.csv', Buffer.alloc(0)],
    ['list.csv.gz', 'list.csv', gzipSync(TEXT)],
    ['LIST.CSV.GZ', 'LIST.CSV', gzipSync(TEXT)],
    ['list.csv', 'list.csv', gzipSync(TEXT)],
    ['list.csv.bz2', 'list.csv', bzip2(BZIP2)],
    ['list', 'list', bzip2(BZIP2)],
  ])('%s is %s, by its bytes and not by its name', async (name, inside, bytes) => {
    const text = bytes.length === 0 ? '' : TEXT
    expect(await contentsOf(fileOf(name, bytes))).toEqual([{ name: inside, text, onDisk: bytes.length }])
  })

  test.each([
    ['gzip', gzipSync(TEXT)],
    ['bzip2', bzip2(BZIP2)],
  ])('%s streams one after the other are one file', async (_, bytes) => {
    const [inside] = await contentsOf(fileOf('list.csv', Buffer.concat([bytes, bytes])))
    expect(inside?.text).toBe(TEXT + TEXT)
  })

  test.each([
    ['gzip', gzipSync('id,name\n'.repeat(50_000))],
    ['bzip2', bzip2(BLOCKS)],
    ['ZIP', zipOf([{ name: 'list.csv', text: 'id,name\n'.repeat(50_000) }])],
  ])('a slow reader of %s is given every byte', async (_, bytes) => {
    const [offer] = await offersOf(fileOf('list.csv', bytes))
    const read = await bytesOf(offer?.read(ignored), 5)
    expect(read.equals(Buffer.from('id,name\n'.repeat(50_000)))).toBe(true)
  })

  test('members of a ZIP are offered without their folders, what macOS packs beside them is not', async () => {
    const path = fileOf(
      'set.zip',
      zipOf([
        { name: 'set/', text: '', stored: true },
        { name: 'set/SDN.CSV', text: 'a'.repeat(1_000) },
        { name: 'set/older/alt.csv', text: 'b', stored: true },
        { name: '__MACOSX/set/._SDN.CSV', text: 'junk' },
        { name: 'empty.csv', text: '', stored: true },
      ]),
    )
    expect(await contentsOf(path)).toEqual([
      { name: 'SDN.CSV', text: 'a'.repeat(1_000), onDisk: deflateRawSync('a'.repeat(1_000)).length },
      { name: 'alt.csv', text: 'b', onDisk: 1 },
      { name: 'empty.csv', text: '', onDisk: 0 },
    ])
  })

  test.each([
    ['plain', Buffer.from(TEXT)],
    ['gzip', gzipSync(TEXT)],
    ['bzip2', bzip2(BZIP2)],
    ['ZIP', zipOf([{ name: 'list.csv', text: TEXT }])],
  ])('the same bytes are read twice, also at the same time: %s', async (_, bytes) => {
    const [offer] = await offersOf(fileOf('list.csv', bytes))
    const twice = await Promise.all([bytesOf(offer?.read(ignored)), bytesOf(offer?.read(ignored))])
    expect([...twice, await bytesOf(offer?.read(ignored))].map(String)).toEqual([TEXT, TEXT, TEXT])
  })

  test.each([
    ['plain', Buffer.from('x'.repeat(1_000_000))],
    ['gzip', gzipSync('x'.repeat(1_000_000))],
    ['bzip2', bzip2(BLOCKS)],
    ['ZIP', zipOf([{ name: 'list.csv', text: 'x'.repeat(1_000_000) }])],
  ])('a reader may leave in the middle: %s', async (_, bytes) => {
    const [offer] = await offersOf(fileOf('list.csv', bytes))
    for await (const chunk of offer?.read(ignored) ?? []) {
      expect(chunk.length).toBeGreaterThan(0)
      break
    }
    expect((await bytesOf(offer?.read(ignored))).length).toBeGreaterThan(0)
  })
})

describe('a set inside an archive', () => {
  const sets = [
    [
      { name: 'sdn.csv', url: 'https://example.org/sdn.csv' },
      { name: 'alt.csv', url: 'https://example.org/alt.csv', optional: true },
    ],
  ]

  test('its members go by official names, and others of the same archive can be opened too', async () => {
    const path = fileOf(
      'download.zip',
      zipOf([
        { name: '2026/SDN.CSV', text: 'main' },
        { name: '2026/Readme.txt', text: 'words' },
        { name: '2026/alt.csv', text: 'names' },
      ]),
    )
    const snapshot = await openSnapshot(path, sets)
    const { files } = snapshot
    const read = async (name: string) => (await bytesOf(files.open(name))).toString()
    expect([await read('sdn.csv'), await read('ALT.CSV'), await read('readme.TXT')]).toEqual([
      'main',
      'names',
      'words',
    ])
    expect(files.open('add.csv')).toBeUndefined()
    const fromFolder = await openSnapshot(join(path, '..'), sets)
    expect(fromFolder.bytes).toBe(snapshot.bytes)
    expect(await fromFolder.contentSha256()).toBe(await snapshot.contentSha256())
  })

  test('a single member of any name stands for the main file', async () => {
    const path = fileOf(
      'x.zip',
      zipOf([
        { name: 'a/of today.csv', text: 'main' },
        { name: '__MACOSX/a/._of today.csv', text: 'junk' },
      ]),
    )
    const { files } = await openSnapshot(path, sets)
    expect((await bytesOf(files.open('sdn.csv'))).toString()).toBe('main')
  })

  test('several members under other names are refused', async () => {
    const path = fileOf(
      'x.zip',
      zipOf([
        { name: 'a.csv', text: 'a' },
        { name: 'b.csv', text: 'b' },
      ]),
    )
    await expect(openSnapshot(path, sets)).rejects.toThrow(`${path}: no sdn.csv here; a folder with sdn.csv,`)
  })

  test('a damaged archive in the folder is named', async () => {
    const path = fileOf('sdn.csv', 'main')
    const broken = join(path, '..', 'older.zip')
    writeFileSync(broken, zipOf([{ name: 'sdn.csv', text: 'older' }]).subarray(0, 40))
    await expect(openSnapshot(join(path, '..'), sets)).rejects.toThrow(`${broken}: the archive is damaged`)
  })
})

describe('what is refused', () => {
  const long = Array.from({ length: 5_000 }, (_, at) => `${at},${at * 7919}\n`).join('')

  test.each([9, 20, 1_000, gzipSync(long).length - 1])('gzip cut after %i bytes', async (length) => {
    const path = fileOf('list.csv.gz', gzipSync(long).subarray(0, length))
    expect((await refusalOf(path)).message).toBe(DAMAGED(path, 'unexpected end of file'))
  })

  test.each([3, 4, 20, 250, 273])('bzip2 cut after %i bytes', async (length) => {
    const path = fileOf('list.csv.bz2', bzip2(BLOCKS).subarray(0, length))
    expect((await refusalOf(path)).message).toBe(DAMAGED(path, 'it is not whole bzip2 data'))
  })

  test.each([4, 30, 60, -22, -1])('ZIP cut after %i bytes', async (length) => {
    const path = fileOf('set.zip', zipOf([{ name: 'list.csv', text: long }]).subarray(0, length))
    expect((await refusalOf(path)).message).toContain(`${path}: the archive is damaged or cut (`)
  })

  test('a wrong checksum of gzip', async () => {
    const bytes = gzipSync(TEXT)
    bytes.writeUInt32LE(OTHER_CRC, bytes.length - 8)
    const path = fileOf('list.csv.gz', bytes)
    expect((await refusalOf(path)).message).toBe(DAMAGED(path, 'incorrect data check'))
  })

  test('a wrong checksum of bzip2', async () => {
    const bytes = bzip2(BZIP2)
    bytes.writeUInt8(bytes.readUInt8(12) ^ 1, 12)
    const path = fileOf('list.csv.bz2', bytes)
    expect((await refusalOf(path)).message).toBe(DAMAGED(path, 'it is not whole bzip2 data'))
  })

  test('a wrong checksum of a ZIP member', async () => {
    const path = fileOf('set.zip', zipOf([{ name: 'a/list.csv', text: TEXT, crc: OTHER_CRC }]))
    expect((await refusalOf(path)).message).toBe(DAMAGED(path, 'a/list.csv does not have its checksum'))
  })

  test.each([
    ['shorter than it says', { size: TEXT.length + 99 }, 'not enough bytes in the stream'],
    ['longer than it says', { size: 3 }, 'too many bytes in the stream'],
    ['encrypted', { flags: 1 }, 'entry is encrypted'],
    ['packed in another way', { method: 12 }, 'unsupported compression method: 12'],
    ['out of its folder', { name: '../list.csv' }, 'invalid relative path: ../list.csv'],
  ])('a ZIP member that is %s', async (_, said, because) => {
    const path = fileOf('set.zip', zipOf([{ name: 'list.csv', text: TEXT, ...said }]))
    expect((await refusalOf(path)).message).toContain(`${path}: the archive is damaged or cut (${because}`)
  })

  test('a ZIP member whose bytes are another stream', async () => {
    const bytes = zipOf([{ name: 'list.csv', text: long }])
    bytes.fill(0xff, 60, 90)
    const path = fileOf('set.zip', bytes)
    expect((await refusalOf(path)).message).toContain(`${path}: the archive is damaged or cut (`)
  })

  test('what is no file', async () => {
    const path = join(folder, 'a-folder')
    mkdirSync(path)
    expect((await refusalOf(path)).message).toBe(
      `${path}: it cannot be read (EISDIR); check the file and its rights`,
    )
  })

  const MEGABYTE = 1024 * 1024
  const zeros = (count: number): Buffer => Buffer.alloc(count)
  test.each([
    ['gzip', () => Buffer.concat(Array<Buffer>(2_000).fill(gzipSync(zeros(8 * MEGABYTE))))],
    ['bzip2', () => Buffer.concat(Array<Buffer>(2_000).fill(bzip2(ZEROS)))],
    ['ZIP', () => zipOf([{ name: 'list.csv', text: '\0'.repeat(100 * MEGABYTE) }])],
  ])('a bomb of %s, before it has filled the memory', async (_, make) => {
    const path = fileOf('list', make())
    const { message, given } = await refusalOf(path)
    expect(message).toBe(
      `${path}: it swells to more than 200 times its size: this is no list; download it again from its publisher`,
    )
    // 16 MB of gzip may become 200 times as many before they are known for what they are, piece by piece
    expect(given).toBeLessThanOrEqual(200 * MEGABYTE)
  })

  test('zeros of a small file are taken: 64 MB are nothing', async () => {
    const [inside] = await offersOf(fileOf('list', gzipSync(zeros(20 * MEGABYTE))))
    expect((await bytesOf(inside?.read(ignored))).length).toBe(20 * MEGABYTE)
  })
})

// Writes a ZIP archive whose bytes depend on its content alone: every entry has the same time and the same rights.
import { crc32, deflateRawSync } from 'node:zlib'

/** 1 January 1980, the first day that the format knows. */
const DOS_DATE = 0x21
const VERSION = 20
const DEFLATED = 8
/** Names are UTF-8. */
const UTF_8 = 0x800
/** Made on Unix: -rw-r--r--. */
const ATTRIBUTES = 0o100644 * 0x1_0000

export interface ZipEntry {
  readonly name: string
  readonly content: Buffer
}

export function zipFile(entries: readonly ZipEntry[]): Buffer {
  const files: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, content } of entries) {
    const path = Buffer.from(name)
    const packed = deflateRawSync(content, { level: 9 })
    const about = Buffer.alloc(22)
    about.writeUInt16LE(VERSION, 0)
    about.writeUInt16LE(UTF_8, 2)
    about.writeUInt16LE(DEFLATED, 4)
    about.writeUInt16LE(DOS_DATE, 8)
    about.writeUInt32LE(crc32(content), 10)
    about.writeUInt32LE(packed.length, 14)
    about.writeUInt32LE(content.length, 18)
    const lengths = Buffer.alloc(4)
    lengths.writeUInt16LE(path.length, 0)
    files.push(Buffer.from('PK\u0003\u0004'), about, lengths, path, packed)
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(ATTRIBUTES, 6)
    rest.writeUInt32LE(offset, 10)
    // 3: Unix
    directory.push(Buffer.from('PK\u0001\u0002'), Buffer.from([VERSION, 3]), about, lengths, rest, path)
    offset += 4 + about.length + lengths.length + path.length + packed.length
  }
  const listed = Buffer.concat(directory)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(entries.length, 4)
  end.writeUInt16LE(entries.length, 6)
  end.writeUInt32LE(listed.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...files, listed, Buffer.from('PK\u0005\u0006'), end])
}

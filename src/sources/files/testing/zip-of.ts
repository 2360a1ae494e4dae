// ZIP archives made byte for byte, also ones that say something false.
import { crc32, deflateRawSync } from 'node:zlib'

export interface ZipMember {
  readonly name: string
  readonly text: string
  readonly stored?: boolean
  /** What the archive says of the member in place of the truth. */
  readonly crc?: number
  readonly size?: number
  readonly flags?: number
  readonly method?: number
}

/** The bytes of a ZIP archive. */
export function zipOf(members: readonly ZipMember[]): Buffer {
  const files: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const { name, text, stored = false, ...said } of members) {
    const plain = Buffer.from(text)
    const data = stored ? plain : deflateRawSync(plain)
    const head = Buffer.alloc(30)
    head.writeUInt32LE(0x04034b50)
    head.writeUInt16LE(20, 4)
    head.writeUInt16LE(said.flags ?? 0, 6)
    head.writeUInt16LE(said.method ?? (stored ? 0 : 8), 8)
    head.writeUInt32LE(said.crc ?? crc32(plain), 14)
    head.writeUInt32LE(data.length, 18)
    head.writeUInt32LE(said.size ?? plain.length, 22)
    head.writeUInt16LE(Buffer.byteLength(name), 26)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50)
    entry.writeUInt16LE(20, 4)
    head.copy(entry, 6, 4, 30)
    entry.writeUInt32LE(at, 42)
    files.push(head, Buffer.from(name), data)
    directory.push(entry, Buffer.from(name))
    at += head.length + Buffer.byteLength(name) + data.length
  }
  const central = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50)
  end.writeUInt16LE(members.length, 8)
  end.writeUInt16LE(members.length, 10)
  end.writeUInt32LE(central.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...files, central, end])
}

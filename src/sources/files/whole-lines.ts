// Splits bytes at line ends, which allows the encoding to be detected line by line, and splits text into lines.
import { isUtf8 } from 'node:buffer'
import { ListFileError } from './list-file-error.ts'

/** The longest real line is a few kilobytes. */
const MAX_LINE = 1_000_000
const NEWLINE = 0x0a

/** The same bytes in pieces that end at a line end; the last piece ends with the file. */
async function* wholeLines(file: string, bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let rest: Uint8Array[] = []
  let length = 0
  for await (const chunk of bytes) {
    const end = chunk.lastIndexOf(NEWLINE) + 1
    if (end > 0) {
      yield Buffer.concat([...rest, chunk.subarray(0, end)])
      rest = []
      length = 0
    }
    rest.push(chunk.subarray(end))
    length += chunk.length - end
    if (length > MAX_LINE) {
      throw new ListFileError(
        file,
        `a line is longer than ${MAX_LINE} bytes: this is another file; download it again`,
      )
    }
  }
  if (length > 0) yield Buffer.concat(rest)
}

/** The same text in UTF-8. Lines that are not UTF-8 are read as Windows-1252, the encoding of older files. */
export async function* repairedUtf8(
  file: string,
  bytes: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  const windows = new TextDecoder('windows-1252')
  for await (const block of wholeLines(file, bytes)) {
    if (isUtf8(block)) yield block
    else {
      for (let from = 0; from < block.length;) {
        const at = block.indexOf(NEWLINE, from)
        const line = block.subarray(from, at === -1 ? block.length : at + 1)
        yield isUtf8(line) ? line : Buffer.from(windows.decode(line))
        from += line.length
      }
    }
  }
}

/** The unchanged bytes. Throws ListFileError if they are not UTF-8. */
export async function* checkedUtf8(
  file: string,
  bytes: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  for await (const block of wholeLines(file, bytes)) {
    if (!isUtf8(block)) {
      throw new ListFileError(file, 'the file is not UTF-8 text: it is damaged; download it again')
    }
    yield block
  }
}

/** Lines without their ends, in batches. An empty text after the last line end is not a line. */
export async function* lineBatches(text: AsyncIterable<string>): AsyncGenerator<readonly string[]> {
  let rest = ''
  for await (const chunk of text) {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop() ?? ''
    yield lines
  }
  if (rest !== '') yield [rest]
}

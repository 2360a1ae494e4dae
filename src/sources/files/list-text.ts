// Decodes the bytes of a list file to text, chunk by chunk, after checking that the first bytes can belong to that
// list.
import { ListFileError } from './list-file-error.ts'

export type ListEncoding = 'utf-8' | 'windows-1252'

/** Enough to distinguish a web page or an archive from a list. */
const PEEKED_BYTES = 512

/** The text of a file. Throws ListFileError for an empty file, a web page and an archive. */
export async function* listText(
  file: string,
  bytes: AsyncIterable<Uint8Array>,
  encoding: ListEncoding,
): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding)
  let head: Uint8Array | undefined = new Uint8Array()
  for await (const chunk of bytes) {
    if (head === undefined) {
      yield decoder.decode(chunk, { stream: true })
      continue
    }
    head = Buffer.concat([head, chunk])
    if (head.length < PEEKED_BYTES) continue
    refuseForeign(file, head)
    yield decoder.decode(head, { stream: true })
    head = undefined
  }
  if (head !== undefined) {
    refuseForeign(file, head)
    yield decoder.decode(head, { stream: true })
  }
  const rest = decoder.decode()
  if (rest !== '') yield rest
}

/**
 * Publishers under load and moved publishers answer 200 with a page, which is then saved under the name of the list.
 */
function refuseForeign(file: string, head: Uint8Array): void {
  const start = Buffer.from(head.subarray(0, PEEKED_BYTES)).toString('latin1')
  if (start.trim() === '') throw new ListFileError(file, 'the file is empty; download it again')
  if (/^(?:\u00ef\u00bb\u00bf)?\s*<(?:!doctype\s+)?html\b/i.test(start)) {
    throw new ListFileError(
      file,
      'this is a web page, not the list: the publisher was busy or has moved the file; download it again',
    )
  }
  if (start.startsWith('PK\u0003\u0004'))
    throw new ListFileError(file, 'this is a ZIP archive; unpack it first')
  if (start.startsWith('\u001f\u008b')) throw new ListFileError(file, 'this is a gzip file; unpack it first')
}

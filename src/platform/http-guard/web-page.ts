// Tells a web page from the file it came instead of: busy and moved publishers answer 200 with a page.
import { RequestRefused } from './refusal.ts'

const PEEKED_BYTES = 512
/** After a byte order mark, an XML declaration and comments. */
const PAGE = /^(?:\u00ef\u00bb\u00bf)?\s*(?:<\?xml[^>]*>\s*)?(?:<!--.*?-->\s*)*<(?:!doctype\s+)?html\b/is

/** Passes the bytes on once the first of them are no web page. Throws a Refusal for a page, before the first byte. */
export async function* refusePage(
  host: string,
  bytes: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  let head: Uint8Array | undefined = new Uint8Array()
  for await (const chunk of bytes) {
    if (head === undefined) {
      yield chunk
      continue
    }
    head = Buffer.concat([head, chunk])
    if (head.length < PEEKED_BYTES) continue
    judge(host, head)
    yield head
    head = undefined
  }
  if (head === undefined) return
  judge(host, head)
  if (head.length > 0) yield head
}

function judge(host: string, head: Uint8Array): void {
  const start = Buffer.from(head.subarray(0, PEEKED_BYTES)).toString('latin1')
  if (!PAGE.test(start)) return
  const advice = 'it is busy, limits this address or has moved the file; try later and look at its page'
  throw new RequestRefused(`${host} sent a web page instead of the file: ${advice}`, 'later')
}

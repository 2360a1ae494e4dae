// Streams the elements of a JSON array that is the whole file: each is parsed alone, so the file may be of any size.
import { ListFileError } from './list-file-error.ts'

/** No list writes so much of one party. */
const MAX_ELEMENT = 8_000_000
const OPENS = new Set(['{', '['])
const CLOSES = new Set(['}', ']'])

/** The elements in their order. Throws ListFileError for another document and for a file that is cut. */
export async function* jsonElements(file: string, text: AsyncIterable<string>): AsyncGenerator {
  // all that changes the state of the scan
  const signs = /["\\{}[\],]/g
  let pieces = ''
  let depth = 0
  let count = 0
  let [inText, isEscaped, isClosed] = [false, false, false]
  for await (const chunk of text) {
    if (chunk === '') continue
    let from = 0
    signs.lastIndex = isEscaped ? 1 : 0
    isEscaped = false
    for (let match = signs.exec(chunk); match !== null; match = signs.exec(chunk)) {
      const [sign] = match
      const { index } = match
      if (inText) {
        if (sign === '"') inText = false
        else if (sign === '\\') {
          isEscaped = index + 1 >= chunk.length
          signs.lastIndex = index + 2
        }
        continue
      }
      if (isClosed) throw another(file)
      if (depth === 0) {
        if (sign !== '[' || (pieces + chunk.slice(from, index)).trim() !== '') throw another(file)
        depth = 1
        pieces = ''
        from = index + 1
        continue
      }
      if (sign === '"') inText = true
      else if (OPENS.has(sign)) depth++
      else if (CLOSES.has(sign)) depth--
      const ends = (depth === 1 && sign === ',') || depth === 0
      if (!ends) continue
      const element = pieces + chunk.slice(from, index)
      pieces = ''
      from = index + 1
      isClosed = depth === 0
      // an array without elements is closed at once
      if (isClosed && count === 0 && element.trim() === '') continue
      yield parsed(file, element, ++count)
    }
    pieces += chunk.slice(from)
    if (pieces.length > MAX_ELEMENT)
      throw new ListFileError(file, 'an element is far longer than any of this list: this is another file')
  }
  if (!isClosed)
    throw depth === 0
      ? another(file)
      : new ListFileError(file, 'the list is not closed: the file is cut; download it again')
  if (pieces.trim() !== '') throw another(file)
}

function parsed(file: string, element: string, count: number): unknown {
  try {
    return JSON.parse(element)
  } catch {
    throw new ListFileError(file, `element ${count} is not JSON: the file is damaged; download it again`)
  }
}

const another = (file: string): ListFileError =>
  new ListFileError(file, 'this is not a JSON array: this is another file, or its publisher has changed it')

// Streams the record elements of an XML list, each as a small tree.
import { SaxesParser } from 'saxes'
import { ListFileError } from './list-file-error.ts'
import { onOneLine } from './record-parts.ts'

/** Attributes of an element by local name, without namespace declarations. */
export type XmlAttributes = ReadonlyMap<string, string>

/** Names are local names, because a list may change its prefixes or its namespace from one day to the next. */
export interface XmlElement {
  readonly name: string
  /** Line on which the element begins. */
  readonly line: number
  readonly attributes: XmlAttributes
  readonly children: readonly XmlElement[]
  readonly text: string
  /** A record element as the file has it. */
  readonly raw?: string
}

interface OpenElement extends XmlElement {
  readonly children: OpenElement[]
  text: string
  raw?: string
}

const NO_ATTRIBUTES: XmlAttributes = new Map()

/** Characters of a record, and of a text, comment or value outside of one; the largest record of a list has under a million. */
const MAX_CHARACTERS = 16_000_000
/** Elements that are open at once; lists have under twenty. */
const MAX_DEPTH = 200

/**
 * Every element with one of these names, at any depth but not nested in each other. `onRoot` receives the attributes of
 * the root before the first record. Throws ListFileError for another root, broken XML and a truncated file.
 */
export async function* xmlRecords(
  file: string,
  text: AsyncIterable<string>,
  root: string,
  records: ReadonlySet<string>,
  onRoot?: (attributes: XmlAttributes) => void,
): AsyncGenerator<XmlElement> {
  const parser = new SaxesParser()
  const open: OpenElement[] = []
  const path: string[] = []
  let done: OpenElement[] = []
  let closing = false
  const written = new WrittenText()
  /** Where the last tag ended. */
  let markup = 0

  parser.on('error', (error) => {
    const place = `line ${parser.line}`
    if (closing && path.length > 0) {
      const still = path.slice(-1).join()
      throw new ListFileError(
        file,
        `the file ends on ${place} with <${still}> still open: the download is cut; download it again`,
      )
    }
    const what = error.message.replace(/^\d+:\d+: /, '')
    throw new ListFileError(file, `${place} is not well-formed XML (${what}); download it again`)
  })
  parser.on('opentag', (tag) => {
    const name = localName(tag.name)
    if (path.length === 0) {
      if (name !== root) {
        throw new ListFileError(file, `the root element is <${name}>, not <${root}>: this is another list`)
      }
      onRoot?.(attributesOf(tag.attributes))
    }
    path.push(name)
    if (path.length > MAX_DEPTH) throw tooLarge(file, parser.line, `more than ${MAX_DEPTH} elements are open`)
    markup = parser.position
    if (open.length === 0 && !records.has(name)) return
    const attributes = attributesOf(tag.attributes)
    const element: OpenElement = { name, line: parser.line, attributes, children: [], text: '' }
    if (open.length === 0) written.begin(parser.position)
    open.at(-1)?.children.push(element)
    open.push(element)
  })
  const addText = (piece: string): void => {
    const element = open.at(-1)
    if (element !== undefined) element.text += piece
  }
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('closetag', () => {
    path.pop()
    markup = parser.position
    const element = open.pop()
    if (element === undefined || open.length > 0) return
    const raw = written.end(parser.position)
    if (raw !== undefined) element.raw = raw
    done.push(element)
  })

  let begun = false
  for await (const chunk of text) {
    if (!begun && chunk.trim() !== '') {
      begun = true
      if (!/^\uFEFF?\s*</.test(chunk))
        throw new ListFileError(file, 'this is no XML file: give the official one')
    }
    written.add(chunk)
    parser.write(chunk)
    if (written.length > MAX_CHARACTERS || parser.position - markup > MAX_CHARACTERS)
      throw tooLarge(file, parser.line, 'a record or a value goes on for 16 million characters')
    const ready = done
    done = []
    yield* ready
  }
  closing = true
  parser.close()
}

const tooLarge = (file: string, line: number, what: string): ListFileError =>
  new ListFileError(file, `line ${line}: ${what}: this is not the official file`)

/** More than the longest start tag. */
const TAIL = 65_536

/** Keeps the text of the record element that is open, and a little before it. */
class WrittenText {
  #text = ''
  /** Place of the first kept character in the file. */
  #from = 0
  #begun: number | undefined

  /** Characters of the record that is open. */
  get length(): number {
    return this.#begun === undefined ? 0 : this.#from + this.#text.length - this.#begun
  }

  add(chunk: string): void {
    const keep = this.#begun ?? Math.max(this.#from, this.#from + this.#text.length - TAIL)
    this.#text = this.#text.slice(keep - this.#from) + chunk
    this.#from = keep
  }

  /** `after` is the place after the start tag, in which no value has a `<`. */
  begin(after: number): void {
    const at = this.#text.lastIndexOf('<', after - this.#from - 1)
    this.#begun = at < 0 ? undefined : this.#from + at
  }

  end(after: number): string | undefined {
    const begun = this.#begun
    this.#begun = undefined
    return begun === undefined ? undefined : this.#text.slice(begun - this.#from, after - this.#from)
  }
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}

function attributesOf(written: Readonly<Record<string, string>>): XmlAttributes {
  const own = Object.entries(written).filter(([name]) => name !== 'xmlns' && !name.startsWith('xmlns:'))
  return own.length === 0 ? NO_ATTRIBUTES : new Map(own.map(([name, value]) => [localName(name), value]))
}

/** The children with this name. */
export function childrenOf(element: XmlElement, name: string): readonly XmlElement[] {
  return element.children.filter((child) => child.name === name)
}

/** The text of the first child with this name on one line; empty without such a child. */
export function textOfElement(element: XmlElement, name: string): string {
  return onOneLine(element.children.find((child) => child.name === name)?.text ?? '')
}

/** An attribute on one line; empty if it is missing. */
export function attributeOf(element: XmlElement, name: string): string {
  return onOneLine(element.attributes.get(name) ?? '')
}

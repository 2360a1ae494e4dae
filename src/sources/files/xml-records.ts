// The record elements of an XML list, each as a small tree, as the file streams in.
import { SaxesParser } from 'saxes'
import { ListFileError } from './list-file-error.ts'
import { onOneLine } from './record-parts.ts'

/** Of an element, by local name; declarations of namespaces are left out. */
export type XmlAttributes = ReadonlyMap<string, string>

/** Names are local ones: a list may change its prefixes or its namespace from one day to the next. */
export interface XmlElement {
  readonly name: string
  /** Line the element began on. */
  readonly line: number
  readonly attributes: XmlAttributes
  readonly children: readonly XmlElement[]
  readonly text: string
}

interface OpenElement extends XmlElement {
  readonly children: OpenElement[]
  text: string
}

const NO_ATTRIBUTES: XmlAttributes = new Map()

/**
 * Every element of one of these names, at any depth but not inside each other. `onRoot` gets the attributes of the root
 * before the first record comes. Throws ListFileError for another root, broken XML and a cut file.
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
    if (open.length === 0 && !records.has(name)) return
    const attributes = attributesOf(tag.attributes)
    const element: OpenElement = { name, line: parser.line, attributes, children: [], text: '' }
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
    const element = open.pop()
    if (element !== undefined && open.length === 0) done.push(element)
  })

  let begun = false
  for await (const chunk of text) {
    if (!begun && chunk.trim() !== '') {
      begun = true
      if (!/^\uFEFF?\s*</.test(chunk))
        throw new ListFileError(file, 'this is no XML file: give the official one')
    }
    parser.write(chunk)
    const ready = done
    done = []
    yield* ready
  }
  closing = true
  parser.close()
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}

function attributesOf(written: Readonly<Record<string, string>>): XmlAttributes {
  const own = Object.entries(written).filter(([name]) => name !== 'xmlns' && !name.startsWith('xmlns:'))
  return own.length === 0 ? NO_ATTRIBUTES : new Map(own.map(([name, value]) => [localName(name), value]))
}

/** The children of a name. */
export function childrenOf(element: XmlElement, name: string): readonly XmlElement[] {
  return element.children.filter((child) => child.name === name)
}

/** The text of the first child of a name on one line; empty when there is none. */
export function textOfElement(element: XmlElement, name: string): string {
  return onOneLine(element.children.find((child) => child.name === name)?.text ?? '')
}

/** An attribute on one line; empty when there is none. */
export function attributeOf(element: XmlElement, name: string): string {
  return onOneLine(element.attributes.get(name) ?? '')
}

// The record elements of an XML list, each as a small tree, as the file streams in.
import { SaxesParser } from 'saxes'
import { ListFileError } from './list-file-error.ts'
import { oneLine } from './source.ts'

export interface XmlElement {
  readonly name: string
  /** Line the element began on. */
  readonly line: number
  readonly children: readonly XmlElement[]
  readonly text: string
}

interface OpenElement extends XmlElement {
  readonly children: OpenElement[]
  text: string
}

/** Every element of one of these names. Throws ListFileError for another root, broken XML and a cut file. */
export async function* xmlRecords(
  file: string,
  text: AsyncIterable<string>,
  root: string,
  records: ReadonlySet<string>,
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
  parser.on('opentag', ({ name }) => {
    if (path.length === 0 && name !== root) {
      throw new ListFileError(file, `the root element is <${name}>, not <${root}>: this is another list`)
    }
    path.push(name)
    if (open.length === 0 && !records.has(name)) return
    const element: OpenElement = { name, line: parser.line, children: [], text: '' }
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

  for await (const chunk of text) {
    parser.write(chunk)
    const ready = done
    done = []
    yield* ready
  }
  closing = true
  parser.close()
}

/** The children of a name. */
export function childrenOf(element: XmlElement, name: string): readonly XmlElement[] {
  return element.children.filter((child) => child.name === name)
}

/** The text of the first child of a name on one line; empty when there is none. */
export function textOf(element: XmlElement, name: string): string {
  return oneLine(element.children.find((child) => child.name === name)?.text ?? '')
}

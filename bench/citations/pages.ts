// The pages of the labelled set, as bytes and as text. A PDF is made of its text when it is asked for: lines of a fixed
// width, long words broken by a hyphen.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { simplePdf } from '../../src/platform/page-text/testing/simple-pdf.ts'
import { textOfPage } from '../../src/platform/page-text/text-of.ts'
import { fold } from '../../src/citations/find/fold/fold.ts'
import type { FoldedText } from '../../src/citations/find/fold/folded-text.ts'

const Manifest = z.record(
  z.string(),
  z.strictObject({ language: z.string(), file: z.string(), contentType: z.string() }),
)
const PDF_COLUMNS = 78
const BROKEN_WORD = 9
const MAX_CHARS = 1_000_000

export interface Page {
  readonly id: string
  readonly language: string
  readonly contentType: string
  readonly bytes: Uint8Array
}

export function readPages(folder = import.meta.dirname): readonly Page[] {
  const manifest = Manifest.parse(JSON.parse(readFileSync(join(folder, 'pages.json'), 'utf8')))
  return Object.entries(manifest).map(([id, { language, file, contentType }]) => {
    const bytes = readFileSync(join(folder, 'pages', file))
    return {
      id,
      language,
      contentType,
      bytes: contentType === 'application/pdf' ? simplePdf(pdfLines(bytes.toString())) : bytes,
    }
  })
}

export async function foldPage({ id, bytes, contentType }: Page): Promise<FoldedText> {
  const page = await textOfPage(bytes, contentType, MAX_CHARS)
  if (page.kind !== 'text') throw new Error(`${id} cannot be read: ${page.reason}`)
  return fold(page.text)
}

function pdfLines(text: string): string[] {
  const lines: string[] = []
  for (const paragraph of text.trim().split('\n\n')) {
    let line = ''
    for (const word of paragraph.split(/\s+/)) {
      const longer = line === '' ? word : `${line} ${word}`
      if (longer.length <= PDF_COLUMNS) line = longer
      else if (/^\p{Ll}+$/u.test(word) && word.length >= BROKEN_WORD) {
        lines.push(`${line} ${word.slice(0, 4)}-`)
        line = word.slice(4)
      } else {
        lines.push(line)
        line = word
      }
    }
    lines.push(line, '')
  }
  return lines
}

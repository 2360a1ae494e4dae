// Extracts the text of a PDF, line by line in content order. Uses PDF.js in the build of unpdf: no canvas, no native
// code.
import { getDocumentProxy } from 'unpdf'
import { BoundedText, UnreadablePage } from './page-text.ts'

/** A step down the page of more line heights than this starts a paragraph. */
const PARAGRAPH_STEP = 1.7

type Document = Awaited<ReturnType<typeof getDocumentProxy>>

/**
 * Replaces the tables of Chinese, Japanese and Korean characters. They are not shipped; this only records that PDF.js
 * asked for them.
 */
function noTables(): { readonly Factory: object; readonly wereMissed: () => boolean } {
  let missed = false
  return {
    Factory: class {
      async fetch({ kind }: { readonly kind: string }): Promise<never> {
        missed ||= kind === 'cMapUrl'
        throw new Error('not shipped')
      }
    },
    wereMissed: () => missed,
  }
}

async function open(bytes: Uint8Array, tables: object): Promise<Document> {
  try {
    // why: PDF.js refuses a Buffer, and takes the bytes away from its caller
    return await getDocumentProxy(Uint8Array.from(bytes), {
      useSystemFonts: false,
      useWasm: false,
      BinaryDataFactory: tables,
      useWorkerFetch: false,
      disableFontFace: true,
      stopAtErrors: false,
      verbosity: 0,
    })
  } catch (error) {
    const isLocked = error instanceof Error && error.name === 'PasswordException'
    throw new UnreadablePage(isLocked ? 'encrypted' : 'broken')
  }
}

export async function pdfText(bytes: Uint8Array, maxChars: number): Promise<string> {
  const tables = noTables()
  const document = await open(bytes, tables.Factory)
  const text = new BoundedText(maxChars)
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number)
    const { items } = await page.getTextContent()
    let lastY: number | undefined
    for (const item of items) {
      if (!('str' in item)) continue
      const y = Number(item.transform[5])
      if (lastY !== undefined && item.str.trim() !== '' && lastY - y > PARAGRAPH_STEP * item.height)
        text.add('\n')
      if (item.str.trim() !== '') lastY = y
      text.add(item.hasEOL ? `${item.str}\n` : item.str)
    }
    text.add('\n')
    page.cleanup()
  }
  if (tables.wereMissed()) throw new UnreadablePage('unmapped_text')
  return text.toString()
}

// The code of the thread that reports are printed on, by Typst. Data goes in as input of a fixed template, never as source.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import type { Paper, ReportDocument } from '../../app/ports.ts'
import { readFontFolders } from './fonts.ts'
import { printable } from './printable.ts'

export interface PrintTask {
  readonly document: ReportDocument
  readonly paper: Paper
  /** Milliseconds since 1970. */
  readonly createdAt: number
}

export type Printed =
  /** Said once, before anything else: the thread may be ended from now on. */
  | { readonly kind: 'ready' }
  | { readonly kind: 'printed'; readonly bytes: Uint8Array }
  | { readonly kind: 'failed'; readonly why: string }

const PAPERS: Readonly<Record<Paper, string>> = { a4: 'a4', letter: 'us-letter' }
/** Characters of the title that the head of a page has room for. */
const RUNNING_TITLE = 80

const port = parentPort
if (port === null) throw new Error('this file is run as a worker')
const fonts = readFontFolders((workerData as { readonly fontFolder: string }).fontFolder)
const template = readFileSync(new URL('report.typ', import.meta.url), 'utf8')
// why only now: a thread that ends with Typst loaded and no compiler made takes the whole process with it
const { NodeCompiler } = await import('@myriaddreamin/typst-ts-node-compiler')
const compiler = NodeCompiler.create({
  workspace: fileURLToPath(new URL('.', import.meta.url)),
  fontArgs: [{ fontPaths: [...fonts.folders] }],
})

function print({ document: asked, paper, createdAt }: PrintTask): Uint8Array {
  const { document, notes } = printable(asked, fonts.covers)
  const title = [...document.title]
  const setting = {
    notes,
    families: fonts.families,
    paper: PAPERS[paper],
    printedOn: new Date(createdAt).toISOString().slice(0, 10),
    runningTitle:
      title.length > RUNNING_TITLE ? `${title.slice(0, RUNNING_TITLE).join('')}…` : document.title,
  }
  const inputs = { document: JSON.stringify(document), setting: JSON.stringify(setting) }
  // why not compiled first and printed then: a compiled document is never given back to memory
  const pdf = compiler.pdf(
    { mainFileContent: template, inputs },
    { creationTimestamp: Math.floor(createdAt / 1000) },
  )
  return Uint8Array.from(pdf)
}

function answerTo(task: PrintTask): Printed {
  try {
    return { kind: 'printed', bytes: print(task) }
  } catch (error) {
    return { kind: 'failed', why: error instanceof Error ? error.message : String(error) }
  }
}

port.on('message', (task: PrintTask) => {
  // why not at once: under load the next message follows in the same turn, and what waits for a turn is never given back
  setImmediate(() => {
    port.postMessage(answerTo(task), [])
    // why afterwards: nobody has to wait for it
    compiler.evictCache(0)
  })
})
port.postMessage({ kind: 'ready' } satisfies Printed, [])

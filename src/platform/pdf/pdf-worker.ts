// The code of the process that prints reports with Typst. Data enters as input of a fixed template, never as source.
import { readFileSync, writeSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { inspect } from 'node:util'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import type { Paper, ReportDocument } from '../../reports/ports.ts'
import { readFontFolders } from './fonts.ts'
import { type Marks, printableDocument } from './printable.ts'

export interface PrintTask {
  readonly document: ReportDocument
  readonly paper: Paper
  /** Milliseconds since 1970. */
  readonly createdAt: number
  readonly marks: Marks
}

export type Printed =
  | { readonly kind: 'printed'; readonly bytes: Uint8Array }
  | { readonly kind: 'failed'; readonly why: string }

const PAPERS: Readonly<Record<Paper, string>> = { a4: 'a4', letter: 'us-letter' }
/** PDF/UA-1, in the words of Typst: tags, a title, a language, and a text for each picture. */
const ACCESSIBLE = 'ua-1'
const MISSES_THE_STANDARD = /PDF\/UA-1 error/
/** Characters of the title that fit in the page header. */
const RUNNING_TITLE = 80

// why by a signal: with the threads of Typst, an ordinary exit sometimes never ends
process.on('uncaughtException', (error) => {
  writeSync(2, `${inspect(error)}\n`)
  process.kill(process.pid, 'SIGABRT')
})

const [, , fontFolder = ''] = process.argv
const fonts = readFontFolders(fontFolder)
const template = readFileSync(new URL('report.typ', import.meta.url), 'utf8')
const compiler = NodeCompiler.create({
  workspace: fileURLToPath(new URL('.', import.meta.url)),
  fontArgs: [{ fontPaths: [...fonts.folders] }],
})

function print({ document: asked, paper, createdAt, marks }: PrintTask): Uint8Array {
  const { document, notes } = printableDocument(asked, fonts, marks)
  const title = [...document.title]
  const said = JSON.stringify(document)
  const setting = {
    notes,
    families: fonts.familiesFor(said + notes.join()),
    paper: PAPERS[paper],
    printedOn: new Date(createdAt).toISOString().slice(0, 10),
    runningTitle:
      title.length > RUNNING_TITLE ? `${title.slice(0, RUNNING_TITLE).join('')}…` : document.title,
  }
  const inputs = { document: said, setting: JSON.stringify(setting) }
  // why not compile first and print later: a compiled document never returns its memory
  const set = (standard: { pdfStandard?: string }): Buffer =>
    compiler.pdf(
      { mainFileContent: template, inputs },
      { creationTimestamp: Math.floor(createdAt / 1000), ...standard },
    )
  try {
    return Uint8Array.from(set({ pdfStandard: ACCESSIBLE }))
  } catch (error) {
    // why: a report that misses a rule of the standard is better than none; it keeps its tags
    if (!MISSES_THE_STANDARD.test(String(error))) throw error
    return Uint8Array.from(set({}))
  }
}

function answerTo(task: PrintTask): Printed {
  try {
    return { kind: 'printed', bytes: print(task) }
  } catch (error) {
    return { kind: 'failed', why: error instanceof Error ? error.message : String(error) }
  }
}

// why: stopping the server may signal all its processes; this one still prints its report, and the server then ends it
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined)

process.on('message', (task: PrintTask) => {
  // why afterwards: no report has to wait for it
  process.send?.(answerTo(task), () => compiler.evictCache(0))
})

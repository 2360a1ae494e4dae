// For tests: a printer that follows the commands in a report's title.
import { existsSync, writeFileSync, writeSync } from 'node:fs'
import type { Printed, PrintTask } from '../pdf-worker.ts'

const answer = (printed: Printed): void => void process.send?.(printed)
const print = (text: string): void => answer({ kind: 'printed', bytes: Buffer.from(text) })

process.on('message', ({ document: { title }, marks }: PrintTask) => {
  if (title === 'die') process.exit(1)
  if (title === 'abort') {
    // as Typst does: the second line quotes the text it could not set
    writeSync(2, "thread '<unnamed>' panicked at shaping.rs:896\nbegin <= end when slicing `secret`\n")
    process.abort()
  }
  if (title === 'break' && marks !== 'none') process.exit(1)
  if (title === 'throw') throw new Error('broken')
  if (title === 'fail') answer({ kind: 'failed', why: 'no such font' })
  if (title === 'hang') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
  if (title === 'wait') setTimeout(() => print('printed'), 50)
  if (title === 'who') print(String(process.pid))
  if (title === 'environment') print(Object.keys(process.env).join())
  if (title === 'print') print('printed')
  if (title.startsWith('killed once ')) {
    const mark = title.slice('killed once '.length)
    if (existsSync(mark)) return print(`printed with marks: ${marks}`)
    writeFileSync(mark, '')
    process.kill(process.pid, 'SIGTERM')
  }
  if (title === 'break') print(`printed with marks: ${marks}`)
})

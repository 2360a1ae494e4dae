// For tests: a printer that does what the title of a report tells it to.
import { writeSync } from 'node:fs'
import type { Printed, PrintTask } from '../pdf-worker.ts'

const answer = (printed: Printed): void => void process.send?.(printed)
const print = (text: string): void => answer({ kind: 'printed', bytes: Buffer.from(text) })

process.on('message', ({ document: { title }, isPlain }: PrintTask) => {
  if (title === 'die') process.exit(1)
  if (title === 'abort') {
    // as Typst does: what it could not set stands in the second line
    writeSync(2, "thread '<unnamed>' panicked at shaping.rs:896\nbegin <= end when slicing `secret`\n")
    process.abort()
  }
  if (title === 'break' && !isPlain) process.exit(1)
  if (title === 'throw') throw new Error('broken')
  if (title === 'fail') answer({ kind: 'failed', why: 'no such font' })
  if (title === 'hang') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
  if (title === 'wait') setTimeout(() => print('printed'), 50)
  if (title === 'who') print(String(process.pid))
  if (title === 'print') print('printed')
  if (title === 'break') print('printed plain')
})

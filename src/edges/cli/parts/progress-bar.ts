// Progress on standard error: a bar on a terminal, and elsewhere a line from time to time, so that a long command is not silent.
import { SingleBar } from 'cli-progress'

const LINE_MS = 10_000

interface Bar {
  step(): void
  stop(): void
}

export function progressBar(what: string, total: number): Bar {
  if (!process.stderr.isTTY) return progressLines(what, total, () => Date.now())
  const bar = new SingleBar({
    format: `{bar} {value}/{total} ${what}`,
    barCompleteChar: '█',
    barIncompleteChar: '░',
    barsize: 40,
    hideCursor: true,
    clearOnComplete: true,
    stream: process.stderr,
  })
  bar.start(total, 0)
  return { step: () => bar.increment(), stop: () => bar.stop() }
}

/** A line every ten seconds; none for what ends before. */
export function progressLines(what: string, total: number, now: () => number): Bar {
  let done = 0
  let said = now()
  return {
    step() {
      done++
      if (now() - said < LINE_MS) return
      said = now()
      process.stderr.write(`${done}/${total} ${what}\n`)
    },
    stop: () => undefined,
  }
}

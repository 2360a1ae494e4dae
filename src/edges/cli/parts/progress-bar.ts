// A progress bar on standard error; silent where standard error is not a terminal.
import { SingleBar } from 'cli-progress'

export function progressBar(what: string, total: number): { step(): void; stop(): void } {
  if (!process.stderr.isTTY) return { step: () => undefined, stop: () => undefined }
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

// A progress bar that appears only when the work takes long, so that short commands stay quiet.
import { progressBar } from './progress-bar.ts'

const PATIENCE_MS = 700

/** Moves to an amount done so far; never backwards. */
export function lateBar(what: string, total: number): { reach(done: number): void; stop(): void } {
  const started = Date.now()
  let shown = 0
  let bar: ReturnType<typeof progressBar> | undefined
  return {
    reach(done) {
      if (bar === undefined && Date.now() - started < PATIENCE_MS) return
      bar ??= progressBar(what, total)
      for (; shown < Math.min(done, total); shown++) bar.step()
    },
    stop: () => bar?.stop(),
  }
}

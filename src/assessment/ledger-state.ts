// What is stored beside a session whenever its ledger or scorecard changes: the progress map, ready to be answered.
import type { NextSignal, Progress } from '../contract/vocabulary/progress.ts'
import { remember } from '../base/remember.ts'
import { type Ledger, PROTOCOL_ID, progress } from './rules/index.ts'

/** The progress map as JSON text. With `nextSignals` the scorecard is current (rules A-5, N-6). */
export function progressText(
  sessionId: string,
  ledger: Ledger,
  pitch: string,
  nextSignals?: readonly NextSignal[],
): string {
  const map: Progress = {
    session_id: sessionId,
    protocol: PROTOCOL_ID,
    ...progress(ledger, { pitch, scored: nextSignals !== undefined }),
    ...(nextSignals && { next_signals: [...nextSignals] }),
  }
  return JSON.stringify(map)
}

/** The map a session holds; the same object for the same text, so that polling costs little. Not to be changed. */
export const readProgress: (text: string) => Progress = remember((text) => JSON.parse(text) as Progress)

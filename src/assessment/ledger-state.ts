// Builds the data stored with a session whenever its ledger or scorecard changes: the progress map, ready to return.
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

/** The stored map of a session. The same text gives the same object, so polling is cheap. Do not change it. */
export const readProgress: (text: string) => Progress = remember((text) => JSON.parse(text) as Progress)

// Submits the confirmed lines one after another. It waits where the service asks to, and stops where an error is not about one
// line; what is not sent stays confirmed.
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Signal } from '../../../contract/vocabulary/signal.ts'
import { useChange } from '../api/queries.ts'
import { RequestRefusal } from '../api/send.ts'
import { type LineOutcome, refusedLine } from './lines.ts'

export interface SentLine {
  readonly id: number
  readonly signal: Signal
}

export interface SendProgress {
  readonly done: number
  readonly of: number
  /** Seconds that the service asked to wait; absent while a line is on its way. */
  readonly waits?: number
}

/** How often in a row the service may ask to wait. */
const MAX_WAITS = 5

export function useSendLines(token: string, onOutcome: (id: number, outcome: LineOutcome) => void) {
  const queries = useQueryClient()
  const { mutateAsync: submit } = useChange('submit_signal')
  const [progress, setProgress] = useState<SendProgress | null>(null)
  const [error, setError] = useState<unknown>(null)
  const stopping = useRef<AbortController | null>(null)
  useEffect(() => () => stopping.current?.abort(), [])

  const send = async (lines: readonly SentLine[]): Promise<void> => {
    const { signal: stopped } = (stopping.current = new AbortController())
    const at = { done: 0, of: lines.length }
    setError(null)
    try {
      for (const { id, signal } of lines) {
        if (stopped.aborted) break
        setProgress({ ...at })
        const outcome = await outcomeOf(() => submit({ session: token, ...signal }), {
          stopped,
          onWait: (waits) => setProgress({ ...at, waits }),
        })
        if (outcome === undefined) break
        onOutcome(id, outcome)
        at.done++
      }
    } catch (fault) {
      setError(fault)
    } finally {
      setProgress(null)
      for (const name of ['get_assessment', 'list_assessments'])
        void queries.invalidateQueries({ queryKey: [name] })
    }
  }
  return {
    send: (lines: readonly SentLine[]) => void send(lines),
    stop: () => stopping.current?.abort(),
    progress,
    error,
  }
}

interface Waiting {
  readonly stopped: AbortSignal
  readonly onWait: (seconds: number) => void
}

/** Throws an error that is not about the line; undefined if the person stopped while it waited. */
async function outcomeOf(
  submit: () => Promise<Extract<LineOutcome, { kind: 'accepted' }>['answer']>,
  { stopped, onWait }: Waiting,
): Promise<LineOutcome | undefined> {
  for (let waits = 0; ; waits++) {
    try {
      return { kind: 'accepted', answer: await submit() }
    } catch (error) {
      if (!(error instanceof RequestRefusal)) throw error
      const refused = refusedLine(error.problem)
      if (refused) return refused
      const { status, retry_after_seconds: seconds } = error.problem
      if (seconds === undefined || ![429, 503].includes(status) || waits === MAX_WAITS) throw error
      onWait(seconds)
      if (!(await wait(seconds * 1_000, stopped))) return undefined
    }
  }
}

/** False if it was stopped. */
const wait = (ms: number, stopped: AbortSignal): Promise<boolean> =>
  new Promise((done) => {
    const timer = setTimeout(() => done(true), ms)
    stopped.addEventListener('abort', () => {
      clearTimeout(timer)
      done(false)
    })
  })

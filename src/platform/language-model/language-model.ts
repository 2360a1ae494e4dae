// Asks a language model whether a quote and a passage mean the same: at most one answer is bought per question, within one
// time-out, so many at a time and so many a day and workspace.
import type { Clock } from '../../base/ports.ts'
import {
  type LanguageModel,
  LanguageModelUnavailable,
  type MeaningAnswer,
  type MeaningQuestion,
} from '../../citations/ports.ts'
import { FairQueue } from '../../base/fair-queue.ts'
import { DailyCalls } from './daily-calls.ts'
import { createExchange } from './exchange.ts'
import { LENGTHS, meaningPrompt } from './meaning-prompt.ts'
import type { ModelSettings } from './model-settings.ts'

// A bound of time that says what it was for.
interface TimeOut {
  /** Aborts when the time is up, with LanguageModelUnavailable as its reason, or with the caller's signal. */
  readonly signal: AbortSignal
  /** To be called once nobody needs it. */
  clear(): void
}

function timeOut(ms: number, says: string, signal: AbortSignal | undefined): TimeOut {
  const time = new AbortController()
  const timer = setTimeout(() => time.abort(new LanguageModelUnavailable(says)), ms)
  return {
    signal: signal === undefined ? time.signal : AbortSignal.any([time.signal, signal]),
    clear: () => clearTimeout(timer),
  }
}

/** A server that is busy is asked again after this, and then after twice this, unless it says when. */
const RETRY_DELAY_MS = 500
/** A question waits for its turn at most so long, or so many times the time that a question has: slow models serve too. */
const WAIT_MS = 60_000
const WAIT_TIMEOUTS = 3

export interface ModelDeps {
  readonly clock: Clock
  readonly retryDelayMs?: number
  readonly waitMs?: number
  /** Told why there is no answer, unless nobody waits for it. Neither key nor contents are in it. */
  readonly onFault?: (fault: LanguageModelUnavailable) => void
}

export function createLanguageModel(
  settings: ModelSettings,
  { clock, retryDelayMs = RETRY_DELAY_MS, waitMs = WAIT_MS, onFault }: ModelDeps,
): LanguageModel {
  const { timeoutMs, dailyCalls } = settings
  const patienceMs = Math.max(waitMs, WAIT_TIMEOUTS * timeoutMs)
  const calls = new DailyCalls(dailyCalls, clock)
  const turns = new FairQueue(settings.parallel)

  async function ask(question: MeaningQuestion, signal: AbortSignal | undefined): Promise<MeaningAnswer> {
    const tooSlow = `The language model did not answer within ${timeoutMs / 1_000} seconds (ASSAY_MODEL_TIMEOUT_SECONDS)`
    const time = timeOut(timeoutMs, tooSlow, signal)
    const exchange = createExchange(performance.now() + timeoutMs, retryDelayMs)
    try {
      const { sdkAnswer } = await import('./sdk-answer.ts')
      const how = { fetch: exchange.fetch, signal: time.signal }
      const answer = await sdkAnswer(settings, meaningPrompt(question), how)
      return {
        sameMeaning: answer.same_meaning,
        model: settings.model,
        responseSha256: exchange.responseSha256,
      }
    } catch (error) {
      time.signal.throwIfAborted()
      throw exchange.failure ?? error
    } finally {
      time.clear()
    }
  }

  return {
    async sameMeaning(question, { tenant, signal }) {
      const tooMany =
        'Too many questions wait for the language model (ASSAY_MODEL_PARALLEL_CALLS, ASSAY_MODEL_TIMEOUT_SECONDS)'
      const waiting = timeOut(patienceMs, tooMany, signal)
      try {
        refuseTooLong(question)
        return await turns.run(tenant, waiting.signal, async () => {
          if (!calls.take(tenant))
            throw new LanguageModelUnavailable(
              `The workspace has asked the language model ${dailyCalls} times today (ASSAY_MODEL_DAILY_CALLS)`,
            )
          return ask(question, signal)
        })
      } catch (error) {
        if (signal?.aborted === true)
          throw new LanguageModelUnavailable('Nobody waits for the language model any more')
        const fault = asUnavailable(error)
        onFault?.(fault)
        throw fault
      } finally {
        waiting.clear()
      }
    },
  }
}

/** A part of a quote is not the quote: what is too long to be shown whole cannot be judged. */
function refuseTooLong(question: MeaningQuestion): void {
  for (const part of ['quote', 'passage'] as const)
    if (question[part].length > LENGTHS[part])
      throw new LanguageModelUnavailable(`The ${part} is longer than ${LENGTHS[part]} characters`)
}

/** Of an error of the SDK only its name is kept: the rest of it repeats the request and the answer. */
function asUnavailable(error: unknown): LanguageModelUnavailable {
  if (error instanceof LanguageModelUnavailable) return error
  const name = error instanceof Error ? error.name : typeof error
  return new LanguageModelUnavailable(`The answer of the language model cannot be read (${name})`)
}

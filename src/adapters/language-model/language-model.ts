// Asks a language model whether a quote and a passage mean the same: at most one answer is bought per question, within one
// time-out, so many at a time and so many a day and workspace.
import {
  type Clock,
  type LanguageModel,
  LanguageModelUnavailable,
  type MeaningQuestion,
} from '../../app/ports.ts'
import { DailyCalls } from './daily-calls.ts'
import { createExchange } from './exchange.ts'
import { LENGTHS, meaningPrompt } from './meaning-prompt.ts'
import type { ModelSettings } from './model-settings.ts'
import { Turns } from './turns.ts'

/** A server that is busy is asked again after this, and then after twice this, unless it says when. */
const RETRY_DELAY_MS = 500

export function createLanguageModel(
  settings: ModelSettings,
  { clock, retryDelayMs = RETRY_DELAY_MS }: { readonly clock: Clock; readonly retryDelayMs?: number },
): LanguageModel {
  const calls = new DailyCalls(settings.dailyCalls, clock)
  const turns = new Turns(settings.parallel)

  return {
    async sameMeaning(question, { tenant, signal }) {
      refuseTooLong(question)
      const timeOut = new AbortController()
      const endsAt = performance.now() + settings.timeoutMs
      const timer = setTimeout(() => timeOut.abort(), settings.timeoutMs)
      const ended = signal === undefined ? timeOut.signal : AbortSignal.any([timeOut.signal, signal])
      const exchange = createExchange(endsAt, retryDelayMs)
      try {
        const answer = await turns.run(tenant, ended, async () => {
          if (!calls.take(tenant))
            throw new LanguageModelUnavailable(
              `The workspace has asked the language model ${settings.dailyCalls} times today (ASSAY_MODEL_DAILY_CALLS)`,
            )
          const { sdkAnswer } = await import('./sdk-answer.ts')
          return sdkAnswer(settings, meaningPrompt(question), { fetch: exchange.fetch, signal: ended })
        })
        return {
          sameMeaning: answer.same_meaning,
          explanation: answer.explanation,
          model: settings.model,
          responseSha256: exchange.responseSha256,
        }
      } catch (error) {
        if (signal?.aborted === true)
          throw new LanguageModelUnavailable('Nobody waits for the language model any more')
        if (timeOut.signal.aborted)
          throw new LanguageModelUnavailable(
            `The language model did not answer within ${settings.timeoutMs / 1_000} seconds (ASSAY_MODEL_TIMEOUT_SECONDS)`,
          )
        throw exchange.failure ?? asUnavailable(error)
      } finally {
        clearTimeout(timer)
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

// Calls the SDK for the providers' wire formats, structured output and reading the answer. Loaded with the first
// question, because a server without a model does not need it.
import { createAnthropic } from '@ai-sdk/anthropic'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { generateText, NoObjectGeneratedError, Output } from 'ai'
import { z } from 'zod'
import { LanguageModelUnavailable } from '../../citations/ports.ts'
import { MAX_EXPLANATION, type MeaningPrompt } from './meaning-prompt.ts'
import type { ModelSettings } from './model-settings.ts'

// why: its warnings go to standard error, and none of them needs action
globalThis.AI_SDK_LOG_WARNINGS = false

const OUTPUT_TOKENS = 1_024
/** Reasoning counts as output. */
const REASONING_TOKENS = 8_192

// why an explanation, which is never shown, and why first: a model writes in order and decides better after it has
// explained. Why only this code checks its length: providers refuse schemas that bound strings
const answerSchema = z.strictObject({
  explanation: z.string().refine(({ length }) => length <= MAX_EXPLANATION),
  same_meaning: z.boolean(),
})

/** One request, one answer. Errors of the SDK pass through. Do not log them: they contain the request. */
export async function sdkAnswer(
  settings: ModelSettings,
  { system, user }: MeaningPrompt,
  { fetch, signal }: { readonly fetch: typeof globalThis.fetch; readonly signal: AbortSignal },
): Promise<z.output<typeof answerSchema>> {
  const result = await generateText({
    model: modelOf(settings, fetch),
    instructions: system,
    prompt: user,
    output: Output.object({ schema: answerSchema, name: 'comparison' }),
    maxOutputTokens: settings.reasoning ? REASONING_TOKENS : OUTPUT_TOKENS,
    // why none for a reasoning model: most refuse it
    ...(settings.reasoning ? {} : { temperature: 0 }),
    maxRetries: 0,
    abortSignal: signal,
  }).catch((error: unknown) => {
    throw NoObjectGeneratedError.isInstance(error) ? notAnAnswer(error.finishReason) : error
  })
  const { content, finishReason } = result
  // why: the SDK also reads answers that were cut or filtered, and keeps tool calls in them
  if (finishReason !== 'stop' || content.some(({ type }) => type !== 'text' && type !== 'reasoning'))
    throw notAnAnswer(finishReason)
  return result.output
}

const notAnAnswer = (finishReason = 'unknown'): LanguageModelUnavailable =>
  new LanguageModelUnavailable(
    finishReason === 'stop'
      ? 'The language model did not answer in the form it was asked for (ASSAY_MODEL_OUTPUT)'
      : `The language model did not end its answer: ${finishReason}${finishReason === 'length' ? ' (ASSAY_MODEL_REASONING)' : ''}`,
  )

function modelOf(settings: ModelSettings, fetch: typeof globalThis.fetch) {
  const { url, model, key } = settings
  if (settings.provider === 'anthropic') return createAnthropic({ baseURL: url, apiKey: key, fetch })(model)
  return createOpenAICompatible({
    name: 'endpoint',
    baseURL: url,
    ...(key === '' ? {} : { apiKey: key }),
    fetch,
    supportsStructuredOutputs: settings.output === 'json_schema',
    transformRequestBody: ({ max_tokens, ...body }) => ({
      ...body,
      [outputBound(url)]: max_tokens as number,
    }),
  })(model)
}

/** The server's name for the output limit: newer OpenAI models know only the new name, most others only the old one. */
export const outputBound = (url: string): 'max_tokens' | 'max_completion_tokens' =>
  /(^|\.)openai\.(azure\.)?com$/.test(new URL(url).hostname) ? 'max_completion_tokens' : 'max_tokens'

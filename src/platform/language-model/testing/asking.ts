// A test question, a model that asks a local server, and a check of its errors.
import { inspect } from 'node:util'
import { expect } from 'vitest'
import {
  type LanguageModel,
  LanguageModelUnavailable,
  type MeaningQuestion,
} from '../../../citations/ports.ts'
import { createLanguageModel, type ModelDeps } from '../language-model.ts'
import type { ModelSettings } from '../model-settings.ts'
import { KEY } from './model-server.ts'

export const QUESTION: MeaningQuestion = {
  quote: 'Our churn fell by half in a year',
  passage: 'Churn halved over the last twelve months',
  before: 'The chief executive said on Tuesday:',
  after: 'Analysts had expected less.',
}

export const modelAt = (
  url: string,
  settings: Partial<ModelSettings> = {},
  deps: Partial<ModelDeps> = {},
): LanguageModel =>
  createLanguageModel(
    {
      provider: 'openai-compatible',
      url,
      model: 'test-model',
      key: KEY,
      output: 'json_schema',
      reasoning: false,
      timeoutMs: 5_000,
      parallel: 4,
      dailyCalls: 1_000,
      ...settings,
    },
    { clock: { now: () => Date.now() }, retryDelayMs: 5, ...deps },
  )

/**
 * The message of a missing answer. Checks that its error has the one class and holds neither key nor contents, however
 * it is printed.
 */
export async function unavailable(answer: Promise<unknown>): Promise<string> {
  const error = await answer.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  expect(error).toBeInstanceOf(LanguageModelUnavailable)
  const printed = inspect(error, { depth: 20, showHidden: true })
  for (const secret of [KEY, QUESTION.quote, QUESTION.passage]) expect(printed).not.toContain(secret)
  return error instanceof Error ? error.message : ''
}

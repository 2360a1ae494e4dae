// Builds the language model settings of a configuration; reports incompatible settings before the first question.
import type { ModelSettings } from '../platform/language-model/model-settings.ts'
import { type Config, ConfigError } from './config.ts'

const ANTHROPIC = 'https://api.anthropic.com/v1'

/** The settings for the adapter; undefined if no model is configured. Throws ConfigError. */
export function languageModelOf(config: Config): ModelSettings | undefined {
  const { ASSAY_MODEL_PROVIDER: provider, ASSAY_MODEL: model, ASSAY_MODEL_KEY: key } = config
  const given = config.ASSAY_MODEL_URL
  if (provider === '') {
    if (`${model}${key}${given}` === '') return undefined
    throw new ConfigError(
      'A language model is half configured: set ASSAY_MODEL_PROVIDER to openai-compatible or anthropic, or unset ' +
        'ASSAY_MODEL, ASSAY_MODEL_URL and ASSAY_MODEL_KEY',
    )
  }
  const url = given || (provider === 'anthropic' ? ANTHROPIC : '')
  if (model === '')
    throw new ConfigError(`ASSAY_MODEL_PROVIDER=${provider} needs ASSAY_MODEL: the name of a model`)
  if (url === '')
    throw new ConfigError(
      `ASSAY_MODEL_PROVIDER=${provider} needs ASSAY_MODEL_URL, such as https://api.openai.com/v1 or http://127.0.0.1:11434/v1`,
    )
  if (provider === 'anthropic' && key === '')
    throw new ConfigError(
      'ASSAY_MODEL_PROVIDER=anthropic needs ASSAY_MODEL_KEY: a key of the Anthropic console',
    )
  return {
    provider,
    url,
    model,
    key,
    output: config.ASSAY_MODEL_OUTPUT,
    reasoning: config.ASSAY_MODEL_REASONING,
    timeoutMs: config.ASSAY_MODEL_TIMEOUT_SECONDS * 1_000,
    parallel: config.ASSAY_MODEL_PARALLEL_CALLS,
    dailyCalls: config.ASSAY_MODEL_DAILY_CALLS,
  }
}

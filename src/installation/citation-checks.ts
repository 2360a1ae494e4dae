// Builds the parts of citation checks from a configuration: the language model and the page reader.
import type { Claim, FoundClaim } from '../citations/claims/model/claim.ts'
import type { LanguageModel, LanguageModelUnavailable } from '../citations/ports.ts'
import { systemClock } from '../platform/clock/system-clock.ts'
import { createLanguageModel } from '../platform/language-model/language-model.ts'
import { PageReader } from '../platform/page-text/page-reader.ts'
import type { Config } from './config.ts'
import { languageModelOf } from './language-model-of.ts'

/**
 * The language model of a configuration, if it has one. `onFault` receives the reason for a missing answer. Throws
 * ConfigError.
 */
export function languageModel(
  config: Config,
  onFault: (fault: LanguageModelUnavailable) => void = () => undefined,
): LanguageModel | undefined {
  const configured = languageModelOf(config)
  return configured && createLanguageModel(configured, { clock: systemClock, onFault })
}

/** Reads pages and searches them for claims, on threads that start with the first page. */
export const pageReader = (): PageReader<Claim, FoundClaim> =>
  new PageReader({}, new URL('../citations/claims/claim-finder.ts', import.meta.url))

// The language model that says whether a quote and a passage mean the same, as citation checks need it.

/** What a language model is asked: a quote, and the passage of a page that is nearest to it. */
export interface MeaningQuestion {
  readonly quote: string
  readonly passage: string
  /** The page's text around the passage. */
  readonly before: string
  readonly after: string
}

export interface MeaningAnswer {
  readonly sameMeaning: boolean
  /** The model as the operator named it. */
  readonly model: string
  /** Hex SHA-256 of the raw HTTP response body the answer was read from. */
  readonly responseSha256: string
}

/** There is no answer: the endpoint, the time, the budget, or an answer that is not one. It says nothing about the quote. */
export class LanguageModelUnavailable extends Error {
  override readonly name = 'LanguageModelUnavailable'
}

/** Says whether a quote and a passage mean the same. What it is shown is data to it, never an instruction. */
export interface LanguageModel {
  /** One question, answered once or not at all. Throws LanguageModelUnavailable and nothing else. */
  sameMeaning(
    question: MeaningQuestion,
    options: { readonly tenant: string; readonly signal?: AbortSignal },
  ): Promise<MeaningAnswer>
}

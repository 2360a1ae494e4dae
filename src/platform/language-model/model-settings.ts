// The operator's settings for the model and its limits.

export interface ModelSettings {
  readonly provider: 'openai-compatible' | 'anthropic'
  /** The base of the API, such as https://api.openai.com/v1. */
  readonly url: string
  readonly model: string
  /** Empty when the server needs none. */
  readonly key: string
  /** The output format the server enforces; Anthropic always enforces the schema. */
  readonly output: 'json_schema' | 'json_object'
  /** The model reasons before it answers: it needs more tokens and accepts no temperature. */
  readonly reasoning: boolean
  /** Milliseconds for one question with all its retries, counted from the start of its turn. */
  readonly timeoutMs: number
  /** Concurrent questions. */
  readonly parallel: number
  /** Questions per day (UTC) and workspace. */
  readonly dailyCalls: number
}

// What the operator says of the model, and how much of it may be used.

export interface ModelSettings {
  readonly provider: 'openai-compatible' | 'anthropic'
  /** The base of the API, such as https://api.openai.com/v1. */
  readonly url: string
  readonly model: string
  /** Empty where the server wants none. */
  readonly key: string
  /** What the server can be held to; Anthropic is always held to the schema. */
  readonly output: 'json_schema' | 'json_object'
  /** The model thinks before it answers: it takes more tokens, and no temperature. */
  readonly reasoning: boolean
  /** For one question, from when its turn has come: all its tries. */
  readonly timeoutMs: number
  /** Questions asked at a time. */
  readonly parallel: number
  /** Questions a day (UTC) and workspace. */
  readonly dailyCalls: number
}

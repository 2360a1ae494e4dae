// Asks a language model one question in the wire format of its provider, and reads the one answer that the schema allows.
import { z } from 'zod'
import { LanguageModelUnavailable } from '../../citations/ports.ts'
import { MAX_EXPLANATION, type MeaningPrompt } from './meaning-prompt.ts'
import type { ModelSettings } from './model-settings.ts'

const OUTPUT_TOKENS = 1_024
/** Thinking counts as output. */
const REASONING_TOKENS = 8_192

// why an explanation, which no user sees, and why first: a model writes in order, and decides better what it has explained.
// Why its length is only checked here: providers refuse schemas with bounds of strings
const answerSchema = z.strictObject({
  explanation: z.string().refine(({ length }) => length <= MAX_EXPLANATION),
  same_meaning: z.boolean(),
})
const { $schema: _, ...JSON_SCHEMA } = z.toJSONSchema(answerSchema)

type Answer = z.output<typeof answerSchema>

interface WireFormat {
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: object
  /** What the model wrote, and why it ended. Throws where the response is not of this format. */
  read(response: unknown): { readonly written: unknown; readonly end: string }
}

/** One request, one answer. Throws LanguageModelUnavailable, or what `fetch` and the JSON parser throw. */
export async function modelAnswer(
  settings: ModelSettings,
  prompt: MeaningPrompt,
  { fetch, signal }: { readonly fetch: typeof globalThis.fetch; readonly signal: AbortSignal },
): Promise<Answer> {
  const format = settings.provider === 'anthropic' ? anthropic(settings, prompt) : openAi(settings, prompt)
  const response = await fetch(`${settings.url.replace(/\/+$/, '')}/${format.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...format.headers },
    body: JSON.stringify(format.body),
    signal,
  })
  const { written, end } = format.read(await response.json())
  if (end !== 'stop') throw notAnAnswer(end)
  const { data } = answerSchema.safeParse(typeof written === 'string' ? parsed(written) : written)
  if (data === undefined) throw notAnAnswer(end)
  return data
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const notAnAnswer = (end: string): LanguageModelUnavailable =>
  new LanguageModelUnavailable(
    end === 'stop'
      ? 'The language model did not answer in the form it was asked for (ASSAY_MODEL_OUTPUT)'
      : `The language model did not end its answer: ${end}${end === 'length' ? ' (ASSAY_MODEL_REASONING)' : ''}`,
  )

/** The bounds of the output; most models that reason refuse a temperature. */
const bounds = ({ reasoning }: ModelSettings) => ({
  tokens: reasoning ? REASONING_TOKENS : OUTPUT_TOKENS,
  temperature: reasoning ? {} : { temperature: 0 },
})

/** What a server calls the bound of the output: newer models of OpenAI know the new name only, most others the old one only. */
export const outputBound = (url: string): 'max_tokens' | 'max_completion_tokens' =>
  /(^|\.)openai\.(azure\.)?com$/.test(new URL(url).hostname) ? 'max_completion_tokens' : 'max_tokens'

const OPENAI_ENDS = {
  stop: 'stop',
  length: 'length',
  content_filter: 'content-filter',
  tool_calls: 'tool-calls',
}

const chatCompletion = z.object({
  choices: z.tuple(
    [
      z.object({
        finish_reason: z.string().nullish(),
        message: z.object({
          content: z.string().nullish(),
          refusal: z.string().nullish(),
          tool_calls: z.array(z.unknown()).nullish(),
        }),
      }),
    ],
    z.unknown(),
  ),
})

/** Chat completions, as OpenAI and the many servers compatible with it offer them. */
function openAi(settings: ModelSettings, { system, user }: MeaningPrompt): WireFormat {
  const { url, model, key, output } = settings
  const { tokens, temperature } = bounds(settings)
  const schema = { name: 'comparison', strict: true, schema: JSON_SCHEMA }
  return {
    path: 'chat/completions',
    headers: key === '' ? {} : { authorization: `Bearer ${key}` },
    body: {
      model,
      messages: [
        { role: 'system', content: system },
        { role: 'user', content: user },
      ],
      response_format: output === 'json_schema' ? { type: output, json_schema: schema } : { type: output },
      [outputBound(url)]: tokens,
      ...temperature,
    },
    read(response) {
      const [{ message, finish_reason: finish }] = chatCompletion.parse(response).choices
      const { content, refusal, tool_calls: calls } = message
      if (typeof refusal === 'string') return { written: undefined, end: 'content-filter' }
      const end = OPENAI_ENDS[finish as keyof typeof OPENAI_ENDS] ?? 'other'
      return { written: (calls ?? []).length > 0 ? undefined : content, end }
    },
  }
}

const ANTHROPIC_ENDS = {
  end_turn: 'stop',
  stop_sequence: 'stop',
  max_tokens: 'length',
  refusal: 'content-filter',
  tool_use: 'tool-calls',
}
/** The name of the tool that a model without structured output is made to use. */
const TOOL = 'json'
/** Models before these take no schema for their text. */
const STRUCTURED = /^claude-(opus|sonnet|haiku)-(4-[1-9]|[5-9])/

const anthropicMessage = z.object({
  stop_reason: z.string().nullish(),
  content: z.array(
    z.object({
      type: z.string(),
      text: z.string().optional(),
      name: z.string().optional(),
      input: z.unknown().optional(),
    }),
  ),
})

/** Messages of Anthropic. */
function anthropic(settings: ModelSettings, { system, user }: MeaningPrompt): WireFormat {
  const { model, key } = settings
  const { tokens, temperature } = bounds(settings)
  const isStructured = STRUCTURED.test(model)
  return {
    path: 'messages',
    headers: { 'x-api-key': key, 'anthropic-version': '2023-06-01' },
    body: {
      model,
      max_tokens: tokens,
      ...temperature,
      system: [{ type: 'text', text: system }],
      messages: [{ role: 'user', content: [{ type: 'text', text: user }] }],
      ...(isStructured
        ? { output_config: { format: { type: 'json_schema', schema: JSON_SCHEMA } } }
        : {
            tools: [{ name: TOOL, description: 'Answer with this.', input_schema: JSON_SCHEMA }],
            tool_choice: { type: 'tool', name: TOOL },
          }),
    },
    read(response) {
      const { content, stop_reason: reason } = anthropicMessage.parse(response)
      const end = ANTHROPIC_ENDS[reason as keyof typeof ANTHROPIC_ENDS] ?? 'other'
      const blocks = content.filter(({ type }) => type !== 'thinking')
      const [first] = blocks
      if (!isStructured && end === 'tool-calls' && blocks.length === 1 && first?.name === TOOL)
        return { written: first.input, end: 'stop' }
      const isText = blocks.every(({ type }) => type === 'text')
      return { written: isText ? blocks.map(({ text = '' }) => text).join('') : undefined, end }
    },
  }
}

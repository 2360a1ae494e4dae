// The settings of the language model that judges near quotes, and its address.
import { z } from 'zod'
import { count, flagSetting, parsedBy, setting, textSetting } from './setting.ts'

/** The base of an API: no key in it, and not the address of one call, to which the SDK would append another. */
function readBase(value: string): string {
  if (value === '') return ''
  const address = URL.parse(value)
  if (address === null || !/^https?:$/.test(address.protocol))
    throw new Error('must be the http or https address of an API, such as https://api.openai.com/v1')
  const given = `${address.origin}${address.pathname}`.replace(/\/+$/, '')
  const base = given.replace(/\/(?:chat\/completions|completions|responses|messages|models)$/, '')
  if (base !== given || `${address.username}${address.password}${address.search}${address.hash}` !== '')
    throw new Error(`must be the base of the API alone: ${base} (a key goes into ASSAY_MODEL_KEY)`)
  return base
}

export const languageModelSettings = {
  ASSAY_MODEL_PROVIDER: setting({
    schema: z.enum(['', 'openai-compatible', 'anthropic']),
    fallback: '',
    description:
      'Provider of the language model that judges near quotes: `openai-compatible` (OpenAI and most local servers) or ' +
      '`anthropic`. If empty, there is no model, and such a quote gets `check_unavailable`.',
  }),
  ASSAY_MODEL_URL: setting({
    schema: parsedBy(readBase),
    fallback: '',
    // why: a value that is refused may hold a key
    secret: true,
    description:
      'Base address of its API: `https://api.openai.com/v1`, `http://127.0.0.1:11434/v1`. Leave it empty for `anthropic`.',
  }),
  ASSAY_MODEL: setting({
    schema: textSetting,
    fallback: '',
    description: 'Name of the model at its provider.',
  }),
  ASSAY_MODEL_KEY: setting({
    // why: the error of a request would repeat a value that no header can carry
    schema: textSetting.regex(/^[\x21-\x7e]*$/, 'must be printable ASCII without spaces'),
    fallback: '',
    description: 'Key of the API. Leave it empty for a local server without keys.',
    secret: true,
  }),
  ASSAY_MODEL_OUTPUT: setting({
    schema: z.enum(['json_schema', 'json_object']),
    fallback: 'json_schema',
    description:
      'Output format of an `openai-compatible` server. Use `json_object` if the server answers a schema with 400.',
  }),
  ASSAY_MODEL_REASONING: setting({
    schema: flagSetting,
    fallback: 'false',
    description:
      'Set to `true` for a model that reasons before it answers: it gets 8,192 tokens instead of 1,024, and no temperature.',
  }),
  ASSAY_MODEL_TIMEOUT_SECONDS: setting({
    schema: count(1, 600),
    fallback: '20',
    description:
      'Seconds for one question to the model, with at most two retries. The time starts when its turn comes.',
  }),
  ASSAY_MODEL_PARALLEL_CALLS: setting({
    schema: count(1, 1_000),
    fallback: '4',
    description: 'Questions to the model at one time. The rest wait, and workspaces take turns.',
  }),
  ASSAY_MODEL_DAILY_CALLS: setting({
    schema: count(1, 1e9),
    fallback: '1000',
    description: 'Questions to the model per day (UTC) and workspace. Each server counts on its own.',
  }),
} as const

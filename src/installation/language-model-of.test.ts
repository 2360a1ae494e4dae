import { describe, expect, test } from 'vitest'
import { ConfigError, readConfig, settings } from './config.ts'
import { languageModelOf } from './language-model-of.ts'

const of = (environment: Readonly<Record<string, string>>) =>
  languageModelOf(readConfig(settings, environment))
const LOCAL = {
  ASSAY_MODEL_PROVIDER: 'openai-compatible',
  ASSAY_MODEL_URL: 'http://127.0.0.1:11434/v1/',
  ASSAY_MODEL: 'qwen2.5:7b',
}

test('without settings there is no model', () => expect(of({})).toBeUndefined())

test('a local server needs an address and a model, and no key', () => {
  expect(of(LOCAL)).toEqual({
    provider: 'openai-compatible',
    url: 'http://127.0.0.1:11434/v1',
    model: 'qwen2.5:7b',
    key: '',
    output: 'json_schema',
    reasoning: false,
    timeoutMs: 20_000,
    parallel: 4,
    dailyCalls: 1_000,
  })
})

test('Anthropic needs a key and a model, and has an address of its own', () => {
  const config = {
    ASSAY_MODEL_PROVIDER: 'anthropic',
    ASSAY_MODEL: 'claude-haiku-4-5',
    ASSAY_MODEL_KEY: 'sk-ant-1',
  }
  expect(of(config)).toMatchObject({
    provider: 'anthropic',
    url: 'https://api.anthropic.com/v1',
    key: 'sk-ant-1',
  })
  expect(of({ ...config, ASSAY_MODEL_URL: 'https://proxy.example.com/v1' })?.url).toBe(
    'https://proxy.example.com/v1',
  )
})

describe('what cannot work is refused at start with the setting that is missing', () => {
  test.each<[string, Record<string, string>, string]>([
    ['a model of nobody', { ASSAY_MODEL: 'x' }, 'set ASSAY_MODEL_PROVIDER'],
    ['a key of nobody', { ASSAY_MODEL_KEY: 'sk-1' }, 'set ASSAY_MODEL_PROVIDER'],
    ['an address of nobody', { ASSAY_MODEL_URL: 'http://localhost:1/v1' }, 'set ASSAY_MODEL_PROVIDER'],
    ['no model', { ...LOCAL, ASSAY_MODEL: '' }, 'needs ASSAY_MODEL:'],
    ['no address', { ...LOCAL, ASSAY_MODEL_URL: '' }, 'needs ASSAY_MODEL_URL'],
    [
      'no key for Anthropic',
      { ASSAY_MODEL_PROVIDER: 'anthropic', ASSAY_MODEL: 'x' },
      'needs ASSAY_MODEL_KEY',
    ],
    ['another provider', { ...LOCAL, ASSAY_MODEL_PROVIDER: 'openai' }, 'ASSAY_MODEL_PROVIDER "openai"'],
    ['another scheme', { ...LOCAL, ASSAY_MODEL_URL: 'file:///etc/passwd' }, 'http or https'],
    ['no scheme', { ...LOCAL, ASSAY_MODEL_URL: '127.0.0.1:11434' }, 'http or https'],
    [
      'a key in the address',
      { ...LOCAL, ASSAY_MODEL_URL: 'http://u:p@h.example/v1' },
      'alone: http://h.example/v1',
    ],
    ['a query', { ...LOCAL, ASSAY_MODEL_URL: 'http://h.example/v1?key=1' }, 'alone: http://h.example/v1'],
    [
      'the address of one call',
      { ...LOCAL, ASSAY_MODEL_URL: 'http://h.example/v1/chat/completions' },
      'alone: http://h.example/v1',
    ],
    ['no time', { ...LOCAL, ASSAY_MODEL_TIMEOUT_SECONDS: '0' }, 'ASSAY_MODEL_TIMEOUT_SECONDS'],
  ])('%s', (_what, environment, says) => {
    expect(() => of(environment)).toThrow(ConfigError)
    expect(() => of(environment)).toThrow(says)
  })

  test('a key no header can carry, without showing it', () => {
    const read = () => of({ ...LOCAL, ASSAY_MODEL_KEY: 'sk-1\nhunter2' })
    expect(read).toThrow('ASSAY_MODEL_KEY: must be printable ASCII')
    expect(read).not.toThrow('hunter2')
  })

  test.each(['http://user:hunter2@h.example/v1', 'http://h.example/v1?k=hunter2', 'user:hunter2@h.example'])(
    'an address with a key in it, without showing it: %s',
    (url) => {
      const read = () => of({ ...LOCAL, ASSAY_MODEL_URL: url })
      expect(read).toThrow('ASSAY_MODEL_URL: must be')
      expect(read).not.toThrow('hunter2')
    },
  )
})

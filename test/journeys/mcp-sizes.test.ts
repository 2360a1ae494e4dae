// What the answers of a whole assessment cost an agent, in tokens of o200k: the golden ledger with the most evidence, and an
// entry whose page does not hold it.
import { encode } from 'gpt-tokenizer/encoding/o200k_base'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callTool } from '../support/mcp.ts'
import { createWorld, example, kinds, standInWeb, type World } from '../support/world.ts'
import { textPage } from '../../src/citations/testing/pages.ts'

/** The protocol with a sentence for each kind and each field that its name does not explain. */
const START_TOKENS = 5_500

const tokensOf = (text: string): number => encode(text).length

let world: World
let key: string
beforeAll(async () => {
  world = await createWorld()
  ;({ key } = await world.tenant('pro'))
})
afterAll(() => world.close())

async function answer(tool: string, args: Record<string, unknown>, as = key, at = world) {
  const { isError, content } = await callTool(at, as, tool, args)
  const text = content[0]?.text ?? ''
  expect(isError, text).not.toBe(true)
  return { text, body: JSON.parse(text) as Record<string, unknown> }
}

test('every submission of the strong ledger is under 250 tokens, its score under 1,500, each token under 121 characters', async () => {
  const { pitch, category, signals } = example('strong')
  const { body, text } = await answer('start', { pitch, category })
  const session = body['token']
  expect(String(session).length).toBeLessThanOrEqual(120)
  expect(tokensOf(text)).toBeLessThan(START_TOKENS)
  for (const signal of signals) {
    const submitted = await answer('submit_signal', { session, ...signal })
    expect(tokensOf(submitted.text), submitted.text).toBeLessThan(250)
  }
  const scored = await answer('score', { session })
  expect(tokensOf(scored.text), scored.text).toBeLessThan(1_500)
  expect(String(scored.body['session_token']).length).toBeLessThanOrEqual(120)
})

test.each([
  [
    'Latin',
    'The ledger of the practice is written by hand and chased by telephone on the last day of every month. ',
  ],
  ['Han', '诊所的账簿是手写的,每个月的最后一天由前台打电话给病人催收欠款,没有人喜欢做这件事情。'],
])(
  'a submission whose page of %s letters does not hold it is under 250 tokens with the passage',
  async (_script, sentence) => {
    const elsewhere = await createWorld({
      web: { ...standInWeb, page: (url) => Promise.resolve(textPage(sentence.repeat(60), url)) },
    })
    const { key: own } = await elsewhere.tenant('pro')
    const { body } = await answer('start', { pitch: 'Card on file for dental practices.' }, own, elsewhere)
    for (const kind of ['user_quote', 'named_prospect', 'cac_benchmark', 'founder_background_lookup']) {
      const { axis, value } = kinds[kind] ?? { axis: '', value: {} }
      const signal = { session: body['token'], axis, kind, value }
      const submitted = await answer('submit_signal', signal, own, elsewhere)
      expect(submitted.body['provenance'], kind).toMatchObject({ grade: 'absent' })
      expect(tokensOf(submitted.text), submitted.text).toBeLessThan(250)
    }
    await elsewhere.close()
  },
)

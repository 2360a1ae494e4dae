// How much may be asked: a day, and at a time.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DailyCalls } from './daily-calls.ts'
import { modelAt, QUESTION, unavailable } from './testing/asking.ts'
import { completion, json, type ModelServer, serveModel } from './testing/model-server.ts'

let server: ModelServer
beforeAll(async () => {
  server = await serveModel()
})
afterAll(() => server.close())

const yes = completion('{"explanation":"Both say half.","same_meaning":true}')

describe('calls a day', () => {
  test('end for a workspace at its bound, retries uncounted, and leave the others theirs', async () => {
    server.answers(json({}, 500), yes)
    const model = modelAt(server.url, { dailyCalls: 2 })
    const ask = (tenant: string) => model.sameMeaning(QUESTION, { tenant })
    await ask('w1')
    await ask('w1')
    expect(await unavailable(ask('w1'))).toContain('ASSAY_MODEL_DAILY_CALLS')
    expect(server.asked).toHaveLength(3)
    expect(await ask('w2')).toMatchObject({ sameMeaning: true })
  })

  test('are not taken by a question that nobody waits for', async () => {
    server.answers(yes)
    const model = modelAt(server.url, { dailyCalls: 1 })
    await unavailable(model.sameMeaning(QUESTION, { tenant: 'w1', signal: AbortSignal.abort() }))
    expect(await model.sameMeaning(QUESTION, { tenant: 'w1' })).toMatchObject({ sameMeaning: true })
  })

  test('begin anew at midnight UTC', () => {
    let now = Date.parse('2026-11-20T23:59:59.999Z')
    const calls = new DailyCalls(1, { now: () => now })
    expect([calls.take('w'), calls.take('w')]).toEqual([true, false])
    now += 1
    expect([calls.take('w'), calls.take('w')]).toEqual([true, false])
  })

  test('are counted in bounded memory: beyond it nobody new is let through', () => {
    const calls = new DailyCalls(2, { now: () => 0 }, 2)
    expect(['a', 'b', 'c', 'a', 'a'].map((workspace) => calls.take(workspace))).toEqual([
      true,
      true,
      false,
      true,
      false,
    ])
  })
})

test('calls of 100,000 workspaces are counted, and one more has none', () => {
  const calls = new DailyCalls(1, { now: () => 0 })
  let taken = 0
  for (let i = 0; i < 100_001; i++) if (calls.take(`w${i}`)) taken++
  expect(taken).toBe(100_000)
})

test.each([
  [1_000, true],
  [1_001, false],
])('an explanation of %i characters is an answer: %s', async (length, isAnswer) => {
  server.answers(completion(JSON.stringify({ explanation: 'x'.repeat(length), same_meaning: true })))
  const asked = modelAt(server.url).sameMeaning(QUESTION, { tenant: 'w1' })
  if (isAnswer) expect(await asked).toMatchObject({ sameMeaning: true })
  else expect(await unavailable(asked)).not.toBe('')
})

describe('questions at a time', () => {
  test('are never more than the bound, and all are answered', async () => {
    let now = 0
    let most = 0
    server.answers((response, asked) => {
      most = Math.max(most, (now += 1))
      setTimeout(() => {
        now -= 1
        yes(response, asked)
      }, 10)
    })
    const model = modelAt(server.url, { parallel: 3 })
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => model.sameMeaning(QUESTION, { tenant: `w${i % 2}` })),
    )
    expect(answers.every(({ sameMeaning }) => sameMeaning)).toBe(true)
    expect(most).toBe(3)
  })

  test('have their time from when their turn comes, however many wait before them', async () => {
    server.answers((response, asked) => void setTimeout(() => yes(response, asked), 150))
    const model = modelAt(server.url, { parallel: 1, timeoutMs: 1_500 })
    const asked = Array.from({ length: 12 }, () => model.sameMeaning(QUESTION, { tenant: 'w1' }))
    expect((await Promise.all(asked)).every(({ sameMeaning }) => sameMeaning)).toBe(true)
  })

  test('wait for three time-outs or a minute, and no longer', async () => {
    server.answers(() => undefined)
    const model = modelAt(server.url, { parallel: 1, timeoutMs: 200 }, { waitMs: 0 })
    const says = await Promise.all(
      Array.from({ length: 6 }, () => unavailable(model.sameMeaning(QUESTION, { tenant: 'w1' }))),
    )
    expect(says[0]).toContain('within 0.2 seconds')
    expect(says[5]).toContain('ASSAY_MODEL_PARALLEL_CALLS')
  })

  test('that are not answered in time leave their place to the next', async () => {
    server.answers(() => undefined)
    const model = modelAt(server.url, { parallel: 1, timeoutMs: 1_000 })
    const ask = () => model.sameMeaning(QUESTION, { tenant: 'w1' })
    for (const says of await Promise.all([unavailable(ask()), unavailable(ask())]))
      expect(says).toContain('within 1 seconds')
    server.answers(yes)
    expect(await ask()).toMatchObject({ sameMeaning: true })
  })

  test('that nobody waits for any more hold no place', async () => {
    server.answers((response, asked) => void setTimeout(() => yes(response, asked), 100))
    const model = modelAt(server.url, { parallel: 1 })
    const first = model.sameMeaning(QUESTION, { tenant: 'w1' })
    const impatient = new AbortController()
    const second = unavailable(model.sameMeaning(QUESTION, { tenant: 'w1', signal: impatient.signal }))
    impatient.abort()
    expect(await second).toContain('Nobody waits')
    expect(await first).toMatchObject({ sameMeaning: true })
    expect(await model.sameMeaning(QUESTION, { tenant: 'w1' })).toMatchObject({ sameMeaning: true })
    expect(server.asked).toHaveLength(2)
  })
})

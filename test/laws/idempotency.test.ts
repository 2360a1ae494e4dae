// One key, one effect: random histories of start, submit, score and check_progress, with and without Idempotency-Key,
// with replays, reused keys and jumps of the clock, against a model that predicts every status and every effect.
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Answer, createWorld, example, NOW, type World } from '../support/world.ts'
import { sessionIdIn } from '../support/requests.ts'
import { seedOf, tries } from '../support/tries.ts'
import { Model, type ModelSession } from './session-model.ts'

const SEED = seedOf(20_261_102)
/** How much is tried. It has no bound in time: a busy machine takes longer, and says the same. */
const RUNS = tries(400, 20_000)
const HOUR = 3_600_000
const { signals } = example('strong')
const PITCHES = [example('strong').pitch, 'Another pitch of the same founder, told differently.']

interface Real {
  readonly key: string
  readonly workspaceId: string
}
type Name = 'start' | 'submit_signal' | 'score' | 'check_progress'

let world: World
const met = { replays: 0, reused: 0, forgotten: 0, scores: 0 }
beforeAll(async () => {
  world = await createWorld({ logLevel: 'silent' })
})
afterAll(() => world.close())

/** Sends a request and compares it with the model: first the memory of its key, then what the effect must answer. */
async function step(
  model: Model,
  real: Real,
  request: { name: Name; input: Record<string, unknown>; key: string | null; session?: ModelSession },
  effect: () => number,
): Promise<Answer> {
  const { name, input, key, session } = request
  const answer = await world.call(real.key, name, input, key === null ? {} : { 'idempotency-key': key })
  const identity = JSON.stringify([name, input])
  const remembered = name === 'check_progress' ? undefined : model.memory(key, identity)
  if (session && model.expired(session)) expect(answer.body['error']).toBe('expired_session_token')
  else if (remembered === 409) {
    expect(answer.body['error']).toBe('idempotency_key_reused')
    met.reused++
  } else if (remembered !== undefined) {
    expect(answer.text).toBe(remembered)
    met.replays++
  } else {
    if (name !== 'check_progress' && key !== null && model.remembered.has(key)) met.forgotten++
    expect(answer.status, answer.text).toBe(effect())
    if (answer.status === 200 && name === 'score') met.scores++
    if (answer.status === 200 && name !== 'check_progress') model.remember(key, identity, answer.text)
    if (answer.status === 200 && name === 'start')
      model.sessions.push({
        token: String(answer.body['token']),
        openedAt: model.now,
        taken: [],
        current: false,
        scorecards: 0,
      })
  }
  if (key !== null) model.again = () => step(model, real, request, effect)
  return answer
}

type Step = fc.AsyncCommand<Model, Real>
const command = (
  text: string,
  run: (model: Model, real: Real) => Promise<unknown>,
  needsSession = true,
): Step => ({
  check: (model) => !needsSession || model.sessions.length > 0,
  run: async (model, real) => void (await run(model, real)),
  toString: () => text,
})
const pick = (model: Model, n: number): ModelSession =>
  model.sessions[n % model.sessions.length] as ModelSession

const key = fc.constantFrom(null, null, 'k1', 'k2', 'k3')
const submit = (model: Model, real: Real, n: number, signal: number, k: string | null) => {
  const session = pick(model, n)
  const input = { session: session.token, ...signals[signal] }
  return step(model, real, { name: 'submit_signal', input, key: k, session }, () =>
    model.submit(session, signal),
  )
}
const start = fc
  .tuple(fc.nat(1), key)
  .map(([pitch, k]) =>
    command(
      `start(${pitch}, ${k})`,
      (model, real) =>
        step(model, real, { name: 'start', input: { pitch: PITCHES[pitch] }, key: k }, () => model.start()),
      false,
    ),
  )
const submitOne = fc
  .tuple(fc.nat(2), fc.nat(2), key)
  .map(([n, signal, k]) =>
    command(`submit(${n}, ${signal}, ${k})`, (model, real) => submit(model, real, n, signal, k)),
  )
const submitRest = fc.nat(2).map((n) =>
  command(`submit the rest(${n})`, async (model, real) => {
    const { taken } = pick(model, n)
    for (const signal of signals.keys())
      if (!taken.includes(signal)) await submit(model, real, n, signal, null)
  }),
)
const score = fc.tuple(fc.nat(2), fc.constantFrom(undefined, 'default'), key).map(([n, category, k]) =>
  command(`score(${n}, ${category}, ${k})`, (model, real) => {
    const session = pick(model, n)
    const input = { session: session.token, ...(category && { category }) }
    return step(model, real, { name: 'score', input, key: k, session }, () => model.score(session))
  }),
)
const check = fc.tuple(fc.nat(2), key).map(([n, k]) =>
  command(`check(${n}, ${k})`, (model, real) => {
    const session = pick(model, n)
    const input = { session: session.token }
    return step(model, real, { name: 'check_progress', input, key: k, session }, () => 200)
  }),
)
const again = fc.constant(0).map(() => command('again', (model) => model.again?.() ?? Promise.resolve()))
const jump = fc
  .constantFrom(1, HOUR, 24 * HOUR - 1, 24 * HOUR, 24 * HOUR + 1, 9 * 24 * HOUR)
  .map((by) =>
    command(`jump(${by})`, (model) => Promise.resolve(world.travel(by)).then(() => (model.now += by)), false),
  )
const commands = [
  start,
  start,
  submitOne,
  submitOne,
  submitOne,
  submitRest,
  score,
  score,
  check,
  again,
  again,
  again,
  jump,
  jump,
]

test(`${RUNS} histories answer and change what the model says (seed ${SEED})`, async () => {
  const history = fc.commands(commands, { maxCommands: 20, size: 'max' })
  await fc.assert(
    fc.asyncProperty(history, async (steps) => {
      const real = await world.tenant('free')
      const model = new Model(NOW, signals.length)
      try {
        await fc.asyncModelRun(() => ({ model, real }), steps)
        await expectSameLedger(model, real)
      } finally {
        world.travel(NOW - model.now)
      }
    }),
    { seed: SEED, numRuns: RUNS },
  )
  // why: histories without replays would prove nothing
  for (const [what, times] of Object.entries(met)) expect(times, what).toBeGreaterThan(RUNS / 10)
})

/** Sessions, entries in order, and scorecards: all of the model's, and none beside. */
async function expectSameLedger(model: Model, { workspaceId }: Real): Promise<void> {
  for (const session of model.sessions) {
    const id = sessionIdIn(session.token)
    const found = await world.ports.store.read(workspaceId, async (tenant) => ({
      session: await tenant.session(id),
      entries: await tenant.entries(id),
      scorecards: await tenant.scorecardHistory(id),
    }))
    expect(found.entries.map(({ axis, kind, value }) => ({ axis, kind, value }))).toEqual(
      session.taken.map((n) => signals[n]),
    )
    expect(found.session).toMatchObject({ rev: session.taken.length })
    expect(found.session?.current !== null).toBe(session.current)
    expect(found.scorecards).toHaveLength(session.scorecards)
  }
}

// What the people of a filled workspace have done: keys, assessments in every state, runs on the sample pack, and events.
import { DAY_MS } from '../../src/base/day.ts'
import type { Signal } from '../../src/contract/vocabulary/signal.ts'
import type { Person } from './browser.ts'
import { sessionIdIn } from './requests.ts'
import { bodyOf, type Example, example, openSession, type World } from './world.ts'

/** Ids of what there is to look at. */
export interface Filled {
  /** An assessment whose quotes are confirmed, with a score. */
  readonly scored: string
  /** One that lacks evidence, and some of whose quotes are refuted. */
  readonly open: string
  /** One that a key has opened. */
  readonly byKey: string
  /** Newest first: two of one subject, a person, and a company no list knows. */
  readonly runs: readonly string[]
}

const [first, second, third] = example('middling').signals as [Signal, Signal, Signal]

/** The first quotes, at sources that do not say it: one denies the figure, one has nothing like it, one is gone. */
const DOUBTFUL = [
  withSource(first, 'https://www.chairside-forum.co.uk/t/balances/1204'),
  withSource(second, 'https://www.reddit.com/r/Dentistry/comments/g7h8i9/ledgers/'),
  withSource(
    third,
    'https://shy.dentalmanagers-forum.co.uk/topic/a-long-thread-about-who-rings-the-patients/page/12?sort=oldest#post-884120',
  ),
]

/** Address -> what is read there by now; null: nothing. */
export const PASSAGES: ReadonlyMap<string, string | null> = new Map([
  [
    sourceOf(DOUBTFUL[0]),
    'We have reminders now. We spend about 2 hours a week ringing patients about balances they forgot. It was worse.',
  ],
  [
    sourceOf(DOUBTFUL[1]),
    'Does anybody know a practice system that exports to a spreadsheet? Ours does not, and support never answers.',
  ],
  [sourceOf(DOUBTFUL[2]).replace(/#.*/, ''), null],
])

export async function fillWorkspace(world: World, person: Person): Promise<Filled> {
  const { key, secret } = bodyOf(
    await person.ask('issue_key', { name: 'Claude, on my laptop', scopes: ['read', 'run'] }),
  ) as unknown as { key: { id: string }; secret: string }
  bodyOf(
    await person.ask('issue_key', {
      name: 'Nightly report',
      scopes: ['read'],
      expiresAt: '2027-06-30T00:00:00Z',
    }),
  )
  const old = bodyOf(await person.ask('issue_key', { name: 'Intern, summer', scopes: ['read', 'run'] }))
  bodyOf(await person.ask('revoke_key', { id: (old['key'] as unknown as { id: string }).id }))

  const byKey = sessionIdIn(await world.scored(secret, example('weak')))
  world.travel(DAY_MS / 2)
  const strong = await assess(person, example('strong'))
  world.travel(DAY_MS / 2)
  const scored = await assess(person, example('middling'))
  world.travel(DAY_MS / 2)
  const open = await openWithDoubts(world, person)
  const runs: string[] = []
  for (const subject of [
    { name: 'Tesco PLC', type: 'company' },
    { name: 'Rosoboronexprot JSC', type: 'company' },
    { name: 'Kim Jong Un', type: 'person', birthDate: '1971' },
    { name: 'Rosoboronexprot JSC', type: 'company', country: 'RU' },
  ]) {
    world.travel(DAY_MS / 4)
    const run = bodyOf(await person.ask('run_diligence', { subject }, { prefer: 'wait=30' }))
    runs.unshift(String(run['id']))
  }
  await report(world, secret, [
    [open, ['start', 'submit_signal', 'submit_signal']],
    [byKey, ['start', 'submit_signal', 'score']],
    [strong, ['start', 'submit_signal', 'score', 'roadmap', 'handoff']],
    [scored, ['start', 'submit_signal', 'submit_signal', 'score', 'roadmap', 'export']],
  ])
  // an old secret that still holds for a day
  bodyOf(await person.ask('rotate_key', { id: key.id, graceHours: 24 }))
  return { scored, open, byKey, runs }
}

/** An assessment all of whose quotes are confirmed at their sources, scored. */
async function assess(person: Person, from: Example): Promise<string> {
  const token = await openSession((name, input) => person.ask(name, input), from)
  const checked = bodyOf(
    await person.ask('deep_research_mode', { session: token, citations: quotesOf(from.signals) }),
  )
  bodyOf(await person.ask('score', { session: checked['session_token'] }))
  return sessionIdIn(token)
}

/** An assessment that has just begun; what its sources say is another matter. */
async function openWithDoubts(world: World, person: Person): Promise<string> {
  const { signals, category } = example('middling')
  const token = await openSession((name, input) => person.ask(name, input), {
    pitch:
      'Card on file for veterinary practices, so that nobody chases the owner of a dog by telephone. Owners agree once, at the ' +
      'desk; small balances are taken on the day the claim is settled, and the practice sees in the morning who paid.',
    category,
    signals: [...DOUBTFUL, ...signals.slice(3, 12)],
  })
  world.travel(DAY_MS / 24)
  bodyOf(
    await person.ask('deep_research_mode', {
      session: token,
      citations: quotesOf([...DOUBTFUL, ...signals.slice(3, 4)]),
    }),
  )
  return sessionIdIn(token)
}

/** What an agent reports of its sessions. */
async function report(
  world: World,
  secret: string,
  sessions: readonly (readonly [id: string, kinds: readonly string[]])[],
): Promise<void> {
  for (const [session_id, kinds] of sessions)
    for (const event_kind of kinds) {
      world.travel(60_000)
      const payload = { ok: true, duration_ms: 14, client: 'claude-code/2.1', tool: event_kind }
      const score = event_kind === 'score' && { verdict: 'iterate', total_score: 43 }
      const { status, text } = await world.call(secret, 'record_event', {
        session_id,
        event_kind,
        payload,
        ...score,
      })
      if (status !== 204) throw new Error(`${status} ${text}`)
    }
}

function withSource(signal: Signal, source_url: string): Signal {
  return { ...signal, value: { ...signal.value, source_url } }
}

function sourceOf(signal: Signal | undefined): string {
  return String(signal?.value['source_url'])
}

const quotesOf = (signals: readonly Signal[]) =>
  signals.flatMap((signal) =>
    typeof signal.value['verbatim'] === 'string'
      ? [{ verbatim: signal.value['verbatim'], source_url: sourceOf(signal) }]
      : [],
  )

// A test world on a port, with people in it and work they have done, for a browser to look at: the pages, the pictures of the
// README, or a developer. All of it came to be through the service, and is the same each time. Run by itself it stays up.
import { once } from 'node:events'
import { hash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Case } from '../../src/contract/vocabulary/case.ts'
import type { Pass } from '../../src/contract/vocabulary/watch.ts'
import { systemClock } from '../../src/platform/clock/system-clock.ts'
import { openStore } from '../../src/platform/store/store.ts'
import type { Ids } from '../../src/base/ports.ts'
import type { LanguageModel } from '../../src/citations/ports.ts'
import { textPage } from '../../src/citations/testing/pages.ts'
import { bodyOf, createWorld, NOW, standInWeb, type Web, type World } from './world.ts'
import { DAY_MS } from '../../src/base/day.ts'
import { readConfig, settings } from '../../src/installation/config.ts'
import { loadSamplePack } from '../../src/installation/sample-pack.ts'
import { sourceKeeping } from '../../src/installation/source-keeping.ts'
import {
  type Browser,
  browser,
  invitationToken,
  member,
  operator,
  operatorToken,
  PASSWORD,
} from './browser.ts'
import { openReceiver, type Receiver } from './receiver.ts'
import { fillWorkspace, type Filled, PASSAGES } from './fill-workspace.ts'
import { openPublisher } from './publisher.ts'

export const ADA = 'ada@example.org'
export const JON = 'jon@example.org'
export const MEI = 'mei@example.org'
const PEOPLE = {
  reviewer: { email: 'rosa@example.org', name: 'Rosa Adeyemi' },
  auditor: { email: 'abel@example.org', name: 'Abel Nyström' },
} as const

const DESKTOP =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36'
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Safari/605.1'

/** A source whose publisher has lost its file, and one whose publisher takes for ever. */
const LOST = 'us-sec-litigation'
const SLOW = 'un-sc'

interface Links {
  /** Into a workspace, for somebody new. */
  readonly invitation: string
  /** The same, for somebody who has an account. */
  readonly joining: string
  /** For an operator of any e-mail address. */
  readonly operator: string
  readonly recovery: string
}

export interface FilledWorld extends Filled {
  readonly url: string
  /** A new session, of Ada: an owner on Pro, an operator, and in a second workspace. */
  signIn(): Promise<Browser>
  /** The same of Jón, who is a member beside Ada. */
  signInAsMember(): Promise<Browser>
  /** The same of a person of another role beside Ada, who joins when first asked for. */
  signInAs(role: 'reviewer' | 'auditor'): Promise<Browser>
  /** The same of Mei: an owner on Free, and no operator. */
  signInOnFree(): Promise<Browser>
  /** The clock of the server, in milliseconds. */
  now(): number
  /** A watched portfolio with alerts. */
  readonly portfolio: string
  /** An open case about a subject of it. */
  readonly case: string
  /** Secrets of one-time links that nobody has used. */
  readonly links: Links
  /** Gets the events of webhooks; at `/cases` it answers 500. */
  readonly receiver: Receiver
  close(): Promise<void>
}

export async function openFilledWorld(port = 0): Promise<FilledWorld> {
  const folder = mkdtempSync(join(tmpdir(), 'assay-filled-'))
  const publisher = await openPublisher()
  const receiver = await openReceiver()
  receiver.answer = (path) => (path === '/cases' ? 'status 500' : 'ok')
  // why several: whoever gives a download up may begin it again
  publisher.next('/slow', ...Array.from({ length: 9 }, () => () => undefined))
  const store = await openStore({ kind: 'sqlite', path: join(folder, 'assay.sqlite') })
  const config = readConfig(settings, {
    ASSAY_DATA_DIR: folder,
    ASSAY_FETCH_ALLOW: publisher.host,
    ASSAY_SYNC_SOURCES: 'none',
    ASSAY_SOURCE_USER_AGENT: 'Northlight Ventures admin@example.org',
    ASSAY_SOURCE_URLS: `${LOST}/litigation-releases.rss=http://${publisher.host}/lost,${SLOW}/consolidated.xml=http://${publisher.host}/slow`,
  })
  const keeping = sourceKeeping(config, {
    store: store.sources,
    clock: systemClock,
    log: { info: () => undefined, warn: () => undefined },
    onFault: (error) => {
      throw error
    },
  })
  const world = await createWorld({
    store,
    web,
    model,
    ids: countedIds(),
    syncing: keeping.syncing,
    logLevel: 'silent',
    screensBatches: true,
    watches: true,
    delivers: { allow: receiver.host },
    server: {
      version: '0.1.0',
      startedAt: new Date(NOW - 3 * DAY_MS).toISOString(),
      storeKind: 'sqlite',
      residentBytes: () => 150_000_000,
      stopwatch: () => () => 0.4,
    },
  })
  await loadSamplePack(store.sources, new Date(NOW - DAY_MS).toISOString())
  const filled = await fill(world, receiver)
  const address = await listen(world, port)
  const joined: Partial<Record<keyof typeof PEOPLE, Promise<unknown>>> = {}
  return {
    ...filled,
    receiver,
    url: `http://127.0.0.1:${address.port}`,
    signIn: () => signIn(world, ADA),
    signInAsMember: () => signIn(world, JON),
    async signInAs(role) {
      const { email, name } = PEOPLE[role]
      const { body } = await (await signIn(world, ADA)).ask('get_account')
      const { workspace } = body as unknown as { workspace: { id: string } }
      await (joined[role] ??= member(world, workspace.id, email, role, name))
      return signIn(world, email)
    },
    signInOnFree: () => signIn(world, MEI),
    now: () => world.ports.clock.now(),
    async close() {
      await keeping.stop()
      await world.close()
      publisher.close()
      await receiver.close()
      rmSync(folder, { recursive: true })
    },
  }
}

/** Pages hold the quotes of the examples, but for those that say something else by now. */
const web: Web = {
  ...standInWeb,
  page: (url, options) => {
    const text = PASSAGES.get(url)
    if (text === undefined) return standInWeb.page(url, options)
    if (text === null) return Promise.resolve({ kind: 'unreachable', status: 404 })
    return Promise.resolve(textPage(text, url))
  },
}

/** Finds that nothing means the same. */
const model: LanguageModel = {
  sameMeaning: () =>
    Promise.resolve({
      sameMeaning: false,
      explanation: 'The figures differ.',
      model: 'stand-in',
      responseSha256: hash('sha256', 'no'),
    }),
}

/** Ids and bytes that are the same each time, so that pictures are too. */
function countedIds(): Ids {
  let count = 0
  return {
    ulid: () => `01K92Q6R00${String(++count).padStart(16, '0')}`,
    randomBytes: (length) => Buffer.from(hash('sha512', String(++count)), 'hex').subarray(0, length),
  }
}

/** The people, and what they have done. */
async function fill(
  world: World,
  receiver: Receiver,
): Promise<Filled & Pick<FilledWorld, 'links' | 'portfolio' | 'case'>> {
  const { id: workspaceId } = await world.admin.createWorkspace('Northlight Ventures', 'pro')
  const ada = await operator(world, ADA, 'Ada Okafor')
  await member(world, workspaceId, JON, 'member', 'Jón Sveinsson')
  const filled = await fillWorkspace(world, ada)
  bodyOf(await ada.ask('invite_member', { email: 'lena.brandt-oyelaran@example.org', role: 'member' }))

  const second = bodyOf(await ada.ask('create_workspace', { name: 'Hebrides Seed Fund' }))
  const { id: secondId } = second['workspace'] as unknown as { id: string }
  const mei = await member(world, secondId, MEI, 'owner', 'Mei Tanaka')
  for (const pitch of [
    'Card on file for veterinary practices.',
    'Rota swaps for care homes by text message.',
  ])
    bodyOf(await mei.ask('start', { pitch }))

  const portfolio = await watchedPortfolio(ada)
  const { cases } = bodyOf(await ada.ask('list_cases', { portfolio, ref: 'S-118' })) as unknown as {
    cases: readonly Case[]
  }
  for (const id of [LOST, SLOW]) bodyOf(await ada.ask('sync_source', { id }))
  const webhook = { url: `${receiver.url}/cases`, label: 'Case management' }
  const { id: webhookId } = bodyOf(await ada.ask('create_webhook', webhook))
  bodyOf(await ada.ask('test_webhook', { id: webhookId }))
  // the sessions in which they came by their links; they sign in from where they are
  for (const person of [ada, mei]) await person.ask('sign_out')
  await signIn(world, ADA, PHONE)
  const links = {
    invitation: await invitationToken(world, workspaceId, 'sam@example.org'),
    joining: await invitationToken(world, workspaceId, MEI),
    operator: await operatorToken(world),
    recovery: await operatorToken(world, JON),
  }
  return { ...filled, portfolio, case: cases[0]?.id ?? '', links }
}

/** Subjects of whom the sample lists name some, under a watch whose first pass is completed. */
async function watchedPortfolio(ada: Browser): Promise<string> {
  const id = String(bodyOf(await ada.ask('create_portfolio', { name: 'Suppliers in the east' }))['id'])
  const file =
    'ref,name,type,birth_date,country\n' +
    'S-204,Rosoboronexport JSC,company,,RU\nS-118,Kim Jong Un,person,1984-01-08,KP\nS-377,Tesco PLC,company,,GB\n'
  bodyOf(await ada.ask('put_portfolio_subjects', { id, file }))
  bodyOf(await ada.ask('watch_portfolio', { id }))
  for (;;) {
    const { passes } = bodyOf(await ada.ask('list_passes', { id })) as unknown as { passes: readonly Pass[] }
    if (passes.every(({ status }) => status === 'completed')) return id
    await setTimeout(20)
  }
}

async function signIn(world: World, email: string, userAgent = DESKTOP): Promise<Browser> {
  const visitor = browser(world)
  bodyOf(await visitor.ask('sign_in', { email, password: PASSWORD }, { 'user-agent': userAgent }))
  return visitor
}

/** The session of a visitor, as a browser takes it. */
export function cookieOf(
  { cookie = '' }: Browser,
  url: string,
): { name: string; value: string; url: string } {
  const [name = '', value = ''] = cookie.split('=')
  return { name, value, url }
}

async function listen({ server }: World, port: number): Promise<AddressInfo> {
  await server.listen({ host: '127.0.0.1', port })
  return server.server.address() as AddressInfo
}

if (process.argv[1] === import.meta.filename) {
  const world = await openFilledWorld(Number(process.argv[2] ?? 8790))
  process.stdout.write(`${world.url}  sign in with ${ADA} and "${PASSWORD}"\n`)
  await once(process, 'SIGINT')
  await world.close()
}

// A workspace with a watched portfolio, whose lists a test changes and whose passes it works off.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { OperationName } from '../../src/contract/index.ts'
import type { WatchAlert } from '../../src/contract/vocabulary/watch.ts'
import { screenerInForce } from '../../src/installation/matching-resources.ts'
import { screeningNow } from '../../src/main/wiring.ts'
import { duePasses } from '../../src/monitoring/watch/pass-runner.ts'
import { performPass } from '../../src/monitoring/watch/perform-pass.ts'
import { loadList } from './lists.ts'
import { type UnPerson, writeUnList } from './un-list.ts'
import { type Answer, bodyOf, NOW, type World } from './world.ts'

export interface Watched {
  readonly workspaceId: string
  readonly key: string
  readonly keyId: string
  readonly portfolio: string
  /** The body of a success. */
  ask(name: OperationName, input?: Record<string, unknown>): Promise<Answer['body']>
  /** Puts a list in force, and makes the passes that are due. The alerts that are new, oldest first. */
  after(...people: readonly UnPerson[]): Promise<readonly WatchAlert[]>
  /** Works on all passes that wait. */
  workOff(): Promise<void>
  close(): void
}

/** Puts the list in force, begins the watch, and works off its first pass. */
export async function watchedPortfolio(
  world: World,
  file: string,
  people: readonly UnPerson[],
): Promise<Watched> {
  const folder = mkdtempSync(join(tmpdir(), 'assay-watched-'))
  const { key, keyId, workspaceId } = await world.tenant('pro')
  const { store, manifests, ids, auditLog } = world.ports
  const screener = screenerInForce({ ASSAY_DATA_DIR: folder }, () => undefined)
  const screening = screeningNow(store.sources, manifests, screener)
  const clock = { now: () => NOW }
  const deps = { store, clock, manifests, requiredLists: [], screening, ids, auditLog }
  const queueDue = duePasses({ ...deps, workspaces: () => Promise.resolve([{ id: workspaceId }]) })
  const ask: Watched['ask'] = async (name, input = {}) => bodyOf(await world.call(key, name, input))

  let claims = NOW
  const claim = () => {
    const at = new Date(++claims).toISOString()
    return store.passQueue.claim(at, at)
  }
  const workOff = async (): Promise<void> => {
    for (let job = await claim(); job !== undefined; job = await claim())
      await performPass(job, deps, new AbortController().signal)
  }
  const list = (all: readonly UnPerson[]): Promise<void> => loadList(store, 'un-sc', writeUnList(all))
  const alerts = async (): Promise<readonly WatchAlert[]> =>
    (await ask('list_alerts'))['alerts'] as unknown as readonly WatchAlert[]

  const portfolio = String((await ask('create_portfolio', { name: 'Customers' }))['id'])
  await ask('put_portfolio_subjects', { id: portfolio, file })
  await list(people)
  await ask('watch_portfolio', { id: portfolio })
  await workOff()
  return {
    workspaceId,
    key,
    keyId,
    portfolio,
    ask,
    workOff,
    async after(...all) {
      const known = new Set((await alerts()).map(({ id }) => id))
      await list(all)
      await queueDue()
      await workOff()
      return (await alerts()).filter(({ id }) => !known.has(id)).toReversed()
    },
    close: () => rmSync(folder, { recursive: true }),
  }
}

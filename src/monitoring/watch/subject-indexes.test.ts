// An index of subjects is a help to a pass: where it fails the pass goes on without it, and where the server stops it ends at once.
import { expect, test } from 'vitest'
import { StoreUnavailable } from '../../call/ports.ts'
import type { NameSearch } from '../../screening/name-search.ts'
import type { Screener } from '../../screening/screener.ts'
import type { MonitoringStore, StoredPortfolio } from '../ports.ts'
import { createSubjectIndexes } from './subject-indexes.ts'

const WATCHED = { workspaceId: 'w', portfolioId: 'p' }
const PORTFOLIO = {
  id: 'p',
  subjects: 2,
  revision: 1,
  watch: { since: '', state: null },
} as unknown as StoredPortfolio

function indexesWith(search: Partial<NameSearch>, read?: () => Promise<never>) {
  const faults: unknown[] = []
  const done = {
    put: () => Promise.resolve(),
    index: () => Promise.resolve(),
    near: () => Promise.resolve([]),
  }
  const version = { matcher: '1', resources: '1' }
  const nameSearch = (): NameSearch => ({ ...done, close: () => Promise.resolve(), ...search })
  const tenant = { portfolio: () => Promise.resolve(PORTFOLIO), subjectsSince: () => Promise.resolve([]) }
  const store = { read: read ?? ((_id: string, work: (of: unknown) => unknown) => work(tenant)) }
  const indexes = createSubjectIndexes({
    store: store as unknown as Pick<MonitoringStore, 'read'>,
    screening: () => Promise.resolve({ screener: { version, nameSearch } as unknown as Screener }),
    onFault: (error) => faults.push(error),
    large: 1,
  })
  return { indexes, faults }
}
const { signal } = new AbortController()

test('a search that fails is reported, and the pass is left to read every subject', async () => {
  const fault = new Error('the thread has no memory left')
  const { indexes, faults } = indexesWith({ near: () => Promise.reject(fault) })
  expect(await indexes.near(WATCHED, [], signal)).toBeUndefined()
  expect(faults).toEqual([fault])
})

test('a store that cannot answer now makes the pass wait, as it does without an index', async () => {
  const { indexes, faults } = indexesWith({}, () => Promise.reject(new StoreUnavailable('busy')))
  await expect(indexes.near(WATCHED, [], signal)).rejects.toThrow(StoreUnavailable)
  expect(faults).toEqual([])
})

test('a server that stops waits for no index', async () => {
  const stopping = new AbortController()
  let end = (_error: Error): void => undefined
  const { indexes, faults } = indexesWith({
    index: () => new Promise((_resolve, reject) => (end = reject)),
    close: () => Promise.resolve(end(new Error('the thread has ended'))),
  })
  const prepared = indexes.prepare('w', 'p', stopping.signal)
  setTimeout(() => stopping.abort(), 5)
  await prepared
  await indexes.close()
  expect(faults).toEqual([])
})

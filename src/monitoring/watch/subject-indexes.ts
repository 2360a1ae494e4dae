// Indexes of the subjects of large watched portfolios, in memory. A pass over changes looks the changed records up in one, so that it
// costs in proportion to the change. An index only says where to look: the pass reads each subject as it is stored, and screens it.
import { StoreUnavailable } from '../../call/ports.ts'
import type { Subject } from '../../contract/vocabulary/subject.ts'
import type { NameSearch } from '../../screening/name-search.ts'
import type { Screener, ScreenerVersion } from '../../screening/screener.ts'
import { foundBy } from '../../screening/watch-lists/watch-index.ts'
import type { StoredRecord } from '../../sources/ports.ts'
import { isSameScreener } from '../lists-to-screen.ts'
import { pagesAfter } from '../pages-after.ts'
import { refOf } from '../portfolios/download-subjects.ts'
import type { MonitoringStore, PutSubject, StoredPortfolio, SubjectIndexes } from '../ports.ts'
import { readSubject } from '../screen-subject.ts'

/** Portfolios with fewer subjects are read from end to end, in seconds. */
const LARGE = 20_000
/** Indexes that are kept; each takes some 500 MB for a million subjects. */
const KEPT = 4
const PAGE_ROWS = 1_000
/** An index with this many times the subjects of its portfolio, because many were put again, is made from the beginning. */
const MAX_GROWTH = 2

interface Deps {
  readonly store: Pick<MonitoringStore, 'read'>
  readonly screening: () => Promise<{ readonly screener: Screener }>
  /** Called with the error where an index cannot be made or searched: the pass then reads every subject. */
  readonly onFault: (error: unknown) => void
  /** Default: 20,000. */
  readonly large?: number
}

export function createSubjectIndexes({ store, screening, onFault, large = LARGE }: Deps): SubjectIndexes {
  /** The one that was used last is the last. */
  const kept = new Map<string, SubjectIndex>()
  let line: Promise<unknown> = Promise.resolve()
  /** One after the other: each takes a processor for itself. */
  function inLine<T>(work: () => Promise<T>): Promise<T> {
    const turn = line.then(work)
    line = turn.catch(() => undefined)
    return turn
  }
  async function drop(portfolioId: string): Promise<void> {
    const index = kept.get(portfolioId)
    kept.delete(portfolioId)
    await index?.close()
  }

  async function upToDate(
    workspaceId: string,
    portfolioId: string,
    signal: AbortSignal,
  ): Promise<SubjectIndex | undefined> {
    const { screener } = await screening()
    const portfolio = await store.read(workspaceId, (tenant) => tenant.portfolio(portfolioId))
    let index = kept.get(portfolioId)
    if (portfolio === undefined || portfolio.watch === null || portfolio.subjects < large) {
      await drop(portfolioId)
      return undefined
    }
    if (index !== undefined && !index.fits(portfolio, screener.version)) {
      await drop(portfolioId)
      index = undefined
    }
    index ??= new SubjectIndex(screener)
    kept.delete(portfolioId)
    kept.set(portfolioId, index)
    for (const oldest of [...kept.keys()].slice(0, -KEPT)) await drop(oldest)
    const since = index.revision
    const pages = pagesAfter(PAGE_ROWS, refOf, (after) =>
      store.read(workspaceId, (tenant) => tenant.subjectsSince(portfolioId, since, after, PAGE_ROWS)),
    )
    for await (const page of pages) {
      signal.throwIfAborted()
      await index.put(page)
    }
    await index.complete()
    index.revision = portfolio.revision
    return index
  }

  /** Work with the index of a portfolio; undefined where it fails or the signal is aborted, which ends the index at once. */
  async function guarded<T>(
    portfolioId: string,
    signal: AbortSignal,
    work: () => Promise<T>,
  ): Promise<T | undefined> {
    const stop = (): void => void drop(portfolioId)
    signal.addEventListener('abort', stop)
    try {
      signal.throwIfAborted()
      return await work()
    } catch (error) {
      // why: it may hold a part of what was put
      await drop(portfolioId)
      if (error instanceof StoreUnavailable) throw error
      if (!signal.aborted) onFault(error)
      return undefined
    } finally {
      signal.removeEventListener('abort', stop)
    }
  }

  return {
    prepare: (workspaceId, portfolioId, signal) =>
      inLine(async () => {
        // why: making one more would only take the place of another
        if (kept.size === KEPT && !kept.has(portfolioId)) return
        await guarded(portfolioId, signal, () => upToDate(workspaceId, portfolioId, signal))
      }),
    near: ({ workspaceId, portfolioId }, changed, signal) =>
      inLine(() =>
        guarded(portfolioId, signal, async () =>
          (await upToDate(workspaceId, portfolioId, signal))?.near(changed),
        ),
      ),
    close: () =>
      inLine(async () => {
        for (const portfolioId of kept.keys()) await drop(portfolioId)
      }),
  }
}

class SubjectIndex {
  /** Subjects that were put after this revision of the portfolio are not in it. */
  revision = -1
  readonly #version: ScreenerVersion
  readonly #search: NameSearch
  readonly #refs: string[] = []
  /** Number of a subject -> its places in `#refs`. */
  readonly #numbers = new Map<string, number[]>()

  constructor(screener: Screener) {
    this.#version = screener.version
    this.#search = screener.nameSearch()
  }

  fits({ subjects }: StoredPortfolio, version: ScreenerVersion): boolean {
    return isSameScreener(this.#version, version) && this.#refs.length <= MAX_GROWTH * subjects
  }

  async put(subjects: readonly PutSubject[]): Promise<void> {
    await this.#search.put(
      subjects.flatMap(({ ref, subject }) => {
        const { parties, numbers } = readSubject(JSON.parse(subject) as Subject)
        const number = this.#refs.push(ref) - 1
        for (const each of numbers) this.#numbers.set(each, [...(this.#numbers.get(each) ?? []), number])
        return parties.map((party) => ({ number, party }))
      }),
    )
  }

  complete(): Promise<void> {
    return this.#search.index()
  }

  async near(changed: readonly StoredRecord[]): Promise<ReadonlySet<string>> {
    const { entries, numbers } = foundBy(changed)
    const found = [...(await this.#search.near(entries))]
    for (const [number, places] of this.#numbers)
      if (numbers.holdersOf([number]).length > 0) found.push(...places)
    return new Set(found.map((at) => this.#refs[at] ?? ''))
  }

  close(): Promise<void> {
    return this.#search.close()
  }
}

// The work of a pass: finds the subjects that the changes may be about, screens those against every list, and compares what is found
// with what the pass before left.
import type { MetMatch } from '../../cases/met-match.ts'
import type { Subject } from '../../contract/vocabulary/subject.ts'
import type { AlertFilter } from '../../screening/alert-filter.ts'
import type { Screener } from '../../screening/screener.ts'
import type { WatchIndex, WatchList } from '../../screening/watch-lists/watch-index.ts'
import type { PutSubject, WatchedMatches } from '../ports.ts'
import { type ReadSubject, readSubject, screenSubject } from '../screen-subject.ts'
import { type AlertDraft, type ListsNow, newAlerts } from './new-alerts.ts'

/** What a pass found of a subject. */
export interface FoundSubject extends WatchedMatches {
  /** As it was screened. */
  readonly subject: string
  /** Its name. */
  readonly name: string
  /** The matches with their evidence. */
  readonly met: readonly MetMatch[]
  readonly alerts: readonly AlertDraft[]
}

export interface PassSources {
  /** The subjects to look at, in pages. */
  readonly pages: AsyncIterable<readonly PutSubject[]>
  /** Whether a subject is screened whatever the filter says. `hadMatch`: the pass before left a match of it. */
  readonly isDue: (subject: PutSubject, hadMatch: boolean) => boolean
  /** What the pass before left of those of these subjects that had a match. */
  readonly before: (refs: readonly string[]) => Promise<readonly WatchedMatches[]>
  /** Stores what was found. A page without a screened subject is not stored. */
  readonly put: (found: readonly FoundSubject[]) => Promise<void>
}

interface Against {
  readonly screener: Screener
  /** Every list. */
  readonly index: WatchIndex
  /** The lists, or the changed records, that subjects are filtered by. Without it, every subject is screened. */
  readonly filteredBy?: WatchIndex<WatchList> | undefined
  /** Of the portfolio. */
  readonly subjects: number
}

interface FilteredPage {
  readonly subjects: readonly (PutSubject & { readonly read: ReadSubject; readonly isNear: boolean })[]
}

/** False if the signal was aborted before the end. */
export async function passSubjects(
  against: Against,
  sources: PassSources,
  signal: AbortSignal,
): Promise<boolean> {
  const { filteredBy } = against
  const filter = filteredBy && against.screener.filter(filteredBy, against.subjects)
  const pages = sources.pages[Symbol.asyncIterator]()
  const waiting: Promise<FilteredPage>[] = []
  try {
    for (let isMore = true; !signal.aborted;) {
      while (isMore && waiting.length <= (filter?.parallel ?? 0)) {
        const next = await pages.next()
        if (next.done === true) isMore = false
        else {
          const filtered = filteredPage(next.value, filter, filteredBy)
          // why: it is awaited only after the pages before it
          filtered.catch(() => undefined)
          waiting.push(filtered)
        }
      }
      const first = waiting.shift()
      if (first === undefined) return true
      await passPage(await first, against, sources)
    }
    return false
  } finally {
    await filter?.close()
  }
}

async function filteredPage(
  page: readonly PutSubject[],
  filter: AlertFilter | undefined,
  filteredBy: WatchIndex<WatchList> | undefined,
): Promise<FilteredPage> {
  const read = page.map(({ subject }) => readSubject(JSON.parse(subject) as Subject))
  const flags = await filter?.haveAlerts(read.map(({ parties }) => parties))
  const isNear = (at: number, { numbers }: ReadSubject): boolean =>
    flags?.[at] !== 0 || (filteredBy !== undefined && filteredBy.numbers.holdersOf(numbers).length > 0)
  return {
    subjects: page.map((subject, at) => {
      const asked = read[at] as ReadSubject
      return { ...subject, read: asked, isNear: isNear(at, asked) }
    }),
  }
}

/** What the lists of an index hold. */
export function listsNow(index: WatchIndex): ListsNow {
  const loaded = new Set(index.lists.map(({ sourceId }) => sourceId))
  return {
    isListed: (key) => index.records.has(key),
    isLoaded: (source) => loaded.has(source),
  }
}

async function passPage(
  { subjects }: FilteredPage,
  { screener, index }: Against,
  sources: PassSources,
): Promise<void> {
  const left = new Map(
    (await sources.before(subjects.map(({ ref }) => ref))).map(({ ref, matches }) => [ref, matches]),
  )
  const found: FoundSubject[] = []
  const lists = listsNow(index)
  for (const each of subjects) {
    const { ref, subject, read, isNear } = each
    if (!isNear && !sources.isDue(each, left.has(ref))) continue
    const met = await screenSubject(read, index, screener)
    const matches = met.map(({ match }) => match)
    const alerts = newAlerts(left.get(ref) ?? [], matches, lists)
    found.push({ ref, subject, name: read.asked.name, met, matches, alerts })
  }
  if (found.length > 0) await sources.put(found)
}

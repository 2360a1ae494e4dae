// What saved views need of the store.
import type { ViewPage } from '../contract/vocabulary/saved-view.ts'

/** A view of a table as a person saved it. */
export interface StoredView {
  readonly id: string
  readonly userId: string
  /** Name of the person when it was saved. */
  readonly byName: string
  readonly page: ViewPage
  readonly name: string
  readonly shared: boolean
  readonly parts: Readonly<Record<string, string>>
  readonly changedAt: string
}

export interface SavedViewReads {
  view(id: string): Promise<StoredView | undefined>
  viewNamed(userId: string, page: ViewPage, name: string): Promise<StoredView | undefined>
  /** Their own by name, then those that others share by name. */
  viewsFor(userId: string, page: ViewPage): Promise<readonly StoredView[]>
  countViews(userId: string): Promise<number>
}

export interface SavedViewWrites extends SavedViewReads {
  /** Replaces the view of the same person, table and name. */
  putView(view: StoredView): Promise<void>
  deleteView(id: string): Promise<void>
}

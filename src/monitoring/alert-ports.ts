// What lists of alerts need of the store.
import type { Page, PageRequest, SortBy } from '../call/ports.ts'
import type { IdentityOutcome } from '../contract/vocabulary/identity.ts'
import type { ListTotal } from '../contract/vocabulary/page.ts'
import type { AlertSort } from '../contract/vocabulary/sorts.ts'
import type { AlertKind } from '../contract/vocabulary/watch.ts'

export interface StoredAlert {
  readonly id: string
  readonly ref: string
  /** What the audit log vouches for. */
  readonly digest: string
  readonly salt: string
  /** Canonical JSON of an alert of the contract; null once its subject was removed. */
  readonly alert: string | null
}

/** An alert of a list, with the portfolio and the pass that its row names. */
export interface ListedStoredAlert extends StoredAlert {
  readonly portfolioId: string
  readonly passId: string
}

/** Which alerts a list has. */
export interface AlertListFilter {
  readonly portfolio?: string | undefined
  readonly ref?: string | undefined
  readonly kind?: AlertKind | undefined
  readonly outcome?: IdentityOutcome | undefined
  /** Id of a list that has a record of the party. */
  readonly list?: string | undefined
}

export interface AlertListRequest extends PageRequest {
  /** Default: the newest first. */
  readonly sort?: SortBy<AlertSort> | undefined
}

export interface AlertListReads {
  /**
   * Without those whose subject was removed. Undefined where the page goes on after an alert that is not there, in an order by a value.
   */
  alerts(filter: AlertListFilter, page: AlertListRequest): Promise<Page<ListedStoredAlert> | undefined>
  countAlerts(filter: AlertListFilter): Promise<ListTotal>
}

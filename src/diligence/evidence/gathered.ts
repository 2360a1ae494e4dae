// What the gathering of evidence gives: all a run is decided from, and the snapshots it was read from.
import type { Evidence } from '../rules/evidence.ts'
import type { ScreenerVersion } from '../../screening/screener.ts'
import type { PinnedSource } from './pinned-source.ts'

export interface Gathered {
  readonly evidence: Evidence
  /** Every source that was read, and those that apply and are not there, by id. */
  readonly sources: readonly PinnedSource[]
  /** What names were compared with. */
  readonly screener: ScreenerVersion
}

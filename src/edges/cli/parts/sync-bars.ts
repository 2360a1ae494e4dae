// The progress bars of one sync: megabytes of each file that is fetched, then what is read of all of them.
import type { SyncProgress } from '../../../installation/source-syncing.ts'
import { lateBar } from './late-bar.ts'

const MEGABYTE = 1_000_000

/** `known`: records of the snapshot in force, by which progress is measured; without them it is measured in bytes. */
export function syncBars(id: string, known: number | undefined): SyncProgress {
  // why: a publisher that is busy is waited for without a byte
  process.stderr.write(`${id}: asking its publisher\n`)
  let shown: { readonly what: string; readonly bar: ReturnType<typeof lateBar> } | undefined
  const reach = (what: string, done: number, total: number): void => {
    if (shown?.what !== what) {
      shown?.bar.stop()
      shown = { what, bar: lateBar(what, total) }
    }
    shown.bar.reach(done)
  }
  const megabytes = (what: string, bytes: number, total: number): void =>
    reach(what, Math.floor(bytes / MEGABYTE), Math.ceil(total / MEGABYTE))
  return {
    fetched: (name, bytes, total) => {
      if (total !== undefined) megabytes(`MB of ${name} of ${id} fetched`, bytes, total)
    },
    read: (bytes, total) => {
      if (known === undefined) megabytes(`MB of ${id} read`, bytes, total)
    },
    records: (records) => {
      if (known !== undefined) reach(`records of ${id} read`, records, known)
    },
    stop: () => shown?.bar.stop(),
  }
}

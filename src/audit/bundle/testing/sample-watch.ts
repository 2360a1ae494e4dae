// Bundles of watches in a small log, made the way the server makes them, with a fixed key.
import { canonicalJson } from '../../../base/canonical-json.ts'
import type { JsonObject } from '../../../base/json.ts'
import { sha256Hex } from '../../../base/sha256.ts'
import { continueChain, openChain, type EntryDraft, type StoredEntry } from '../../chain.ts'
import { digestOf } from '../../digest.ts'
import { draft } from '../../testing/drafts.ts'
import { alertLine } from '../../watched-pass.ts'
import { saltOf, sampleTree } from './sample-bundle.ts'

interface SampleAlert {
  readonly id: string
  readonly digest: string
  readonly salt?: string
  readonly alert?: string
}

export interface SampleWatch {
  readonly id: string
  readonly entries: readonly StoredEntry[]
  /** Of each pass. */
  readonly alerts: readonly (readonly SampleAlert[])[]
}

export interface SampleWatchBundle {
  readonly format: string
  readonly records: readonly string[]
  readonly proofs: readonly string[]
  readonly receipts: readonly string[]
  readonly checkpoint: string
  readonly consistency?: { readonly from: number; readonly path: readonly string[] }
  readonly alerts: readonly (readonly SampleAlert[] | null)[]
}

/** What the entry of a pass says; the tests change it. */
export type ChangePass = (data: JsonObject, seq: number) => JsonObject

/**
 * The watch of a portfolio. Its first pass compares everything and makes two alerts, of which one was removed with its subject; in
 * every second pass after it one list changed, and the others found nothing changed. Its content follows from its id.
 */
export function sampleWatch(
  id: string,
  { passes = 3, change = (data) => data }: { passes?: number; change?: ChangePass } = {},
): SampleWatch {
  const alerts = Array.from({ length: passes }, (_, seq) => alertsOf(id, seq))
  const snapshot = (list: string, version: number): string =>
    `${list}@${sha256Hex(`${list} ${version}`).slice(0, 12)}`
  const drafts = alerts.map((made, seq): EntryDraft => {
    const data: JsonObject = {
      pass: `pass-${id}-${seq}`,
      scope: seq === 0 ? 'all' : 'changes',
      subjects: 1_000,
      revision: 4,
      screened: seq === 0 ? 1_000 : seq % 2,
      screener: { matcher: '7', resources: 'a'.repeat(64) },
      plan: sha256Hex(`plan ${id} ${seq}`),
      lists: ['un-sc', 'us-ofac-sdn'].map((list, at) => ({
        id: list,
        from: seq === 0 ? null : snapshot(list, at === 0 ? 0 : seq >> 1),
        to: snapshot(list, at === 0 ? 0 : (seq + 1) >> 1),
        added: seq === 0 ? 700 : at * (seq % 2),
        changed: 0,
        removed: 0,
      })),
      alerts: {
        count: made.length,
        sha256: sha256Hex(made.map((each) => alertLine(each.id, each.digest)).join('')),
      },
    }
    return draft('watch.pass', change(data, seq))
  })
  const { entries } = continueChain(openChain('41d4ab1f', id), drafts)
  return { id, entries, alerts }
}

function alertsOf(portfolio: string, seq: number): readonly SampleAlert[] {
  const count = seq === 0 ? 2 : seq % 2
  return Array.from({ length: count }, (_, at) => {
    const id = `alert-${portfolio}-${seq}-${at}`
    const pass = `pass-${portfolio}-${seq}`
    const alert = canonicalJson({ id, kind: 'new_match', pass, portfolio, ref: `C-${at} Zoë "€😀"` })
    const salt = saltOf(id)
    const digest = digestOf({ salt, name: id, value: alert })
    return at === 1 ? { id, digest } : { id, digest, salt, alert }
  })
}

/** A log with the entries of each watch, in the order of the watches. */
export function watchLog(watches: readonly SampleWatch[]) {
  const leaves = watches.flatMap(({ entries }) => entries.map(({ hash }) => hash))
  const tree = sampleTree(leaves)
  /** `after`: the number of passes that an earlier trail has. */
  const bundle = (
    at: number,
    { size = leaves.length, from, after = 0 }: { size?: number; from?: number; after?: number } = {},
  ): SampleWatchBundle => {
    const { id = '', entries = [], alerts = [] } = watches[at] ?? {}
    const before = watches.slice(0, at).reduce((sum, each) => sum + each.entries.length, 0)
    const places = entries.map((_, place) => before + place).filter((place) => place < size)
    return {
      format: 'assay-watch-bundle/v1',
      records: entries.slice(after, places.length).map(({ record }) => record),
      proofs: places.slice(after).map((place) => tree.proof(place, size)),
      receipts: places.slice(after).map((place) => tree.receipt(place, size, id)),
      checkpoint: new TextDecoder().decode(tree.checkpoint(size)),
      ...(from !== undefined && { consistency: tree.consistency(from, size) }),
      alerts: alerts.slice(after, places.length),
    }
  }
  return { bundle, checkpoint: tree.checkpoint, size: leaves.length }
}

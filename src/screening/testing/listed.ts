// Lists of invented parties, indexed as snapshots are.
import { sha256Hex } from '../../base/sha256.ts'
import type { StoredRecord } from '../../sources/ports.ts'
import type { PartyPart } from '../../sources/model/record.ts'
import type { Screener } from '../screener.ts'
import type { WatchIndex } from '../watch-lists/watch-index.ts'

interface ListedParty {
  readonly list: string
  readonly id: string
  readonly partyKind: PartyPart['partyKind']
  readonly names: readonly string[]
  readonly facts?: Partial<PartyPart>
}

interface InventedList {
  readonly sourceId: string
  readonly records: readonly StoredRecord[]
}

export const listedAs = (
  list: string,
  id: string,
  partyKind: PartyPart['partyKind'],
  ...names: string[]
): ListedParty => ({ list, id, partyKind, names })

export function indexOf(
  screener: Screener,
  parties: readonly ListedParty[],
): Promise<WatchIndex<InventedList>> {
  const lists = [...Map.groupBy(parties, ({ list }) => list)].map(([sourceId, listed]) => ({
    sourceId,
    records: listed.map(storedRecord),
  }))
  // oxlint-disable-next-line typescript/require-await -- why: a store answers later
  const recordsOf = async function* ({ records }: InventedList) {
    yield records
  }
  return screener.index({ recordsOf }, lists)
}

function storedRecord({ list, id, partyKind, names, facts }: ListedParty): StoredRecord {
  const party: PartyPart = {
    kind: 'party',
    ref: 'self',
    partyKind,
    names: names.map((full, at) => ({ full, kind: at === 0 ? 'primary' : 'alias', quality: 'strong' })),
    ...facts,
  }
  const parts = JSON.stringify([party])
  return {
    sourceId: list,
    recordId: id,
    recordHash: sha256Hex(parts),
    url: `https://list.example/${id}`,
    locator: `list.csv id=${id}`,
    parts,
  }
}

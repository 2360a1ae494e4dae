// A store with many listed parties: the real ones, and invented ones like them.
import { sha256Hex } from '../../src/base/sha256.ts'
import { nameKey } from '../../src/names/parse/name-key.ts'
import type { NameRecord } from '../../src/names/parse/record.ts'
import type { OpenStore } from '../../src/platform/store/store.ts'
import { catalogue } from '../../src/sources/catalogue/catalogue.ts'
import type { RecordPart, SourceRecord } from '../../src/sources/model/record.ts'
import { readBatches } from '../../src/sources/snapshots/read-batches.ts'
import { takeIn } from '../../src/sources/snapshots/take-in.ts'
import { growCorpus } from './corpus.ts'
import { listFiles, readRecords } from './inputs.ts'

/** The source that the parties are filed under. */
export const LIST = 'un-sc'
/** A record as a list reader gives it. */
function sourceRecord({ type, names, birthDates, countries }: NameRecord, at: number): SourceRecord {
  const parts: RecordPart[] = [
    {
      kind: 'party',
      ref: 'self',
      partyKind: type === 'organisation' ? 'organization' : type,
      names: names.map(({ text, kind }) => ({
        full: text,
        kind: kind === 'primary' ? 'primary' : 'alias',
        quality: kind === 'weak' ? 'weak' : 'strong',
      })),
      ...(birthDates.length > 0 && {
        births: birthDates.map((value) => ({ raw: value, value })),
      }),
      ...(countries.length > 0 && { countries }),
    },
    {
      kind: 'listing',
      party: 'self',
      listKind: 'sanction',
      authority: 'Bench',
      programs: ['BENCH'],
      status: 'active',
    },
  ]
  return { recordId: `bench-${at}`, url: `https://list.example/${at}`, locator: `list.csv id=${at}`, parts }
}

/** Puts this many listed parties in force in a store, the real ones first. Their number. */
export async function fillStore(
  store: OpenStore,
  {
    data,
    entities,
    now,
  }: { readonly data: string | undefined; readonly entities: number; readonly now: string },
): Promise<number> {
  const manifest = catalogue.get(LIST)?.manifest
  if (manifest === undefined) throw new Error(`no source ${LIST}`)
  const real = await readRecords(listFiles(data))
  let at = 0
  const source = {
    manifest,
    // oxlint-disable-next-line require-await
    async *read() {
      for (const record of growCorpus(real, entities)) yield sourceRecord(record, at++)
    },
  }
  await takeIn(
    manifest,
    {
      batches: readBatches(source, { set: [], open: () => undefined }, { nameKey }),
      contentSha256: sha256Hex(String(entities)),
      bytes: 1,
      url: 'https://list.example/list.csv',
    },
    store.sources,
    { now, asOf: now.slice(0, 10), belowFloor: true },
  )
  return at
}

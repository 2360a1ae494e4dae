// Whatever a scorer cites, its answer lists the source of: manifests say which scorers read a source, and say no less than is true.
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { catalogue } from '../../src/sources/catalogue/catalogue.ts'
import { openSnapshot } from '../../src/sources/files/snapshot-files.ts'
import type { CitedRecord, Evidence, Who } from '../../src/diligence/rules/evidence.ts'
import type { RecordPart } from '../../src/sources/model/record.ts'
import { mentionedOf, ownerOf } from '../../src/diligence/rules/registry-status.ts'
import { scoreOne } from '../../src/diligence/rules/scorecard.ts'
import { SCORER_NAMES } from '../../src/diligence/rules/scorer-name.ts'
import { match } from '../../src/diligence/rules/testing/evidence.ts'
import { SAMPLE_PACK } from '../../src/installation/sample-pack.ts'

/** The pack tells of no private person, so that what some sources say of people is in the samples of their readers alone. */
const READERS = join(import.meta.dirname, '../../src/sources/readers')
const SAMPLES: readonly (readonly [id: string, folder: string])[] = [
  ...[...catalogue.keys()].map((id) => [id, join(SAMPLE_PACK, id)] as const),
  ['us-sec-formd', join(READERS, 'us-sec-formd/sample')],
  ['us-sbir', join(READERS, 'us-sbir/sample')],
  ['gb-ch-psc', join(READERS, 'gb-ch-basic/sample')],
]
const records: CitedRecord[] = []

beforeAll(async () => {
  for (const [sourceId, folder] of SAMPLES) {
    const source = catalogue.get(sourceId)
    if (source === undefined) throw new Error(`no source ${sourceId}`)
    const { files } = await openSnapshot(folder, source.manifest.sets)
    for await (const record of source.read(files, { found: () => undefined }))
      records.push({
        ...record,
        sourceId,
        snapshotId: `${sourceId}@1`,
        snapshotDate: '2026-11-20',
        recordHash: record.recordId,
      })
  }
})

/** Everything any source says, taken to be about one company: its entries, its role holders and parents, all of them listed. */
function allOfIt(): Evidence {
  const isList = ({ sourceId }: CitedRecord): boolean =>
    catalogue.get(sourceId)?.manifest.kind === 'watch-list'
  const registered = records.filter((record) => !isList(record))
  const holders = registered
    // why not: leaked papers give no one who runs the company
    .filter((record) => mentionedOf(record) === undefined)
    .flatMap((record) => record.parts.flatMap((part) => whoIn(part, record)))
  const met = match({ countryAgree: true })
  return {
    subject: { name: 'Acme Robotics', type: 'company' },
    screened: records.filter(isList).flatMap((record) =>
      [{ kind: 'subject' } as const, ...holders].map((who, at) => ({
        who,
        name: `Acme ${at}`,
        record,
        match: met,
      })),
    ),
    // why not: a table of owners of patents is no register
    resolved: registered
      .filter((record) => ownerOf(record) === undefined)
      .map((record) => ({ record, by: 'registration' })),
    records: registered.map((record) => ({ record })),
    sources: [],
    requiredLists: [],
    blockingMeasures: ['asset_freeze'],
    cuts: [],
  }
}

function whoIn(part: RecordPart, record: CitedRecord): readonly Exclude<Who, { kind: 'subject' }>[] {
  if (part.kind === 'role') return [{ kind: 'role', part, record }]
  return part.kind === 'relation' ? [{ kind: 'parent', part, record }] : []
}

test.each(SCORER_NAMES)('%s cites no source that does not name it among its scorers', (scorer) => {
  const cited = new Set(scoreOne(scorer, allOfIt()).citations.map(({ source }) => source))
  const named = [...catalogue.values()].filter(({ manifest }) => manifest.scorers.includes(scorer))
  expect([...cited].filter((id) => !named.some(({ manifest }) => manifest.id === id))).toEqual([])
  expect(cited.size).toBeGreaterThan(1)
})

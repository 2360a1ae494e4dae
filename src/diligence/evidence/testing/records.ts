// Invented records and sources for tests, imported into a real store in the same way as real ones.
import { sha256Hex } from '../../../base/sha256.ts'
import type {
  CasePart,
  ListingPart,
  PartyIdentifier,
  PartyPart,
  RecordPart,
  RolePart,
  SourceRecord,
} from '../../../sources/model/record.ts'
import { nameKey } from '../../../names/parse/name-key.ts'
import { readBatches } from '../../../sources/snapshots/read-batches.ts'
import type { Snapshot, SourceStore } from '../../../sources/ports.ts'
import type { SourceManifest } from '../../../sources/model/source.ts'
import { takeIn } from '../../../sources/snapshots/take-in.ts'

export const NOW = Date.parse('2026-11-20T12:00:00Z')

export const manifest = (id: string, kind: SourceManifest['kind']): SourceManifest => ({
  id,
  title: `The list ${id}`,
  publisher: 'Invented Office',
  landingUrl: 'https://example.org/',
  licence: 'none',
  kind,
  scorers: ['sanctions'],
  sets: [[{ name: 'list.csv', url: 'https://example.org/list.csv' }]],
  cadence: { published: 'daily', checkEveryHours: 24, staleAfterHours: 72 },
  rateLimit: { group: id, perSecond: 1 },
  floors: {},
  citationTemplate: 'https://example.org/{recordId}',
  parserVersion: '1',
})

const REGISTRIES = ['courtlistener', 'gb-ch-psc', 'us-sec-formd']
const COMPANY_REGISTERS = ['gb-ch-basic', 'gleif-lei', 'gleif-rr', 'us-sec-submissions']
export const MANIFESTS: readonly SourceManifest[] = [
  manifest('un-sc', 'watch-list'),
  manifest('us-ofac-sdn', 'watch-list'),
  manifest('us-sec-litigation', 'watch-list'),
  { ...manifest('ca-sema', 'watch-list'), supplementary: true },
  { ...manifest('us-patents', 'registry'), supplementary: true, registers: 'companies' },
  ...REGISTRIES.map((id) => manifest(id, 'registry')),
  ...COMPANY_REGISTERS.map((id) => ({
    ...manifest(id, 'registry'),
    registers: 'companies' as const,
    ...(id === 'us-sec-submissions' && { ofOneCompany: true as const }),
  })),
]

/** Makes the records current, as after a fetch at noon of the day. */
export async function putInForce(
  store: SourceStore,
  id: string,
  records: readonly SourceRecord[],
  day = '2026-11-20',
): Promise<Snapshot> {
  const known = MANIFESTS.find((each) => each.id === id)
  if (known === undefined) throw new Error(`no manifest of ${id}`)
  const source = {
    manifest: known,
    // oxlint-disable-next-line require-await
    async *read() {
      yield* records
    },
  }
  const files = { set: [], open: () => undefined }
  const taken = await takeIn(
    known,
    {
      batches: readBatches(source, files, { nameKey }),
      contentSha256: sha256Hex(JSON.stringify([id, day, records])),
      bytes: 1,
      url: 'https://example.org/list.csv',
    },
    store,
    { now: `${day}T12:00:00.000Z`, asOf: day, belowFloor: true },
  )
  return taken.snapshot
}

export const record = (recordId: string, ...parts: readonly RecordPart[]): SourceRecord => ({
  recordId,
  url: `https://example.org/${recordId}`,
  locator: `list.csv id=${recordId}`,
  parts,
})

export const party = (full: string, but: Partial<PartyPart> = {}): PartyPart => ({
  kind: 'party',
  ref: 'self',
  partyKind: 'organization',
  names: [{ full, kind: 'primary', quality: 'strong' }],
  ...but,
})

export const numbered = (full: string, ...identifiers: readonly PartyIdentifier[]): PartyPart =>
  party(full, { identifiers })

export const listing = (but: Partial<ListingPart> = {}): ListingPart => ({
  kind: 'listing',
  party: 'self',
  listKind: 'sanction',
  authority: 'Invented Office',
  programs: ['INVENTED'],
  status: 'active',
  ...but,
})

export const listed = (recordId: string, full: string, but: Partial<PartyPart> = {}): SourceRecord =>
  record(recordId, party(full, but), listing())

export const role = (full: string, org: string, but: Partial<RolePart> = {}): RolePart => ({
  kind: 'role',
  personName: { full, kind: 'primary', quality: 'strong' },
  personKind: 'person',
  org,
  role: 'director',
  ...but,
})

export const suit = (name: string, but: Partial<CasePart> = {}): CasePart => ({
  kind: 'case',
  caption: `Quillfeather v. ${name}`,
  caseKind: 'civil',
  filed: '2026-05-01',
  status: 'open',
  parties: [
    { name: 'Quillfeather', role: 'plaintiff', derivedFrom: 'caption' },
    { name, role: 'defendant', derivedFrom: 'caption' },
  ],
  ...but,
})

/** An LEI with valid check digits. */
export function leiOf(stem: string): string {
  const base = `${stem.padEnd(18, '0')}00`
  let rest = 0
  for (const character of base) {
    const value = Number.parseInt(character, 36)
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97
  }
  return base.slice(0, 18) + String(98 - rest).padStart(2, '0')
}

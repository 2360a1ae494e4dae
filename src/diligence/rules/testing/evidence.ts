// Invented evidence for tests, one part at a time.
import type {
  CitedRecord,
  Evidence,
  FoundRecords,
  EvidenceMatch,
  Screened,
  EvidenceSource,
  Who,
} from '../evidence.ts'
import type {
  CasePart,
  FundingPart,
  ListingPart,
  MetricPart,
  PartyPart,
  RecordPart,
  RolePart,
} from '../../../sources/model/record.ts'

export const TODAY = '2026-11-20'
export const REQUIRED = ['eu-fsf', 'uk-fcdo', 'un-sc', 'us-ofac-sdn']
export const ORG = 'cik:0000000042'

export const record = (
  sourceId: string,
  recordId: string,
  parts: readonly RecordPart[],
  snapshotDate: string = TODAY,
): CitedRecord => ({
  sourceId,
  recordId,
  url: `https://example.org/${sourceId}/${recordId}`,
  locator: `file ${recordId}`,
  snapshotId: `${sourceId}@1`,
  snapshotDate,
  recordHash: `hash ${sourceId} ${recordId}`,
  parts,
})

/** A strong match by the name alone. */
export const match = (but: Partial<EvidenceMatch> = {}): EvidenceMatch => ({
  query: 'Acme Robotics',
  matchedName: 'Akme Robotics',
  nameKind: 'primary',
  quality: 'strong',
  score: 9500,
  probability: 9000,
  level: 'strong',
  dobAgree: null,
  countryAgree: null,
  identifierAgree: null,
  exactWithLegalForm: false,
  aligned: [],
  ...but,
})

export const alert = (but: Partial<EvidenceMatch> = {}): EvidenceMatch =>
  match({ level: 'alert', score: 8000, probability: 4000, ...but })

export const ruledOut = match({ level: 'none', score: 5000, probability: 10, dobAgree: false })

export const party = (but: Partial<PartyPart> = {}): PartyPart => ({
  kind: 'party',
  ref: 'self',
  partyKind: 'organization',
  names: [{ full: 'Acme Robotics Inc', kind: 'primary', quality: 'strong' }],
  identifiers: [{ scheme: 'cik', value: '0000000042' }],
  ...but,
})

export const listing = (but: Partial<ListingPart> = {}): ListingPart => ({
  kind: 'listing',
  party: 'self',
  listKind: 'sanction',
  authority: 'Treasury',
  programs: ['SDGT'],
  status: 'active',
  ...but,
})

export const role = (name: string, but: Partial<RolePart> = {}): RolePart => ({
  kind: 'role',
  personName: { full: name, kind: 'primary', quality: 'strong' },
  org: ORG,
  role: 'director',
  ...but,
})

/** An open suit against the subject. */
export const suit = (but: Partial<CasePart> = {}): CasePart => ({
  kind: 'case',
  caption: 'Doe v. Acme Robotics',
  court: { name: 'D. Example' },
  docketNumber: '1:26-cv-1',
  caseKind: 'civil',
  filed: '2026-01-05',
  status: 'open',
  parties: [
    { name: 'Doe', role: 'plaintiff', derivedFrom: 'caption' },
    { name: 'Acme Robotics', role: 'defendant', derivedFrom: 'caption' },
  ],
  ...but,
})

export const funding = (but: Partial<FundingPart> = {}): FundingPart => ({
  kind: 'funding',
  org: ORG,
  instrument: 'reg-d',
  sold: { amount: '500000.00', currency: 'USD' },
  firstSale: '2023-05-01',
  filed: '2023-05-10',
  ...but,
})

export const metric = (name: string, but: Partial<MetricPart> = {}): MetricPart => ({
  kind: 'metric',
  org: ORG,
  metric: name,
  value: 1,
  unit: 'filing',
  ...but,
})

export const source = (id: string, status: EvidenceSource['status'] = 'current'): EvidenceSource => ({
  id,
  title: id,
  status,
  snapshotId: `${id}@1`,
  snapshotDate: TODAY,
  recordsHash: `hash ${id}`,
  scorers: ['sanctions'],
})

export const registered = record('us-sec-tickers', '0000000042', [party()])

/** A company resolved by its CIK, with every required list current and no findings. */
export const evidence = (but: Partial<Evidence> = {}): Evidence => ({
  subject: { name: 'Acme Robotics', type: 'company' },
  screened: [],
  resolved: [{ record: registered, by: 'cik' }],
  records: [],
  sources: [...REQUIRED, 'us-sec-tickers'].map((id) => source(id)),
  requiredLists: REQUIRED,
  blockingMeasures: ['asset_freeze'],
  cuts: [],
  ...but,
})

export const listed = (but: Partial<ListingPart> = {}, recordId = '36'): CitedRecord =>
  record('us-ofac-sdn', recordId, [party({ identifiers: [] }), listing(but)])

export const screened = (
  found: EvidenceMatch,
  onto: CitedRecord = listed(),
  who: Who = { kind: 'subject' },
): Screened => ({
  who,
  name: who.kind === 'role' ? who.part.personName.full : 'Acme Robotics',
  record: onto,
  match: found,
})

/** A party in a role of the company, by a filing. */
export const holder = (name: string, but: Partial<RolePart> = {}): Extract<Who, { kind: 'role' }> => {
  const part = role(name, but)
  return { kind: 'role', part, record: record('us-sec-formd', `filing of ${name}`, [part]) }
}

export const found = (...records: readonly CitedRecord[]): readonly FoundRecords[] =>
  records.map((one) => ({ record: one }))

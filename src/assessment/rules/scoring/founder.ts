// Axis founder: what checkable history makes this founder likely to see it through? (rules S-FOUN-1 to S-FOUN-B2)
import type { EntryOf } from '../ledger/entry.ts'
import { isMotivational } from '../reading/lexicon.ts'
import { overlap, stems } from '../reading/normalise.ts'
import { axisRules, when } from './axis-rules.ts'
import type { Dossier } from './dossier.ts'
import * as quotes from './quotes.ts'

type Artifact = EntryOf<'shipped_artifact'>
type AdoptionUnit = NonNullable<Artifact['value']['adoption']>['unit']

/** The number of each unit from which an artifact counts as adopted (S-FOUN-6). */
const ADOPTED: Readonly<Record<AdoptionUnit, number>> = {
  users: 100,
  downloads: 1000,
  stars: 50,
  customers: 3,
  revenue_usd: 1000,
}

function isAdopted({ value: { adoption } }: Artifact): boolean {
  return adoption !== undefined && adoption.value >= ADOPTED[adoption.unit]
}

/** The address of an artifact without query, fragment and last slash. */
function bareUrl({ value }: Artifact): string {
  return value.artifact_url.replace(/[?#].*$/, '').replace(/\/$/, '')
}

function facts({ domainYears, advantage, icp, roleStems, of }: Dossier) {
  const shipped = of('founder', 'shipped_artifact')
  const artifacts = quotes.unmuted(shipped)
  const relates = ({ value }: Artifact): boolean =>
    value.relation !== undefined && value.relation !== 'unrelated'
  return {
    domainYears,
    advantage,
    icp,
    shipped,
    artifacts,
    /** Years without a public link do not count. */
    years: domainYears.value.evidence_url === undefined ? 0 : domainYears.value.years,
    heldRole: overlap(stems(domainYears.value.role), roleStems) > 0,
    structural: advantage.value.type !== 'other',
    related: artifacts.filter(relates),
    isRelated: shipped.some(relates),
    adopted: artifacts.filter(isAdopted),
    addresses: new Set(artifacts.map(bareUrl)).size,
  }
}

export const founder = axisRules({
  axis: 'founder',
  facts,
  base: (f) => [f.domainYears, f.advantage, ...f.shipped.slice(0, 1)],
  rules: [
    {
      rule: 'years_3', // S-FOUN-1
      text: '3 or more years in the domain, publicly checkable',
      next: { kind: 'domain_years' },
      met: (f) => when(f.years >= 3, [f.domainYears]),
    },
    {
      rule: 'years_7', // S-FOUN-2
      text: '7 or more years in the domain, publicly checkable',
      next: { kind: 'domain_years' },
      met: (f) => when(f.years >= 7, [f.domainYears]),
    },
    {
      rule: 'was_the_buyer', // S-FOUN-3
      text: 'founder has held the ICP role',
      selfAsserted: true,
      next: { kind: 'domain_years' },
      met: (f) => when(f.heldRole, [f.domainYears, f.icp]),
    },
    {
      rule: 'structural_edge', // S-FOUN-4
      text: 'advantage is structural and has a public link',
      next: { kind: 'unfair_advantage' },
      met: (f) => when(f.structural && f.advantage.value.evidence_url !== undefined, [f.advantage]),
    },
    {
      rule: 'relevant_artifact', // S-FOUN-5
      text: 'shipped something for the same customer, domain or technology',
      next: { kind: 'shipped_artifact' },
      met: (f) => when(f.related.length >= 1, f.related),
    },
    {
      rule: 'adopted_artifact', // S-FOUN-6
      text: 'shipped artifact has adopters',
      next: { kind: 'shipped_artifact' },
      met: (f) => when(f.adopted.length >= 1, f.adopted),
    },
    {
      rule: 'second_artifact', // S-FOUN-7
      text: '2 or more shipped artifacts',
      next: { kind: 'shipped_artifact' },
      met: (f) => when(f.addresses >= 2, f.artifacts),
    },
  ],
  caps: [
    {
      cap: 'motivational_only', // S-FOUN-C1
      at: 4,
      text: 'the advantage is motivation, not structure',
      lift: { kind: 'unfair_advantage' },
      hits: (f) => when(!f.structural && isMotivational(f.advantage.value.claim), [f.advantage]),
    },
    {
      cap: 'unrelated_artifact', // S-FOUN-C2
      at: 6,
      text: 'no shipped artifact relates to the pitch',
      lift: { kind: 'shipped_artifact' },
      hits: (f) => when(!f.isRelated, f.shipped),
    },
  ],
})

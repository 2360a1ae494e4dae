// Reads from the findings of a run how the subject, those who run or own it, its parents and the listed parties are related.
import type { RecordCitation } from '../../contract/vocabulary/citation.ts'
import type { Finding } from '../../contract/vocabulary/finding.ts'
import { findingName } from './finding-name.ts'

/** `holder`: runs or owns the subject; `organisation`: the subject has a role in it; `listed`: is on a list. */
export type PartyPlace = 'subject' | 'holder' | 'parent' | 'organisation' | 'listed'

export const PARTY_PLACES: Readonly<Record<PartyPlace, string>> = {
  subject: 'Subject',
  holder: 'Runs or owns it',
  parent: 'Parent company',
  organisation: 'Organisation',
  listed: 'Listed party',
}

export interface RelatedParty {
  readonly key: string
  readonly name: string
  readonly place: PartyPlace
}

export interface Relationship {
  /** Keys of two parties. */
  readonly from: string
  readonly to: string
  /** `director and promoter`. */
  readonly says: string
  /** It is over. */
  readonly ended: boolean
  /** The first finding that says it. */
  readonly finding: string
  readonly citations: readonly RecordCitation[]
}

export interface Relationships {
  /** The subject first, then in the order of the findings. */
  readonly parties: readonly RelatedParty[]
  readonly links: readonly Relationship[]
}

const ROLE_KINDS: ReadonlySet<string> = new Set(['officer', 'former-officer'])

/** Of a run from before findings named their parties as values, only those between the subject and listed parties. */
export function relationshipsOf(subject: string, findings: readonly Finding[]): Relationships {
  const parties = new Map<string, RelatedParty>()
  const links = new Map<string, Relationship>()
  const party = (place: PartyPlace, name: string): string => {
    // why of holders and parents alike: a match may be of either, and names its party alone
    const key = `${place === 'parent' ? 'holder' : place} ${nameKey(name)}`
    if (!parties.has(key)) parties.set(key, { key, name, place })
    return key
  }
  const link = (from: string, to: string, says: string, { id, kind, citations }: Finding): void => {
    const key = `${from}\n${to}\n${says}`
    const known = links.get(key)
    links.set(key, {
      from,
      to,
      says,
      ended: kind === 'former-officer',
      finding: known?.finding ?? id,
      citations: distinct([...(known?.citations ?? []), ...citations]),
    })
  }
  const own = party('subject', subject)
  for (const finding of findings) {
    const { kind, parameters = {} } = finding
    const { party: named, organisation } = parameters
    const roles = rolesSaid(parameters['roles'])
    if (typeof named !== 'string') continue
    if (ROLE_KINDS.has(kind)) link(party('holder', named), own, roles, finding)
    else if (kind === 'parent-company') link(party('parent', named), own, roles, finding)
    else if (typeof organisation === 'string') link(own, party('organisation', organisation), roles, finding)
  }
  for (const finding of findings) {
    const meets = meetsListed(finding)
    if (meets === undefined) continue
    const { party: named } = finding.parameters ?? {}
    const from =
      finding.scorer !== 'officers' ? own : typeof named === 'string' ? party('holder', named) : undefined
    if (from !== undefined) link(from, party('listed', findingName(finding)), meets, finding)
  }
  return { parties: [...parties.values()], links: [...links.values()] }
}

/** What a match says of the two parties; undefined where they are not, or where people decided so. */
function meetsListed({ kind, match, listed, decision }: Finding): string | undefined {
  if (match === undefined || listed === undefined || decision?.setAside === true) return undefined
  const outcome = match.identity?.outcome ?? 'possible'
  if (outcome === 'dismissed' || kind.endsWith('ruled-out')) return undefined
  return outcome === 'confirmed' ? 'is the listed party' : 'may be the listed party'
}

function rolesSaid(roles: unknown): string {
  const texts = Array.isArray(roles) ? roles.map((role) => String(role).replaceAll('-', ' ')) : []
  const last = texts.pop()
  return texts.length === 0 ? (last ?? 'related') : `${texts.join(', ')} and ${last}`
}

/** One for every order and accent of the words of a name. */
const nameKey = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .toSorted()
    .join(' ')

const distinct = (citations: readonly RecordCitation[]): readonly RecordCitation[] => [
  ...new Map(citations.map((each) => [`${each.source} ${each.id}`, each])).values(),
]

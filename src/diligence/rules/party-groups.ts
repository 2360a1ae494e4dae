// Which records are about one listed party: by the references of the lists to each other, by numbers, and by name and birth.
import { byText } from '../../base/by-text.ts'
import { IDENTIFIER_SCHEMES } from '../../reference/identifier-schemes.ts'
import { numbersOfParty } from '../../sources/model/party-numbers.ts'
import type { PartyPart } from '../../sources/model/record.ts'
import { areBornApart } from './compare-births.ts'
import type { CitedRecord } from './evidence.ts'
import { selfOf } from './registry-status.ts'
import { personKey } from './same-person.ts'

/** Numbers of the entry of a list, which other lists repeat. */
const REFERENCES: ReadonlySet<string> = new Set(['ofac', 'un-ref', 'eu-ref'])
const OFAC: ReadonlySet<string> = new Set(['us-ofac-sdn', 'us-ofac-cons'])

const keyOf = ({ sourceId, recordId }: CitedRecord): string => `${sourceId} ${recordId}`

/** The key of the party of each record, by the key `source id`: the same for all records of one party, in any order. */
export function partyGroups(records: readonly CitedRecord[]): ReadonlyMap<string, string> {
  const parent = new Map<string, string>()
  const rootOf = (key: string): string => {
    let root = key
    for (let next = parent.get(root); next !== undefined; next = parent.get(root)) root = next
    return root
  }
  /** The smaller key stays, so that the order of the records does not matter. */
  const join = (a: string, b: string): void => {
    const [from, to] = [rootOf(a), rootOf(b)].toSorted(byText) as [string, string]
    if (from !== to) parent.set(to, from)
  }
  const distinct = new Map(records.map((record) => [keyOf(record), record]))
  const holders = new Map<string, CitedRecord[]>()
  for (const record of distinct.values())
    for (const mark of marksOf(record)) holders.set(mark, [...(holders.get(mark) ?? []), record])
  for (const [mark, sharing] of holders)
    for (const [at, one] of sharing.entries())
      for (const other of sharing.slice(at + 1))
        if (mark.startsWith('entry ') || isAlike(one, other)) join(keyOf(one), keyOf(other))
  const members = (key: string): readonly CitedRecord[] =>
    [...distinct.values()].filter((record) => rootOf(keyOf(record)) === rootOf(key))
  for (const [mark, sharing] of [...holders].toSorted(([a], [b]) => byText(a, b)))
    if (mark.startsWith('number ')) {
      const keys = sharing.map(keyOf).toSorted(byText)
      for (const [at, one] of keys.entries())
        for (const other of keys.slice(at + 1)) if (mayBeOne(members(one), members(other))) join(one, other)
    }
  return new Map([...distinct.keys()].map((key) => [key, rootOf(key)]))
}

/** What two records of one party have in common. */
function marksOf(record: CitedRecord): readonly string[] {
  const party = selfOf(record)
  if (party === undefined) return []
  const references = (party.identifiers ?? [])
    .filter(({ scheme }) => REFERENCES.has(scheme))
    .map(({ scheme, value }) => `entry ${scheme} ${value}`)
  const own = OFAC.has(record.sourceId) ? [`entry ofac ${record.recordId}`] : []
  const numbers = numbersOfParty(party)
    .filter(({ scheme, country }) => {
      const { isStrong, issuer } = IDENTIFIER_SCHEMES[scheme]
      return isStrong && (issuer === 'world' || country !== undefined)
    })
    .map(({ scheme, country = '', value }) => `number ${scheme} ${country} ${value}`)
  return [...new Set([...references, ...own, ...numbers, ...bornMarks(party)])]
}

/** A name and a day of birth; the first of January is written where only the year is known. */
function bornMarks(party: PartyPart): readonly string[] {
  const days = (party.births ?? []).flatMap(({ value, circa }) =>
    value?.length === 10 && circa !== true && !value.endsWith('-01-01') ? [value] : [],
  )
  return days.flatMap((day) =>
    party.names
      .filter(({ quality }) => quality !== 'weak')
      .map(({ full }) => `born ${day} ${personKey(full)}`),
  )
}

/** Of one kind and with a word of their names in common: two parties may share a number. */
function isAlike(a: CitedRecord, b: CitedRecord): boolean {
  const [one, other] = [selfOf(a), selfOf(b)]
  if (one === undefined || other === undefined) return false
  const words = new Set(one.names.flatMap(nameWords))
  return isOneKind(one, other) && other.names.some((name) => nameWords(name).some((word) => words.has(word)))
}

const isOneKind = (a: PartyPart, b: PartyPart): boolean =>
  a.partyKind === b.partyKind || a.partyKind === 'unknown' || b.partyKind === 'unknown'

/**
 * Records that share a number whose names have no word in common: lists write a name in other scripts and spellings. One
 * list has one entry for each party, so two of its entries that share a number are two parties.
 */
function mayBeOne(some: readonly CitedRecord[], others: readonly CitedRecord[]): boolean {
  const lists = new Set(some.map(({ sourceId }) => sourceId))
  if (others.some(({ sourceId }) => lists.has(sourceId))) return false
  const [ours, theirs] = [some, others].map((records) => records.flatMap((one) => selfOf(one) ?? []))
  if (ours === undefined || theirs === undefined) return false
  return (
    ours.every((one) => theirs.every((other) => isOneKind(one, other))) &&
    !areBornApart(birthsOf(ours), birthsOf(theirs))
  )
}

const birthsOf = (parties: readonly PartyPart[]) => parties.flatMap(({ births = [] }) => births)

const nameWords = ({ full }: PartyPart['names'][number]): readonly string[] =>
  personKey(full)
    .split(' ')
    .filter((word) => word.length >= 3)

// Trust policies (C2SP tlog-policy): which logs a verifier knows, by key, and which witnesses must have cosigned.
// Comments that begin with `#sizes` limit a key to checkpoints of some sizes, as a log that rotates its key needs it. Other
// readers of the format skip them, and then trust such a key for every size.
import { readDecimal, readUtf8 } from '../proofs/bytes.ts'
import { isCosignedBy, readWitnessKey } from '../proofs/cosignature.ts'
import { hexOfBytes, readNoteKey, writeNoteKey, type NoteKey, type SignedNote } from '../proofs/index.ts'
import { demand } from '../proofs/proof-error.ts'
import type { VerifyEd25519 } from '../ports.ts'

const MAX_POLICY_BYTES = 100_000

/** A witness, or a group of which a number of members must have cosigned. */
type Member = { readonly witness: NoteKey } | { readonly members: readonly Member[]; readonly needed: number }

export interface TrustPolicy {
  /** Keys of logs. The name of a key is the origin of its log; a log has several keys while they are exchanged. */
  readonly logs: readonly NoteKey[]
  /** Who must have cosigned a checkpoint; undefined where no witness is asked for. */
  readonly quorum: Member | undefined
  /** All witnesses that the policy names, also those that no group has. */
  readonly witnesses: readonly NamedWitness[]
}

interface NamedWitness {
  readonly name: string
  readonly key: NoteKey
  /** The key as the file has it. */
  readonly text: string
  readonly url: string | undefined
}

/** The policy that knows these keys and asks for no witness. */
export const policyOfKeys = (keys: readonly string[]): TrustPolicy => ({
  logs: keys.map(readNoteKey),
  quorum: undefined,
  witnesses: [],
})

/** A policy file for the keys of logs. `witnesses`: its lines on witnesses, groups and the quorum. */
export function writePolicy(logs: readonly NoteKey[], witnesses = 'quorum none\n'): string {
  const lines = logs.flatMap((log) => {
    const key = writeNoteKey(log)
    const { first = 0, last } = log.sizes ?? {}
    const isLimited = first > 0 || last !== undefined
    return [`log ${key}`, ...(isLimited ? [`#sizes ${key} ${first} ${last ?? '-'}`] : [])]
  })
  return `${lines.join('\n')}\n${witnesses}`
}

/** Reads a policy file. Throws a ProofError, `malformed`, on any line that the format does not define. */
export function readPolicy(bytes: Uint8Array): TrustPolicy {
  demand(bytes.length <= MAX_POLICY_BYTES, 'malformed', 'a policy is longer than 100,000 bytes')
  const text = readUtf8(bytes, 'a policy')
  demand(isPrintable(text), 'malformed', 'a policy has a control character')
  const logs: NoteKey[] = []
  const witnesses: NamedWitness[] = []
  const named = new Map<string, Member>()
  const inGroup = new Set<string>()
  let quorum: { readonly member: Member | undefined } | undefined

  const memberOf = (name: string): Member => {
    const member = named.get(name)
    demand(member !== undefined, 'malformed', 'a policy uses a name that no line before defines')
    return member
  }
  const define = (name: string | undefined, member: Member): void => {
    demand(
      name !== undefined && name !== '' && name !== 'none',
      'malformed',
      'a policy defines no name, or the name none',
    )
    demand(!named.has(name), 'malformed', 'a policy defines a name twice')
    named.set(name, member)
  }

  for (const line of text.split('\n')) {
    const [kind = '', ...words] = line.split(/[ \t]+/).filter((word) => word !== '')
    if (kind === '#sizes') limit(logs, words)
    if (kind === '' || kind.startsWith('#')) continue
    if (kind === 'log') {
      demand(
        words.length === 1 || words.length === 2,
        'malformed',
        'a log of a policy is not a key and an address',
      )
      logs.push(unlike(logs, readNoteKey(words[0] ?? '')))
    } else if (kind === 'witness') {
      const [name = '', key = '', url] = words
      demand(
        words.length === 2 || words.length === 3,
        'malformed',
        'a witness of a policy is not a name, a key and an address',
      )
      const keys = witnesses.map((each) => each.key)
      const witness = unlike(keys, readWitnessKey(key))
      witnesses.push({ name, key: witness, text: key, url })
      define(name, { witness })
    } else if (kind === 'group') {
      const [name, threshold = '', ...names] = words
      for (const member of names) {
        demand(!inGroup.has(member), 'malformed', 'a name is in two groups of a policy')
        inGroup.add(member)
      }
      define(name, { members: names.map(memberOf), needed: neededOf(threshold, names.length) })
    } else if (kind === 'quorum') {
      const [name = ''] = words
      demand(quorum === undefined && words.length === 1, 'malformed', 'a policy has not one quorum')
      quorum = { member: name === 'none' ? undefined : memberOf(name) }
    } else demand(false, 'malformed', 'a line of a policy is neither log, witness, group nor quorum')
  }
  demand(
    quorum !== undefined,
    'malformed',
    'a policy has no quorum line; write "quorum none" to ask for no witness',
  )
  return { logs, quorum: quorum.member, witnesses }
}

/** The names of the witnesses of a policy that cosigned. Throws a ProofError where one of their cosignatures is wrong. */
export const cosignersOf = (
  { witnesses }: Pick<TrustPolicy, 'witnesses'>,
  note: SignedNote,
  verify: VerifyEd25519,
): readonly string[] => witnesses.filter(({ key }) => isCosignedBy(note, key, verify)).map(({ name }) => name)

/** Whether enough witnesses cosigned. Throws a ProofError where a cosignature of a witness of the policy is wrong. */
export function meetsQuorum(member: Member, note: SignedNote, verify: VerifyEd25519): boolean {
  if ('witness' in member) return isCosignedBy(note, member.witness, verify)
  // why all of them: a wrong cosignature is found, also where enough others hold
  const signed = member.members.filter((each) => meetsQuorum(each, note, verify))
  return signed.length >= member.needed
}

/** A line `#sizes KEY FIRST LAST`, with `-` for a key that still signs. A key has one such line, below its own. */
function limit(logs: NoteKey[], words: readonly string[]): void {
  const [key = '', first = '', last = ''] = words
  const at = logs.findIndex((log) => writeNoteKey(log) === key)
  const log = logs[at]
  demand(
    words.length === 3 && log !== undefined && log.sizes === undefined,
    'malformed',
    'a line of sizes in a policy is not "#sizes KEY FIRST LAST" for a key of a line before it',
  )
  const size = (text: string): number => readDecimal(text, 'a size in a policy')
  const sizes = { first: size(first), ...(last !== '-' && { last: size(last) }) }
  demand(
    sizes.first <= (sizes.last ?? Infinity),
    'malformed',
    'a line of sizes in a policy ends before it begins',
  )
  logs[at] = { ...log, sizes }
}

/** The key, unless one with the same bytes is there already: the format forbids it, also under another name. */
function unlike(keys: readonly NoteKey[], key: NoteKey): NoteKey {
  const bytes = hexOfBytes(key.publicKey)
  demand(
    !keys.some(({ publicKey }) => hexOfBytes(publicKey) === bytes),
    'malformed',
    'a policy has a key twice',
  )
  return key
}

function neededOf(threshold: string, members: number): number {
  const count = threshold === 'any' ? 1 : threshold === 'all' ? members : Number(threshold)
  demand(
    /^(any|all|[1-9][0-9]{0,3})$/.test(threshold) && members > 0 && count <= members,
    'malformed',
    'a group of a policy has not as many members as it needs',
  )
  return count
}

function isPrintable(text: string): boolean {
  return !Array.from(text, (character) => character.codePointAt(0) ?? 0).some(
    (code) => (code < 0x20 && code !== 0x09 && code !== 0x0a) || code === 0x7f,
  )
}

// Signed notes (C2SP signed-note): text, an empty line, and one line per signature. A note is read into parts that give the
// same bytes again. Signatures of unknown keys are kept and ignored, as the format demands.
import { sha256Bytes } from '../../base/sha256.ts'
import type { SignEd25519, VerifyEd25519 } from '../ports.ts'
import { base64, bytesOfHex, concatBytes, hexOfBytes, readBase64, readUtf8, utf8 } from './bytes.ts'
import { demand } from './proof-error.ts'

/** The signature type of Ed25519 over the text of the note. */
const ED25519 = 0x01
const KEY_BYTES = 32
const ID_BYTES = 4
const MAX_NOTE_BYTES = 1_000_000
const MAX_SIGNATURES = 100

/** An Ed25519 key that a verifier knows by name. */
export interface NoteKey {
  readonly name: string
  /** Eight hex digits: the start of SHA-256(name || 0x0A || 0x01 || public key). */
  readonly id: string
  readonly publicKey: Uint8Array
  /** Of a key of a log: the tree sizes whose checkpoints it may sign, each end included. Undefined: any size. */
  readonly sizes?: SizeRange
}

export interface SizeRange {
  readonly first: number
  /** Undefined while the key signs. */
  readonly last?: number
}

/** Those of the keys that may sign a checkpoint of this size. */
export const keysAt = <K extends NoteKey>(keys: readonly K[], size: number): readonly K[] =>
  keys.filter(({ sizes }) => size >= (sizes?.first ?? 0) && size <= (sizes?.last ?? Infinity))

export interface NoteSigner extends NoteKey {
  readonly sign: SignEd25519
}

export interface NoteSignature {
  readonly name: string
  readonly id: string
  readonly signature: Uint8Array
}

export interface SignedNote {
  /** Ends with a newline. */
  readonly text: string
  /** In the order of their lines, at least one. */
  readonly signatures: readonly NoteSignature[]
}

/** The key of this name. Throws where the name is empty or has a space or a plus, and where the key has not 32 bytes. */
export function noteKey(name: string, publicKey: Uint8Array): NoteKey {
  demand(
    isKeyName(name),
    'malformed',
    'the name of a key is empty or has a space, a plus or a control character',
  )
  demand(publicKey.length === KEY_BYTES, 'malformed', 'an Ed25519 public key has 32 bytes')
  const hashed = concatBytes(utf8(`${name}\n`), Uint8Array.of(ED25519), publicKey)
  return { name, id: hexOfBytes(sha256Bytes(hashed).subarray(0, ID_BYTES)), publicKey }
}

/** A verifier key as text: `name+id+base64(0x01 || public key)`. */
export function writeNoteKey({ name, id, publicKey }: NoteKey): string {
  return `${name}+${id}+${base64(concatBytes(Uint8Array.of(ED25519), publicKey))}`
}

/** Reads a verifier key. Refuses other types than Ed25519, and an id that is not the one of name and key. */
export function readNoteKey(text: string): NoteKey {
  const [, name, id, encoded] = /^([^+]*)\+([0-9a-f]{8})\+(.*)$/s.exec(text) ?? []
  demand(
    name !== undefined && id !== undefined && encoded !== undefined,
    'malformed',
    'a key is not name+id+key',
  )
  const [type, ...bytes] = readBase64(encoded, 'a public key')
  demand(type === ED25519, 'malformed', 'a key is not of the type Ed25519')
  const key = noteKey(name, Uint8Array.from(bytes))
  demand(key.id === id, 'malformed', 'the id of a key does not belong to its name and key')
  return key
}

/** Signs a text, which must end with a newline, with every signer in order. */
export function signNote(text: string, signers: readonly NoteSigner[]): SignedNote {
  const note = { text, signatures: signers.map((signer) => signatureOf(text, signer)) }
  readNote(writeNote(note))
  return note
}

/** The note with more signatures. Those that it has stay, known or not. */
export function cosignNote(note: SignedNote, signers: readonly NoteSigner[]): SignedNote {
  const added = signers.map((signer) => signatureOf(note.text, signer))
  return { ...note, signatures: [...note.signatures, ...added] }
}

/** The bytes of a note. */
export function writeNote({ text, signatures }: SignedNote): Uint8Array {
  const lines = signatures.map(
    ({ name, id, signature }) => `— ${name} ${base64(concatBytes(bytesOfHex(id), signature))}\n`,
  )
  return utf8(`${text}\n${lines.join('')}`)
}

/** Reads a note without trusting it. Throws a ProofError unless `writeNote` gives the same bytes again. */
export function readNote(bytes: Uint8Array): SignedNote {
  demand(bytes.length <= MAX_NOTE_BYTES, 'malformed', 'a note is longer than a megabyte')
  const whole = readUtf8(bytes, 'a note')
  demand(!hasControlCharacter(whole), 'malformed', 'a note has a control character')
  // why the last one: the text may have empty lines, the signatures have none
  const split = whole.lastIndexOf('\n\n')
  demand(split !== -1 && whole.endsWith('\n'), 'malformed', 'a note has no signature lines, or no end')
  const lines = whole.slice(split + 2).split('\n')
  lines.pop()
  demand(lines.length > 0, 'malformed', 'a note has no signature')
  demand(lines.length <= MAX_SIGNATURES, 'malformed', 'a note has more than 100 signatures')
  return { text: whole.slice(0, split + 1), signatures: lines.map(readSignature) }
}

/**
 * The known keys that signed the note, each once. Throws a ProofError: `malformed` where it is no note, `invalid` where a
 * signature of a known key is wrong, `untrusted` where no known key signed, or two known keys share a name and an id.
 */
export function openNote(
  note: SignedNote,
  keys: readonly NoteKey[],
  verify: VerifyEd25519,
): readonly NoteKey[] {
  const message = utf8(note.text)
  const signed = new Set<NoteKey>()
  for (const { name, id, signature } of note.signatures) {
    const [key, ...others] = keys.filter((known) => known.name === name && known.id === id)
    if (key === undefined) continue
    demand(others.length === 0, 'untrusted', 'two known keys have the name and the id of one signature')
    demand(verify(key.publicKey, message, signature), 'invalid', 'a signature of a known key is wrong')
    signed.add(key)
  }
  demand(signed.size > 0, 'untrusted', 'no known key signed the note')
  return [...signed]
}

function signatureOf(text: string, { name, id, sign }: NoteSigner): NoteSignature {
  return { name, id, signature: sign(utf8(text)) }
}

function readSignature(line: string): NoteSignature {
  const [, name, encoded] = /^— ([^ ]+) ([^ ]+)$/.exec(line) ?? []
  demand(name !== undefined && encoded !== undefined, 'malformed', 'a line below the text is no signature')
  demand(isKeyName(name), 'malformed', 'the name of a signature has a space or a plus')
  const bytes = readBase64(encoded, 'a signature')
  demand(bytes.length > ID_BYTES, 'malformed', 'a signature is empty')
  return { name, id: hexOfBytes(bytes.subarray(0, ID_BYTES)), signature: bytes.subarray(ID_BYTES) }
}

const isKeyName = (name: string): boolean =>
  name !== '' && name.isWellFormed() && !/[\p{White_Space}+]/u.test(name) && !hasControlCharacter(name)

function hasControlCharacter(text: string): boolean {
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    if (unit < 0x20 && unit !== 0x0a) return true
  }
  return false
}

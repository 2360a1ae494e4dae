// The public vectors of RFC 6962, C2SP and Wycheproof, where they are beside the checkout.
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { ed25519FromSeed, verifyEd25519 } from '../../platform/signing/ed25519.ts'
import { bytesOfHex, hexOfBytes, readBase64 } from './bytes.ts'
import { readCheckpointText } from './checkpoint.ts'
import { verifyConsistency, verifyInclusion } from './merkle-proof.ts'
import { emptyRoot, leafHash, merkleRoot, nodeHash } from './merkle-tree.ts'
import { ProofError } from './proof-error.ts'
import { noteKey, openNote, readNote, readNoteKey, signNote, writeNote, writeNoteKey } from './signed-note.ts'
import { portableVerifyEd25519 } from '../portable/verify-ed25519.ts'
import { readTlogProof, writeTlogProof } from './tlog-proof.ts'

const VECTORS = new URL('../../../../shared/data/vectors/', import.meta.url)
const present = existsSync(VECTORS)
const vectors = <T>(file: string): T => JSON.parse(readFileSync(new URL(file, VECTORS), 'utf8')) as T

/** What a test does with the result of a call that may throw a ProofError. */
function refused(call: () => unknown): boolean {
  try {
    call()
    return false
  } catch (error) {
    if (!(error instanceof ProofError)) throw error
    return true
  }
}
const bytes = (text: string): Uint8Array => Uint8Array.from(Buffer.from(text, 'base64'))
const hashes = (list: readonly string[] | null): readonly Uint8Array[] => (list ?? []).map(bytes)

describe.skipIf(!present)('public vectors (skipped: needs shared/data/vectors beside the checkout)', () => {
  test('rfc6962-tree.json: every node and root', () => {
    const tree = vectors<{
      leavesHex: string[]
      rootsHexBySize: string[]
      emptyRootHex: string
      nodesHexByLevel: string[][]
    }>('rfc6962-tree.json')
    const leaves = tree.leavesHex.map((leaf) => leafHash(bytesOfHex(leaf)))
    const roots = leaves.map((_, at) => hexOfBytes(merkleRoot(leaves.slice(0, at + 1))))
    expect(roots).toEqual(tree.rootsHexBySize)
    expect(roots).toHaveLength(8)
    expect(hexOfBytes(emptyRoot())).toBe(tree.emptyRootHex)
    let level = leaves
    for (const nodes of tree.nodesHexByLevel) {
      expect(level.map(hexOfBytes)).toEqual(nodes)
      level = level.flatMap((left, at) => {
        const right = level[at + 1]
        return at % 2 === 0 && right !== undefined ? [nodeHash(left, right)] : []
      })
    }
  })

  test('rfc6962-inclusion.json: 98 proofs', () => {
    const { cases } = vectors<{
      cases: {
        file: string
        leafIdx: number
        treeSize: number
        root: string
        leafHash: string
        proof: string[] | null
        wantErr: boolean
      }[]
    }>('rfc6962-inclusion.json')
    for (const each of cases) {
      const tree = { size: each.treeSize, root: bytes(each.root) }
      const holds = verifyInclusion(bytes(each.leafHash), each.leafIdx, tree, hashes(each.proof))
      expect(holds, each.file).toBe(!each.wantErr)
    }
    expect(cases).toHaveLength(98)
  })

  test('rfc6962-consistency.json: 97 of 98 proofs; the other has roots of 12 bytes, which are refused', () => {
    const { cases } = vectors<{
      cases: {
        file: string
        size1: number
        size2: number
        root1: string
        root2: string
        proof: string[] | null
        wantErr: boolean
      }[]
    }>('rfc6962-consistency.json')
    const deviating = cases.filter((each) => {
      const older = { size: each.size1, root: bytes(each.root1) }
      const newer = { size: each.size2, root: bytes(each.root2) }
      return verifyConsistency(older, newer, hashes(each.proof)) !== !each.wantErr
    })
    expect(deviating.map(({ file }) => file.replace(/^consistency\/|\.json$/g, ''))).toEqual([
      'additional/sizes-are-equal-one-and-proof-is-empty',
    ])
    expect(cases).toHaveLength(98)
  })

  test('signed-note.json: 17 notes, one signature, 2 good keys and 68 bad ones', () => {
    const { open, sign, goodVkeys, badVkeys } = vectors<{
      open: {
        desc: string
        noteBase64: string
        vkeys: string[]
        error?: string
        verified?: number
        unverified?: number
      }[]
      sign: { skey: string; text: string; expected: string }[]
      goodVkeys: string[]
      badVkeys: string[]
    }>('signed-note.json')
    const faults: Readonly<Record<string, string>> = {
      'note has no verifiable signatures': 'untrusted',
      'ambiguous key': 'untrusted',
      'malformed note': 'malformed',
      'invalid signature': 'invalid',
    }
    for (const { desc, noteBase64, vkeys, error, verified, unverified } of open) {
      const opening = () => {
        const note = readNote(bytes(noteBase64))
        return [note, openNote(note, vkeys.map(readNoteKey), verifyEd25519)] as const
      }
      if (error !== undefined)
        expect(opening, desc).toThrow(expect.objectContaining({ fault: faults[error] }))
      else {
        const [note, keys] = opening()
        expect([keys.length, note.signatures.length - keys.length], desc).toEqual([verified, unverified])
        expect(writeNote(note), desc).toEqual(bytes(noteBase64))
      }
    }
    for (const { skey, text, expected } of sign) {
      const [, name = '', encoded = ''] = /^PRIVATE\+KEY\+([^+]*)\+[0-9a-f]{8}\+(.*)$/.exec(skey) ?? []
      const signer = ed25519FromSeed(readBase64(encoded, 'a key').subarray(1))
      const note = signNote(text, [{ ...noteKey(name, signer.publicKey), ...signer }])
      expect(new TextDecoder().decode(writeNote(note))).toBe(expected)
    }
    for (const key of goodVkeys) expect(writeNoteKey(readNoteKey(key))).toBe(key)
    expect(badVkeys.filter((key) => !refused(() => readNoteKey(key)))).toEqual([])
    expect([open, sign, goodVkeys, badVkeys].map(({ length }) => length)).toEqual([17, 1, 2, 68])
  })

  test('tlog-checkpoint.json: 19 texts', () => {
    const { cases } = vectors<{ cases: { desc: string; text: string; wantErr: boolean }[] }>(
      'tlog-checkpoint.json',
    )
    for (const { desc, text, wantErr } of cases)
      expect(
        refused(() => readCheckpointText(text)),
        desc,
      ).toBe(wantErr)
    expect(cases).toHaveLength(19)
  })

  test('tlog-proof.json: 13 files', () => {
    const { cases } = vectors<{ cases: { desc: string; proofBase64: string; wantErr: boolean }[] }>(
      'tlog-proof.json',
    )
    for (const { desc, proofBase64, wantErr } of cases) {
      expect(
        refused(() => readTlogProof(bytes(proofBase64))),
        desc,
      ).toBe(wantErr)
      if (!wantErr)
        expect(writeTlogProof(readTlogProof(bytes(proofBase64))), desc).toEqual(bytes(proofBase64))
    }
    expect(cases).toHaveLength(13)
  })

  test('wycheproof-ed25519.json: 151 signatures', () => {
    const { testGroups } = vectors<{
      testGroups: {
        publicKey: { pk: string }
        tests: { tcId: number; msg: string; sig: string; result: string }[]
      }[]
    }>('wycheproof-ed25519.json')
    let count = 0
    for (const { publicKey, tests } of testGroups)
      for (const { tcId, msg, sig, result } of tests) {
        const valid = verifyEd25519(bytesOfHex(publicKey.pk), bytesOfHex(msg), bytesOfHex(sig))
        expect(valid, `case ${tcId}`).toBe(result === 'valid')
        const portable = portableVerifyEd25519(bytesOfHex(publicKey.pk), bytesOfHex(msg), bytesOfHex(sig))
        expect(portable, `case ${tcId}, without an engine's help`).toBe(valid)
        count++
      }
    expect(count).toBe(151)
  })
})

test.runIf(!present)('public vectors are not beside this checkout, so they were not run', () => {
  expect(present).toBe(false)
})

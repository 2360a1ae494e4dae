// A note is read in one spelling only, an unknown signature is kept and ignored, and no flipped bit of what was signed passes.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { verifyEd25519 } from '../../platform/signing/ed25519.ts'
import { base64, concatBytes, utf8 } from './bytes.ts'
import { checkpointText, openCheckpoint, readCheckpointText } from './checkpoint.ts'
import { emptyRoot, leafHash } from './merkle-tree.ts'
import { ProofError } from './proof-error.ts'
import {
  cosignNote,
  noteKey,
  openNote,
  readNote,
  readNoteKey,
  signNote,
  writeNote,
  writeNoteKey,
} from './signed-note.ts'
import {
  entries,
  flipped,
  KNOWN_LOG,
  LOG_SIGNER,
  ORIGIN,
  sampleLog,
  signerOf,
  WITNESS,
} from './testing/sample-log.ts'

const text = 'First line\n\nafter an empty line\n'
const malformed = (bytes: Uint8Array | string) =>
  expect(() => readNote(typeof bytes === 'string' ? utf8(bytes) : bytes)).toThrow(
    expect.objectContaining({ name: 'ProofError', fault: 'malformed' }),
  )

test('a note is read into the parts that give the same bytes again, and known keys are found', () => {
  const note = signNote(text, [LOG_SIGNER, WITNESS])
  const read = readNote(writeNote(note))
  expect(read).toEqual(note)
  expect(openNote(read, [WITNESS, LOG_SIGNER], verifyEd25519)).toEqual([LOG_SIGNER, WITNESS])
  expect(openNote(read, [WITNESS], verifyEd25519)).toEqual([WITNESS])
})

test('any text that a note may hold is signed, read and opened', () => {
  const line = fc.stringMatching(/^[^\p{Cc}]*$/u).filter((each) => each.isWellFormed())
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 4 }), (lines) => {
      const note = signNote(`${lines.join('\n')}\n`, [LOG_SIGNER])
      expect(readNote(writeNote(note))).toEqual(note)
      expect(openNote(note, KNOWN_LOG.keys, verifyEd25519)).toEqual(KNOWN_LOG.keys)
    }),
  )
})

test('a cosigned note keeps the signatures it had, also those of unknown keys and of other types', () => {
  const other = { name: 'old.example', id: '0a0b0c0d', signature: Uint8Array.of(1) }
  const note = { text, signatures: [other] }
  const cosigned = cosignNote(note, [WITNESS])
  expect(cosigned.signatures[0]).toEqual(other)
  expect(openNote(readNote(writeNote(cosigned)), [WITNESS], verifyEd25519)).toEqual([WITNESS])
})

test('a note without a known signature is not trusted; a wrong one of a known key spoils the note', () => {
  const note = signNote(text, [LOG_SIGNER, WITNESS])
  const impostor = signerOf(ORIGIN, 9)
  const opening =
    (signed: typeof note, keys = KNOWN_LOG.keys) =>
    () =>
      openNote(signed, keys, verifyEd25519)
  expect(opening(note, [])).toThrow(expect.objectContaining({ fault: 'untrusted' }))
  // a key shares the name or the id, not both
  expect(opening(note, [impostor])).toThrow(expect.objectContaining({ fault: 'untrusted' }))
  expect(opening(note, [{ ...WITNESS, name: 'other' }])).toThrow(
    expect.objectContaining({ fault: 'untrusted' }),
  )
  const wrong = signNote(`${text}more\n`, [WITNESS])
  const mixed = { text, signatures: [...signNote(text, [LOG_SIGNER]).signatures, ...wrong.signatures] }
  expect(opening(mixed)).not.toThrow()
  expect(opening(mixed, [LOG_SIGNER, WITNESS])).toThrow(expect.objectContaining({ fault: 'invalid' }))
  const twins = [LOG_SIGNER, { ...LOG_SIGNER, publicKey: WITNESS.publicKey }]
  expect(opening(note, twins)).toThrow(expect.objectContaining({ fault: 'untrusted' }))
})

test('what is not written as a note is refused', () => {
  const [signature] = signNote(text, [LOG_SIGNER]).signatures
  const encoded = base64(concatBytes(Uint8Array.of(1, 2, 3, 4), signature?.signature ?? new Uint8Array()))
  const line = `— ${ORIGIN} ${encoded}\n`
  expect(() => readNote(utf8(`text\n\n${line}`))).not.toThrow()
  for (const note of [
    '',
    '\n',
    `text\n${line}`,
    'text\n\n',
    `text\n\n${line.trimEnd()}`,
    `text\n\n${line}\n`,
    `text\n\n${line}more\n`,
    `text\r\n\n${line}`,
    `te\txt\n\n${line}`,
    `te\u0000xt\n\n${line}`,
    `text\n\n-- ${ORIGIN} ${encoded}\n`,
    `text\n\n— ${encoded}\n`,
    `text\n\n— a+b ${encoded}\n`,
    `text\n\n— a\u00a0b ${encoded}\n`,
    `text\n\n— a b ${encoded}\n`,
    `text\n\n—  ${encoded}\n`,
    `text\n\n— ${ORIGIN} ${encoded} \n`,
    `text\n\n— ${ORIGIN} AQIDBA==\n`,
    `text\n\n— ${ORIGIN} AQIDBAV=\n`,
    `text\n\n— ${ORIGIN} AQIDBAU\n`,
    `text\n\n— ${ORIGIN} AQID_AU=\n`,
    `text\n\n${line.repeat(101)}`,
  ])
    malformed(note)
  expect(readNote(utf8(`text\n\n${line.repeat(100)}`)).signatures).toHaveLength(100)
  malformed(Uint8Array.of(0xff, ...utf8(`text\n\n${line}`)))
  malformed(`${'x'.repeat(1_000_000)}\n\n${line}`)
  expect(() => signNote('no newline at the end', [LOG_SIGNER])).toThrow(ProofError)
  expect(() => signNote(text, [])).toThrow(ProofError)
  expect(() => signNote('te\u0007xt\n', [LOG_SIGNER])).toThrow(ProofError)
})

test('a verifier key is read in one spelling, and its id belongs to its name and key', () => {
  const written = writeNoteKey(LOG_SIGNER)
  const { name, id, publicKey } = LOG_SIGNER
  expect(readNoteKey(written)).toEqual({ name, id, publicKey })
  for (let at = 0; at < written.length; at++) {
    const digit = written[at] === 'A' ? 'B' : 'A'
    expect(() => readNoteKey(written.slice(0, at) + digit + written.slice(at + 1)), written[at]).toThrow(
      ProofError,
    )
  }
  for (const key of [
    '',
    `${written}=`,
    ` ${written}`,
    `${written}\n`,
    written.toUpperCase(),
    written.slice(0, -1),
  ])
    expect(() => readNoteKey(key)).toThrow(ProofError)
  for (const bad of ['', 'a b', 'a+b', 'a\u2028b', '\ud800', 'a\u0001'])
    expect(() => noteKey(bad, publicKey)).toThrow(ProofError)
  expect(() => noteKey('a', publicKey.subarray(1))).toThrow(ProofError)
})

test('a checkpoint is read in one spelling', () => {
  const root = base64(leafHash(utf8('a')))
  const whole = `${ORIGIN}\n12\n${root}\n`
  expect(checkpointText({ origin: ORIGIN, size: 12, root: leafHash(utf8('a')) })).toBe(whole)
  expect(readCheckpointText(`${whole}one\ntwo\n`).extensions).toEqual(['one', 'two'])
  expect(readCheckpointText(`o\n${2 ** 53 - 1}\n${root}\n`).size).toBe(Number.MAX_SAFE_INTEGER)
  for (const wrong of [
    `${ORIGIN}\n12\n${root}`,
    `\n12\n${root}\n`,
    `${ORIGIN}\n12\n`,
    `${ORIGIN}\n012\n${root}\n`,
    `${ORIGIN}\n-1\n${root}\n`,
    `${ORIGIN}\n1e1\n${root}\n`,
    `${ORIGIN}\n12 \n${root}\n`,
    `${ORIGIN}\n${2 ** 53}\n${root}\n`,
    `${ORIGIN}\n12\n${root.slice(0, -1)}\n`,
    `${ORIGIN}\n12\n${root}=\n`,
    `${ORIGIN}\n12\nAAAA\n`,
    `${ORIGIN}\n12\n${root}\n\n`,
    `${ORIGIN}\n0\n${root}\n`,
  ])
    expect(() => readCheckpointText(wrong), wrong).toThrow(ProofError)
  expect(readCheckpointText(`o\n0\n${base64(emptyRoot())}\n`).size).toBe(0)
})

test('a checkpoint with extension lines, of another log, or of no known key is refused', () => {
  const log = sampleLog(entries(5))
  expect(openCheckpoint(log.checkpoint(), KNOWN_LOG, verifyEd25519)).toMatchObject({
    origin: ORIGIN,
    size: 5,
  })
  const extended = writeNote(signNote(`${checkpointText(log.head())}more\n`, [LOG_SIGNER]))
  expect(() => openCheckpoint(extended, KNOWN_LOG, verifyEd25519)).toThrow('extension lines')
  const foreign = writeNote(signNote(checkpointText({ ...log.head(), origin: 'other' }), [LOG_SIGNER]))
  expect(() => openCheckpoint(foreign, KNOWN_LOG, verifyEd25519)).toThrow('another log')
  const witnessed = log.checkpoint(5, [WITNESS])
  expect(() => openCheckpoint(witnessed, KNOWN_LOG, verifyEd25519)).toThrow('no known key')
})

test('during a rotation either key opens a checkpoint that both signed', () => {
  const next = signerOf(ORIGIN, 3)
  const both = sampleLog(entries(5)).checkpoint(5, [LOG_SIGNER, next])
  for (const keys of [[LOG_SIGNER], [next], [LOG_SIGNER, next]])
    expect(openCheckpoint(both, { origin: ORIGIN, keys }, verifyEd25519).signedBy).toEqual(keys)
})

test('every single flipped bit of a checkpoint is refused, or lies in a surplus signature line and changes nothing', () => {
  const log = sampleLog(entries(37))
  const checkpoint = log.checkpoint(37, [LOG_SIGNER, WITNESS])
  const surplus = log.checkpoint(37, [LOG_SIGNER]).length
  const opened = openCheckpoint(checkpoint, KNOWN_LOG, verifyEd25519)
  const seen = { refused: 0, harmless: 0 }
  for (let bit = 0; bit < checkpoint.length * 8; bit++) {
    try {
      const { note: _note, ...head } = openCheckpoint(flipped(checkpoint, bit), KNOWN_LOG, verifyEd25519)
      expect(bit >> 3, `bit ${bit}`).toBeGreaterThanOrEqual(surplus)
      expect({ ...head, note: opened.note }).toEqual(opened)
      seen.harmless++
    } catch (error) {
      if (!(error instanceof ProofError)) throw error
      seen.refused++
    }
  }
  expect(seen.refused).toBeGreaterThanOrEqual(surplus * 8)
  expect(seen.harmless).toBeGreaterThan(0)
})

// The keys of this server under the name of each log, and which of them sign its next checkpoint. What a log says of its keys
// is read when the ids below its newest checkpoint are others than those it was read with: an append needs no query for it.
import { entryStatement, STATEMENT_TYPE } from '../entry-statement.ts'
import type { LogKey, LogName, LogReads } from '../ports.ts'
import { utf8 } from '../proofs/bytes.ts'
import {
  noteKey,
  type NoteSigner,
  type OpenedCheckpoint,
  readCheckpointText,
  readNote,
  readTlogProof,
  writeEnvelope,
  writeReceipt,
} from '../proofs/index.ts'
import { type LogSigners, logSigners, signedIds, type SignerPorts } from './log-signers.ts'

type Places = SignerPorts['places']

export function createKeyring({ verify, ...current }: LogKey) {
  const known = new Map<string, LogSigners & { readonly ids: string }>()

  const pairs = [current, ...(current.previous === undefined ? [] : [current.previous])]
  /** Of each log that was used: their ids are hashes over its name. */
  const named = new Map<string, readonly NoteSigner[]>()

  /** The keys of this server, the newest first. */
  const ownKeys = (origin: string): readonly NoteSigner[] => {
    const made =
      named.get(origin) ?? pairs.map(({ publicKey, sign }) => ({ ...noteKey(origin, publicKey), sign }))
    named.set(origin, made)
    return made
  }

  /** As the log says now. Throws LogBroken. */
  const readSigners = (
    tenant: LogReads,
    log: LogName,
    newest: OpenedCheckpoint,
    places: Places,
  ): Promise<LogSigners> => logSigners(tenant, log, newest, { own: ownKeys(log.origin), verify, places })

  return {
    ownKeys,
    readSigners,

    /** The same, remembered. Throws LogBroken. */
    async signersOf(
      tenant: LogReads,
      log: LogName,
      newest: OpenedCheckpoint,
      places: Places,
    ): Promise<LogSigners> {
      const ids = signedIds(newest)
      const found = known.get(log.origin)
      if (found?.ids === ids) return found
      const read = await readSigners(tenant, log, newest, places)
      known.set(log.origin, { ...read, ids })
      return read
    },

    /** The statement of an entry, in an envelope that each key of this server signs that signed the checkpoint. */
    envelope(record: string, checkpoint: string): string {
      const { text, signatures } = readNote(utf8(checkpoint))
      const { origin } = readCheckpointText(text)
      const signers = ownKeys(origin).filter(({ id }) =>
        signatures.some((line) => line.name === origin && line.id === id),
      )
      return writeEnvelope(STATEMENT_TYPE, utf8(entryStatement(record, origin)), signers)
    },

    /** A receipt of a proved leaf by the `at`th of the keys of this server that signed its checkpoint, the newest first. */
    receipt(
      { proof, checkpoint }: { readonly proof: string; readonly checkpoint: string },
      subject: string,
      at: number,
    ): Uint8Array | undefined {
      const { text, signatures } = readNote(utf8(checkpoint))
      const { origin, size, root } = readCheckpointText(text)
      const isLine = ({ id }: NoteSigner): boolean =>
        signatures.some((line) => line.name === origin && line.id === id)
      const signer = ownKeys(origin).filter(isLine)[at]
      const { index, path } = readTlogProof(utf8(proof))
      return signer && writeReceipt({ issuer: origin, subject }, { size, root }, { index, path }, signer)
    },
  }
}

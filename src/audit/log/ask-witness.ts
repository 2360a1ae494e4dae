// Asks a witness to cosign the newest checkpoint of a log (C2SP tlog-witness), and keeps the cosignature.
import type { LogReads, LogWrites, PostText, VerifyEd25519, Witness } from '../ports.ts'
import { readCosignature, readCosignedSize, writeAddCheckpoint } from '../proofs/add-checkpoint.ts'
import { ProofError } from '../proofs/index.ts'
import type { WorkspaceLog } from './workspace-log.ts'

export interface AskWitnessPorts {
  readonly read: <T>(work: (tenant: LogReads) => Promise<T>) => Promise<T>
  readonly write: <T>(work: (tenant: LogReads & LogWrites) => Promise<T>) => Promise<T>
  readonly auditLog: Pick<WorkspaceLog, 'continued'>
  readonly post: PostText
  readonly verify: VerifyEd25519
}

export type WitnessAnswer =
  | { readonly kind: 'cosigned'; readonly size: number }
  /** It cosigned this checkpoint before, or there is no leaf yet. */
  | { readonly kind: 'current' }
  /** It does not cosign. */
  | { readonly kind: 'refused'; readonly says: string }
  /** It has seen another log than this one: the log was set back, or rewritten. */
  | { readonly kind: 'contradicted'; readonly says: string }

/** Other servers of one database ask too, so its size may be another one than was kept, more than once. */
const MAX_TRIES = 4

/** Never asks twice for a checkpoint that was cosigned. Throws what `post` and the store throw, and LogBroken. */
export async function askWitness(
  { read, write, auditLog, post, verify }: AskWitnessPorts,
  witness: Witness,
  signal: AbortSignal,
): Promise<WitnessAnswer> {
  let old = await read((tenant) => tenant.lastCosigned(witness.id))
  const kept = old
  for (let tried = 0; tried < MAX_TRIES; tried++) {
    const from = old
    const log = await read((tenant) => auditLog.continued(tenant, from))
    if (log === undefined)
      return from === 0
        ? { kind: 'current' }
        : { kind: 'contradicted', says: `it has cosigned a log of ${from} leaves, and this one has fewer` }
    if (log.size === 0 || log.size === kept) return { kind: 'current' }
    const body = writeAddCheckpoint({ old: from, path: log.path, checkpoint: log.checkpoint })
    const answer = await post(`${witness.url.replace(/\/$/, '')}/add-checkpoint`, body, signal)
    if (answer.status === 200)
      try {
        const line = readCosignature(answer.body, log.checkpoint, witness.key, verify)
        await write((tenant) => tenant.keepCosignature(log.size, witness.id, line))
        return { kind: 'cosigned', size: log.size }
      } catch (error) {
        if (!(error instanceof ProofError)) throw error
        return { kind: 'refused', says: `its answer does not hold: ${error.message}` }
      }
    const size = answer.status === 409 ? readCosignedSize(answer.body) : undefined
    if (size === undefined) return { kind: 'refused', says: refusalSaid(answer.status) }
    if (size === from)
      return { kind: 'contradicted', says: `it has cosigned another log of ${size} leaves with this name` }
    old = size
  }
  return { kind: 'refused', says: 'other servers asked it at the same time' }
}

function refusalSaid(status: number): string {
  switch (status) {
    case 403:
      return 'it does not know the key of this log (403)'
    case 404:
      return 'it does not know this log (404); give its operator the origin and the verifier key of the log'
    case 422:
      return 'it says that the log does not continue what it cosigned (422)'
    default:
      return `it answered ${status}`
  }
}

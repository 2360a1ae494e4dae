// The pin of a client: the newest checkpoint of the audit log that it knows. It refuses an answer whose checkpoint the log of the pin does
// not lead to, so that a log that was set back, rewritten or replaced does not go unseen. It does not verify signatures: `assay verify` does.
import { readBase64 } from '../audit/proofs/bytes.ts'
import { ProofError } from '../audit/proofs/proof-error.ts'
import { verifyConsistency } from '../audit/proofs/merkle-proof.ts'
import { readCheckpoint, type SeenCheckpoint } from './checkpoint.ts'

/** Keeps pins by a name that the client makes of the address of the server and the API key, never of an answer. */
export interface PinStore {
  get(name: string): Promise<string | undefined> | string | undefined
  set(name: string, checkpoint: string): Promise<void> | void
}

/** Keeps pins as long as the process. */
export function pinsInMemory(): PinStore {
  const pins = new Map<string, string>()
  return {
    get: (name) => pins.get(name),
    set: (name, checkpoint) => void pins.set(name, checkpoint),
  }
}

/** The log is not the one of the pin. The two checkpoints are the evidence: keep both. */
export class LogDiffers extends Error {
  readonly pinned: string
  readonly answered: string
  /** What the server answered, where the call took effect. */
  answer: unknown

  constructor(why: string, pinned: string, answered: string) {
    super(
      `The audit log of this workspace is not the one that was pinned: ${why}. Keep both checkpoints, they are the proof; do not rely on the answers of this server.`,
    )
    this.name = 'LogDiffers'
    this.pinned = pinned
    this.answered = answered
  }
}

/**
 * The answer of get_audit_consistency up to the checkpoint of the size `to`; `shorter`: the log has fewer leaves; undefined: there is no
 * answer now. An older server answers up to its newest checkpoint.
 */
export type AskConsistency = (
  from: number,
  to: number,
) => Promise<{ readonly checkpoint: string; readonly path: readonly string[] } | 'shorter' | undefined>

/** Proofs of one comparison with an older server: other writers may extend the log between two of them. */
const MAX_PROOFS = 8

/** A checkpoint that came with an answer. */
export interface AnsweredCheckpoint {
  readonly note: string
  /** The proof that it continues the log of the size that the request named. */
  readonly path?: readonly string[] | undefined
}

export class LogPin {
  readonly #name: string
  readonly #pins: PinStore
  readonly #ask: AskConsistency
  #size = 0
  #last: Promise<unknown> = Promise.resolve()

  constructor(name: string, pins: PinStore, ask: AskConsistency) {
    this.#name = name
    this.#pins = pins
    this.#ask = ask
  }

  /** The size of the pin when a call begins: its answer is of no smaller log. */
  get size(): number {
    return this.#size
  }

  /** Compares one checkpoint after the other. `since`: the size of the pin when the call began. Throws LogDiffers. */
  compare(answered: AnsweredCheckpoint, since: number): Promise<void> {
    const compared = this.#last.then(() => this.#compare(answered, since))
    this.#last = compared.catch(() => undefined)
    return compared
  }

  async #compare({ note, path }: AnsweredCheckpoint, since: number): Promise<void> {
    const stored = await this.#pins.get(this.#name)
    let pin = stored === undefined ? undefined : readCheckpoint(stored)
    const got = readCheckpoint(note)
    if (got === undefined) throw new LogDiffers('the answer has no checkpoint of a log', stored ?? '', note)
    if (pin === undefined) return this.#keep(got)
    if (got.origin !== pin.origin) throw new LogDiffers('it has another name', pin.note, note)
    if (got.size < since) throw new LogDiffers(`it has ${got.size} entries, and had ${since}`, pin.note, note)
    const demandSame = (a: SeenCheckpoint, b: SeenCheckpoint): void => {
      if (a.root !== b.root) throw new LogDiffers('it has another root for one size', a.note, b.note)
    }
    // why only then: the proof begins at the pin as it was when the call began. Where it does not hold, the log itself is asked
    if (path !== undefined && pin.size === since && isProved(pin, got, path)) return this.#keep(got)
    for (let proofs = 0; proofs < MAX_PROOFS; proofs++) {
      if (got.size === pin.size) return demandSame(pin, got)
      if (got.size < pin.size) {
        const head = await this.#headAfter(got, pin)
        if (head === undefined || head.size === pin.size) return head && demandSame(pin, head)
      }
      const head = await this.#headAfter(pin, got)
      if (head === undefined) return
      pin = head
      await this.#keep(pin)
    }
  }

  /** The log now, which begins with one checkpoint and is no shorter than the other; undefined where it cannot be asked. */
  async #headAfter(older: SeenCheckpoint, other: SeenCheckpoint): Promise<SeenCheckpoint | undefined> {
    const known = Math.max(older.size, other.size)
    const answer = await this.#ask(older.size, known)
    if (answer === undefined) return undefined
    if (answer === 'shorter')
      throw new LogDiffers(`it has fewer than ${known} entries`, older.note, other.note)
    const head = readCheckpoint(answer.checkpoint)
    if (head?.origin !== older.origin || !isProved(older, head, answer.path))
      throw new LogDiffers('it does not begin with its entries', older.note, answer.checkpoint)
    if (head.size < known) throw new LogDiffers(`it has fewer than ${known} entries`, other.note, head.note)
    return head
  }

  async #keep({ note, size }: SeenCheckpoint): Promise<void> {
    this.#size = Math.max(this.#size, size)
    await this.#pins.set(this.#name, note)
  }
}

/** Whether the path proves that a log continues an older one. */
function isProved(older: SeenCheckpoint, newer: SeenCheckpoint, path: readonly string[]): boolean {
  try {
    return verifyConsistency(treeOf(older), treeOf(newer), path.map(bytesOf))
  } catch (error) {
    if (!(error instanceof ProofError)) throw error
    return false
  }
}

const bytesOf = (text: string): Uint8Array => readBase64(text, 'a hash')
const treeOf = ({ size, root }: SeenCheckpoint) => ({ size, root: bytesOf(root) })

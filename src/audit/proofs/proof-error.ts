// Why a proof is refused. Every parser and verifier of this folder throws this and nothing else, so that a caller cannot
// forget to look at a result.

export type ProofFault =
  /** The evidence contradicts itself or its signature. */
  | 'invalid'
  /** The evidence is sound as far as it goes, but no known key or no pin vouches for it. */
  | 'untrusted'
  /** The bytes are not of the format. */
  | 'malformed'

/** The message names the fault and repeats no content of the evidence. */
export class ProofError extends Error {
  readonly fault: ProofFault

  constructor(fault: ProofFault, message: string) {
    super(message)
    this.name = 'ProofError'
    this.fault = fault
  }
}

/** Throws a ProofError unless the condition holds. */
export function demand(holds: boolean, fault: ProofFault, message: string): asserts holds {
  if (!holds) throw new ProofError(fault, message)
}

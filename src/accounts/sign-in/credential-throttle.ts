// Slows down the guessing of keys or sessions by address, before any look-up.
import { networkOf } from '../../base/network-of.ts'
import type { Limits } from '../ports.ts'
import { Problem } from '../../call/problem.ts'

const MAX_REMEMBERED = 10_000

export interface CredentialThrottle {
  /**
   * Returns the result of the look-up and counts a failed one. `proof` is the hash of the key or session in the
   * request, if any. Throws the problem from the look-up, or that the address must wait.
   */
  check<T>(address: string, proof: string | undefined, look: () => Promise<T | Problem>): Promise<T>
}

export function createCredentialThrottle(limits: Limits): CredentialThrottle {
  /** Hashes that were good at their last use: wrong keys from the same address must not lock them out. */
  const proven = new Set<string>()

  return {
    async check(address, proof, look) {
      const network = networkOf(address)
      const { allowed, resetMs } = await limits.peek('failed-sign-in', network)
      if (!allowed && !(proof !== undefined && proven.has(proof))) {
        throw new Problem('rate_limited', {
          detail: 'Too many requests with a wrong key or session from this address',
          retryAfterSeconds: resetMs / 1000,
        })
      }
      const found = await look()
      if (found instanceof Problem) {
        const nothingSent = proof === undefined && found.code === 'missing_credentials'
        if (!nothingSent) await limits.consume('failed-sign-in', network)
        if (proof !== undefined) proven.delete(proof)
        throw found
      }
      if (proven.size >= MAX_REMEMBERED) proven.clear()
      if (proof !== undefined) proven.add(proof)
      return found
    },
  }
}

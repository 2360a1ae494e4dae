// Whoever throttle keys or sessions is slowed down by address, before anything is looked up.
import { networkOf } from '../../base/network-of.ts'
import type { Limits } from '../ports.ts'
import { Problem } from '../../call/problem.ts'

const MAX_REMEMBERED = 10_000

export interface CredentialThrottle {
  /**
   * What a look-up finds. Counts it where it finds nobody. `proof` is the hash of the key or session that was sent, if any
   * was. Throws the problem that was found, or that the address must wait.
   */
  check<T>(address: string, proof: string | undefined, look: () => Promise<T | Problem>): Promise<T>
}

export function createCredentialThrottle(limits: Limits): CredentialThrottle {
  /** Hashes of what was good at its last use: an address full of wrong keys must not lock it out. */
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

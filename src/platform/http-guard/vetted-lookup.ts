// Name resolution that returns vetted addresses only (Q-16, guard step 2). The socket connects to these same addresses,
// so a name cannot change between the check and the connection.
import { isIP, type LookupFunction } from 'node:net'
import type { LookupAddress } from 'node:dns'
import { isPublicAddress } from './address-policy.ts'

/** The error of a name, literal or peer outside the address policy. Never worth a retry. */
export class RefusedAddress extends Error {}

/**
 * Each address is tried after the one before fails. Without a limit, a name with thousands of addresses would cause
 * thousands of connection attempts.
 */
const MAX_PER_FAMILY = 4

/** Wraps a resolver. One private address among public ones refuses the whole name, as does an empty answer. */
export function vetLookup(resolve: LookupFunction): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, answer) => {
      if (error) {
        callback(error, [])
        return
      }
      const addresses = typeof answer === 'string' ? [answer] : answer.map(({ address }) => address)
      const answers = addresses.map(withFamily)
      const vetted = [4, 6].flatMap((family) =>
        answers.filter((one) => one.family === family).slice(0, MAX_PER_FAMILY),
      )
      const [first] = vetted
      if (!addresses.every(isPublicAddress)) callback(new RefusedAddress('not a public address'), [])
      else if (first === undefined) callback(new Error('no answer'), [])
      else if (options.all === true) callback(null, vetted)
      else callback(null, first.address, first.family)
    })
  }
}

/** For a listed pair: every name resolves to its loopback address, without DNS. */
export const loopbackLookup: LookupFunction = (_hostname, options, callback) => {
  if (options.all === true) callback(null, [withFamily('127.0.0.1')])
  else callback(null, '127.0.0.1', 4)
}

/** Reads the family from the address instead of trusting the resolver. */
function withFamily(address: string): LookupAddress {
  return { address, family: isIP(address) }
}

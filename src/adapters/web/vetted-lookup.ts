// Name resolution that hands out vetted answers only (Q-16, guard step 2).
// The socket connects to these very answers, so a name cannot change between the check and the connection.
import { isIP } from 'node:net'
import type { LookupFunction } from 'node:net'
import type { LookupAddress } from 'node:dns'
import { isPublicAddress } from './address-policy.ts'

/** The error of a name, literal or peer outside the address policy. Its like is never worth another try. */
export class RefusedAddress extends Error {}

/** Wraps a resolver. One private answer among public ones refuses the whole name, as does an empty answer. */
export function vetLookup(resolve: LookupFunction): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, answer) => {
      if (error) {
        callback(error, [])
        return
      }
      const addresses = typeof answer === 'string' ? [answer] : answer.map(({ address }) => address)
      const vetted = addresses.map(withFamily)
      const [first] = vetted
      if (first === undefined) callback(new Error('no answer'), [])
      else if (!addresses.every(isPublicAddress)) callback(new RefusedAddress('not a public address'), [])
      else if (options.all === true) callback(null, vetted)
      else callback(null, first.address, first.family)
    })
  }
}

/** For a listed pair: every name leads to its loopback address, without DNS. */
export const loopbackLookup: LookupFunction = (_hostname, options, callback) => {
  if (options.all === true) callback(null, [withFamily('127.0.0.1')])
  else callback(null, '127.0.0.1', 4)
}

/** The family is read from the address; what a resolver claims is not relied on. */
function withFamily(address: string): LookupAddress {
  return { address, family: isIP(address) }
}

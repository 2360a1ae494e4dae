// How a change of people, keys or agents records itself in the log of the workspace, in its own transaction.
import type { Act } from '../audit/activity.ts'
import { type ActPorts, recordActs, recordOrKeepActs } from '../audit/log/record-acts.ts'
import type { Recording, Unlinked } from './ports.ts'

/** The actor of what a command of the operator does, as in the entries of its erasures. */
export const COMMAND = 'operator'

/** The actor of what the server does because a record of a domain is gone. */
export const DNS = 'dns'

/** Records what was done, or refuses it. */
export const recording =
  <T = void>(ports: ActPorts, acts: (changed: T) => readonly Act[]): Recording<T> =>
  (tenant, changed) =>
    recordActs(tenant, ports, acts(changed))

/** Records what protects people. Where the log cannot be written, it is done all the same and recorded later. */
export const keeping =
  <T = void>(ports: ActPorts, acts: (changed: T) => readonly Act[]): Recording<T> =>
  (tenant, changed) =>
    recordOrKeepActs(tenant, ports, acts(changed))

/** Records links to identities that were removed. */
export const recordUnlinked = (
  ports: ActPorts,
  acting: Pick<Act, 'at' | 'actor' | 'about'>,
): Recording<Unlinked> =>
  keeping(ports, ({ issuers }) =>
    issuers.map((issuer) => ({ ...acting, kind: 'identity.unlinked', details: { issuer } })),
  )

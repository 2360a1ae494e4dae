// Who acts in a call, and when, as an entry of the audit log says it.
import type { Caller } from './use-case.ts'

/** The account of a signed-in person, else the key, which names the person behind an agent. */
export const actingIn = ({
  caller: { member, keyId },
  now,
}: {
  readonly caller: Pick<Caller, 'member' | 'keyId'>
  readonly now: number
}): { readonly at: string; readonly actor: string } => ({
  at: new Date(now).toISOString(),
  actor: member?.userId ?? keyId,
})

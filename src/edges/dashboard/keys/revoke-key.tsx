// Ends a key, after asking once.
import { useChange } from '../api/asking.ts'
import { Confirm } from '../parts/confirm.tsx'
import type { Key } from './key.ts'

export function RevokeKey({ of: key, onClose }: { readonly of: Key; readonly onClose: () => void }) {
  const revoke = useChange('revoke_key', { makesOld: ['list_keys'] })
  return (
    <Confirm
      title={`Revoke “${key.name}”?`}
      submit="Revoke it"
      change={revoke}
      onConfirm={() => revoke.mutate({ id: key.id }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <p>Whoever uses it is refused from the next request on. It cannot be undone.</p>
    </Confirm>
  )
}

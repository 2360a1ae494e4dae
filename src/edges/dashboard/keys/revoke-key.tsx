// Ends a key, after asking once.
import { useChange } from '../api/asking.ts'
import { Dialog } from '../parts/dialog.tsx'
import { Form } from '../parts/form.tsx'
import type { Key } from './key.ts'

export function RevokeKey({ of: key, onClose }: { readonly of: Key; readonly onClose: () => void }) {
  const revoke = useChange('revoke_key', { makesOld: ['list_keys'] })
  return (
    <Dialog title={`Revoke “${key.name}”?`} onClose={revoke.isPending ? undefined : onClose}>
      <Form
        submit="Revoke it"
        error={revoke.error}
        busy={revoke.isPending}
        onSubmit={() => revoke.mutate({ id: key.id }, { onSuccess: onClose })}
        onCancel={onClose}
      >
        <p>Whoever uses it is refused from the next request on. It cannot be undone.</p>
      </Form>
    </Dialog>
  )
}

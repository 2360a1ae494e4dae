// Gives a key a new secret; the old one stays good for a time of grace.
import { NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { useChange } from '../api/queries.ts'
import { Dialog } from '../parts/dialog.tsx'
import { Form } from '../parts/form.tsx'
import type { Key } from './key.ts'
import { ShownSecret } from './shown-secret.tsx'

const GRACE = [
  { value: '0', label: 'None: it ends at once' },
  { value: '1', label: '1 hour' },
  { value: '24', label: '1 day' },
  { value: '168', label: '7 days' },
  { value: '720', label: '30 days' },
]

export function RotateKey({ of: key, onClose }: { readonly of: Key; readonly onClose: () => void }) {
  const [hours, setHours] = useState('24')
  const rotate = useChange('rotate_key', { makesOld: ['list_keys'] })
  return (
    <Dialog title={`Rotate “${key.name}”`} onClose={rotate.data || rotate.isPending ? undefined : onClose}>
      {rotate.data ? (
        <ShownSecret
          secret={rotate.data.secret}
          note={
            hours === '0'
              ? 'The old secret has ended.'
              : 'The old secret stays valid until its grace period ends.'
          }
          onClose={onClose}
        />
      ) : (
        <Form
          submit="Make a new secret"
          error={rotate.error}
          busy={rotate.isPending}
          onSubmit={() => rotate.mutate({ id: key.id, graceHours: Number(hours) })}
          onCancel={onClose}
        >
          <p>The key keeps its name and its sessions. From then on it is yours, and ends when you leave.</p>
          <NativeSelect
            label="The old secret stays good for"
            name="graceHours"
            value={hours}
            data={GRACE}
            onChange={({ currentTarget }) => setHours(currentTarget.value)}
          />
        </Form>
      )}
    </Dialog>
  )
}

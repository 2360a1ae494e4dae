// An address in a workspace that whoever is signed in is no member of, or no longer.
import { useEffect } from 'react'
import { Welcome } from '../frame/welcome.tsx'

export function NoMemberPage() {
  useEffect(() => {
    document.title = 'Not your workspace · Assay'
  }, [])
  return (
    <Welcome>
      <h1>You are not in this workspace</h1>
      <p>
        This page belongs to a workspace that your account is not in, or no longer. Ask one of its owners to
        invite you, or <a href="/">go to your own workspace</a>.
      </p>
    </Welcome>
  )
}

// The page to which an identity provider sends the browser back. It sends on what the address holds, once.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type ProviderResult, sendProviderAnswer } from '../api/provider-sign-in.ts'
import { Welcome } from '../frame/welcome.tsx'
import { Notice, ProblemNotice } from '../parts/notice.tsx'
import { go, Link } from '../routing/location.tsx'
import { inWorkspace, rememberWorkspace } from '../routing/workspace.ts'

export function ProviderReturnPage({ workspaceId: addressed }: { readonly workspaceId: string }) {
  const queries = useQueryClient()
  const [answered] = useState(() => new URLSearchParams(window.location.search))
  const sent = useRef(false)
  // why before the page is drawn: the code belongs in no history and no referrer
  useLayoutEffect(() => history.replaceState(null, '', window.location.pathname), [])
  const finish = useMutation({
    mutationFn: sendProviderAnswer,
    onSuccess({ workspaceId, returnTo }: ProviderResult) {
      rememberWorkspace(workspaceId)
      queries.clear()
      go(inWorkspace(returnTo, workspaceId), { replace: true })
    },
  })
  const { mutate } = finish
  const [state, code, iss] = ['state', 'code', 'iss'].map((name) => answered.get(name))
  useEffect(() => {
    if (sent.current || !state || !code) return
    sent.current = true
    mutate({ workspaceId: addressed, state, code, ...(iss && { iss }) })
  }, [mutate, addressed, state, code, iss])
  const isWaiting = Boolean(state && code) && finish.error === null
  return (
    <Welcome title={isWaiting ? 'Signing in' : 'You are not signed in'}>
      {isWaiting && <p role="status">Checking what the identity provider says.</p>}
      {finish.error !== null && <ProblemNotice error={finish.error} />}
      {!isWaiting && finish.error === null && (
        <Notice tone="bad">
          <p>The identity provider did not sign you in. Ask those who run it, or try again.</p>
        </Notice>
      )}
      {!isWaiting && (
        <p>
          <Link to="/sign-in">Go to the sign-in page</Link>
        </p>
      )}
    </Welcome>
  )
}

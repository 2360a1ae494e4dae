// Fetches every source that was never loaded: requests one after the other, the order in which the server fetches them.
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useChange } from '../api/queries.ts'
import { counted } from '../words/naming.ts'
import { ProblemNotice } from '../parts/notice.tsx'
import type { Health } from './health.tsx'

type Source = Health['sources'][number]

export function FetchMissing({ of: sources }: { readonly of: readonly Source[] }) {
  const sync = useChange('sync_source', { makesOld: ['get_health'] })
  const [isAsking, setAsking] = useState(false)
  const [asked, setAsked] = useState<readonly string[]>([])
  const missing = sources.filter(
    ({ snapshotDate, syncing, notFetched }) => snapshotDate === null && !syncing && notFetched === null,
  )
  const fetchAll = async (): Promise<void> => {
    setAsking(true)
    const ids: string[] = []
    try {
      for (const { id } of missing) {
        await sync.mutateAsync({ id })
        ids.push(id)
      }
    } catch {
      // why it stops: what prevents one request prevents the others too, and the page shows it below
    }
    setAsked(ids)
    setAsking(false)
  }
  return (
    <>
      {(missing.length > 0 || isAsking) && (
        <p>
          <Button loading={isAsking} onClick={() => void fetchAll()}>
            Fetch all that are missing ({missing.length})
          </Button>
        </p>
      )}
      {sync.error !== null && <ProblemNotice error={sync.error} />}
      <div role="status">
        {asked.length > 0 && <Outcome of={sources.filter(({ id }) => asked.includes(id))} />}
      </div>
    </>
  )
}

function Outcome({ of: sources }: { readonly of: readonly Source[] }) {
  const underWay = sources.filter(({ syncing }) => syncing).length
  const failed = sources.filter(({ syncing, failure }) => !syncing && failure !== null).length
  return (
    <p>
      {underWay > 0
        ? `Fetching ${counted(sources.length, 'source')}, one after the other: ${sources.length - underWay} done. It goes on if you leave this page.`
        : `${counted(sources.length - failed, 'source is', 'sources are')} fetched.`}
      {failed > 0 && ` ${failed} could not be fetched; the reason is beside each.`}
    </p>
  )
}

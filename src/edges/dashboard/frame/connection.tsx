// Says that the server does not answer, since when what is shown may be old, and tries again until it does.
import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { serverStatus } from '../api/server-status.ts'
import { send } from '../api/send.ts'
import { minuteText } from '../words/naming.ts'
import { Notice } from '../parts/notice.tsx'

const EVERY_MS = 3_000
const LOOK_MS = 5_000

/** Asks for the least there is; whether it was answered is noted with every request. */
const look = (): void =>
  void send({ method: 'GET', target: '/v1/dashboard/account', patienceMs: LOOK_MS }).catch(() => undefined)

export function ConnectionNotice() {
  const queries = useQueryClient()
  const { awaySince } = useSyncExternalStore(serverStatus.subscribe, serverStatus.get)
  const away = awaySince !== null
  useEffect(() => {
    window.addEventListener('offline', look)
    return () => window.removeEventListener('offline', look)
  }, [])
  useEffect(() => {
    if (!away) return undefined
    const timer = setInterval(look, EVERY_MS)
    window.addEventListener('online', look)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', look)
      void queries.invalidateQueries()
    }
  }, [away, queries])
  if (awaySince === null) return null
  return (
    <Notice tone="care">
      <p>
        <strong>The server does not answer.</strong> What you see is as of{' '}
        {minuteText(new Date(awaySince).toISOString())}; what you typed is kept. It is tried again every few
        seconds.
      </p>
      <Button variant="default" onClick={look}>
        Try now
      </Button>
    </Notice>
  )
}

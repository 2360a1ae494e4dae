// The server is killed while events are on their way. The next server sends them: each run that ended is known to the receiver.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { assayJson, start } from '../support/process.ts'
import { openReceiver } from '../support/receiver.ts'
import { tries } from '../support/tries.ts'

const RUNS = 12

test('kill -9 while a receiver is silent loses no event', { repeats: tries(1, 50) - 1 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'assay-kill-webhooks-'))
  const receiver = await openReceiver()
  const environment = {
    ASSAY_DATA_DIR: folder,
    ASSAY_PORT: '0',
    ASSAY_SYNC_SOURCES: 'none',
    ASSAY_FETCH_ALLOW: receiver.host,
    ASSAY_LOG_LEVEL: 'warn',
  }
  const { id: workspace } = await assayJson<{ id: string }>(
    ['workspaces', 'create', '--name', 'Kill', '--tier', 'pro'],
    environment,
  )
  const { key } = await assayJson<{ key: string }>(
    ['keys', 'create', '--workspace', workspace, '--name', 'k', '--scopes', 'run'],
    environment,
  )
  let server = await start('serve', environment)
  const post = async (path: string, body: object): Promise<{ id: string }> => {
    const answer = await fetch(`${server.url}${path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${key}`,
        'content-type': 'application/json',
        prefer: 'respond-async',
      },
      body: JSON.stringify(body),
    })
    return (await answer.json()) as { id: string }
  }
  receiver.answer = () => 'hang'
  await post('/v1/webhooks', { url: `${receiver.url}/hook` })
  const runs: string[] = []
  for (let at = 0; at < RUNS; at++)
    runs.push((await post('/v1/diligence', { subject: { name: `Acme Robotics ${at} Ltd` } })).id)
  await expect.poll(() => receiver.hanging()).toBeGreaterThan(0)
  expect(await server.end('SIGKILL')).toBe('SIGKILL')
  const unanswered = receiver.got.map(({ headers }) => headers['webhook-id'])
  receiver.clear()
  server = await start('serve', environment)
  const arrived = () =>
    new Map(
      receiver.got.map(({ body, headers }) => [
        (JSON.parse(body) as { data: { run: string } }).data.run,
        headers['webhook-id'],
      ]),
    )
  await expect.poll(() => [...arrived().keys()].toSorted()).toEqual(runs.toSorted())
  expect([...arrived().values()]).toEqual(expect.arrayContaining(unanswered))
  expect(receiver.got).toHaveLength(RUNS)
  await server.end()
  await receiver.close()
  rmSync(folder, { recursive: true })
})

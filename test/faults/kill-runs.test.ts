// The server is killed while it takes and seals runs, many times over one data folder. Every run it acknowledged ends, every
// checkpoint it gave is continued, and the check of the store finds nothing.
import { rmSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { LogPlace } from '../../src/contract/vocabulary/audit.ts'
import type { Run } from '../../src/contract/vocabulary/run.ts'
import { folderToKill } from '../support/folder-to-kill.ts'
import { expectLogContinues } from '../support/log-continues.ts'
import { assay, get, post, start } from '../support/process.ts'
import { tries } from '../support/tries.ts'

const ROUNDS = tries(20, 300)
const WRITERS = 6

test(`kill -9 in ${ROUNDS} rounds loses no run and no checkpoint`, async () => {
  const { folder, environment, key } = await folderToKill()

  const acknowledged = new Map<string, LogPlace>()
  let serial = 0
  async function request(url: string): Promise<void> {
    for (;;) {
      const subject = { name: `Company ${++serial} Ltd` }
      const prefer = serial % 3 === 0 ? 'wait=5' : 'respond-async'
      // a connection that died with the server: not acknowledged
      const answer = await post(url, '/v1/diligence', key, { subject }, { prefer }).catch(() => undefined)
      if (answer === undefined) return
      expect([200, 202, 503], JSON.stringify(answer.body)).toContain(answer.status)
      if (answer.status === 503) continue
      const { id: run, log } = answer.body as unknown as { id: string; log: LogPlace }
      acknowledged.set(run, log)
    }
  }
  for (let round = 0; round < ROUNDS; round++) {
    const server = await start('serve', environment)
    const writers = Array.from({ length: WRITERS }, () => request(server.url))
    const enough = acknowledged.size + WRITERS + ((round * 5) % 20)
    // why by runs: on a busy machine a time would kill it before the first
    while (acknowledged.size < enough && server.child.exitCode === null) await wait(1)
    expect(await server.end('SIGKILL')).toBe('SIGKILL')
    await Promise.all(writers)
  }

  const server = await start('serve', environment)
  for (const [run, log] of acknowledged) {
    const read = async () => (await get(server.url, `/v1/runs/${run}`, key)).body as unknown as Run
    const isOpen = async () => ['queued', 'running'].includes((await read()).status)
    await expect.poll(isOpen, { timeout: 60_000 }).toBe(false)
    const { status, error, audit } = await read()
    // a run that three servers died on ends as interrupted
    if (status === 'failed') expect(error?.code).toBe('interrupted')
    else expect(audit?.tamperEvident).toBe(true)
    await expectLogContinues(server.url, key, log)
  }
  await server.end()
  const { code } = await assay(['fsck'], environment)
  rmSync(folder, { recursive: true })
  console.log(`${acknowledged.size} acknowledged runs in ${ROUNDS} rounds`)
  expect(code).toBe(0)
  expect(acknowledged.size).toBeGreaterThan(ROUNDS * WRITERS)
})

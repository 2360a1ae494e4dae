// The guard against the network itself: in a namespace of its own every address of the world leads to a local listener
// and nothing leaves, so that a connection it should not have made would arrive. Nothing is trapped, only DNS is stubbed.
import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import type { Attempt } from '../../src/platform/http-guard/testing/connect-trap.ts'
import { guardCases } from '../../src/platform/http-guard/testing/guard-cases.ts'
import type { Verdict } from '../../src/platform/http-guard/testing/judge-cases.ts'
import { sharedCases, sharedCasesPresent } from '../../src/platform/http-guard/testing/shared-cases.ts'

const run = promisify(execFile)
const SET_UP =
  'ip link set lo up && ip route add local 0.0.0.0/0 dev lo && ip -6 route add local ::/0 dev lo && exec "$0" "$@"'
const CASES = fileURLToPath(
  new URL('../../src/platform/http-guard/testing/namespace-cases.ts', import.meta.url),
)

/** Runs a program in a network namespace of its own. Fails without root, `unshare` or `ip`, and without IPv6. */
async function isolated(program: string, ...parameters: readonly string[]): Promise<string> {
  const { stdout } = await run('unshare', ['--net', 'sh', '-c', SET_UP, program, ...parameters], {
    timeout: 60_000,
  })
  return stdout
}

const why = await isolated('true').then(
  () => null,
  (error: unknown) => String(error),
)

describe('in a network where every address answers', () => {
  it.skipIf(why !== null)(
    'no refused case of a table reaches a listener, and every allowed one does',
    async () => {
      const { controls, own, shared } = JSON.parse(await isolated(process.execPath, CASES)) as {
        readonly controls: {
          readonly asked: readonly Attempt[]
          readonly seen: readonly Attempt[]
          readonly opened: number
        }
        readonly own: Verdict
        readonly shared: Verdict
      }
      console.log(
        'in a network namespace',
        own.counts,
        sharedCasesPresent ? shared.counts : 'no shared corpus',
      )
      expect(controls.seen).toEqual(controls.asked)
      expect(controls.opened).toBe(controls.asked.length)
      expect([...own.wrong, ...shared.wrong]).toEqual([])
      const blocked = guardCases.filter(({ expected }) => expected === 'block').length
      expect(own.counts['GET block']).toBe(`${blocked}/${blocked}`)
      const sharedBlocked = sharedCases().filter(({ expected }) => expected === 'block').length
      expect(shared.counts['GET block']).toBe(`${sharedBlocked}/${sharedBlocked}`)
    },
  )

  it.runIf(why !== null)('was not tried: network namespaces need root, unshare, ip and IPv6', () => {
    console.warn(`the guard was not tried in a network namespace: ${why}`)
    expect(why).not.toBeNull()
  })
})

// Checks the chains of a log that belong to no run: their links, and that every entry is a leaf, in the order of the chain. Then the acts
// that wait to become entries.
import { type ChainHead, verifyContinuing } from '../chain.ts'
import type { CheckLogPorts } from './check-log.ts'
import type { WaitingActs } from './waiting-acts.ts'

const CHAINS_AT_ONCE = 50
const ENTRIES_AT_ONCE = 200
/** Acts wait only while the log is broken, so that there are few. */
const MAX_WAITING = 1_000

/** Reports each fault as a sentence. An entry that is missing from the end of a chain is found from its leaf. */
export async function checkChains(
  { read, pause, waiting }: Pick<CheckLogPorts, 'read' | 'pause'> & { readonly waiting: WaitingActs },
  onFault: (says: string) => void,
): Promise<void> {
  const waits = await read(async (tenant) =>
    (await tenant.waitingActs(MAX_WAITING)).filter(
      (row) => waiting.read(tenant.workspaceId, row) === undefined,
    ),
  )
  for (const { id } of waits)
    onFault(
      `the act ${id} waits for the log, and no key of this server signed it: it was put there or changed, or a server with another key recorded it. It is not taken in`,
    )
  for (let after = ''; ;) {
    const chains = await read((tenant) => tenant.logChains(after, CHAINS_AT_ONCE))
    const last = chains.at(-1)
    if (last === undefined) return
    after = last
    for (const chain of chains) {
      const fault = await faultOfChain(read, chain, pause)
      if (fault !== undefined) onFault(`chain ${chain}: ${fault}`)
      await pause()
    }
  }
}

/** Reads page by page: the chain of the log grows with every erasure. */
async function faultOfChain(
  read: CheckLogPorts['read'],
  chain: string,
  pause: CheckLogPorts['pause'],
): Promise<string | undefined> {
  const log = await read((tenant) => tenant.logName())
  let head: ChainHead | undefined
  let lastPlace = -1
  for (let from = 0; ;) {
    const { entries, indices } = await read(async (tenant) => {
      const page = await tenant.logEntries(chain, from, ENTRIES_AT_ONCE)
      return { entries: page, indices: await tenant.leafIndices(page.map(({ hash }) => hash)) }
    })
    const last = entries.at(-1)
    if (last === undefined) return undefined
    const done = head?.length ?? 0
    const hashes = entries.map(({ hash }) => hash)
    const verdict = verifyContinuing(
      entries.map(({ record }) => record),
      hashes,
      head,
    )
    if (!verdict.ok) return `it is not what was logged: ${verdict.reason} at entry ${done + verdict.at}`
    ;({ head } = verdict)
    if (head.run !== chain || head.tenant !== log?.logId) return 'its entries are of another chain or log'
    for (const [at, hash] of hashes.entries()) {
      const place = indices.get(hash)
      if (place === undefined) return `entry ${done + at} is not in the log`
      if (place <= lastPlace) return 'it was logged in another order than its entries have'
      lastPlace = place
    }
    from = last.seq + 1
    await pause()
  }
}

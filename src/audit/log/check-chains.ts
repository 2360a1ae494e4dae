// Checks the chains of a log that belong to no run: their links, and that every entry is a leaf, in the order of the chain.
import { verifyContinuing } from '../chain.ts'
import type { LogReads } from '../ports.ts'
import type { CheckLogPorts } from './check-log.ts'

const CHAINS_AT_ONCE = 50

/** Reports each fault as a sentence. An entry that is missing from the end of a chain is found from its leaf. */
export async function checkChains(
  { read, pause }: Pick<CheckLogPorts, 'read' | 'pause'>,
  onFault: (says: string) => void,
): Promise<void> {
  for (let after = ''; ;) {
    const chains = await read((tenant) => tenant.logChains(after, CHAINS_AT_ONCE))
    const last = chains.at(-1)
    if (last === undefined) return
    after = last
    for (const chain of chains) {
      const fault = await read((tenant) => faultOfChain(tenant, chain))
      if (fault !== undefined) onFault(`chain ${chain}: ${fault}`)
      await pause()
    }
  }
}

async function faultOfChain(tenant: LogReads, chain: string): Promise<string | undefined> {
  const entries = await tenant.logEntries(chain)
  const hashes = entries.map(({ hash }) => hash)
  const verdict = verifyContinuing(
    entries.map(({ record }) => record),
    hashes,
  )
  if (!verdict.ok) return `it is not what was logged: ${verdict.reason} at entry ${verdict.at}`
  const { head } = verdict
  const log = await tenant.logName()
  if (head.run !== chain || head.tenant !== log?.logId) return 'its entries are of another chain or log'
  const indices = await tenant.leafIndices(hashes)
  const places = hashes.map((hash) => indices.get(hash) ?? -1)
  if (places.includes(-1)) return `entry ${places.indexOf(-1)} is not in the log`
  const isInOrder = places.every((place, at) => place > (places[at - 1] ?? -1))
  return isInOrder ? undefined : 'it was logged in another order than its entries have'
}

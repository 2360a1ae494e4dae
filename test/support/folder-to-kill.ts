// A data folder with a list and a workspace, for servers that a test ends.
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { assay, assayJson, root } from './process.ts'

/** `sample`: files of the UN list, below the root of the project. The key may run. */
export async function folderToKill(
  sample = 'samples/un-sc',
): Promise<{ readonly folder: string; readonly environment: Record<string, string>; readonly key: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'assay-kill-'))
  const environment = {
    ASSAY_DATA_DIR: folder,
    ASSAY_PORT: '0',
    ASSAY_SYNC_SOURCES: 'none',
    ASSAY_REQUIRED_LISTS: 'un-sc',
    ASSAY_RATE_LIMIT_PRO: '1000000',
    ASSAY_LOG_LEVEL: 'warn',
  }
  const imported = ['sources', 'import', 'un-sc', join(root, sample), '--below-floor']
  expect((await assay(imported, environment)).code).toBe(0)
  const workspace = ['workspaces', 'create', '--name', 'Kill', '--tier', 'pro']
  const { id } = await assayJson<{ id: string }>(workspace, environment)
  const ofRuns = ['keys', 'create', '--workspace', id, '--name', 'k', '--scopes', 'run']
  const { key } = await assayJson<{ key: string }>(ofRuns, environment)
  return { folder, environment, key }
}

// Both stores, each in a place of its own, for what must hold on either.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freshDatabase, postgresAbsent, postgresUrl } from './postgres.ts'

/** For `describe.each`; the one that is not there is skipped, and says so. */
export const stores = [
  {
    kind: 'SQLite',
    skip: false,
    place: async () => {
      const folder = mkdtempSync(join(tmpdir(), 'assay-store-'))
      const path = join(folder, 'assay.sqlite')
      return {
        location: { kind: 'sqlite' as const, path },
        remove: () => Promise.resolve(rmSync(folder, { recursive: true })),
      }
    },
  },
  {
    kind: postgresUrl === undefined ? `PostgreSQL (${postgresAbsent})` : 'PostgreSQL',
    skip: postgresUrl === undefined,
    place: async () => {
      const { url, drop } = await freshDatabase()
      return { location: { kind: 'postgres' as const, url }, remove: drop }
    },
  },
]

// Both stores, each in a place of its own, for what must hold on either.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openStore } from '../../src/platform/store/store.ts'
import { emptyDatabase } from '../../src/platform/store/testing/open-empty-store.ts'
import { migratedDatabase, postgresAbsent, postgresUrl } from './postgres.ts'
import { createWorld, type World } from './world.ts'

/** For `describe.each`; the one that is not there is skipped, and says so. A place has the tables of this program, empty. */
export const stores = [
  {
    kind: 'SQLite',
    skip: false,
    place: async () => {
      const folder = mkdtempSync(join(tmpdir(), 'assay-store-'))
      const path = join(folder, 'assay.sqlite')
      writeFileSync(path, await emptyDatabase())
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
      const { url, drop } = await migratedDatabase()
      return { location: { kind: 'postgres' as const, url }, remove: drop }
    },
  },
]

/** A world in a place of its own, which goes when the world is closed. */
export async function placedWorld(
  place: (typeof stores)[number]['place'],
  options: Parameters<typeof createWorld>[0] = {},
): Promise<World> {
  const { location, remove } = await place()
  const world = await createWorld({ ...options, store: await openStore(location) })
  const close = async (): Promise<void> => {
    await world.close()
    await remove()
  }
  return { ...world, close }
}

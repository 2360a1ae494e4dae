// A server that hangs, or was cut off, in the middle of a change to people: the others refuse such changes for as long, soon and by
// name, and do all else.
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type OpenStore, openStore } from '../../src/platform/store/store.ts'
import { StoreUnavailable } from '../../src/call/ports.ts'
import { migratedDatabase, postgresAbsent, postgresUrl } from '../support/postgres.ts'

const CHANGES = 12

describe.skipIf(postgresUrl === undefined)(
  `a lock of a PostgreSQL that nobody gives back (${postgresUrl ? 'present' : postgresAbsent})`,
  () => {
    let database: Awaited<ReturnType<typeof migratedDatabase>>
    let store: OpenStore
    let hanging: Client

    beforeAll(async () => {
      database = await migratedDatabase()
      store = await openStore({ kind: 'postgres', url: database.url })
      hanging = new Client({ connectionString: database.url })
      await hanging.connect()
    })
    afterAll(async () => {
      await hanging.end()
      await store.close()
      await database.drop()
    })

    test('changes of people are refused for now, more of them than there are connections, and keys open what they open', async () => {
      await hanging.query('begin')
      await hanging.query("select pg_advisory_xact_lock(hashtext('assay people'))")
      const changes = Array.from({ length: CHANGES }, (_, i) =>
        store.members.remove('nowhere', `nobody-${i}`).catch((error: unknown) => error),
      )
      expect(await store.accounts.keyBySecret('none')).toBeUndefined()
      for (const refused of await Promise.all(changes)) expect(refused).toBeInstanceOf(StoreUnavailable)
      await hanging.query('rollback')
      expect(await store.members.remove('nowhere', 'nobody')).not.toBeInstanceOf(Error)
    })
  },
)

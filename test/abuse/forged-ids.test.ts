// What a forged token claims, or an address names, is text of a stranger: no spelling of it may reach a database that
// cannot take it.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openStore } from '../../src/platform/store/store.ts'
import { migratedDatabase, postgresAbsent, postgresUrl } from '../support/postgres.ts'
import { createWorld, type World } from '../support/world.ts'
import { goodRequest, type Tenant } from '../support/requests.ts'
import { expectRefusal, sessionOperations } from './support.ts'

const HOSTILE = ['a\0b', '\ud800', '\u202e', "' or 1=1 --", '%', '*', 'x'.repeat(2_500), '', 'dashboard:x']

/** In the older form of the token, which can claim any id. */
const forged = (claims: object): string => {
  const payload = { v: 1, sid: 'x', kid: 'x', rev: 0, iat: 1, exp: 9_000_000_000, skid: 's1', ...claims }
  return `srv1.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.${'A'.repeat(43)}`
}

describe.skipIf(postgresUrl === undefined)(
  `a forged token or id on PostgreSQL (or skipped: ${postgresAbsent})`,
  () => {
    let world: World
    let pro: Tenant
    let drop: () => Promise<void>

    beforeAll(async () => {
      const database = await migratedDatabase()
      drop = () => database.drop()
      world = await createWorld({ store: await openStore({ kind: 'postgres', url: database.url }) })
      pro = await world.tenant('pro')
    })
    afterAll(async () => {
      await world.close()
      await drop()
    })

    test.each(HOSTILE.map((text) => [JSON.stringify(text).slice(0, 20), text]))(
      'that claims the id %s is a plain 401 for every operation, and no fault',
      async (_what, text) => {
        const before = world.log().length
        const empty = {
          open: '',
          build: '',
          run: '',
          portfolio: '',
          batch: '',
          pass: '',
          case: '',
          webhook: '',
          delivery: '',
          spare: { portfolio: '', batch: '', webhook: '' },
        }
        for (const [name] of sessionOperations)
          for (const claims of [{ kid: text }, { sid: text }, { skid: text }])
            expectRefusal(
              await world.call(pro.key, name, { ...goodRequest(name, empty), session: forged(claims) }),
              'invalid_session_token',
            )
        expect(world.log().slice(before)).not.toContain('"level":50')
      },
    )

    // why not all: half a character has no encoding, and nothing at all is another path
    const sendable = HOSTILE.filter((text) => text.isWellFormed() && text !== '')

    test.each(sendable.map((text) => [JSON.stringify(text).slice(0, 20), text]))(
      'finds no run of the id %s, and that is no fault',
      async (_what, id) => {
        const before = world.log().length
        for (const name of ['get_run', 'get_run_findings', 'get_run_audit'] as const)
          expectRefusal(
            await world.call(pro.key, name, { id }),
            /^[\x21-\x7e]{1,64}$/.test(id) ? 'not_found' : 'invalid_request',
          )
        expect(world.log().slice(before)).not.toContain('"level":50')
      },
    )
  },
)

// The mail digest: each new alert is in exactly one mail, nothing is sent when nothing is new, and a mail names no subject.
import PostalMime from 'postal-mime'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { makeDigest } from '../../src/monitoring/digest/make-digest.ts'
import { sendDigests } from '../../src/monitoring/digest/send-digests.ts'
import { createSmtpMailer } from '../../src/platform/mail/smtp-mailer.ts'
import type { OpenStore } from '../../src/platform/store/store.ts'
import { createMailServer, type MailServer } from '../support/mail-server.ts'
import { placedWorld, stores } from '../support/stores.ts'
import { type Watched, watchedPortfolio } from '../support/watched.ts'
import { tenantRows } from '../support/tenant-rows.ts'
import type { UnPerson } from '../support/un-list.ts'
import { NOW, type World } from '../support/world.ts'

const HOUR_MS = 3_600_000
const HARUN: UnPerson = { id: 1, first: 'HARUN', last: 'TALEB AL-ZAHRI' }
const SELMA: UnPerson = { id: 2, first: 'SELMA', last: 'ORRIN' }
const PETRA: UnPerson = { id: 3, first: 'PETRA', last: 'LINDQVIST' }
const FILE =
  'ref,name,type\nC-1,Harun Taleb Al-Zahri,person\nC-2,Selma Orrin,person\nC-3,Petra Lindqvist,person\n'

describe.each(stores)('$kind', ({ skip, place }) => {
  let world: World
  let desk: Watched
  let mail: MailServer
  let hours: number

  beforeEach(async () => {
    if (skip) return
    hours = 0
    world = await placedWorld(place)
    mail = await createMailServer()
    desk = await watchedPortfolio(world, FILE, [SELMA])
  })
  afterEach(async () => {
    if (skip) return
    desk.close()
    await mail.close()
    await world.close()
  })

  /** One look of a server, some hours after the beginning. Why it failed, if it did. */
  async function look(): Promise<string | undefined> {
    const { store, ids } = world.ports
    const clock = { now: () => NOW + hours * HOUR_MS }
    const mailer = createSmtpMailer({ url: mail.url, from: 'assay@example.com' })
    const deps = { store, ids, clock, mailer, publicUrl: 'https://assay.example.com' }
    await makeDigest(deps, desk.workspaceId)
    const workspace = { id: desk.workspaceId, name: 'Acme <Ltd>' }
    return sendDigests(deps, workspace, new AbortController().signal).then(
      () => undefined,
      (error: unknown) => String(error),
    )
  }
  const turnOn = (to: readonly string[], every: 'hour' | 'day' = 'hour') =>
    world.ports.store.write(desk.workspaceId, async (tenant) => {
      const before = await tenant.mailDigest()
      await tenant.setMailDigest({ to: [...to], every, after: before?.after ?? world.ports.ids.ulid() })
    })
  const statuses = async (): Promise<readonly unknown[]> =>
    (await tenantRows(world.ports.store as OpenStore, desk.workspaceId, 'mail_digests'))
      .toSorted((a, b) => String(a['id']).localeCompare(String(b['id'])))
      .map(({ status }) => status)

  test.skipIf(skip)('is off until an owner sets it, and begins with the alerts from then on', async () => {
    await look()
    expect(mail.taken).toEqual([])
    await turnOn(['team@example.com'])
    await look()
    expect(mail.taken).toEqual([])
    await desk.after(SELMA, HARUN)
    await look()
    expect(mail.taken).toHaveLength(1)
    expect(mail.taken[0]?.raw).toContain('C-1')
    expect(mail.taken[0]?.raw).not.toContain('C-2')
  })

  test.skipIf(skip)(
    'has each alert once, at most one mail in its time, and none when nothing is new',
    async () => {
      await turnOn(['team@example.com', 'second@example.com'])
      await desk.after(SELMA, HARUN)
      await look()
      await look()
      expect(mail.taken).toHaveLength(1)
      expect(mail.taken[0]?.to).toEqual(['team@example.com', 'second@example.com'])
      await desk.after(SELMA, HARUN, PETRA)
      await look()
      expect(mail.taken).toHaveLength(1)
      hours = 1
      await Promise.all([look(), look()])
      expect(mail.taken).toHaveLength(2)
      expect(mail.taken[1]?.raw).toContain('C-3')
      expect(mail.taken[1]?.raw).not.toContain('C-1')
      hours = 50
      await look()
      expect(mail.taken).toHaveLength(2)
      expect(await statuses()).toEqual(['sent', 'sent'])
    },
  )

  test.skipIf(skip)(
    'says references, lists and kinds as text and as HTML, and no name of a subject',
    async () => {
      await turnOn(['team@example.com'])
      await desk.after(SELMA, HARUN)
      await look()
      const {
        subject,
        from,
        to,
        text = '',
        html = '',
        headers,
      } = await PostalMime.parse(mail.taken[0]?.raw ?? '')
      expect({ subject, from: from?.address, to: to?.map(({ address }) => address) }).toEqual({
        subject: 'Assay: 1 new alert',
        from: 'assay@example.com',
        to: ['team@example.com'],
      })
      expect(headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated')
      expect(text).toContain('1 new alert in the workspace Acme <Ltd>.')
      expect(text).toContain('- C-1: new match (un-sc)')
      expect(text).toContain('https://assay.example.com/dashboard/alerts')
      expect(html).toContain('Acme &lt;Ltd&gt;')
      expect(html).toContain('<li>C-1: new match (un-sc)</li>')
      expect(mail.taken[0]?.raw).not.toMatch(/harun|zahri/i)
    },
  )

  test.skipIf(skip)(
    'is sent again with one Message-ID until the server takes it, and given up after three days',
    async () => {
      await turnOn(['team@example.com'])
      await desk.after(SELMA, HARUN)
      mail.answer = 'refuse'
      expect(await look()).toMatch(/451/)
      expect(await look()).toBeUndefined()
      // why kept in the dark: a server that took the mail and did not say so gets it again
      mail.answer = 'cut'
      hours = 1
      expect(await look()).toBeDefined()
      mail.answer = 'take'
      hours = 2
      expect(await look()).toBeUndefined()
      const ids = await Promise.all(
        mail.taken.map(async ({ raw }) => (await PostalMime.parse(raw)).messageId),
      )
      expect(ids).toHaveLength(2)
      expect(ids[0]).toBe(ids[1])
      expect(ids[0]).toMatch(/^<[0-9A-Z]{26}@example\.com>$/)

      await desk.after(SELMA, HARUN, PETRA)
      mail.answer = 'refuse'
      hours = 4
      expect(await look()).toMatch(/451/)
      hours = 100
      expect(await look()).toMatch(/451/)
      expect(await statuses()).toEqual(['sent', 'failed'])
      mail.answer = 'take'
      hours = 200
      await look()
      expect(mail.taken).toHaveLength(2)
    },
  )

  test.skipIf(skip)('is sent again to the addresses alone that the server refused', async () => {
    await turnOn(['team@example.com', 'second@example.com', 'third@example.com'])
    await desk.after(SELMA, HARUN)
    mail.refused.add('second@example.com').add('third@example.com')
    expect(await look()).toMatch(/refused 2 of 3 addresses/)
    hours = 1
    mail.refused.delete('third@example.com')
    expect(await look()).toMatch(/refused 1 of 2 addresses/)
    hours = 2
    expect(await look()).toMatch(/second@example\.com|refused|recipients/i)
    hours = 3
    mail.refused.clear()
    expect(await look()).toBeUndefined()
    hours = 4
    expect(await look()).toBeUndefined()
    expect(mail.taken.map(({ to }) => to)).toEqual([
      ['team@example.com'],
      ['third@example.com'],
      ['second@example.com'],
    ])
    expect(await statuses()).toEqual(['sent'])
    // no address is kept of a digest that has ended
    const rows = await tenantRows(world.ports.store as OpenStore, desk.workspaceId, 'mail_digests')
    expect(JSON.stringify(rows)).not.toContain('@')
  })

  test.skipIf(skip)('is sent again to a refused address however its host is written', async () => {
    await turnOn(['team@example.com', 'Ann@Example.COM'])
    await desk.after(SELMA, HARUN)
    mail.refused.add('Ann@example.com')
    expect(await look()).toMatch(/refused 1 of 2 addresses/)
    hours = 1
    mail.refused.clear()
    expect(await look()).toBeUndefined()
    expect(mail.taken.map(({ to }) => to)).toEqual([['team@example.com'], ['Ann@example.com']])
  })

  test.skipIf(skip)('goes no more to a member who was removed', async () => {
    const { store, ids } = world.ports
    const people = [
      { id: ids.ulid(), name: 'Stays', email: 'stays@example.com', role: 'owner' },
      { id: ids.ulid(), name: 'Gone', email: 'gone@example.com', role: 'member' },
    ]
    const at = new Date(NOW).toISOString()
    for (const { role, ...account } of people) {
      const { db } = store as OpenStore
      const row = { ...account, email_verified: 0, image: null, created_at: at, updated_at: at }
      await db.insertInto('users').values(row).execute()
      const membership = { workspace_id: desk.workspaceId, user_id: account.id, role, joined_at: at }
      await db.insertInto('memberships').values(membership).execute()
    }
    const removed = () => store.members.remove(desk.workspaceId, people[1]?.id ?? '')
    await turnOn(['team@example.com', 'Gone@example.com'])
    await desk.after(SELMA, HARUN)
    mail.answer = 'refuse'
    await look()
    expect(await removed()).toBe('done')
    mail.answer = 'take'
    hours = 1
    await look()
    expect(mail.taken.map(({ to }) => to)).toEqual([['team@example.com']])
    const digest = await store.read(desk.workspaceId, (tenant) => tenant.mailDigest())
    expect(digest?.to).toEqual(['team@example.com'])
  })

  test.skipIf(skip)(
    'is dropped where its subject was removed or the mail was turned off meanwhile',
    async () => {
      await turnOn(['team@example.com'])
      await desk.after(SELMA, HARUN)
      mail.answer = 'refuse'
      await look()
      await world.call(desk.key, 'remove_portfolio_subject', { id: desk.portfolio, ref: 'C-1' })
      mail.answer = 'take'
      hours = 1
      await look()
      await desk.after(SELMA, HARUN, PETRA)
      mail.answer = 'refuse'
      hours = 2
      await look()
      await turnOn([])
      hours = 3
      await look()
      expect(mail.taken).toEqual([])
      expect(await statuses()).toEqual(['dropped', 'dropped'])
    },
  )
})

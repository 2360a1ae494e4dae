// Many subjects: a portfolio is filled from files, a batch screens it, and what was found is read row by row.
import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Batch, ScreenedRow } from '../../src/contract/vocabulary/batch.ts'
import type { SubjectsTaken } from '../../src/contract/vocabulary/portfolio.ts'
import { screenerInForce } from '../../src/installation/matching-resources.ts'
import { screeningNow } from '../../src/main/wiring.ts'
import { performBatch } from '../../src/monitoring/batches/perform-batch.ts'
import type { OpenStore } from '../../src/platform/store/store.ts'
import { loadList } from '../support/lists.ts'
import { placedWorld, stores } from '../support/stores.ts'
import { alterTenant } from '../support/tenant-rows.ts'
import { type Answer, bodyOf, createWorld, NOW, type World } from '../support/world.ts'

const csv = (...rows: string[]): string => `ref,name,type,birth_date,country\n${rows.join('\n')}\n`
const jsonl = (...rows: object[]): string => rows.map((row) => `${JSON.stringify(row)}\n`).join('')
const LINES = { 'content-type': 'application/x-ndjson' }

const rowsIn = ({ text }: Answer): ScreenedRow[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as ScreenedRow)

/** The batch when it is completed or failed. */
async function ended(world: World, key: string, id: string): Promise<Batch> {
  await expect
    .poll(async () => (await world.call(key, 'get_batch', { id })).body['status'], { timeout: 30_000 })
    .toMatch(/completed|failed/)
  return (await world.call(key, 'get_batch', { id })).body as unknown as Batch
}

describe.each(stores)('$kind', ({ skip, place }) => {
  let world: World
  let key: string

  beforeAll(async () => {
    if (skip) return
    world = await placedWorld(place, { screensBatches: true })
    await world.server.listen({ port: 0, host: '127.0.0.1' })
    await loadList(world.ports.store, 'un-sc')
    await loadList(world.ports.store, 'us-ofac-sdn')
  })
  afterAll(() => (skip ? undefined : world.close()))
  beforeEach(async () => {
    if (!skip) ({ key } = await world.tenant('pro'))
  })

  const create = async (name = 'Suppliers'): Promise<string> =>
    String(bodyOf(await world.call(key, 'create_portfolio', { name }))['id'])
  const put = async (id: string, file: string, headers = {}): Promise<SubjectsTaken> =>
    bodyOf(await world.call(key, 'put_portfolio_subjects', { id, file }, headers)) as unknown as SubjectsTaken
  const subjects = async (id: string, format = 'jsonl'): Promise<string> =>
    (await world.call(key, 'get_portfolio_subjects', { id, format })).text
  const results = async (id: string, input = {}): Promise<Answer> =>
    world.call(key, 'get_batch_results', { id, ...input })

  describe.skipIf(skip)('a portfolio', () => {
    test('takes subjects of a request, all or none, as it takes those of a file', async () => {
      const id = await create()
      await put(id, csv('C-1,Acme Robotics Ltd,company,,GB', 'C-2,Maria Koval,person,1975-04,UA'))
      const add = (...rows: object[]) => world.call(key, 'add_subjects', { id, subjects: rows })
      const acme = { ref: 'C-1', name: 'Acme Robotics Ltd', type: 'company', country: 'gb' }
      expect(
        bodyOf(await add(acme, { ref: 'C-2', name: 'Maria Koval' }, { ref: 'C-3', name: 'Harun Taleb' })),
      ).toEqual({ added: 1, changed: 1, unchanged: 1, subjects: 3 })
      const before = await subjects(id)
      const refused = await add({ ref: 'C-4', name: 'Petra' }, { ref: 'C-5', name: 'Ada', country: 'XX' })
      expect(refused.status).toBe(400)
      expect(refused.body).toMatchObject({ issues: [{ path: 'subjects[1].country' }] })
      const many = await add(...Array.from({ length: 101 }, (_, at) => ({ ref: `D-${at}`, name: 'Ada' })))
      expect(many.body['message']).toMatch(/^subjects must have at most 100 entries/)
      expect(await subjects(id)).toBe(before)
      expect((await world.call(key, 'add_subjects', { id: 'none', subjects: [acme] })).status).toBe(404)
    })

    test('takes subjects by their reference: new ones are added, others replaced, the same left', async () => {
      const id = await create()
      expect(
        await put(id, csv('C-1,Acme Robotics Ltd,company,,GB', 'C-2,Maria Koval,person,1975-04,UA')),
      ).toEqual({
        rows: 2,
        added: 2,
        changed: 0,
        unchanged: 0,
        refused: 0,
        mistakes: [],
        ignoredColumns: [],
        subjects: 2,
      })
      const again = await put(
        id,
        jsonl(
          { ref: 'C-2', name: 'Maria Koval', type: 'person', birthDate: '1975-04-23', country: 'UA' },
          { ref: 'C-1', name: 'Acme Robotics Ltd', type: 'company', country: 'GB' },
          { ref: 'C-3', name: 'Harun Taleb' },
          { ref: 'C-3', name: 'Harun Taleb' },
        ),
        LINES,
      )
      expect(again).toMatchObject({ rows: 4, added: 1, changed: 1, unchanged: 2, subjects: 3 })
      expect(await subjects(id)).toBe(
        jsonl(
          { ref: 'C-1', country: 'GB', name: 'Acme Robotics Ltd', type: 'company' },
          { ref: 'C-2', birthDate: '1975-04-23', country: 'UA', name: 'Maria Koval', type: 'person' },
          { ref: 'C-3', name: 'Harun Taleb' },
        ),
      )
      expect(bodyOf(await world.call(key, 'get_portfolio', { id }))).toMatchObject({
        name: 'Suppliers',
        subjects: 3,
      })
    })

    test('a row that cannot be read is reported with its line, and refuses no other', async () => {
      const id = await create()
      const taken = await put(
        id,
        'ref,name,birth_date,Customer Since\n' +
          'C-1,Acme Robotics Ltd,,2019\n' +
          ',Quill Ltd,,\n' +
          '\n' +
          'C-4,Too Many,,2020,5\n' +
          'C-5,Maria Koval,23.4.1975,\n' +
          'C-6,...,,\n' +
          'C-7,Maria Koval,2999-01-01,\n' +
          'C-8,"Koval, Maria",1975,\n',
      )
      expect(taken).toMatchObject({ rows: 7, added: 2, refused: 5, ignoredColumns: ['Customer Since'] })
      expect(taken.mistakes.map(({ line, ref }) => [line, ref])).toEqual([
        [3, undefined],
        [5, undefined],
        [6, 'C-5'],
        [7, 'C-6'],
        [8, 'C-7'],
      ])
      expect(taken.mistakes.map(({ message }) => message)).toEqual([
        'ref is required',
        'has 5 cells, but the head has 4; put a value with a comma in quotes',
        'birth_date must be YYYY, YYYY-MM or YYYY-MM-DD',
        'name must have a letter or a digit',
        'birth_date lies in the future; send the day of birth',
      ])
      const lines = await put(
        id,
        '{"ref":"J-1","name":"A Ltd"}\nnot json\n[1]\n{"ref":"J-2","nam":"B"}',
        LINES,
      )
      expect(lines.mistakes.map(({ line, message }) => `${line}: ${message}`)).toEqual([
        '2: is not well-formed JSON; write one JSON object on each line',
        '3: is not a JSON object; write one object with ref and the fields of a subject',
        expect.stringMatching(/^4: nam is not a field of a row; its fields are name, type/),
      ])
      const twice = await put(id, '{"ref":"J-3","name":"Harun Taleb","name":"Harmless Ltd"}', LINES)
      expect(twice.mistakes.map(({ message }) => message)).toEqual([expect.stringContaining('name')])
    })

    test('gives back as CSV what it took, whatever a spreadsheet would compute', async () => {
      const id = await create()
      const rich = {
        ref: '=1+1',
        addresses: ['12 Harbour Road, Limassol'],
        aliases: ['-Acme', "'=x", 'Smith; Sons'],
        birthDate: '1975-04-23',
        country: 'UA',
        fatherName: '+Mykola "M" Koval',
        identifiers: [
          { country: 'UA', scheme: 'passport', value: 'A6489694' },
          { scheme: 'imo', value: '9820257' },
        ],
        name: '@Maria\tKoval',
        type: 'person',
      }
      await put(id, jsonl(rich), LINES)
      const file = await subjects(id, 'csv')
      const [, row = ''] = file.split('\n')
      expect(row.startsWith("'=1+1,'@Maria\tKoval,person")).toBe(true)
      const copy = await create('Copy')
      expect(await put(copy, file)).toMatchObject({ added: 1, refused: 0 })
      expect(await subjects(copy)).toBe(await subjects(id))
    })

    test.each([
      ['an empty file', '', {}, 'The file is empty'],
      ['a head without ref', 'name\nAcme\n', {}, 'The head has no column ref'],
      ['a head with semicolons', 'ref;name\n1;Acme\n', {}, 'Save the file with commas between the columns'],
      ['two columns for one field', 'ref,id,name\n1,2,Acme\n', {}, 'The head has two columns for ref'],
      ['a quote that never ends', 'ref,name\nC-1,"Acme\n', {}, 'is not CSV'],
      ['bytes that are not UTF-8', Buffer.from('ref,name\nC-1,M\xfcller\n', 'latin1'), {}, 'not in UTF-8'],
      ['a line that never ends', `{"ref":"${'x'.repeat(300_000)}`, LINES, 'Line 1 has more than'],
    ])('refuses %s and says what to do', async (_what, file, headers, said) => {
      const id = await create()
      const answer = await world.send({
        method: 'PUT',
        url: `/v1/portfolios/${id}/subjects`,
        headers: { authorization: `Bearer ${key}`, 'content-type': 'text/csv', ...headers },
        body: file,
      })
      expect([answer.status, answer.body['error']]).toEqual([400, 'invalid_request'])
      expect(answer.body['message']).toContain(said)
    })

    test('a file that breaks off leaves the rows before, and says up to where', async () => {
      const id = await create()
      const rows = Array.from({ length: 1_100 }, (_, at) => `C-${at},Acme ${at} Ltd`)
      const answer = await world.call(key, 'put_portfolio_subjects', {
        id,
        file: `ref,name\n${rows.join('\n')}\nC-x,"broken`,
      })
      expect(answer.status).toBe(400)
      expect(answer.body['message']).toContain('The rows up to line 1001 are stored')
      expect(bodyOf(await world.call(key, 'get_portfolio', { id }))['subjects']).toBe(1_000)
      expect(await put(id, `ref,name\n${rows.join('\n')}\n`)).toMatchObject({
        added: 100,
        unchanged: 1_000,
        subjects: 1_100,
      })
    })

    test('a subject can be removed, and the whole portfolio deleted', async () => {
      const id = await create()
      await put(id, csv('C/1,Acme Robotics Ltd,,,', 'C-2,Maria Koval,,,'))
      const gone = () => world.call(key, 'remove_portfolio_subject', { id, ref: 'C/1' })
      expect((await gone()).status).toBe(204)
      expect((await gone()).status).toBe(404)
      expect(bodyOf(await world.call(key, 'get_portfolio', { id }))['subjects']).toBe(1)
      expect((await world.call(key, 'delete_portfolio', { id })).status).toBe(204)
      for (const name of ['get_portfolio', 'get_portfolio_subjects', 'delete_portfolio'] as const)
        expect((await world.call(key, name, { id })).status).toBe(404)
    })

    test('belongs to its workspace alone, and lists newest first in pages', async () => {
      const ids: string[] = []
      for (let at = 0; at < 52; at++) ids.push(await create(`Portfolio ${at}`))
      const first = bodyOf(await world.call(key, 'list_portfolios', {}))
      const next = String(first['next'])
      const second = bodyOf(await world.call(key, 'list_portfolios', { before: next }))
      const listed = [first, second].flatMap(
        (page) => page['portfolios'] as unknown as { readonly id: string }[],
      )
      expect(listed.map(({ id }) => id)).toEqual(ids.toReversed())
      expect(second).not.toHaveProperty('next')

      const { key: stranger } = await world.tenant('pro')
      expect(bodyOf(await world.call(stranger, 'list_portfolios', {}))).toEqual({ portfolios: [] })
      for (const name of ['get_portfolio', 'put_portfolio_subjects', 'screen_portfolio'] as const)
        expect((await world.call(stranger, name, { id: ids[0] })).status).toBe(404)
    })
  })

  describe.skipIf(skip)('a batch', () => {
    const start = async (file: string, headers = {}): Promise<Batch> =>
      bodyOf(await world.call(key, 'start_batch', { file }, headers)) as unknown as Batch

    test('finds the listed parties of each row by the rules of a run, and says so for rows without any', async () => {
      const { id } = await start(
        csv(
          'C-1,Harun Taleb Al-Zahri,person,1971-03-09,IR',
          'C-2,Petra Lindqvist,person,1980-01-01,SE',
          'C-3,Tobias Marwen,person,,',
          ',Without Reference,person,,',
        ),
      )
      const batch = await ended(world, key, id)
      expect(batch).toMatchObject({
        status: 'completed',
        rows: 4,
        refused: 1,
        screened: 4,
        confirmed: 1,
        possible: 1,
      })
      expect(batch.lists.find((list) => list.id === 'un-sc')).toMatchObject({ snapshotDate: '2026-11-01' })
      expect(batch.lists.find((list) => list.id === 'eu-fsf')).toMatchObject({
        status: 'never_synced',
        snapshotDate: null,
        required: true,
      })
      const rows = rowsIn(await results(id))
      expect(rows.map(({ line, ref, outcome }) => [line, ref, outcome])).toEqual([
        [2, 'C-1', 'confirmed'],
        [3, 'C-2', 'clear'],
        [4, 'C-3', 'possible'],
        [5, undefined, 'refused'],
      ])
      expect(rows[0]?.matches[0]).toMatchObject({
        outcome: 'confirmed',
        active: true,
        says: expect.stringContaining('confirmed by'),
        citations: [expect.objectContaining({ source: 'un-sc', snapshotDate: '2026-11-01' })],
      })
      expect(rows[1]?.matches).toEqual([])
      expect(rows[3]?.error).toBe('ref is required')
      const record = rows[0]?.matches[0]?.citations[0]?.record ?? ''
      const cited = await world.send({ url: record, headers: { authorization: `Bearer ${key}` } })
      expect(cited.status, cited.text).toBe(200)
    })

    test('pages through the rows that need a person, in the order of the file', async () => {
      // 45 rows of 900 need one: in every part of the batch some, and in the last part none
      const rows = Array.from({ length: 900 }, (_, at) =>
        at % 15 === 0 && at < 675
          ? `C-${at},Harun Taleb Al-Zahri,person,1971-03-09,IR`
          : `C-${at},Petra Lindqvist,person,,`,
      )
      const batch = await ended(world, key, (await start(csv(...rows))).id)
      const refs: string[][] = []
      let next: unknown
      do {
        const { body } = await world.call(key, 'list_batch_matches', {
          id: batch.id,
          ...(next !== undefined && { after: next }),
        })
        expect(body['status']).toBe('completed')
        refs.push((body['rows'] as unknown as ScreenedRow[]).map(({ ref = '' }) => ref))
        next = body['next']
      } while (next !== undefined)
      expect(refs.map((page) => page.length)).toEqual([20, 20, 5])
      expect(refs.flat()).toEqual(Array.from({ length: 45 }, (_, at) => `C-${at * 15}`))
      const beyond = await world.call(key, 'list_batch_matches', { id: batch.id, after: '99-0' })
      expect(beyond.body).toEqual({ status: 'completed', rows: [] })
    })

    test('agrees with a diligence run on who is confirmed and who is possible', async () => {
      const asked = [
        { name: 'Harun Taleb Al-Zahri', type: 'person', birthDate: '1971-03-09', country: 'IR' },
        { name: 'Tobias Marwen', type: 'person' },
        { name: 'Petra Lindqvist', type: 'person' },
      ]
      const { id } = await start(
        jsonl(...asked.map((subject, at) => ({ ref: String(at), ...subject }))),
        LINES,
      )
      await ended(world, key, id)
      const rows = rowsIn(await results(id))
      for (const [at, subject] of asked.entries()) {
        const run = bodyOf(await world.call(key, 'run_diligence', { subject }))
        const found = (
          run['findings'] as unknown as { match?: { identity?: { outcome: string; says: string } } }[]
        )
          .flatMap(({ match }) => match?.identity ?? [])
          .map(({ outcome, says }) => `${outcome} ${says}`)
        expect(
          rows[at]?.matches
            .map(({ outcome, says }) => `${outcome} ${says}`)
            .filter((each) => !found.includes(each)),
        ).toEqual([])
        expect(rows[at]?.matches.length === 0).toBe(found.length === 0)
      }
    })

    test('screens a portfolio as it is', async () => {
      const id = await create()
      await put(id, csv('C-2,Petra Lindqvist,person,,', 'C-1,Harun Taleb Al-Zahri,person,,'))
      const started = bodyOf(await world.call(key, 'screen_portfolio', { id })) as unknown as Batch
      expect(started).toMatchObject({ portfolio: id, rows: 2 })
      await ended(world, key, started.id)
      expect(rowsIn(await results(started.id)).map(({ ref, outcome }) => `${ref} ${outcome}`)).toEqual([
        'C-1 possible',
        'C-2 clear',
      ])
    })

    test('is downloaded as CSV, one line for each match, or only what has matches', async () => {
      const { id } = await start(
        csv('=C-1,Harun Taleb Al-Zahri,person,1971-03-09,IR', 'C-2,Petra Lindqvist,person,,'),
      )
      await ended(world, key, id)
      const file = await results(id, { format: 'csv' })
      expect(file.headers['content-type']).toBe('text/csv; charset=utf-8')
      expect(file.headers['content-disposition']).toBe(`attachment; filename="assay-batch-${id}.csv"`)
      const [head, first = '', second] = file.text.split('\n')
      expect(head).toMatch(/^line,ref,outcome,match,/)
      expect(first).toMatch(/^2,'=C-1,confirmed,confirmed,Harun Taleb Al-Zahri,/)
      expect(second).toBe('3,C-2,clear,,,,,,,,,,,,,,,,')
      expect(rowsIn(await results(id, { only: 'matches' })).map(({ line }) => line)).toEqual([2])
    })

    test('the same Idempotency-Key gives the same batch, and another file is refused', async () => {
      const once = { 'idempotency-key': 'batch-1' }
      const file = csv('C-1,Harun Taleb,person,,')
      const { id } = await start(file, once)
      expect((await start(file, once)).id).toBe(id)
      const other = await world.call(key, 'start_batch', { file: csv('C-2,Maria Koval,,,') }, once)
      expect(other.body['error']).toBe('idempotency_key_reused')
      const { batches } = bodyOf(await world.call(key, 'list_batches', {})) as unknown as { batches: Batch[] }
      expect(batches.map((batch) => batch.id)).toEqual([id])
    })

    test.each([
      ['broken', 'ref,name\nC-1,"broken', {}],
      ['without rows', 'ref,name\n', {}],
      ['empty', '', LINES],
    ])('a file that is %s is refused and leaves no batch', async (_what, file, headers) => {
      const answer = await world.call(key, 'start_batch', { file }, headers)
      expect(answer.status, answer.text).toBe(400)
      expect(bodyOf(await world.call(key, 'list_batches', {}))).toEqual({ batches: [] })
    })

    test('what is wrong in the middle of a large file is what the client reads', async () => {
      const { port } = world.server.server.address() as AddressInfo
      const free = await world.tenant('free')
      const rows = Buffer.from(`ref,name\n${'C-1,Acme Robotics Ltd\n'.repeat(500_000)}`)
      const spoilt = Buffer.from(rows)
      spoilt[1_000_000] = 0xff
      const send = async (token: string, body: Buffer): Promise<string> => {
        const answer = await fetch(`http://127.0.0.1:${port}/v1/batches`, {
          method: 'POST',
          headers: { authorization: `Bearer ${token}`, 'content-type': 'text/csv' },
          body: new Uint8Array(body),
        })
        const said = (await answer.json()) as { error: string; message: string }
        return `${answer.status} ${said.error} ${said.message}`
      }
      expect(await send(key, spoilt)).toMatch(/^400 invalid_request The file is not in UTF-8/)
      expect(await send(free.key, rows)).toMatch(/^402 tier_required More than 1000 subjects/)
    })

    test('belongs to its workspace alone, and is deleted with its results', async () => {
      const { id } = await start(csv('C-1,Harun Taleb,person,,'))
      await ended(world, key, id)
      const { key: stranger } = await world.tenant('pro')
      for (const name of ['get_batch', 'get_batch_results', 'delete_batch'] as const)
        expect((await world.call(stranger, name, { id })).status).toBe(404)
      expect((await world.call(key, 'delete_batch', { id })).status).toBe(204)
      for (const name of ['get_batch', 'get_batch_results', 'delete_batch'] as const)
        expect((await world.call(key, name, { id })).status).toBe(404)
    })
  })
})

describe('without a list', () => {
  test('a batch fails and says what to do', async () => {
    const world = await createWorld({ screensBatches: true })
    const { key } = await world.tenant('pro')
    const id = await world.batch(key)
    const batch = await ended(world, key, id)
    expect(batch).toMatchObject({
      status: 'failed',
      error: expect.stringContaining('No watch list is loaded'),
    })
    await world.close()
  })
})

describe.each(stores)('a batch that was interrupted, on $kind', ({ skip, place }) => {
  const folder = mkdtempSync(join(tmpdir(), 'assay-batches-'))
  let world: World
  let key: string
  let workspaceId: string
  let id: string
  let screening: ReturnType<typeof screeningNow>

  beforeEach(async () => {
    if (skip) return
    world = await placedWorld(place)
    const { store, manifests } = world.ports
    await loadList(store, 'un-sc')
    ;({ key, workspaceId } = await world.tenant('pro'))
    const rows = Array.from(
      { length: 1_700 },
      (_, at) => `C-${at},${at % 400 === 0 ? 'Harun Taleb' : 'Petra Lindqvist'},person,,`,
    )
    id = String(bodyOf(await world.call(key, 'start_batch', { file: csv(...rows) }))['id'])
    const screener = screenerInForce({ ASSAY_DATA_DIR: folder }, () => undefined)
    screening = screeningNow(store.sources, manifests, screener)
  })
  afterEach(() => (skip ? undefined : world.close()))
  afterAll(() => rmSync(folder, { recursive: true }))

  let claims = NOW
  /** Claims the batch as a server does whose predecessor has lost its lease. */
  const claim = async () => {
    const at = new Date(++claims).toISOString()
    const job = await world.ports.store.batchQueue.claim(at, at)
    if (job === undefined) throw new Error('the batch is not in the queue')
    return job
  }
  const work = async (store: World['ports']['store'], signal = new AbortController().signal, job = claim()) =>
    performBatch(
      await job,
      { store, clock: { now: () => NOW }, manifests: world.ports.manifests, requiredLists: [], screening },
      signal,
    )
  /** The store, which calls before the results of a part are stored. */
  const watching = (onPart: (seq: number) => void): World['ports']['store'] => ({
    ...world.ports.store,
    write: (tenant, job) =>
      world.ports.store.write(tenant, (tx) =>
        job({
          ...tx,
          putResults: async (batch, part) => {
            onPart(part.seq)
            await tx.putResults(batch, part)
          },
        }),
      ),
  })
  const batch = async (): Promise<Batch> =>
    bodyOf(await world.call(key, 'get_batch', { id })) as unknown as Batch
  const results = async (): Promise<string> => (await world.call(key, 'get_batch_results', { id })).text

  test.skipIf(skip)('goes on where it stopped, against the lists it began with', async () => {
    // the server stops after the first two parts
    const stopping = new AbortController()
    const store = watching((seq) => {
      if (seq === 1) stopping.abort()
    })
    expect(await work(store, stopping.signal)).toBe('left')
    expect(await batch()).toMatchObject({ status: 'running', screened: 400 })
    const seen = await results()
    expect(seen.split('\n')).toHaveLength(401)

    await loadList(world.ports.store, 'us-ofac-sdn')
    const written: number[] = []
    expect(await work(watching((seq) => written.push(seq)))).toBe('ended')
    expect(written).toEqual([2, 3, 4, 5, 6, 7, 8])
    const whole = await batch()
    expect(whole).toMatchObject({ status: 'completed', screened: 1_700, possible: 5 })
    expect(whole.lists.find((list) => list.id === 'us-ofac-sdn')?.snapshotDate ?? null).toBeNull()
    expect((await results()).startsWith(seen)).toBe(true)
  })

  test.skipIf(skip)('ends as failed if it was altered in the store, and keeps what it found', async () => {
    const stopping = new AbortController()
    expect(
      await work(
        watching(() => stopping.abort()),
        stopping.signal,
      ),
    ).toBe('left')
    await alterTenant(world.ports.store as OpenStore, workspaceId, [
      sql`update batches set pins = '{"lists":' where id = ${id}`,
    ])
    const before = await batch()
    expect(before).toMatchObject({ status: 'running', unreadable: true, screened: 200 })
    expect(await work(world.ports.store)).toBe('ended')
    expect(await batch()).toMatchObject({
      status: 'failed',
      unreadable: true,
      screened: 200,
      error: expect.stringContaining('was altered and cannot be read'),
    })
    expect((await results()).split('\n')).toHaveLength(201)
  })

  test.skipIf(skip)('leaves it to a server that has taken it over', async () => {
    const put: number[] = []
    const slow = watching((seq) => put.push(seq))
    let looks = 0
    const late: typeof slow = {
      ...slow,
      read: async (tenant, job) => {
        if (++looks === 4) await claim()
        return slow.read(tenant, job)
      },
    }
    expect(await work(late)).toBe('left')
    const before = put.length
    expect(before).toBeLessThan(9)
    expect(await batch()).toMatchObject({ status: 'running', screened: before * 200 })
    expect(await work(world.ports.store)).toBe('ended')
    expect(await batch()).toMatchObject({ status: 'completed', screened: 1_700 })
  })

  test.skipIf(skip)('is deleted while a server works on it, whatever the server is doing', async () => {
    for (let round = 0; round < 8; round++) {
      const { id: another } = bodyOf(
        await world.call(key, 'screen_portfolio', { id: await world.portfolio(key) }),
      )
      await world.call(key, 'delete_batch', { id })
      id = String(another)
      // why first: a batch that is deleted before it is claimed is not in the queue
      const job = await claim()
      const working = work(world.ports.store, undefined, Promise.resolve(job))
      const deleted = await world.call(key, 'delete_batch', { id })
      expect(deleted.status, deleted.text).toBe(204)
      expect(['ended', 'gone']).toContain(await working)
      id = String(bodyOf(await world.call(key, 'start_batch', { file: csv('C-1,Harun Taleb,,,') }))['id'])
    }
  })

  test.skipIf(skip)('of a portfolio that was deleted meanwhile fails and says so', async () => {
    const portfolio = await world.portfolio(key)
    await world.call(key, 'delete_batch', { id })
    id = String(bodyOf(await world.call(key, 'screen_portfolio', { id: portfolio }))['id'])
    await world.call(key, 'delete_portfolio', { id: portfolio })
    expect(await work(world.ports.store)).toBe('ended')
    expect(await batch()).toMatchObject({
      status: 'failed',
      error: 'The portfolio was deleted before it was screened.',
    })
  })
})

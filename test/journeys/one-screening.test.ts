// One way to screen: the same data folder gives one answer over REST, MCP and the command line, with the resources of the
// folder, and every list that was imported can be screened.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { framed, messageOf } from '../support/mcp.ts'
import { assay, assayJson, root, type Running, start } from '../support/process.ts'

const folder = mkdtempSync(join(tmpdir(), 'assay-one-screening-'))
const environment = { ASSAY_DATA_DIR: join(folder, 'data'), ASSAY_PORT: '0', ASSAY_LOG_LEVEL: 'warn' }
const TODAY = new Date().toISOString().slice(0, 10)

const file = (name: string, content: string): string => {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}

const entity = (id: number, name: string): string =>
  `<ENTITY><DATAID>${id}</DATAID><FIRST_NAME>${name}</FIRST_NAME><REFERENCE_NUMBER>ZZe.${id}</REFERENCE_NUMBER></ENTITY>`
const UN = () =>
  file(
    'consolidated.xml',
    `<?xml version="1.0"?><CONSOLIDATED_LIST dateGenerated="${TODAY}T00:00:00.000Z"><INDIVIDUALS/><ENTITIES>${entity(41, 'Tak Hing Trading Company Limited')}${entity(42, 'Harbour Kettle Works')}</ENTITIES></CONSOLIDATED_LIST>`,
  )
const EU = () =>
  file(
    'xmlFullSanctionsList_1_1.xml',
    `<?xml version="1.0" encoding="UTF-8"?><export xmlns="http://eu.europa.ec/fpi/fsd/export" generationDate="${TODAY}T00:00:00.000+01:00" globalFileId="1"><sanctionEntity designationDetails="Invented for tests." unitedNationId="" euReferenceNumber="EU.77.1" logicalId="770001"><regulation regulationType="amendment" organisationType="commission" publicationDate="2024-01-02" entryIntoForceDate="2024-01-03" numberTitle="2024/1 (OJ L1)" programme="LAN" logicalId="1"><publicationUrl>https://eur-lex.example/2024-1</publicationUrl></regulation><subjectType code="person" classificationCode="P"/><nameAlias firstName="" middleName="" lastName="" wholeName="Klaudia Sheinbaum" function="" gender="F" title="" nameLanguage="" strong="true" regulationLanguage="en" logicalId="11"/></sanctionEntity></export>`,
  )
const UK = join(root, 'src/sources/readers/uk-fcdo/sample/UK-Sanctions-List.csv')

/** A name that met a record: where it stands, and how sure it is. */
type Met = readonly [list: string, record: string, score: number, probability: number, level: string]
interface Subject {
  readonly name: string
  readonly type?: 'company' | 'person'
}
const SUBJECTS: readonly Subject[] = [
  { name: 'Tak Shing Trading Company Limited', type: 'company' },
  { name: 'Tak Shing Trading Company Limited' },
  { name: 'Claudia Steinbaum', type: 'person' },
  { name: 'Claudia Steinbaum' },
]

let server: Running
let key: string

const send = async (path: string, init: { body: string; headers?: Record<string, string> }) => {
  const answer = await fetch(`${server.url}${path}`, {
    method: 'POST',
    body: init.body,
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', ...init.headers },
  })
  const text = await answer.text()
  expect(answer.status, text).toBe(200)
  return text
}

interface FindingShown {
  readonly scorer: string
  readonly match?: { readonly score: number; readonly probability: number; readonly level: string }
  readonly citations: readonly { readonly source: string; readonly id: string }[]
}
const inOrder = (met: readonly Met[]): readonly Met[] =>
  met.toSorted(([a, b], [c, d]) => (`${a} ${b}` < `${c} ${d}` ? -1 : 1))
const metIn = (findings: readonly FindingShown[]): readonly Met[] =>
  inOrder(
    findings.flatMap(({ scorer, match, citations: [cited] }) =>
      scorer === 'sanctions' && match !== undefined && cited !== undefined
        ? [[cited.source, cited.id, match.score, match.probability, match.level] as const]
        : [],
    ),
  )

const tool = async (name: string, args: Record<string, unknown>) => {
  const { headers, body } = framed({ method: 'tools/call', params: { name, arguments: args } }, 'modern')
  const { result } = messageOf(await send('/mcp/diligence', { body, headers }))
  return (result as { structuredContent: { findings: FindingShown[] } }).structuredContent
}
const answered = <T>(text: string): T => JSON.parse(text) as T

interface Screened {
  readonly lists: readonly Record<string, unknown>[]
  readonly findings: readonly {
    list: string
    record_id: string
    score: number
    probability: number
    level: string
  }[]
}
const screened = async (name: string, ...more: string[]): Promise<Screened> =>
  await assayJson<Screened>(['screen', name, ...more], environment)
const metBy = ({ findings }: Pick<Screened, 'findings'>): readonly Met[] =>
  inOrder(
    findings.map(({ list, record_id, score, probability, level }) => [
      list,
      record_id,
      score,
      probability,
      level,
    ]),
  )

async function batch(): Promise<readonly (readonly Met[])[]> {
  const rows = SUBJECTS.map(({ name, type = '' }, at) => `${at},${name},${type}\n`).join('')
  const out = join(folder, 'findings.csv')
  const { code, err } = await assay(
    ['screen', '--batch', file('subjects.csv', `id,name,type\n${rows}`), '--out', out],
    environment,
  )
  expect(code, err).toBe(0)
  const found = parse<Record<string, string>>(readFileSync(out, 'utf8'), { columns: true })
  return SUBJECTS.map((_, at) =>
    inOrder(
      found
        .filter(({ id }) => id === String(at))
        .map(({ list = '', record_id = '', score, probability, level = '' }) => [
          list,
          record_id,
          Number(score),
          Number(probability),
          level,
        ]),
    ),
  )
}

/** What every edge answers for a subject, by its name. */
async function answersFor(
  subject: Subject,
  inBatch: readonly Met[],
): Promise<Readonly<Record<string, readonly Met[]>>> {
  const type = subject.type === undefined ? [] : ['--type', subject.type]
  const body = JSON.stringify({ subject })
  const run = answered<{ status: string; findings: FindingShown[] }>(
    await send('/v1/diligence', { body, headers: { prefer: 'wait=30' } }),
  )
  expect(run.status).toBe('completed')
  const scored = answered<{ findings: FindingShown[] }>(await send('/v1/score/sanctions', { body }))
  return {
    'POST /v1/diligence': metIn(run.findings),
    'POST /v1/score/sanctions': metIn(scored.findings),
    run_diligence: metIn((await tool('run_diligence', { subject })).findings),
    score_subject: metIn((await tool('score_subject', { scorer: 'sanctions', subject })).findings),
    screen: metBy(await screened(subject.name, ...type)),
    batch: inBatch,
  }
}

/** For each subject the one answer of all edges. */
async function answersNow(): Promise<readonly (readonly Met[])[]> {
  const batched = await batch()
  const all: (readonly Met[])[] = []
  for (const [at, subject] of SUBJECTS.entries()) {
    const answers = await answersFor(subject, batched[at] ?? [])
    const [first = []] = Object.values(answers)
    expect(answers).toEqual(Object.fromEntries(Object.keys(answers).map((edge) => [edge, first])))
    all.push(first)
  }
  return all
}

const pinned = async (): Promise<Readonly<Record<string, unknown>>> => {
  const run = answered<{ id: string }>(
    await send('/v1/diligence', {
      body: JSON.stringify({ subject: { name: 'Harbour Kettle Works' } }),
      headers: { prefer: 'wait=30' },
    }),
  )
  const answer = await fetch(`${server.url}/v1/runs/${run.id}/audit`, {
    headers: { authorization: `Bearer ${key}` },
  })
  const { records, fault } = answered<{ records: string[]; fault?: unknown }>(await answer.text())
  expect(fault).toBeUndefined()
  const entries = records.map((record) => answered<{ type: string; data: Record<string, unknown> }>(record))
  const [opened, sealed] = ['run.opened', 'scorecard.sealed'].map(
    (type) => entries.find((entry) => entry.type === type)?.data ?? {},
  )
  expect(sealed?.['resources']).toBe(opened?.['resources'])
  return opened ?? {}
}

beforeAll(async () => {
  for (const [id, path] of [
    ['un-sc', UN()],
    ['eu-fsf', EU()],
    ['uk-fcdo', UK],
  ] as const) {
    const { code, err } = await assay(['sources', 'import', id, path, '--below-floor'], environment)
    expect(code, err).toBe(0)
  }
  const { id } = await assayJson<{ id: string }>(
    ['workspaces', 'create', '--name', 'Test', '--tier', 'pro'],
    environment,
  )
  key = (
    await assayJson<{ key: string }>(
      ['keys', 'create', '--workspace', id, '--name', 'k', '--scopes', 'read,run'],
      environment,
    )
  ).key
  server = await start('serve', environment)
})
afterAll(async () => {
  await server.end()
  rmSync(folder, { recursive: true })
})

test('EU and UK lists that were imported are screened, and the answer names each snapshot', async () => {
  const { lists, findings } = await screened('Harun Talib ibn Al-Zahri', '--type', 'person')
  expect(findings[0]).toMatchObject({ list: 'uk-fcdo', level: 'strong' })
  expect(lists.map(({ id }) => id)).toEqual(['eu-fsf', 'uk-fcdo', 'un-sc'])
  for (const list of lists)
    expect(list).toMatchObject({
      snapshot: expect.stringMatching(/^[a-z-]+@[0-9a-f]{12}$/) as string,
      date: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) as string,
    })
  expect((await screened('Klaudia Sheinbaum')).findings[0]).toMatchObject({ list: 'eu-fsf', level: 'strong' })
})

test('a list file is screened beside the snapshots, through the same reader', async () => {
  const { lists, findings } = await screened(
    'Lantern Prospect',
    '--list',
    `us-csl=${join(root, 'src/sources/readers/us-csl/sample/consolidated.csv')}`,
  )
  expect(lists.map(({ id }) => id)).toEqual(['eu-fsf', 'uk-fcdo', 'un-sc', 'us-csl'])
  expect(lists[3]).toMatchObject({ file: expect.stringContaining('consolidated.csv') as string })
  expect(findings.length).toBeGreaterThanOrEqual(0)
})

describe('the same folder and lists give one answer on every edge', () => {
  let builtIn: string
  const answers: Record<'before' | 'after', readonly (readonly Met[])[]> = { before: [], after: [] }

  test('with the built-in tables', async () => {
    answers.before = await answersNow()
    expect(answers.before[1]).toEqual(answers.before[0])
    // the words differ by a letter, and no table says that they are one
    expect(answers.before[0]).toEqual([])
    expect(answers.before[2]).toMatchObject([
      ['eu-fsf', 'EU.77.1', expect.any(Number), expect.any(Number), 'alert'],
    ])
    builtIn = String((await pinned())['resources'])
    expect(builtIn).toMatch(/^[0-9a-f]{16}$/)
  })

  test('and with imported resources, from the next run on, pinned in the run', async () => {
    const open = join(folder, 'open')
    mkdirSync(open)
    writeFileSync(
      join(open, 'names.txt'),
      'shing, hing, 興 => Q1\nsheinbaum, шейнбаум => Q2\nsteinbaum, штейнбаум => Q3\n',
    )
    const { code, out } = await assay(['resources', 'import', open], environment)
    expect(code).toBe(0)
    expect(out).toContain('A running server uses them from its next run on')
    answers.after = await answersNow()
    expect(answers.after[0]).toMatchObject([
      ['un-sc', 'ZZe.41', expect.any(Number), expect.any(Number), 'strong'],
    ])
    expect(answers.after[2]).toEqual([])
    const { resources } = await pinned()
    expect(resources).toMatch(/^[0-9a-f]{16}$/)
    expect(resources).not.toBe(builtIn)
    const alone = await screened('Tak Shing Trading Company Limited', '--type', 'company', '--built-in-only')
    expect(metBy(alone)).toEqual(answers.before[0])
  })

  test('explain match and match-pairs give the score that screening gives', async () => {
    const [, , score, probability, level] = answers.after[0]?.[0] ?? []
    const [a, b] = ['Tak Shing Trading Company Limited', 'Tak Hing Trading Company Limited'] as const
    const explained = await assayJson<{ score: number }>(
      ['explain', 'match', a, b, '--type', 'company'],
      environment,
    )
    expect(explained).toMatchObject({ score, probability, level })
    const side = (name: string) => ({ name, schema: 'Company', props: {} })
    const pair = file('pair.jsonl', `${JSON.stringify({ id: 1, query: side(a), candidate: side(b) })}\n`)
    expect(JSON.parse((await assay(['match-pairs', pair], environment)).out)).toEqual({
      id: 1,
      score,
      probability,
      level,
    })
  })
})

test('a folder without a list says what to do', async () => {
  const { code, err, out } = await assay(['screen', 'Ilsa Dorran'], { ASSAY_DATA_DIR: join(folder, 'empty') })
  expect([code, out]).toEqual([1, ''])
  for (const way of ['sources sync', 'sources import', '--list ID=PATH']) expect(err).toContain(way)
})

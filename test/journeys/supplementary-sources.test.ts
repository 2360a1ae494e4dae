// Sources that add to a run: without them a run is as before, and with them a person on each is found, told what it forbids, and
// reviewed or stopped as the measure asks.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { catalogue } from '../../src/sources/catalogue/catalogue.ts'
import { loadList } from '../support/lists.ts'
import { createWorld } from '../support/world.ts'

const REQUIRED = ['us-ofac-sdn', 'un-sc', 'eu-fsf', 'uk-fcdo']
const SUPPLEMENTARY = [...catalogue.values()]
  .filter(({ manifest }) => manifest.supplementary === true)
  .map(({ manifest }) => manifest.id)

interface Run {
  readonly verdict: string
  readonly notes: readonly { readonly code: string; readonly source?: string }[]
  readonly sources: readonly { readonly id: string }[]
  readonly coverage: { readonly other: Readonly<Record<string, readonly { readonly source: string }[]>> }
  readonly findings: readonly {
    readonly scorer: string
    readonly kind: string
    readonly statement: string
    readonly measures?: readonly { readonly measure: string }[]
    readonly citations: readonly { readonly source: string }[]
  }[]
}

interface Asking {
  run(subject: object): Promise<Run>
  close(): Promise<void>
}

async function worldWith(lists: readonly string[]): Promise<Asking> {
  const world = await createWorld()
  for (const id of lists) await loadList(world.ports.store, id)
  const { key } = await world.tenant('free')
  return {
    close: () => world.close(),
    async run(subject) {
      const answer = await world.call(key, 'run_diligence', { subject })
      expect(answer.status, answer.text).toBe(200)
      return answer.body as unknown as Run
    },
  }
}

test('until one is brought in, no run names it, counts it as missing or is less sure', async () => {
  const world = await worldWith(REQUIRED)
  const run = await world.run({ name: 'Zephyr Bakehouse', type: 'person', birthDate: '1990-01-01' })
  expect(SUPPLEMENTARY.length).toBeGreaterThan(5)
  const named = [
    ...run.sources.map(({ id }) => id),
    ...run.notes.map(({ source }) => source),
    ...Object.values(run.coverage.other).flatMap((sources) => sources.map(({ source }) => source)),
  ]
  expect(named.filter((id) => id !== undefined && SUPPLEMENTARY.includes(id))).toEqual([])
  await world.close()
})

test.each([
  [
    'gb-ch-disqualified',
    { name: 'Tobias Elie Marwen', type: 'person', birthDate: '1954-07-07' },
    'It may not run a company.',
  ],
  [
    'us-sam-exclusions',
    { name: 'Quillfern Roads LLC', type: 'company', identifiers: [{ scheme: 'uei', value: 'QF11QUILL001' }] },
    'its assets are not frozen by this.',
  ],
  [
    'au-dfat',
    { name: 'Ilsa Dorran', type: 'person', birthDate: '1957-05-01' },
    'It may not enter the country.',
  ],
  [
    'wikidata-peps',
    { name: 'Tobias Marwen', type: 'person', birthDate: '1954-07-07' },
    'It holds a public office; nothing is forbidden.',
  ],
])(
  '%s: a confirmed party under a measure that freezes nothing needs review, and the finding says why',
  async (id, subject, forbids) => {
    // why alone: the samples of other lists have parties of the same names
    const world = await worldWith([id])
    const { verdict, findings } = await world.run(subject)
    expect(verdict).toBe('enhanced_diligence')
    expect(findings[0]?.statement).toContain(': confirmed by ')
    expect(findings[0]?.statement).toContain(forbids)
    await world.close()
  },
)

test('a ship whose assets Canada freezes stops a run', async () => {
  const world = await worldWith(['ca-sema'])
  const { verdict } = await world.run({ type: 'vessel', identifiers: [{ scheme: 'imo', value: '9000001' }] })
  expect(verdict).toBe('do_not_proceed')
  await world.close()
})

describe('leaked papers', () => {
  let world: Asking
  beforeAll(async () => {
    world = await worldWith([...REQUIRED, 'icij-offshoreleaks'])
  })
  afterAll(() => world.close())
  const COMPANY = { name: 'Quillfern Holdings Ltd', type: 'company' }
  const inPapers = ({ findings }: Run) =>
    findings.filter(({ citations }) => citations.some(({ source }) => source === 'icij-offshoreleaks'))

  test('a company with its number in its register needs review, and the finding says that this is no offence', async () => {
    const run = await world.run({ ...COMPANY, jurisdiction: 'VG', registrationNumber: '990001' })
    expect(run.verdict).toBe('enhanced_diligence')
    expect(inPapers(run).map(({ kind }) => kind)).toEqual(['offshore-company'])
    expect(inPapers(run)[0]?.statement).toContain('To be named in them is no offence.')
  })

  test.each([
    ['its name alone', COMPANY],
    ['a former name', { name: 'Lantern Bay Limited', type: 'company', country: 'VG' }],
    ['its name and another number', { ...COMPANY, jurisdiction: 'GB', registrationNumber: '990001' }],
  ])('%s forces nothing, and no one behind it is screened or said to run the company', async (_, subject) => {
    const run = await world.run(subject)
    expect(['enhanced_diligence', 'do_not_proceed']).not.toContain(run.verdict)
    expect(inPapers(run).map(({ kind }) => kind)).not.toContain('offshore-company')
    expect(run.findings.map(({ scorer }) => scorer)).not.toContain('officers')
  })

  test('it is no entry of a register: the company is as unknown as without it', async () => {
    const run = await world.run(COMPANY)
    expect(run.findings.map(({ kind }) => kind)).toEqual(['offshore-name'])
    expect(run.notes.map(({ code }) => code)).toContain('not_in_registry')
  })

  test('a search for a person shows the role, and no other person of the company', async () => {
    const run = await world.run({ name: 'Ilsa Dorran', type: 'person' })
    expect(inPapers(run).map(({ kind, statement }) => [kind, statement])).toEqual([
      [
        'role-of-subject',
        '"Ilsa Dorran" is on record as beneficial owner of "QUILLFERN HOLDINGS LTD." in leaked papers, which is no offence.',
      ],
    ])
  })
})

describe('with all of them', () => {
  let world: Asking
  beforeAll(async () => {
    world = await worldWith([...REQUIRED, ...SUPPLEMENTARY])
  })
  afterAll(() => world.close())

  test.each([
    ['ca-sema', { name: 'Quillfern Savings Bank', type: 'company' }, 'sectoral'],
    [
      'ca-sema',
      { name: 'Amber Petrel', type: 'vessel', identifiers: [{ scheme: 'imo', value: '9000001' }] },
      'asset_freeze',
    ],
    ['ch-seco', { name: 'Tobias Marwen', type: 'person', birthDate: '1954-07-07' }, 'asset_freeze'],
    ['au-dfat', { name: 'Tobias Marwen', type: 'person', birthDate: '1954-07-07' }, 'asset_freeze'],
    ['wikidata-peps', { name: 'Tobias Marwen', type: 'person', birthDate: '1954-07-07' }, 'pep'],
    [
      'gb-ch-disqualified',
      { name: 'Tobias Elie Marwen', type: 'person', birthDate: '1954-07-07' },
      'disqualified',
    ],
    ['jp-meti-eul', { name: 'Lantern Guard Brigade', type: 'company' }, 'export_control'],
    ['ua-nsdc', { name: 'Tobias Marwen', type: 'person', birthDate: '1954-07-07' }, 'asset_freeze'],
    ['wb-debarred', { name: 'Quillfern Civil Works Co., Ltd.', type: 'company' }, 'debarment'],
    ['us-sam-exclusions', { name: 'Quillfern Roads LLC', type: 'company' }, 'debarment'],
  ])('%s: %j is found under %s', async (source, subject, measure) => {
    const { findings } = await world.run(subject)
    const cited = findings.filter(({ citations }) => citations.some((citation) => citation.source === source))
    const measures = cited.flatMap(({ measures: all = [] }) => all.map((one) => one.measure))
    expect(measures).toContain(measure)
  })
})

// What the documents of an assessment and of a run say: everything, in the order of the protocol, as plain text.
import { expect, test } from 'vitest'
import { Finding, type NameMatch } from '../contract/vocabulary/finding.ts'
import { Run } from '../contract/vocabulary/run.ts'
import { sha256Hex } from '../base/sha256.ts'
import { assessmentDocument } from './assessment/assessment-document.ts'
import { assessmentMarkdown } from './assessment/assessment-markdown.ts'
import type { ReportedEvidence } from './assessment/assessment-report.ts'
import type { Block, ReportDocument } from './document/document.ts'
import { runDocument, type ScorersOf } from './run/run-document.ts'
import { explanation, report, row } from './testing/assessment.ts'
import { withNames } from './words/source-names.ts'

const densities = [0, 0.25, 0.5, 0.75, 1].map((rate) => ({ rate, prior: 1, posterior: 1 }))

/** Every text of a document that is said to somebody, in order. */
const textsOf = (document: ReportDocument): string[] => {
  const { charts: _charts, ...said } = document
  const collect = (value: unknown): string[] =>
    typeof value === 'string'
      ? [value]
      : typeof value === 'object' && value !== null
        ? Object.values(value).flatMap(collect)
        : []
  return collect(said)
}
const blocksOf = (document: ReportDocument, title: string): readonly Block[] =>
  document.sections
    .filter((section) => section.title === title)
    .flatMap(({ blocks, findings = [] }) => [...blocks, ...findings.flat()])

const examplesOf = (schema: typeof Run | typeof Finding): unknown[] =>
  Object.values(schema.meta()?.examples ?? [])
const [, completed, failed, erased, altered] = examplesOf(Run).map((run) => Run.parse(run)) as [
  Run,
  Run,
  Run,
  Run,
  Run,
]
const [matched] = examplesOf(Finding).map((finding) => Finding.parse(finding)) as [Finding]
const [lapsed] = completed.findings as [Finding]

/** As the manifests of the sources in the examples say it. */
const scorersOf: ScorersOf = (id) => (id === 'courtlistener' ? ['risk', 'upside'] : ['risk'])
const documentOf = (run: Run): ReportDocument => runDocument(run, scorersOf)
const withSources = (read: Readonly<Record<string, boolean>>): Run => ({
  ...completed,
  findings: [],
  risk: { value: 0, citations: [] },
  sources: Object.entries(read).map(([id, isRead]) => ({
    id,
    name: `The list ${id}`,
    snapshotDate: isRead ? '2026-11-19' : null,
    recordsHash: isRead ? 'ab'.repeat(32) : null,
    status: isRead ? 'current' : 'never_synced',
  })),
})

test('X-1, X-7 an assessment has the sections of its Markdown, after verdict, score, estimate and gates', () => {
  const document = assessmentDocument(report, densities)
  expect(document.sections.map(({ title }) => title)).toEqual(
    [...assessmentMarkdown(report).matchAll(/^## (.+)$/gm)].map(([, title]) => title),
  )
  expect(document.verdict).toMatchObject({ label: 'Iterate', tone: 'fair' })
  expect(document.reasons.items).toEqual([
    'The total is below 56.',
    'No customer has committed anything that costs them.',
  ])
  expect(document.charts).toHaveLength(2)
})

test('P-10, X-2 what was read comes first, and the base rate before the estimate', () => {
  const { figures, warnings } = assessmentDocument(report, densities)
  expect(warnings).toEqual([
    '9 of 12 quotes were read at their sources, 5 of them on established hosts. 2 entries cite pages that do not hold what they claim.',
  ])
  const { evidenceRead } = report
  if (evidenceRead === undefined) throw new Error('the example was read')
  const whole = {
    ...report,
    evidenceRead: { ...evidenceRead, grades: { ...evidenceRead.grades, absent: 0 } },
  }
  expect(assessmentDocument(whole, densities).warnings).toEqual([])
  expect(figures.map(({ label, value, note }) => `${label} ${value} ${note}`)).toEqual([
    'Quotes read 9 of 12; 5 on established hosts',
    'Score 42 of 70',
    'Base rate 10% of “B2B SaaS sold to small business”',
    'Estimate 14% 95% interval 3.8% to 33.7%; allowance for evidence that may be made up: 4.2%',
  ])
})

test('a roadmap names kinds of evidence and writes changes as people know them', () => {
  const [milestone] = report.milestones
  if (milestone === undefined) throw new Error('the example has no milestone')
  const body =
    'Next: 1 more search_volume_snapshot; success moves the estimate by about +1.2 points, a contradiction by about -0.7.'
  const document = assessmentDocument({ ...report, milestones: [{ ...milestone, body }] }, densities)
  expect(blocksOf(document, 'Roadmap')[1]).toEqual({
    kind: 'paragraph',
    text: 'Next: 1 more “Search volume”; success moves the estimate by about +1.2 points, a contradiction by about −0.7.',
  })
})

test('X-1 reasons are sentences: a figure in one is kept apart from its points, and a kind has its name', () => {
  const [base, ceiling] = explanation.points
  const points = [{ ...base, text: '2 independent quotes carry a quantity' }, ceiling]
  const caps = [{ ...explanation.caps[0], text: 'optional evidence contradicts the axis: wedge_test' }]
  const explanations = { ...report.explanations, problem: { points, caps } } as typeof report.explanations
  const table = blocksOf(assessmentDocument({ ...report, explanations }, densities), 'Scorecard').at(-1)
  expect(table?.kind === 'table' && table.rows[0]?.[2]?.split('\n')).toEqual([
    '+2: 2 independent quotes carry a quantity [e_1a2b3c4d, e_00000001]',
    '−1: required evidence alone tops out at 8',
    'cap 5 (not binding): optional evidence contradicts the axis: “Test of the wedge” [e_1a2b3c4d]',
  ])
})

test('X-6, X-8 every entry of the ledger is there with its flags, its source and its check, and so is the disclaimer', () => {
  const document = assessmentDocument(report, densities)
  const [head, table] = blocksOf(document, 'Evidence ledger')
  expect(head).toEqual({ kind: 'head', text: 'Problem' })
  expect(table).toMatchObject({
    rows: [
      [
        'Quote of a user\n2026-07-01\ne_1a2b3c4d',
        '“We spend 6 hours a week on it.”\nRole of the speaker: practice manager',
        'https://forum.net/t/1',
        'Its source could not be read\nthe server refuses the page (status 403)\nToo old to count fully\nIts source lets nobody read it by machine',
      ],
    ],
  })
  expect(textsOf(document).join('\n')).toContain('No published study validates')
})

test('X-6 a check is told by its outcome and what was seen, values of a choice as words, what founders wrote as it is', () => {
  const rowWith = (changed: Partial<ReportedEvidence>): readonly string[] => {
    const document = assessmentDocument({ ...report, evidence: [{ ...row, ...changed }] }, densities)
    const [, table] = blocksOf(document, 'Evidence ledger')
    return (table?.kind === 'table' && table.rows[0]) || []
  }
  const standing = (verify: ReportedEvidence['verify']): string =>
    rowWith({ flags: [], verify, provenance: { grade: 'read' } }).at(-1) ?? ''
  expect(standing({ valid: true })).toBe('Read at its source\nConfirmed at its source')
  const refutation = { reason: 'quote_not_found: nothing on the page is like it' }
  expect(standing({ valid: false, reason: 'unreachable', refutation })).toBe(
    'Read at its source\nIts source could not be read\nNot found at its source: nothing on the page is like it',
  )
  const details = [
    { name: 'reason type', text: 'channel_conflict' },
    { name: 'competitor', text: 'snake_case' },
  ]
  expect(rowWith({ quote: null, details })[1]).toBe('Reason type: channel conflict\nCompetitor: snake_case')
})

test('X-4, V-7 changes of class, earlier scorecards and a class not granted are told of', () => {
  const texts = textsOf(
    assessmentDocument(
      {
        ...report,
        requestedCategory: 'seed_funded_startup',
        categoryChanges: [
          {
            at: '2026-11-02T08:00:00Z',
            from: { category: 'default', baseRate: 0.07 },
            to: { category: 'b2b_saas_smb', baseRate: 0.1 },
          },
        ],
        earlierScorecards: [
          { at: '2026-11-01T10:00:00Z', category: 'default', total: 40, verdict: 'validate' },
        ],
      },
      densities,
    ),
  ).join('\n')
  expect(texts).toContain(
    '2026-11-02: from “Unknown or mixed” (base rate 7%) to “B2B SaaS sold to small business” (base rate 10%)',
  )
  expect(texts).toContain('2026-11-01: 40 of 70, Validate, as “Unknown or mixed”')
  expect(texts).toContain(
    'Class “Startup with a closed priced seed round” was asked for and does not apply to this ledger; ' +
      '“B2B SaaS sold to small business” was used.',
  )
  expect(texts.match(/[a-z0-9]+_[a-z_]+/g)).toEqual(['b2b_saas_smb'])
})

test('the hash of an assessment is that of its Markdown export', () => {
  expect(assessmentDocument(report, densities).seal.hash).toBe(sha256Hex(assessmentMarkdown(report)))
})

test('a title is the first sentence of the pitch, and is cut where it has no end', () => {
  const titleOf = (pitch: string): string => assessmentDocument({ ...report, pitch }, densities).title
  expect(titleOf('Reminders for v1.2 users.\nThey pay. A lot.')).toBe('Reminders for v1.2 users.')
  expect(titleOf('督促を送ります。高いです。')).toBe('督促を送ります。')
  expect([...titleOf('😀'.repeat(900))]).toHaveLength(200)
})

test('a run says verdict, conditions, both values, every finding with its records, every source, and its hash', () => {
  const run: Run = { ...completed, findings: [matched, ...(completed.findings ?? [])] }
  const document = documentOf(run)
  const texts = textsOf(document)
  expect(document.verdict).toMatchObject({ label: 'Proceed with conditions', tone: 'fair' })
  expect(document.reasons.items).toEqual(['Open litigation: one case names the subject or a name near it.'])
  expect(texts.join('\n')).toContain(
    'Source CourtListener: dockets of US courts was never loaded: what it would say is not known.',
  )
  expect(document.figures.map(({ label, value }) => [label, value])).toEqual([
    ['Risk', '10'],
    ['Upside', '–'],
    ['Confidence', 'Medium'],
  ])
  for (const { statement, citations } of run.findings ?? []) {
    expect(texts).toContain(withNames(statement, run.sources ?? []))
    for (const { source, id, url, snapshotDate } of citations)
      expect(texts).toEqual(
        expect.arrayContaining([withNames(source, run.sources ?? []), id, url, snapshotDate]),
      )
  }
  for (const { name, id, recordsHash } of run.sources ?? [])
    expect(texts).toEqual(expect.arrayContaining([`${name}\n${id}`, recordsHash ?? 'none']))
  expect(document.seal.hash).toBe(run.audit?.hash)
  expect(document.seal.verify).toContain(`/v1/runs/${run.id}/audit`)
  expect(document.warnings).toEqual([expect.stringContaining('CourtListener')])
})

test('a run calls sources by their names, and tells their ids once', () => {
  const sources = withSources({ 'un-sc': true }).sources ?? []
  const [citation] = lapsed.citations
  const findings = [
    { ...lapsed, statement: 'Listed by un-sc.', citations: [{ ...citation, source: 'un-sc' }] },
  ] as Finding[]
  const [first] = completed.conditions ?? []
  const conditions = [{ ...first, text: 'Required list un-sc is stale.' }] as NonNullable<Run['conditions']>
  const said = textsOf(documentOf({ ...completed, sources, findings, conditions }))
  expect(said.filter((text) => text.includes('un-sc'))).toEqual([
    'Required list The list un-sc is stale.',
    // its row in the summary
    'The list un-sc',
    'Listed by The list un-sc.',
    'The list un-sc',
    'The list un-sc\nun-sc',
  ])
})

test('a run without any source says once that nothing could be looked up, and gives no figure', () => {
  const { figures, charts, sections, warnings } = documentOf(withSources({ 'un-sc': false, 'eu-fsf': false }))
  expect(figures.slice(0, 2)).toEqual([
    { label: 'Risk', value: '–', note: 'no source could be read' },
    { label: 'Upside', value: '–', note: 'no source could be read' },
  ])
  expect(charts).toEqual([])
  expect(warnings).toEqual([
    'Nothing could be looked up: none of the sources was loaded. Missing: The list un-sc; The list eu-fsf.',
  ])
  const said = JSON.stringify(sections)
  for (const again of ['Nothing could be looked up', 'Nothing in']) expect(said).not.toContain(again)
})

test('a figure of some of its sources says of how many, and which were not read', () => {
  const { figures, charts, sections, warnings } = documentOf(
    withSources({ 'un-sc': true, 'eu-fsf': false, courtlistener: false }),
  )
  expect(figures.slice(0, 2)).toEqual([
    { label: 'Risk', value: '0', note: 'of 100, from 1 of 3 sources' },
    { label: 'Upside', value: '–', note: 'no source could be read' },
  ])
  expect(charts).toHaveLength(1)
  expect(warnings).toEqual(['Not loaded, so not looked into: The list eu-fsf; The list courtlistener.'])
  expect(sections.slice(0, 2).map(({ blocks }) => blocks)).toEqual([
    [
      {
        kind: 'paragraph',
        text: 'Nothing in the one source that was read.',
      },
    ],
    [{ kind: 'paragraph', text: 'Nothing could be looked up: none of the sources was loaded.' }],
  ])
})

test('nothing found in every source is said as such, and 0 is then a figure', () => {
  const { figures, sections, warnings } = documentOf(withSources({ 'un-sc': true, courtlistener: true }))
  expect(figures.slice(0, 2).map(({ value, note }) => [value, note])).toEqual([
    ['0', 'of 100'],
    ['0', 'of 100'],
  ])
  expect(warnings).toEqual([])
  expect(sections[0]?.blocks).toEqual([
    { kind: 'paragraph', text: 'Nothing in the 2 sources that were read.' },
  ])
})

test('a finding stands where its points count, and one without points apart', () => {
  const findings: Finding[] = [
    { ...lapsed, statement: 'It lapsed.' },
    { ...lapsed, scorer: 'upside', statement: 'It was funded.' },
    { ...lapsed, points: 0, severity: 'info', statement: 'It is this company.' },
    { ...lapsed, scorer: 'upside', points: 0, severity: 'info', statement: 'It is of this industry.' },
  ]
  const document = documentOf({ ...completed, findings })
  const headsOf = (title: string): string[] =>
    blocksOf(document, title).flatMap((block) => (block.kind === 'head' ? block.text : []))
  expect(headsOf('What speaks against')).toEqual(['It lapsed.'])
  expect(headsOf('What speaks for')).toEqual(['It was funded.'])
  expect(headsOf('Looked at, gives no points')).toEqual(['It is this company.', 'It is of this industry.'])
  const without = documentOf({ ...completed, findings: [lapsed] })
  expect(without.sections.map(({ title }) => title)).not.toContain('Looked at, gives no points')
})

test('a record found by an identifier says by which, and one whose identifier agrees which', () => {
  const { match } = matched
  if (match === undefined) throw new Error('the example has a match')
  const noteOf = (finding: Finding, subject: Run['subject']): string =>
    blocksOf(documentOf({ ...completed, subject, findings: [finding] }), 'What speaks against')
      .flatMap((block) => (block.kind === 'paragraph' ? block.text : []))
      .join()
  /** In words that say nothing of it, so that they cannot be where it is read from. */
  const found = (kind: string, identifier?: string): Finding => ({
    ...matched,
    kind,
    statement: 'The domain of the subject leads to "A" (b c) by its LEI.',
    ...(identifier !== undefined && { parameters: { identifier } }),
  })
  const subject = {
    name: 'Acme',
    lei: '984500ACMEROBOTICS38',
    registrationNumber: '00445790',
    domain: 'acme.com',
  }
  const by = (identifier?: string): string => noteOf(found('resolved-by-identifier', identifier), subject)
  expect(by('lei')).toContain('Identifier: LEI 984500ACMEROBOTICS38 led to this record.')
  expect(by('registration')).toContain('Identifier: register number 00445790 led to this record.')
  expect(by()).toContain('Identifier: an identifier led to this record.')
  expect(noteOf(found('identifier-of-another', 'domain'), subject)).toContain(
    'Identifier: domain acme.com led to this record.',
  )
  expect(noteOf(found('sanctions-alert'), subject)).toContain('Identifier: not known on both sides.')
  const agreeing = (facts: NameMatch['aligned']['facts']): Finding => ({
    ...matched,
    match: { ...match, identifierAgree: true, aligned: { ...match.aligned, facts } },
  })
  const fact = { rule: 'identifier-agrees', effect: 1, detail: 'lei 984500X', says: 'an identifier agrees' }
  expect(noteOf(agreeing([fact]), subject)).toContain('Identifier: agrees (lei 984500X).')
  expect(noteOf(agreeing([]), subject)).toContain('Identifier: agrees.')
})

test('a document is made of data: other words of findings and conditions change those words and nothing else', () => {
  const led = { ...matched, kind: 'resolved-by-identifier', parameters: { identifier: 'lei' } }
  const findings = [matched, led, lapsed]
  const reworded = (text: string): string => `The domain of the subject is stale: ${text.length} xyzzy`
  const run: Run = { ...completed, findings }
  const words = new Map(
    [...findings.map(({ statement }) => statement), ...(run.conditions ?? []).map(({ text }) => text)].map(
      (text) => [withNames(text, run.sources ?? []), reworded(text)],
    ),
  )
  const other = documentOf({
    ...run,
    findings: findings.map((finding) => ({ ...finding, statement: reworded(finding.statement) })),
    conditions: (run.conditions ?? []).map((one) => ({ ...one, text: reworded(one.text) })),
  })
  expect(textsOf(other)).toEqual(textsOf(documentOf(run)).map((text) => words.get(text) ?? text))
})

test('a match stands side by side: both names, part by part, and what was taken from the score', () => {
  const [, note, table] = blocksOf(documentOf({ ...completed, findings: [matched] }), 'What speaks against')
  expect(table).toMatchObject({
    columns: [{ title: 'Looked up' }, { title: 'In the record (primary name)' }, {}],
    rows: [
      [
        'Acme Robotics Ltd',
        'ACME ROBOTIX LLC',
        '84.2% alike; near enough for a person to look; 31% likely the same',
      ],
      ['acme', 'acme', 'the same word'],
      ['robotics', 'robotix', 'sound alike'],
      ['ltd', '', 'legal: not compared as a word'],
      ['', 'llc', 'legal: not compared as a word'],
      ['', 'robotics, robotix', '−8% the parts that met are not written alike'],
    ],
  })
  expect(note).toMatchObject({ text: expect.stringContaining('Birth date: not known on both sides.') })
})

test('a run that failed says why, and one that was altered says so before anything else', () => {
  expect(documentOf(failed)).toMatchObject({
    verdict: { label: 'No verdict' },
    warnings: [expect.stringContaining('internal')],
    sections: [],
    seal: { hash: 'none: the run is not sealed' },
  })
  expect(documentOf(altered).warnings).toEqual([expect.stringContaining('altered')])
})

test('a run that was erased says when and why, keeps its seal, and shows nothing of its subject', () => {
  expect(documentOf(erased)).toMatchObject({
    title: '(erased)',
    verdict: { label: 'No verdict' },
    warnings: [expect.stringMatching(/erased on 2026-12-01, at the request of the person/)],
    sections: [],
    seal: { hash: completed.audit?.hash },
  })
})

test('what callers send loses its controls and keeps its letters', () => {
  const name = '\u202eevil\u0000\u2066 <b>*x*</b> #set\n#include "a"'
  const { title, seal } = documentOf({ ...completed, subject: { name } })
  expect(title).toBe('evil <b>*x*</b> #set #include "a"')
  expect(seal).toEqual(documentOf(completed).seal)
})

test('a run has a summary of what weighs, the workspace, and a place for the reviewer', () => {
  const names = ['Iva Trentmoser', 'Iva T.']
  const listed = { ...matched, points: 45, listed: { ...EMPTY_PARTY, names } }
  const many = [
    listed,
    ...Array.from({ length: 30 }, () => ({ ...lapsed, points: 1 })),
    { ...lapsed, points: 0 },
  ]
  const run = { ...completed, findings: many }
  const document = runDocument(run, scorersOf, { workspace: 'Northwind Compliance' })
  const [table, note] = blocksOf(document, 'Summary of findings')
  expect(table?.kind === 'table' && table.rows).toHaveLength(25)
  expect(table?.kind === 'table' && table.rows[0]?.slice(0, 4)).toEqual([
    'Iva Trentmoser',
    'Sanctions',
    'Medium',
    '45',
  ])
  expect(note).toMatchObject({ text: 'Findings that weigh and are not in this table: 7.' })
  const facts = Object.fromEntries(document.facts.map(({ name, text }) => [name, text]))
  expect(facts).toMatchObject({ Workspace: 'Northwind Compliance', 'Reviewed by': '.'.repeat(40) })
  expect(blocksOf(documentOf({ ...completed, findings: [] }), 'Summary of findings')).toEqual([])
  expect(documentOf(failed).facts.map(({ name }) => name)).not.toContain('Reviewed by')
})

test('a run shows its relationships as a picture and as a table, and a party twice where it is listed twice', () => {
  const names = ['Iva Trentmoser <b>', 'Iva T.']
  const first = { ...matched, points: 45, listed: { ...EMPTY_PARTY, names } }
  const again = { ...first, id: `${first.id}-again`, points: 0 }
  const document = runDocument({ ...completed, findings: [first, again] as Finding[] }, scorersOf)
  const [, picture, table] = blocksOf(document, 'Relationships')
  expect(picture?.kind === 'picture' && picture.svg).toContain('>Iva Trentmoser &lt;b&gt;</text>')
  expect(table?.kind === 'table' && table.rows).toHaveLength(1)
  const [summary] = blocksOf(document, 'Summary of findings')
  expect(summary?.kind === 'table' && summary.rows.map((cells) => cells[3])).toEqual(['45', '0'])
  expect(blocksOf(documentOf({ ...completed, findings: [] }), 'Relationships')).toEqual([])
})

const EMPTY_PARTY = {
  kind: 'person',
  names: [],
  births: [],
  birthPlaces: [],
  nationalities: [],
  addresses: [],
  identifiers: [],
  programs: [],
  listedOn: [],
  remarks: [],
}

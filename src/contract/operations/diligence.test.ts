// What the diligence API takes, refuses and promises.
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { CONDITIONS } from '../../diligence/rules/conditions.ts'
import { SEVERITIES } from '../../diligence/rules/finding.ts'
import { SCORER_NAMES } from '../../diligence/rules/scorer-name.ts'
import { readInput } from '../input.ts'
import type { Operation } from './operation.ts'
import { AuditBundle } from '../vocabulary/audit.ts'
import { ConditionCode } from '../vocabulary/condition.ts'
import { Finding, Severity } from '../vocabulary/finding.ts'
import { Run, type RunStatus } from '../vocabulary/run.ts'
import { ScorerName, ScorerVersions } from '../vocabulary/scorer.ts'
import * as assessment from './assessment.ts'
import * as diligence from './diligence.ts'
import * as telemetry from './telemetry.ts'

const operations: readonly Operation[] = Object.values(diligence)

const schemasOf = ({ input, output, unfinished }: Operation): z.ZodType[] =>
  [input, output, unfinished?.output].filter((schema) => schema instanceof z.ZodType)

/** The schema and every schema inside it. */
function within(schema: z.ZodType, seen = new Set<z.ZodType>()): ReadonlySet<z.ZodType> {
  if (seen.has(schema)) return seen
  seen.add(schema)
  const look = (part: unknown): void => {
    if (part instanceof z.ZodType) within(part, seen)
    else if (typeof part === 'object' && part !== null) Object.values(part).forEach(look)
  }
  const { checks: _checks, error: _error, ...def } = schema.def as unknown as Record<string, unknown>
  look(def)
  return seen
}

const examplesOf = (schema: z.ZodType): readonly unknown[] =>
  (schema.meta()?.['examples'] as readonly unknown[] | undefined) ?? []

const [queued, completed, failed, erased] = examplesOf(Run) as [Run, Run, Run, Run]
const [bundle] = examplesOf(AuditBundle)
const [finding] = examplesOf(Finding) as [Finding]

/** What a caller is told who starts a run with this subject: `path message`, or the input as it was read. */
function started(subject: unknown): unknown {
  const read = readInput(diligence.runDiligenceOperation, { subject })
  return 'issues' in read ? read.issues.map(({ path, message }) => `${path} ${message}`) : read.input
}

describe.each(operations.map((operation) => [operation.name, operation] as const))('%s', (_, operation) => {
  test('gives examples that fit, and that it reads as they stand', () => {
    for (const schema of schemasOf(operation).flatMap((root) => [...within(root)]))
      for (const example of examplesOf(schema)) expect(schema.parse(example)).toEqual(example)
  })

  test('takes the fields of its path from its input', () => {
    const inPath = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, field]) => field)
    expect(Object.keys((operation.input as z.ZodObject).shape)).toEqual(expect.arrayContaining(inPath))
  })

  test('names every shape of its answers', () => {
    interface Node {
      readonly properties?: object
      readonly $defs?: Readonly<Record<string, Node>>
    }
    const unnamed = (node: unknown, top: boolean): unknown[] => {
      if (typeof node !== 'object' || node === null) return []
      const { $defs: _named, examples: _examples, ...parts } = node as Node & { examples?: unknown }
      const inside = Object.values(parts).flatMap((part) => unnamed(part, false))
      return !top && !Array.isArray(node) && (node as Node).properties instanceof Object
        ? [node, ...inside]
        : inside
    }
    for (const schema of schemasOf(operation).slice(1)) {
      expect(schema.meta()?.id).toBeTypeOf('string')
      const root = z.toJSONSchema(schema, { io: 'output' }) as Node
      expect([root, ...Object.values(root.$defs ?? {})].flatMap((node) => unnamed(node, true))).toEqual([])
    }
  })
})

test('a name of a shape stands for one shape in the whole contract', () => {
  const everywhere = [assessment, diligence, telemetry].flatMap((module) =>
    Object.values<Operation>(module).flatMap(schemasOf),
  )
  const byId = new Map<string, z.ZodType>()
  for (const schema of everywhere.flatMap((root) => [...within(root)])) {
    const id = schema.meta()?.id
    if (id === undefined) continue
    expect(byId.get(id) ?? schema, id).toBe(schema)
    byId.set(id, schema)
  }
  expect([...byId.keys()]).toEqual(expect.arrayContaining(['Run', 'Finding', 'Scorecard', 'Citation']))
  // why: OpenAPI puts this behind the name of a shape that is taken
  expect([...byId.keys()].filter((id) => id.endsWith('Input'))).toEqual([])
})

test('the scorers are the five of the API document, and those that can be run', () => {
  const five = ['risk', 'upside', 'sanctions', 'litigation', 'officers']
  expect(ScorerName.options).toEqual(five)
  expect(Object.keys(ScorerVersions.shape)).toEqual(five)
  expect(SCORER_NAMES.toSorted()).toEqual(five.toSorted())
  expect(z.toJSONSchema(diligence.scoreSubjectOperation.input).properties?.['scorer']).toMatchObject({
    enum: five,
  })
})

test('the words of the answers are those of the scorers', () => {
  expect(Severity.options).toEqual([...SEVERITIES])
  // codes that only stored runs have
  const former = ['matches_not_listed', 'unclassified']
  expect(ConditionCode.options.filter((code) => !former.includes(code))).toEqual(Object.keys(CONDITIONS))
  expect(ConditionCode.options).toEqual(expect.arrayContaining(former))
})

describe('a subject', () => {
  test('is read into one spelling', () => {
    expect(
      started({
        name: '  Acme Robotics Ltd ',
        type: 'company',
        domain: 'ACME-Robotics.com ',
        lei: '984500acmerobotics38',
        registrationNumber: ' 09876543',
        jurisdiction: 'us-de',
        country: 'de',
        aliases: [' Acme Robots '],
      }),
    ).toEqual({
      subject: {
        name: 'Acme Robotics Ltd',
        type: 'company',
        domain: 'acme-robotics.com',
        lei: '984500ACMEROBOTICS38',
        registrationNumber: '09876543',
        jurisdiction: 'US-DE',
        country: 'DE',
        aliases: ['Acme Robots'],
      },
    })
  })

  test.each([
    ['a name alone', { name: 'Å' }],
    ['a name in two scripts', { name: 'Acme Робототехника 株式会社' }],
    ['500 characters, each of two units', { name: '\u{20000}'.repeat(500) }],
    ['a domain in another script', { name: 'A', domain: 'пример.рф' }],
    ['a leap day', { name: 'A', birthDate: '2024-02-29' }],
    ['20 aliases', { name: 'A', aliases: Array.from({ length: 20 }, () => 'B') }],
  ])('may have %s', (_, subject) => {
    expect(started(subject)).toEqual({ subject })
  })

  test.each<[string, unknown, readonly string[]]>([
    ['that is none', undefined, ['subject is required']],
    ['that is a name', 'Acme', ['subject must be an object']],
    [
      'without a name or an identifier',
      {},
      ['subject.name is required, unless identifiers or lei are given'],
    ],
    ['with an empty name', { name: ' ' }, ['subject.name must have 1 to 500 characters after trimming']],
    ['with a name of punctuation', { name: '... --' }, ['subject.name must have a letter or a digit']],
    [
      'with a name of 10,000 characters',
      { name: 'a'.repeat(10_000) },
      ['subject.name must have 1 to 500 characters after trimming'],
    ],
    ['with an unknown field', { name: 'A', ein: '12' }, ['subject.ein is not a field of subject']],
    [
      'of another type',
      { name: 'A', type: 'fund' },
      ['subject.type must be one of company, person, vessel, aircraft'],
    ],
    [
      'with an identifier of no known scheme',
      { identifiers: [{ scheme: 'badge', value: '12345' }] },
      [expect.stringMatching(/^subject\.identifiers\[0\]\.scheme must be one of passport, national-id, /)],
    ],
    [
      'with more identifiers than a subject has',
      { identifiers: Array.from({ length: 21 }, () => ({ scheme: 'passport', value: 'A12345' })) },
      ['subject.identifiers must have at most 20 identifiers'],
    ],
    [
      'with an LEI of 19 characters',
      { name: 'A', lei: '984500ACMEROBOTICS3' },
      ['subject.lei must be 18 letters or digits and 2 check digits (ISO 17442)'],
    ],
    [
      'with two characters of the LEI exchanged',
      { name: 'A', lei: '985400ACMEROBOTICS38' },
      ['subject.lei has check digits that do not fit the rest: a character is mistyped (ISO 17442)'],
    ],
    [
      'with a web address for a domain',
      { name: 'A', domain: 'https://acme-robotics.com/' },
      ['subject.domain must be a domain such as acme-robotics.com, without https:// and without a path'],
    ],
    [
      'with a birth date that is none',
      { name: 'A', birthDate: '2026-02-30' },
      ['subject.birthDate is not a calendar day'],
    ],
    [
      'with a birth date in another order',
      { name: 'A', birthDate: '23/04/1975' },
      ['subject.birthDate must be YYYY, YYYY-MM or YYYY-MM-DD'],
    ],
    [
      'with a letter for a country',
      { name: 'A', country: 'ß' },
      ['subject.country must be a two-letter country code such as DE (ISO 3166-1)'],
    ],
    [
      'with a country in full',
      { name: 'A', country: 'Germany' },
      ['subject.country must be a two-letter country code such as DE (ISO 3166-1)'],
    ],
    [
      'with a register in words',
      { name: 'A', jurisdiction: 'Delaware' },
      ['subject.jurisdiction must be a code such as GB or US-DE (ISO 3166-1 or 3166-2)'],
    ],
    [
      'with a register number of dashes',
      { name: 'A', registrationNumber: '---' },
      ['subject.registrationNumber must have a letter or a digit'],
    ],
    [
      'with an empty alias',
      { name: 'A', aliases: ['B', ''] },
      ['subject.aliases[1] must have 1 to 500 characters after trimming'],
    ],
    [
      'with 21 aliases',
      { name: 'A', aliases: Array.from({ length: 21 }, () => 'B') },
      ['subject.aliases must have at most 20 names'],
    ],
  ])('%s is refused by its path', (_, subject, issues) => {
    expect(started(subject)).toEqual(issues)
  })
})

test('an unknown field beside the subject is refused by name, and the known ones are told', () => {
  const mood = { scorer: 'risk', subject: { name: 'A' }, mood: 1 }
  expect(readInput(diligence.scoreSubjectOperation, mood)).toHaveProperty(
    'detail',
    'mood is not a field of score_subject; its fields are scorer, subject',
  )
  expect(readInput(diligence.listSourcesOperation, { page: '2' })).toHaveProperty(
    'detail',
    expect.stringContaining('page is not a field of list_sources'),
  )
})

test('an id of a run is any word: whether there is such a run is another question', () => {
  expect(readInput(diligence.getRunOperation, { id: 'no-such-run' })).toEqual({
    input: { id: 'no-such-run' },
  })
  for (const id of ['', 'a b', 'a\0', 'a'.repeat(65)])
    expect(readInput(diligence.getRunAuditOperation, { id })).toHaveProperty(
      'detail',
      expect.stringContaining('id must be the id of a run'),
    )
})

describe('a run', () => {
  const keys = (run: Run): string[] => Object.keys(run)
  const FIRST = ['id', 'status', 'subject', 'createdAt', 'log']
  /** Older runs do not have them. */
  const LATER = ['notes', 'coverage', 'blockingMeasures']

  test('has the members of its state', () => {
    expect(keys(queued)).toEqual(FIRST)
    expect(keys(failed)).toEqual([...FIRST, 'completedAt', 'error'])
    expect(keys(erased)).toEqual([...FIRST, 'completedAt', 'erased', 'audit'])
    expect(keys(completed).sort()).toEqual(
      Object.keys(Run.shape)
        .filter((name) => name !== 'error' && name !== 'erased')
        .sort(),
    )
  })

  test('that lacks one of them, or has one of another state, is no answer', () => {
    for (const whole of [completed, failed])
      for (const name of keys(whole).filter((member) => ![...FIRST, ...LATER].includes(member)))
        expect(Run.safeParse({ ...whole, [name]: undefined }).success, name).toBe(false)
    expect(Run.safeParse({ ...completed, log: undefined }).success).toBe(true)
    for (const status of ['queued', 'running'] satisfies RunStatus[])
      expect(Run.safeParse({ ...completed, status }).success, status).toBe(false)
    expect(Run.safeParse({ ...completed, error: failed.error }).success).toBe(false)
    expect(Run.safeParse({ ...queued, status: 'failed' }).success).toBe(false)
    expect(Run.safeParse({ ...erased, audit: undefined }).success).toBe(true)
    for (const changed of [
      { ...completed, status: 'erased' },
      { ...erased, erased: undefined },
      { ...completed, erased: erased.erased },
    ])
      expect(Run.safeParse(changed).success).toBe(false)
    for (const name of LATER) {
      expect(Run.safeParse({ ...completed, [name]: undefined }).success, name).toBe(true)
      expect(Run.safeParse({ ...queued, [name]: completed[name as 'notes'] }).success, name).toBe(false)
    }
  })

  test('that is not finished is answered by its id, its status and its place in the log', () => {
    const { states, output } = diligence.runDiligenceOperation.unfinished ?? {}
    expect(states).toEqual(['queued', 'running'])
    expect(output?.parse(queued)).toEqual({ id: queued.id, status: 'queued', log: queued.log })
  })
})

test('a finding without a citation is no answer, nor is a score in ten-thousandths', () => {
  expect(Finding.safeParse({ ...finding, citations: [] }).success).toBe(false)
  expect(Finding.safeParse({ ...finding, match: { ...finding.match, score: 8421 } }).success).toBe(false)
})

test('what only the audit records tell of a citation does not leave with the finding', () => {
  const [citation] = finding.citations
  const told = { ...citation, snapshotId: 'us-ofac-sdn@1', locator: 'sdn.csv ent_num=36216', recordHash: 'x' }
  expect(Finding.parse({ ...finding, citations: [told] })).toEqual(finding)
})

test('an audit bundle carries proofs and their checkpoint, and nothing that is not named', () => {
  const proved = { ...(bundle as object), proofs: { opened: 'x', input: 'x' }, checkpoint: 'x' }
  expect(AuditBundle.parse({ ...proved, unnamed: {} })).toEqual(proved)
})

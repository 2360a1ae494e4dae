// Lays a diligence run out as a document: the verdict at a glance, every finding with its records, the sources, the seal.
import type { DiligenceVerdict, Run } from '../../contract/vocabulary/run.ts'
import type { ScorerName } from '../../contract/vocabulary/scorer.ts'
import type { SourceStatus, SourceUsed } from '../../contract/vocabulary/source.ts'
import type { RunSubject } from '../../contract/vocabulary/subject.ts'
import { PRINTED } from './charts/chart-colours.ts'
import { scoreBar } from './charts/score-bar.ts'
import type { Block, Fact, Figure, ReportDocument, Section, Tone } from './document.ts'
import { dayOf, inOneLine, linesOf, secondOf } from './report-text.ts'
import { findingSections } from './run-findings.ts'

type Said = { readonly label: string; readonly tone: Tone; readonly meaning: string }

const VERDICTS: Readonly<Record<DiligenceVerdict, Said>> = {
  do_not_proceed: {
    label: 'Do not proceed',
    tone: 'bad',
    meaning: 'A sanctions match is confirmed by more than the name.',
  },
  insufficient_data: {
    label: 'Insufficient data',
    tone: 'poor',
    meaning: 'A required list is missing or out of date: nothing can be called clean.',
  },
  enhanced_diligence: {
    label: 'Enhanced diligence',
    tone: 'poor',
    meaning: 'Something was found that a person has to look at.',
  },
  proceed_with_conditions: {
    label: 'Proceed with conditions',
    tone: 'fair',
    meaning: 'Nothing found forbids it; the conditions have to be met.',
  },
  proceed: {
    label: 'Proceed',
    tone: 'good',
    meaning: 'Nothing was found against it in sources that are complete and current.',
  },
}

const NO_VERDICT: Said = { label: 'No verdict', tone: 'plain', meaning: 'The run has no scorecard.' }

const STATUSES: Readonly<Record<SourceStatus, string>> = {
  current: 'current',
  stale: 'out of date',
  never_synced: 'never loaded',
  failed: 'last load failed',
  sample: 'sample data',
}

/** Which scorers read a source. */
export type ScorersOf = (sourceId: string) => readonly ScorerName[]

/** The same run gives the same document. */
export function runDocument(run: Run, scorersOf: ScorersOf): ReportDocument {
  const { verdict, subject, error, audit, confidence } = run
  const sides = sidesOf(run, scorersOf)
  return {
    kind: 'Diligence run',
    title: inOneLine(subject.name),
    subtitle: `Run ${run.id} · ${run.status} ${dayOf(run.completedAt ?? run.createdAt)}`,
    warnings: [
      ...(audit?.tamperEvident === false
        ? ['The stored records of this run were altered after it was sealed. Nothing below can be relied on.']
        : []),
      ...(error === undefined ? [] : [`The run failed (${error.code}). ${error.message}`]),
      ...unreadWarning(run.sources ?? []),
    ],
    verdict: verdict === undefined ? NO_VERDICT : VERDICTS[verdict],
    figures: [
      ...sides.map(figureOf),
      ...(confidence === undefined
        ? []
        : [{ label: 'Confidence', value: confidence, note: 'in who the subject is' }]),
    ],
    reasons: {
      title: 'Conditions',
      items: (run.conditions ?? []).map(inOneLine),
      none: verdict === undefined ? 'None: there is no verdict.' : 'None.',
    },
    charts: sides.flatMap(({ label, value, read, speaks }) =>
      read === 0 ? [] : [scoreBar({ label, value, max: 100, speaks }, PRINTED)],
    ),
    facts: factsOf(run),
    sections: sectionsOf(run, sides),
    seal: {
      label: 'Audit hash of the run',
      hash: audit?.hash ?? 'none: the run is not sealed',
      verify:
        `Verify with: GET /v1/runs/${run.id}/audit. The SHA-256 of a zero byte and the last of its records is this hash, ` +
        'and every record holds the hash of the one before it.',
    },
  }
}

interface Side {
  readonly label: string
  readonly speaks: 'against' | 'for'
  readonly value: number
  /** Sources that were read for it, of those that might have said something. */
  readonly read: number
  readonly asked: number
}

function sidesOf({ risk, upside, sources }: Run, scorersOf: ScorersOf): readonly Side[] {
  if (risk === undefined || upside === undefined || sources === undefined) return []
  const among = (name: ScorerName) => {
    const asked = sources.filter(({ id }) => scorersOf(id).includes(name))
    return { read: asked.filter(wasRead).length, asked: asked.length }
  }
  return [
    { label: 'Risk', speaks: 'against', value: risk.value, ...among('risk') },
    { label: 'Upside', speaks: 'for', value: upside.value, ...among('upside') },
  ]
}

/** What was found before counts even where the last load failed. */
const wasRead = ({ snapshotDate }: SourceUsed): boolean => snapshotDate !== null

/** Why not 0 where nothing was read: it would look like a clean result. */
const figureOf = ({ label, value, read, asked }: Side): Figure =>
  read === 0
    ? { label, value: '–', note: asked === 0 ? 'no source tells of it' : 'no source could be read' }
    : {
        label,
        value: String(value),
        note: read === asked ? 'of 100' : `of 100, from ${read} of ${asked} sources`,
      }

const NOTHING_LOOKED_UP = 'Nothing could be looked up.'

const nothingOn = ({ read, asked }: Side): string =>
  read === 0
    ? NOTHING_LOOKED_UP
    : read === asked
      ? 'Nothing in the sources below.'
      : 'Nothing in the sources that could be read.'

function unreadWarning(sources: readonly SourceUsed[]): string[] {
  const unread = sources.filter((source) => !wasRead(source))
  if (unread.length === 0) return []
  const names = unread.map(({ name }) => name).join(', ')
  return unread.length === sources.length
    ? [`${NOTHING_LOOKED_UP} These sources could not be read: ${names}.`]
    : [`What these sources would say is not known, because they could not be read: ${names}.`]
}

function factsOf({ subject, createdAt, completedAt }: Run): Fact[] {
  const facts: readonly (readonly [string, string | undefined])[] = [
    ['Type', subject.type],
    ['Domain', subject.domain],
    ['LEI', subject.lei],
    ['Registration', registration(subject)],
    ['Country', subject.country],
    ['Birth date', subject.birthDate],
    ['Also known as', subject.aliases?.map(inOneLine).join('\n')],
    ['Asked for', secondOf(createdAt)],
    ['Ended', completedAt && secondOf(completedAt)],
  ]
  return facts.flatMap(([name, text]) =>
    text === undefined || text === '' ? [] : [{ name, text: linesOf(text).join('\n') }],
  )
}

const registration = ({ registrationNumber, jurisdiction }: RunSubject): string =>
  [registrationNumber, jurisdiction && `(${jurisdiction})`].filter(Boolean).join(' ')

function sectionsOf(
  { findings, sources, scorers, subject }: Run,
  [against, upside]: readonly Side[],
): Section[] {
  if (findings === undefined || sources === undefined || scorers === undefined) return []
  if (against === undefined || upside === undefined) return []
  return [
    ...findingSections(findings, subject, { against: nothingOn(against), for: nothingOn(upside) }),
    { title: 'Sources', blocks: [sourcesTable(sources)] },
    {
      title: 'Scorers',
      blocks: [
        {
          kind: 'facts',
          facts: Object.entries(scorers).map(([name, version]) => ({ name, text: `version ${version}` })),
        },
      ],
    },
  ]
}

const sourcesTable = (sources: readonly SourceUsed[]): Block => ({
  kind: 'table',
  columns: [
    { title: 'Source', width: 6 },
    { title: 'Status', width: 2 },
    { title: 'Snapshot', width: 2 },
    { title: 'Hash of its records', width: 5, isCode: true },
  ],
  rows: sources.map(({ id, name, status, snapshotDate, recordsHash }) => [
    `${name}\n${id}`,
    STATUSES[status],
    snapshotDate ?? 'none',
    recordsHash ?? 'none',
  ]),
})

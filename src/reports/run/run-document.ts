// Lays a diligence run out as a document: the verdict at a glance, every finding with its records, the sources, the seal.
import type { Condition } from '../../contract/vocabulary/condition.ts'
import type { Run } from '../../contract/vocabulary/run.ts'
import type { ScorerName } from '../../contract/vocabulary/scorer.ts'
import type { SourceUsed } from '../../contract/vocabulary/source.ts'
import type { RunSubject } from '../../contract/vocabulary/subject.ts'
import { PRINTED } from '../charts/chart-colours.ts'
import { scoreBar } from '../charts/score-bar.ts'
import type { Block, DocumentFact, Figure, ReportDocument, DocumentSection } from '../document/document.ts'
import { dayOf, inOneLine, textLines, secondOf } from '../document/report-text.ts'
import { relationshipBlocks } from './run-relationships.ts'
import { summaryBlocks } from './run-summary.ts'
import { findingBlocks } from './run-findings.ts'
import { coverageSaid } from '../words/coverage.ts'
import { foldedConditions } from '../words/folded-conditions.ts'
import { findingSections } from '../words/finding-sections.ts'
import { identifierSaid, wordsOf } from '../words/identifier.ts'
import {
  CONFIDENCES,
  erasureSaid,
  NO_RUN_VERDICT,
  RUN_STATUSES,
  RUN_VERDICTS,
  SCORERS,
} from '../words/run-verdict.ts'
import { withNames } from '../words/source-names.ts'
import { nothingFound, sideFigure, SOURCE_STATUSES, sourcesRead } from '../words/sources-read.ts'

/** Which scorers read a source. */
export type ScorersOf = (sourceId: string) => readonly ScorerName[]

/** Who had the run made. */
export interface RunOwner {
  readonly workspace: string
}

/** The same run gives the same document. */
export function runDocument(run: Run, scorersOf: ScorersOf, owner?: RunOwner): ReportDocument {
  const { verdict, subject, error, erased, audit, confidence } = run
  const sides = sidesOf(run, scorersOf)
  return {
    kind: 'Diligence run',
    title: inOneLine(subject.name),
    subtitle: `Run ${run.id} · ${RUN_STATUSES[run.status].label.toLowerCase()} ${dayOf(run.completedAt ?? run.createdAt)}`,
    warnings: [
      ...(audit?.tamperEvident === false
        ? ['The stored records of this run were altered after it was sealed. Nothing below can be relied on.']
        : []),
      ...(erased === undefined
        ? []
        : [`${erasureSaid(erased)} Its audit records and their hashes are kept.`]),
      ...(error === undefined ? [] : [`The run failed (${error.code}). ${error.message}`]),
      ...unreadWarning(run.sources ?? []),
    ],
    verdict: verdict === undefined ? NO_RUN_VERDICT : RUN_VERDICTS[verdict],
    figures: [
      ...sides.map(figureOf),
      ...(confidence === undefined
        ? []
        : [{ label: 'Confidence', value: CONFIDENCES[confidence].label, note: 'in its identity' }]),
    ],
    reasons: {
      title: 'Conditions',
      items: conditionLines(run.conditions ?? [], run.sources ?? []),
      none: verdict === undefined ? 'None: there is no verdict.' : 'None.',
    },
    charts: sides.flatMap(({ label, value, sources, speaks }) =>
      sourcesRead(sources).read.length === 0 ? [] : [scoreBar({ label, value, max: 100, speaks }, PRINTED)],
    ),
    facts: factsOf(run, owner),
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
  /** Those that might have said something of it. */
  readonly sources: readonly SourceUsed[]
}

function sidesOf({ risk, upside, sources }: Run, scorersOf: ScorersOf): readonly Side[] {
  if (risk === undefined || upside === undefined || sources === undefined) return []
  const among = (name: ScorerName) => sources.filter(({ id }) => scorersOf(id).includes(name))
  return [
    { label: 'Risk', speaks: 'against', value: risk.value, sources: among('risk') },
    { label: 'Upside', speaks: 'for', value: upside.value, sources: among('upside') },
  ]
}

function figureOf({ label, value, sources }: Side): Figure {
  const { read, unread } = sourcesRead(sources)
  const note =
    read.length === 0
      ? 'no source could be read'
      : unread.length === 0
        ? 'of 100'
        : `of 100, from ${read.length} of ${sources.length} sources`
  return { label, value: sideFigure(value, sources), note }
}

/** Before anything else, because nothing found there says nothing. */
function unreadWarning(sources: readonly SourceUsed[]): string[] {
  const { read, unread } = sourcesRead(sources)
  if (unread.length === 0) return []
  const names = unread.map(({ name }) => name).join('; ')
  return read.length === 0
    ? [`Nothing could be looked up: none of the sources was loaded. Missing: ${names}.`]
    : [`Not loaded, so not looked into: ${names}.`]
}

/** For a hand to fill in on paper. */
const BLANK = '.'.repeat(40)

function factsOf({ subject, createdAt, completedAt, verdict }: Run, owner?: RunOwner): DocumentFact[] {
  const facts: readonly (readonly [string, string | undefined])[] = [
    ['Type', subject.type && wordsOf(subject.type)],
    ['Domain', subject.domain],
    ['LEI', subject.lei],
    ['Registration', registration(subject)],
    ['Country', subject.country],
    ['Birth date', subject.birthDate],
    ['Identifiers', subject.identifiers?.map((one) => inOneLine(identifierSaid(one))).join('\n')],
    ['Addresses', subject.addresses?.map(inOneLine).join('\n')],
    ["Father's name", subject.fatherName],
    ['Also known as', subject.aliases?.map(inOneLine).join('\n')],
    ['Asked for', secondOf(createdAt)],
    ['Ended', completedAt && secondOf(completedAt)],
    ['Workspace', owner && inOneLine(owner.workspace)],
    ['Reviewed by', verdict && BLANK],
    ['Reviewed on', verdict && BLANK],
  ]
  return facts.flatMap(([name, text]) =>
    text === undefined || text === '' ? [] : [{ name, text: textLines(text).join('\n') }],
  )
}

const registration = ({ registrationNumber, jurisdiction }: RunSubject): string =>
  [registrationNumber, jurisdiction && `(${jurisdiction})`].filter(Boolean).join(' ')

function sectionsOf(
  { findings, sources, scorers, subject, notes = [], coverage }: Run,
  sides: readonly Side[],
): DocumentSection[] {
  if (findings === undefined || sources === undefined || scorers === undefined) return []
  const summary = summaryBlocks(findings, sources)
  const relationships = relationshipBlocks(subject.name, findings, sources)
  // why: the warning on the first page says it of both sides
  const isAnyRead = sourcesRead(sources).read.length > 0
  return [
    ...(summary.length === 0 ? [] : [{ title: 'Summary of findings', blocks: summary }]),
    ...(relationships.length === 0 ? [] : [{ title: 'Relationships', blocks: relationships }]),
    ...findingSections(findings).flatMap(({ id, title, findings: part }): DocumentSection[] => {
      const side = sides.find(({ speaks }) => speaks === id)
      if (part.length > 0)
        return [{ title, blocks: [], findings: part.map((each) => findingBlocks(each, subject, sources)) }]
      return side === undefined || !isAnyRead ? [] : [nothingSection(title, side)]
    }),
    {
      title: 'Scorers',
      blocks: [
        {
          kind: 'facts',
          facts: Object.entries(scorers).map(([name, version]) => ({
            name: SCORERS[name as ScorerName],
            text: `version ${version}`,
          })),
        },
      ],
    },
    ...(coverage === undefined
      ? []
      : [
          {
            title: 'How complete the search was',
            blocks: [...coverageSaid(coverage), ...conditionLines(notes, sources)].map((text): Block => ({
              kind: 'paragraph',
              text,
            })),
          },
        ]),
    { title: 'Sources', blocks: [sourcesTable(sources)] },
  ]
}

/** The warning on the first page names the sources that are not loaded. */
const nothingSection = (title: string, { sources }: Side): DocumentSection => ({
  title,
  blocks: [{ kind: 'paragraph', text: nothingFound(sourcesRead(sources).read) }],
})

/** One line for each kind that many sources share, with their names. */
const conditionLines = (
  conditions: readonly Condition[],
  sources: readonly SourceUsed[],
): readonly string[] =>
  foldedConditions(conditions).map((each) =>
    inOneLine(
      withNames(
        'said' in each
          ? `${each.said} They are: ${each.conditions.map(({ source }) => source).join('; ')}.`
          : each.text,
        sources,
      ),
    ),
  )

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
    SOURCE_STATUSES[status].label,
    snapshotDate ?? 'none',
    recordsHash ?? 'none',
  ]),
})

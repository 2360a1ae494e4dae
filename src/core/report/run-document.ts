// Lays a diligence run out as a document: the verdict at a glance, every finding with its records, the sources, the seal.
import type { Finding } from '../../contract/vocabulary/finding.ts'
import type { Run } from '../../contract/vocabulary/run.ts'
import type { SourceUsed } from '../../contract/vocabulary/source.ts'
import type { RunSubject } from '../../contract/vocabulary/subject.ts'
import { PRINTED } from './charts/chart-colours.ts'
import { scoreBar } from './charts/score-bar.ts'
import type { Block, Fact, ReportDocument, Section } from './document.ts'
import { matchBlocks } from './match-blocks.ts'
import { dayOf, inOneLine, linesOf, secondOf } from './report-text.ts'
import { NO_RUN_VERDICT, RUN_VERDICTS, SEVERITIES } from './words/run-verdict.ts'
import { SOURCE_STATUSES } from './words/sources-read.ts'

/** The same run gives the same document. */
export function runDocument(run: Run): ReportDocument {
  const { verdict, subject, error, audit, risk, upside, confidence } = run
  const sides = [
    { label: 'Risk', side: risk, speaks: 'against' },
    { label: 'Upside', side: upside, speaks: 'for' },
  ] as const
  return {
    kind: 'Diligence run',
    title: inOneLine(subject.name),
    subtitle: `Run ${run.id} · ${run.status} ${dayOf(run.completedAt ?? run.createdAt)}`,
    warnings: [
      ...(audit?.tamperEvident === false
        ? ['The stored records of this run were altered after it was sealed. Nothing below can be relied on.']
        : []),
      ...(error === undefined ? [] : [`The run failed (${error.code}). ${error.message}`]),
    ],
    verdict: verdict === undefined ? NO_RUN_VERDICT : RUN_VERDICTS[verdict],
    figures: [
      ...sides.flatMap(({ label, side }) =>
        side === undefined ? [] : [{ label, value: String(side.value), note: 'of 100' }],
      ),
      ...(confidence === undefined
        ? []
        : [{ label: 'Confidence', value: confidence, note: 'in who the subject is' }]),
    ],
    reasons: {
      title: 'Conditions',
      items: (run.conditions ?? []).map(inOneLine),
      none: verdict === undefined ? 'None: there is no verdict.' : 'None.',
    },
    charts: sides.flatMap(({ label, side, speaks }) =>
      side === undefined ? [] : [scoreBar({ label, value: side.value, max: 100, speaks }, PRINTED)],
    ),
    facts: factsOf(run),
    sections: sectionsOf(run),
    seal: {
      label: 'Audit hash of the run',
      hash: audit?.hash ?? 'none: the run is not sealed',
      verify:
        `Verify with: GET /v1/runs/${run.id}/audit. The SHA-256 of a zero byte and the last of its records is this hash, ` +
        'and every record holds the hash of the one before it.',
    },
  }
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

function sectionsOf({ findings, sources, scorers }: Run): Section[] {
  if (findings === undefined || sources === undefined || scorers === undefined) return []
  const [upside, against] = [
    findings.filter(({ scorer }) => scorer === 'upside'),
    findings.filter(({ scorer }) => scorer !== 'upside'),
  ]
  return [
    { title: 'What speaks against', blocks: findingBlocks(against) },
    { title: 'What speaks for', blocks: findingBlocks(upside) },
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

function findingBlocks(findings: readonly Finding[]): Block[] {
  if (findings.length === 0) return [{ kind: 'paragraph', text: 'Nothing in the sources below.' }]
  return findings.flatMap(({ statement, severity, points, scorer, match, citations }): Block[] => [
    {
      kind: 'head',
      text: inOneLine(statement),
      tag: { text: SEVERITIES[severity].label, tone: SEVERITIES[severity].tone },
      note: `${scorer}${points === 0 ? '' : `, ${points} points`}`,
    },
    ...(match === undefined ? [] : matchBlocks(match)),
    {
      kind: 'table',
      columns: [
        { title: 'Source', width: 3 },
        { title: 'Record', width: 4, isCode: true },
        { title: 'Where it can be read', width: 7, isCode: true },
        { title: 'Snapshot', width: 2 },
      ],
      rows: citations.map(({ source, id, url, snapshotDate }) => [
        source,
        inOneLine(id),
        inOneLine(url),
        snapshotDate,
      ]),
    },
  ])
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
    SOURCE_STATUSES[status].label,
    snapshotDate ?? 'none',
    recordsHash ?? 'none',
  ]),
})

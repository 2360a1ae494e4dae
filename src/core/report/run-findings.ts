// The findings of a run in three parts: what speaks against the subject, what speaks for it, and what gives no points.
import type { Finding } from '../../contract/vocabulary/finding.ts'
import type { RunSubject } from '../../contract/vocabulary/subject.ts'
import type { Block, Section, Tone } from './document.ts'
import { matchBlocks } from './match-blocks.ts'
import { inOneLine } from './report-text.ts'

const TONES: Readonly<Record<Finding['severity'], Tone>> = {
  info: 'plain',
  low: 'fair',
  medium: 'fair',
  high: 'poor',
  critical: 'bad',
}

/** `nothing` says what it means that a side has no finding. */
export function findingSections(
  findings: readonly Finding[],
  subject: RunSubject,
  nothing: { readonly against: string; readonly for: string },
): Section[] {
  const {
    against = [],
    upside = [],
    pointless = [],
  } = Object.groupBy(findings, ({ scorer, points }) =>
    points === 0 ? 'pointless' : scorer === 'upside' ? 'upside' : 'against',
  )
  const blocksOf = (part: readonly Finding[]): Block[] => part.flatMap((each) => findingBlocks(each, subject))
  const side = (part: readonly Finding[], none: string): Block[] =>
    part.length === 0 ? [{ kind: 'paragraph', text: none }] : blocksOf(part)
  return [
    { title: 'What speaks against', blocks: side(against, nothing.against) },
    { title: 'What speaks for', blocks: side(upside, nothing.for) },
    ...(pointless.length === 0 ? [] : [{ title: 'Looked at, gives no points', blocks: blocksOf(pointless) }]),
  ]
}

function findingBlocks(finding: Finding, subject: RunSubject): Block[] {
  const { statement, severity, points, scorer, citations } = finding
  return [
    {
      kind: 'head',
      text: inOneLine(statement),
      tag: { text: severity, tone: TONES[severity] },
      note: `${scorer}${points === 0 ? '' : `, ${points} points`}`,
    },
    ...matchBlocks(finding, subject),
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
  ]
}

// Describes a finding of a run: its statement, its weight, how a name matched, and the records it cites.
import type { Finding } from '../../contract/vocabulary/finding.ts'
import type { SourceUsed } from '../../contract/vocabulary/source.ts'
import type { RunSubject } from '../../contract/vocabulary/subject.ts'
import type { Block } from '../document/document.ts'
import { matchBlocks } from './match-blocks.ts'
import { inOneLine } from '../document/report-text.ts'
import { listedBeside } from '../words/listed-beside.ts'
import { SCORERS, SEVERITY_WORDS } from '../words/run-verdict.ts'
import { withNames } from '../words/source-names.ts'

export function findingBlocks(
  finding: Finding,
  subject: RunSubject,
  sources: readonly SourceUsed[],
): Block[] {
  const { statement, severity, points, scorer, citations } = finding
  return [
    {
      kind: 'head',
      text: inOneLine(withNames(statement, sources)),
      tag: { text: SEVERITY_WORDS[severity].label, tone: SEVERITY_WORDS[severity].tone },
      note: `${SCORERS[scorer]}${points === 0 ? '' : `, ${points} ${points === 1 ? 'point' : 'points'}`}`,
    },
    ...matchBlocks(finding, subject),
    ...listedBlocks(finding, subject),
    {
      kind: 'table',
      columns: [
        { title: 'Source', width: 4 },
        { title: 'Record', width: 3, isCode: true },
        { title: 'Where it can be read', width: 7, isCode: true },
        { title: 'Snapshot', width: 2 },
      ],
      rows: citations.map(({ source, id, url, snapshotDate }) => [
        withNames(source, sources),
        inOneLine(id),
        inOneLine(url),
        snapshotDate,
      ]),
    },
  ]
}

/** The subject and the listed party side by side; empty for a record that lists no one, and in older runs. */
function listedBlocks({ listed }: Finding, subject: RunSubject): Block[] {
  if (listed === undefined) return []
  return [
    {
      kind: 'table',
      columns: [
        { title: 'Field', width: 2 },
        { title: 'The subject', width: 4 },
        { title: 'The listed party', width: 8 },
      ],
      rows: listedBeside(subject, listed).map(({ field, asked, listed: there }) =>
        [field, asked, there].map(inOneLine),
      ),
    },
  ]
}

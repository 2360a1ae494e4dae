// The findings of a run that weigh, one row each, with points or without: what a reviewer looks at before the details.
import type { Finding } from '../../contract/vocabulary/finding.ts'
import type { SourceUsed } from '../../contract/vocabulary/source.ts'
import type { Block } from '../document/document.ts'
import { inOneLine } from '../document/report-text.ts'
import { findingName } from '../words/finding-name.ts'
import { findingSections } from '../words/finding-sections.ts'
import { SCORERS, SEVERITY_WORDS } from '../words/run-verdict.ts'
import { withNames } from '../words/source-names.ts'

/** A page holds about as many; the sections after it have all findings. */
const MAX_ROWS = 25

/** Those with points first: a list that names a party again weighs without more points. Empty where nothing weighs. */
export function summaryBlocks(
  findings: readonly Finding[],
  sources: readonly SourceUsed[],
): readonly Block[] {
  const lookedAt = findingSections(findings).flatMap(({ id, findings: part }) =>
    id === 'looked-at' ? part : [],
  )
  const weighing = findings
    .filter((finding) => !lookedAt.includes(finding))
    .toSorted((a, b) => Number(b.points > 0) - Number(a.points > 0))
  const rows = weighing.slice(0, MAX_ROWS)
  if (rows.length === 0) return []
  const more = weighing.length - rows.length
  return [
    {
      kind: 'table',
      columns: [
        { title: 'Party or record', width: 5 },
        { title: 'Scorer', width: 3 },
        { title: 'Severity', width: 2 },
        { title: 'Points', width: 1 },
        { title: 'Sources', width: 5 },
      ],
      rows: rows.map((finding) => [
        inOneLine(findingName(finding)),
        SCORERS[finding.scorer],
        SEVERITY_WORDS[finding.severity].label,
        String(finding.points),
        [...new Set(finding.citations.map(({ source }) => withNames(source, sources)))].join('\n'),
      ]),
    },
    ...(more === 0
      ? []
      : [
          {
            kind: 'paragraph',
            text: `Findings that weigh and are not in this table: ${more}.`,
            isNote: true,
          } as const,
        ]),
    ...(lookedAt.length === 0
      ? []
      : [
          {
            kind: 'paragraph',
            text: `Findings that weigh nothing are not in this table: ${lookedAt.length}. They have a section of their own.`,
            isNote: true,
          } as const,
        ]),
  ]
}

// The findings of a run that carry points, one row each: what a reviewer looks at before the details.
import type { Finding } from '../../contract/vocabulary/finding.ts'
import type { SourceUsed } from '../../contract/vocabulary/source.ts'
import type { Block } from '../document/document.ts'
import { inOneLine } from '../document/report-text.ts'
import { SCORERS, SEVERITY_WORDS } from '../words/run-verdict.ts'
import { withNames } from '../words/source-names.ts'

/** A page holds about as many; the sections after it have all findings. */
const MAX_ROWS = 25

/** Empty where no finding has points. */
export function summaryBlocks(
  findings: readonly Finding[],
  sources: readonly SourceUsed[],
): readonly Block[] {
  const weighing = findings.filter(({ points }) => points > 0)
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
        aboutOf(finding),
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
            text: `Findings with points that are not in this table: ${more}.`,
            isNote: true,
          } as const,
        ]),
  ]
}

function aboutOf({ listed, match, citations }: Finding): string {
  const name = listed?.names[0] ?? match?.matchedName
  return inOneLine(name ?? citations.map(({ id }) => id).join(', '))
}

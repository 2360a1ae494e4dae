// How the subject of a run is related to others: a picture, and the same as a table with the sources that say so.
import type { Finding } from '../../contract/vocabulary/finding.ts'
import type { SourceUsed } from '../../contract/vocabulary/source.ts'
import { PRINTED } from '../charts/chart-colours.ts'
import { relationshipPicture } from '../charts/relationship-picture.ts'
import type { Block } from '../document/document.ts'
import { inOneLine } from '../document/report-text.ts'
import { layOut } from '../words/relationship-layout.ts'
import { relationshipsOf } from '../words/relationships.ts'
import { withNames } from '../words/source-names.ts'

/** Empty where the run found none. */
export function relationshipBlocks(
  subject: string,
  findings: readonly Finding[],
  sources: readonly SourceUsed[],
): readonly Block[] {
  const related = relationshipsOf(inOneLine(subject), findings)
  if (related.links.length === 0) return []
  const placed = layOut(related)
  const nameOf = new Map(related.parties.map(({ key, name }) => [key, inOneLine(name)]))
  return [
    {
      kind: 'paragraph',
      text: 'Each number in the picture is a row of the table below it. A dashed line is a role that ended.',
      isNote: true,
    },
    { kind: 'picture', svg: relationshipPicture(related, placed, PRINTED) },
    ...(placed.leftOut === 0
      ? []
      : [
          {
            kind: 'paragraph',
            text: `Parties without room in the picture: ${placed.leftOut}. The table has them.`,
            isNote: true,
          } as const,
        ]),
    {
      kind: 'table',
      columns: [
        { title: 'No.', width: 1 },
        { title: 'Party', width: 5 },
        { title: 'Relationship', width: 4 },
        { title: 'Other party', width: 5 },
        { title: 'Sources', width: 5 },
      ],
      rows: related.links.map(({ from, to, says, ended, citations }, at) => [
        String(at + 1),
        nameOf.get(from) ?? '',
        ended ? `${says}, until it ended` : says,
        nameOf.get(to) ?? '',
        [...new Set(citations.map(({ source }) => withNames(source, sources)))].join('\n'),
      ]),
    },
  ]
}

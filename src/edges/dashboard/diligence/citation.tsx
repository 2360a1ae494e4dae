// Links to a record of a public source.
import type { RecordCitation } from '../../../contract/vocabulary/citation.ts'
import { dayText, shortId } from '../words/naming.ts'
import { Outward } from '../parts/outward.tsx'
import { WholeText } from '../parts/whole-text.tsx'

interface CitationProps {
  readonly citation: RecordCitation
  readonly sourceName: string | undefined
}

export const CitationLink = ({ citation: { source, id, url, snapshotDate }, sourceName }: CitationProps) => (
  <>
    <Outward href={url}>{`${sourceName ?? source}, record ${shortId(id)}`}</Outward>{' '}
    <span className="quiet">as of {dayText(snapshotDate)}</span>
    {shortId(id) !== id && <WholeText of={id}>Whole number</WholeText>}
  </>
)

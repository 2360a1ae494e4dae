// Links to a record of a public source.
import type { RecordCitation } from '../../../contract/vocabulary/citation.ts'
import { dayText } from '../words/naming.ts'
import { Outward } from '../parts/outward.tsx'

interface CitationProps {
  readonly citation: RecordCitation
  readonly sourceName: string | undefined
}

/** Some publishers name records by hashes, which no one reads whole. */
const LONG_ID = 36

const shortId = (id: string): string => (id.length <= LONG_ID ? id : `${id.slice(0, 12)}…${id.slice(-6)}`)

export const CitationLink = ({ citation: { source, id, url, snapshotDate }, sourceName }: CitationProps) => (
  <>
    <Outward href={url}>{`${sourceName ?? source}, record ${shortId(id)}`}</Outward>{' '}
    <span className="quiet">as of {dayText(snapshotDate)}</span>
  </>
)

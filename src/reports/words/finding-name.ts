// Names what a finding is about, in a few words: the listed party, else the name that matched, else its records.
import type { Finding } from '../../contract/vocabulary/finding.ts'

export const findingName = ({ listed, match, citations }: Finding): string =>
  listed?.names[0] ?? match?.matchedName ?? citations.map(({ id }) => id).join(', ')

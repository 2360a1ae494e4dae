// An entry of the log as an in-toto Statement, version 1, for the tools of supply chains: a DSSE envelope carries it. It proves no more
// than the signature of the log key on this entry; the place in the log is proved by the proof file and the receipt.
import { canonicalJson } from '../base/canonical-json.ts'
import type { JsonValue } from '../base/json.ts'
import { sha256Hex } from '../base/sha256.ts'
import { readEntry } from './entry.ts'

export const STATEMENT_TYPE = 'application/vnd.in-toto+json'
const PREDICATE_TYPE = 'urn:assay:audit-entry:v1'

/** The canonical JSON of the statement: its subject is the text of the record. Throws where the record is no entry. */
export function entryStatement(record: string, log: string): string {
  const reading = readEntry(record)
  if (reading.kind !== 'entry') throw new TypeError('a statement is of an entry')
  const { entry, hash } = reading
  return canonicalJson({
    _type: 'https://in-toto.io/Statement/v1',
    subject: [{ name: entry.run, digest: { sha256: sha256Hex(record) } }],
    predicateType: PREDICATE_TYPE,
    predicate: { log, hash, entry: JSON.parse(record) as JsonValue },
  })
}

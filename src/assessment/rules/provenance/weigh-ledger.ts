// Weighs a ledger: its flags, and the provenance of each entry, both of which depend on the whole ledger (rules F-4 to F-9,
// P-3).
import type { Ledger } from '../ledger/entry.ts'
import { flagLedger } from '../ledger/flags.ts'
import { provenanceOf } from './grade.ts'
import { ownPlaces } from './own-places.ts'

/** The ledger sorted by id, flagged, and with the provenance of every entry. Weighing twice changes nothing. */
export function weighLedger(ledger: Ledger, pitch: string): Ledger {
  const own = ownPlaces(pitch, ledger)
  return flagLedger(ledger, pitch).map((entry) => ({ ...entry, provenance: provenanceOf(entry, own) }))
}

// What lists of cases and alerts filter and sort by. `match-facts.ts` reads it from the JSON of a row.

export interface MatchColumns {
  /** Folded. Null where there is none, as with the others: in a row that was erased, or that an older release wrote. */
  subject_name: string | null
  /** Of the listed party, folded. */
  party_name: string | null
  outcome: string | null
  /** In ten-thousandths. */
  score: number | null
  /** The ids of the lists that name the party, in their order, with a space around each: ` eu-fsf un-sc `. */
  lists: string | null
}

// Defines the units of a word in a script of India during parsing.

/** A consonant with what follows it. `null` is the unwritten vowel, '' no vowel. */
export interface Unit {
  consonant: string
  vowel: string | null
  /** A nasal after the vowel; the next consonant determines its place. */
  nasal: boolean
}

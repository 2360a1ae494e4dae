// What a word in a script of India consists of while it is being read.

/** A consonant with what follows it. `null` is the unwritten vowel, '' no vowel. */
export interface Unit {
  consonant: string
  vowel: string | null
  /** A nasal after the vowel whose place the next consonant decides. */
  nasal: boolean
}

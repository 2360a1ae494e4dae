// How a word of the contract is said to people.

/** How good the news is. */
export type Tone = 'good' | 'fair' | 'poor' | 'bad' | 'plain'

export interface Said {
  readonly label: string
  readonly tone: Tone
  /** What follows from it, in a sentence. */
  readonly meaning: string
}

// The wording of a term of the contract for people.

/** How good the news is. */
export type Tone = 'good' | 'fair' | 'poor' | 'bad' | 'plain'

export interface Said {
  readonly label: string
  readonly tone: Tone
  /** The consequence, in a sentence. */
  readonly meaning: string
}

// The wording of a term of the contract for people.

/** How good the news is; `slight`: of little weight, or none yet. The terms of one scale have a tone each. */
export type Tone = 'good' | 'fair' | 'poor' | 'bad' | 'slight' | 'plain'

export interface Said {
  readonly label: string
  readonly tone: Tone
  /** The consequence, in a sentence. */
  readonly meaning: string
}

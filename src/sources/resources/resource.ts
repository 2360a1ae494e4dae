// What an open corpus of spellings gives the matcher, whatever file it came in.
import type { ImportedGroups } from '../../names/lexicon/lexicon.ts'

/**
 * In the order they are handed to the matcher, whichever was imported first. The codes that name countries stand
 * before the forms that name none: the first meaning of a form stays.
 */
export const CORPORA = ['person-names', 'nicknames', 'elf-codes', 'legal-forms'] as const
export type Corpus = (typeof CORPORA)[number]

export interface Resource {
  readonly corpus: Corpus
  readonly groups: ImportedGroups
  /** Rows of the file that say nothing the matcher can use. */
  readonly leftOut: number
}

export const NOTHING: ImportedGroups = { names: [], nicknames: [], legalForms: [] }

/** A group is of use when it holds two spellings or more; repetitions say nothing. */
export function usefulGroup(forms: readonly string[]): string[] | undefined {
  const distinct = [...new Set(forms.map((form) => form.trim()).filter((form) => form !== ''))]
  return distinct.length > 1 ? distinct : undefined
}

/** Thrown when a file cannot be read as what it should be: says which file, what is wrong and what to do. */
export class ResourceError extends Error {
  override readonly name = 'ResourceError'

  constructor(file: string, problem: string) {
    super(`${file}: ${problem}`)
  }
}

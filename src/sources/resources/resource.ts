// What an open corpus of spellings gives the matcher, independent of its file format.
import type { ImportedGroups } from '../../names/lexicon/lexicon.ts'

/**
 * The order in which the matcher gets them, whatever the order of import. Codes that name countries come before forms
 * that name none: the first meaning of a form stays.
 */
export const CORPORA = ['person-names', 'nicknames', 'elf-codes', 'legal-forms'] as const
export type Corpus = (typeof CORPORA)[number]

export interface Resource {
  readonly corpus: Corpus
  readonly groups: ImportedGroups
  /** Number of rows that the matcher cannot use. */
  readonly leftOut: number
}

export const NOTHING: ImportedGroups = { names: [], nicknames: [], legalForms: [] }

/** A group is useful if it has two or more different spellings. */
export function usefulGroup(forms: readonly string[]): string[] | undefined {
  const distinct = [...new Set(forms.map((form) => form.trim()).filter((form) => form !== ''))]
  return distinct.length > 1 ? distinct : undefined
}

/** The error for a file that cannot be read as its format: names the file, the fault and the remedy. */
export class ResourceError extends Error {
  override readonly name = 'ResourceError'

  constructor(file: string, problem: string) {
    super(`${file}: ${problem}`)
  }
}

// The languages that the reader knows. The first one reads a text whose language does not show.
import type { LanguageTable } from '../language-table.ts'
import { ENGLISH } from './en.ts'
import { GERMAN } from './de.ts'

export const LANGUAGES: readonly LanguageTable[] = [ENGLISH, GERMAN]

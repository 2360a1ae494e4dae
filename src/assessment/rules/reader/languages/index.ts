// The languages that the reader knows. The first one reads a text whose language does not show.
import type { LanguageTable } from './language-table.ts'
import { ARABIC } from './ar.ts'
import { CHINESE } from './zh.ts'
import { DUTCH } from './nl.ts'
import { ENGLISH } from './en.ts'
import { FRENCH } from './fr.ts'
import { GERMAN } from './de.ts'
import { HINDI } from './hi.ts'
import { ITALIAN } from './it.ts'
import { JAPANESE } from './ja.ts'
import { KOREAN } from './ko.ts'
import { POLISH } from './pl.ts'
import { PORTUGUESE } from './pt.ts'
import { RUSSIAN } from './ru.ts'
import { SPANISH } from './es.ts'
import { TURKISH } from './tr.ts'

export const LANGUAGES: readonly LanguageTable[] = [
  ENGLISH,
  GERMAN,
  SPANISH,
  FRENCH,
  PORTUGUESE,
  ITALIAN,
  DUTCH,
  POLISH,
  RUSSIAN,
  TURKISH,
  ARABIC,
  HINDI,
  CHINESE,
  JAPANESE,
  KOREAN,
]

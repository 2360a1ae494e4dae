// Recognises a patronymic by its ending.
import { PATRONYMIC_SUFFIXES } from './tables/patronymics.ts'

const PATRONYMIC = new RegExp(
  `.{3}(?:${[...PATRONYMIC_SUFFIXES.masculine, ...PATRONYMIC_SUFFIXES.feminine].join('|')})$`,
)

/** Whether a word in a-z is a patronymic: Sergeevich, Ivanovna. */
export const isPatronymic = (text: string): boolean => PATRONYMIC.test(text)

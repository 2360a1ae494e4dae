// Extracts the text of a string in a data document: forum APIs and blog feeds contain HTML.
import { htmlText } from './html-text.ts'

const MARKUP = /<\/?[a-z][^<>]*>/i

export const valueText = (value: string, maxChars: number): string =>
  MARKUP.test(value) ? htmlText(value, maxChars) : value

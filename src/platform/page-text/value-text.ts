// The text of a string in a document of data: the API of a forum and the feed of a blog have HTML in theirs.
import { htmlText } from './html-text.ts'

const MARKUP = /<\/?[a-z][^<>]*>/i

export const valueText = (value: string, maxChars: number): string =>
  MARKUP.test(value) ? htmlText(value, maxChars) : value

// How a cell of CSV is written: RFC 4180, and a blank at an end is kept by quotes.

export const csvCell = (text: string): string =>
  /[",\r\n]|^\s|\s$/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text

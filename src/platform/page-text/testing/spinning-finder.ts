// Searches for the time the quote names ("for 50 ms: churn"), then returns the position of the rest of the quote.

const DURATION = /^for (\d+) ms: /

export const createFinder =
  (text: string) =>
  (quote: string): number => {
    const until = performance.now() + Number(DURATION.exec(quote)?.[1] ?? 0)
    while (performance.now() < until);
    return text.indexOf(quote.replace(DURATION, ''))
  }

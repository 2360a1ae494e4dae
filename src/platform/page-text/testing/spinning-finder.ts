// Looks for a quote as long as the quote says, "for 50 ms: churn", and says where the rest of it stands in the page.

const DURATION = /^for (\d+) ms: /

export const quoteFinder =
  (text: string) =>
  (quote: string): number => {
    const until = performance.now() + Number(DURATION.exec(quote)?.[1] ?? 0)
    while (performance.now() < until);
    return text.indexOf(quote.replace(DURATION, ''))
  }

// A rate as people read it: percent with one decimal at most.

export const percent = (rate: number): string => `${Math.round(rate * 1000) / 10}%`

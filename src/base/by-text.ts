// Orders texts by their UTF-16 units: the same in every locale, unlike localeCompare.

export const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

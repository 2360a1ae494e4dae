// Under which keys a country's name is found, however a list orders, accents and punctuates it.

/**
 * The key of a name and, of `Republic of Moldova`, that of `Moldova, Republic of`: lists put first what they sort by.
 * Lower-case words without accents, `the` and a last `of`; `St` is `Saint`. Empty for a text without Latin letters.
 */
export function countryKeys(name: string): readonly string[] {
  const key = countryKey(name)
  const [, kind, place] = /^(.+?) of (.+)$/.exec(key) ?? []
  return kind === undefined || place === undefined ? [key] : [key, `${place} ${kind}`]
}

export function countryKey(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .split(/[^a-z]+/)
    .filter((word) => word !== '' && word !== 'the')
    .map((word) => (word === 'st' ? 'saint' : word))
    .join(' ')
    .replace(/ of$/, '')
}

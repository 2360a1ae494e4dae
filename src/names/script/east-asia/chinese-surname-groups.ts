// Finds the Chinese surnames that a Latin spelling may represent, in any dialect or country.
import { plainPinyin } from './pinyin.ts'
import { readingTable } from './reading-table.ts'
import { CHINESE_SURNAME_SPELLINGS } from './tables/chinese-surname-spellings.ts'
import { CHINESE_COMPOUND_SURNAMES, CHINESE_SURNAMES } from './tables/chinese-surnames.ts'

const PINYIN_SURNAMES: ReadonlySet<string> = new Set(
  [...readingTable(CHINESE_SURNAMES).values(), ...readingTable(CHINESE_COMPOUND_SURNAMES).values()]
    .flat()
    .map(plainPinyin),
)

const GROUPS: ReadonlyMap<string, readonly string[]> = groups()

/** Every pinyin surname that a spelling may represent, in code point order. */
export const CHINESE_SURNAME_GROUPS: readonly string[] = [
  ...new Set([...PINYIN_SURNAMES, ...[...GROUPS.values()].flat()]),
].toSorted()

/** Pinyin surnames of a spelling, the spelling itself first when it is one; none when it is no Chinese surname. */
export function chineseSurnameGroups(latin: string): string[] {
  const plain = plainPinyin(latin).replace(/[^a-z]/gu, '')
  const own = PINYIN_SURNAMES.has(plain) ? [plain] : []
  return [...new Set([...own, ...(GROUPS.get(rawLatin(latin)) ?? [])])]
}

function rawLatin(latin: string): string {
  return latin
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]/gu, '')
}

function groups(): Map<string, string[]> {
  const table = new Map<string, string[]>()
  for (const entry of CHINESE_SURNAME_SPELLINGS.split(/\s+/u)) {
    const [spelling = '', surnames = ''] = entry.split(':')
    if (spelling !== '') table.set(spelling, surnames.split(',').map(plainPinyin))
  }
  return table
}

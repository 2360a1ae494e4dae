// The Latin side of Chinese names: pinyin, Wade-Giles, and the surname spellings of the dialects.
export { pinyinSyllables } from './pinyin.ts'
export { wadeGilesToPinyin } from './wade-giles.ts'
export { chineseSurnameGroups } from './chinese-surname-groups.ts'

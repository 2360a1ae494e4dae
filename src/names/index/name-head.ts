// The head of a name in the index: what a search needs of the name, side by side, so that one look into memory gives all of it.

/** Numbers in a head; one head more than there are names says where the words of the last name end. */
export const HEAD = 4
/** Where the words of the name begin. */
export const WORDS_AT = 0
export const RECORD = 1
/** The weight of its filed words in the lower half, what they cost where they are unmatched in the upper half. */
export const WEIGHT = 2
/** Kind, plane and type in the lower byte, and the flags; above it the position of the name in the record. */
export const KIND = 3

export const SOURCE_SHIFT = 8
export const UPPER = 16
export const LOWER = 0xffff

/** Flag of a name whose record does not state its type. */
export const OPEN = 32
/** Flag of a further reading of the preceding name. */
export const FURTHER = 64
/** Flag of a name whose last word is its initials, by which it is found; they are no word of it. */
export const WITH_ACRONYM = 128

/** A word of a name, with a bit that says whether it is an initial. */
export const wordEntry = (word: number, isInitial: boolean): number => word * 2 + (isInitial ? 1 : 0)

/** The queries that want a name, as bits; a name whose record does not state its type is wanted by both. */
export const [FOR_PERSONS, FOR_OTHERS] = [1, 2]
const WANTED_BITS = 2

/** More than any name weighs against which another would be found. */
const MAX_WEIGHT = 0x3fff

/** What the first look at each of many names needs: its weight, and which queries want it. */
export const gistOf = (weight: number, wantedFor: number): number =>
  (Math.min(weight, MAX_WEIGHT) << WANTED_BITS) | wantedFor
export const weightIn = (gist: number): number => gist >>> WANTED_BITS

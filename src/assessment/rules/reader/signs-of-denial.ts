// Signs by which a quote denies a need without saying so, and words of denial that deny nothing.
import type { TextSpan } from './phrases.ts'

/** Words for a small thing, as a part of a pattern. */
const SMALL_WORDS =
  '(?:small|minor|little|tiny|klein\\w*|gering\\w*|pequen\\w+|petite?s?|piccol\\w+|mal[aey]\\w*|drobn\\w+|мелк\\p{L}*|маленьк\\p{L}*|небольш\\p{L}*|kucuk|ufak|صغير\\p{L}*|छोट[\\p{L}\\p{M}]*|小さ[なく]?|小|작은|사소한?)'
/** "Not a small problem": inside of the denial, directly before it or directly behind it. */
const SMALL = new RegExp(`(?<![\\p{L}\\p{M}])${SMALL_WORDS}(?![\\p{L}\\p{M}])|小(?=问题|問題)`, 'u')
const SMALL_BEFORE = new RegExp(`(?<![\\p{L}\\p{M}])${SMALL_WORDS}(?:\\sbir)?\\s?$`, 'u')
const SMALL_AFTER = new RegExp(`^\\s${SMALL_WORDS}(?![\\p{L}\\p{M}])`, 'u')

/** Whether words of denial belong to "not a small problem", which states one. */
export function isNotSmall(text: string, { start, end }: TextSpan): boolean {
  return (
    SMALL.test(text.slice(start, end)) ||
    SMALL_BEFORE.test(text.slice(0, start)) ||
    SMALL_AFTER.test(text.slice(end))
  )
}

/**
 * The first of two or more signs of a settled need that do not overlap; undefined where all of them are bare negations: who
 * complains says "never" and "nobody" too.
 */
export function signOfSettledNeed(
  signs: readonly TextSpan[],
  negations: readonly TextSpan[],
): TextSpan | undefined {
  const apart = signs.filter((sign, i) =>
    signs.every((each, k) => k >= i || each.end <= sign.start || sign.end <= each.start),
  )
  const isBare = ({ start, end }: TextSpan): boolean =>
    negations.some((each) => each.start < end && start < each.end)
  return apart.length >= 2 && !apart.every(isBare) ? apart[0] : undefined
}

// The names of an entry of the Canadian list. Names are in English and French in one field; aliases are in one field,
// and often give only the part of the name that differs.
import type { PartyName } from '../../model/record.ts'
import { joined, onOneLine } from '../../files/record-parts.ts'

const KNOWN_AS = /\s*[(;,]?\s*\b(?:a\.?k\.?a\.?|also known as)[:\s]+/i
/** Says in which language the name after it is. */
const LANGUAGE =
  /\b(?:alias|arabic|hebrew|farsi|persian|russian|ukrainian|bel?arr?us+ian|chinese|burmese): */gi
/** Part of the name before it, not a name. */
const FORM =
  /^(?:(?:co|corp|inc|llc|l\.l\.c|ltd|limited|plc|s\.?a|gmbh|fze|jsc|pjsc|pte|pty)\.?|co\.? ?ltd\.?)$/i
const IN_CAPITALS = /^\p{Lu}[\p{Lu}\p{M}’'`-]+$/u

/** Splits a text where a separator is outside of brackets. */
function apart(text: string, separators: string): readonly string[] {
  const parts: string[] = []
  let [depth, from] = [0, 0]
  for (let at = 0; at < text.length; at++) {
    const sign = text.charAt(at)
    if (sign === '(') depth++
    if (sign === ')') depth = Math.max(0, depth - 1)
    if (depth > 0 || !separators.includes(sign)) continue
    parts.push(text.slice(from, at))
    from = at + 1
  }
  return [...parts, text.slice(from)].map(onOneLine).filter((part) => part !== '')
}

/** `Name (a.k.a. Other)` is two names; a bracket that is no longer closed goes. */
const knownAs = (text: string): readonly string[] =>
  text
    .split(KNOWN_AS)
    .map((part) => {
      const name = onOneLine(part)
      return name.endsWith(')') && !name.includes('(') ? name.slice(0, -1).trim() : name
    })
    .filter((name) => name !== '')

const primary = (full: string): PartyName => ({ full, kind: 'primary', quality: 'strong' })
const alias = (full: string): PartyName => ({ full, kind: 'alias', quality: 'unknown' })

/** Names of an entity or a ship: the English one first, then the French one and the aliases. */
export function entityNames(written: string, aliases: string): readonly PartyName[] {
  const [first = '', ...others] = apart(written, '/').flatMap(knownAs)
  return [primary(first), ...[...others, ...separateAliases(aliases)].map(alias)]
}

function separateAliases(written: string): readonly string[] {
  const all: string[] = []
  for (const part of apart(written.replace(LANGUAGE, ';'), ',;/').flatMap(knownAs)) {
    const before = all.at(-1)
    if (before !== undefined && FORM.test(part)) all[all.length - 1] = `${before}, ${part}`
    else all.push(part.replace(/^\((.*)\)$/, '$1'))
  }
  return all
}

/**
 * Names of a person. The list writes most family names in capitals. An alias in capitals is then another family name, and
 * one without is another given name or a nickname, which names no one by itself.
 */
export function personNames(last: string, given: string, aliases: string): readonly PartyName[] {
  const [family = '', ...families] = last.split(/[()]/).map(onOneLine)
  const isInCapitals = family.split(' ').some((word) => IN_CAPITALS.test(word))
  const named = (lastName: string): string => joined([given, lastName], ' ')
  return [
    {
      ...primary(named(family)),
      ...(given !== '' && family !== '' && { first: given, last: family }),
    },
    ...families.filter((other) => other !== '').map((other) => alias(named(other))),
    ...separateAliases(aliases).map((text): PartyName => {
      const words = text.split(' ')
      const capitals = words.filter((word) => IN_CAPITALS.test(word)).length
      if (isInCapitals && capitals === words.length) return alias(named(text))
      const isWhole = isInCapitals ? capitals > 0 : words.length > 1
      return isWhole ? alias(text) : { ...alias(text), quality: 'weak' }
    }),
  ]
}

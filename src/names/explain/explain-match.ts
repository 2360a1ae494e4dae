// Why a match has its score, as lines a person reads: the verdict, the parts that met, what was taken and why.
import type { Match } from '../matcher/matcher.ts'
import { explanation, type MatchExplanation, type ExplainedWord } from './explanation.ts'
import { KIND_SAYS, LEVEL_SAYS, ROLE_SAYS } from './reasons.ts'

/** Lines without line breaks; safe to print, since control and direction marks of the names are taken out. */
export function explainMatch(match: Match): string[] {
  const told = explanation(match)
  const lines = [verdict(told), ...names(told)]
  if (told.parts.length > 0) lines.push('', ...partsTable(told))
  for (const [title, parts] of [
    ['Without a counterpart', told.unmatched],
    ['Not compared as words', told.beside],
  ] as const)
    if (parts.length > 0) lines.push('', `${title}:`, ...parts.map(singleLine))
  lines.push('', ...account(told))
  return lines.map(printableExplanation)
}

/** Names come from strangers: what would move the cursor or turn the direction of a line becomes a blank. */
export const printableExplanation = (text: string): string =>
  text.replace(/[\p{Cc}\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]/gu, ' ')

const fixed = (value: number, places = 4): string => value.toFixed(places)

function verdict({ score, probability, level, alert_from, strong_from }: MatchExplanation): string {
  const from =
    level === 'strong'
      ? `from ${fixed(strong_from, 2)}`
      : level === 'alert'
        ? `from ${fixed(alert_from, 2)}`
        : `alert from ${fixed(alert_from, 2)}`
  return `score ${fixed(score)}, probability ${fixed(probability, 2)}, level ${level} (${from}): ${LEVEL_SAYS[level]}`
}

function names({ query, matched }: MatchExplanation): string[] {
  if (matched === null)
    return ['No names were compared: one side has none, or the sides are of different types.']
  const kind = matched.kind === 'primary' ? '' : `   (${KIND_SAYS[matched.kind]})`
  return [`  query   ${query}`, `  listed  ${matched.name}${kind}`]
}

function partsTable({ parts }: MatchExplanation): string[] {
  return table(
    ['query part', 'listed part', 'rule', 'similarity', 'tells', 'because'],
    parts.map(({ query, listed, rule, similarity, tells, says }) => [
      query,
      listed,
      rule,
      fixed(similarity),
      fixed(tells, 2),
      says,
    ]),
  )
}

const singleLine = ({ side, text, role, tells }: ExplainedWord): string =>
  `  ${side === 'query' ? 'query ' : 'listed'}  ${text}   (${ROLE_SAYS[role]}, tells ${fixed(tells, 2)})`

/** From the full score to the final one, a line for each thing that moved it. */
function account({ matched, parts, name_score, losses, facts, score }: MatchExplanation): string[] {
  const lines: string[] = []
  const entry = (amount: number, says: string): void => {
    lines.push(`  ${amount < 0 ? '-' : '+'}${fixed(Math.abs(amount))}  ${says}`)
  }
  if (matched !== null) {
    if (parts.length === 0) lines.push('No part of one name met a part of the other.')
    else {
      lines.push('The names, from 1.0000 for names that agree in every part:')
      for (const { reason, cost, words, says } of losses)
        entry(-cost, `${reason}: ${says}${words.length > 0 ? ` (${words.join(', ')})` : ''}`)
      if (losses.length === 0) lines.push('   nothing taken')
      lines.push(` = ${fixed(name_score)}  score of the names`)
    }
  }
  if (facts.length > 0) {
    lines.push('Beside the names:')
    for (const { rule, effect, detail, says } of facts)
      entry(effect, `${rule}: ${says}${detail === '' ? '' : ` (${detail})`}`)
    lines.push(` = ${fixed(score)}  score`)
  }
  return lines
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const widths = head.map((title, column) =>
    Math.max(...[title, ...rows.map((row) => row[column] ?? '')].map((cell) => [...cell].length)),
  )
  const line = (cells: readonly string[]): string =>
    `  ${cells.map((cell, column) => cell + ' '.repeat((widths[column] ?? 0) - [...cell].length)).join('  ')}`.trimEnd()
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)]
}

// Explains a match as lines of text: the verdict, the matched parts, and each penalty with its reason.
import type { Match } from '../matcher/matcher.ts'
import { explanation, type MatchExplanation, type ExplainedWord } from './explanation.ts'
import { KIND_SAYS, LEVEL_SAYS, ROLE_SAYS } from './reasons.ts'

/** Returns lines without line breaks. They are safe to print, because control and direction marks are removed. */
export function explainMatch(match: Match): string[] {
  const explained = explanation(match)
  const lines = [verdict(explained), ...names(explained)]
  if (explained.parts.length > 0) lines.push('', ...partsTable(explained))
  for (const [title, parts] of [
    ['Without a counterpart', explained.unmatched],
    ['Not compared as words', explained.beside],
  ] as const)
    if (parts.length > 0) lines.push('', `${title}:`, ...parts.map(singleLine))
  lines.push('', ...account(explained))
  return lines.map(printableExplanation)
}

/** Names come from untrusted input: characters that move the cursor or change text direction become spaces. */
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

/** Accounts for the step from the full score to the final score, with a line for each change. */
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

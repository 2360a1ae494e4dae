// Shows how a name met a record: both names side by side, part by part, and what was added to the score or taken from it.
import type { NameMatch, SinglePart } from '../../contract/vocabulary/finding.ts'
import type { Block } from './document.ts'
import { percent } from './percent.ts'
import { inOneLine } from './report-text.ts'

export function matchBlocks(match: NameMatch): Block[] {
  const { query, matchedName, nameKind, quality, score, probability, level, aligned } = match
  const rows = [
    [query, matchedName, `score ${score}, ${level}; ${percent(probability)} likely the same`],
    ...aligned.parts.map((part) => [part.query, part.listed, part.says]),
    ...aligned.unmatched.map((part) => alone(part, 'met nothing')),
    ...aligned.beside.map((part) => alone(part, 'not compared as a word')),
    ...aligned.losses.map(({ words, cost, says }) => ['', words.join(', '), `${signed(-cost)} ${says}`]),
    ...aligned.facts.map(({ effect, detail, says }) => ['', detail, `${signed(effect)} ${says}`]),
  ]
  return [
    {
      kind: 'table',
      columns: [
        { title: 'Looked up', width: 4 },
        { title: `In the record (${inOneLine(nameKind)}, ${inOneLine(quality)})`, width: 4 },
        { title: 'How they compare', width: 6 },
      ],
      rows: rows.map((cells) => cells.map(inOneLine)),
    },
    { kind: 'paragraph', text: agreements(match), isNote: true },
  ]
}

const alone = ({ side, text, role }: SinglePart, why: string): string[] =>
  side === 'query' ? [text, '', `${role}: ${why}`] : ['', text, `${role}: ${why}`]

const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`)

function agreements({ dobAgree, countryAgree, identifierAgree }: NameMatch): string {
  const says = (agree: boolean | null): string =>
    agree === null ? 'not known on both sides' : agree ? 'agrees' : 'differs'
  return (
    `Birth date: ${says(dobAgree)}. Country: ${says(countryAgree)}. Identifier: ${says(identifierAgree)}. ` +
    'A match is for a person to review, never proof.'
  )
}

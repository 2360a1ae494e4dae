// Shows how a name met a record: both names side by side, part by part, and what was added to the score or taken from it.
import type { Finding, NameMatch, SinglePart } from '../../contract/vocabulary/finding.ts'
import type { RunSubject } from '../../contract/vocabulary/subject.ts'
import type { Block } from '../document/document.ts'
import { inOneLine } from '../document/report-text.ts'
import { percent, signedPercent } from '../words/figures.ts'
import { identifierLed, isLed } from '../words/identifier-led.ts'
import { matchSaid, nameKindSaid } from '../words/match.ts'

/** Empty for a record that no name was compared with. */
export function matchBlocks(finding: Finding, subject: RunSubject): Block[] {
  const { match } = finding
  if (match === undefined) return []
  const { query, matchedName, probability, aligned } = match
  const rows = [
    [query, matchedName, `${matchSaid(match)}; ${percent(probability)} likely the same`],
    ...aligned.parts.map((part) => [part.query, part.listed, part.says]),
    ...aligned.unmatched.map((part) => alone(part, 'met nothing')),
    ...aligned.beside.map((part) => alone(part, 'not compared as a word')),
    ...aligned.losses.map(({ words, cost, says }) => [
      '',
      words.join(', '),
      `${signedPercent(-cost)} ${says}`,
    ]),
    ...aligned.facts.map(({ effect, detail, says }) => ['', detail, `${signedPercent(effect)} ${says}`]),
  ]
  return [
    { kind: 'paragraph', text: agreements(match, leadOf(finding, subject)), isNote: true },
    {
      kind: 'table',
      columns: [
        { title: 'Looked up', width: 4 },
        { title: `In the record (${nameKindSaid(match)})`, width: 4 },
        { title: 'How they compare', width: 6 },
      ],
      rows: rows.map((cells) => cells.map(inOneLine)),
    },
  ]
}

const alone = ({ side, text, role }: SinglePart, why: string): string[] =>
  side === 'query' ? [text, '', `${role}: ${why}`] : ['', text, `${role}: ${why}`]

function agreements({ dobAgree, countryAgree, identifierAgree, aligned }: NameMatch, lead?: string): string {
  const says = (agree: boolean | null, which = ''): string =>
    agree === null ? 'not known on both sides' : agree ? `agrees${which}` : 'differs'
  const met = aligned.facts.find(({ rule }) => rule === 'identifier-agrees')
  const identifier =
    lead === undefined
      ? says(identifierAgree, met && ` (${inOneLine(met.detail)})`)
      : `${lead} led to this record`
  return (
    `Birth date: ${says(dobAgree)}. Country: ${says(countryAgree)}. Identifier: ${identifier}. ` +
    'A match is for a person to review, never proof.'
  )
}

/** The identifier of the subject that led to a record; undefined where a name did. */
function leadOf(finding: Finding, subject: RunSubject): string | undefined {
  if (!isLed(finding)) return undefined
  const led = identifierLed(finding, subject)
  // why: findings of older runs do not say which
  return led === undefined
    ? 'an identifier'
    : [led.name, inOneLine(led.value ?? '')].filter(Boolean).join(' ')
}

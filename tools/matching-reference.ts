// The page on name matching: thresholds, weights, rules and probabilities as the code has them, with what each means.
// A rule without a pair of names that shows it fails.
import { existsSync, readFileSync } from 'node:fs'
import { ALERT, type Level, STRONG } from '../src/names/calibrate/levels.ts'
import { EVIDENCE_BANDS, PROBABILITIES, SCORE_BANDS } from '../src/names/calibrate/probability.ts'
import { MAX_TOKENS } from '../src/names/compare/align.ts'
import type { FactRule } from '../src/names/compare/score-record.ts'
import type { Penalty } from '../src/names/compare/score-name.ts'
import type { SimilarityRule } from '../src/names/compare/similarity.ts'
import { FACTS, ORGANISATION, PERSON } from '../src/names/compare/weights.ts'
import { FACT_SAYS, LOSS_SAYS, RULE_SAYS } from '../src/names/explain/reasons.ts'
import { Matcher } from '../src/names/matcher/matcher.ts'
import { MAX_CHARACTERS } from '../src/names/token/words.ts'
import type { EntityType } from '../src/names/parse/record.ts'
import { table } from './table.ts'
import { EXTRA_SAYS, FACTS_SAYS, ORGANISATION_SAYS, PERSON_SAYS } from './weight-sentences.ts'

const LEVELS: Readonly<Record<Level, readonly [from: number, means: string]>> = {
  strong: [STRONG, 'Review it first: every distinctive part of the name has matched, or nearly.'],
  alert: [ALERT, 'A person must review it.'],
  none: [
    0,
    'Not an alert. The record is still listed, because a low score removes nothing. No review is required.',
  ],
}

/** A pair that meets by each rule; the page prints how alike the words are, as the code has it. */
const EXAMPLES: Readonly<Record<SimilarityRule, readonly [EntityType, string, string]>> = {
  same: ['person', 'Dorran', 'Dorran'],
  'same-number': ['organisation', 'Plant IV', 'Plant 4'],
  spelling: ['person', 'Mohammed', 'Muhamad'],
  translation: ['organisation', 'Acme Banque', 'Acme Bank'],
  place: ['organisation', 'Acme Peking', 'Acme Beijing'],
  sound: ['person', 'Zhelvinsky', 'Jelvinskiy'],
  typo: ['person', 'Dorran', 'Dorvan'],
  slip: ['person', 'Mario', 'Maro'],
  consonants: ['person', 'زلفنسكي', 'Zelvinski'],
  abbreviation: ['organisation', 'Acme Comer', 'Acme Comercio'],
  nickname: ['person', 'Bill', 'William'],
  initial: ['person', 'J. Dorran', 'John Dorran'],
  joined: ['organisation', 'Sky Blue', 'Skyblue'],
  acronym: ['organisation', 'Popular Liberty Alliance', 'PLA'],
}

const BLIND_SPOTS: readonly string[] = [
  'Two people with the same name: only a birth date, a country or an identifier separates them.',
  'A name that has nothing in common with the listed name: an unlisted alias, a nom de guerre, a married name.',
  'Ownership and control. The name of a listed person does not find a firm that the person owns.',
  'The reading of Han characters that a person uses: the matcher tries the most likely Chinese, Japanese and Korean ones.',
  'Vowels that Arabic and Hebrew script omit: names that differ only in them match.',
  'The original form of a foreign name in kana, Hangul or Han characters, except for common names.',
  'Whether a word is a name or a common word, in a language that its tables do not cover.',
]

const decimal = (tenThousandths: number): string => (tenThousandths / 10_000).toFixed(4)
/** Names of weights that are not ten-thousandths of the score. */
const PLAIN = new Set(['difference', 'rare', 'plenty', 'stretchMost', 'weakAliasPercent'])
const weight = (name: string, value: number): string => (PLAIN.has(name) ? String(value) : decimal(value))

const weightTable = <T extends string>(
  says: Readonly<Record<T, string>>,
  values: Readonly<Record<T, number>>,
): string =>
  table(
    ['weight', 'value', 'meaning'],
    (Object.keys(says) as T[]).map((name) => [`\`${name}\``, weight(name, values[name]), says[name]]),
  )

function ruleTable(): string {
  const matcher = new Matcher()
  const rows = (Object.keys(EXAMPLES) as SimilarityRule[]).map((rule) => {
    const [type, a, b] = EXAMPLES[rule]
    const read = (text: string) =>
      matcher.read({
        type,
        names: [{ text, kind: 'primary' }],
        birthDates: [],
        countries: [],
        identifiers: [],
      })
    const { alignment } = matcher.compare(read(a), read(b)).detail.name ?? {}
    const pair = alignment?.pairs.find((each) => each.rule === rule)
    if (pair === undefined)
      throw new Error(
        `${a} and ${b} no longer match by the rule ${rule}; give it another pair in tools/matching-reference.ts`,
      )
    return [`\`${rule}\``, RULE_SAYS[rule], `${a} – ${b}`, decimal(pair.score)]
  })
  return table(['rule', 'two words are', 'example', 'similarity'], rows)
}

const says = <T extends string>(head: string, of: Readonly<Record<T, string>>): string =>
  table(
    [head, 'meaning'],
    (Object.keys(of) as T[]).map((name) => [`\`${name}\``, of[name]]),
  )

function probabilityTable(): string {
  const range = (bands: readonly number[], k: number, print: (n: number) => string): string =>
    k + 1 < bands.length
      ? `${print(bands[k] ?? 0)} to below ${print(bands[k + 1] ?? 0)}`
      : `from ${print(bands[k] ?? 0)}`
  return table(
    ['score', ...EVIDENCE_BANDS.map((_, k) => `evidence ${range(EVIDENCE_BANDS, k, String)}`)],
    PROBABILITIES.map((row, k) => [
      k + 1 === SCORE_BANDS.length ? '1' : range(SCORE_BANDS, k, decimal),
      ...row.map(decimal),
    ]),
  )
}

/** Rows of `reliability` in the frozen result file: flat objects, printed as they are. */
function reliabilitySection(): string {
  const file = new URL('../bench/names/frozen.json', import.meta.url)
  const { reliability = [] } = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as { reliability?: Record<string, string | number | null>[] })
    : {}
  const [first] = reliability
  if (first === undefined) return 'Not measured yet. `npm run bench:names` writes this table.'
  const head = Object.keys(first)
  return table(
    head,
    reliability.map((row) => head.map((column) => String(row[column] ?? ''))),
  )
}

export function matchingPage(): string {
  const penalties: Readonly<Record<Penalty['reason'], string>> = LOSS_SAYS
  const facts: Readonly<Record<FactRule, string>> = FACT_SAYS
  return [
    'This page describes how Assay compares two names, and what each number of the answer means. ' +
      '[Screening names](../guide/screening.md) describes the commands. Scores and probabilities are whole ten-thousandths, ' +
      'shown as decimals of at most four places. The same names have the same score on every machine.',
    '## Levels',
    'All types and lists share one alert threshold. A level follows the score alone.',
    table(
      ['level', 'score from', 'meaning'],
      (Object.keys(LEVELS) as Level[]).map((level) => [
        `\`${level}\``,
        decimal(LEVELS[level][0]),
        LEVELS[level][1],
      ]),
    ),
    '## How words match',
    'The matcher splits a name into words. It removes titles and the additions of trade documents, writes other scripts in ' +
      'Latin letters in every likely way, and normalises numbers and legal forms. Each word then matches at most one word, or ' +
      `run of words, of the other name, the most similar first. The matcher reads at most ${MAX_CHARACTERS} characters and ${MAX_TOKENS} words of a name.`,
    ruleTable(),
    '## Penalties',
    'A comparison starts at 1. If no word matches, the score is 0. Every answer names each penalty and its amount.',
    says('penalty', penalties),
    '### Weights for people',
    weightTable(PERSON_SAYS, PERSON),
    '### Weights for organisations and ships',
    weightTable(ORGANISATION_SAYS, ORGANISATION),
    'The penalty of a word on one side only depends on its kind:',
    weightTable(EXTRA_SAYS, ORGANISATION.extra),
    '## Facts beside the name',
    'Of two records, the best pair of names counts. Birth date, gender, countries and identifiers then adjust its score. Only an ' +
      'identifier can raise a score of 0.',
    says('fact', facts),
    weightTable(FACTS_SAYS, FACTS),
    '## Probability',
    'The probability is the share of matches among labelled pairs with that score and evidence. About half of those pairs ' +
      'match. Among the records nearest to an arbitrary name the share is lower, so use the probability to rank, not as a verdict. ' +
      'Evidence is the distinctiveness of the matched words together: about 100 for a rare word, less for a common one.',
    probabilityTable(),
    '### Reliability',
    'The table compares probabilities with labelled pairs, all pair sets together: `said` is the mean probability of a band, `found` the share that matched.',
    reliabilitySection(),
    '## What the matcher cannot see',
    BLIND_SPOTS.map((spot) => `- ${spot}`).join('\n'),
  ].join('\n\n')
}

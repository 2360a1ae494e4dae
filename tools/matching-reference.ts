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
  strong: [STRONG, 'Look at it first: every part of the name that tells something has met, or nearly so.'],
  alert: [ALERT, 'A person has to look at it.'],
  none: [0, 'Not an alert. It is still listed, since nothing found is dropped by score; nobody has to look.'],
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
  consonants: ['person', 'زلفنسكي', 'Zelvinski'],
  abbreviation: ['organisation', 'Acme Comer', 'Acme Comercio'],
  nickname: ['person', 'Bill', 'William'],
  initial: ['person', 'J. Dorran', 'John Dorran'],
  joined: ['organisation', 'Sky Blue', 'Skyblue'],
  acronym: ['organisation', 'Popular Liberty Alliance', 'PLA'],
}

const BLIND_SPOTS: readonly string[] = [
  'Two people of one name: only a birth date, a country or an identifier tells them apart.',
  'A name that has nothing in common with the listed one: an alias the list does not hold, a nom de guerre, a married name.',
  "Who owns or controls whom. A firm owned by a listed person is not found by the person's name.",
  'Which reading of Han characters a person uses: the likeliest Chinese, Japanese and Korean ones are tried.',
  'Vowels that Arabic and Hebrew script leave out: names that differ in them alone are alike.',
  'What a foreign name was before it was bent to the syllables of kana, Hangul or Han characters, beyond the commoner ones.',
  'Whether a word is a name or a word in a language its tables do not hold.',
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
        `${a} and ${b} no longer meet by the rule ${rule}; give it another pair in tools/matching-reference.ts`,
      )
    return [`\`${rule}\``, RULE_SAYS[rule], `${a} – ${b}`, decimal(pair.score)]
  })
  return table(['rule', 'two words are', 'for example', 'how alike'], rows)
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
  if (first === undefined) return 'Not counted yet: `npm run bench:names` writes it.'
  const head = Object.keys(first)
  return table(
    head,
    reliability.map((row) => head.map((column) => String(row[column] ?? ''))),
  )
}

export function matchingPage(): string {
  const losses: Readonly<Record<Penalty['reason'], string>> = LOSS_SAYS
  const facts: Readonly<Record<FactRule, string>> = FACT_SAYS
  return [
    'How two names are compared, and what every number of the answer means. [Screening names](../guide/screening.md) is ' +
      'about the commands. Scores and probabilities are whole ten-thousandths inside and decimals of at most four places ' +
      'outside; the same names have the same score on every machine.',
    '## Levels',
    'One alert threshold for all types and lists. A level follows the score alone.',
    table(
      ['level', 'score from', 'meaning'],
      (Object.keys(LEVELS) as Level[]).map((level) => [
        `\`${level}\``,
        decimal(LEVELS[level][0]),
        LEVELS[level][1],
      ]),
    ),
    '## How words meet',
    'Names are read into words: titles and what trade documents write around a name are taken away, other scripts are ' +
      'written in Latin letters in every likely way, numbers and legal forms become comparable. Then each word meets at most ' +
      `one word, or run of words, of the other name, the likest first. At most ${MAX_CHARACTERS} characters and ${MAX_TOKENS} words of a name are read.`,
    ruleTable(),
    '## What is taken from the score',
    'Two names start from 1; a name none of whose words met scores 0. Every answer names what was taken, and how much.',
    says('loss', losses),
    '### Weights for people',
    weightTable(PERSON_SAYS, PERSON),
    '### Weights for organisations and ships',
    weightTable(ORGANISATION_SAYS, ORGANISATION),
    'A word on one side only costs by what it is:',
    weightTable(EXTRA_SAYS, ORGANISATION.extra),
    '## Facts beside the name',
    'The best pair of names of two records counts. After it: birth date, gender, countries, identifiers. A name that scores 0 is lifted by ' +
      'an identifier only.',
    says('fact', facts),
    weightTable(FACTS_SAYS, FACTS),
    '## Probability',
    'The chance that a finding is the same party, where about half of the pairs compared match, as in the labelled pairs it ' +
      "was counted on. Among the few thousand records nearest to a stranger's name the chance is lower: use it to rank, not as a verdict. " +
      'Evidence is what the words that met tell together: about 100 for a rare word, less for a common one.',
    probabilityTable(),
    '### Reliability',
    'How often the labelled pairs of a band of probability did match, all pair sets together: `said` is the mean probability, `found` the share that matched.',
    reliabilitySection(),
    '## What the matcher cannot see',
    BLIND_SPOTS.map((spot) => `- ${spot}`).join('\n'),
  ].join('\n\n')
}

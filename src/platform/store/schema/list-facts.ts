// What lists search, filter and sort of a session or a run, read from its row.
import { isJsonObject } from '../../../base/json.ts'
import { searchText } from '../../../base/search-text.ts'
import type { Tables } from './schema.ts'

/** The text that finds a run: the names of its subject, or the altered value in their place. */
export const runSearchText = (subject: string): string => searchText(namesOf(subject).join('\n'))

function namesOf(subject: string): readonly unknown[] {
  try {
    const read: unknown = JSON.parse(subject)
    if (!isJsonObject(read)) return [subject]
    return [read['name'] ?? '', ...(Array.isArray(read['aliases']) ? read['aliases'] : [])]
  } catch {
    return [subject]
  }
}

/** What filters and orders read of a session or a run. */
export type ListFacts = Pick<Tables['search_texts'], 'state' | 'verdict' | 'figure' | 'upside'>

export const sessionFacts = ({
  current,
  erasure,
}: Pick<Tables['sessions'], 'current' | 'erasure'>): ListFacts => {
  const scored = current === null ? {} : parsedObject(current)
  const scores: readonly unknown[] = Array.isArray(scored['scores']) ? scored['scores'] : []
  const total = scores.reduce<number>((sum, each) => sum + (typeof each === 'number' ? each : 0), 0)
  return {
    state: erasure !== null ? 'erased' : current === null ? 'unscored' : 'scored',
    verdict: textOrNull(scored['verdict']),
    figure: current === null ? null : integerOf(total),
    upside: null,
  }
}

export const runFacts = ({
  status,
  scorecard,
  erasure,
}: Pick<Tables['runs'], 'status' | 'scorecard' | 'erasure'>): ListFacts => {
  const scored = scorecard === null ? {} : parsedObject(scorecard)
  return {
    state: erasure !== null ? 'erased' : status,
    verdict: textOrNull(scored['verdict']),
    figure: valueOf(scored['risk']),
    upside: valueOf(scored['upside']),
  }
}

const MAX_VERDICT = 100

export const ERASED_FACTS: ListFacts = { state: 'erased', verdict: null, figure: null, upside: null }

/** why so narrow: PostgreSQL takes no NUL and half a character only as another, its index no longer text, and a verdict is a word */
const textOrNull = (value: unknown): string | null =>
  typeof value === 'string' && value.length <= MAX_VERDICT && value.isWellFormed() && !value.includes('\0')
    ? value
    : null

const valueOf = (side: unknown): number | null => (isJsonObject(side) ? integerOf(side['value']) : null)

/** why bounded: the column of PostgreSQL has 32 bits, and an altered score must not keep a store from its upgrade */
const integerOf = (value: unknown): number | null =>
  typeof value === 'number' && Number.isInteger(value) && Math.abs(value) < 2 ** 31 ? value : null

/** The members of a JSON object; none of another text. */
export function parsedObject(text: string): Readonly<Record<string, unknown>> {
  try {
    const read: unknown = JSON.parse(text)
    return isJsonObject(read) ? read : {}
  } catch {
    // an altered one is listed without what cannot be read
    return {}
  }
}

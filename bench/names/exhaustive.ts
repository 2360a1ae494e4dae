// Ranking without an index: every record scored in full by the same scorer, in the same total order.
import { byText } from '../../src/base/by-text.ts'
import { probabilityOf } from '../../src/names/calibrate/probability.ts'
import { rememberedSimilarity } from '../../src/names/compare/remembered-similarity.ts'
import { scoreNames } from '../../src/names/compare/score-name.ts'
import { type RecordScore, type ScoreNames, scoreRecords } from '../../src/names/compare/score-record.ts'
import type { NameIndex } from '../../src/names/index/name-index.ts'
import type { ReadRecord } from '../../src/names/parse/read-record.ts'
import { keyOf } from './queries.ts'

interface Ranked {
  readonly key: string
  readonly score: number
  readonly probability: number
  readonly list: string
  readonly id: string
}

export class Exhaustive {
  readonly #index: NameIndex
  readonly #records: readonly ReadRecord[]
  readonly #ordinals = new Map<string, number>()

  constructor(index: NameIndex) {
    this.#index = index
    this.#records = Array.from({ length: index.meta.records }, (_, ordinal) => index.readRecord(ordinal))
    for (const ordinal of this.#records.keys()) this.#ordinals.set(keyOf(index.record(ordinal)), ordinal)
  }

  /** Keys of the `limit` nearest of all records, or of those with one of these keys. */
  nearest(query: ReadRecord, limit: number, among?: readonly string[]): string[] {
    const measure = rememberedSimilarity()
    const compare: ScoreNames = (a, b) => scoreNames(a, b, measure)
    const ordinals = among?.flatMap((key) => this.#ordinals.get(key) ?? []) ?? this.#records.keys()
    const scored: { ordinal: number; detail: RecordScore }[] = []
    for (const ordinal of ordinals) {
      const record = this.#records[ordinal]
      if (record === undefined) continue
      const detail = scoreRecords(query, record, compare)
      if (detail.score > 0) scored.push({ ordinal, detail })
    }
    scored.sort((a, b) => b.detail.score - a.detail.score)
    const least = scored[limit - 1]?.detail.score ?? 0
    return scored
      .filter(({ detail }) => detail.score >= least)
      .map(({ ordinal, detail }): Ranked => {
        const { list, id } = this.#index.record(ordinal)
        return { key: keyOf({ list, id }), score: detail.score, probability: probabilityOf(detail), list, id }
      })
      .sort(
        (a, b) =>
          b.score - a.score || b.probability - a.probability || byText(a.list, b.list) || byText(a.id, b.id),
      )
      .slice(0, limit)
      .map(({ key }) => key)
  }
}

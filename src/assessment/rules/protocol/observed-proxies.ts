// What was counted instead of product-market fit: follow-on rounds by class (rule E-2). The counts stand beside the base
// rates and do not replace them. observed-proxies.json holds them with their date and attribution.
import type { ObservedProxy } from '../../../contract/vocabulary/estimate-basis.ts'
import data from './observed-proxies.json' with { type: 'json' }

interface CountedClass {
  readonly events: number
  readonly n: number
  /** 95% interval for the rate of a further year. */
  readonly new_year_95: readonly number[]
  /** Category of the data -> how well it fits; empty if all were counted. */
  readonly codes: Readonly<Record<string, string>>
}

const counted: Readonly<Record<string, CountedClass>> = data.classes
const none: Readonly<Record<string, string>> = data.none
const cohorts: Readonly<Record<string, string>> = data.cohorts

/** The date of the data, its publisher and what its firms have in common. */
export const PROXY_DATA = {
  snapshot: data.snapshot,
  counted: data.counted,
  attribution: data.attribution,
  source: data.source,
  bias: data.bias,
} as const

/** The counted outcome of a class; undefined for a class without one. */
export function observedProxy(category: string): ObservedProxy | undefined {
  const row = counted[category]
  if (row === undefined) return undefined
  const { events, n, codes } = row
  return {
    event: data.observed,
    events,
    n,
    rate: to4(events / n),
    wilson_95: wilson95(events, n),
    cohort: cohorts[category] ?? data.cohort,
    codes: Object.keys(codes),
    attribution: data.attribution,
  }
}

/** How well each counted category fits the class, and the interval for the rate of a further year. */
export function proxyFit(
  category: string,
): { readonly codes: Readonly<Record<string, string>>; readonly newYear95: readonly number[] } | undefined {
  const row = counted[category]
  return row && { codes: row.codes, newYear95: row.new_year_95 }
}

/** Why a class has no counted outcome. */
export const whyNotObserved = (category: string): string | undefined => none[category]

/** Wilson's 95% interval of a share, 4 decimals. */
function wilson95(events: number, n: number): [lower: number, upper: number] {
  const z = 1.959964
  const p = events / n
  const scale = 1 + (z * z) / n
  const centre = (p + (z * z) / (2 * n)) / scale
  const half = (z * Math.sqrt((p * (1 - p)) / n + (z * z) / (4 * n * n))) / scale
  return [to4(centre - half), to4(centre + half)]
}

const to4 = (x: number): number => Math.round(x * 1e4) / 1e4

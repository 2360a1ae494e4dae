// What an estimate rests on, stored with its scorecard: the allowance and what gives it, the sources of the base rate, and
// what was counted instead of product-market fit (rules E-2, E-7).
import type { EstimateBasis } from '../../../contract/vocabulary/estimate-basis.ts'
import type { Ledger } from '../ledger/entry.ts'
import { observedProxy, whyNotObserved } from '../protocol/observed-proxies.ts'
import { referenceClass, sourcesOf } from '../protocol/reference-classes.ts'
import { allowanceFor, type FabricationPrior, quoteGroups } from './fabrication.ts'

export function estimateBasis(category: string, flagged: Ledger, prior: FabricationPrior): EstimateBasis {
  const quotes = quoteGroups(flagged)
  const { evidence_grade: grade, plausible_range_80: range } = referenceClass(category)
  const observed = observedProxy(category)
  const missing = whyNotObserved(category)
  return {
    allowance: allowanceFor(quotes, prior),
    quotes,
    assumed: { share: prior.share, honest: prior.honest, made_up: prior.fabricated },
    base_rate: {
      grade,
      range_80: [...range],
      sources: sourcesOf(category).map(({ source, year }) => `${source}, ${year}`),
    },
    ...(observed && { observed }),
    ...(missing !== undefined && { not_observed: missing }),
    calibration: '/docs/estimate',
  }
}

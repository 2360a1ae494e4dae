// Axis economics: do price, margin, churn and acquisition cost leave a profit? (rules S-ECON-1 to S-ECON-B2) LTV is
// recomputed from its inputs, in the currency of `ltv`. A value that cannot be compared is NaN and meets no condition.
import type { Kind } from '../protocol/value-schemas.ts'
import { convert } from '../../../reference/currency.ts'
import { axisRules, when } from './axis-rules.ts'
import { arpaAgainstAcv, breakevenAgainstAccounts, figure } from './consistency.ts'
import type { Dossier } from './dossier.ts'

/** A claimed LTV may differ from the recomputed one by this share (S-ECON-C4). */
const LTV_TOLERANCE = 0.25
/** Claimed breakeven customers may be below the recomputed number down to this share (S-ECON-C4). */
const BREAKEVEN_TOLERANCE = 0.85

type Input = Dossier['cac' | 'ltv' | 'margin' | 'breakeven']

function inputsOf({ cac, ltv, margin, breakeven }: Dossier): readonly Input[] {
  return [cac, ltv, margin, breakeven]
}

function isSourced({ value }: Input): boolean {
  return value.basis === 'measured' || (value.basis === 'benchmark' && value.source_url !== undefined)
}

/** The first of cac, ltv, gross_margin, breakeven_customers that is still an assumption (N-7). */
export function firstAssumption(dossier: Dossier): Kind | undefined {
  return inputsOf(dossier).find((input) => !isSourced(input))?.kind
}

function facts(dossier: Dossier) {
  const { cac, ltv, margin, breakeven, icp, thresholds } = dossier
  const { currency, arpa_monthly: arpa, churn_monthly: churn } = ltv.value
  const marginShare = margin.value.percent / 100
  const cost = convert(cac.value, currency)
  const fixed = convert(
    { amount: breakeven.value.fixed_costs_monthly, currency: breakeven.value.currency },
    currency,
  )
  const lifetimeValue = (arpa * marginShare) / churn
  const profitable = marginShare > 0
  const needed = profitable ? fixed / (arpa * marginShare) : Infinity
  const inputs = inputsOf(dossier)
  return {
    cac,
    ltv,
    margin,
    breakeven,
    icp,
    inputs,
    sourced: inputs.filter(isSourced),
    assumed: inputs.filter((input) => !isSourced(input)),
    thresholds,
    cost,
    ratio: lifetimeValue / cost,
    paybackMonths: profitable ? cost / (arpa * marginShare) : Infinity,
    breakevenHolds: breakeven.value.customers >= needed * BREAKEVEN_TOLERANCE,
    ltvHolds: Math.abs(ltv.value.amount - lifetimeValue) <= LTV_TOLERANCE * Math.abs(lifetimeValue),
    accounts: icp.value.reachable_accounts ?? Number.NaN,
    lifetimeValue,
    needed,
    fixed,
    arpaAgainstAcv: arpaAgainstAcv(dossier),
    breakevenAgainstAccounts: breakevenAgainstAccounts(dossier),
  }
}

/** What the inputs give in place of what is claimed, with the sum (S-ECON-C4). */
function inconsistency(f: ReturnType<typeof facts>): string {
  const { currency, arpa_monthly: arpa, churn_monthly: churn, amount } = f.ltv.value
  const { percent } = f.margin.value
  const { customers } = f.breakeven.value
  const sums = [
    !f.ltvHolds &&
      `LTV is ${figure(f.lifetimeValue)} ${currency}, not ${figure(amount)}: ${figure(arpa)} a month x ${figure(percent)}% margin / ${figure(churn * 100)}% churn`,
    Number.isNaN(f.cost) && 'CAC and LTV are in currencies that cannot be compared',
    Number.isNaN(f.needed) && 'fixed costs and LTV are in currencies that cannot be compared',
    !f.breakevenHolds &&
      !Number.isNaN(f.needed) &&
      (Number.isFinite(f.needed)
        ? `breakeven is ${figure(Math.ceil(f.needed))} customers, not ${figure(customers)}: fixed costs of ${figure(f.fixed)} ${currency} / (${figure(arpa)} x ${figure(percent)}%)`
        : `no number of customers breaks even at a margin of ${figure(percent)}%`),
  ]
  return sums.filter((sum) => sum !== false).join('; ')
}

export const economics = axisRules({
  axis: 'economics',
  facts,
  base: (f) => f.inputs,
  rules: [
    {
      rule: 'sourced_2', // S-ECON-1
      text: '2 of 4 inputs measured or sourced',
      next: { kind: 'cac', firstAssumption: true },
      met: (f) => when(f.sourced.length >= 2, f.sourced),
    },
    {
      rule: 'sourced_3', // S-ECON-2
      text: '3 of 4 inputs measured or sourced',
      next: { kind: 'gross_margin', firstAssumption: true },
      met: (f) => when(f.sourced.length >= 3, f.sourced),
    },
    {
      rule: 'ltv_cac_3', // S-ECON-3
      text: 'recomputed LTV is 3 or more times CAC',
      next: { kind: 'ltv' },
      met: (f) => when(f.ratio >= 3, [f.ltv, f.cac, f.margin]),
    },
    {
      rule: 'payback', // S-ECON-4
      text: 'gross-margin payback within the class limit',
      next: { kind: 'cac' },
      met: (f) => when(f.paybackMonths <= f.thresholds.payback_max, [f.cac, f.ltv, f.margin]),
    },
    {
      rule: 'margin', // S-ECON-5
      text: 'gross margin at or above the class floor',
      next: { kind: 'gross_margin' },
      met: (f) => when(f.margin.value.percent >= f.thresholds.gm_floor, [f.margin]),
    },
    {
      rule: 'churn_sober', // S-ECON-6
      text: 'churn assumption no rosier than the class floor',
      selfAsserted: true,
      next: { kind: 'ltv' },
      met: (f) => when(f.ltv.value.churn_monthly >= f.thresholds.churn_floor, [f.ltv]),
    },
    {
      rule: 'breakeven_share', // S-ECON-7
      text: 'breakeven needs at most 10% of reachable accounts',
      next: { kind: 'breakeven_customers' },
      met: (f) =>
        when(f.breakevenHolds && f.breakeven.value.customers <= 0.1 * f.accounts, [f.breakeven, f.icp]),
    },
  ],
  caps: [
    {
      cap: 'underwater', // S-ECON-C1
      at: 2,
      text: 'recomputed LTV is below CAC',
      lift: { kind: 'ltv' },
      hits: (f) => when(f.ratio < 1, f.inputs),
    },
    {
      cap: 'all_assumed', // S-ECON-C2
      at: 3,
      text: 'every input is an assumption',
      lift: { kind: 'cac', firstAssumption: true },
      hits: (f) => when(f.sourced.length === 0, f.assumed),
    },
    {
      cap: 'no_margin', // S-ECON-C3
      at: 4,
      text: 'gross margin is under 20%',
      lift: { kind: 'gross_margin' },
      hits: (f) => when(f.margin.value.percent < 20, [f.margin]),
    },
    {
      cap: 'inconsistent', // S-ECON-C4
      at: 4,
      text: 'claimed LTV or breakeven does not follow from the inputs',
      lift: { kind: 'ltv' },
      words: inconsistency,
      hits: (f) => when(!f.ltvHolds || !f.breakevenHolds || Number.isNaN(f.cost), f.inputs),
    },
    {
      cap: 'thin', // S-ECON-C5
      at: 5,
      text: 'recomputed LTV is under 2 times CAC',
      lift: { kind: 'ltv' },
      hits: (f) => when(f.ratio >= 1 && f.ratio < 2, f.inputs),
    },
    {
      cap: 'mostly_assumed', // S-ECON-C6
      at: 5,
      text: 'only one input is measured or sourced',
      lift: { kind: 'cac', firstAssumption: true },
      hits: (f) => when(f.sourced.length === 1, f.assumed),
    },
    {
      cap: 'half_assumed', // S-ECON-C7
      at: 7,
      text: 'two inputs are assumptions',
      lift: { kind: 'cac', firstAssumption: true },
      hits: (f) => when(f.sourced.length === 2, f.assumed),
    },
    {
      cap: 'arpa_off_acv', // S-ECON-C8
      at: 5,
      text: 'ARPA and ACV are more than 3 times apart',
      lift: { kind: 'ltv' },
      words: (f) => f.arpaAgainstAcv?.words,
      hits: (f) => f.arpaAgainstAcv?.cites ?? null,
    },
    {
      cap: 'breakeven_beyond_market', // S-ECON-C9
      at: 4,
      text: 'breakeven needs more customers than there are reachable accounts',
      lift: { kind: 'breakeven_customers' },
      words: (f) => f.breakevenAgainstAccounts?.words,
      hits: (f) => f.breakevenAgainstAccounts?.cites ?? null,
    },
  ],
})

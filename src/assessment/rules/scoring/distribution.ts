// Axis distribution: which one channel reaches them, at what cost, and why this founder? (rules S-DIST-1 to S-DIST-B2)
import { convert } from '../../../reference/currency.ts'
import { isGenericChannel } from '../reading/lexicon.ts'
import { axisRules, when } from './axis-rules.ts'
import { cacAgainstBenchmarks, channelAgainstAccounts } from './consistency.ts'
import type { Dossier } from './dossier.ts'
import { median } from './median.ts'
import * as quotes from './quotes.ts'

/** Months in which the channel must bring the customers that break even. */
const HORIZON_MONTHS = 24
const HIGHEST_CONVERSION = 0.05

function facts(dossier: Dossier) {
  const { channel, channelFit, cac, breakeven, of } = dossier
  const claimed = of('distribution', 'cac_benchmark')
  const benchmarks = quotes.unmuted(claimed)
  // why all that were claimed: a benchmark that was not seen must not make the others agree (O-2)
  const costsIn = (currency: string): number[] => claimed.map(({ value }) => convert(value, currency))
  const comparable = costsIn(claimed[0]?.value.currency ?? cac.value.currency).filter(Number.isFinite)
  const { reachable_per_month: reach = 0, conversion_rate: conversion = 0 } = channel.value
  return {
    channel,
    channelFit,
    cac,
    breakeven,
    claimed,
    benchmarks,
    fresh: benchmarks.filter((benchmark) => !quotes.isStale(benchmark)),
    domains: quotes.domainCount(benchmarks),
    /** Largest benchmark divided by the smallest. */
    spread: Math.max(...comparable) / Math.min(...comparable),
    /** Claimed acquisition cost divided by the benchmark median, in the currency of the claim. */
    cacRatio: cac.value.amount / median(costsIn(cac.value.currency)),
    generic: isGenericChannel(channel.value.specific_target),
    conversion,
    customers: reach * conversion * HORIZON_MONTHS,
    cacAgainstBenchmarks: cacAgainstBenchmarks(dossier),
    channelAgainstAccounts: channelAgainstAccounts(dossier, HORIZON_MONTHS),
  }
}

export const distribution = axisRules({
  axis: 'distribution',
  facts,
  base: (f) => [f.channel, ...f.claimed.slice(0, 1), f.channelFit],
  rules: [
    {
      rule: 'channel_specific', // S-DIST-1
      text: 'one concrete venue with a live URL',
      next: { kind: 'channel_choice' },
      met: (f) => when(!f.generic && f.channel.value.target_url !== undefined, [f.channel]),
    },
    {
      rule: 'benchmark_fresh', // S-DIST-2
      text: 'benchmark dated within 36 months',
      next: { kind: 'cac_benchmark' },
      met: (f) => when(f.fresh.length > 0, f.fresh),
    },
    {
      rule: 'benchmark_second', // S-DIST-3
      text: 'second benchmark on another domain, within 3x',
      next: { kind: 'cac_benchmark' },
      met: (f) => when(f.domains >= 2 && f.spread <= 3, f.benchmarks),
    },
    {
      rule: 'fit_evidenced', // S-DIST-4
      text: 'founder-channel fit has a public link',
      next: { kind: 'founder_channel_fit' },
      met: (f) => when(f.channelFit.value.evidence_url !== undefined, [f.channelFit]),
    },
    {
      rule: 'fit_quantified', // S-DIST-5
      text: 'audience, list or past conversions of 100 or more',
      selfAsserted: true,
      next: { kind: 'founder_channel_fit' },
      met: (f) => when((f.channelFit.value.quantity?.value ?? 0) >= 100, [f.channelFit]),
    },
    {
      rule: 'volume', // S-DIST-6
      text: '24 months of the channel at no more than 5% conversion covers breakeven',
      selfAsserted: true,
      next: { kind: 'channel_choice' },
      met: (f) =>
        when(f.customers >= f.breakeven.value.customers && f.conversion <= HIGHEST_CONVERSION, [
          f.channel,
          f.breakeven,
        ]),
    },
    {
      rule: 'cac_consistent', // S-DIST-7
      text: 'assumed CAC is not below 2/3 of the benchmark',
      next: { kind: 'cac', on: 'economics' },
      met: (f) => when(f.cacRatio >= 1 / 1.5, [f.cac, ...f.benchmarks]),
    },
  ],
  caps: [
    {
      cap: 'generic_channel', // S-DIST-C1
      at: 4,
      text: 'the channel names no venue',
      lift: { kind: 'channel_choice' },
      hits: (f) => when(f.generic, [f.channel]),
    },
    {
      cap: 'unsourced', // S-DIST-C2
      at: 5,
      text: 'neither the venue nor the founder-channel fit has a link',
      lift: { kind: 'channel_choice' },
      hits: ({ channel, channelFit }) =>
        when(channel.value.target_url === undefined && channelFit.value.evidence_url === undefined, [
          channel,
          channelFit,
        ]),
    },
    {
      cap: 'cac_understated', // S-DIST-C3
      at: 5,
      text: 'assumed CAC is under 1/3 of the benchmark',
      lift: { kind: 'cac', on: 'economics' },
      words: (f) => f.cacAgainstBenchmarks?.words,
      hits: (f) => f.cacAgainstBenchmarks?.cites ?? null,
    },
    {
      cap: 'stale_benchmark', // S-DIST-C4
      at: 6,
      text: 'every benchmark is older than 36 months',
      lift: { kind: 'cac_benchmark' },
      hits: (f) => when(f.claimed.every(quotes.isStale), f.claimed),
    },
    {
      cap: 'volume_beyond_market', // S-DIST-C5
      at: 6,
      text: 'the channel brings more customers than there are reachable accounts',
      lift: { kind: 'channel_choice' },
      words: (f) => f.channelAgainstAccounts?.words,
      hits: (f) => f.channelAgainstAccounts?.cites ?? null,
    },
  ],
})

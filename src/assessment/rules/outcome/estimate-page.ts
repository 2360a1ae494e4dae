// The page behind every estimate, in Markdown: how it is calibrated, what it assumes, and where each base rate comes from.
import { CALIBRATION } from '../protocol/calibration.ts'
import { observedProxy, PROXY_DATA, proxyFit, whyNotObserved } from '../protocol/observed-proxies.ts'
import { categoryIds, rateSources, referenceClass } from '../protocol/reference-classes.ts'
import { FABRICATION_PRIOR, type QuoteGroups } from './fabrication.ts'

/** The whole page. The same for every caller until the next release. */
export const estimatePage = (): string => `# The estimate\n\n${estimateSections()}`

/** The page without its title. */
export const estimateSections = (): string => `${withoutSources()}\n\n## Sources\n\n${sources()}`

/** The page in two parts, each short enough to read beside the work: the estimate, and the sources of the base rates. */
export const estimateParts = (): { readonly estimate: string; readonly sources: string } => ({
  estimate: `# The estimate\n\n${withoutSources()}`,
  sources: `# Sources of the base rates\n\n${sources()}`,
})

function withoutSources(): string {
  return [
    'The estimate is of product-market fit within 24 months, for ventures with the evidence profile of the session. ' +
      '**Nothing shows that the seven-axis score predicts anything.** No data set measures this event: every base rate is an ' +
      'extrapolation, and the weights of the axes are a structural prior.',
    `## Calibration\n\n${calibration()}`,
    `## Made-up evidence\n\n${madeUp()}`,
    `## Base rates\n\n${baseRates()}`,
    `## Counted instead of fit\n\n${counted()}`,
  ].join('\n\n')
}

function calibration(): string {
  const { simulated, coverage, classes } = CALIBRATION
  const { plain, widened } = coverage
  return [
    `Simulation of ${simulated.worlds} worlds with ${simulated.ventures} ventures in each class (seed ` +
      `${simulated.seeds.coverage}; \`npm run bench:estimate\`). A world draws the rate of the class and the validity of the ` +
      'scores once for all its ventures. *Plain* leaves the error of the class rate out; *widened* is what Assay answers. The ' +
      'truth is drawn from the model itself: the table shows that the interval allows for the errors that the model knows of. ' +
      'It does not show that the model fits the world.',
    table(
      ['`ci_95` holds the success rate', 'plain', 'widened'],
      [
        ['mean of 25 classes', three(plain.mean), three(widened.mean)],
        ['worst tenth of classes', three(plain.worst_classes), three(widened.worst_classes)],
      ],
    ),
    'By class, and in the worst tenth of worlds. One class has one rate, so its interval holds nearly all of its ventures ' +
      'in most worlds, and fewer in the worlds where the rate is far off.',
    table(
      ['class', 'plain', 'worst worlds', 'widened', 'worst worlds'],
      Object.entries(classes).map(([id, { plain: p, widened: w }]) => [
        `\`${id}\``,
        three(p.mean),
        three(p.worst_worlds),
        three(w.mean),
        three(w.worst_worlds),
      ]),
    ),
  ].join('\n\n')
}

function madeUp(): string {
  const { share, honest, fabricated } = FABRICATION_PRIOR
  const { fabricated: rows, fabricated_class: category, classes, simulated } = CALIBRATION
  const differences = Object.values(classes).map((each) => each.brier_difference)
  return [
    'The estimate is a mixture. Its *allowance for evidence that may be made up* is the probability that a session is made ' +
      'up, given how many of its quotes were read, unread, and absent or own; that part of the mixture ignores all that speaks ' +
      `for the venture. Assumed are ${percent(share)} of such sessions, and Dirichlet weights of ${weightsOf(honest)} for quotes ` +
      `that are read, unread and absent in an honest session, ${weightsOf(fabricated)} in a made-up one. These numbers are a ` +
      'design choice: no counted sessions are behind them. An operator can change them (`ASSAY_MADE_UP_EVIDENCE`), and a ' +
      'scorecard names those it was made with.',
    `Simulation for \`${category}\` with 12 quotes in a session (seed ${simulated.seeds.fabricated}). The Brier score is the mean ` +
      'squared error: lower is better. *Not seen*: the pages of made-up quotes hold them as often as those of honest ones, so ' +
      'that no grade tells the sessions apart.',
    table(
      [
        'made-up sessions',
        'Brier plain',
        'mixture',
        'base rate',
        'top tenth: plain said / seen',
        'mixture said / seen',
      ],
      rows.map(({ share: of, undetected, brier, top_decile: top }) => [
        `${percent(of)}${undetected ? ', not seen' : ''}`,
        four(brier.plain),
        four(brier.mixture),
        four(brier.base_rate),
        `${three(top.plain.said)} / ${three(top.plain.seen)}`,
        `${three(top.mixture.said)} / ${three(top.mixture.seen)}`,
      ]),
    ),
    `With 10% made-up sessions the Brier score of the mixture is no worse than that of the base rate in ` +
      `${differences.filter((difference) => difference <= 0).length} of ${differences.length} classes.`,
  ].join('\n\n')
}

function baseRates(): string {
  return [
    'A base rate is the judged share of ventures of a class that reach product-market fit within 24 months. None was counted. ' +
      'Grade B: a measured proxy. C: a product of published rates and stated assumptions. D: judgement from neighbouring ' +
      'classes. The range is the judged 80% interval for the rate of the whole class; the estimate carries it as class error.',
    table(
      ['class', 'base rate', '80% range', 'grade', 'derivation', 'sources'],
      categoryIds().map((id) => {
        const { base_rate_pmf_24mo: rate, plausible_range_80: range, ...of } = referenceClass(id)
        return [
          `\`${id}\``,
          String(rate),
          range.join('-'),
          of.evidence_grade,
          of.derivation,
          of.anchors.map((key) => `\`${key}\``).join(', ') || 'none',
        ]
      }),
    ),
  ].join('\n\n')
}

function counted(): string {
  const { attribution, source, snapshot, counted: on, bias } = PROXY_DATA
  const rows = categoryIds().flatMap((id) => {
    const observed = observedProxy(id)
    const fit = proxyFit(id)
    if (observed === undefined || fit === undefined) return []
    const codes = Object.entries(fit.codes).map(([code, how]) => `${code} (${how})`)
    return [
      [
        `\`${id}\``,
        `${observed.events} / ${observed.n}`,
        three(observed.rate),
        observed.wilson_95.map(three).join('-'),
        fit.newYear95.map(three).join('-'),
        codes.join(', ') || 'all',
      ],
    ]
  })
  const without = categoryIds().flatMap((id) => {
    const why = whyNotObserved(id)
    return why === undefined ? [] : `- \`${id}\`: ${why}`
  })
  const first = observedProxy('default')
  const seed = observedProxy('seed_funded_startup')
  return [
    'No source counts product-market fit. What was counted instead is printed beside the base rates and does not replace ' +
      `them: ${first?.event}. Cohort: ${first?.cohort}. For \`seed_funded_startup\`: ${seed?.cohort}.`,
    bias,
    `${attribution}: the export of ${snapshot}, ${source}, counted ${on}. The definition of the cohort and its errors are ours.`,
    table(
      ['class', 'events / n', 'rate', 'Wilson 95%', '95% for a new year', 'categories of the data'],
      rows,
    ),
    'fair: the category means much the same firms. weak: it is wider than the class, or only overlaps it. pool: several ' +
      'classes share it and cannot be told apart. The order of the classes by base rate and by this count does not agree ' +
      '(Spearman correlation -0.02 over 14 classes).',
    'Facts known on the day of the first round say little about it: in a test on the firms of 2009 and 2010, a model of the ' +
      'firms of 2005 to 2008 had an AUC of 0.62 (0.59 to 0.65), and a Brier score barely under that of the class rate. A wide ' +
      'interval is the honest one.',
    `These classes have no counts:\n\n${without.join('\n')}`,
  ].join('\n\n')
}

function sources(): string {
  return [
    '"Secondary" and similar words mean second-hand: the figure was not checked in the original.',
    table(
      ['key', 'figure', 'source', 'read in'],
      rateSources.map(({ key, figure, source, year, url, url2, cited_from: from }) => [
        `\`${key}\``,
        figure,
        [`${source}, ${year}`, url, url2].filter(Boolean).join(', '),
        from,
      ]),
    ),
  ].join('\n\n')
}

const weightsOf = ({ read, unread, absent }: QuoteGroups): string => `(${read}, ${unread}, ${absent})`
const percent = (share: number): string => `${Math.round(share * 1000) / 10}%`
const three = (value: number): string => value.toFixed(3)
const four = (value: number): string => value.toFixed(4)

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ')

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n')

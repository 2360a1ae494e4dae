// The result of the simulation as text, and as the table that the program publishes.
import { FABRICATED, FULL, missedGoals, overall, SEEDS, type Simulated } from './figures.ts'
import type { Cover } from './simulate.ts'

const three = (value: number): string => value.toFixed(3)
const row = (cells: readonly string[]): string =>
  cells
    .map((cell, at) => cell.padEnd(at === 0 ? 24 : 16))
    .join('')
    .trimEnd()

export function resultText(simulated: Simulated): string {
  const { classes, fabricated, fabricatedByClass } = simulated
  const plain = overall(classes, 'plain')
  const widened = overall(classes, 'widened')
  const missed = missedGoals(simulated)
  const lines = [
    `== estimate == ${FULL.worlds} worlds of ${FULL.ventures} ventures; seeds ${SEEDS.coverage} (cover) and ${SEEDS.fabricated} (made-up evidence)`,
    'A world draws the rate of the class and the validity of the scores once, then its ventures. The truth is drawn from the',
    'model itself: this shows that the interval allows for what the model knows of, not that the model is right.',
    '',
    row(['cover of ci_95', 'plain', 'widened']),
    row(['mean of 25 classes', three(plain.mean), three(widened.mean)]),
    row(['worst tenth of classes', three(plain.worstClasses), three(widened.worstClasses)]),
    '',
    row(['class', 'tau', 'plain', 'worst worlds', 'widened', 'worst worlds', 'plain at 5s', 'widened at 5s']),
    ...classes.map(({ category, classError, plain: p, widened: w, plainInterval, widenedInterval }) =>
      row([
        category,
        three(classError),
        three(p.mean),
        three(p.worstWorlds),
        three(w.mean),
        three(w.worstWorlds),
        plainInterval.map(three).join('-'),
        widenedInterval.map(three).join('-'),
      ]),
    ),
    '',
    `Made-up evidence in ${FABRICATED.category}. Not seen: the quotes of made-up sessions get the grades of honest ones.`,
    row([
      'made-up sessions',
      'Brier plain',
      'mixture',
      'base rate',
      'mixture - base',
      'se',
      'plain said/seen',
      'mixture said/seen',
    ]),
    ...fabricated.map(({ share, undetected, brier, difference, topDecile }) =>
      row([
        `${share * 100} %${undetected ? ', not seen' : ''}`,
        brier.plain.toFixed(4),
        brier.mixture.toFixed(4),
        brier.baseRate.toFixed(4),
        difference.value.toFixed(4),
        difference.error.toFixed(4),
        `${three(topDecile.plain.said)} / ${three(topDecile.plain.seen)}`,
        `${three(topDecile.mixture.said)} / ${three(topDecile.mixture.seen)}`,
      ]),
    ),
    '',
    `At ${FABRICATED.everyClass * 100} %, Brier score of the mixture less that of the base rate, class by class (standard error):`,
    ...fabricatedByClass.map(({ category, difference: { value, error } }) =>
      row([category, value.toFixed(4), `(${error.toFixed(4)})`]),
    ),
    '',
    missed.length === 0 ? 'All goals are met.' : `Missed: ${missed.join('; ')}`,
  ]
  return `${lines.join('\n')}\n`
}

const round = (value: number, digits: number): number => Number(value.toFixed(digits))
const cover = ({ mean, worstWorlds }: Cover) => ({
  mean: round(mean, 3),
  worst_worlds: round(worstWorlds, 3),
})

/** What the program publishes beside its estimates. */
export function publishedText(simulated: Simulated): string {
  const { classes, fabricated, fabricatedByClass } = simulated
  const all = (of: 'plain' | 'widened') => {
    const { mean, worstClasses } = overall(classes, of)
    return { mean: round(mean, 3), worst_classes: round(worstClasses, 3) }
  }
  const table = {
    simulated: { ...FULL, seeds: SEEDS },
    coverage: { plain: all('plain'), widened: all('widened') },
    classes: Object.fromEntries(
      classes.map(({ category, plain, widened }, at) => [
        category,
        {
          plain: cover(plain),
          widened: cover(widened),
          brier_difference: round(fabricatedByClass[at]?.difference.value ?? NaN, 4),
        },
      ]),
    ),
    fabricated_class: FABRICATED.category,
    fabricated: fabricated.map(({ share, undetected, brier, difference, topDecile: { plain, mixture } }) => ({
      share,
      undetected,
      brier: {
        plain: round(brier.plain, 4),
        mixture: round(brier.mixture, 4),
        base_rate: round(brier.baseRate, 4),
      },
      difference: { value: round(difference.value, 4), error: round(difference.error, 4) },
      top_decile: {
        plain: { said: round(plain.said, 3), seen: round(plain.seen, 3) },
        mixture: { said: round(mixture.said, 3), seen: round(mixture.seen, 3) },
      },
    })),
  }
  return `${JSON.stringify(table, null, 2)}\n`
}

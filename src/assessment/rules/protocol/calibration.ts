// How the estimate fared in simulation, as published beside it. `npm run bench:estimate -- --write` writes the table.
import data from './calibration.json' with { type: 'json' }

export const CALIBRATION = data

/** The table in one sentence, for every place that prints an estimate. */
export const calibrationSaid = ((): string => {
  const { plain, widened } = data.coverage
  return (
    `In simulation the 95% interval holds the rate in ${share(widened.mean)} of cases, and in ` +
    `${share(widened.worst_classes)} in the worst tenth of classes (${share(plain.mean)} without the error of the class ` +
    'rate). Nothing shows that the seven-axis score predicts anything.'
  )
})()

function share(part: number): string {
  return `${(part * 100).toFixed(1)}%`
}

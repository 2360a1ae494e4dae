// The colours of a chart: variables that a page themes, or fixed ones for paper, because the printer does not know
// variables.

export interface ChartColours {
  readonly ink: string
  /** Labels and everything that should not attract attention. */
  readonly quiet: string
  readonly grid: string
  readonly accent: string
  /** An area in the accent colour. Opaque: the printer lists transparencies in an order that changes between prints. */
  readonly wash: string
  /** Evidence against: the colour of risk. */
  readonly warning: string
}

/** Fixed colours, on white. */
export const PRINTED: ChartColours = {
  ink: '#1b2430',
  quiet: '#5c6775',
  grid: '#d5dae1',
  accent: '#0b6e4f',
  wash: '#d8e8e3',
  warning: '#b4540a',
}

/** For a page: `--chart-ink` and so on, which light and dark themes set; falls back to the printed colours. */
export const THEMED: ChartColours = {
  ink: `var(--chart-ink, ${PRINTED.ink})`,
  quiet: `var(--chart-quiet, ${PRINTED.quiet})`,
  grid: `var(--chart-grid, ${PRINTED.grid})`,
  accent: `var(--chart-accent, ${PRINTED.accent})`,
  wash: `var(--chart-wash, ${PRINTED.wash})`,
  warning: `var(--chart-warning, ${PRINTED.warning})`,
}

// Draws risk and upside of several runs as two lines. The table next to it has the same values as text.
interface OverTimeChartProps {
  /** One for each run, oldest first; null if nothing could be looked up. */
  readonly risk: readonly (number | null)[]
  readonly upside: readonly (number | null)[]
}

const WIDTH = 640
const HEIGHT = 200
/** Minimum distance of two labels, at which they do not overlap with the larger type of a phone. */
const APART = 24
const PLOT = { left: 48, right: 500, top: 14, bottom: 170 }

export function OverTimeChart({ risk, upside }: OverTimeChartProps) {
  const step = (PLOT.right - PLOT.left) / Math.max(1, risk.length - 1)
  const x = (i: number): number => PLOT.left + i * step
  const y = (value: number): number => PLOT.bottom - (value / 100) * (PLOT.bottom - PLOT.top)
  const [riskAt, upsideAt] = apart(y(lastOf(risk)?.value ?? 0), y(lastOf(upside)?.value ?? 0))
  return (
    <svg className="over-time" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      {[0, 50, 100].map((value) => (
        <g key={value}>
          <line className="grid" x1={PLOT.left} x2={PLOT.right} y1={y(value)} y2={y(value)} />
          <text x={PLOT.left - 8} y={y(value) + 4} textAnchor="end">
            {value}
          </text>
        </g>
      ))}
      {risk.map((_, i) => (
        <text key={i} x={x(i)} y={PLOT.bottom + 20} textAnchor="middle">
          {i + 1}
        </text>
      ))}
      {(
        [
          ['risk', risk, 'Risk', riskAt],
          ['upside', upside, 'Upside', upsideAt],
        ] as const
      ).map(([side, values, name, labelAt]) => {
        const points = pointsOf(values)
        const last = lastOf(values)
        return (
          <g key={side} className={side}>
            {points.slice(1).map(({ i, value }, at) => {
              const before = points[at]
              // why: a run that could not look leaves a gap
              if (before === undefined || before.i !== i - 1) return null
              return <line key={i} x1={x(before.i)} y1={y(before.value)} x2={x(i)} y2={y(value)} />
            })}
            {points.map(({ i, value }) =>
              side === 'risk' ? (
                <rect key={i} x={x(i) - 4} y={y(value) - 4} width="8" height="8" />
              ) : (
                <circle key={i} cx={x(i)} cy={y(value)} r="4.5" />
              ),
            )}
            {last && (
              <text x={x(last.i) + 12} y={labelAt + 5}>
                {name} {last.value}
              </text>
            )}
          </g>
        )
      })}
    </svg>
  )
}

const pointsOf = (values: OverTimeChartProps['risk']): { readonly i: number; readonly value: number }[] =>
  values.flatMap((value, i) => (value === null ? [] : [{ i, value }]))

const lastOf = (values: OverTimeChartProps['risk']) => pointsOf(values).at(-1)

/** The positions of two labels that belong at `a` and `b`: there, or moved apart as far as necessary. */
function apart(a: number, b: number): readonly [number, number] {
  if (Math.abs(a - b) >= APART) return [a, b]
  const middle = (a + b) / 2
  const half = a <= b ? -APART / 2 : APART / 2
  return [middle + half, middle - half]
}

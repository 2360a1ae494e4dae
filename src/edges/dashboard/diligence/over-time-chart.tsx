// Risk and upside of several runs as two lines. The table beside it has the same values in words.
interface OverTimeChartProps {
  /** One for each run, oldest first; null where nothing could be looked up. */
  readonly risk: readonly (number | null)[]
  readonly upside: readonly (number | null)[]
}

const WIDTH = 640
const HEIGHT = 200
const PLOT = { left: 48, right: 520, top: 14, bottom: 170 }

export function OverTimeChart({ risk, upside }: OverTimeChartProps) {
  const step = (PLOT.right - PLOT.left) / Math.max(1, risk.length - 1)
  const x = (i: number): number => PLOT.left + i * step
  const y = (value: number): number => PLOT.bottom - (value / 100) * (PLOT.bottom - PLOT.top)
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
          ['risk', risk, 'Risk'],
          ['upside', upside, 'Upside'],
        ] as const
      ).map(([side, values, name]) => {
        const points = values.flatMap((value, i) => (value === null ? [] : [{ i, value }]))
        const last = points.at(-1)
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
              <text x={x(last.i) + 12} y={y(last.value) + (side === 'risk' ? 0 : 10)}>
                {name} {last.value}
              </text>
            )}
          </g>
        )
      })}
    </svg>
  )
}

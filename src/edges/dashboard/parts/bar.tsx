// Shows a share of a whole as a bar next to its figure.
interface BarProps {
  readonly value: number
  readonly most: number
  readonly tone?: 'good' | 'bad' | 'plain'
}

export function Bar({ value, most, tone = 'plain' }: BarProps) {
  const width = most === 0 ? 0 : (100 * value) / most
  return (
    <svg className={`bar ${tone}`} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
      <rect className="bar-whole" width="100" height="4" />
      <rect className="bar-part" width={width} height="4" />
    </svg>
  )
}

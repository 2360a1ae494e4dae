// Shows a chart of the service. It is SVG without script and style, with escaped texts; its colours are those of the
// page. A second drawing replaces the first where its texts would be too small to read.
import { useMeasured } from './measured.ts'

interface ChartProps {
  readonly wide: string
  readonly narrow: string
}

/** Width in which every text of a wide drawing has 11 px. */
const WIDE_PX = 500

export function Chart({ wide, narrow }: ChartProps) {
  const [room, isNarrow] = useMeasured(false, isTooNarrow)
  return (
    <div
      ref={room}
      className={isNarrow ? 'chart close' : 'chart'}
      dangerouslySetInnerHTML={{ __html: isNarrow ? narrow : wide }}
    />
  )
}

const isTooNarrow = ({ clientWidth }: HTMLElement): boolean => clientWidth < WIDE_PX

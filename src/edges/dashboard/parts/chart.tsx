// A chart of the service's own making. It comes as SVG without script and style, its texts escaped; its colours are those
// of the page. Where there is no room for texts that can be read, it scrolls.
import { useMeasured } from './measured.ts'
import { scrolledSideways } from './scrolled-sideways.ts'

interface ChartProps {
  readonly name: string
  readonly svg: string
}

export function Chart({ name, svg }: ChartProps) {
  const [room, scrolls] = useMeasured(false, isTooWide)
  if (svg === '') return null
  return (
    <div
      ref={room}
      className="chart"
      {...(scrolls && scrolledSideways(name))}
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  )
}

const isTooWide = ({ clientWidth, scrollWidth }: HTMLElement): boolean => scrollWidth > clientWidth

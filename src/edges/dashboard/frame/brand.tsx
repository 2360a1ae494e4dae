// The logo of the service, seven bars for seven axes, with its name.
const HEIGHTS = [6, 9, 12, 15, 11, 8, 13]

export const Brand = () => (
  <span className="brand">
    <svg viewBox="0 0 24 24" aria-hidden="true">
      {HEIGHTS.map((height, i) => (
        <rect key={i} x={2 + i * 3} y={20 - height} width="2" height={height} />
      ))}
    </svg>
    Assay
  </span>
)

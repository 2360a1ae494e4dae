// The one accent of the dashboard, for Mantine's reckoning; what is painted is in tokens.css.
export const ACCENT = [
  '#e9f5f0',
  '#d2e8df',
  '#a6d3c1',
  '#76bca0',
  '#4fa985',
  '#2f936d',
  '#0b6e4f',
  '#095c42',
  '#074a35',
  '#053828',
] as const

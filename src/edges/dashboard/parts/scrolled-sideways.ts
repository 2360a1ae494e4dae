/** What makes something that scrolls by itself reachable by keyboard, and says so. */
export const scrolledSideways = (name: string) =>
  ({ role: 'region', 'aria-label': `${name}, to be scrolled sideways`, tabIndex: 0 }) as const

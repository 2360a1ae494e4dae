// Where a finding stands on the page of its run, so that it can be linked to.
const PREFIX = 'finding-'

export const findingAnchor = (id: string): string => `${PREFIX}${id}`
export const findingAddress = (id: string): string => `#${encodeURIComponent(findingAnchor(id))}`
/** Whether an anchor is that of a finding. */
export const isFindingAnchor = (anchor: string): boolean => anchor.startsWith(PREFIX)

// The anchor of a finding on the page of its run, which links can use.
const PREFIX = 'finding-'

export const findingAnchor = (id: string): string => `${PREFIX}${id}`
export const findingAddress = (id: string): string => `#${encodeURIComponent(findingAnchor(id))}`
/** Whether an anchor belongs to a finding. */
export const isFindingAnchor = (anchor: string): boolean => anchor.startsWith(PREFIX)

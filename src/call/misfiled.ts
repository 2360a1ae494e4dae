// What `assay fsck` says of a row that lists sort and filter by what it is not.

export const misfiledFault = (columns: readonly string[]): string =>
  `a list does not sort or filter it by what it is (${columns.join(', ')}): it was changed, or an older release wrote it. To write it again, run: assay migrate --contract`

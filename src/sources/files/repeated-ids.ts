// Tells apart the records to which a publisher gives one id.

/** The first record with an id keeps it; `-2`, `-3` and so on follow it for the others, in the order of the file. */
export function repeatedIds(): (id: string) => string {
  const seen = new Map<string, number>()
  return (id) => {
    const count = (seen.get(id) ?? 0) + 1
    seen.set(id, count)
    return count === 1 ? id : `${id}-${count}`
  }
}

// What a list shows of a row that was altered in the store: the rest of the list stays as it is.

interface Shape<T> {
  safeParse(value: unknown): { readonly success: boolean; readonly data?: T | undefined }
}

/** What `present` gives if it has this shape; `bare` where it has another one, or cannot be made at all. */
export function presentReadable<T>(shape: Shape<T>, present: () => T, bare: () => T): T {
  try {
    const presented = present()
    if (shape.safeParse(presented).success) return presented
  } catch {
    // an altered row is no fault of the program
  }
  return bare()
}

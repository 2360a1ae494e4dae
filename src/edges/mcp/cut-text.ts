// Cuts a text that a model reads.

/** The beginning of a text in at most so many bytes, whole characters only. */
export function cutText(text: string, bytes: number): string {
  if (Buffer.byteLength(text) <= bytes) return text
  let kept = ''
  let left = bytes - Buffer.byteLength('…')
  for (const character of text) {
    left -= Buffer.byteLength(character)
    if (left < 0) break
    kept += character
  }
  return `${kept}…`
}

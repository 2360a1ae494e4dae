// Quotes and the pages that hold them, made from a number, so that the site and the load agree without talking.

const WORDS =
  'winch harbour ledger pontoon gasket mooring tide skipper rigging anchor keel mainsail bilge buoy compass chart galley hatch jib locker mast rudder shackle spinnaker stanchion tiller transom windlass yard zephyr berth cleat deck engine fender gunwale halyard inlet jetty knot lantern marina'.split(
    ' ',
  )
/** Twelve words that share no long run with those of another number. */
function wordsOf(n: number): string {
  let state = (n + 1) * 2_654_435_761
  const words = Array.from({ length: 12 }, () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return WORDS[(state >>> 8) % WORDS.length]
  })
  return words.join(' ')
}

export const quoteOf = (n: number): string => `We lost the ${wordsOf(n)} on the ${n}th of our trips.`

const fillers = new Map<number, string>()

/** Half of the text of a page of `bytes` bytes. No sentence is repeated, as on a page that a person wrote. */
function fillerOf(bytes: number): string {
  const known = fillers.get(bytes)
  if (known !== undefined) return known
  let text = ''
  for (let n = 1_000_000; text.length < bytes / 2; n++)
    text += `Then the ${wordsOf(n)} broke and was repaired. `
  fillers.set(bytes, text)
  return text
}

/** An HTML page of about `bytes` bytes with the quote in its middle. */
export function pageOf(n: number, bytes: number): string {
  const half = fillerOf(bytes)
  const paragraphs = [half, quoteOf(n), half].map((text) => `<p>${text}</p>`).join('\n')
  return `<!doctype html><html lang="en"><head><title>Thread ${n}</title></head><body><main><h1>Thread ${n}</h1>${paragraphs}</main></body></html>`
}

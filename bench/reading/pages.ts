// Quotes and the pages that hold them, made from a number, so that the site and the load agree without talking.

const WORDS =
  'winch harbour ledger pontoon gasket mooring tide skipper rigging anchor keel mainsail bilge buoy compass chart galley hatch jib locker mast rudder shackle spinnaker stanchion tiller transom windlass yard zephyr berth cleat deck engine fender gunwale halyard inlet jetty knot lantern marina'.split(
    ' ',
  )
const SENTENCE = 'The members of this board discuss what broke on the water and who repaired it in the end. '

/** A quote of 12 words that shares no long run with another. */
export function quoteOf(n: number): string {
  let state = (n + 1) * 2_654_435_761
  const words = Array.from({ length: 12 }, () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return WORDS[(state >>> 8) % WORDS.length]
  })
  return `We lost the ${words.join(' ')} on the ${n}th of our trips.`
}

/** An HTML page of about `bytes` bytes with the quote in its middle. */
export function pageOf(n: number, bytes: number): string {
  const half = SENTENCE.repeat(Math.max(1, Math.round(bytes / 2 / SENTENCE.length)))
  const paragraphs = [half, quoteOf(n), half].map((text) => `<p>${text}</p>`).join('\n')
  return `<!doctype html><html lang="en"><head><title>Thread ${n}</title></head><body><main><h1>Thread ${n}</h1>${paragraphs}</main></body></html>`
}

// What the codes of the natures of control say about the share held: `ownership-of-shares-25-to-50-percent-as-trust`.
import type { RolePart } from '../../model/record.ts'

/** In partnerships the right to surplus assets stands for shares. Votes are no share and stay with the codes. */
const SHARE = /^(?:ownership-of-shares|(?:part-)?right-to-share-surplus-assets)-(.+?)-percent(.*)$/
const HELD_FOR_OTHERS = /-as-/

/**
 * The share held, percent: over the whole range where several bands are given. What is held through a trust or a firm
 * counts only where nothing is held otherwise; undefined where no code tells a share.
 */
export function shareHeld(natures: readonly string[]): RolePart['percentage'] {
  const bands = natures.flatMap((nature) => {
    const [, band = '', holder = ''] = SHARE.exec(nature) ?? []
    const [, over] = /^more-than-(\d+)$/.exec(band) ?? []
    const [, min, max] = /^(\d+)-to-(\d+)$/.exec(band) ?? []
    const low = over ?? min
    if (low === undefined) return []
    return [{ min: Number(low), max: Number(max ?? 100), open: over !== undefined, holder }]
  })
  const own = bands.filter(({ holder }) => !HELD_FOR_OTHERS.test(holder))
  const counted = own.length > 0 ? own : bands
  if (counted.length === 0) return undefined
  const min = Math.min(...counted.map((band) => band.min))
  // The publisher sets no upper end for overseas entities, so none is given.
  if (counted.some(({ open }) => open)) return { min }
  return { min, max: Math.max(...counted.map((band) => band.max)) }
}

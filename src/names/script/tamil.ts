// Finds the sound of a Tamil stop. The script writes k and g, t and d, p and b with one letter; its position in the
// word decides.
import type { Unit } from './unit.ts'

/** By the mark of the letter: at the start or doubled, between vowels, after a nasal. */
const SOUNDS: ReadonlyMap<string, readonly [hard: string, between: string, nasal: string]> = new Map([
  ['K', ['k', 'g', 'g']],
  ['C', ['s', 's', 'j']],
  ['T', ['t', 'd', 'd']],
  ['D', ['th', 'th', 'd']],
  ['P', ['p', 'b', 'b']],
  ['R', ['r', 'r', 'r']],
])

/** Replaces the marks of stops by their sounds. It works from the end, because each stop reads the mark before it. */
export function tamilSounds(units: Unit[]): void {
  for (let i = units.length - 1; i >= 0; i--) {
    const unit = units[i]
    if (unit === undefined) continue
    const isChandra = i === 0 && unit.consonant === 'C' && unit.vowel === null && units[2]?.consonant === 'd'
    unit.consonant = isChandra ? 'ch' : soundOf(unit, units[i - 1], units[i + 1])
  }
}

function soundOf(unit: Unit, before: Unit | undefined, after: Unit | undefined): string {
  const mark = unit.consonant
  const sounds = SOUNDS.get(mark)
  if (mark === 'F') return ''
  if (sounds === undefined) return mark
  const [hard, between, nasal] = sounds
  if (before?.consonant === 'F') return mark === 'P' ? 'f' : hard
  const follows = before !== undefined && before.vowel === ''
  if (follows && before.consonant === mark) return mark === 'C' ? 'ch' : mark === 'D' ? 'th' : hard
  if (follows && /^[nm]$/.test(before.consonant)) {
    if (mark === 'R') return 'dr'
    return mark === 'D' && unit.vowel === '' && after === undefined ? 'th' : nasal
  }
  if (follows) return /^(?:r|l|y|zh)$/.test(before.consonant) ? nasal.replace('j', 's') : hard
  if (unit.vowel !== '') return before === undefined ? hard : between
  // The first of a doubled stop.
  if (mark === 'R') return after?.consonant.startsWith('r') === true ? 't' : 'r'
  if (mark === 'C') return after?.consonant === 'ch' ? '' : 'ch'
  return mark === 'D' ? 't' : hard
}

// A word with a weight: colour and shape support it, but the word alone is enough.
import type { Tone as Said } from '../../../reports/words/said.ts'

export type MarkTone = 'good' | 'fair' | 'care' | 'bad' | 'slight' | 'quiet'

export const SHAPES: Readonly<Record<MarkTone, string>> = {
  good: '●',
  fair: '◆',
  care: '▲',
  bad: '■',
  slight: '◇',
  quiet: '○',
}

export function Mark({ tone, children }: { readonly tone: MarkTone; readonly children: string }) {
  return (
    <span className={`mark ${tone}`}>
      <span aria-hidden="true">{SHAPES[tone]}</span> {children}
    </span>
  )
}

const TONES: Readonly<Record<Said, MarkTone>> = {
  good: 'good',
  fair: 'fair',
  poor: 'care',
  bad: 'bad',
  slight: 'slight',
  plain: 'quiet',
}

/** A mark for a verdict, status or severity in words. */
export const MarkOf = ({ said }: { readonly said: { readonly label: string; readonly tone: Said } }) => (
  <Mark tone={TONES[said.tone]}>{said.label}</Mark>
)

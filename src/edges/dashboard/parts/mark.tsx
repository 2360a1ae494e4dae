// A word that weighs: colour and shape go with it, the word alone would do.
import type { Tone as Said } from '../../../reports/words/said.ts'

export type MarkTone = 'good' | 'fair' | 'care' | 'bad' | 'quiet'

const SHAPES: Readonly<Record<MarkTone, string>> = { good: '●', fair: '◆', care: '▲', bad: '■', quiet: '○' }

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
  plain: 'quiet',
}

/** A verdict, status or severity in words as a mark. */
export const MarkOf = ({ said }: { readonly said: { readonly label: string; readonly tone: Said } }) => (
  <Mark tone={TONES[said.tone]}>{said.label}</Mark>
)

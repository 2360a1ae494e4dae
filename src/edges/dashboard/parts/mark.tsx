// A word that weighs: colour and shape go with it, the word alone would do.
import { wordsOf } from '../naming.ts'

export type Tone = 'good' | 'care' | 'bad' | 'quiet'

const SHAPES: Readonly<Record<Tone, string>> = { good: '●', care: '▲', bad: '■', quiet: '○' }

export function Mark({ tone, children }: { readonly tone: Tone; readonly children: string }) {
  return (
    <span className={`mark ${tone}`}>
      <span aria-hidden="true">{SHAPES[tone]}</span> {children}
    </span>
  )
}

const TONES: Readonly<Record<string, Tone>> = {
  build: 'good',
  iterate: 'care',
  validate: 'care',
  kill: 'bad',
  proceed: 'good',
  proceed_with_conditions: 'care',
  enhanced_diligence: 'care',
  insufficient_data: 'quiet',
  do_not_proceed: 'bad',
  failed: 'bad',
  queued: 'quiet',
  running: 'quiet',
  current: 'good',
  stale: 'care',
  never_synced: 'quiet',
  sample: 'care',
  critical: 'bad',
  high: 'bad',
  medium: 'care',
  low: 'quiet',
  info: 'quiet',
}

/** A verdict, status or severity of the contract as a mark. */
export const MarkOf = ({ word }: { readonly word: string }) => (
  <Mark tone={TONES[word] ?? 'quiet'}>{wordsOf(word)}</Mark>
)

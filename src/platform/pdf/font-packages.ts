// The packages of fonts, in order of preference. Those with `scripts` are optional, because together they have 180 MB.
import about from '../../../package.json' with { type: 'json' }

export interface FontPackage {
  /** In `@expo-google-fonts`. */
  readonly name: string
  /** Of an optional package: what it is for, by the names of Unicode. */
  readonly scripts?: readonly string[]
}

/** The first holds Latin, Greek and Cyrillic. */
export const PROPORTIONAL: readonly FontPackage[] = [
  { name: 'noto-sans' },
  { name: 'noto-sans-arabic' },
  { name: 'noto-sans-hebrew' },
  { name: 'noto-sans-devanagari', scripts: ['Devanagari'] },
  { name: 'noto-sans-bengali', scripts: ['Bengali'] },
  { name: 'noto-sans-gujarati', scripts: ['Gujarati'] },
  { name: 'noto-sans-gurmukhi', scripts: ['Gurmukhi'] },
  { name: 'noto-sans-kannada', scripts: ['Kannada'] },
  { name: 'noto-sans-malayalam', scripts: ['Malayalam'] },
  { name: 'noto-sans-oriya', scripts: ['Oriya'] },
  { name: 'noto-sans-sinhala', scripts: ['Sinhala'] },
  { name: 'noto-sans-tamil', scripts: ['Tamil'] },
  { name: 'noto-sans-telugu', scripts: ['Telugu'] },
  { name: 'noto-sans-armenian', scripts: ['Armenian'] },
  { name: 'noto-sans-ethiopic', scripts: ['Ethiopic'] },
  { name: 'noto-sans-georgian', scripts: ['Georgian'] },
  { name: 'noto-sans-khmer', scripts: ['Khmer'] },
  { name: 'noto-sans-lao', scripts: ['Lao'] },
  { name: 'noto-sans-myanmar', scripts: ['Myanmar'] },
  { name: 'noto-sans-thai', scripts: ['Thai'] },
  // simplified and traditional Chinese, and the syllables of Japanese
  { name: 'noto-sans-sc', scripts: ['Han', 'Hiragana', 'Katakana', 'Bopomofo'] },
  { name: 'noto-sans-kr', scripts: ['Hangul'] },
  { name: 'noto-sans-math' },
  { name: 'noto-sans-symbols-2' },
  { name: 'noto-emoji' },
]

/** For ids and hashes; the other families follow it. */
export const MONOSPACED: FontPackage = { name: 'noto-sans-mono' }

const versions: Readonly<Record<string, string>> = about.peerDependencies

/** What npm installs, in the version that this program was tested with: another one changes the bytes of a PDF. */
export function installable({ name }: FontPackage): string {
  const whole = `@expo-google-fonts/${name}`
  return `${whole}@${versions[whole] ?? 'latest'}`
}

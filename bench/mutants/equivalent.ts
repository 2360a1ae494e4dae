// Mutants that no test can tell from the program, each with its reason. What is not here and survives fails the run.

/** Bounds of memory: what is kept between calls is kept for speed, and every answer is the same without it. */
const KEPT_FOR_SPEED: readonly string[] = [
  'canonical-json.ts: const MAX_KEYS = 1_000',
  'sqlite.ts: const MAX_STATEMENTS = 500',
  'session-secrets.ts: const MAX_DERIVED = 10_000',
  'dispatcher.ts: const MAX_REMEMBERED = 10_000',
  'web.ts: const MAX_IDLE_CONNECTIONS = 512',
  'download.ts: const MAX_IDLE_CONNECTIONS = 32',
]

/** Bounds of what is done side by side: every answer is the same, only sooner or later. */
const SIDE_BY_SIDE: readonly string[] = ['sign-in.ts: const PASSWORDS_AT_ONCE = 2']

const REASONS: readonly (readonly [begins: string, because: string])[] = [
  ...KEPT_FOR_SPEED.map(
    (begins) => [begins, 'bounds what is kept for speed; every answer is the same'] as const,
  ),
  ...SIDE_BY_SIDE.map(
    (begins) => [begins, 'bounds what is done side by side; every answer is the same'] as const,
  ),
  [
    'listed-party.ts: if (years < 2 || years > LISTED_YEARS) return [from.slice(0, 4), to.slice(0, 4)] [< -> <=]',
    'of two years the ends are all of them',
  ],
  [
    'check-text.ts: const MAX_COMPOSED = 4 [4 -> 5]',
    'a text of more than four code units for each character it may have is refused after NFKC as well, only later',
  ],
  [
    'sketch.ts: const MAX_WORDS = 64',
    'bounds an estimate; of a listed name no more than 24 words are compared, so one of 64 words is an answer to no query',
  ],
]

/** Why a mutant is equivalent; undefined where it is not. */
export const equivalence = (key: string): string | undefined =>
  REASONS.find(([begins]) => key.startsWith(begins))?.[1]

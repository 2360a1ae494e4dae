// What comes out when a run is computed again from what it recorded.

export type ReplayedRun =
  | { readonly kind: 'reproduced' }
  /** `at` is a JSON pointer (RFC 6901) to the first difference; a value is absent where one side has none. */
  | { readonly kind: 'differs'; readonly at: string; readonly sealed?: unknown; readonly computed?: unknown }
  | { readonly kind: 'not_replayable'; readonly why: string }

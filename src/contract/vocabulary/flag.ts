// The flags of a ledger entry: what each means for the entry, and an example (rules F-1 to F-12, P-5, P-6, O-3, C-2).
import { z } from 'zod'

interface FlagMeaning {
  readonly means: string
  readonly example: string
}

const meanings = {
  superseded: {
    means: 'A later entry took its place, so it does not count.',
    example: 'A second `icp_definition` supersedes the first.',
  },
  withdrawn: {
    means: 'The submitter took it back, so it does not count.',
    example: 'A prospect asked not to be named.',
  },
  excluded: {
    means: 'A check of its citation refuted it, so it does not count.',
    example: 'The page says "we save 6 hours", the quote says 60.',
  },
  restricted: {
    means: 'The server of its page refuses machines, which costs nothing by itself.',
    example: 'The page answered 403 to the link check.',
  },
  self_source: {
    means: 'Its page belongs to the founder, so it does not count.',
    example: 'A `user_quote` from the domain that the pitch names.',
  },
  stale: {
    means: 'It was old when it was received, so some rules leave it out.',
    example: 'A `pricing_row` observed 400 days before.',
  },
  date_differs: {
    means:
      'Its page states another date beside the quote, more than a month from `source_date`; if that one is old, so is the entry.',
    example: 'A post of 11 May 2013 with `source_date` 2026-05-11.',
  },
  templated: {
    means: 'It is worded like another quote with other names and numbers, so it earns no point.',
    example: '"Acme saves us 3 hours a week" beside "Birch saves us 5 hours a week".',
  },
  role_echo: {
    means: 'It begins with the role of the speaker, as another quote does, so it earns no point.',
    example: '"As a dentist I lose hours" by a dentist, for the second time.',
  },
  rival_marketing: {
    means: 'The complaint is on the site of a rival of the product, so it earns no point.',
    example: 'A complaint about Chairsoft on the site of Duechaser.',
  },
  unmatched_competitor: {
    means: 'It names a competitor that no `named_competitor` lists, so it earns no point.',
    example: 'A `pricing_row` of Tallybook without the competitor Tallybook.',
  },
  off_topic: {
    means:
      'The quote shares no word with the pitch, the ideal customer or a competitor, so it earns no point.',
    example: 'A quote on tyres under a pitch on plants.',
  },
  one_story: {
    means: 'Three or more quotes state the same amount of money, so only the first earns points.',
    example: 'Three speakers each lost exactly $3,417.',
  },
  adverse_text: {
    means: 'Its words speak against the founder under a type that earns, so it earns no point.',
    example: 'A conviction for fraud with `finding_type` `publication`.',
  },
  not_allowed: {
    means:
      'Its words say that an authority forbids the venture or that a licence is missing, so the roadmap asks.',
    example:
      '"The regulator ordered the firm to stop lending without a licence" in a `founder_background_lookup`.',
  },
  not_working: {
    means:
      'The product was tried and did no better than what it replaces, so the roadmap asks whether it can be built.',
    example: 'A `wedge_test` of 40 cases side by side, result 6 against a baseline of 6.',
  },
} as const satisfies Readonly<Record<string, FlagMeaning>>

export type Flag = keyof typeof meanings

/** Flag -> what it means for its entry, and an example. */
export const FLAGS: Readonly<Record<Flag, FlagMeaning>> = meanings

const lines = Object.entries(FLAGS).map(([flag, { means }]) => `\`${flag}\`: ${means}`)

export const FlagName = z
  .enum(Object.keys(meanings) as [Flag, ...Flag[]])
  .meta({ id: 'Flag', description: lines.join(' '), examples: ['stale'] })

// What prevents `proceed`, as data: a code and its parameters. The sentence is rendered from them.
import { z } from 'zod'
import { Parameters } from './value.ts'

export const ConditionSeverity = z.enum(['blocking', 'review', 'coverage']).meta({
  id: 'ConditionSeverity',
  description:
    '`blocking`: nothing is clean while it lasts, the verdict is `insufficient_data` unless something was found; ' +
    '`review`: a person has to decide; `coverage`: something was not looked into, or not in full.',
})
export type ConditionSeverity = z.infer<typeof ConditionSeverity>

/** What each code means. */
export const CONDITION_CODES = {
  subject_not_screenable: 'No name of the subject has a letter or a digit.',
  source_never_loaded: 'The source has no snapshot.',
  source_stale: 'The source was not checked for longer than its cadence allows; its last snapshot was used.',
  source_not_renewed: 'The last attempt to renew the source failed; its last snapshot was used.',
  source_incomplete: 'The files of the source had something wrong when they were brought in.',
  source_rolled_back: 'The operator put older files of the source in the place of newer ones.',
  sample_data: 'Sources hold the records that come with the program, not the real lists.',
  not_in_registry: 'No registry entry was taken to be the subject.',
  identifier_of_another: 'An identifier of the subject belongs to another name.',
  records_not_read: 'A source has more records of the subject than are read.',
  names_not_screened: 'More names belong to the subject than are screened.',
  entries_not_read: 'More registry entries have the name of the subject than are read.',
  cases_not_listed: 'More cases have the name of the subject than are listed.',
  matches_not_listed:
    'More listed parties are near a name than are compared. Only runs of matcher 4 and older have it: every match is listed since.',
  roles_not_listed: 'More roles have the name of the subject than are listed.',
  possible_match: 'Listed parties may be the subject; `ask` is the fact that would settle it.',
  matches_decided: 'People decided that listed parties are others than the subject; they count for nothing.',
  open_litigation: 'Open cases name the subject or a name near it.',
  risk_value: 'The risk value calls for conditions and not for enhanced diligence.',
  unclassified: 'The run was stored as sentences, before conditions had codes.',
} as const

export const ConditionCode = z
  .enum(Object.keys(CONDITION_CODES) as [keyof typeof CONDITION_CODES, ...(keyof typeof CONDITION_CODES)[]])
  .meta({
    id: 'ConditionCode',
    description: Object.entries(CONDITION_CODES)
      .map(([code, meaning]) => `\`${code}\`: ${meaning}`)
      .join(' '),
  })
export type ConditionCode = z.infer<typeof ConditionCode>

export const Condition = z
  .object({
    code: ConditionCode,
    severity: ConditionSeverity,
    source: z.string().optional().describe('Id of the source it is about.'),
    finding: z.string().optional().describe('Id of the finding it is about.'),
    parameters: Parameters,
    text: z.string().describe('The condition in a sentence, rendered from the other members.'),
  })
  .meta({
    id: 'Condition',
    description: 'What stands in the way of `proceed`.',
    examples: [
      {
        code: 'source_never_loaded',
        severity: 'coverage',
        source: 'courtlistener',
        parameters: { required: false, importFailed: false },
        text: 'Source courtlistener was never loaded: what it would say is not known.',
      },
    ],
  })
export type Condition = z.infer<typeof Condition>

// What a list says of an assessment or a run beside what it is: its title, who opened it, whether it is archived.
import { z } from 'zod'
import { Instant } from './value.ts'

/** Characters of a title. */
const MAX_TITLE = 120

export const ListTitle = z
  .string()
  .trim()
  .min(1, 'must not be empty; null takes the title away')
  .max(MAX_TITLE, `must have at most ${MAX_TITLE} characters`)
  // why: a title is one line of plain text
  .regex(/^[^\p{Cc}\p{Cs}]*$/u, 'must be one line of whole characters')
  .describe('A short title, one line of plain text.')
  .meta({ examples: ['Renewal of the Acme contract'] })

/** Whose name stands in a list. */
export const OwnerId = z
  .string()
  .regex(/^[\x21-\x7e]{1,128}$/, 'must be the id of an owner, as the list has it')
  .describe('Id of the key or person that opened it.')

export const Archived = z
  .enum(['without', 'only', 'with'])
  .describe(
    'Whether archived ones are listed: `without` them, `only` them, or `with` them. Default: `without`.',
  )

/** What the lists of assessments and runs have in common, in the spelling of the dashboard and of runs. */
export const listedEntry = {
  title: z.string().optional().describe('Its title; absent where it was given none.'),
  owner: z.object({ id: z.string(), name: z.string() }).meta({
    id: 'ListOwner',
    description:
      'The key or person that opened it, by the name it had then. What people opened in the dashboard before their names were stored has the name `a person of the workspace`.',
  }),
  archivedAt: Instant.optional().describe('When it was archived; absent for one that is not.'),
  archivedBy: z.string().optional().describe('Name of the key or person that archived it.'),
  unreadable: z
    .literal(true)
    .optional()
    .describe('Present where it was altered in the store: what cannot be read is left out.'),
}

/** Of a row of the desk. */
export const unreadable = z.literal(true).optional().describe('Present where it was altered in the store.')

/** The same in the spelling of sessions. */
export const sessionEntry = {
  title: listedEntry.title,
  owner: listedEntry.owner,
  archived_at: listedEntry.archivedAt,
  archived_by: listedEntry.archivedBy,
  unreadable: listedEntry.unreadable,
}

/** What an update of an entry changes; a field that is left out stays as it is. */
export const entryChange = {
  title: ListTitle.nullable().exactOptional().describe('A short title, one line of plain text; null: none.'),
  archived: z
    .boolean()
    .exactOptional()
    .describe('True archives it: lists leave it out unless they are asked for it. False takes it back.'),
}

/** Id of a list of a publisher, as a filter. */
export const ListId = z
  .string()
  .regex(/^[a-z0-9-]{1,40}$/, 'must be the id of a list, as list_sources has it')
  .describe('Only those whose party this list has.')

/** `standard`: the newest first. */
export const listOrder = <const Names extends readonly [string, ...string[]]>(
  names: Names,
  standard = '-opened',
) =>
  z
    .enum(
      names.flatMap((name) => [name, `-${name}`]) as unknown as readonly [
        Names[number] | `-${Names[number]}`,
        ...(Names[number] | `-${Names[number]}`)[],
      ],
    )
    .describe(`With a minus sign it falls. Those without a value come last. Default: \`${standard}\`.`)

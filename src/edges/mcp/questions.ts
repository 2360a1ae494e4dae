// What the server asks the person behind a client that can show a form, where an argument is missing that only they know: the category of a
// venture, the subject of a run. The answer is taken as the argument; without one, the call goes on as it was made.
import {
  acceptedContent,
  type InputRequiredResult,
  inputRequired,
  inputResponse,
} from '@modelcontextprotocol/server'
import { z } from 'zod'
import type { OperationName } from '../../contract/index.ts'
import type { ProtocolLibrary } from './library.ts'
import type { ToolGroup } from './tool-groups.ts'

type Responses = Record<string, unknown>
type Arguments = Readonly<Record<string, unknown>>

export interface Question {
  /** The argument that it fills. */
  readonly argument: string
  readonly ask: () => InputRequiredResult
  /** The value of the argument; undefined for an answer that does not fit. */
  readonly read: (responses: Responses) => unknown
}

/** The questions of an endpoint, by tool. */
export const questionsOf = (
  group: ToolGroup,
  library: ProtocolLibrary,
): ReadonlyMap<OperationName, Question> => {
  if (group === 'assessment') return new Map([['start', categoryOf(library)]])
  return new Map(group === 'diligence' ? [['run_diligence', SUBJECT]] : [])
}

/** Either what to ask first, or the arguments to call with. */
export function answered(
  question: Question | undefined,
  given: Arguments,
  { canAsk, responses }: { readonly canAsk: boolean; readonly responses: Responses | undefined },
): { readonly ask: InputRequiredResult } | { readonly given: Arguments } {
  if (question === undefined || !canAsk || !isAbsent(given[question.argument])) return { given }
  if (responses === undefined || inputResponse(responses, question.argument).kind === 'missing')
    return { ask: question.ask() }
  const value = question.read(responses)
  return { given: value === undefined ? given : { ...given, [question.argument]: value } }
}

/** Whether a client that declares this can show a form. */
export function showsForms(capabilities: { readonly elicitation?: object | undefined } | undefined): boolean {
  const forms = capabilities?.elicitation
  // why empty as well: before there were other ways to ask, the capability had no members
  return forms !== undefined && ('form' in forms || Object.keys(forms).length === 0)
}

/** Some hosts send an empty text or object for an argument that is not given. */
const isAbsent = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (typeof value === 'object' && Object.keys(value).length === 0)

const asking = (argument: string, message: string, form: Form) => (): InputRequiredResult =>
  inputRequired({ inputRequests: { [argument]: inputRequired.elicit({ message, requestedSchema: form }) } })

type Form = Parameters<typeof inputRequired.elicit>[0]['requestedSchema']

function categoryOf({ protocol }: ProtocolLibrary): Question {
  const argument = 'category'
  const Answer = z.object({ [argument]: z.string() })
  const choices = protocol.categories.map(({ id, label }) => ({ const: id, title: label }))
  return {
    argument,
    ask: asking(argument, 'Which class does the venture belong to? It sets the base rate of the estimate.', {
      type: 'object',
      properties: { [argument]: { type: 'string', title: 'Category', oneOf: choices } },
      required: [argument],
    }),
    read: (responses) => acceptedContent(responses, argument, Answer)?.[argument],
  }
}

const SubjectAnswer = z.object({
  name: z.string().trim().min(1),
  type: z.enum(['company', 'person']).optional(),
  country: z.string().optional(),
})

const SUBJECT: Question = {
  argument: 'subject',
  ask: asking('subject', 'Which company or person should be looked up in the public records?', {
    type: 'object',
    properties: {
      name: {
        type: 'string',
        title: 'Name',
        description: 'The full name, with the legal form of a company.',
      },
      type: { type: 'string', title: 'Kind', enum: ['company', 'person'] },
      country: { type: 'string', title: 'Country', description: 'Two letters, such as GB; if it is known.' },
    },
    required: ['name', 'type'],
  }),
  read: (responses) => {
    const said = acceptedContent(responses, 'subject', SubjectAnswer)
    if (said === undefined) return undefined
    const { country = '', ...subject } = said
    return { ...subject, ...(country.trim() !== '' && { country }) }
  },
}

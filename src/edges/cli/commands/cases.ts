// `assay cases`: list, show, assign, comment on and decide the cases of the workspace, and report the decisions.
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { z } from 'zod'
import type { ClientOptions } from '../../../client/client.ts'
import {
  type Case,
  type CaseEvent,
  type CaseFile,
  type ReportedDecision,
} from '../../../contract/vocabulary/case.ts'
import { CASE_STATES, CaseDecisionState, CaseState } from '../../../contract/vocabulary/match-decision.ts'
import { IdentityOutcome } from '../../../contract/vocabulary/identity.ts'
import type { CaseSort } from '../../../contract/vocabulary/sorts.ts'
import { sayMore } from '../parts/say-more.ts'
import { callServer } from './call-server.ts'
import { CommandFailed } from './command-failed.ts'
import { print, type Printing } from './with-administration.ts'

type Shown = Case & { readonly history: readonly CaseEvent[] }

/** Throws CommandFailed. */
function wordOf<T>(schema: z.ZodType<T>, word: string, words: readonly string[]): T {
  const read = schema.safeParse(word)
  if (!read.success) throw new CommandFailed(`"${word}" is none of ${words.join(', ')}.`)
  return read.data
}

const line = ({ id, state, about, ref, run, subject, match, assignee, dueDate, unreadable }: Case): string =>
  [
    id,
    state,
    about === 'watch' ? (ref ?? '(erased)') : `run ${run ?? ''}`,
    unreadable === true
      ? '(altered in the store)'
      : match === null
        ? '(erased)'
        : `${subject ?? ''} / ${match.matchedName}  ${match.outcome}`,
    ...(assignee === null ? [] : [assignee]),
    ...(dueDate === null ? [] : [`due ${dueDate}`]),
  ].join('  ')

interface ListOptions extends Printing {
  readonly state?: string
  readonly assignee?: string
  readonly portfolio?: string
  readonly ref?: string
  readonly outcome?: string
  readonly list?: string
  readonly query?: string
  readonly sort?: CaseSort | `-${CaseSort}`
  readonly before?: string
}

export async function listCasesCommand(
  options: ClientOptions,
  { state, outcome, json, ...asked }: ListOptions,
): Promise<void> {
  const input = {
    ...(state !== undefined && { state: wordOf(CaseState, state, Object.keys(CASE_STATES)) }),
    ...(outcome !== undefined && { outcome: wordOf(IdentityOutcome, outcome, IdentityOutcome.options) }),
    ...asked,
  }
  const { cases, next, total } = await callServer(options, (client) => client.call('list_cases', input))
  print(cases, { ...(json !== undefined && { json }) }, cases.length === 0 ? ['No case.'] : cases.map(line))
  sayMore(next, total)
}

export async function showCaseCommand(id: string, options: ClientOptions, printing: Printing): Promise<void> {
  const its = await callServer(options, (client) => client.call('get_case', { id }))
  print(its, printing, linesOf(its))
}

function linesOf(its: Shown): readonly string[] {
  const { evidence, match, reopened, proposal, decision, history } = its
  const parts = evidence === null ? [] : (['subject', 'listed', 'comparison'] as const)
  return [
    line(its),
    ...(match?.citations ?? []).map(({ source, id, url }) => `  ${source} ${id}  ${url}`),
    ...(evidence === null ? [] : [`Evidence ${evidence.hash}`]),
    ...parts.flatMap((part) =>
      Object.entries(evidence?.[part] ?? {}).map(
        ([fact, values]) => `  ${part}.${fact}  ${values.join('; ')}`,
      ),
    ),
    ...(reopened === undefined
      ? []
      : [`Open again since ${reopened.at}: ${reopened.facts.join(', ')} changed`]),
    ...(proposal === undefined ? [] : [`${proposal.by.name} proposes ${proposal.state}: ${proposal.reason}`]),
    ...(decision === undefined
      ? []
      : [
          `${decision.by.name} decided ${decision.state} on ${decision.at}${decision.holds ? '' : ', on other evidence'}: ${decision.reason}`,
        ]),
    ...history.map(eventLine),
  ]
}

const eventLine = ({ at, kind, by, state, text, assignee, dueDate, files = [], facts }: CaseEvent): string =>
  [
    `  ${at}  ${kind}${state === undefined ? '' : ` ${state}`}  ${by.name}`,
    ...(text === undefined ? [] : [text]),
    ...(assignee === undefined ? [] : [`assignee ${assignee ?? 'none'}`]),
    ...(dueDate === undefined ? [] : [`due ${dueDate ?? 'none'}`]),
    ...(facts === undefined ? [] : [facts.join(', ')]),
    ...files.map(({ name, size, sha256 }) => `${name} (${size} bytes, ${sha256})`),
  ].join('  ')

const OPEN_STATES = ['open', 'in_review', 'escalated'] as const

interface AssignOptions extends Printing {
  readonly due?: string
  readonly state?: string
}

const unlessNone = (text: string): string | null => (text === 'none' ? null : text)

export async function assignCaseCommand(
  id: string,
  assignee: string | undefined,
  options: ClientOptions,
  { due, state, ...printing }: AssignOptions,
): Promise<void> {
  const input = {
    id,
    ...(assignee !== undefined && { assignee: unlessNone(assignee) }),
    ...(due !== undefined && { dueDate: unlessNone(due) }),
    ...(state !== undefined && { state: wordOf(CaseState.extract(OPEN_STATES), state, OPEN_STATES) }),
  }
  const its = await callServer(options, (client) => client.call('update_case', input))
  print(its, printing, [line(its)])
}

async function fileOf(path: string): Promise<CaseFile> {
  const hash = createHash('sha256')
  const { size } = await stat(path).catch((error: unknown) => {
    throw new CommandFailed(
      `${path} cannot be read: ${error instanceof Error ? error.message : String(error)}`,
    )
  })
  await pipeline(createReadStream(path), hash)
  return { name: basename(path), size, sha256: hash.digest('hex') }
}

export async function commentOnCaseCommand(
  id: string,
  text: string,
  options: ClientOptions,
  { file = [], ...printing }: Printing & { readonly file?: readonly string[] },
): Promise<void> {
  const files = await Promise.all(file.map(fileOf))
  const input = { id, text, ...(files.length > 0 && { files }) }
  const its = await callServer(options, (client) => client.call('comment_on_case', input))
  print(its, printing, its.history.slice(-1).map(eventLine))
}

interface DecideOptions extends Printing {
  readonly reason: string
  readonly evidence: string
}

export async function decideCaseCommand(
  id: string,
  state: string,
  options: ClientOptions,
  { reason, evidence, ...printing }: DecideOptions,
): Promise<void> {
  const decided = wordOf(CaseDecisionState, state, CaseDecisionState.options)
  const input = { id, state: decided, reason, evidence }
  const its = await callServer(options, (client) => client.call('decide_case', input))
  print(its, printing, [
    its.proposal === undefined
      ? `Decided: ${its.state}. Entry ${its.decision?.auditHash ?? ''} of the audit log.`
      : `Proposed: ${its.proposal.state}. Another person has to make the same decision.`,
  ])
}

interface ReportOptions extends Printing {
  readonly from?: string
  readonly to?: string
}

/** All of them, page by page. */
export async function reportDecisionsCommand(
  options: ClientOptions,
  { from, to, ...printing }: ReportOptions,
): Promise<void> {
  const range = { ...(from !== undefined && { from }), ...(to !== undefined && { to }) }
  const all: ReportedDecision[] = []
  await callServer(options, async (client) => {
    for (let before: string | undefined; ;) {
      const page = await client.call('report_decisions', {
        ...range,
        ...(before !== undefined && { before }),
      })
      all.push(...page.decisions)
      before = page.next
      if (before === undefined) return
    }
  })
  print(all, printing, all.length === 0 ? ['No decision.'] : all.map(reportLine))
}

function reportLine(one: ReportedDecision): string {
  const gone = one.unreadable === true ? '(altered in the store)' : '(erased)'
  return [
    one.at,
    one.state ?? gone,
    `${one.subject ?? gone} / ${one.party ?? gone}`,
    `by ${one.by.name}${one.proposed === undefined ? '' : `, proposed by ${one.proposed.by.name}`}`,
    one.reason ?? gone,
    `case ${one.case}, entry ${one.auditHash ?? gone}`,
  ].join('  ')
}

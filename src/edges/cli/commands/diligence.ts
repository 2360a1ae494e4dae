// `assay diligence NAME`: asks the service for a diligence run, waits for it, and prints what it found.
import { setTimeout as wait } from 'node:timers/promises'
import type { Client, ClientOptions } from '../../../client/client.ts'
import type { Operations } from '../../../contract/index.ts'
import type { InputOf, OutputOf } from '../../../contract/operations/operation.ts'
import { IdentifierSchemeName } from '../../../contract/vocabulary/subject.ts'
import { coverageSaid } from '../../../reports/words/coverage.ts'
import { RUN_VERDICTS } from '../../../reports/words/run-verdict.ts'
import { callServer } from './call-server.ts'
import { CommandFailed } from './command-failed.ts'
import { print, type Printing } from './with-administration.ts'

type Subject = InputOf<Operations['run_diligence']>['subject']
type Run = OutputOf<Operations['get_run']>
type AskedNumber = NonNullable<Subject['identifiers']>[number]

export interface DiligenceOptions
  extends Printing, Pick<Subject, 'type' | 'country' | 'birthDate' | 'domain' | 'lei' | 'fatherName'> {
  readonly alias: string[]
  readonly address: string[]
  readonly identifier: AskedNumber[]
}

const LOOK_EVERY_MS = 1_000
const MAX_LOOKS = 120

/** `passport/IQ:A6489694` or `imo:9820257`; undefined for anything else. */
export function identifierOf(text: string): AskedNumber | undefined {
  const [, scheme, country, value] = /^([a-z-]+)(?:\/([A-Za-z]{2}))?:(.+)$/s.exec(text) ?? []
  const known = IdentifierSchemeName.safeParse(scheme)
  if (!known.success || value === undefined) return undefined
  return { scheme: known.data, value, ...(country !== undefined && { country }) }
}

/** Throws CommandFailed for a text that names no scheme. */
export const numbersOf = (texts: readonly string[]): AskedNumber[] =>
  texts.map((text) => {
    const identifier = identifierOf(text)
    if (identifier !== undefined) return identifier
    throw new CommandFailed(
      `"${text}" is no identifier. Give scheme:value or scheme/COUNTRY:value, such as passport/IQ:A6489694. The schemes are ${IdentifierSchemeName.options.join(', ')}.`,
    )
  })

/** Throws CommandFailed. */
export async function diligenceCommand(
  name: string | undefined,
  client: ClientOptions,
  { json, alias, address, identifier, ...given }: DiligenceOptions,
): Promise<void> {
  const subject: Subject = {
    ...(name !== undefined && { name }),
    ...given,
    ...(alias.length > 0 && { aliases: alias }),
    ...(address.length > 0 && { addresses: address }),
    ...(identifier.length > 0 && { identifiers: identifier }),
  }
  const run = await callServer(client, (server) => finished(server, subject))
  if (run.status === 'erased') throw new CommandFailed(`The run ${run.id} was erased while it was worked on.`)
  if (run.status !== 'completed')
    throw new CommandFailed(
      run.error === undefined
        ? `The run ${run.id} is ${run.status} still. Fetch it later with GET /v1/runs/${run.id}.`
        : `The run ${run.id} failed. ${run.error.message}`,
    )
  print(run, json === undefined ? {} : { json }, linesOfRun(run))
}

async function finished(client: Client, subject: Subject): Promise<Run> {
  const { id } = await client.call('run_diligence', { subject })
  for (let looks = 1; ; looks++) {
    const run = await client.call('get_run', { id })
    if (looks >= MAX_LOOKS || (run.status !== 'queued' && run.status !== 'running')) return run
    await wait(LOOK_EVERY_MS)
  }
}

function linesOfRun({
  id,
  verdict,
  confidence,
  risk,
  upside,
  coverage,
  conditions = [],
  notes = [],
  findings = [],
  audit,
}: Run): string[] {
  const said = verdict === undefined ? undefined : RUN_VERDICTS[verdict]
  return [
    `${said?.label ?? 'No verdict'} (${verdict ?? '-'}). ${said?.meaning ?? ''}`.trim(),
    `Risk ${risk?.value ?? '-'}, upside ${upside?.value ?? '-'}, confidence ${confidence ?? '-'}.`,
    ...(coverage === undefined ? [] : coverageSaid(coverage)),
    ...conditions.map(({ text }) => `Condition: ${text}`),
    ...notes.map(({ text }) => `Note: ${text}`),
    ...findings.flatMap(({ severity, points, statement, citations }) => [
      `${severity}, ${points} points: ${statement}`,
      ...citations.map(
        ({ source, id: record, snapshotDate, url }) => `  ${source} ${record} of ${snapshotDate}  ${url}`,
      ),
    ]),
    `Run ${id}, audit hash ${audit?.hash ?? 'none'}.`,
  ]
}

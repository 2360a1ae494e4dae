// `assay screen NAME`: what a name meets on the lists in force and the files given, with score, probability and level.
import {
  countryWarning,
  type ScreeningFinding,
  type TypedParty,
  PartyUnreadable,
  readParty,
  type ScreenOptions,
  screenParty,
} from '../../../screening/screen.ts'
import { ALERT, STRONG } from '../../../names/calibrate/levels.ts'
import { decimal } from '../../../names/explain/explanation.ts'
import { printableExplanation } from '../../../names/explain/explain-match.ts'
import type { Config } from '../../../installation/config.ts'
import { createScreener } from '../../../installation/matching-resources.ts'
import { CommandFailed } from './command-failed.ts'
import { givenLists, listLines, openLists, type ScreenedList } from './screening-lists.ts'

export interface ScreenCommand extends ScreenOptions {
  readonly type?: string
  readonly birthDate?: string
  readonly country?: string
  readonly list: readonly string[]
  readonly batch?: string
  readonly out?: string
  readonly builtInOnly?: boolean
  readonly json?: boolean
}

export async function screenCommand(
  config: Config,
  name: string | undefined,
  command: ScreenCommand,
): Promise<void> {
  if (name === undefined) throw new CommandFailed('Give a name to screen, or a file of names with --batch.')
  if (command.out !== undefined)
    throw new CommandFailed('--out belongs to --batch. The findings of one name are printed.')
  const given = givenLists(command.list)
  const party = partyOf(name, command)
  const screener = await createScreener(config, command)
  const { index, lists } = await openLists(config, screener, given)
  const findings = await screenParty(screener, index, party, command)
  const warning = countryWarning(party)
  if (warning !== undefined) process.stderr.write(`Note: ${warning}.\n`)
  process.stdout.write(
    command.json
      ? `${JSON.stringify({ query: queryOf(party), lists, findings, note: NOTE })}\n`
      : `${lines(party, findings, lists).map(printableExplanation).join('\n')}\n`,
  )
}

export const NOTE =
  'A finding is to be reviewed by a person. An empty result is not a clearance: it says only that these lists held nothing alike.'

function partyOf(name: string, command: ScreenCommand): TypedParty {
  try {
    return readParty({ ...command, name })
  } catch (error) {
    throw error instanceof PartyUnreadable
      ? new CommandFailed(`This cannot be screened: ${error.message}.`)
      : error
  }
}

const queryOf = ({ name, type, birthDate, country }: TypedParty) => ({
  name,
  type: type ?? null,
  birth_date: birthDate ?? null,
  country: country ?? null,
})

function lines(
  party: TypedParty,
  findings: readonly ScreeningFinding[],
  lists: readonly ScreenedList[],
): string[] {
  const [against, ...each] = listLines(lists)
  const alerts = findings.filter(({ level }) => level !== 'none').length
  const width = Math.max(0, ...findings.map(({ list, record_id }) => `${list} ${record_id}`.length))
  return [
    `"${party.name}" against ${against}`,
    ...each,
    '',
    ...findings.map(
      ({ rank, list, record_id, matched_name, score, probability, level }) =>
        `${String(rank).padStart(3)}  ${level.padEnd(6)}  ${score.toFixed(4)}  probability ${probability.toFixed(2)}  ${`${list} ${record_id}`.padEnd(width)}  ${matched_name}`,
    ),
    ...(findings.length === 0 ? ['  nothing found'] : []),
    '',
    `${alerts === 0 ? 'No finding' : alerts === 1 ? '1 finding' : `${alerts} findings`} at level alert or strong (alert from ${decimal(ALERT).toFixed(2)}, strong from ${decimal(STRONG).toFixed(2)}).`,
    NOTE,
    ...(findings[0] === undefined
      ? []
      : ['Why a score: assay explain match NAME "LISTED NAME", or --json for every finding at once.']),
  ]
}

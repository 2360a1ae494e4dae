// `assay explain match A B`: why two names have the score they have.
import { compareNames, PartyUnreadable, readParty } from '../../../screening/screen.ts'
import { explainMatch } from '../../../names/explain/explain-match.ts'
import { explanation } from '../../../names/explain/explanation.ts'
import type { Config } from '../../../installation/config.ts'
import { createScreener } from '../../../installation/matching-resources.ts'
import { CommandFailed } from './command-failed.ts'

export interface ExplainCommand {
  readonly type?: string
  readonly builtInOnly?: boolean
  readonly json?: boolean
}

const READ_AS = {
  person: 'names of people',
  company: 'names of firms',
  vessel: 'names of ships',
  aircraft: 'names of aircraft',
} as const

export async function explainCommand(
  config: Config,
  a: string,
  b: string,
  command: ExplainCommand,
): Promise<void> {
  const { name, type } = partyOf(a, command.type)
  const { match, readAs } = compareNames(
    await createScreener(config, command),
    name,
    partyOf(b, command.type).name,
    type,
  )
  const guessed = type === undefined ? ', the way they are nearer to each other (--type says which)' : ''
  process.stdout.write(
    command.json
      ? `${JSON.stringify({ read_as: readAs, ...explanation(match) })}\n`
      : `${[`read as ${READ_AS[readAs]}${guessed}`, ...explainMatch(match)].join('\n')}\n`,
  )
}

function partyOf(name: string, type: string | undefined): ReturnType<typeof readParty> {
  try {
    return readParty({ name, type })
  } catch (error) {
    throw error instanceof PartyUnreadable
      ? new CommandFailed(`This cannot be compared: ${error.message}.`)
      : error
  }
}

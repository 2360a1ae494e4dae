// The commands of assessments and of the quotes in them.
import { type Command, InvalidArgumentError } from 'commander'
import { clientSettings, type Config, readConfig } from '../../installation/config.ts'
import type { Composition } from './parts/composition.ts'
import { pastDayFault } from './parts/times.ts'

// why loaded when used: a command should not wait for the tables of the others
const load = {
  assess: () => import('./commands/assess.ts'),
  assessAsOf: () => import('./commands/assess-as-of.ts'),
  citations: () => import('./commands/verify-citations.ts'),
  quotes: () => import('./commands/read-quotes.ts'),
}

export function addAssessmentCommands(assay: Command, config: () => Config, composition: Composition): void {
  assay
    .command('assess')
    .argument(
      '<file>',
      'JSON file {pitch, category?, signals: [{axis, kind, value}]}; - reads standard input',
    )
    .option('--session <token>', 'continue an open session instead of starting a new one')
    .option(
      '--as-of <date>',
      'judge the file as on this past day (YYYY-MM-DD), on this machine: no page is fetched, and nothing is sent or stored',
      pastDay,
    )
    .description(
      'Send an assessment to the API at ASSAY_API_URL with ASSAY_API_KEY and print the scorecard. With --as-of, judge what ' +
        'was known on a past day; this needs no server and no key.',
    )
    .option('--json', 'print JSON only')
    .action(async (file: string, { asOf, ...options }: AssessOptions) => {
      if (asOf !== undefined) {
        if (options.session !== undefined)
          throw new AsOfWithSession('Leave out --session: an assessment as of a past day has no session.')
        return (await load.assessAsOf()).assessAsOfCommand(file, asOf, composition, options)
      }
      const { ASSAY_API_URL: url, ASSAY_API_KEY: key } = readConfig(clientSettings, process.env)
      return (await load.assess()).assessCommand(file, { url, key }, options)
    })
  assay
    .command('verify-citations')
    .argument(
      '<file>',
      'JSON list of {verbatim, source_url}, an assessment file, or CSV with these columns; - reads JSON from standard input',
    )
    .option('--json', 'print JSON only')
    .description(
      'Read the source of each quote and report whether it holds the quote, with the passage. The command runs on this ' +
        'machine and needs no server and no key. It exits with 1 unless every source holds its quote.',
    )
    .action(async (file: string, options) =>
      (await load.citations()).verifyCitations(config(), file, options),
    )
  assay
    .command('read-quotes')
    .argument(
      '<file>',
      'JSON lines {id, language, pitch, icp, competitors, verbatim, kind}; - reads standard input',
    )
    .description(
      'Read what quotes of customers say: for each line one JSON line {id, behaviour, stance, on_topic, hypothetical, ' +
        'amount, time, spans}. The command runs on this machine and needs no server, no key and no language model.',
    )
    .action(async (file: string) => (await load.quotes()).readQuotes(file))
}

interface AssessOptions {
  readonly session?: string
  readonly asOf?: string
  readonly json?: boolean
}

/** Two options of a command that exclude each other. */
class AsOfWithSession extends Error {}

function pastDay(text: string): string {
  const fault = pastDayFault(text, Date.now())
  if (fault !== undefined) throw new InvalidArgumentError(fault)
  return text
}

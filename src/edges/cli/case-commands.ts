// The commands on cases. They call the server.
import type { Command } from 'commander'
import { CASE_SORTS } from '../../contract/vocabulary/sorts.ts'
import type { ClientOptions } from '../../client/client.ts'
import { clientSettings, readConfig } from '../../installation/config.ts'
import { sortOption } from './parts/sort-option.ts'

const load = () => import('./commands/cases.ts')

const client = (): ClientOptions => {
  const { ASSAY_API_URL: url, ASSAY_API_KEY: key } = readConfig(clientSettings, process.env)
  return { url, key }
}

export function addCaseCommands(assay: Command): void {
  const cases = assay
    .command('cases')
    .description(
      'Decide the matches of watched subjects and of runs. The commands call ASSAY_API_URL with ASSAY_API_KEY.',
    )
  cases
    .command('list')
    .option('--state <state>', 'only those in this state: open, in_review, escalated, true_match, ...')
    .option('--assignee <name>', 'only those of this assignee')
    .option('--portfolio <id>', 'only those of subjects of this portfolio')
    .option('--ref <ref>', 'only those of this subject of the portfolio')
    .option('--outcome <outcome>', 'only those whose match is confirmed, possible or dismissed')
    .option('--list <id>', 'only those whose party is on this list')
    .option('--query <words>', 'only those with these words in the names or the reference')
    .addOption(sortOption(CASE_SORTS, '-opened'))
    .option('--before <id>', 'continue with those after this case, in the same order')
    .option('--json', 'print JSON only')
    .description('List the cases, newest first unless --sort says otherwise, 50 at a time.')
    .action(async (options) => (await load()).listCasesCommand(client(), options))
  cases
    .command('show')
    .argument('<id>', 'id of the case')
    .option('--json', 'print JSON only')
    .description('Print a case with its evidence and its history.')
    .action(async (id: string, options) => (await load()).showCaseCommand(id, client(), options))
  cases
    .command('assign')
    .argument('<id>', 'id of the case')
    .argument('[assignee]', 'who works on it; "none": no one')
    .option('--due <day>', 'day by which it has to be decided, YYYY-MM-DD; "none": none')
    .option('--state <state>', 'open, in_review or escalated')
    .option('--json', 'print JSON only')
    .description('Set who works on a case, its due day or its state.')
    .action(async (id: string, assignee: string | undefined, options) =>
      (await load()).assignCaseCommand(id, assignee, client(), options),
    )
  cases
    .command('comment')
    .argument('<id>', 'id of the case')
    .argument('<text>', 'the comment')
    .option('--file <path...>', 'files that support it: their names, sizes and hashes are sent')
    .option('--json', 'print JSON only')
    .description('Add a comment to the history of a case. Files stay on this machine.')
    .action(async (id: string, text: string, options) =>
      (await load()).commentOnCaseCommand(id, text, client(), options),
    )
  cases
    .command('decide')
    .argument('<id>', 'id of the case')
    .argument('<state>', 'true_match, false_positive or closed')
    .requiredOption('--reason <text>', 'why')
    .requiredOption('--evidence <hash>', 'hash of the evidence that you saw, as "cases show" prints it')
    .option('--json', 'print JSON only')
    .description('Decide a case. The key needs the scope decide.')
    .action(async (id: string, state: string, options) =>
      (await load()).decideCaseCommand(id, state, client(), options),
    )
  cases
    .command('report')
    .option('--from <day>', 'first day, YYYY-MM-DD (UTC)')
    .option('--to <day>', 'last day, YYYY-MM-DD (UTC)')
    .option('--json', 'print JSON only')
    .description('Print every decision with its name, time and reason, newest first.')
    .action(async (options) => (await load()).reportDecisionsCommand(client(), options))
}

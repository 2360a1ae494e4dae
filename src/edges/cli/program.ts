// The command `assay`: operator commands work on the store, the others call the service like any other client.
import { Argument, Command, CommanderError, Help, InvalidArgumentError, Option } from 'commander'
import { z } from 'zod'
import about from '../../../package.json' with { type: 'json' }
import { SCOPES, type Scope } from '../../contract/operations/operation.ts'
import { MAX_RETENTION_DAYS } from '../../contract/operations/dashboard/workspace.ts'
import { clientSettings, readConfig, settings } from '../../installation/config.ts'
import { addAssessmentCommands } from './assessment-commands.ts'
import { addAuditCommands } from './audit-commands.ts'
import { addBackupCommands } from './backup-commands.ts'
import { addCheckCommands } from './check-commands.ts'
import { addEraseCommand } from './erase-command.ts'
import { asInvoked } from './parts/as-invoked.ts'
import type { Composition } from './parts/composition.ts'
import { addPortfolioCommands } from './portfolio-commands.ts'
import { addScreeningCommands } from './screening-commands.ts'
import { addServerCommands } from './server-commands.ts'
import { addCaseCommands } from './case-commands.ts'
import { addEntryCommands } from './entry-commands.ts'
import { addSetupCommands } from './setup-commands.ts'
import { addSourceCommands } from './source-commands.ts'
import { duration, instant } from './parts/times.ts'
import { addWebhookCommands } from './webhook-commands.ts'

// why loaded when used: an operator command should not wait for the web server it does not start
const load = {
  keys: () => import('./commands/keys.ts'),
  workspaces: () => import('./commands/workspaces.ts'),
  retention: () => import('./commands/retention.ts'),
  accounts: () => import('./commands/accounts.ts'),
  domains: () => import('./commands/domains.ts'),
  operators: () => import('./commands/operators.ts'),
  diligence: () => import('./commands/diligence.ts'),
  mcp: () => import('./commands/mcp.ts'),
}

const config = () => readConfig(settings, process.env)

export function program(composition: Composition): Command {
  const assay = new Command('assay')
    .description('Score a startup idea from checked evidence.')
    .version(about.version, '--version', 'print the version')
    .showHelpAfterError('(add --help for the options)')
    .configureHelp({ optionDescription: describedOption })
    .exitOverride()

  addServerCommands(assay, config, composition)
  addAssessmentCommands(assay, config, composition)
  addEntryCommands(assay)
  assay
    .command('diligence')
    .argument('[name]', 'name of the company, person, ship or aircraft; an identifier is enough without it')
    .addOption(new Option('--type <type>', 'what it is').choices(['company', 'person', 'vessel', 'aircraft']))
    .option('--country <country>', 'country of the company, or nationality of the person: two letters')
    .option('--birth-date <date>', 'YYYY, YYYY-MM or YYYY-MM-DD')
    .option('--father-name <name>', "name of the person's father")
    .option('--domain <domain>', 'domain of the company')
    .option('--lei <lei>', 'Legal Entity Identifier')
    .option(
      '--alias <name>',
      'another name; repeat it for more',
      (text: string, all: string[]) => [...all, text],
      [],
    )
    .option(
      '--address <address>',
      'an address; repeat it for more',
      (text: string, all: string[]) => [...all, text],
      [],
    )
    .option(
      '--identifier <scheme:value>',
      'a number, with its issuer where a country gave it, such as imo:9820257 or passport/IQ:A6489694; repeat it for more',
      (text: string, all: string[]) => [...all, text],
      [],
    )
    .option('--json', 'print JSON only')
    .description(
      'Check a company or person in public records: verdict, coverage, conditions, and every finding with its record. A person has to review it.',
    )
    .action(async (name: string | undefined, { identifier, ...options }) => {
      const { ASSAY_API_URL: url, ASSAY_API_KEY: key } = readConfig(clientSettings, process.env)
      const { diligenceCommand, numbersOf } = await load.diligence()
      return diligenceCommand(name, { url, key }, { ...options, identifier: numbersOf(identifier) })
    })
  assay
    .command('mcp')
    .option('--diligence', 'serve the tools of diligence instead of those of an assessment')
    .option('--desk', 'serve the tools of portfolios, alerts and cases instead')
    .description(
      'Serve MCP on standard input and output, for a program that starts its own servers. The command calls ASSAY_API_URL ' +
        'with ASSAY_API_KEY. In a checkout: npm run -s assay -- mcp.',
    )
    .action(async ({ diligence, desk }: { diligence?: true; desk?: true }) => {
      const group = desk === true ? 'desk' : diligence === true ? 'diligence' : 'assessment'
      const { ASSAY_API_URL: url, ASSAY_API_KEY: key } = readConfig(clientSettings, process.env)
      return (await load.mcp()).mcp(await composition.mcpOffer(group, url), { url, key })
    })
  addSetupCommands(assay, config)
  addBackupCommands(assay, config, composition)
  addCheckCommands(assay, config, composition)

  const workspaces = assay.command('workspaces').description('Manage workspaces and their tiers.')
  workspaces
    .command('create')
    .description('Create a workspace.')
    .requiredOption('--name <name>', 'name of the workspace')
    .addOption(
      new Option('--tier <tier>', 'tier of the workspace').choices(['free', 'pro']).makeOptionMandatory(),
    )
    .option('--json', 'print JSON only')
    .action(async (options) => (await load.workspaces()).createWorkspaceCommand(config(), options))
  workspaces
    .command('list')
    .description('List the workspaces.')
    .option('--json', 'print JSON only')
    .action(async (options) => (await load.workspaces()).listWorkspacesCommand(config(), options))
  workspaces
    .command('set-tier')
    .description('Change the tier of a workspace. The change applies at once.')
    .argument('<id>', 'id of the workspace')
    .argument('<tier>', 'free or pro', tier)
    .option('--json', 'print JSON only')
    .action(async (id: string, to: 'free' | 'pro', options) =>
      (await load.workspaces()).setTierCommand(config(), id, to, options),
    )
  workspaces
    .command('set-retention')
    .description(
      'Set how long a workspace keeps its runs and batches, its sessions, or its alerts. The server erases older ones, within an hour.',
    )
    .argument('<id>', 'id of the workspace')
    .argument('<days>', 'number of days, or never', retention)
    .addOption(
      new Option(
        '--of <what>',
        'runs, and with them batches; sessions, by their last evidence or scoring; or alerts',
      )
        .choices(['runs', 'sessions', 'alerts'])
        .default('runs'),
    )
    .option('--json', 'print JSON only')
    .action(async (id: string, days: number | 'never', options) =>
      (await load.retention()).setRetentionCommand(config(), composition, {
        ...options,
        id,
        days: days === 'never' ? null : days,
      }),
    )

  workspaces
    .command('set-four-eyes')
    .description(
      'Set whether each decision about a case of a workspace needs two people. The audit log holds the change.',
    )
    .argument('<id>', 'id of the workspace')
    .addArgument(new Argument('<required>', 'on or off').choices(['on', 'off']))
    .option('--json', 'print JSON only')
    .action(async (id: string, required: 'on' | 'off', options) =>
      (await load.workspaces()).setFourEyesCommand(config(), composition, id, required === 'on', options),
    )

  workspaces
    .command('invite')
    .description('Make a one-time link that adds a person to a workspace in the dashboard.')
    .argument('<id>', 'id of the workspace')
    .requiredOption('--email <email>', 'e-mail address of the person', emailAddress)
    .addOption(
      new Option(
        '--role <role>',
        'role of the person: an owner also manages keys and members, a reviewer also decides cases, an auditor only reads',
      )
        .choices(['owner', 'reviewer', 'member', 'auditor'])
        .default('member'),
    )
    .option('--json', 'print JSON only')
    .action(async (id: string, options) => (await load.operators()).inviteToWorkspace(config(), id, options))

  workspaces
    .command('confirm-domain')
    .description(
      'Confirm that a workspace may let in people of a domain through its identity provider, without a TXT record. Make sure first that the domain is theirs.',
    )
    .argument('<id>', 'id of the workspace')
    .argument('<domain>', 'a domain that the workspace claims')
    .option('--json', 'print JSON only')
    .action(async (id: string, domain: string, options) =>
      (await load.domains()).confirmDomain(config(), id, domain, options),
    )
  workspaces
    .command('release-domain')
    .description(
      'Take a domain from the workspace that has proven it, so that another one can. The workspace proves it again by another record.',
    )
    .argument('<domain>', 'a proven domain')
    .option('--json', 'print JSON only')
    .action(async (domain: string, options) =>
      (await load.domains()).releaseDomainCommand(config(), domain, options),
    )

  const operators = assay.command('operators').description('Manage the operators of the server.')
  operators
    .command('link')
    .description(
      'Make a one-time link for an operator without an account. With the e-mail address of an account, the link sets a new password and gives no role.',
    )
    .option('--email <email>', 'e-mail address of the person', emailAddress)
    .option('--json', 'print JSON only')
    .action(async (options) => (await load.operators()).operatorLink(config(), options))

  operators
    .command('add')
    .description('Make a person with an account an operator. The change applies at once.')
    .requiredOption('--email <email>', 'e-mail address of the account', emailAddress)
    .option('--json', 'print JSON only')
    .action(async (options) => (await load.operators()).addOperator(config(), options))
  operators
    .command('list')
    .description('List the operators.')
    .option('--json', 'print JSON only')
    .action(async (options) => (await load.operators()).listOperators(config(), options))
  operators
    .command('remove')
    .description('Remove an operator. The change applies at once. The account and its workspaces stay.')
    .requiredOption('--email <email>', 'e-mail address of the operator', emailAddress)
    .option('--force', 'remove the operator even if no other is left')
    .option('--json', 'print JSON only')
    .action(async (options) => (await load.operators()).removeOperator(config(), options))

  assay
    .command('accounts')
    .description('Help people to sign in.')
    .command('reset-second-factor')
    .description(
      'Remove the authenticator app, backup codes and passkeys of an account and end its sessions, for a person who lost the device. Make sure first that it is that person who asks: from then on the password alone signs in.',
    )
    .requiredOption('--email <email>', 'e-mail address of the account', emailAddress)
    .option('--json', 'print JSON only')
    .action(async (options) => (await load.accounts()).resetFactors(config(), options))

  const keys = assay.command('keys').description('Manage the API keys of a workspace.')
  keys
    .command('create')
    .description('Create a key. The command shows it once.')
    .requiredOption('--workspace <id>', 'id of the workspace')
    .requiredOption('--name <name>', 'name of the key')
    .requiredOption(
      '--scopes <list>',
      'read, run and decide, separated by commas (run starts runs, decide erases; each includes read)',
      scopes,
    )
    .option(
      '--expires <date>',
      'when the key expires: a day (YYYY-MM-DD), an instant, or a time from now such as 90d',
      when,
    )
    .option('--json', 'print JSON only')
    .action(async (options) => (await load.keys()).createKeyCommand(config(), options))
  keys
    .command('list')
    .description('List the keys of a workspace, without their secrets, which are not stored.')
    .requiredOption('--workspace <id>', 'id of the workspace')
    .option('--json', 'print JSON only')
    .action(async (options) => (await load.keys()).listKeysCommand(config(), options))
  keys
    .command('rotate')
    .description('Give a key a new secret. Its sessions continue.')
    .argument('<id>', 'id of the key')
    .option(
      '--grace <time>',
      'how long the old secret stays valid, such as 24h (default: it ends at once)',
      span,
    )
    .option('--json', 'print JSON only')
    .action(async (id: string, options) => (await load.keys()).rotateKeyCommand(config(), id, options))
  keys
    .command('revoke')
    .description('Revoke a key. The change applies at once.')
    .argument('<id>', 'id of the key')
    .option('--json', 'print JSON only')
    .action(async (id: string, options) => (await load.keys()).revokeKeyCommand(config(), id, options))
  addAuditCommands(assay, config, composition)
  addEraseCommand(assay, config, composition)
  addScreeningCommands(assay, config)
  addPortfolioCommands(assay)
  addCaseCommands(assay)
  addWebhookCommands(assay)
  addSourceCommands(assay, config)
  return assay
}

/** As the help describes an option; commander itself does not say which ones are required. */
function describedOption(option: Option): string {
  const described = new Help().optionDescription(option)
  return option.mandatory ? `${described} (required)` : described
}

/** Runs a command line. Sets the exit code: 1 for a command that failed, 2 for one that could not be understood. */
export async function main(argv: readonly string[], composition: Composition): Promise<void> {
  // why: the commands write pitches, tokens and secrets, which no other user of the machine needs to read
  process.umask(0o077)
  try {
    await program(composition).parseAsync(argv)
  } catch (error) {
    if (error instanceof CommanderError) {
      process.exitCode = error.exitCode === 0 ? 0 : 2
      return
    }
    process.exitCode = 1
    process.stderr.write(`${asInvoked(sentence(error))}\n`)
  }
}

/** Errors of the language itself: a broken invariant, whose stack someone needs to repair it. */
const BUILT_IN = new Set<unknown>([Error, TypeError, RangeError, ReferenceError, SyntaxError])

/** An error class of ours, or of the system, carries a sentence that says what to do; anything else shows its stack. */
function sentence(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const says = !BUILT_IN.has(error.constructor) || 'code' in error
  const cause = error.cause instanceof Error && !says ? `\n  because: ${error.cause.message}` : ''
  return `${says ? error.message : (error.stack ?? error.message)}${cause}`
}

function retention(text: string): number | 'never' {
  if (text === 'never') return text
  if (/^[1-9]\d{0,4}$/.test(text) && Number(text) <= MAX_RETENTION_DAYS) return Number(text)
  throw new InvalidArgumentError(`Give a number of days from 1 to ${MAX_RETENTION_DAYS}, or never.`)
}

function tier(text: string): 'free' | 'pro' {
  if (text === 'free' || text === 'pro') return text
  throw new InvalidArgumentError('A tier is free or pro.')
}

function emailAddress(text: string): string {
  const { data } = z.string().trim().toLowerCase().max(254).pipe(z.email()).safeParse(text)
  if (data === undefined) throw new InvalidArgumentError('Give an e-mail address.')
  return data
}

function scopes(text: string): Scope[] {
  return text.split(',').map((word) => {
    const scope = SCOPES.find((each) => each === word.trim())
    if (scope !== undefined) return scope
    throw new InvalidArgumentError('Scopes are read, run and decide, separated by commas.')
  })
}

function when(text: string): string {
  const at = instant(text, Date.now())
  if (at === undefined)
    throw new InvalidArgumentError(
      'Give a day (2027-01-31), an instant (2027-01-31T12:00:00Z) or a time from now (90d).',
    )
  return at
}

function span(text: string): number {
  const milliseconds = duration(text)
  if (milliseconds === undefined) throw new InvalidArgumentError('Give a time such as 30s, 15m, 24h or 7d.')
  return milliseconds
}

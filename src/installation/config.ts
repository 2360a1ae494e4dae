// Every setting of the program, once: name, default, description, secret or not. Parsing, `.env.example`, the
// reference page and `doctor` all come from this table. Only files of `main` read the environment.
import { z } from 'zod'
import { parseSeed } from '../platform/signing/ed25519.ts'
import { parseSessionSecrets } from '../platform/signing/session-secrets.ts'
import { parseFetchAllow } from '../platform/http-guard/fetch-allow.ts'
import { isTag } from '../assessment/rules/index.ts'
import { parseFabricationPrior } from './fabrication-prior.ts'
import { parseHostNames } from './host-names.ts'
import { languageModelSettings } from './language-model-settings.ts'
import {
  count,
  flagSetting,
  parsedBy,
  setting,
  type SettingsTable,
  textSetting,
  type Values,
} from './setting.ts'
import { parseSourceUrls } from './source-urls.ts'

const url = z.url({ protocol: /^https?$/ })

const ids = textSetting
  .regex(/^[a-z0-9-]+(?: *, *[a-z0-9-]+)*$/, 'must be ids of sources, separated by commas')
  .transform((value): readonly string[] => value.split(',').map((id) => id.trim()))

/** The address of a server, perhaps under a path of a proxy, but of nothing inside it: there every call would go astray. */
function readServerAddress(value: string): string {
  const address = URL.parse(value)
  if (address === null || !/^https?:$/.test(address.protocol))
    throw new Error('must be the address of the server, such as https://assay.example.com')
  const given = `${address.origin}${address.pathname}`.replace(/\/+$/, '')
  const server = given.replace(/\/(?:v1|docs|mcp|mcp\/diligence|mcp\/desk)$/, '')
  if (server !== given || `${address.username}${address.search}${address.hash}` !== '')
    throw new Error(`must be the address of the server alone: ${server}`)
  return server
}

export const settings = {
  ASSAY_MODE: setting({
    schema: z.enum(['local', 'production']),
    fallback: 'local',
    description:
      'In `production` the signing secrets must come from the environment, and the server does not start with a non-empty ASSAY_FETCH_ALLOW.',
  }),
  ASSAY_HOST: setting({
    schema: textSetting.min(1),
    fallback: '127.0.0.1',
    description: 'Address to listen on.',
  }),
  ASSAY_PORT: setting({
    schema: count(0, 65_535),
    fallback: '8787',
    description: 'Port to listen on. 0 selects a free port.',
  }),
  ASSAY_PUBLIC_URL: setting({
    schema: z.union([z.literal(''), url]),
    fallback: '',
    description: 'Address at which callers reach the server. Default: the address it listens on.',
  }),
  ASSAY_DATA_DIR: setting({
    schema: textSetting.min(1),
    fallback: './data',
    description: 'Folder of the embedded database and, in local mode, of the signing secrets.',
  }),
  DATABASE_URL: setting({
    schema: z.union([z.literal(''), z.url({ protocol: /^postgres(ql)?$/ })]),
    fallback: '',
    description:
      'PostgreSQL connection URL. If empty, Assay uses the embedded SQLite database in ASSAY_DATA_DIR.',
    secret: true,
  }),
  DATABASE_DIRECT_URL: setting({
    schema: z.union([z.literal(''), z.url({ protocol: /^postgres(ql)?$/ })]),
    fallback: '',
    description:
      'Where DATABASE_URL is that of a pooler in transaction mode, such as PgBouncer: the URL of PostgreSQL itself, for updates of the ' +
      'tables and for locks that outlast a transaction.',
    secret: true,
  }),
  ASSAY_SESSION_SECRETS: setting({
    schema: parsedBy((value) => (value === '' ? undefined : parseSessionSecrets(value))),
    fallback: '',
    description:
      'Ring of secrets that sign session tokens and encrypt the secrets of webhooks, newest first: `id:base64,id:base64`, each at least 32 bytes. ' +
      'If empty in local mode, Assay generates one in ASSAY_DATA_DIR.',
    secret: true,
  }),
  ASSAY_LOG_KEY: setting({
    schema: parsedBy((value) => (value === '' ? undefined : parseSeed(value))),
    fallback: '',
    description:
      'Key that signs the audit log: the seed of an Ed25519 key, 32 bytes in base64. Every server of one database needs the ' +
      'same. If empty in local mode, Assay generates one in ASSAY_DATA_DIR. Keep a copy: without it the log cannot be continued.',
    secret: true,
  }),
  ASSAY_LOG_KEY_PREVIOUS: setting({
    schema: parsedBy((value) => (value === '' ? undefined : parseSeed(value))),
    fallback: '',
    description:
      'During a rotation of ASSAY_LOG_KEY: the key before it. Each log says which of the two sign it. ' +
      'Set it on every server before `assay audit rotate-key`, and remove it after `assay audit retire-key`.',
    secret: true,
  }),
  ASSAY_WITNESSES: setting({
    schema: textSetting,
    fallback: '',
    description:
      'Policy file (C2SP tlog-policy) whose witnesses cosign the checkpoints of the audit log: `witness NAME KEY ADDRESS` for each, and a ' +
      'quorum. If empty, Assay asks no witness.',
  }),
  ASSAY_SMTP_URL: setting({
    schema: z.union([z.literal(''), z.url({ protocol: /^smtps?$/ })]),
    fallback: '',
    description:
      'Mail server for digests of alerts: `smtp://user:password@mail.example.com:587` (with STARTTLS where the server offers it), or `smtps:`. ' +
      'If empty, Assay sends no mail.',
    secret: true,
  }),
  ASSAY_MAIL_FROM: setting({
    schema: z.union([z.literal(''), z.email()]),
    fallback: '',
    description: 'Address that digests come from. Needed where ASSAY_SMTP_URL is set.',
  }),
  ASSAY_FETCH_ALLOW: setting({
    schema: parsedBy(parseFetchAllow),
    fallback: '',
    description:
      'Loopback hosts that link checks, downloads and webhooks may reach, for demonstrations and tests: ' +
      '`127.0.0.1:9100,*.localhost:9100`. ' +
      'Nothing else weakens the guard.',
  }),
  ASSAY_ESTABLISHED_HOSTS: setting({
    schema: parsedBy(parseHostNames),
    fallback: '',
    description:
      'Hosts where strangers speak or records are kept, beside the table that Assay ships: ' +
      '`forum.example.com,registry.example.org`. Each covers the hosts below it. ' +
      'A host where anybody publishes for nothing never counts as established.',
  }),
  ASSAY_MADE_UP_EVIDENCE: setting({
    schema: parsedBy(parseFabricationPrior),
    fallback: '0.1 6,1.6,0.4 0.8,2,2.4',
    description:
      'What the estimate assumes of made-up evidence (rule E-7), a design choice: the share of sessions that have it, then ' +
      'weights for quotes that are read, unread and absent, in an honest session and in a made-up one. A scorecard keeps ' +
      'the values it was made with.',
  }),
  ASSAY_SOURCE_URLS: setting({
    schema: parsedBy(parseSourceUrls),
    fallback: '',
    description:
      'Other addresses for files of public sources, if a publisher has moved them: `un-sc/consolidated.xml=https://...`, ' +
      'separated by commas. An address may hold `{YYYY-MM-DD}`, `{YYDDD}` for the year and the day in it, or `{YYYY}` and ' +
      '`{Q}` for the quarter.',
  }),
  ASSAY_SOURCE_USER_AGENT: setting({
    schema: textSetting.regex(/^[\x20-\x7e]*$/, 'must be printable ASCII'),
    fallback: '',
    description:
      'Name and e-mail address that Assay sends to publishers who require them: `Example Ltd admin@example.org`. ' +
      'The SEC requires them; without this setting Assay does not fetch its sources.',
  }),
  ASSAY_SYNC_SOURCES: setting({
    schema: ids.transform((named) => {
      const [only] = named
      return named.length === 1 && (only === 'fetched' || only === 'none') ? only : named
    }),
    fallback: 'fetched',
    description:
      'Public sources that a server fetches when their cadence has passed: `fetched` for those that `sources sync` has ' +
      'fetched before; `none`; or ids separated by commas, which the server also fetches for the first time.',
  }),
  ASSAY_REQUIRED_LISTS: setting({
    schema: ids,
    fallback: 'us-ofac-sdn,un-sc,eu-fsf,uk-fcdo',
    description:
      'Ids of the lists that a diligence verdict requires. While one is missing or stale, a run that found nothing is `insufficient_data`.',
  }),
  ASSAY_DEBARMENT: setting({
    schema: z.enum(['review', 'blocking']),
    fallback: 'review',
    description:
      'Verdict on a confirmed party that is debarred from contracts or from a trade: `review` gives `enhanced_diligence`, `blocking` gives `do_not_proceed`. A run keeps the setting it was made under.',
  }),
  ...languageModelSettings,
  ASSAY_UPGRADE_URL: setting({
    schema: z.union([z.literal(''), url]),
    fallback: '',
    description: 'Address in `upgrade_url` of a 402. Default: the root page of this server.',
  }),
  ASSAY_ATTRIBUTION_TAG: setting({
    schema: textSetting.refine(isTag, 'must be 1 to 32 of a-z, 0-9 and -'),
    fallback: 'assess',
    description: 'Tag in the attribution of hand-offs.',
  }),
  ASSAY_FONT_DIR: setting({
    schema: textSetting,
    fallback: '',
    description:
      'Folder with fonts (.ttf, .otf) for scripts that the fonts of the program lack. A PDF names each script without a font.',
  }),
  ASSAY_RATE_LIMIT_FREE: setting({
    schema: count(1, 1e9),
    fallback: '120',
    description: 'Requests per minute and key on the free tier.',
  }),
  ASSAY_RATE_LIMIT_PRO: setting({
    schema: count(1, 1e9),
    fallback: '1200',
    description: 'Requests per minute and key on Pro.',
  }),
  ASSAY_RATE_LIMIT_TELEMETRY: setting({
    schema: count(1, 1e9),
    fallback: '100',
    description: 'Telemetry events per minute and key.',
  }),
  ASSAY_RATE_LIMIT_FAILED_SIGN_IN: setting({
    schema: count(1, 1e9),
    fallback: '600',
    description:
      'Requests with a wrong key per minute and address. Assay refuses further ones from that address.',
  }),
  ASSAY_RATE_LIMIT_SIGN_IN: setting({
    schema: count(1, 1e9),
    fallback: '10',
    description:
      'Attempts per minute to sign in to the dashboard or to use a one-time link, per address. A browser that has signed in to the ' +
      'account before has this number for itself. Questions before a sign-in, such as the one for an identity provider, have a limit 20 times as large.',
  }),
  ASSAY_RATE_LIMIT_SIGN_IN_ACCOUNT: setting({
    schema: count(1, 1e9),
    fallback: '100',
    description:
      'Attempts per hour with the password of one account, from all browsers together that have not signed in to it before. A browser ' +
      'that has may make this number itself.',
  }),
  ASSAY_LIMITS_URL: setting({
    schema: z.union([z.literal(''), z.url({ protocol: /^(redis|valkey)s?$/ })]),
    fallback: '',
    description:
      'Valkey or Redis in which all servers count requests: `redis://user:password@valkey.example.com:6379`, or `rediss:` for TLS. ' +
      'While it does not answer, or if empty, each server counts on its own.',
    secret: true,
  }),
  ASSAY_MAX_IN_FLIGHT: setting({
    schema: count(1, 1e6),
    fallback: '1000',
    description:
      'Requests that wait for their turn or are answered, at one time. Further ones get 503 with Retry-After, but those of a workspace ' +
      'with less than its share.',
  }),
  ASSAY_TRUST_PROXY: setting({
    schema: flagSetting,
    fallback: 'false',
    description:
      'Take the address of a client from X-Forwarded-For. Set it only if no client can bypass the proxy.',
  }),
  ASSAY_METRICS_TOKEN: setting({
    schema: z.union([
      z.literal(''),
      textSetting.regex(/^[\x21-\x7e]{32,200}$/, 'must be 32 to 200 printable ASCII characters'),
    ]),
    fallback: '',
    description:
      'Token with which Prometheus reads `/metrics`: `openssl rand -hex 32`. If empty, there is no such page.',
    secret: true,
  }),
  ASSAY_ALIVE_FILE: setting({
    schema: textSetting,
    fallback: '',
    description:
      'File that `assay worker` writes every ten seconds while its store answers: a health check looks at its age, because a worker listens on no port. If empty, none.',
  }),
  ASSAY_LOG_LEVEL: setting({
    schema: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
    fallback: 'info',
    description: 'Lowest level that Assay logs, as one JSON line per event on standard output.',
  }),
} as const

/** Settings of commands that call the service over HTTP. */
export const clientSettings = {
  ASSAY_API_URL: setting({
    schema: parsedBy(readServerAddress),
    fallback: 'http://127.0.0.1:8787',
    description: 'Address of the server that `assay assess` and `assay mcp` call, without /v1 or /mcp.',
  }),
  ASSAY_API_KEY: setting({
    schema: textSetting,
    fallback: '',
    description: 'API key that `assay assess` and `assay mcp` send.',
    secret: true,
  }),
  ASSAY_ENV_FILE: setting({
    schema: textSetting,
    fallback: '.env',
    description:
      'File with settings, one `NAME=value` on each line, in the folder in which the program starts. A variable that is set wins. If empty, Assay reads none. `assay demo` reads none. From a `.env` that this setting does not name, Assay reads its own settings alone, without ASSAY_CONFIG_DIR, and refuses an address for a key that the environment holds.',
  }),
  ASSAY_CONFIG_DIR: setting({
    schema: textSetting,
    fallback: '',
    description:
      'Folder in which `assay verify` remembers the newest checkpoint of each log. Default: `assay` in XDG_CONFIG_HOME, or in `~/.config`.',
  }),
} as const

export type Config = Values<typeof settings>

/** A setting that cannot be used, with its name and what would be right. */
export class ConfigError extends Error {}

/** Reads a table of settings from an environment. Throws ConfigError naming every setting that is wrong. */
export function readConfig<T extends SettingsTable>(
  table: T,
  environment: Readonly<Record<string, string | undefined>>,
): Values<T> {
  const wrong: string[] = []
  const values = Object.entries(table).map(([name, { schema, fallback, secret }]) => {
    const given = environment[name] ?? fallback
    const result = schema.safeParse(given)
    if (!result.success) {
      const shown = secret ? '' : ` "${given}"`
      wrong.push(`${name}${shown}: ${result.error.issues.map(({ message }) => message).join('; ')}`)
    }
    return [name, result.data]
  })
  if (wrong.length > 0) throw new ConfigError(`These settings are not valid:\n  ${wrong.join('\n  ')}`)
  return Object.fromEntries(values) as Values<T>
}

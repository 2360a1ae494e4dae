// A watch over a real change of a list: 200 records that are in both versions and differ, each labelled by hand with whether the
// change is evidence about the party (list-changes.tsv). Prints every alert, and ends with 1 where a change that is no evidence made
// one. It needs the shared lists. `npm run bench:list-changes -- --write` keeps the output in bench/desk/list-changes.txt.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { administration } from '../../src/accounts/administration/administration.ts'
import { createClient } from '../../src/client/client.ts'
import { importSource } from '../../src/edges/cli/commands/sources-import.ts'
import { readConfig, settings } from '../../src/installation/config.ts'
import { serve } from '../../src/main/serve.ts'
import { nameKey } from '../../src/names/parse/name-key.ts'
import { systemClock } from '../../src/platform/clock/system-clock.ts'
import { randomIds } from '../../src/platform/ids/random-ids.ts'
import { catalogue } from '../../src/sources/catalogue/catalogue.ts'
import { openSnapshot } from '../../src/sources/files/snapshot-files.ts'
import type { PartyPart, RecordPart } from '../../src/sources/model/record.ts'
import { readBatches } from '../../src/sources/snapshots/read-batches.ts'
import { dataFolder } from '../names/inputs.ts'

const LIST = 'un-sc'
const LOOK_MS = 500

const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } })
const lines: string[] = []
const say = (line: string): void => {
  lines.push(line)
  process.stdout.write(`${line}\n`)
}

const data = dataFolder()
if (data === undefined) throw new Error('the shared lists are not beside the checkout')
const OLD = join(data, 'lists', LIST, 'UN_consolidated.2020-03-20.xml')
const NEW = join(data, 'lists', LIST, 'UN_consolidated.2026-02-27.xml')

/** The listed parties of a file by the reference of their record. */
async function partiesOf(path: string): Promise<ReadonlyMap<string, PartyPart>> {
  const source = catalogue.get(LIST)
  if (source === undefined) throw new Error(`no source ${LIST}`)
  const { files } = await openSnapshot(path, source.manifest.sets)
  const parties = new Map<string, PartyPart>()
  for await (const { records } of readBatches(source, files, { nameKey }))
    for (const { recordId, parts } of records) {
      const self = (JSON.parse(parts) as readonly RecordPart[]).find((part) => part.kind === 'party')
      if (self !== undefined) parties.set(recordId, self)
    }
  return parties
}

const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`

/** A watched subject by the name of a listed party, and one that also has the facts which are known of it by now. */
function rowsOf(id: string, named: PartyPart, known: PartyPart): readonly string[] {
  const name = quoted(named.names[0]?.full ?? '')
  const type = named.partyKind === 'person' ? 'person' : 'company'
  const born = known.births?.find(({ value }) => value !== undefined)?.value ?? ''
  const country = (type === 'person' ? known.nationalities?.[0] : undefined) ?? ''
  return [`${id} name,${name},${type},,`, `${id} facts,${name},${type},${born},${country}`]
}

const labels = new Map(
  readFileSync(join(import.meta.dirname, 'list-changes.tsv'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [id = '', label = '', what = ''] = line.split('\t')
      return [id, { label, what }] as const
    }),
)
const [old, now] = [await partiesOf(OLD), await partiesOf(NEW)]
const gone = [...old].filter(([id]) => !now.has(id))
const added = [...now].filter(([id]) => !old.has(id))
const changed = [...old].flatMap(([id, party]) => {
  const later = now.get(id)
  return labels.has(id) && later !== undefined ? [{ id, party, later }] : []
})
const rows = [
  ...changed.flatMap(({ id, party, later }) => rowsOf(id, party, later)),
  ...[...gone, ...added].flatMap(([id, party]) => rowsOf(id, party, party)),
]

const folder = mkdtempSync(join(tmpdir(), 'assay-list-changes-'))
const config = readConfig(settings, {
  ASSAY_DATA_DIR: folder,
  ASSAY_PORT: '0',
  ASSAY_LOG_LEVEL: 'warn',
  ASSAY_SYNC_SOURCES: 'none',
  ASSAY_REQUIRED_LISTS: LIST,
})
try {
  await importSource(config, LIST, OLD, {})
  const server = await serve(config)
  try {
    const admin = administration({ store: server.store, clock: systemClock, ids: randomIds() })
    const { id: workspace } = await admin.createWorkspace('Bench', 'pro')
    const { key } = await admin.createKey(workspace, { name: 'bench', scopes: ['run'] })
    const client = createClient({ url: server.url, key })
    const { id } = await client.call('create_portfolio', { name: 'Watched' })
    const content = new Blob([`ref,name,type,birth_date,country\n${rows.join('\n')}\n`])
    await client.upload('put_portfolio_subjects', { id }, { type: 'text/csv', content })
    const passed = async (count: number): Promise<void> => {
      for (;;) {
        const { passes } = await client.call('list_passes', { id })
        const ended = passes.filter(({ status }) => status === 'completed' || status === 'failed')
        if (ended.some(({ status }) => status === 'failed')) throw new Error('a pass failed')
        if (ended.length >= count) return
        await wait(LOOK_MS)
      }
    }
    const alertsOf = async () => {
      const alerts = []
      for (let before: string | undefined; ;) {
        const page = await client.call('list_alerts', {
          portfolio: id,
          ...(before !== undefined && { before }),
        })
        alerts.push(...page.alerts)
        before = page.next
        if (before === undefined) return alerts
      }
    }
    await client.call('watch_portfolio', { id })
    await passed(1)
    const first = new Set((await alertsOf()).map((alert) => alert.id))
    await importSource(config, LIST, NEW, {})
    await passed(2)
    const alerts = (await alertsOf()).filter((alert) => !first.has(alert.id))

    const own = (alert: (typeof alerts)[number]): string => alert.ref.split(' ')[0] ?? ''
    /** Alerts about the record that the subject was written from. */
    const about = (ids: ReadonlySet<string>) =>
      alerts.filter(
        (alert) =>
          ids.has(own(alert)) && alert.match?.citations.some((cited) => cited.id === own(alert)) === true,
      )
    const silent = new Set([...labels].filter(([, { label }]) => label === 'none').map(([each]) => each))
    const evident = new Set([...labels].filter(([, { label }]) => label === 'evidence').map(([each]) => each))
    say(
      `${LIST}: ${old.size} records of 2020-03-20, then ${now.size} of 2026-02-27; ${rows.length} watched subjects, two of each record; first pass: ${first.size} alerts`,
    )
    say(
      `in both, changed, labelled: ${changed.length}; the change is evidence: ${evident.size}, none: ${silent.size}`,
    )
    say(`alerts where the change is no evidence: ${about(silent).length} (goal 0)`)
    say(`alerts where the change is evidence: ${about(evident).length}`)
    for (const alert of [...about(silent), ...about(evident)]) {
      const { label, what } = labels.get(own(alert)) ?? { label: '', what: '' }
      say(`  ${alert.ref}: ${alert.kind}, ${alert.match?.outcome}; ${label}: ${what}`)
    }
    const count = (ids: readonly (readonly [string, PartyPart])[], kind: string): number =>
      new Set(
        about(new Set(ids.map(([each]) => each)))
          .filter((alert) => alert.kind === kind)
          .map(own),
      ).size
    say(`removed: ${gone.length}, with an alert "delisted": ${count(gone, 'delisted')}`)
    say(`added: ${added.length}, with an alert "new_match": ${count(added, 'new_match')}`)
    const others = alerts.filter((alert) => !about(new Set([own(alert)])).includes(alert))
    say(`alerts about another record than the one that the subject was written from: ${others.length}`)
    for (const { ref, kind, match } of others)
      say(`  ${ref}: ${kind}, ${match?.outcome}, ${match?.citations.map((cited) => cited.id).join(' ')}`)
    if (about(silent).length > 0) process.exitCode = 1
  } finally {
    await server.close()
  }
} finally {
  rmSync(folder, { recursive: true })
}
if (values.write) writeFileSync(join(import.meta.dirname, 'list-changes.txt'), `${lines.join('\n')}\n`)

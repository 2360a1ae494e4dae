// Golden audit trails of a log that got another name after its key was stolen: of a run from before, and of one from after, and what a reader
// must say of them, of a trail that the thief signed, and of one whose names were changed.
import { readUtf8, utf8 } from '../../src/audit/proofs/bytes.ts'
import type { LogKey } from '../../src/audit/ports.ts'
import { writePolicy } from '../../src/audit/bundle/policy.ts'
import { sampleRun, type SampleRun } from '../../src/audit/bundle/testing/sample-bundle.ts'
import { replacementsOf } from '../../src/audit/log/replacements.ts'
import { keyFrom, logOf, openRows } from '../../src/audit/log/testing/log-rows.ts'
import { noteKey, readNote, signNote, writeNote, writeNoteKey } from '../../src/audit/proofs/index.ts'
import type { AuditBundleVectors } from './audit-bundles.ts'

const AT = '2026-11-25T09:00:00.000Z'
const [STOLEN, NEW] = [keyFrom(31), keyFrom(32)]
const BOTH: LogKey = { ...NEW, previous: STOLEN }

const endsOf = ({ entries }: SampleRun): readonly string[] =>
  [entries[0], entries[1], entries.at(-1)].map((entry) => entry?.hash ?? '')

export async function replacedTrails(): Promise<AuditBundleVectors['cases']> {
  const { rows, tenant } = openRows()
  const logWith = (key: LogKey) =>
    logOf(key, { makeId: () => (rows.name === undefined ? '41d4ab1f' : 'b2'.repeat(16)) })
  const append = async (key: LogKey, run: SampleRun): Promise<void> =>
    (await logWith(key).open(tenant)).append(endsOf(run).map((hash) => ({ hash, runId: 'run' })))
  const trail = async (key: LogKey, run: SampleRun, from: number) => {
    const log = logWith(key)
    const [opened, input, sealed] = (await log.prove(tenant, endsOf(run))) ?? []
    const continued = await log.continued(tenant, from)
    if (!opened || !input || !sealed || !continued) throw new Error('a run that was logged is proved')
    const replacements = await replacementsOf(tenant, log)
    return {
      format: 'assay-audit-bundle/v1',
      records: run.entries.map(({ record }) => record),
      proofs: { opened: opened.proof, input: input.proof, sealed: sealed.proof },
      checkpoint: opened.checkpoint,
      ...(replacements.length > 0 && { replacements }),
      consistency: { from, path: continued.path },
      disclosures: run.disclosures,
      snapshots: run.snapshots,
    }
  }
  const [first, second, third] = ['run-1', 'run-2', 'run-3'].map((id) => sampleRun(id))
  if (!first || !second || !third) throw new Error('three runs')
  const noteOf = (size: number): string => rows.checkpoints.find((each) => each.size === size)?.note ?? ''

  await logWith(STOLEN).open(tenant)
  await append(STOLEN, first)
  const pin = noteOf(3)
  await append(STOLEN, second)
  const last = noteOf(6)
  const saved = await trail(STOLEN, second, 3)
  const before = rows.name?.origin ?? ''
  const whole = structuredClone(rows)
  // what the thief signs under the old name
  await append(STOLEN, third)
  const [thief, thiefs] = [await trail(STOLEN, third, 3), noteOf(9)]
  Object.assign(rows, whole)

  await (await logWith(BOTH).open(tenant)).replaceKey(AT)
  await append(NEW, third)
  const origin = rows.name?.origin ?? ''
  const [old, after, afterLast] = [
    await trail(NEW, second, 3),
    await trail(NEW, third, 3),
    await trail(NEW, third, 6),
  ]
  const afterThief = await trail(NEW, third, 9)
  const [oldKey, newKey] = [
    writeNoteKey(noteKey(before, STOLEN.publicKey)),
    writeNoteKey(noteKey(origin, NEW.publicKey)),
  ]
  const policy = writePolicy((await logWith(NEW).keys(tenant))?.keys ?? [])
  const [named] = after.replacements ?? []
  const changed = (change: object) => ({ ...after, replacements: [{ ...named, ...change }] })
  /** The trail of after, as the thief can sign it under the new name. */
  const note = readUtf8(
    writeNote(
      signNote(readNote(utf8(after.checkpoint)).text, [
        { ...noteKey(origin, STOLEN.publicKey), sign: STOLEN.sign },
      ]),
    ),
    'a checkpoint',
  )
  const signedByThief = JSON.parse(
    JSON.stringify(after).replaceAll(
      JSON.stringify(after.checkpoint).slice(1, -1),
      JSON.stringify(note).slice(1, -1),
    ),
  ) as unknown
  const given = { policy, pin }
  return [
    ['saved before the key was replaced, by the policy of after it', saved, given, 'verified'],
    ['of a run from before the key was replaced, by a pin of the old name', old, given, 'verified'],
    ['of a run from after the key was replaced, by a pin of the old name', after, given, 'verified'],
    [
      'of a run from after it, by the last checkpoint of the old name',
      afterLast,
      { policy, pin: last },
      'verified',
    ],
    ['after the key was replaced, by both keys', after, { keys: [oldKey, newKey], pin }, 'verified'],
    [
      'after the key was replaced, by the new key and a pin of the old name',
      after,
      { keys: [newKey], pin },
      'untrusted',
    ],
    ['after the key was replaced, by the old key', after, { keys: [oldKey], pin }, 'untrusted'],
    [
      'after the key was replaced, without the names of the log',
      { ...after, replacements: undefined },
      given,
      'untrusted',
    ],
    ['what the thief signed under the old name', thief, given, 'untrusted'],
    ['what the thief signed under the new name', signedByThief, given, 'untrusted'],
    [
      'after the key was replaced, by a pin that the thief signed',
      afterThief,
      { keys: [oldKey, newKey], pin: thiefs },
      'untrusted',
    ],
    [
      'after the key was replaced, by the last size of the thief, and the policy',
      afterThief,
      { policy, pin: thiefs },
      'untrusted',
    ],
    ['with another proof for the name of the log', changed({ proof: after.proofs.opened }), given, 'invalid'],
    ['with no proof that it continues the old name', changed({ path: [] }), given, 'invalid'],
    [
      'with a record of the run in the place of the name of the log',
      changed({ record: after.records[0] }),
      given,
      'malformed',
    ],
    ['with the name of the log twice', { ...after, replacements: [named, named] }, given, 'invalid'],
    ['with no name of the log', { ...after, replacements: [] }, given, 'malformed'],
    [
      'with a name of the log and without proofs',
      { ...after, proofs: undefined, checkpoint: undefined, consistency: undefined },
      given,
      'malformed',
    ],
  ].map(([name, file, withThese, outcome]) => ({
    name,
    file: JSON.stringify(file),
    trust: [],
    with: withThese,
    outcome,
  })) as AuditBundleVectors['cases']
}

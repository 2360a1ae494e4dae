// Golden audit trails of a log that rotated its key: from before, during and after the time in which both keys sign, as the
// server writes them, and what a reader must say who knows the old key, the new one, both, or a policy.
import { base64, readUtf8, utf8 } from '../../src/audit/proofs/bytes.ts'
import type { LogKey } from '../../src/audit/ports.ts'
import { writePolicy } from '../../src/audit/bundle/policy.ts'
import { sampleRun, type SampleRun } from '../../src/audit/bundle/testing/sample-bundle.ts'
import type { ProvedLeaf } from '../../src/audit/log/workspace-log.ts'
import { keyFrom, logOf, openRows } from '../../src/audit/log/testing/log-rows.ts'
import { noteKey, readNote, signNote, writeNote, writeNoteKey } from '../../src/audit/proofs/index.ts'
import type { AuditBundleVectors } from './audit-bundles.ts'

const AT = '2026-11-25T09:00:00.000Z'
const [OLD, NEW, FOREIGN] = [keyFrom(31), keyFrom(32), keyFrom(33)]
const BOTH: LogKey = { ...NEW, previous: OLD }

export async function rotatedTrails(): Promise<AuditBundleVectors['cases']> {
  const { rows, tenant } = openRows()
  const append = async (key: LogKey, { entries }: SampleRun): Promise<void> => {
    const ends = [entries[0], entries[1], entries.at(-1)].map((entry) => entry?.hash ?? '')
    await (await logOf(key).open(tenant)).append(ends.map((hash) => ({ hash, runId: 'run' })))
  }
  const trail = async (key: LogKey, { entries, disclosures, snapshots }: SampleRun, from: number) => {
    const log = logOf(key)
    const hashes = [entries[0], entries[1], entries.at(-1)].map((entry) => entry?.hash ?? '')
    const [opened, input, sealed] = (await log.prove(tenant, hashes)) ?? []
    const continued = await log.continued(tenant, from)
    if (!opened || !input || !sealed || !continued) throw new Error('a run that was logged is proved')
    const run = (JSON.parse(entries[0]?.record ?? '') as { run: string }).run
    const ends = { opened, input, sealed }
    const each = (bytes: (leaf: ProvedLeaf) => Uint8Array | undefined) =>
      Object.fromEntries(
        Object.entries(ends).map(([name, leaf]) => [name, base64(bytes(leaf) ?? new Uint8Array())]),
      )
    const previous = log.previousReceipt(opened, run) !== undefined
    return {
      format: 'assay-audit-bundle/v1',
      records: entries.map(({ record }) => record),
      proofs: { opened: opened.proof, input: input.proof, sealed: sealed.proof },
      receipts: {
        ...each((leaf) => log.receipt(leaf, run)),
        ...(previous && { previous: each((leaf) => log.previousReceipt(leaf, run)) }),
      },
      checkpoint: opened.checkpoint,
      consistency: { from, path: continued.path },
      disclosures,
      snapshots,
    }
  }
  const runs = ['run-1', 'run-2', 'run-3', 'run-4'].map((id) => sampleRun(id))
  const [first, second, third, fourth] = runs
  if (!first || !second || !third || !fourth) throw new Error('four runs')
  const noteOf = (size: number): string => rows.checkpoints.find((each) => each.size === size)?.note ?? ''

  await logOf(OLD).open(tenant)
  await append(OLD, first)
  const early = rows.checkpoints.at(-1)?.size ?? 0
  await append(OLD, second)
  const before = await trail(OLD, second, early)
  await (await logOf(BOTH).open(tenant)).rotateKey(AT)
  const late = rows.checkpoints.at(-1)?.size ?? 0
  await append(BOTH, third)
  const during = await trail(BOTH, third, early)
  const duringLate = await trail(BOTH, third, late)
  await (await logOf(BOTH).open(tenant)).retireKey(AT)
  await append(NEW, fourth)
  const after = await trail(NEW, fourth, early)
  const afterLate = await trail(NEW, fourth, late)
  /** The last trail, as someone could write it who has one other key only. */
  const signedAgain = ({ publicKey, sign }: LogKey) => {
    const { checkpoint, proofs, receipts: _, ...rest } = after
    const { text } = readNote(utf8(checkpoint))
    const signer = { ...noteKey(rows.name?.origin ?? '', publicKey), sign }
    const note = readUtf8(writeNote(signNote(text, [signer])), 'a checkpoint')
    const ends = Object.entries(proofs).map(([name, proof]) => [name, proof.replace(checkpoint, note)])
    return { ...rest, proofs: Object.fromEntries(ends) as typeof proofs, checkpoint: note }
  }

  const origin = rows.name?.origin ?? ''
  const [oldKey, newKey] = [OLD, NEW].map(({ publicKey }) => writeNoteKey(noteKey(origin, publicKey)))
  if (oldKey === undefined || newKey === undefined) throw new Error('two keys')
  const policy = writePolicy((await logOf(NEW).keys(tenant))?.keys ?? [])
  const [pin, latePin] = [noteOf(early), noteOf(late)]
  const given = (keys: readonly string[], kept: string) => ({ keys, pin: kept })
  const swapped = { ...during.receipts, previous: after.receipts }
  return [
    ['before a rotation, by the old key', before, given([oldKey], pin), 'verified'],
    ['before a rotation, by the new key', before, given([newKey], pin), 'untrusted'],
    ['before a rotation, by both keys', before, given([oldKey, newKey], pin), 'verified'],
    ['before a rotation, by the policy of after it', before, { policy, pin }, 'verified'],
    ['during a rotation, by the old key', during, given([oldKey], pin), 'verified'],
    ['during a rotation, by the new key', duringLate, given([newKey], latePin), 'verified'],
    ['during a rotation, by the new key and a pin of the old one', during, given([newKey], pin), 'untrusted'],
    ['during a rotation, by both keys', during, given([oldKey, newKey], pin), 'verified'],
    ['during a rotation, by the policy of after it', during, { policy, pin }, 'verified'],
    [
      'during a rotation, with receipts of the new key alone, by both keys',
      { ...during, receipts: { ...during.receipts, previous: undefined } },
      given([oldKey, newKey], pin),
      'verified',
    ],
    [
      'during a rotation, with receipts of the new key alone, by the old key',
      { ...during, receipts: { ...during.receipts, previous: undefined } },
      given([oldKey], pin),
      'untrusted',
    ],
    [
      'during a rotation, with receipts of another run in the place of those of the old key',
      { ...during, receipts: swapped },
      given([oldKey, newKey], pin),
      'invalid',
    ],
    ['after a rotation, by the old key', after, given([oldKey], pin), 'untrusted'],
    ['after a rotation, by the new key', afterLate, given([newKey], latePin), 'verified'],
    ['after a rotation, by both keys', after, given([oldKey, newKey], pin), 'verified'],
    ['after a rotation, by a policy and a pin from before it', after, { policy, pin }, 'verified'],
    [
      'after a rotation, signed with the old key, by a policy',
      signedAgain(OLD),
      { policy, pin },
      'untrusted',
    ],
    [
      'after a rotation, signed with a foreign key, by a policy',
      signedAgain(FOREIGN),
      { policy, pin },
      'untrusted',
    ],
    [
      'after a rotation, by a policy whose sizes end before they begin',
      after,
      { policy: policy.replace(/(#sizes \S+) 0 /, '$1 99 '), pin },
      'malformed',
    ],
    [
      'after a rotation, by a policy with sizes of an unknown key',
      after,
      { policy: policy.replace(/^log .*\n/, ''), pin },
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

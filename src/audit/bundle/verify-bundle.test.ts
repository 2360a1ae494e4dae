// What a stranger proves of a saved bundle with a key and an earlier checkpoint, and what the report says without them.
import { describe, expect, test } from 'vitest'
import { utf8 } from '../proofs/bytes.ts'
import { cosignedText, readWitnessKey } from '../proofs/cosignature.ts'
import { base64, noteKey, writeNoteKey } from '../proofs/index.ts'
import { concatBytes, bytesOfHex, hexOfBytes } from '../proofs/bytes.ts'
import { signerOf } from '../proofs/testing/sample-log.ts'
import { sha256Hex } from '../../base/sha256.ts'
import { linesOfReport } from './bundle-report.ts'
import {
  BUNDLE_KEY,
  BUNDLE_ORIGIN,
  BUNDLE_SIGNER,
  bundleLog,
  bytesOfBundle,
  rechained,
  sampleErasure,
  sampleRun,
  verified,
  type SampleBundle,
  type SampleRun,
} from './testing/sample-bundle.ts'

const runs = ['run-1', 'run-2', 'run-3'].map((id) => sampleRun(id))
const log = bundleLog(runs)
const keys = [BUNDLE_KEY]
const pin = log.checkpoint(5)
const bundle = log.bundle(1, { from: 5 })
const stateOf = (bytes: Uint8Array, step: string, trust = {}) =>
  verified(bytes, { keys, pin, ...trust }).steps.find((each) => each.step === step)
const receiptsOf = (of: SampleBundle) => of.receipts ?? { opened: '', input: '', sealed: '' }
const receipts = receiptsOf(bundle)
const outcomeOf = (changed: unknown, trust: Parameters<typeof verified>[1] = { keys, pin }) =>
  verified(bytesOfBundle(changed), trust).outcome

describe('a bundle as the server sends it', () => {
  test('is verified against the key and the pin, and says what it proves and what it does not', () => {
    const report = verified(bytesOfBundle(bundle), { keys, pin })
    expect(report).toMatchObject({
      outcome: 'verified',
      facts: {
        run: 'run-2',
        end: 'scorecard.sealed',
        verdict: 'proceed',
        auditHash: runs[1]?.entries.at(-1)?.hash,
        log: { origin: BUNDLE_ORIGIN, size: 9 },
        disclosed: ['subject.name', 'subject.type', 'scorecard'],
        withheld: 0,
      },
    })
    expect(report.steps.map(({ step, state }) => [step, state])).toEqual(
      ['file', 'chain', 'log', 'signature', 'receipts', 'pin', 'disclosures', 'snapshots'].map((step) => [
        step,
        'proved',
      ]),
    )
    const text = linesOfReport(report).join('\n')
    expect(text).toContain('Verified.')
    expect(text).toContain('That the records are true.')
    expect(text).toContain('That everything was submitted.')
    expect(text).toContain('That every reader is shown the same log.')
    expect(text).not.toMatch(/witnessed/i)
  })

  test('is the same with an indent of two spaces and with a newline at the end', () => {
    for (const spelling of [
      JSON.stringify(bundle, null, 2),
      `${JSON.stringify(bundle)}\n`,
      `${JSON.stringify(bundle, null, 2)}\n`,
    ])
      expect(verified(utf8(spelling), { keys, pin }).outcome).toBe('verified')
  })

  test('needs no consistency proof against a pin of its own size or of an empty log', () => {
    for (const size of [0, 9])
      expect(outcomeOf(log.bundle(1), { keys, pin: log.checkpoint(size) })).toBe('verified')
  })

  test('verifies when values are withheld or erased, with the same audit hash, and says how many', () => {
    const kept = bundle.disclosures.slice(2)
    const { outcome, facts } = verified(bytesOfBundle({ ...bundle, disclosures: kept }), { keys, pin })
    expect({ outcome, withheld: facts?.withheld, hash: facts?.auditHash }).toEqual({
      outcome: 'verified',
      withheld: 2,
      hash: runs[1]?.entries.at(-1)?.hash,
    })
  })
})

describe('a bundle of an erased run', () => {
  const erasure = sampleErasure(runs[1] ?? sampleRun('x'))
  const erasedLog = bundleLog(runs, undefined, new Map([[1, erasure]]))
  const erased = erasedLog.bundle(1, { from: 5 })

  test('verifies with the audit hash of before, and names what was erased, when and why', () => {
    const report = verified(bytesOfBundle(erased), { keys, pin })
    expect(report).toMatchObject({
      outcome: 'verified',
      facts: {
        auditHash: runs[1]?.entries.at(-1)?.hash,
        disclosed: [],
        withheld: 0,
        erased: { reason: 'request', names: ['scorecard', 'subject.name', 'subject.type'] },
      },
    })
    expect(report.steps).toContainEqual(expect.objectContaining({ step: 'erasure', state: 'proved' }))
    const text = linesOfReport(report).join('\n')
    expect(text).toContain('3 values: scorecard, subject.name, subject.type')
    expect(text).toContain('That the erased values are nowhere else')
  })

  test('is not proved erased without the entry: then its values are withheld, and why is not known', () => {
    const { erasure: _, ...bare } = erased
    expect(verified(bytesOfBundle(bare), { keys, pin })).toMatchObject({
      outcome: 'verified',
      facts: { withheld: 3, erased: null },
    })
  })

  test('is refused with a value that was erased, and with an erasure that is not in the log, or of another run', () => {
    const { proofs } = erased
    for (const changed of [
      { ...erased, disclosures: bundle.disclosures },
      { ...erased, erasure: { record: erasure.record, proof: proofs.sealed } },
      {
        ...erased,
        erasure: bundleLog(runs, undefined, new Map([[0, sampleErasure(runs[0] ?? sampleRun('x'))]])).bundle(
          0,
        ).erasure,
      },
    ])
      expect(outcomeOf(changed)).toBe('invalid')
    const early = bundleLog([runs[0] ?? sampleRun('x')], undefined, new Map([[0, erasure]]))
    expect(outcomeOf({ ...early.bundle(0) }, { keys, pin: early.checkpoint() })).toBe('invalid')
  })
})

describe('runs that end otherwise', () => {
  const ended = (type: 'run.failed' | 'run.cancelled' | 'output') =>
    rechained(runs[0] ?? sampleRun('x'), (each) =>
      each.type === 'scorecard.sealed' ? { ...each, type, data: {} } : each,
    )
  const outcome = (run: ReturnType<typeof ended>) => {
    const its = bundleLog([run])
    const bundled = its.bundle(0)
    const shown = { ...bundled, disclosures: bundled.disclosures.slice(0, 2) }
    return verified(bytesOfBundle(shown), { keys, pin: its.checkpoint() })
  }

  test('a run that failed or was cancelled verifies, and has no verdict', () => {
    for (const type of ['run.failed', 'run.cancelled'] as const)
      expect(outcome(ended(type))).toMatchObject({ outcome: 'verified', facts: { end: type, verdict: null } })
  })

  test('a run without an end does not, whatever the log holds of it', () => {
    const { outcome: found, steps } = outcome(ended('output'))
    expect(found).toBe('invalid')
    expect(steps.find(({ step }) => step === 'chain')?.says).toContain('the run has no end')
  })

  test('a run whose second record does not say what was asked does not', () => {
    const run = rechained(runs[0] ?? sampleRun('x'), (each) =>
      each.type === 'input' ? { ...each, type: 'step' } : each,
    )
    expect(outcome(run).outcome).toBe('invalid')
  })
})

describe('where trust is missing, what holds besides is said', () => {
  test('no key', () => {
    const { outcome, steps } = verified(bytesOfBundle(bundle), { pin })
    expect(outcome).toBe('untrusted')
    expect(Object.fromEntries(steps.map(({ step, state }) => [step, state]))).toEqual({
      file: 'proved',
      chain: 'proved',
      log: 'proved',
      signature: 'open',
      receipts: 'open',
      pin: 'open',
      disclosures: 'proved',
      snapshots: 'proved',
    })
  })

  test.each([
    ['no pin', bundle, { keys }, 'pin', 'No pin was given'],
    [
      'the key of another log',
      bundle,
      { keys: [writeNoteKey(signerOf('other.example/t/1', 21))], pin },
      'signature',
      'of other logs',
    ],
    [
      'another key of this log',
      bundle,
      { keys: [writeNoteKey(signerOf(BUNDLE_ORIGIN, 22))], pin },
      'signature',
      'No known key signed',
    ],
    ['no proof from the pin', log.bundle(1), { keys, pin }, 'pin', 'Export the trail again from 5'],
    [
      'a proof from another size',
      log.bundle(1, { from: 4 }),
      { keys, pin },
      'pin',
      'continues a log of 4 leaves, and the pin has 5',
    ],
    [
      'a file that is older than the pin',
      log.bundle(0, { size: 4 }),
      { keys, pin },
      'pin',
      'the file is older than the pin, or the log was cut',
    ],
    [
      'a pin of another log',
      bundle,
      { keys, pin: utf8(new TextDecoder().decode(pin).replaceAll('41d4ab1f', '41d4ab1e')) },
      'pin',
      'The pin does not count: a checkpoint is of another log',
    ],
  ] as const)('%s', (_name, changed, trust, step, says) => {
    const report = verified(bytesOfBundle(changed), trust)
    expect(report.outcome).toBe('untrusted')
    const found = report.steps.find((each) => each.step === step)
    expect(found?.state).toBe('open')
    expect(found?.says).toContain(says)
  })

  test('no proofs: the records are one run, and no log holds them', () => {
    const { proofs: _proofs, checkpoint: _checkpoint, ...rest } = log.bundle(1, { receipts: false })
    expect(outcomeOf(rest)).toBe('untrusted')
  })

  test('a run of an older version, whose records do not describe the snapshots', () => {
    const older = rechained(runs[1] ?? sampleRun('x'), (draft) => {
      const { url: _url, ...data } = draft.data
      return draft.type === 'source' ? { ...draft, data } : draft
    })
    const its = bundleLog([older])
    expect(verified(bytesOfBundle(its.bundle(0)), { keys, pin: its.checkpoint() })).toMatchObject({
      outcome: 'untrusted',
    })
  })
})

describe('a history that was rewritten is refused', () => {
  const rewritten = runs.map((run, at) =>
    at === 0
      ? rechained(run, (draft) => (draft.type === 'scorecard.sealed' ? { ...draft, data: {} } : draft))
      : run,
  )
  const record = (at: number) => bundle.records[at] ?? ''
  const without = (at: number) => bundle.records.filter((_, index) => index !== at)
  const swapped = bundle.records.map((each, at) => (at === 2 ? record(3) : at === 3 ? record(2) : each))

  test.each<readonly [string, Partial<SampleBundle>]>([
    ['the first record dropped', { records: without(0) }],
    ['a record in the middle dropped', { records: without(3) }],
    ['the last record dropped', { records: bundle.records.slice(0, -1) }],
    ['two records swapped', { records: swapped }],
    ['a record doubled', { records: [...bundle.records.slice(0, 3), ...bundle.records.slice(2)] }],
    ['the last record doubled', { records: [...bundle.records, record(bundle.records.length - 1)] }],
    ['no record', { records: [] }],
    [
      'chained again with another verdict',
      { records: rewritten[0]?.entries.map((each) => each.record) ?? [] },
    ],
    ['the end of another run', { proofs: { ...bundle.proofs, sealed: log.bundle(0).proofs.sealed } }],
    [
      'the proofs swapped',
      { proofs: { ...bundle.proofs, opened: bundle.proofs.sealed, sealed: bundle.proofs.opened } },
    ],
    [
      'a proof under an earlier checkpoint',
      { proofs: { ...bundle.proofs, opened: log.bundle(1, { size: 7 }).proofs.opened } },
    ],
    ['the receipt of another record', { receipts: { ...receipts, opened: receipts.input } }],
    ['the receipts of another run', { receipts: receiptsOf(log.bundle(0)) }],
    ['receipts of another size of the log', { receipts: receiptsOf(log.bundle(1, { size: 8 })) }],
    ['the checkpoint of another size', { checkpoint: log.bundle(1, { size: 7 }).checkpoint }],
    [
      'a value of another run',
      { disclosures: [...bundle.disclosures, ...log.bundle(0).disclosures.slice(0, 1)] },
    ],
    ['a value doubled', { disclosures: [...bundle.disclosures, ...bundle.disclosures.slice(0, 1)] }],
    ['a snapshot of another source', { snapshots: [...bundle.snapshots, ...bundle.snapshots.slice(0, 1)] }],
    [
      'a date of a snapshot',
      { snapshots: bundle.snapshots.map((each) => ({ ...each, snapshotDate: '2026-11-21' })) },
    ],
    [
      'a consistency proof without a hash',
      { consistency: { from: 5, path: bundle.consistency?.path.slice(1) ?? [] } },
    ],
  ])('%s', (_name, change) => {
    expect(outcomeOf({ ...bundle, ...change })).toBe('invalid')
  })

  test.each([
    ['re-signed with the real key', rewritten],
    ['re-signed after a run was deleted', runs.slice(1)],
    ['re-signed with runs in another order', [runs[2], runs[1], runs[0]].flatMap((run) => run ?? [])],
  ])('%s: the pin finds it', (_name, others) => {
    const forged = bundleLog([...others, ...['run-4', 'run-5'].map((id) => sampleRun(id))])
    for (const at of [0, 1, 2])
      expect(verified(bytesOfBundle(forged.bundle(at, { from: 5 })), { keys, pin }).outcome).toBe('invalid')
    // why: without the pin a reader cannot see it, and the report does not claim it
    expect(outcomeOf(forged.bundle(1), { keys })).toBe('untrusted')
  })

  test('a log of the same size with another root is refused', () => {
    expect(outcomeOf(bundleLog(rewritten).bundle(1), { keys, pin: log.checkpoint() })).toBe('invalid')
  })

  test('a log that was cut to an earlier size does not verify', () => {
    expect(outcomeOf(bundleLog(runs.slice(0, 1)).bundle(0), { keys, pin })).toBe('untrusted')
  })

  test('receipts without the one of the last record are refused', () => {
    const { sealed: _sealed, ...some } = receipts
    expect(outcomeOf({ ...bundle, receipts: some })).toBe('invalid')
  })

  test('what the server itself found altered is refused', () => {
    expect(outcomeOf({ ...bundle, fault: { record: null, reason: 'run_differs' } })).toBe('invalid')
  })
})

describe('a file that is not of the format', () => {
  test.each([
    ['an unknown member', { ...bundle, extra: 1 }],
    ['an unknown member of the proofs', { ...bundle, proofs: { ...bundle.proofs, extra: '' } }],
    [
      'an unknown member of a value',
      { ...bundle, disclosures: bundle.disclosures.map((each) => ({ ...each, extra: 1 })) },
    ],
    [
      'an unknown member of a snapshot',
      { ...bundle, snapshots: bundle.snapshots.map((each) => ({ ...each, extra: 1 })) },
    ],
    ['another format', { ...bundle, format: 'assay-audit-bundle/v2' }],
    ['receipts without proofs', { ...bundle, proofs: undefined, checkpoint: undefined }],
    ['a receipt that is not base64', { ...bundle, receipts: { ...receipts, opened: '!' } }],
    ['proofs without a checkpoint', { ...bundle, checkpoint: undefined }],
    ['a record that is not canonical', { ...bundle, records: bundle.records.map((each) => ` ${each}`) }],
    ['a fraction', { ...bundle, consistency: { from: 5.5, path: [] } }],
    ['a list', [bundle]],
  ])('%s is malformed', (_name, changed) => {
    expect(outcomeOf(changed)).toBe('malformed')
  })

  test.each([
    ['no bytes', ''],
    ['text', 'hello'],
    ['a member twice', JSON.stringify(bundle).replace('{', '{"format":"assay-audit-bundle/v1",')],
    ['another spelling of a text', JSON.stringify(bundle).replace('"format"', String.raw`"\u0066ormat"`)],
    ['a space', JSON.stringify(bundle).replace('":', '": ')],
    ['a byte order mark', `\uFEFF${JSON.stringify(bundle)}`],
    ['deep nesting', '['.repeat(100_000)],
  ])('%s is malformed', (_name, text) => {
    expect(verified(utf8(text), { keys, pin }).outcome).toBe('malformed')
  })

  test('a key, a policy or a pin that cannot be read is malformed, and is named', () => {
    const bytes = bytesOfBundle(bundle)
    for (const trust of [{ keys: ['nonsense'] }, { policy: utf8('logs') }, { keys, pin: utf8('nonsense') }]) {
      const report = verified(bytes, trust)
      expect(report.outcome).toBe('malformed')
      expect(report.steps[0]).toMatchObject({ step: 'trust', state: 'failed' })
    }
    expect(stateOf(bytes, 'chain', { keys: ['nonsense'] })?.state).toBe('unchecked')
  })
})

describe('a policy', () => {
  const witness = (name: string, seed: number) => {
    const { publicKey, sign } = signerOf(name, seed)
    const typed = concatBytes(Uint8Array.of(4), publicKey)
    const id = sha256Hex(concatBytes(utf8(`${name}\n`), typed)).slice(0, 8)
    const line = (text: string): string => {
      const time = bytesOfHex('000000006560aa00')
      const signature = sign(cosignedText(BigInt(0x6560aa00), text))
      return `— ${name} ${base64(concatBytes(bytesOfHex(id), time, signature))}\n`
    }
    return { key: `${name}+${id}+${base64(typed)}`, line, publicKey }
  }
  const [one, two] = [witness('w.example/1', 31), witness('w.example/2', 32)]
  const cosigned = (...witnesses: readonly (typeof one)[]): Uint8Array => {
    const note = bundle.checkpoint
    const more = witnesses.map(({ line }) => line(note.slice(0, note.indexOf('\n\n') + 1))).join('')
    return utf8(
      JSON.stringify(bundle).replaceAll(
        JSON.stringify(note).slice(1, -1),
        JSON.stringify(note + more).slice(1, -1),
      ),
    )
  }
  const policy = (quorum: string): Uint8Array =>
    utf8(
      `# who vouches\nlog ${BUNDLE_KEY} https://assay.example/\n\nwitness one ${one.key}\n\twitness two ${two.key}\n` +
        `group both all one two\nquorum ${quorum}\n`,
    )

  test('names the log and asks for no witness, or for enough of them', () => {
    const plain = bytesOfBundle(bundle)
    expect(verified(plain, { policy: policy('none'), pin }).outcome).toBe('verified')
    expect(verified(plain, { policy: policy('one'), pin }).outcome).toBe('untrusted')
    expect(verified(cosigned(one), { policy: policy('one'), pin }).outcome).toBe('verified')
    expect(verified(cosigned(one), { policy: policy('both'), pin }).outcome).toBe('untrusted')
    expect(verified(cosigned(two, one), { policy: policy('both'), pin }).outcome).toBe('verified')
  })

  test('finds a wrong cosignature of a witness it knows', () => {
    const wrong = { ...one, line: (text: string) => one.line(`${text} `) }
    expect(verified(cosigned(wrong), { policy: policy('one'), pin }).outcome).toBe('invalid')
  })

  test('reads the key of a witness in one spelling', () => {
    expect(hexOfBytes(readWitnessKey(one.key).publicKey)).toBe(hexOfBytes(one.publicKey))
    expect(() => readWitnessKey(BUNDLE_KEY)).toThrow('not of the type')
    expect(() => readWitnessKey(one.key.replace('example/1', 'example/3'))).toThrow('id of a key')
  })

  test('follows both keys of a log while they are exchanged', () => {
    const next = signerOf(BUNDLE_ORIGIN, 23)
    const both = bundleLog(runs, [BUNDLE_SIGNER, next])
    const bytes = bytesOfBundle(both.bundle(1, { from: 5, receipts: false }))
    // why: the log signs receipts with one key, which the policies of the time of an exchange hold
    expect(verified(bytesOfBundle(both.bundle(1, { from: 5 })), { keys, pin }).outcome).toBe('verified')
    for (const key of [BUNDLE_SIGNER, next])
      expect(verified(bytes, { keys: [writeNoteKey(key)], pin: both.checkpoint(5) }).outcome).toBe('verified')
    const wrong = { ...next, ...noteKey(BUNDLE_ORIGIN, signerOf(BUNDLE_ORIGIN, 24).publicKey) }
    const other = bundleLog(runs, [BUNDLE_SIGNER, wrong])
    expect(
      verified(bytesOfBundle(other.bundle(1, { from: 5 })), { keys: [BUNDLE_KEY, writeNoteKey(wrong)], pin })
        .outcome,
    ).toBe('invalid')
  })

  test('that limits a stolen key to the size of the pin accepts no history that the thief signs', () => {
    const next = signerOf(BUNDLE_ORIGIN, 23)
    const old = log.checkpoint(3)
    const [first, second, third] = runs as [SampleRun, SampleRun, SampleRun]
    const changed = rechained(second, (draft) => ({ ...draft, at: '2026-11-21T09:30:00.000Z' }))
    const forged = bytesOfBundle(bundleLog([first, changed, third]).bundle(1, { from: 3, size: 6 }))
    const honest = bytesOfBundle(bundleLog(runs, [next]).bundle(1, { from: 3 }))
    const limited = (last: number) =>
      utf8(
        `log ${BUNDLE_KEY}\n#sizes ${BUNDLE_KEY} 0 ${last}\nlog ${writeNoteKey(next)}\n#sizes ${writeNoteKey(next)} 7 -\nquorum none\n`,
      )
    // as `audit policy` prints it after the rotation: the thief continues the pin otherwise, below the size of the rotation
    expect(verified(forged, { policy: limited(7), pin: old }).outcome).toBe('verified')
    expect(verified(forged, { policy: limited(3), pin: old }).outcome).toBe('untrusted')
    expect(verified(honest, { policy: limited(3), pin: old }).outcome).toBe('verified')
  })

  test.each([
    ['no quorum', `log ${BUNDLE_KEY}\n`],
    ['two quorums', 'quorum none\nquorum none\n'],
    ['an unknown line', 'logs x\nquorum none\n'],
    ['a key twice', `log ${BUNDLE_KEY}\nlog ${BUNDLE_KEY}\nquorum none\n`],
    ['a name that is not defined', 'quorum one\n'],
    ['a name twice', `witness one ${one.key}\nwitness one ${two.key}\nquorum none\n`],
    ['the name none', `witness none ${one.key}\nquorum none\n`],
    ['a member of two groups', `witness one ${one.key}\ngroup a 1 one\ngroup b 1 one\nquorum none\n`],
    ['a threshold above its members', `witness one ${one.key}\ngroup a 2 one\nquorum none\n`],
    ['a group without members', 'group a any\nquorum none\n'],
    ['a carriage return', 'quorum none\r\n'],
    ['the key of a witness as that of a log', `log ${one.key}\nquorum none\n`],
  ])('with %s is malformed', (_name, text) => {
    expect(verified(bytesOfBundle(bundle), { policy: utf8(text), pin }).outcome).toBe('malformed')
  })
})

// No single flipped bit of the bundle of a watch passes, and no history of passes that was rewritten, cut or mended.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { utf8 } from '../proofs/bytes.ts'
import { verifyEd25519 } from '../../platform/signing/ed25519.ts'
import type { VerifyEd25519 } from '../ports.ts'
import { factsSaid } from './bundle-facts.ts'
import { acceptedFlips, expectCutsRefused, placesIn, replaced, withoutStacks } from './testing/damage.ts'
import { BUNDLE_KEY, BUNDLE_ORIGIN, bytesOfBundle, verified } from './testing/sample-bundle.ts'
import { verifyBundle } from './verify-bundle.ts'
import { sampleWatch, watchLog } from './testing/sample-watch.ts'

const watches = ['portfolio-1', 'portfolio-2', 'portfolio-3'].map((id) => sampleWatch(id))
const log = watchLog(watches)
const trust = { keys: [BUNDLE_KEY], pin: log.checkpoint(4) }
const bundle = log.bundle(1, { from: 4 })

withoutStacks()

test('every pass is named, also those in which nothing changed', () => {
  const report = verified(bytesOfBundle(bundle), trust)
  expect(report.outcome).toBe('verified')
  expect(report.facts).toMatchObject({ kind: 'watch', portfolio: 'portfolio-2', first: 0, withheld: 1 })
  expect(factsSaid(report.facts)).toEqual([
    'Watch of portfolio portfolio-2, 3 passes.',
    'Pass 1, 2026-11-20T09:30:00.000Z, 2 lists, un-sc +700 ~0 -0, us-ofac-sdn +700 ~0 -0; 1000 subjects, compared everything, 1000 screened, 2 alerts.',
    'Pass 2, 2026-11-20T09:30:00.000Z, 2 lists, us-ofac-sdn +1 ~0 -0; 1000 subjects, compared what changed, 1 screened, 1 alerts.',
    'Pass 3, 2026-11-20T09:30:00.000Z, 2 lists, no list had changed; 1000 subjects, compared what changed, 0 screened, 0 alerts.',
    `Audit hash ${report.facts?.auditHash}.`,
    `Log ${BUNDLE_ORIGIN}, 9 leaves.`,
    'Values withheld or erased: 1.',
  ])
  expect(report.limits.join(' ')).toContain('the newest pass')
})

test('every single flipped bit of a bundle is refused', () => {
  // why the second pass alone: it has every member that the others have, in a third of the time
  const bytes = bytesOfBundle(
    watchLog([sampleWatch('portfolio-1'), sampleWatch('portfolio-2', { passes: 2 })]).bundle(1, {
      from: 3,
      after: 1,
    }),
  )
  expect(verified(bytes, { ...trust, pin: log.checkpoint(3) }).outcome).toBe('verified')
  expect(acceptedFlips(bytes, { ...trust, pin: log.checkpoint(3) })).toEqual([])
})

test('every cut of a bundle, and any run of bytes cut out, doubled or put in, is refused', () => {
  expectCutsRefused(bytesOfBundle(bundle), trust)
})

test('a watch with any number of passes in a log of any size verifies, from any pass on', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 6 }),
      fc.nat(),
      (counts, seed) => {
        const its = watchLog(counts.map((passes, at) => sampleWatch(`p-${at}`, { passes })))
        const [at, from] = [seed % counts.length, seed % (its.size + 1)]
        const after = seed % (counts[at] ?? 1)
        const report = verified(bytesOfBundle(its.bundle(at, { from, after })), {
          keys: [BUNDLE_KEY],
          pin: its.checkpoint(from),
        })
        expect(report.outcome).toBe('verified')
        expect(report.facts).toMatchObject({ first: after, records: (counts[at] ?? 0) - after })
      },
    ),
  )
})

test('the receipts of a trail have one signature, which is verified once', () => {
  let count = 0
  const counting: VerifyEd25519 = (...of) => {
    count++
    return verifyEd25519(...of)
  }
  const { outcome } = verifyBundle(bytesOfBundle(bundle), trust, counting)
  // the checkpoint, the receipts, the pin
  expect([outcome, count]).toEqual(['verified', 3])
  const [first = '', ...others] = bundle.receipts
  const other = log.bundle(0).receipts[0] ?? ''
  for (const receipts of [
    [first, ...others.toSpliced(0, 1, other)],
    [first, `${others[0]?.slice(0, -8)}AAAAAAA=`, ...others.slice(1)],
  ])
    expect(verified(bytesOfBundle({ ...bundle, receipts }), trust).outcome).not.toBe('verified')
})

describe('a bundle is not verified', () => {
  const of = (change: Readonly<Record<string, unknown>>) => {
    const { outcome, steps } = verified(bytesOfBundle({ ...bundle, ...change }), trust)
    return [outcome, steps.find(({ state }) => state === 'failed' || state === 'open')?.says]
  }
  const drop = <T>(list: readonly T[], at: number): T[] => list.toSpliced(at, 1)

  test.each([0, 1, 2])('without record %i, with its proof, receipt and alerts', (at) => {
    const without = {
      records: drop(bundle.records, at),
      proofs: drop(bundle.proofs, at),
      receipts: drop(bundle.receipts, at),
      alerts: drop(bundle.alerts, at),
    }
    // why the ends: the trail is then an honest one of fewer passes
    expect(of(without)[0]).toBe(at === 1 ? 'invalid' : 'verified')
  })

  test('with an alert left out, put in, moved, or of another pass', () => {
    const [first = [], second = []] = bundle.alerts
    const changes = [
      [drop(first ?? [], 0), second, []],
      [first, [...(second ?? []), ...(first ?? [])], []],
      [first?.toReversed(), second, []],
      [second, first, []],
      [first, second],
    ]
    for (const alerts of changes) expect(of({ alerts })[0]).toBe('invalid')
  })

  test('with an alert that says otherwise, or behind another digest', () => {
    const [first = []] = bundle.alerts
    const [alert, removed] = first ?? []
    const changed = { ...alert, alert: alert?.alert?.replace('new_match', 'stronger') }
    expect(of({ alerts: [[changed, removed], ...bundle.alerts.slice(1)] })).toEqual([
      'invalid',
      'An alert of record 1 is not behind its digest.',
    ])
    const salt = { ...removed, salt: alert?.salt, alert: alert?.alert }
    expect(of({ alerts: [[alert, salt], ...bundle.alerts.slice(1)] })[0]).toBe('invalid')
  })

  test('where a list moved between two passes, and neither compared what changed', () => {
    const skipped = sampleWatch('portfolio-2', {
      change: (data, seq) =>
        seq < 2
          ? data
          : { ...data, lists: (data['lists'] as object[]).map((each) => ({ ...each, from: 'other' })) },
    })
    const lost = sampleWatch('portfolio-2', {
      change: (data, seq) => (seq < 2 ? data : { ...data, lists: (data['lists'] as []).slice(1) }),
    })
    for (const watch of [skipped, lost]) {
      const its = watchLog([watch])
      const report = verified(bytesOfBundle(its.bundle(0)), { keys: [BUNDLE_KEY], pin: its.checkpoint() })
      expect(report.outcome).toBe('untrusted')
      expect(report.steps.at(-1)?.says).toMatch(/^Record 3 does not continue from the lists .*: un-sc/)
    }
  })

  test('with records that are of no pass, or of one pass twice', () => {
    for (const change of [{ lists: null }, { alerts: null }, { pass: 7 }, { subjects: 'x' }]) {
      const its = watchLog([sampleWatch('portfolio-2', { change: (data) => ({ ...data, ...change }) })])
      expect(verified(bytesOfBundle(its.bundle(0)), trust).outcome).toBe('invalid')
    }
    const its = watchLog([sampleWatch('portfolio-2', { change: (data) => ({ ...data, pass: 'pass-x' }) })])
    const silent = { ...its.bundle(0), alerts: [null, null, null] }
    expect(verified(bytesOfBundle(silent), trust).outcome).toBe('invalid')
  })
})

test('alerts that the file does not list are said, and prove nothing', () => {
  const report = verified(bytesOfBundle({ ...bundle, alerts: [null, ...bundle.alerts.slice(1)] }), trust)
  expect(report.outcome).toBe('verified')
  expect(factsSaid(report.facts)).toContain('Records whose alerts are not in the file: 1.')
})

test('the record that a reader names is found, and its absence is said', () => {
  const bytes = bytesOfBundle(bundle)
  const hashes = (watches[1]?.entries ?? []).map(({ hash }) => hash)
  const of = (record: string) => {
    const { outcome, steps } = verified(bytes, { ...trust, record })
    return [outcome, steps.find(({ step }) => step === 'record')?.says]
  }
  expect(of(hashes[0] ?? '')).toEqual([
    'verified',
    'The record that you named is number 1 of 3, followed by 2 more.',
  ])
  expect(of(hashes[2] ?? '')).toEqual([
    'verified',
    'The record that you named is number 3 of 3, the last one.',
  ])
  expect(of(watches[0]?.entries[0]?.hash ?? '')[0]).toBe('untrusted')
  for (const malformed of ['', 'x', 'A'.repeat(64), `${hashes[0] ?? ''} `])
    expect(of(malformed)[0]).toBe('malformed')
})

test('no other passes, in any order and with any change, continue the pin', () => {
  const pool = [...watches, sampleWatch('portfolio-4'), sampleWatch('portfolio-5', { passes: 4 })]
  fc.assert(
    fc.property(
      fc.shuffledSubarray(pool, { minLength: 2 }),
      fc.nat({ max: 9 }),
      fc.boolean(),
      (chosen, at, changes) => {
        const place = at % chosen.length
        const history = chosen.map((each, index) =>
          changes && index === place
            ? sampleWatch(each.id, {
                passes: each.entries.length,
                change: (data) => ({ ...data, subjects: 999 }),
              })
            : each,
        )
        const forged = watchLog(history)
        // the pin holds the first watch and one leaf of the second
        const honest = history[0] === watches[0] && history[1] === watches[1]
        const { outcome } = verified(bytesOfBundle(forged.bundle(place, { from: 4 })), trust)
        expect(outcome === 'verified').toBe(honest)
      },
    ),
  )
})

test('any value in any place of a bundle is answered, and never with "verified" unless it is the one that was there', () => {
  const whole = JSON.stringify(bundle)
  fc.assert(
    fc.property(
      fc.constantFrom(...placesIn(bundle)),
      fc.oneof(fc.jsonValue(), fc.string({ unit: 'binary' }), fc.maxSafeInteger()),
      (place, by) => {
        const text = JSON.stringify(replaced(bundle, place, by))
        // why: the alerts of a pass may be left out, and then the report says so
        const isWithheld = place.length === 2 && place[0] === 'alerts' && by === null
        expect(verified(utf8(text), trust).outcome === 'verified').toBe(text === whole || isWithheld)
      },
    ),
    { numRuns: 1_000 },
  )
})

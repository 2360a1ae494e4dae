// What append made verifies, and no change of what was stored goes unseen.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  appendEntries,
  continueChain,
  openChain,
  TERMINAL_TYPES,
  verifyChain,
  verifyContinuing,
  type EntryDraft,
} from './chain.ts'
import type { JsonValue } from '../base/json.ts'
import { entryBytes, entryHash, ENTRY_TYPES, NO_HASH, type AuditEntry, type EntryType } from './entry.ts'
import { chainOf, draft, EXAMPLE, integersOnly, RUN, TENANT } from './testing/drafts.ts'

const stored = chainOf(EXAMPLE)
const records = stored.map(({ record }) => record)
const hashes = stored.map(({ hash }) => hash)
const last = records.length - 1

// why one: fast-check takes half a second to prepare strings of any characters
const anyData = fc
  .jsonValue({ stringUnit: 'binary' })
  .map((value) => ({ value: integersOnly(value as JsonValue) }))

const anyDraft = (...types: readonly EntryType[]): fc.Arbitrary<EntryDraft> =>
  fc.record({
    type: fc.constantFrom(...types),
    at: fc
      .date({ min: new Date(0), max: new Date('2999-12-31T00:00:00Z'), noInvalidDate: true })
      .map((date) => date.toISOString()),
    actor: fc.stringMatching(/^[\x21-\x7e]{1,64}$/),
    data: anyData,
  })

/** Any run that was finished: opened, whatever, ended. */
const anyRun: fc.Arbitrary<readonly EntryDraft[]> = fc
  .tuple(
    anyDraft('run.opened'),
    fc.array(anyDraft('input', 'scorer', 'source', 'step', 'output'), { maxLength: 6 }),
    anyDraft(...TERMINAL_TYPES),
  )
  .map(([opened, steps, end]) => [opened, ...steps, end])

/** A history chained anew after its entries were changed: what an insider could do. */
function rechain(change: (entry: AuditEntry) => AuditEntry): { records: string[]; hashes: string[] } {
  const made: { records: string[]; hashes: string[] } = { records: [], hashes: [] }
  for (const record of records) {
    const seq = made.records.length
    const entry = change({ ...(JSON.parse(record) as AuditEntry), seq, prev: made.hashes.at(-1) ?? NO_HASH })
    const bytes = entryBytes(entry)
    made.records.push(new TextDecoder().decode(bytes))
    made.hashes.push(entryHash(bytes))
  }
  return made
}

/** The text with one byte replaced; undefined when that is not UTF-8, which the store refuses to decode. */
function withByte(record: string, at: number, byte: number): string | undefined {
  const bytes = Buffer.from(record)
  bytes[at] = byte
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** Neither with the stored hashes, nor alone: alone, only a new last entry can pass, and then under another hash. */
function expectSeen(changed: readonly string[], beside = hashes, truth = hashes.at(-1)): void {
  expect(verifyChain(changed, beside).ok).toBe(false)
  const alone = verifyChain(changed)
  if (alone.ok) expect(alone.head.hash).not.toBe(truth)
}

test('append links every entry to the one before, from 64 zeros on', () => {
  expect(stored.map(({ seq }) => seq)).toEqual([0, 1, 2, 3, 4])
  expect(stored.map(({ prev }) => prev)).toEqual([NO_HASH, ...hashes.slice(0, -1)])
  for (const { record, seq, prev, hash } of stored) {
    expect(JSON.parse(record)).toEqual({ ...EXAMPLE[seq], v: 1, tenant: TENANT, run: RUN, seq, prev })
    expect(hash).toBe(entryHash(Buffer.from(record)))
  }
})

test('the audit hash of a run never changes', () => {
  expect(verifyChain(records, hashes)).toEqual({
    ok: true,
    head: { tenant: TENANT, run: RUN, length: 5, hash: hashes[last], end: 'scorecard.sealed' },
  })
  expect(hashes[last]).toBe('30841e2628ff1bc797c5de2feb802687455e765251cb8af5da97077bb23e1329')
})

test('what append made always verifies, in one call or in many', () => {
  fc.assert(
    fc.property(anyRun, fc.nat(), (drafts, cut) => {
      const whole = appendEntries(openChain(TENANT, RUN), drafts)
      const first = appendEntries(openChain(TENANT, RUN), drafts.slice(0, cut % drafts.length))
      const second = appendEntries(first.head, drafts.slice(cut % drafts.length))
      expect([...first.entries, ...second.entries]).toEqual(whole.entries)
      expect(second.head).toEqual(whole.head)
      expect(
        verifyChain(
          whole.entries.map(({ record }) => record),
          whole.entries.map(({ hash }) => hash),
        ),
      ).toEqual({ ok: true, head: whole.head })
    }),
  )
})

test('no drafts leave the head where it is', () => {
  const head = openChain(TENANT, RUN)
  expect(appendEntries(head, [])).toEqual({ entries: [], head })
})

test('every byte of every entry counts', () => {
  for (const [at, record] of records.entries()) {
    const length = Buffer.byteLength(record)
    for (let i = 0; i < length; i += 1) {
      for (const mask of [0x01, 0x20, 0x80]) {
        const changed = withByte(record, i, (Buffer.from(record)[i] ?? 0) ^ mask)
        if (changed === undefined) continue
        const history = records.with(at, changed)
        expectSeen(history)
        if (at < last) expect(verifyChain(history).ok).toBe(false)
      }
    }
  }
})

test('any single byte of any run counts, and so does any character of a stored hash', () => {
  fc.assert(
    fc.property(
      anyRun,
      fc.nat(),
      fc.nat(),
      fc.integer({ min: 1, max: 255 }),
      (drafts, which, where, mask) => {
        const run = chainOf(drafts)
        const [texts, beside] = [run.map(({ record }) => record), run.map(({ hash }) => hash)]
        const [at, bytes] = [which % run.length, Buffer.from(texts[which % run.length] ?? '')]
        const i = where % bytes.length
        const changed = withByte(bytes.toString(), i, (bytes[i] ?? 0) ^ mask)
        if (changed !== undefined) expectSeen(texts.with(at, changed), beside, beside.at(-1))
        const hash = beside[at] ?? ''
        const digit = hash[where % 64] === '0' ? '1' : '0'
        const forged = hash.slice(0, where % 64) + digit + hash.slice((where % 64) + 1)
        expect(verifyChain(texts, beside.with(at, forged))).toEqual({
          ok: false,
          at,
          reason: 'hash_mismatch',
        })
      },
    ),
  )
})

test('dropped, repeated, swapped and cut off entries are seen, with their hashes moved along or not', () => {
  fc.assert(
    fc.property(anyRun, fc.nat(), fc.nat(), (drafts, one, two) => {
      const run = chainOf(drafts)
      const [i, j] = [one % run.length, two % run.length]
      const [a, b] = [run[i], run[j]]
      if (a === undefined || b === undefined) throw new Error('indexes are inside the run')
      const histories = [
        run.toSpliced(i, 1),
        run.toSpliced(j, 0, a),
        run.slice(0, i),
        run.slice(i + 1),
        [...run, a],
        ...(i === j ? [] : [run.with(i, b).with(j, a), run.with(i, b)]),
      ]
      for (const history of histories) {
        const texts = history.map(({ record }) => record)
        expect(verifyChain(texts).ok).toBe(false)
        const moved = history.map(({ hash }) => hash)
        expect(verifyChain(texts, moved).ok).toBe(false)
        const kept = run.map(({ hash }) => hash)
        expect(verifyChain(texts, kept).ok).toBe(false)
      }
    }),
  )
})

test('hashes without records, and records without hashes, are seen', () => {
  expect(verifyChain(records, [...hashes, NO_HASH])).toEqual({ ok: false, at: 5, reason: 'hash_mismatch' })
  expect(verifyChain(records, hashes.slice(0, 3))).toEqual({ ok: false, at: 3, reason: 'hash_mismatch' })
})

test('entries of another run or tenant are seen, even where they fit', () => {
  const other = chainOf(EXAMPLE, 'other-run')
  expect(verifyChain(records.with(2, other[2]?.record ?? ''))).toEqual({
    ok: false,
    at: 2,
    reason: 'foreign',
  })
  const grafted = rechain((entry) => (entry.seq < 3 ? entry : { ...entry, tenant: 'log_other' }))
  expect(verifyChain(grafted.records, grafted.hashes)).toEqual({ ok: false, at: 3, reason: 'foreign' })
})

test.each(['assessment.scored', 'watch.pass', 'watch.matches', 'watch.failed', 'case.decided'] as const)(
  'an entry of a chain that never ends is none of a run: %s',
  (type) => {
    const grafted = rechain((entry) => (entry.seq === 2 ? { ...entry, type } : entry))
    expect(verifyChain(grafted.records, grafted.hashes)).toEqual({ ok: false, at: 2, reason: 'foreign' })
  },
)

test('each fault is named, where it first shows', () => {
  const retyped = (at: number, type: AuditEntry['type']) =>
    verifyChain(rechain((entry) => (entry.seq === at ? { ...entry, type } : entry)).records)
  expect(retyped(0, 'input')).toEqual({ ok: false, at: 0, reason: 'not_opened' })
  expect(retyped(2, 'run.opened')).toEqual({ ok: false, at: 2, reason: 'opened_again' })
  expect(retyped(2, 'run.failed')).toEqual({ ok: false, at: 3, reason: 'after_end' })
  expect(retyped(4, 'output')).toEqual({ ok: false, at: 5, reason: 'unfinished' })
  expect(verifyChain([])).toEqual({ ok: false, at: 0, reason: 'unfinished' })
  expect(verifyChain(records.slice(0, 2))).toEqual({ ok: false, at: 2, reason: 'unfinished' })
  expect(verifyChain(records.slice(1))).toEqual({ ok: false, at: 0, reason: 'wrong_seq' })
  expect(verifyChain(records.with(1, `${records[1]} `))).toEqual({
    ok: false,
    at: 1,
    reason: 'not_canonical',
  })
  expect(verifyChain(records.with(1, '{}'))).toEqual({ ok: false, at: 1, reason: 'malformed' })
  const altered = records.with(1, records[1]?.replace('Zoë', 'Zoe') ?? '')
  expect(verifyChain(altered)).toEqual({ ok: false, at: 2, reason: 'broken_link' })
  expect(verifyChain(altered, hashes)).toEqual({ ok: false, at: 1, reason: 'hash_mismatch' })
})

test('a history chained anew verifies alone, under another audit hash: the limit of a chain', () => {
  const forged = rechain((entry) => (entry.seq === 3 ? { ...entry, data: { value: 1 } } : entry))
  const verdict = verifyChain(forged.records, forged.hashes)
  expect(verdict).toMatchObject({ ok: true, head: { tenant: TENANT, run: RUN, length: 5 } })
  if (verdict.ok) expect(verdict.head.hash).not.toBe(hashes[last])
})

test('append refuses what would not verify', () => {
  const refused = (drafts: readonly EntryDraft[]) => () => appendEntries(openChain(TENANT, RUN), drafts)
  const opened = draft('run.opened')
  for (const type of ENTRY_TYPES.filter((other) => other !== 'run.opened'))
    expect(refused([draft(type)]), type).toThrow('not_opened')
  expect(refused([opened, opened])).toThrow('entry 1 (run.opened) is refused: opened_again')
  for (const end of TERMINAL_TYPES) expect(refused([opened, draft(end), draft('step')])).toThrow('after_end')
  expect(refused([opened, draft('key.rotated')])).toThrow('entry 1 (key.rotated) is refused: foreign')
  expect(refused([draft('run.opened', { weight: 0.5 })])).toThrow('/data/weight is not an integer')
  expect(refused([{ ...opened, tenant: 'log_other', extra: 1 } as EntryDraft])).toThrow('unknown member')
  expect(() => appendEntries(openChain('', RUN), [opened])).toThrow('/tenant')
  expect(() => appendEntries(openChain(TENANT, 'log'), [opened])).toThrow('/run')
})

test('a draft cannot say what the chain says', () => {
  const forged = { ...draft('run.opened'), v: 9, tenant: 'log_other', run: 'x', seq: 3, prev: hashes[0] }
  expect(chainOf([forged])).toEqual(chainOf([draft('run.opened')]))
})

test('a chain that never ends takes entries of its own types, in order, and a run takes none of them', () => {
  const numbered = (type: EntryType, n: number): EntryDraft => ({
    type,
    at: '2026-11-25T09:00:00.000Z',
    actor: 'operator',
    data: { n },
  })
  const scored = [1, 2, 3].map((n) => numbered('assessment.scored', n))
  const { entries, head } = continueChain(openChain(TENANT, 'session'), scored)
  const texts = entries.map(({ record }) => record)
  const beside = entries.map(({ hash }) => hash)
  expect(verifyContinuing(texts, beside)).toEqual({ ok: true, head })
  expect(continueChain(openChain(TENANT, 'session'), scored.slice(0, 1)).entries).toEqual(entries.slice(0, 1))
  expect(verifyContinuing(texts.slice(0, 2))).toMatchObject({ ok: true, head: { length: 2, end: null } })
  expect(verifyContinuing(texts.toSpliced(1, 1))).toEqual({ ok: false, at: 1, reason: 'wrong_seq' })
  expect(verifyContinuing(texts, beside.with(2, NO_HASH))).toEqual({
    ok: false,
    at: 2,
    reason: 'hash_mismatch',
  })
  expect(verifyContinuing(records)).toEqual({ ok: false, at: 0, reason: 'foreign' })
  expect(() => continueChain(head, [numbered('step', 4)])).toThrow('foreign')
  const opened = appendEntries(openChain(TENANT, RUN), [numbered('run.opened', 0)])
  expect(() => appendEntries(opened.head, [numbered('assessment.scored', 1)])).toThrow('foreign')
})

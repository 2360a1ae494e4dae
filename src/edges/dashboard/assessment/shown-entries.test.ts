import { expect, test } from 'vitest'
import { Grade } from '../../../contract/vocabulary/provenance.ts'
import type { ShownEntry } from './assessment.ts'
import { ENTRY_FILTERS, needsAttention, partedEntries } from './shown-entries.ts'

const entry = (changed: Partial<ShownEntry>): ShownEntry => ({
  id: 'e_1',
  axis: 'problem',
  kind: 'user_quote',
  value: {},
  quote: null,
  details: [],
  urls: [],
  date: null,
  receivedAt: '2026-11-02T09:00:00.000Z',
  flags: [],
  muted: false,
  provenance: { grade: 'read' },
  established: false,
  verify: null,
  ...changed,
})

test('every grade has a filter, and every entry is in exactly one of them', () => {
  const ofGrades = ENTRY_FILTERS.slice(2)
  expect(ofGrades.map(({ id }) => id)).toEqual(Grade.options)
  for (const grade of Grade.options)
    expect(
      ofGrades.filter(({ holds }) => holds(entry({ provenance: { grade } }))).map(({ id }) => id),
    ).toEqual([grade])
})

test.each([
  ['a page without the claim', { provenance: { grade: 'absent' } }, true],
  ['a page that was not read', { provenance: { grade: 'unread' } }, true],
  ['a text that earns nothing', { muted: true }, true],
  ['a refuted quote', { flags: ['excluded'] }, true],
  ['a claim that was read', {}, false],
  ['an old entry, which counts', { flags: ['stale'] }, false],
  ['the word of the founder', { provenance: { grade: 'word' } }, false],
] satisfies [string, Partial<ShownEntry>, boolean][])('%s needs attention: %o', (_what, changed, needed) => {
  expect(needsAttention(entry(changed))).toBe(needed)
})

test('what was replaced or withdrawn is apart, and nothing is lost', () => {
  const all = [entry({}), entry({ flags: ['superseded'] }), entry({ flags: ['withdrawn'] })]
  expect(partedEntries(all)).toEqual({ live: [all[0]], past: [all[1], all[2]] })
})

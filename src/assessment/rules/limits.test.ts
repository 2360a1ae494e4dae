// Each bound of what a signal may hold holds where it is put: what reaches it is taken, and one more is not.
import { describe, expect, test } from 'vitest'
import { checkQuote } from './ledger/check-text.ts'
import { FieldIssues } from './ledger/findings.ts'
import { LIMITS } from './protocol/limits.ts'
import { domainsNamed } from './reading/pitch-domains.ts'

describe('of what is wrong with a value', () => {
  test('200 issues of a code are told, and one more is dropped', () => {
    const findings = new FieldIssues()
    for (let i = 0; i < 201; i++) findings.add('invalid_value', `value.a${i}`, 'is wrong')
    expect(findings.refusal()?.issues?.map(({ path }) => path)).toEqual(
      Array.from({ length: 200 }, (_, i) => `value.a${i}`),
    )
  })

  test.each([
    [160, 'x'.repeat(160)],
    [161, `${'x'.repeat(160)}…`],
  ])('a path of %i characters is told as far as it is read', (length, told) => {
    const findings = new FieldIssues()
    findings.add('invalid_value', 'x'.repeat(length), 'is wrong')
    expect(findings.refusal()?.issues?.[0]?.path).toBe(told)
  })
})

test.each([
  [253, true],
  [254, false],
])('the domain of a host of %i characters in a pitch is read: %s', (length, read) => {
  const host = `${'a.'.repeat(150).slice(0, length - 'b.com'.length - 1)}.b.com`.replace('..', 'a.')
  expect(host).toHaveLength(length)
  expect(domainsNamed(host).has('b.com')).toBe(read)
})

test('a quote counts by its composed characters, four code units at most for each', () => {
  const said = (count: number): string => `${'\u1f82'.normalize('NFD').repeat(count - 6)} a b c`
  const of = (count: number) => {
    const findings = new FieldIssues()
    checkQuote(said(count), 'verbatim', findings)
    return findings.refusal()?.issues?.map(({ message }) => message)
  }
  expect(of(LIMITS.verbatim_max_chars)).toBeUndefined()
  expect(of(LIMITS.verbatim_max_chars + 1)).toEqual(['must have at most 1200 characters'])
})

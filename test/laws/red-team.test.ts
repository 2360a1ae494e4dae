// An assessment that lies does not reach `build`, and an honest one is not called a liar: the project's own sessions, played
// through a server with the pages they cite.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  differences,
  type ExpectedSession,
  openStage,
  type Played,
  type Stage,
} from '../support/play-session.ts'
import { DISHONEST as IN_EUROPE } from '../support/red-team/dishonest.ts'
import { DISHONEST_ELSEWHERE, OLD_POSTS } from '../support/red-team/dishonest-elsewhere.ts'
import { HONEST } from '../support/red-team/honest.ts'
import { OWN_SESSIONS, TRADE_FORUMS } from '../support/red-team/sessions.ts'

const DISHONEST = [...IN_EUROPE, ...DISHONEST_ELSEWHERE]

let stage: Stage
const played = new Map<string, Played>()
const resultOf = (id: string): Played => {
  const result = played.get(id)
  if (result === undefined) throw new Error(`${id} was not played`)
  return result
}

const isQuote = ({ signals }: Pick<ExpectedSession, 'signals'>, at: number): boolean =>
  'verbatim' in (signals[at]?.value ?? {})

beforeAll(async () => {
  stage = await openStage(TRADE_FORUMS)
  for (const session of OWN_SESSIONS) played.set(session.id, await stage.play(session))
})
afterAll(() => stage.close())

describe('a dishonest assessment', () => {
  test.each(DISHONEST.map((session) => [session.id, session] as const))('%s', (id, session) => {
    const result = resultOf(id)
    expect(result.refused).toEqual([])
    expect(result.scorecard).toBeDefined()
    expect(differences(session, result)).toEqual([])
  })

  test('of all, at most one reaches iterate', () => {
    const better = DISHONEST.filter(({ id }) => resultOf(id).scorecard?.verdict === 'iterate')
    expect(better.map(({ id }) => id).length).toBeLessThanOrEqual(1)
  })
})

test('true words of 2013 that are dated this year are as old as their pages say', () => {
  const { scorecard, evidence, provenance } = resultOf(OLD_POSTS.id)
  expect(evidence?.quotes).toMatchObject({ read: provenance.filter((_, i) => isQuote(OLD_POSTS, i)).length })
  expect(scorecard?.verdict).not.toBe('build')
  const scores = new Map(scorecard?.axes.map(({ id, score }) => [id, score]))
  expect(scores.get('problem')).toBeLessThanOrEqual(5)
  expect(scores.get('solutions')).toBeLessThanOrEqual(5)
})

describe('an honest assessment', () => {
  test.each(HONEST.map((session) => [session.id, session] as const))('%s', (id, session) => {
    const result = resultOf(id)
    expect(result.refused).toEqual([])
    expect(result.evidence?.grades.absent).toBe(0)
    expect(differences(session, result)).toEqual([])
  })

  test('has a grade for each entry, and every quote is read', () => {
    for (const { id, signals } of HONEST) {
      const { provenance } = resultOf(id)
      const quoted = [...signals.keys()].filter((at) => isQuote({ signals }, at))
      expect(quoted.map((at) => [id, at, provenance[at]?.grade])).toEqual(
        quoted.map((at) => [id, at, 'read']),
      )
    }
  })
})

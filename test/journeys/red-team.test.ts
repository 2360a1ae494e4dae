// An assessment that lies does not reach `build`, an honest one is not called a liar, and one more true fact moves total and
// estimate the right way or not at all. The sessions are beside the
// checkout, not in it; without them these tests are skipped.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Scorecard } from '../../src/contract/vocabulary/scorecard.ts'
import { differences, openStage, type Played, readSession, type Stage } from '../support/play-session.ts'

const folder = resolve(import.meta.dirname, '../../../shared/data/assessment/sessions')
const names = (pattern: string): string[] =>
  globSync(pattern, { cwd: folder })
    .toSorted()
    .map((file) => file.replace('.json', ''))
const absent = !existsSync(folder)

describe.skipIf(absent)('recorded sessions (skipped where ../shared is not beside the checkout)', () => {
  let stage: Stage
  const played = new Map<string, Played>()
  const playedOf = async (name: string): Promise<Played> => {
    const known = played.get(name) ?? (await stage.play(readSession(join(folder, `${name}.json`))))
    played.set(name, known)
    return known
  }
  beforeAll(async () => {
    stage = await openStage(absent ? '' : readFileSync(join(folder, 'established.txt'), 'utf8'))
  })
  afterAll(() => stage.close())

  test.each(absent ? [] : names('cheat-*.json'))('%s does not reach build', async (name) => {
    const result = await playedOf(name)
    expect(result.scorecard?.verdict).not.toBe('build')
    const found = differences(readSession(join(folder, `${name}.json`)), result)
    expect(found).toEqual([])
  })

  test.each(absent ? [] : names('honest-*.json'))('%s is neither refused nor called a liar', async (name) => {
    const result = await playedOf(name)
    expect(result.refused).toEqual([])
    expect(result.evidence?.grades.absent).toBe(0)
    const found = differences(readSession(join(folder, `${name}.json`)), result)
    expect(found).toEqual([])
  })

  test.each(absent ? [] : names('pair-*.json'))(
    'O-2 the fact that %s adds moves total and estimate the right way, or not at all',
    async (name) => {
      const session = readSession(join(folder, `${name}.json`))
      const before = await stage.play(session)
      const after = await stage.play({
        ...session,
        signals: [...session.signals, ...[session.extra ?? []].flat()],
      })
      expect([before.refused, after.refused]).toEqual([[], []])
      const moved = (read: (card: Scorecard) => number): number =>
        after.scorecard && before.scorecard ? Math.sign(read(after.scorecard) - read(before.scorecard)) : NaN
      const may = { up: [0, 1], down: [-1, 0], none: [0] }[session.expect.direction ?? 'none']
      expect(may).toContain(moved(({ total }) => total))
      expect(may).toContain(moved(({ estimate }) => estimate.posterior_p))
    },
  )
})

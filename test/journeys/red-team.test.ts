// An assessment that lies does not reach `build`, and an honest one is not called a liar. The sessions are beside the
// checkout, not in it; without them these tests are skipped.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
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
})

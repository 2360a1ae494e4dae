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

/** Total of true quotes about something else: nothing asks yet what a quote is about. */
const OFF_TOPIC: ReadonlySet<string> = new Set(['cheat-gym-membership', 'cheat-true-off-topic'])
/** Total of quotes that could not be read: their words count until a page shows them, with a cap and a gate (P-4, P-9). */
const UNREAD: ReadonlySet<string> = new Set(['cheat-forbidden-pages-de'])
/**
 * The founder speaks as a customer in a forum. Read in Spanish, one complaint is level 3, and the total is one above its bound;
 * nothing that was read shows who speaks.
 */
const FOUNDER_SPEAKS: ReadonlySet<string> = new Set(['cheat-founder-in-forum-es'])
const OVER_BOUND: ReadonlySet<string> = new Set([...OFF_TOPIC, ...UNREAD, ...FOUNDER_SPEAKS])
/** One complaint tells of a product that was sent back, which is level 3: the total is one above its bound. */
const SENT_BACK: ReadonlySet<string> = new Set(['honest-vrmovers-denied'])

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
    expect(found.filter((line) => !(OVER_BOUND.has(name) && line.startsWith('total ')))).toEqual([])
  })

  test.each(absent ? [] : names('honest-*.json'))('%s is neither refused nor called a liar', async (name) => {
    const result = await playedOf(name)
    expect(result.refused).toEqual([])
    expect(result.evidence?.grades.absent).toBe(0)
    const found = differences(readSession(join(folder, `${name}.json`)), result)
    expect(found.filter((line) => !(SENT_BACK.has(name) && line.startsWith('total ')))).toEqual([])
  })
})

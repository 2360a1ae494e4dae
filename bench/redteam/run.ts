// What dishonest and honest assessments get: `npm run bench:redteam` plays sessions against a server of its own, with the
// pages they cite, and prints total, verdict, what was read, time and calls of each, and what differs from what must come of
// it. The project's own sessions come first, then the recorded ones, if their folder is beside the checkout or
// `--sessions FOLDER` names it. `-- --write` keeps the table in bench/redteam/result.txt.
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { differences, type ExpectedSession, openStage, readSession } from '../../test/support/play-session.ts'
import { OWN_SESSIONS, TRADE_FORUMS } from '../../test/support/red-team/sessions.ts'

const { values } = parseArgs({
  options: {
    sessions: {
      type: 'string',
      default: resolve(import.meta.dirname, '../../../shared/data/assessment/sessions'),
    },
    only: { type: 'string', default: '^(?:cheat|honest)' },
    write: { type: 'boolean', default: false },
  },
})
const lines: string[] = []
const say = (line: string): void => {
  lines.push(line)
  process.stdout.write(`${line}\n`)
}
const row = (cells: readonly (string | number)[]): string =>
  cells.map((cell, at) => String(cell).padEnd([28, 6, 9, 9, 12, 7, 7, 4, 5, 8, 6][at] ?? 0)).join(' ')

const only = new RegExp(values.only)
const isRecorded = existsSync(values.sessions)
const recorded: readonly ExpectedSession[] = isRecorded
  ? globSync('*.json', { cwd: values.sessions })
      .filter((file) => only.test(file))
      .toSorted()
      .map((file) => readSession(join(values.sessions, file)))
  : []
const own = OWN_SESSIONS.filter(({ id }) => only.test(id)).toSorted((a, b) => (a.id < b.id ? -1 : 1))
const hosts = isRecorded ? readFileSync(join(values.sessions, 'established.txt'), 'utf8') : ''
const stage = await openStage(`${TRADE_FORUMS}\n${hosts}`)
try {
  say(
    row([
      'session',
      'total',
      'verdict',
      'read',
      'established',
      'absent',
      'unread',
      'own',
      'word',
      'seconds',
      'calls',
    ]),
  )
  for (const session of [...own, ...recorded]) {
    if (session === recorded[0]) say('recorded sessions beside the checkout')
    const played = await stage.play(session)
    const { scorecard, evidence, gates, refused, calls, seconds } = played
    const { grades, quotes } = evidence ?? {}
    say(
      row([
        session.id,
        scorecard?.total ?? '-',
        scorecard?.verdict ?? '-',
        quotes ? `${quotes.read}/${quotes.total}` : '-',
        quotes?.established ?? '-',
        grades?.absent ?? '-',
        grades?.unread ?? '-',
        grades?.own ?? '-',
        grades?.word ?? '-',
        seconds.toFixed(2),
        calls,
      ]),
    )
    const axes = scorecard?.axes.map(({ score }) => score).join(' ')
    for (const line of [axes, gates.join(', '), ...refused.map((each) => `refused ${each}`)])
      if (line !== undefined && line !== '') say(`  ${line}`)
    for (const line of differences(session, played)) say(`  DIFFERS: ${line}`)
  }
  if (!isRecorded) say('no recorded sessions are beside the checkout')
} finally {
  await stage.close()
}
if (values.write) writeFileSync(join(import.meta.dirname, 'result.txt'), `${lines.join('\n')}\n`)

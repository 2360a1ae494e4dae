// What dishonest and honest assessments get: `npm run bench:redteam` plays recorded sessions against a server of its own,
// with the pages they cite, and prints total, verdict, what was read, time and calls of each, and what differs from what
// must come of it. `-- --write` keeps the table in bench/redteam/result.txt; `--sessions FOLDER` names another folder than
// the one beside the checkout.
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { differences, openStage, readSession } from '../../test/support/play-session.ts'

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
if (!existsSync(values.sessions))
  throw new Error('The recorded sessions are not beside the checkout; name their folder with --sessions.')

const lines: string[] = []
const say = (line: string): void => {
  lines.push(line)
  process.stdout.write(`${line}\n`)
}
const row = (cells: readonly (string | number)[]): string =>
  cells.map((cell, at) => String(cell).padEnd([28, 6, 9, 9, 12, 7, 7, 4, 5, 8, 6][at] ?? 0)).join(' ')

const only = new RegExp(values.only)
const files = globSync('*.json', { cwd: values.sessions }).filter((file) => only.test(file))
const stage = await openStage(readFileSync(join(values.sessions, 'established.txt'), 'utf8'))
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
  for (const file of files.toSorted()) {
    const session = readSession(join(values.sessions, file))
    const played = await stage.play(session)
    const { scorecard, evidence, gates, refused, calls, seconds } = played
    const { grades, quotes } = evidence ?? {}
    say(
      row([
        basename(file, '.json'),
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
} finally {
  await stage.close()
}
if (values.write) writeFileSync(join(import.meta.dirname, 'result.txt'), `${lines.join('\n')}\n`)

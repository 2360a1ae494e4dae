// The commands of the README and of the first guide, run as printed, against the demo; and the lines that the demo prints.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root, type Running, start } from '../support/process.ts'

const readme = readFileSync(join(root, 'README.md'), 'utf8')
const guide = readFileSync(join(root, 'docs/guide/first-assessment.md'), 'utf8')
const blocksOf = (page: string, heading: string): string[] => {
  const section = page.split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? ''
  return [...section.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, block = '']) => block)
}

const folder = mkdtempSync(join(tmpdir(), 'assay-readme-'))
let demo: Running

beforeAll(async () => {
  demo = await start('demo', { ASSAY_PORT: '0' })
  while (!demo.output().includes('To continue by hand')) await wait(20)
})
afterAll(async () => {
  await demo.end('SIGTERM')
  rmSync(folder, { recursive: true })
})

const exported = (): string =>
  demo
    .output()
    .match(/^ {2}export .*$/gm)
    ?.join('\n') ?? ''
const bash = (script: string) => {
  const { status, stdout, stderr } = spawnSync('bash', ['-euo', 'pipefail', '-c', script], {
    cwd: folder,
    encoding: 'utf8',
  })
  return { status, out: stdout, err: stderr }
}

test('the demo shows three diligence runs on sample records, none of which is clean', () => {
  const shown = demo.output().slice(demo.output().indexOf('Diligence, on the sample pack'))
  const [clean, namesake, listed] = ['Tesco PLC', 'Kim Jong Un', 'Rosoboronexprot JSC'].map(
    (name) => shown.slice(shown.indexOf(`${name} `)).split('\n\n', 1)[0] ?? '',
  )
  expect(clean).toMatch(/Verdict {3}proceed_with_conditions, risk [0-2]?\d,/)
  expect(namesake).toMatch(/Verdict {3}enhanced_diligence[^]*full birth date differs/)
  expect(listed).toMatch(/Verdict {3}(?:enhanced_diligence|do_not_proceed)[^]*us-ofac-sdn 18782 of \d{4}-/)
  for (const run of [clean, namesake, listed])
    expect(run).toMatch(/Condition Sample data in use, not the real lists: [^]*Audit {5}[0-9a-f]{64}/)
})

test('the demo shows the ledger with four invented quotes beside the honest one, as the reader of its report sees it', () => {
  const shown =
    demo.output().split('The same assessment with 4 invented quotes')[1]?.split('\nDiligence,')[0] ?? ''
  expect(shown).toContain('4 entries cite pages that do not hold what they claim.')
  expect(shown).toMatch(/39 of 70 points, verdict kill\.[^]*43 of 70 points, verdict iterate\./)
  expect(shown.match(/^ {2}absent: not_found: .*\n {4}“/gm)).toHaveLength(4)
  expect(shown.match(/^ {2}read\n {4}“/gm)).toHaveLength(3)
})

test('the demo prints the scorecard it promises, and where to go on', () => {
  expect(demo.output()).toContain('Total               43/70')
  expect(demo.output()).toContain('Verdict             iterate')
  expect(demo.output()).toContain('Weeks 1-3  Strengthen: Founder fit (5/10)')
  const scorecard =
    readme
      .match(/```text\n([\s\S]*?)```/)?.[1]
      ?.split('\n')
      .filter((line) => line.trim() !== '' && line.trim() !== '...') ?? []
  expect(scorecard.length).toBeGreaterThan(12)
  const unnamed = (text: string): string => text.replaceAll(/e_[0-9a-f]{8}/g, 'e_')
  for (const line of scorecard) expect(unnamed(demo.output())).toContain(unnamed(line))
})

test('the three curl lines of the demo work as printed', () => {
  const lines = demo.output().match(/^ {2}curl .*$/gm) ?? []
  expect(lines).toHaveLength(3)
  const { status, out } = bash(
    [exported(), ...lines.map((line) => `${line.trim().replace('curl', 'curl -s')}; echo`)].join('\n'),
  )
  expect(status).toBe(0)
  const [progress, document, started] = out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>)
  expect(progress).toMatchObject({ ready_to_score: true })
  expect(document).toMatchObject({ format: 'markdown', content: expect.stringContaining('43/70') as string })
  expect(started).toHaveProperty('token')
})

const inCheckout = (script: string): string =>
  script.replaceAll(/npm run (-s )?assay/g, `npm run $1--prefix ${root} assay`)

test('the guide by hand: refused without evidence, 33 signals, scored', () => {
  const script = [
    exported(),
    ...blocksOf(guide, 'Assess a pitch by hand').map((block) => `${block}\necho; echo ----`),
  ].join('\n')
  const { status, out, err } = bash(inCheckout(script))
  expect(status, err).toBe(0)
  const [, refused = '', submitted = '', scored = '', terminal = '', quotes = ''] = out.split('----\n')
  expect(refused).toContain('signals_missing')
  expect(submitted.trim().split('\n')).toHaveLength(33)
  for (const line of submitted.trim().split('\n')) expect(line).toContain('"accepted":true')
  expect(scored).toContain('"total":43')
  expect(scored).toContain('Strengthen: Founder fit (5/10)')
  expect(terminal).toContain('43/70')
  expect(quotes).toMatch(/(\d+) of \1 quotes are at their source/)
})

test('the guide by hand: a company is looked up, and two names are compared', () => {
  const [variables = ''] = blocksOf(guide, 'Assess a pitch by hand')
  const [run = ''] = blocksOf(guide, 'Look up a company')
  const [names = ''] = blocksOf(guide, 'Compare two names')
  const lookUp = [...variables.split('\n', 2), run].join('\n')
  const { status, out, err } = bash(inCheckout([exported(), lookUp, 'echo; echo ----', names].join('\n')))
  expect(status, err).toBe(0)
  const [records, explained] = out.split('----\n')
  expect(records).toContain('"enhanced_diligence"')
  expect(records).toContain('"us-ofac-sdn"')
  expect(explained).toContain('level strong')
})

test('the README is one screen', () => {
  expect(readme.split('\n').length).toBeLessThanOrEqual(64)
})

test('the two commands are those of package.json', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>
  }
  expect(blocksOf(readme, 'Two commands').map((block) => block.trim())).toEqual([
    'npm ci && npm run demo',
    'npm ci && npm test',
  ])
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining(['start', 'demo', 'test', 'check', 'assay']))
})

test('the demo leaves nothing behind when it is stopped', async () => {
  const data = /ASSESSMENT=(\S+)\/assessment\.json/.exec(demo.output())?.[1] ?? ''
  expect(existsSync(data)).toBe(true)
  expect(await demo.end('SIGTERM')).toBe(0)
  expect(existsSync(data)).toBe(false)
})

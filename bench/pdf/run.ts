// The bench of PDF: `npm run bench:pdf` prints reports of about 30 pages, each with different texts, one after another in the
// printer's process; `-- --write` keeps the figures in bench/pdf/result.txt.
import { readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { getDocumentProxy } from 'unpdf'
import { PdfRenderer } from '../../src/platform/pdf/pdf-renderer.ts'
import { PRINTED } from '../../src/reports/charts/chart-colours.ts'
import { radar } from '../../src/reports/charts/radar.ts'
import type { ReportDocument } from '../../src/reports/document/document.ts'
import { latencies } from '../names/statistics.ts'

const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } })
const WARM_UP = 20
const IN_A_ROW = 200
const ROWS = 500
const CREATED_AT = Date.parse('2026-11-20T10:00:00Z')
const GOAL = { pages: 30, medianMs: 300, addedMb: 150, growthMb: 10 }

const NAMES = ['Acme Robotics Ltd', 'محمد بن سلمان', 'Общество «Ромашка»', 'Αθηναϊκή Ζυθοποιία', 'राम प्रसाद']
/** Their fonts are twenty times as large as the others, and are read when they are needed. */
const LARGE = '华为技术有限公司, 삼성전자'

/** A report with a chart and a ledger of its own: no two have a row in common. */
function reportOf(number: number): ReportDocument {
  const rows = Array.from({ length: ROWS }, (_, i) => {
    const id = `${number}-${i}`
    return [
      `e_${id}\nuser_quote\n2026-07-01`,
      `“We lose ${id} hours a week on reminders that nobody answers.”\nspeaker role: ${NAMES[i % 5]} ${id}`,
      `https://forum.example.org/threads/${id}/answers`,
      'verified: not checked',
    ]
  })
  const axes = Array.from({ length: 7 }, (_, i) => ({
    label: `Axis ${i}`,
    score: (number + i) % 11,
    max: 10,
  }))
  return {
    kind: 'Assessment',
    title: `Report ${number}`,
    subtitle: 'A report of the bench',
    warnings: [],
    verdict: { label: 'iterate', meaning: 'Sound, but short of the bar.', tone: 'fair' },
    figures: [{ label: 'Score', value: String(number), note: 'of 70' }],
    reasons: { title: 'Gates', items: ['The total is below 56.'], none: 'None.' },
    charts: [radar(axes, PRINTED)],
    facts: [],
    sections: [
      {
        title: 'Evidence ledger',
        blocks: [
          {
            kind: 'table',
            columns: [
              { title: 'Entry', width: 3, isCode: true },
              { title: 'Evidence', width: 6 },
              { title: 'Source', width: 4, isCode: true },
              { title: 'Standing', width: 3 },
            ],
            rows,
          },
        ],
      },
    ],
    seal: { label: 'Hash', hash: '0'.repeat(64), verify: 'Verify with: nothing.' },
  }
}

/** This process and those it started. */
function processes(): string[] {
  const of = (pid: string): string[] => {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean)
    return [pid, ...children.flatMap(of)]
  }
  return of(String(process.pid))
}
const sum = (of: (pid: string) => number): number => processes().reduce((all, pid) => all + of(pid), 0)
/** What two processes share is counted once, half with each (Pss of Linux). */
const residentMb = (): number =>
  sum((pid) => Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1])) /
  976.5625
/** Milliseconds of processor time since their starts, in the clock ticks of Linux. */
const cpuMs = (): number =>
  sum((pid) => {
    const [user = '0', system = '0'] =
      readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ').slice(11) ?? []
    return (Number(user) + Number(system)) * 10
  })
const begun = loadavg()[0]?.toFixed(1)
const press = new PdfRenderer({ fontFolder: '' })
const print = async (document: ReportDocument): Promise<{ ms: number; bytes: Uint8Array }> => {
  const since = performance.now()
  const bytes = await press.render(document, { tenant: 'bench', paper: 'a4', createdAt: CREATED_AT })
  return { ms: performance.now() - since, bytes }
}

const [one, ...others] = Array.from({ length: WARM_UP }, (_, i) => reportOf(i))
if (one === undefined) throw new Error('nothing to print')
const before = residentMb()
const first = await print(one)
for (const other of others) await print(other)
const warm = residentMb()
const prints: number[] = []
const used = cpuMs()
let half = warm
for (let i = 0; i < IN_A_ROW; i++) {
  if (i === IN_A_ROW / 2) half = residentMb()
  const { ms } = await print(reportOf(WARM_UP + i))
  prints.push(ms)
}
const cpuEach = (cpuMs() - used) / IN_A_ROW
const after = residentMb()
await print({ ...reportOf(0), title: LARGE, subtitle: LARGE })
const withLarge = residentMb()
await press.close()
const pages = (await getDocumentProxy(Uint8Array.from(first.bytes))).numPages

const { p50, p95, max } = latencies(prints)
const lines = [
  `Node.js ${process.versions.node}, ${availableParallelism()} x ${cpus()[0]?.model.trim()}, ` +
    `${Math.round(totalmem() / 2 ** 30)} GB, ${new Date().toISOString().slice(0, 10)}, load ${begun} when it began`,
  '',
  `A report of ${pages} pages in five scripts, ${Math.round(first.bytes.length / 1024)} KB; no two are alike.`,
  `First of all, process and fonts included: ${Math.round(first.ms)} ms.`,
  `${IN_A_ROW} in a row, warm: p50 ${p50.toFixed(0)}, p95 ${p95.toFixed(0)}, max ${max.toFixed(0)} ms; ` +
    `of processor time ${cpuEach.toFixed(0)} ms each.`,
  `Memory of both processes: ${before.toFixed(0)} MB before the first, ${warm.toFixed(0)} MB after ${WARM_UP}, ` +
    `${half.toFixed(0)} MB after ${WARM_UP + IN_A_ROW / 2}, ${after.toFixed(0)} MB after ${WARM_UP + IN_A_ROW}.`,
  `A report with Chinese and Korean, whose fonts are large, adds ${(withLarge - after).toFixed(0)} MB more.`,
]
const missed = [
  ...(pages < GOAL.pages ? [`the report has only ${pages} pages`] : []),
  ...(p50 > GOAL.medianMs ? [`the median is over ${GOAL.medianMs} ms`] : []),
  ...(after - before > GOAL.addedMb ? [`it adds more than ${GOAL.addedMb} MB`] : []),
  ...(after - half > GOAL.growthMb
    ? [`memory grows by more than ${GOAL.growthMb} MB over the last half`]
    : []),
]
const text = [...lines, ...missed.map((each) => `MISSED: ${each}`), ''].join('\n')
process.stdout.write(text)
if (values.write) writeFileSync(resolve(import.meta.dirname, 'result.txt'), text)
if (missed.length > 0) process.exitCode = 1

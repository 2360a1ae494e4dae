import { readFileSync } from 'node:fs'
import { PdfPress } from '../../src/adapters/pdf/pdf-press.ts'
const bench = readFileSync(new URL('./run.ts', import.meta.url), 'utf8')
import { stripTypeScriptTypes } from 'node:module'
import { radar } from '../../src/core/report/charts/radar.ts'
import { PRINTED } from '../../src/core/report/charts/chart-colours.ts'
const body = stripTypeScriptTypes(bench.slice(bench.indexOf('const NAMES ='), bench.indexOf('/** This process')))
const reportOf = new Function('radar','PRINTED','ROWS', body+'; return reportOf')(radar, PRINTED, 500)
const press = new PdfPress({ fontFolder: '' })
const show = (w: any) => { const kids = readFileSync(`/proc/${process.pid}/task/${process.pid}/children`,'utf8').trim().split(' ').filter(Boolean); console.log(w, [String(process.pid), ...kids].map(p => { const s = readFileSync(`/proc/${p}/smaps_rollup`,'utf8'); const g=(k: string)=>Math.round(Number(new RegExp('^'+k+':\\s+(\\d+)','m').exec(s)?.[1])/1024); return `rss ${g('Rss')} pss ${g('Pss')} anon ${g('Anonymous')}` }).join(' | ')) }
show('start')
const t: number[] = []
for (let i=0;i<80;i++) { const d = reportOf(i); const s = performance.now(); await press.render(d,{tenant:'t',paper:'a4',createdAt:0}); t.push(performance.now()-s); if (i===0||i===19||i===79) show(i) }
console.log('p50', t.sort((a,b)=>a-b)[40])
await press.close()

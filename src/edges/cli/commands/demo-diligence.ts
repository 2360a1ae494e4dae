// The second half of the demonstration: three subjects looked up in the sample pack, through the API.
import type { Client } from '../../../client/client.ts'
import type { OutputOf } from '../../../contract/operations/operation.ts'
import type { Operations } from '../../../contract/index.ts'

type Run = OutputOf<Operations['run_diligence']>

export const SUBJECTS = [
  {
    title: 'a registered company that is on no list',
    subject: { name: 'Tesco PLC', type: 'company', lei: '2138002P5RNKC5W2JZ46' },
  },
  {
    title: 'an invented person with the name of a listed one, born in another year',
    subject: { name: 'Kim Jong Un', type: 'person', birthDate: '1994-06-02' },
  },
  {
    title: 'a listed company, misspelt',
    subject: { name: 'Rosoboronexprot JSC', type: 'company' },
  },
] as const

const SHOWN_CONDITIONS = 2

/** The three runs as text. */
export async function walkDiligence(client: Client): Promise<string> {
  const lines: string[] = []
  for (const { title, subject } of SUBJECTS) {
    const run = await client.call('run_diligence', { subject })
    lines.push(`${subject.name} (${title})`, ...linesOf(run), '')
  }
  return ['Diligence, on the sample pack (a few public facts instead of the real lists):', '', ...lines].join(
    '\n',
  )
}

function linesOf({
  verdict,
  risk,
  upside,
  confidence,
  findings = [],
  conditions = [],
  audit,
}: Run): string[] {
  const [first] = findings
  const [citation] = first?.citations ?? []
  const more = conditions.length - SHOWN_CONDITIONS
  return [
    `  Verdict   ${verdict ?? 'none'}, risk ${risk?.value ?? '-'}, upside ${upside?.value ?? '-'}, confidence ${confidence ?? '-'}`,
    ...(first === undefined || citation === undefined
      ? []
      : [
          `  Finding   ${first.statement}`,
          `            ${citation.source} ${citation.id} of ${citation.snapshotDate}`,
        ]),
    ...conditions.slice(0, SHOWN_CONDITIONS).map(({ text }) => `  Condition ${text}`),
    ...(more > 0 ? [`            and ${more} more`] : []),
    ...(audit === undefined ? [] : [`  Audit     ${audit.hash}`]),
  ]
}

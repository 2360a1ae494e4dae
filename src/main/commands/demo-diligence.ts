// The second half of the demonstration: three subjects looked up in the sample pack, through the API.
import type { Client } from '../../client/client.ts'
import type { OutputOf } from '../../contract/operation.ts'
import type { Operations } from '../../contract/index.ts'

type Run = OutputOf<Operations['run_diligence']>

const SUBJECTS = [
  {
    title: 'a company of the register that no list knows',
    subject: {
      name: 'Öresund Stiftelse',
      type: 'company',
      lei: '9999000000000000E538',
    },
  },
  {
    title: 'a person with the name of a listed one, born in another year',
    subject: { name: 'Harun Taleb Al-Zahri', type: 'person', birthDate: '1994-06-02' },
  },
  {
    title: 'a listed company, misspelt',
    subject: { name: 'Lantren Honk Kong Shiping', type: 'company' },
  },
] as const

const SHOWN_CONDITIONS = 2

/** The three runs as text. */
export async function walkDiligence(client: Client): Promise<string> {
  const told: string[] = []
  for (const { title, subject } of SUBJECTS) {
    const run = await client.call('run_diligence', { subject })
    told.push(`${subject.name} (${title})`, ...linesOf(run), '')
  }
  return ['Diligence, on a pack of invented sample records:', '', ...told].join('\n')
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
    ...conditions.slice(0, SHOWN_CONDITIONS).map((condition) => `  Condition ${condition}`),
    ...(more > 0 ? [`            and ${more} more`] : []),
    ...(audit === undefined ? [] : [`  Audit     ${audit.hash}`]),
  ]
}

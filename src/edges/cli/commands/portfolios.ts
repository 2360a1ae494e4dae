// `assay portfolios`: create, list, fill, save and delete portfolios on the server.
import type { ClientOptions } from '../../../client/client.ts'
import type { Portfolio } from '../../../contract/vocabulary/portfolio.ts'
import { callServer } from './call-server.ts'
import { type FileFormat, formatOf, subjectFile, writePieces } from './subject-files.ts'
import { print, type Printing } from './with-administration.ts'

const MISTAKES_SHOWN = 20

export async function createPortfolioCommand(name: string, options: ClientOptions, printing: Printing) {
  const portfolio = await callServer(options, (client) => client.call('create_portfolio', { name }))
  print(portfolio, printing, [portfolio.id])
}

export async function listPortfoliosCommand(options: ClientOptions, printing: Printing): Promise<void> {
  const portfolios = await callServer(options, async (client) => {
    const all: Portfolio[] = []
    for (let before: string | undefined, more = true; more;) {
      const page = await client.call('list_portfolios', before === undefined ? {} : { before })
      all.push(...page.portfolios)
      before = page.next
      more = page.next !== undefined
    }
    return all
  })
  const lines = portfolios.map(
    ({ id, name, subjects, changedAt }) => `${id}  ${changedAt.slice(0, 10)}  ${subjects} subjects  ${name}`,
  )
  print(
    portfolios,
    printing,
    lines.length === 0 ? ['No portfolio yet: assay portfolios create NAME.'] : lines,
  )
}

interface PutOptions extends Printing {
  readonly format?: FileFormat
}

export async function putSubjectsCommand(
  id: string,
  path: string,
  options: ClientOptions,
  { format, ...printing }: PutOptions,
): Promise<void> {
  const file = await subjectFile(path, format)
  const taken = await callServer(options, (client) => client.upload('put_portfolio_subjects', { id }, file))
  const { rows, added, changed, unchanged, refused, mistakes, ignoredColumns, subjects } = taken
  const more = refused - Math.min(refused, MISTAKES_SHOWN)
  print(taken, printing, [
    `${rows} rows: ${added} added, ${changed} changed, ${unchanged} unchanged, ${refused} refused. The portfolio has ${subjects} subjects.`,
    ...(ignoredColumns.length > 0 ? [`Ignored columns: ${ignoredColumns.join(', ')}.`] : []),
    ...mistakes.slice(0, MISTAKES_SHOWN).map(mistakeLine),
    ...(more > 0 ? [`  and ${more} more`] : []),
  ])
  if (refused > 0) process.exitCode = 1
}

export const mistakeLine = ({
  line,
  ref,
  message,
}: {
  line: number
  ref?: string | undefined
  message: string
}): string => `  line ${line}${ref === undefined ? '' : ` (${ref})`}: ${message}`

export async function getSubjectsCommand(
  id: string,
  options: ClientOptions,
  { out, format }: { readonly out: string; readonly format?: FileFormat },
): Promise<void> {
  await callServer(options, async (client) =>
    writePieces(out, await client.download('get_portfolio_subjects', { id, format: formatOf(out, format) })),
  )
}

export async function removeSubjectCommand(
  id: string,
  ref: string,
  options: ClientOptions,
  printing: Printing,
): Promise<void> {
  await callServer(options, (client) => client.call('remove_portfolio_subject', { id, ref }))
  print({ id, ref, removed: true }, printing, [`Subject ${ref} is removed.`])
}

export async function deletePortfolioCommand(
  id: string,
  options: ClientOptions,
  printing: Printing,
): Promise<void> {
  await callServer(options, (client) => client.call('delete_portfolio', { id }))
  print({ id, deleted: true }, printing, [`Portfolio ${id} is deleted.`])
}

// Reads the SEC ticker files: combines a row per ticker into a record per company.
import type { PartyIdentifier, PartyName, SourceRecord } from '../../model/record.ts'
import type { SourceReader } from '../../model/source.ts'
import { ListFileError } from '../../files/list-file-error.ts'
import { edgarCompanyPage, paddedCik } from '../../files/edgar.ts'
import { isObject, lineOf, listIn, readJsonObject } from '../../files/json-object.ts'
import { EXCHANGES_FILE, TICKERS_FILE, usSecTickersManifest } from './manifest.ts'

export { usSecSubmissions } from './read-submissions.ts'

interface Row {
  readonly cik: string
  readonly name: string
  readonly ticker: string
  readonly exchange: string
  readonly file: string
}

type ReadRows = (bytes: AsyncIterable<Uint8Array>) => Promise<readonly Row[]>

/** Companies in the order of their first ticker. If both files are there, the second adds exchanges to the first. */
export const usSecTickers: SourceReader = {
  manifest: usSecTickersManifest,
  async *read(files) {
    const rows: Row[] = []
    const both: readonly (readonly [string, ReadRows])[] = [
      [TICKERS_FILE, tickerRows],
      [EXCHANGES_FILE, exchangeRows],
    ]
    for (const [file, readRows] of both) {
      const bytes = files.open(file)
      if (bytes !== undefined) rows.push(...(await readRows(bytes)))
    }
    if (rows.length === 0) {
      throw new ListFileError(
        TICKERS_FILE,
        `the file is missing, and so is ${EXCHANGES_FILE}; download one of them`,
      )
    }
    for (const ofCompany of Map.groupBy(rows, ({ cik }) => cik).values()) yield recordOf(ofCompany)
  },
}

/** `{"0":{"cik_str":320193,"ticker":"AAPL","title":"Apple Inc."},...}` */
async function tickerRows(bytes: AsyncIterable<Uint8Array>): Promise<readonly Row[]> {
  const entries = Object.entries(await readJsonObject(TICKERS_FILE, bytes))
  return someRows(
    TICKERS_FILE,
    entries.map(([key, value]) => {
      const row = isObject(value) ? value : {}
      return rowOf(TICKERS_FILE, `entry ${key}`, row['cik_str'], row['title'], row['ticker'], undefined)
    }),
  )
}

/** `{"fields":["cik","name","ticker","exchange"],"data":[[320193,"Apple Inc.","AAPL","Nasdaq"],...]}` */
async function exchangeRows(bytes: AsyncIterable<Uint8Array>): Promise<readonly Row[]> {
  const table = await readJsonObject(EXCHANGES_FILE, bytes)
  const fields = listIn(table, 'fields')
  const at = (field: string): number => fields.indexOf(field)
  const missing = ['cik', 'name', 'ticker', 'exchange'].filter((field) => at(field) < 0)
  if (missing.length > 0) {
    throw new ListFileError(
      EXCHANGES_FILE,
      `the fields lack ${missing.join(', ')}: this is another file, or its publisher has changed it`,
    )
  }
  return someRows(
    EXCHANGES_FILE,
    listIn(table, 'data').map((value, index) => {
      const row: readonly unknown[] = Array.isArray(value) && value.length === fields.length ? value : []
      const cell = (field: string): unknown => row[at(field)]
      return rowOf(
        EXCHANGES_FILE,
        `row ${index + 1}`,
        cell('cik'),
        cell('name'),
        cell('ticker'),
        cell('exchange'),
      )
    }),
  )
}

function rowOf(
  file: string,
  place: string,
  cik: unknown,
  name: unknown,
  ticker: unknown,
  exchange: unknown,
): Row {
  const row = {
    cik: paddedCik(cik) ?? '',
    name: lineOf(name),
    ticker: lineOf(ticker),
    exchange: lineOf(exchange),
    file,
  }
  if (row.cik === '' || row.name === '' || row.ticker === '') {
    throw new ListFileError(file, `${place} has no CIK, name or ticker: the publisher has changed the format`)
  }
  return row
}

function someRows(file: string, rows: readonly Row[]): readonly Row[] {
  if (rows.length === 0) throw new ListFileError(file, 'the file holds no company; download it again')
  return rows
}

function recordOf(rows: readonly Row[]): SourceRecord {
  const { cik = '', file = '' } = rows[0] ?? {}
  const key = file === TICKERS_FILE ? 'cik_str' : 'cik'
  const names = [...new Set(rows.map(({ name }) => name))]
  const tickers = [...new Set(rows.map(({ ticker }) => ticker))]
  const identifiers = tickers.map((ticker): PartyIdentifier => {
    const note = rows.find((row) => row.ticker === ticker && row.exchange !== '')?.exchange
    return { scheme: 'ticker', value: ticker, ...(note === undefined ? {} : { note }) }
  })
  return {
    recordId: cik,
    url: edgarCompanyPage(cik),
    locator: `${file} ${key}=${Number(cik)}`,
    parts: [
      {
        kind: 'party',
        ref: 'self',
        partyKind: 'organization',
        names: names.map((full, index): PartyName => ({
          full,
          kind: index === 0 ? 'primary' : 'alias',
          quality: 'strong',
        })),
        identifiers: [{ scheme: 'cik', value: cik }, ...identifiers],
      },
    ],
  }
}

// The offering of a filing: what is sold, how much of it, since when. Amounts of amendments are totals, never to be added.
import type { FundingPart, Money } from '../../model/record.ts'
import type { HeadedRow } from '../../files/csv-rows.ts'
import { isoDate, namedMonthDate } from '../../files/dates.ts'
import { sicIndustry, meaningfulTexts } from '../../files/edgar.ts'
import { cell } from './tables.ts'

export const OFFERING_COLUMNS = [
  'INDUSTRYGROUPTYPE',
  'FEDERALEXEMPTIONS_ITEMS_LIST',
  'PREVIOUSACCESSIONNUMBER',
  'SALE_DATE',
  'TOTALOFFERINGAMOUNT',
  'TOTALAMOUNTSOLD',
  'TOTALNUMBERALREADYINVESTED',
]

/** Boxes of item 9, in the words of the form. */
const SECURITIES: readonly (readonly [column: string, label: string])[] = [
  ['ISEQUITYTYPE', 'Equity'],
  ['ISDEBTTYPE', 'Debt'],
  ['ISOPTIONTOACQUIRETYPE', 'Option, Warrant or Other Right to Acquire Another Security'],
  [
    'ISSECURITYTOBEACQUIREDTYPE',
    'Security to be Acquired Upon Exercise of Option, Warrant or Other Right to Acquire Security',
  ],
  ['ISPOOLEDINVESTMENTFUNDTYPE', 'Pooled Investment Fund Interests'],
  ['ISTENANTINCOMMONTYPE', 'Tenant-in-Common Securities'],
  ['ISMINERALPROPERTYTYPE', 'Mineral Property Securities'],
]

/** The day of a filing: `30-JUN-2026`, in older quarters `2014-06-30`. */
export function offeringFiledOn(submission: HeadedRow): string | undefined {
  const written = cell(submission, 'FILING_DATE')
  return namedMonthDate(written) ?? isoDate(written)
}

/** Branch of the issuer, kind of fund, and its SIC code. */
export function industriesOf(submission: HeadedRow, offering: HeadedRow): readonly string[] {
  return meaningfulTexts([
    cell(offering, 'INDUSTRYGROUPTYPE'),
    cell(offering, 'INVESTMENTFUNDTYPE'),
    ...sicIndustry(cell(submission, 'SIC_CODE')),
  ])
}

/** `sold` is the total since the first sale. Filings of one offering share `seriesKey`: the latest of them holds. */
export function fundingPart(org: string, submission: HeadedRow, offering: HeadedRow): FundingPart {
  const offered = cell(offering, 'TOTALOFFERINGAMOUNT')
  const amount = offered.toLowerCase() === 'indefinite' ? 'indefinite' : dollars(offered)
  const sold = dollars(cell(offering, 'TOTALAMOUNTSOLD'))
  const investors = cell(offering, 'TOTALNUMBERALREADYINVESTED')
  const firstSale = ticked(offering, 'YETTOOCCUR') ? undefined : isoDate(cell(offering, 'SALE_DATE'))
  const filed = offeringFiledOn(submission)
  const amendmentOf = accession(cell(offering, 'PREVIOUSACCESSIONNUMBER'))
  const [seriesKey] = meaningfulTexts([cell(submission, 'FILE_NUM')])
  const securities = securitiesOf(offering)
  const exemptions = meaningfulTexts(cell(offering, 'FEDERALEXEMPTIONS_ITEMS_LIST').split(/\s*,\s*/))
  return {
    kind: 'funding',
    org,
    instrument: 'reg-d',
    ...(amount === undefined ? {} : { offered: amount }),
    ...(sold === undefined ? {} : { sold }),
    ...(/^\d{1,9}$/.test(investors) ? { investors: Number(investors) } : {}),
    ...(firstSale === undefined ? {} : { firstSale }),
    ...(filed === undefined ? {} : { filed }),
    ...(amendmentOf === undefined ? {} : { amendmentOf }),
    ...(seriesKey === undefined ? {} : { seriesKey }),
    ...(securities.length === 0 ? {} : { securities }),
    ...(exemptions.length === 0 ? {} : { exemptions }),
  }
}

function securitiesOf(offering: HeadedRow): readonly string[] {
  const other = ticked(offering, 'ISOTHERTYPE') ? cell(offering, 'DESCRIPTIONOFOTHERTYPE') || 'Other' : ''
  return meaningfulTexts([
    ...SECURITIES.filter(([column]) => ticked(offering, column)).map(([, label]) => label),
    other,
  ])
}

function ticked(row: HeadedRow, column: string): boolean {
  return cell(row, column).toLowerCase() === 'true'
}

/** `788172352.00` is 788172352; cents stay where there are any. */
function dollars(written: string): Money | undefined {
  const plain = written.replace(/[$,]/g, '')
  if (!/^\d+(?:\.\d+)?$/.test(plain)) return undefined
  return { amount: plain.replace(/\.0+$/, '').replace(/^0+(?=\d)/, ''), currency: 'USD' }
}

function accession(written: string): string | undefined {
  const [, filer, year, number] = /^(\d{10})-?(\d\d)-?(\d{6})$/.exec(written) ?? []
  return filer === undefined ? undefined : `${filer}-${year}-${number}`
}

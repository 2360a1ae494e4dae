// What all SEC sources share: terms, the declared client, company numbers and citations.
import type { SourceManifest } from '../model/source.ts'

/**
 * Terms of access that apply to all hosts of the SEC together. The SEC answers 403 to a request without a declared
 * client, so operators put their name and address into the header.
 */
export const secTerms: Pick<SourceManifest, 'publisher' | 'licence' | 'headers' | 'rateLimit'> = {
  publisher: 'US Securities and Exchange Commission',
  licence: 'US government work, public domain (17 USC 105)',
  headers: { 'User-Agent': 'Assay admin@example.org' },
  rateLimit: { group: 'sec', perSecond: 8 },
}

/** A Central Index Key with ten digits, from a number or text; undefined for anything else, including zero. */
export function paddedCik(written: unknown): string | undefined {
  const text =
    typeof written === 'number' ? String(written) : typeof written === 'string' ? written.trim() : ''
  return /^\d{1,10}$/.test(text) && Number(text) > 0 ? text.padStart(10, '0') : undefined
}

/** The page of a company, which lists all its filings. */
export function edgarCompanyPage(cik: string): string {
  return `https://www.sec.gov/edgar/browse/?CIK=${cik}`
}

/** `SIC 3711`, with its description if the source has one. */
export function sicIndustry(code: string, description = ''): readonly string[] {
  return /^0*[1-9]\d*$/.test(code) ? [`SIC ${code} ${description}`.trim()] : []
}

/** The texts with content, without repetitions: EDGAR writes `None`, `N/A` and dashes for an empty value. */
export function meaningfulTexts(texts: readonly string[]): readonly string[] {
  return [...new Set(texts.filter((text) => !/^(?:none|n\/a|-*)$/i.test(text)))]
}

// What all sources of the SEC share: terms, the declared client, the way a company is numbered and cited.
import type { SourceManifest } from '../model/source.ts'

/**
 * Terms of access that hold for every host of the SEC together. A request without a declared client is answered 403, so
 * operators put their own name and address into the header.
 */
export const secTerms: Pick<SourceManifest, 'publisher' | 'licence' | 'headers' | 'rateLimit'> = {
  publisher: 'US Securities and Exchange Commission',
  licence: 'US government work, public domain (17 USC 105)',
  headers: { 'User-Agent': 'Assay admin@example.org' },
  rateLimit: { group: 'sec', perSecond: 8 },
}

/** A Central Index Key with its ten digits, from a number or text; undefined for anything else, zero included. */
export function paddedCik(written: unknown): string | undefined {
  const text =
    typeof written === 'number' ? String(written) : typeof written === 'string' ? written.trim() : ''
  return /^\d{1,10}$/.test(text) && Number(text) > 0 ? text.padStart(10, '0') : undefined
}

/** The page of a company, which lists all it has filed. */
export function edgarCompanyPage(cik: string): string {
  return `https://www.sec.gov/edgar/browse/?CIK=${cik}`
}

/** `SIC 3711`, with the words for it where the source has them. */
export function sicIndustry(code: string, description = ''): readonly string[] {
  return /^0*[1-9]\d*$/.test(code) ? [`SIC ${code} ${description}`.trim()] : []
}

/** The texts that say something: EDGAR writes `None`, `N/A` and dashes where it has nothing; repeated ones are dropped. */
export function meaningfulTexts(texts: readonly string[]): readonly string[] {
  return [...new Set(texts.filter((text) => !/^(?:none|n\/a|-*)$/i.test(text)))]
}

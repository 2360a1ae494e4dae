// An entry of the End User List as a record: an organisation, and the weapons that the ministry has concerns about.
import { createHash } from 'node:crypto'
import { countryCode } from '../../../reference/countries.ts'
import type { PartyName, SourceRecord } from '../../model/record.ts'
import { recordCountries } from '../../files/country-codes.ts'
import { onOneLine, partyOf, present } from '../../files/record-parts.ts'
import type { EulColumn } from './columns.ts'
import { EUL_WORKBOOK, jpMetiEulManifest } from './manifest.ts'

export type EulEntry = Readonly<Record<EulColumn, string>>

const CONCERNS: readonly (readonly [RegExp, string])[] = [
  [/生物|\bB\b/, 'biological weapons'],
  [/化学|\bC\b/, 'chemical weapons'],
  [/ミサイル|\bM\b/, 'missiles'],
  [/核|\bN\b/, 'nuclear weapons'],
  [/通常|conventional/i, 'conventional weapons'],
]
/** A name in Japanese or Chinese behind the Latin one. */
const IN_BRACKETS = /[(（]([^()（）]*[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}][^()（）]*)[)）]/gu
const KANA = /[\p{sc=Hira}\p{sc=Kana}]/u
const FORM_OF_STATE = /^(?:the )?(?:[\p{L}']+ )*?(?:republic|state|kingdom) of (?:the )?/iu

/** The record of an entry; undefined without a name. */
export function eulRecord(entry: EulEntry): SourceRecord | undefined {
  const country = countryOfCell(entry.country)
  const party = partyOf({
    partyKind: 'organization',
    names: [...namesOf(entry.name), ...aliasesOf(entry.aliases)],
    countries: recordCountries([country]),
  })
  if (party === undefined) return undefined
  // why not the number: each edition counts again
  const recordId = createHash('sha1')
    .update(`${country ?? ''} ${party.names[0]?.full}`)
    .digest('hex')
  return {
    recordId,
    url: jpMetiEulManifest.citationTemplate.replace('{recordId}', recordId),
    locator: `${EUL_WORKBOOK} No.=${onOneLine(entry.number)}`,
    parts: [
      party,
      {
        kind: 'listing',
        party: 'self',
        listKind: 'export-control',
        authority: jpMetiEulManifest.publisher,
        programs: ['End User List'],
        ...present<{ readonly reason?: string }>({ reason: concernIn(entry.concern) }),
        status: 'active',
      },
    ],
  }
}

function namesOf(cell: string): readonly PartyName[] {
  const text = onOneLine(cell)
  const latin = onOneLine(text.replace(IN_BRACKETS, ' '))
  const others = [...text.matchAll(IN_BRACKETS)].map(([, full = '']): PartyName => ({
    full,
    kind: KANA.test(full) ? 'alias' : 'original-script',
    quality: 'unknown',
  }))
  return [{ full: latin, kind: 'primary', quality: 'strong' }, ...others]
}

/** A dot begins each alias; a cell without dots has one in each line. */
const aliasesOf = (cell: string): readonly PartyName[] =>
  (cell.includes('・') ? cell.split('・') : cell.split(/[\n;；]/)).map((full) => ({
    full,
    kind: 'alias',
    quality: 'unknown',
  }))

/** The English name of the country, which is behind the Japanese one. */
function countryOfCell(cell: string): string | undefined {
  const text = onOneLine(cell.replace(/[^\p{sc=Latn}' ,.()-]+/gu, ' '))
  return (
    countryCode(text) ??
    countryCode(text.replace(FORM_OF_STATE, '')) ??
    countryCode(text.replace(/\s*\(.*$/, ''))
  )
}

/** Empty for a blank cell; the cell itself where no word of it is known. */
function concernIn(cell: string): string {
  const known = CONCERNS.flatMap(([pattern, weapons]) => (pattern.test(cell) ? [weapons] : []))
  const text = known.length > 0 ? known.join(', ') : onOneLine(cell)
  return text === '' ? '' : `Concern: ${text}`
}

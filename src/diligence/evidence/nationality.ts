// Which countries a nationality means, as people write it in a register: `Iraqi`, `Norwegian,British`, `Citizen of Seychelles`.
import { countryCode } from '../../names/lexicon/country-code.ts'

/** What is no name or adjective of a country in the table of countries; several codes where one word means several. */
const FURTHER: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    ae: 'emirian',
    ba: 'bosnian and herzegovinian',
    bf: 'burkinan',
    bw: 'botswanan|motswana|batswana',
    cd: 'congolese|congolese (drc)|zairean',
    cf: 'central african',
    cg: 'congolese|congolese (congo)',
    dm: 'dominican',
    do: 'dominican',
    ec: 'ecuadorean',
    fr: 'martiniquais|wallisian',
    gb: 'cymraes|cymro|prydeinig|northern irish|ulster|pitcairn islander|st helenian|tristanian',
    gq: 'equatorial guinean',
    gw: 'bissau-guinean',
    hk: 'hong konger|hongkonger',
    kg: 'kyrgyzstani',
    km: 'comoran',
    kn: 'kittitian|kittian|nevisian',
    kp: 'korean',
    kr: 'korean',
    ky: 'cayman islander',
    ls: 'mosotho',
    lu: 'luxembourger|luxemburger',
    pg: 'papua new guinean',
    rs: 'serb',
    sb: 'solomon islander',
    st: 'sao tomean',
    sv: 'salvadorean',
    tc: 'turks and caicos islander',
    tj: 'tajikistani',
    tl: 'east timorese',
    tm: 'turkmenistani',
    tt: 'tobagonian',
    vc: 'vincentian',
    vg: 'british virgin islander',
    xk: 'kosovan',
  })
    .flatMap(([code, words]) => words.split('|').map((word) => [word, code] as const))
    .reduce(
      (table, [word, code]) => table.set(word, [...(table.get(word) ?? []), code]),
      new Map<string, string[]>(),
    ),
)
const CITIZENSHIP = /^(?:citizen|national) of (?:the )?|\b(?:citizen|national)$/g

/** ISO 3166-1 alpha-2 in lower case, each once; empty for what nobody can tell, such as `Stateless`. */
export function countriesOfNationality(written: string): readonly string[] {
  const whole = codesOf(written)
  const codes = whole.length > 0 ? whole : written.split(/[,;/&]|\band\b/i).flatMap(codesOf)
  return [...new Set(codes)]
}

function codesOf(text: string): readonly string[] {
  const word = text.trim().toLowerCase().replaceAll(CITIZENSHIP, '').replaceAll(/\s+/g, ' ').trim()
  const code = FURTHER.has(word) || word === '' ? undefined : countryCode(word)
  return FURTHER.get(word) ?? (code === undefined ? [] : [code])
}

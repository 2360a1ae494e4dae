// Reads the ISO 20275 code list of legal forms: names and abbreviations by country, without a class of body. The words
// of a form give its class. A form whose words give none is left out, because it may be any word.
import type { LegalFormGroup } from '../../names/lexicon/lexicon.ts'
import { NOTHING, type Resource } from './resource.ts'

const CODE = 'ELF Code'
const COUNTRY = 'Country Code (ISO 3166-1)'
const NAMES = [
  'Entity Legal Form name Local name',
  'Entity Legal Form name Transliterated name (per ISO 01-140-10)',
]
const ABBREVIATIONS = ['Abbreviations Local language', 'Abbreviations transliterated']

/** The first class whose words occur in a form decides, so "limited partnership" is a partnership. */
const CLASSES: readonly (readonly [body: string, words: RegExp])[] = [
  [
    'cooperative',
    /co-?op|genossenschaft|kooperat|cooperat|spółdziel|družstv|zadrug|szövetkezet|osuuskun|ühistu|kooperatyv|coöperat/,
  ],
  [
    'partnership',
    /partnership|kommandit|commandit|comandit|maatschap|vennootschap onder firma|nom collectif|nome collettivo|colectiv|handelsgesellschaft|handelsbolag|komandit|spółka (jawna|partnerska)|verejná obchodní|veřejná obchodní|avoin yhtiö|ansvarlig selskap|interessentskab|daiviet/,
  ],
  [
    'limited',
    /limited liability|beschränkter haftung|responsabilité limitée|responsabilidad limitada|responsabilidade limitada|responsabilità limitata|beperkte aansprakelijkheid|ograničenom odgovornošću|omejeno odgovornostjo|ograniczoną odpowiedzialnością|ručením omezeným|ručením obmedzeným|răspundere limitată|korlátolt felelősségű|ierobežotu atbildību|ribotos atsakomybės|ограниченной ответственностью|обмеженою відповідальністю|ограничена отговорност|anpartsselskab|osaühing|sınırlı sorumlu|limited şirket|περιορισμένης ευθύνης|(private|company) .*limited/,
  ],
  [
    'joint-stock',
    /joint[ -]stock|aktiengesellschaft|aktieselskab|aktiebolag|aksjeselskap|société anonyme|société par actions|sociedad anónima|sociedade anónima|sociedade anônima|società per azioni|naamloze vennootschap|spółka akcyjna|akciová společnost|akciová spoločnosť|dioničko društvo|delniška družba|akcionarsko|részvénytársaság|akciju sabiedrība|akcinė bendrovė|aktsiaselts|societate pe acţiuni|societate pe acțiuni|акционерное общество|акціонерне товариство|акционерно дружество|anonim şirket|ανώνυμη εταιρ|public limited company/,
  ],
  [
    'foundation',
    /foundation|stiftung|fondation|fundaci|fundaç|fondazion|stichting|säätiö|stiftelse|nadac|nadáci|zaklada|alapítvány|sihtasutus|eingetragener verein|sans but lucratif|non-?profit/,
  ],
  [
    'sole',
    /sole proprietor|einzelunternehm|einzelkauf|eenmanszaak|empresa individual|entreprise individuelle/,
  ],
]

/** Whether the head of a CSV file belongs to this list. */
export const isElfCodes = (head: readonly string[]): boolean =>
  [CODE, COUNTRY, ...NAMES].every((title) => head.includes(title))

export function readElfCodes(head: readonly string[], rows: readonly (readonly string[])[]): Resource {
  const column = (title: string): ((cells: readonly string[]) => string) => {
    const at = head.indexOf(title)
    return (cells) => (cells[at] ?? '').replace(/\s+/gu, ' ').trim()
  }
  const country = column(COUNTRY)
  const names = NAMES.map(column)
  const abbreviations = ABBREVIATIONS.map(column)
  const spellings = new Map<
    string,
    { readonly body: string; readonly countries: Set<string>; readonly form: string }
  >()
  let leftOut = 0
  for (const cells of rows) {
    const code = country(cells).toLowerCase()
    const full = names.map((read) => read(cells)).filter((name) => name !== '')
    const body = CLASSES.find(([, words]) => full.some((name) => words.test(name.toLowerCase())))?.[0]
    if (body === undefined || !/^[a-z]{2}$/.test(code)) {
      leftOut++
      continue
    }
    const short = abbreviations.flatMap((read) => read(cells).split(/[;|]/)).map((form) => form.trim())
    for (const form of [...full, ...short]) {
      if (form.length < 2) continue
      // why without points: `S.A.` and `SA` are one form, and their countries belong together
      const key = form.toLowerCase().replace(/[\p{P}\p{S}\s]/gu, '')
      const known = spellings.get(key)
      // why the first class stays: the list repeats an abbreviation under rare variants of its form
      if (known === undefined) spellings.set(key, { body, countries: new Set([code]), form })
      else known.countries.add(code)
    }
  }
  return {
    corpus: 'elf-codes',
    groups: { ...NOTHING, legalForms: grouped([...spellings.values()]) },
    leftOut,
  }
}

/** Groups forms with the same class and countries, which keeps the stored file small. */
function grouped(
  spellings: readonly {
    readonly body: string
    readonly countries: ReadonlySet<string>
    readonly form: string
  }[],
): LegalFormGroup[] {
  const groups = new Map<string, { body: string; countries: string[]; forms: string[] }>()
  for (const { body, countries, form } of spellings) {
    const sorted = [...countries].sort()
    const key = `${body} ${sorted.join(' ')}`
    const known = groups.get(key)
    if (known === undefined) groups.set(key, { body, countries: sorted, forms: [form] })
    else known.forms.push(form)
  }
  return [...groups.values()]
}

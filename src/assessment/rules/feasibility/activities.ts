// Names the regulated activities that a text speaks of.
import { remember } from '../../../base/remember.ts'
import { type PhraseInText, type PhraseLookup, phraseLookup } from './phrase-tables.ts'
import { REGULATED_ACTIVITIES } from './tables/regulated-activities.ts'

/** Trades that are as often the customers of a venture as the venture itself: "rotas for nursing homes". */
const TRADE =
  /^(?:brewer|distiller|winer|brauerei|casino|kasyn|казино|airline|fluggesell|aerolinea|insurance|versicherungsmakler|apothek|pharmac|farmac|kita|kinder|nurser|creche|micro-creche|day\s?care|child|school|private school|kindergarten|guarderia|escuela|asil|przedszkol|zlob|детск|anaokul|kres|nursing|care home|retirement|hospice|pflege|kranken|hospiz|residencia|ehpad|maison|lar de|casa di|verpleeg|zorg|thuiszorg|dom\S* opieki|дом|huzurevi|taxi|такси|staffing|employment|temp|recruit|zeitarbeit|uitzend|agenc|interim|radiolog|hebamme|taksowk|taksi|babysit|保育|幼稚園|学童|老人ホーム|介護|訪問看護|幼儿园|养老院|托育|어린이집|유치원|요양원|방문 간호)/u
/** The trade is a buyer behind a word for "for", or before one where a language puts it behind. */
const FOR = /(?:^|\s)(?:for|fur|para|pour|per|voor|dla|для|لل|为|给|為)\s*(?:\p{L}+\s+){0,2}$/u
const FOR_BEHIND = /^\S{0,8}\s?(?:icin|के लिए|向け|のため|を支援|를 위한|을 위한|용 )/u

const isOffered = ({ before, phrase, after }: PhraseInText): boolean =>
  !TRADE.test(phrase) || !(FOR.test(before) || FOR_BEHIND.test(after))

type Lookups = readonly (readonly [name: string, lookUp: PhraseLookup])[]

const lookupsWhere = (isMeant: (found: PhraseInText) => boolean): Lookups =>
  REGULATED_ACTIVITIES.map(({ name, phrases }) => [name, phraseLookup(phrases, isMeant)])

const offered = lookupsWhere(isOffered)
/** Who the customers are names their trades: those are not what the venture does. */
const ofCustomers = lookupsWhere(({ phrase }) => !TRADE.test(phrase))

export interface NamedActivity {
  readonly name: string
  /** The words of the text that name it. */
  readonly words: string
}

const namedIn = (lookups: Lookups, text: string): readonly NamedActivity[] =>
  lookups.flatMap(([name, lookUp]) => {
    const span = lookUp(text)
    return span === undefined ? [] : [{ name, words: text.slice(span.start, span.end) }]
  })

/** The activities that a pitch names, in the order of the table. */
export const regulatedActivities: (text: string) => readonly NamedActivity[] = remember((text) =>
  namedIn(offered, text),
)

/** The activities that a text about the customers names, in the order of the table. */
export const activitiesOfCustomers: (text: string) => readonly NamedActivity[] = remember((text) =>
  namedIn(ofCustomers, text),
)

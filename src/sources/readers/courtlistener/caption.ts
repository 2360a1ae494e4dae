// Parties of a case by its name alone: who stands before and behind the "v.", and whom an "In re" is about.
import type { CaseParty, CasePart } from '../../model/record.ts'
import { onOneLine } from '../../files/record-parts.ts'
import { isBareForm, jointDebtors, partyNames } from './caption-names.ts'

type Role = CaseParty['role']

const VERSUS = /\s+(?:vs?\.\s*|Vs\.\s*|VS\.?\s+|(?:vs?|versus|-v\.?-)(?:\s+|$))/
/** An initial or a "versus": see `sidesOf`. */
const CAPITAL = /\s+V\.\s+/
const CAPITALS_ONLY = /\s+V\.?\s+/
const LOWER = /\p{Ll}/u
const ABOUT =
  /^(?:in\s+re\b|in\s+the\s+matter\s+of\b|(?:the\s+)?matter\s+of\b|ex\s+parte\b)(?:\s+the\s+matter\s+of\b)?:?\s*/i
/** `Trustee v. Creditor (In re Debtor)`. */
const ABOUT_BEHIND =
  /[,;]?\s*[([]\s*(?:in\s+re\b|in\s+the\s+matter\s+of\b|matter\s+of\b):?\s*(.+?)\s*[)\]]*\s*$/i
const DEBTOR_LABEL = /[,(]\s*(?:the\s+)?(?:joint\s+|reorganized\s+|alleged\s+)?debtors?\b/i
const RESPONDENT_LABEL = /[,(]\s*respondents?\b/i

/** What a proceeding without an opponent is called, before and behind the name of whom it is about. */
const PROCEEDING_BEFORE =
  /^(?:the\s+)?(?:(?:(?:ex\s+parte\s+)?application|petition|complaint|liquidation|dissolution|marriage|adoption|guardianship|conservatorship|subpoena(?:\s+duces\s+tecum)?(?:\s+(?:issued|directed))?)\s+(?:of|to|for)\s+|(?=estate\s+of\b))(?:the\s+(?=estate\b))?/i
const PROCEEDING_BEHIND =
  /(?:[\s,&/]+(?:and\s+)?(?:securities|secs\.?|sec\.?|antitrust|derivative|shareholders?|stockholders?|erisa|patents?|consumer|products?|liability|marketing|sales|practices|data|security|breach|privacy|customer|pricing|bondholder|ipo|merger|litig(?:ation)?\.?|mdl|actions?|\(?no\.?\s*[\w-]+\)?))*[\s,]+(?:litig(?:ation)?\.?|mdl)(?:[\s,(]*(?:mdl|no\.?|[ivx]+|[\d-]+)\b[\s.)]*)*$/i
const PURPOSE =
  /\s+(?:for|pursuant\s+to|seeking|authorizing)\s+(?:an?\s+|the\s+)?(?:order|judicial|warrant|discovery|exoneration|limitation|use|\d).*$/i
const ABOUT_NOBODY =
  /^(?:the\s+)?(?:\w+\s+)?(?:grand\s+jury|search(?:es)?\s+(?:of|warrants?)|search\s+warrants?|seizure\s+of|sealed\b.*|information\s+associated|cell(?:ular)?\s+(?:phone|telephone)|pen\s+register|tracking|general\s+order|administrative\s+order|rules?\s+of)\b/i

/**
 * The parties in the order written, without repetitions. Of `A v. B` A is the plaintiff and B the defendant, whoever else
 * follows is `other`; `In re X` makes X the debtor in a bankruptcy and `other` elsewhere. A caption names the first
 * parties at most, so the list is never complete. Empty where the caption names nobody (sealed cases, searches) or can
 * be read in two ways.
 */
export function captionParties(caption: string, caseKind: CasePart['caseKind']): readonly CaseParty[] {
  const subject: Role = caseKind === 'bankruptcy' ? 'debtor' : 'other'
  const { main, about } = liftAbout(onOneLine(caption).replace(/,(?:\s*,)+/g, ','))
  const sides = sidesOf(main, caseKind)
  const parties =
    sides.length > 1
      ? sides.flatMap((side, at) => partiesOf(withoutAbout(side), roleAt(side, at)))
      : subjectOf(main, subject)
  return distinct([...parties, ...(about === '' ? [] : subjectOf(about, subject))])
}

/** `In re X, A v. B` and `A v. B (In re X)`: the dispute, and whom the case around it is about. */
function liftAbout(text: string): { readonly main: string; readonly about: string } {
  const [behind, inside = ''] = ABOUT_BEHIND.exec(text) ?? []
  const main = behind === undefined ? text : text.slice(0, -behind.length)
  if (behind !== undefined && main !== '') return { main, about: inside }

  const versus = VERSUS.exec(text)?.index
  if (!ABOUT.test(text) || versus === undefined) return { main: text, about: '' }
  const segments = text.slice(0, versus).split(/(?<=[,;:])\s+/)
  // The plaintiff begins behind a comma, unless that comma belongs to a legal form (`Acme, Inc.`) or an office.
  for (let at = segments.length - 1; at > 0; at--) {
    const segment = segments[at] ?? ''
    if (isBareForm(segment) || partyNames(`Xx, ${segment}`).join() === 'Xx') continue
    return {
      main: segments.slice(at).join(' ') + text.slice(versus),
      about: segments
        .slice(0, at)
        .join(' ')
        .replace(/[,;:]$/, ''),
    }
  }
  return { main: text, about: '' }
}

/**
 * A small `v` always stands between sides. A capital one may be an initial: it counts where it is the only one, and not
 * where the whole caption should be a name. With several of them nobody can tell: no sides, and no parties.
 */
function sidesOf(text: string, caseKind: CasePart['caseKind']): readonly string[] {
  if (VERSUS.test(text)) return text.split(VERSUS)
  if (ABOUT.test(text) || caseKind === 'bankruptcy') return [text]
  const sides = text.split(LOWER.test(text) ? CAPITAL : CAPITALS_ONLY)
  return sides.length > 2 ? ['', ''] : sides
}

function roleAt(side: string, at: number): Role {
  if (DEBTOR_LABEL.test(side)) return 'debtor'
  if (at === 0) return 'plaintiff'
  if (at > 1) return 'other'
  return RESPONDENT_LABEL.test(side) ? 'respondent' : 'defendant'
}

function withoutAbout(side: string): string {
  return side.replace(ABOUT, '')
}

function subjectOf(text: string, role: Role): readonly CaseParty[] {
  const subject = withoutAbout(text)
  if (ABOUT_NOBODY.test(subject)) return []
  const name = subject.replace(PROCEEDING_BEFORE, '').replace(PROCEEDING_BEHIND, '').replace(PURPOSE, '')
  const own: Role = DEBTOR_LABEL.test(name) ? 'debtor' : role
  const isCouple = own === 'debtor' || /^(?:the\s+)?marriage\s+of\b/i.test(subject)
  return isCouple ? jointDebtors(name).flatMap((each) => partiesOf(each, own)) : partiesOf(name, own)
}

function partiesOf(side: string, role: Role): readonly CaseParty[] {
  return partyNames(side).map((name) => ({ name, role, derivedFrom: 'caption' }))
}

function distinct(parties: readonly CaseParty[]): readonly CaseParty[] {
  const seen = new Set<string>()
  return parties.filter(({ name, role }) => {
    const key = `${role} ${name}`
    return !seen.has(key) && seen.add(key)
  })
}

// Extracts the names from one side of a case name, without the court's remarks about the parties.

/** Legal forms that end a name. Short ones match in capitals only; in lower case they would match ordinary words. */
const FORM =
  'Inc|INC|Incorporated|INCORPORATED|Corp|CORP|Corporation|CORPORATION|Ltd|LTD|Limited|LIMITED|' +
  'LLC|Llc|L\\.\\s?L\\.\\s?C|LLP|L\\.L\\.P|PLLC|P\\.L\\.L\\.C|LP|L\\.P|PLC|Plc|plc|P\\.C|N\\.A|S\\.A|AG|GmbH|GMBH|B\\.V|N\\.V'
const ENDS_WITH_FORM = new RegExp(`(?<![\\p{L}.])(?:${FORM})\\.?$`, 'u')
const BARE_FORM = new RegExp(`^(?:${FORM}|Co|CO|Company|P\\.?A|S\\.?p\\.?A)\\.?[,;]?$`, 'u')
/** Where a name with a legal form ends and the next name begins. */
const BETWEEN_FIRMS = new RegExp(
  `(?<=(?<![\\p{L}.])(?:${FORM})\\.?)(?:,?\\s+(and|&)\\s+(?!(?:Co|Company|Sons|Bros)\\b)|,\\s+(?!(?:${FORM}|and)\\b))`,
  'u',
)

const AND_OTHERS =
  /[\s,]+(?:et\.?\s?als?\b\.?|et\s+(?:ux|vir)\b\.?|(?:and|&)\s+(?:all\s+)?others\b(?:\s+similarly\s+situated)?\.?(?=\s*(?:,|$)))/gi
/** `(1)` counts defendants. Clerks write prisoners, persons without a lawyer and joined cases in capitals. */
const CLERKS_MARK =
  /\s*[([](?:-?\d+|[a-z]|INMATE\s*\d*|PS|PC|HC|SS|DP|MAG\+?|CONSOLIDATED|LEAD(?:\s+CASE)?|JOINT\s+ASSIGN|DEATH\s+PENALTY|CLOSED)[)\]]/g
/** From here on the text says in what capacity or for whom a party acts, or what the party is. */
const CAPACITY = new RegExp(
  [
    '[\\s,]+(?:individually|jointly|derivatively)\\b',
    '[\\s,]+(?:and\\s+)?(?:suing\\s+)?(?:on\\s+)?(?:be)?half\\s+of\\b',
    '[\\s,]+for\\s+(?:himself|herself|itself|themselves|the\\s+use\\s+(?:and\\s+benefit\\s+)?of)\\b',
    '[\\s,]+by\\s+(?:and\\s+through|his|her|its|their|next\\s+friend)\\b',
    '[\\s,]+(?:solely\\s+)?in\\s+(?:his|her|its|their)\\s+(?:\\w+\\s+){0,3}capacit(?:y|ies)\\b',
    '[\\s,]+(?:solely\\s+|not\\s+individually\\s+but\\s+)?as\\s+(?:(?:the|an?|duly|chapter\\s+\\d+|liquidating|successor|indenture|court-appointed|special|independent|co-?)\\s*){0,3}' +
      '(?:trustee|execut(?:or|rix)|administrat(?:or|rix)|personal\\s+representative|representative|next\\s+friend|guardian|assignee|subrogee|receiver|parent|mother|father|successor|agent|liquidator|beneficiary|secretary|director|commissioner|governor|member|officer|president|attorney)s?\\b',
    ',\\s+(?:a|an)\\s+(?:[\\w-]+\\s+){0,5}(?:corporation|company|partnership|association|individual|corp\\.|municipality|entity|minor|infant|person|trust|subsidiary|division|citizen|resident)\\b',
    ',\\s+(?:deceased|pro\\s+se|esq|incapacitated)\\b',
    '(?:,\\s+[(\\[]?|\\s+[(\\[])(?:the\\s+)?(?:(?:third[-\\s]party|cross|counter|joint|reorganized|alleged|nominal|consolidated|lead|chapter\\s+\\d+)[-\\s]*)*' +
      '(?:plaintiff|defendant|petitioner|respondent|appellant|appellee|debtor|claimant|intervenor|relator|movant|creditor)s?(?:\\(s\\))?(?=[\\s,.;)\\]/-]|$)',
    ',\\s+(?:(?:the|acting|former|chapter\\s+\\d+|u\\.?s\\.?|united\\s+states)\\s+)*(?:trustee|warden|sheriff|superintendent|director|secretary|commissioner|administrator|attorney\\s+general|governor|judge|mayor|chief|chair(?:man)?|receiver|liquidator|executor|executrix)\\b',
  ].join('|'),
  'i',
)
const OTHER_NAME =
  /[\s,(]+(?:(?:d\/?b\/?a|a\/?k\/?a|f\/?k\/?a|n\/?k\/?a|f\/d\/b\/a|t\/a|d\.b\.a\.|a\.k\.a\.|f\.k\.a\.|n\.k\.a\.)|doing\s+business\s+as|(?:also|formerly|now)\s+known\s+as|trading\s+as|ex\s+rel\.?|on\s+(?:the\s+)?relation\s+of):?\s+/i
const NO_NAME =
  /^(?:sealed(?:\s+(?:case|party|parties|plaintiff|defendant|matter|v)\d*)?|under\s+seal|suppressed|redacted|unknown(?:\s+(?:case\s+title|part(?:y|ies)|defendants?|plaintiffs?|persons?))?|unnamed|n\/?a|none|(?:john\s+|jane\s+)?does?\s+(?:nos?\.?\s+)?[\d-].*|does|(?:its\s+)?(?:affiliates|subsidiaries)|others?|parties|plaintiffs?|defendants?|debtors?|vs?\.?)$/i

/** Whether the text is only a legal form. A comma before it does not divide names. */
export function isBareForm(text: string): boolean {
  return BARE_FORM.test(text.trim())
}

/**
 * Names of a side, in the order written: each of several firms, also the trading name of a firm, both names of a
 * relator. Persons in a row are not divided: `Smith, Jones and Brown` may be one firm. Text that is not a name (sealed,
 * Does 1-10, a sum of money) gives none.
 */
export function partyNames(side: string): readonly string[] {
  const names = side
    .split(/;\s+/)
    .flatMap((part) => part.replace(AND_OTHERS, '').replace(CLERKS_MARK, '').split(OTHER_NAME))
    .flatMap((part) => firms(withoutCapacity(part)))
    .map(tidy)
    .filter((name) => /\p{L}{2}|\p{L}\.|\d\p{L}|\p{L}\d/u.test(name))
    .filter((name) => !NO_NAME.test(name) && !isBareForm(name) && !/^(?:approximately\s+)?\$/i.test(name))
  return [...new Set(names)]
}

/** Two debtors with one surname, as married couples file: `Ann B. Cole and Max Cole`. Any other text stays whole. */
export function jointDebtors(text: string): readonly string[] {
  const sides = withoutCapacity(text.replace(AND_OTHERS, '')).split(/\s+(?:and|&)\s+/i)
  const surnames = sides.map((side) => surnameOf(side.trim()))
  const isCouple = sides.length === 2 && surnames[0] !== undefined && surnames[0] === surnames[1]
  return isCouple ? sides : [text]
}

function surnameOf(person: string): string | undefined {
  const words = person.replace(/,?\s+(?:jr|sr|i{1,3}|iv)\.?$/i, '').split(' ')
  return words.length > 1 && !ENDS_WITH_FORM.test(person) ? words.at(-1)?.toLowerCase() : undefined
}

function withoutCapacity(text: string): string {
  const cut = CAPACITY.exec(` ${text}`)?.index
  return cut === undefined || cut === 0 ? text : text.slice(0, cut - 1)
}

/** Divides text only after a legal form. A piece without one is kept after "and", and is a remark after a comma. */
function firms(text: string): readonly string[] {
  const [first = '', ...rest] = text.trim().split(BETWEEN_FIRMS)
  const names = [first]
  for (let at = 0; at + 1 < rest.length; at += 2) {
    const [joint, piece = ''] = [rest[at], rest[at + 1]]
    if (joint !== undefined || ENDS_WITH_FORM.test(piece.trim())) names.push(piece)
  }
  return names
}

function tidy(name: string): string {
  const text = name
    .replace(/^[\s,;:&]+|[\s,;:&]+$/g, '')
    .replace(/^(?:and|&)\s+/i, '')
    .replace(/^"([^"]+)"$/, '$1')
  // A cut may leave one of two brackets.
  return /\(.*\)/.test(text) ? text : text.replace(/\s*[()]/g, '')
}

// Splits one alias of the UN list into names: joined by semicolons, lettered, or in brackets in another script.
const TRAILING_REMARK =
  /\s*[,(]\s*(?:original script|birth name|combat name|third|previously listed as|born\b.*|false identity\b.*)\s*\)?\s*$/i
/** Matches brackets inside brackets: `(Ansar (AAS); Katibat Ansar)`. */
const BRACKETS = /\(((?:[^()]|\([^()]*\))*)\)/g
const LABEL = /^\s*original script:\s*/i
const LATIN = /\p{Script=Latin}/u
const OTHER_SCRIPT = /(?!\p{Script=Latin})\p{L}/u

/** The names in an alias, in the order written. */
export function aliasNames(written: string): readonly string[] {
  const lifted: string[] = []
  const outside = written
    .replace(/\(original script\)/gi, '')
    .replace(BRACKETS, (whole: string, within: string) => {
      const inner = within.replace(LABEL, '')
      if (!inner.includes(';') && !otherScript(inner, written.replace(whole, ''))) return whole
      lifted.push(inner)
      return ';'
    })
  return [outside, ...lifted]
    .flatMap((part) => part.split(/;|\s[a-z]\)\s/))
    .map((name) =>
      name
        .replace(TRAILING_REMARK, '')
        .replace(/ - sub-unit name$/, '')
        .replace(/^[\s,)]+|[\s,]+$/g, '')
        .trim()
        .replace(/^"([^"]+)"$/, '$1'),
    )
    .filter((name) => name !== '')
}

/** `Leader (Hong Kong) Trading` is one name; a bracket in another script repeats the name. */
function otherScript(inner: string, around: string): boolean {
  return LATIN.test(inner)
    ? !LATIN.test(around.replace(BRACKETS, '')) && OTHER_SCRIPT.test(around)
    : OTHER_SCRIPT.test(inner) && LATIN.test(around)
}

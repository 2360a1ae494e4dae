// Detects placeholder or invented text, and hosts that have no owner (rule Q-7). Patterns and ids are part of the
// protocol version.

const PATTERNS = [
  ['lorem', /\b(lorem ipsum|dolor sit amet|consectetur adipiscing)\b/i],
  ['marker_caps', /(^|[\s[(<{"'])(TBD|TBA|TODO|FIXME|XXX+|N\/A)([\s\])>}"'.,:;!?]|$)/],
  [
    'marker_start',
    /^\s*(tbd|tba|todo|n\/a|none|null|undefined|unknown|test|placeholder)\b\s*[:.-]?\s*$|^\s*(todo|fixme|placeholder)\s*[:-]/i,
  ],
  [
    'marker_phrase',
    /\b(fill in (here|later)|insert [a-z ]{0,30}here|insert (quote|text|name|url)|to be (determined|added|filled in|confirmed later)|sample (quote|text)|example quote|dummy (text|quote|data)|test (quote|signal)|quote goes here|real quote here)\b/i,
  ],
  ['template_braces', /\{\{[^}]*\}\}|\$\{[^}]*\}|<%[^%]*%>|\{[a-z_ ]{2,40}\}|\[[A-Z][A-Z _]{2,40}\]/],
  [
    'template_slot',
    /\[(?:your|customer|company|user|name|role|competitor|product|problem|quote|date|url|number|industry|job title)(?:[ _-][a-z _-]{0,30})?\]|<(?:your|customer|company|name|role|product|problem|quote|insert)(?:[ _-][a-z _-]{0,30})?>/i,
  ],
  [
    'reported_speech',
    /^\s*["'\u201c]?(users|interviewees?|respondents?|prospects|the (user|customer|client|interviewee|respondent|prospect)|(some|many|most|several|multiple|numerous) (users|customers|clients|people|founders|teams|owners))\b[^.!?]{0,20}\b(said|say|says|told (me|us)|mentioned|reported|express(ed)?|indicated|stated|feel|felt) (that|they|about|to|frustrat\w+)\b/i,
  ],
  [
    'ai_voice',
    /\b(as an ai\b|as a language model|i cannot (browse|access)|i don't have access to the (web|internet|page)|hypothetical (user|quote|customer)|(simulated|synthetic|illustrative|fictional|composite) (quote|user|customer|persona|example)|here('s| is) (a|an) (sample|possible|potential) quote)/i,
  ],
  [
    'keyboard_mash',
    /\b(asdf\w*|qwer(ty)?\w*|zxcv\w*|hjkl\w*|sdfg\w*|foo ?bar|blah( blah)+|test test|abc ?123|lol(lol)+)\b/i,
  ],
  ['reserved_host', /\bexample\.(?:com|org|net|edu)\b/i],
  ['punctuation_only', /^[\s.\u2026\-_*#]+$/],
] as const satisfies readonly (readonly [id: string, pattern: RegExp])[]

export type PlaceholderId =
  | (typeof PATTERNS)[number][0]
  | 'word_run'
  | 'low_variety'
  | 'char_run'
  | 'no_vowels'

const BAD_HOST =
  /^(localhost|.*\.(example|invalid|test|localhost|local|internal|home\.arpa|onion)|(www\.)?example\.(com|org|net|edu)|(www\.)?(yoursite|yourdomain|your-?company|yourcompany|website|placeholder|mycompany|fakeurl|fake-?site|sampleurl|dummy)\.(com|org|net|io|co)|\d{1,3}(\.\d{1,3}){3}|\[.*\])$/i

/** Id of the first placeholder pattern that matches a text, or null. */
export function placeholderIn(text: string): PlaceholderId | null {
  const shortened = shortenGaps(text)
  return PATTERNS.find(([, pattern]) => pattern.test(shortened))?.[0] ?? repetitionIn(shortened)
}

/** Whether a parsed host name is reserved, local, numeric or a well-known placeholder. */
export function isPlaceholderHost(host: string): boolean {
  return BAD_HOST.test(host)
}

/**
 * Cuts runs of white space to 64 characters. No pattern counts beyond 41, so the result is the same. Without the cut,
 * `\s*` would search 200 KB of spaces for minutes.
 */
function shortenGaps(text: string): string {
  return text.replace(/(\s{64})\s+/g, '$1')
}

function repetitionIn(text: string): PlaceholderId | null {
  const words =
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}']+/gu) ?? []
  if (words.some((word, i) => word === words[i + 1] && word === words[i + 2])) return 'word_run'
  if (words.length >= 8 && new Set(words).size / words.length < 0.45) return 'low_variety'
  if (/(.)\1{5,}/u.test(text.replace(/\s/g, ''))) return 'char_run'
  const mute = words.filter((word) => /^[b-df-hj-np-tv-xz]{5,}$/.test(word))
  return words.length >= 6 && mute.length / words.length > 0.3 ? 'no_vowels' : null
}

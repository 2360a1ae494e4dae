// Words that show how specific a text is: roles, generic segments and channels, superlatives (rule S-11, section 5.3).
// The lexicons are English (L-1) and part of the protocol version.

export type RoleClass = 'unknown' | 'adjacent' | 'buyer' | 'user'

const BUYER =
  /\b(owner|founder|co-?founder|ceo|coo|cfo|cto|cio|cmo|ciso|chief|vp|vice president|head|director|partner|principal|president|general manager|gm|procurement|buyer|managing|manager|lead)\b/i
const UNKNOWN =
  /^(user|customer|someone|anonymous|unknown|person|redditor|reddit user|commenter|poster|n\/?a|none|people|reviewer)$/i
const ADJACENT =
  /\b(investor|vc|journalist|consultant|advisor|influencer|blogger|analyst firm|vendor|sales rep|marketer at)\b/i

/** Class of a speaker role (S-11), tested in the order unknown, adjacent, buyer; every other role is a user. */
export function roleClass(role: string): RoleClass {
  if (UNKNOWN.test(role.trim())) return 'unknown'
  if (ADJACENT.test(role)) return 'adjacent'
  return BUYER.test(role) ? 'buyer' : 'user'
}

const GENERIC_SEGMENT =
  /^(everyone|everybody|anyone|all (businesses|companies|people|users|founders|developers)|businesses|companies|smbs?|small businesses|enterprises?|consumers|people|startups|developers|millennials|gen z)\.?$/i
const GENERIC_CHANNEL =
  /^(content( marketing)?|social( media)?|seo|ads?|paid ads|word of mouth|viral(ity)?|marketing|online|internet|influencers?|partnerships?|email)\.?$/i
const SUPERLATIVE =
  /\b(better|faster|cheaper|easier|ai-powered|seamless|revolutionary|next-gen|all-in-one|10x)\b/i
const MOTIVATION =
  /\b(passion(ate)?|hard[- ]?work\w*|driven|motivated|care deeply|believe in|obsess\w+|hustle)\b/i

/** Whether a segment is not specific (GENERIC_ICP). */
export function isGenericSegment(segment: string): boolean {
  return GENERIC_SEGMENT.test(segment.trim())
}

/** Whether a channel target does not name a venue. */
export function isGenericChannel(target: string): boolean {
  return GENERIC_CHANNEL.test(target.trim())
}

export function hasSuperlative(text: string): boolean {
  return SUPERLATIVE.test(text)
}

/** Whether a claim is about motivation. */
export function isMotivational(claim: string): boolean {
  return MOTIVATION.test(claim)
}

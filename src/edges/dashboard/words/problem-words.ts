// What a refusal says to people: what happened and what to do next. The messages of the service are for programs. Every code
// has its words, because a page can meet each of them sooner or later.
import type { ProblemCode } from '../../../contract/problems/problems.ts'
import type { ProblemBody } from '../../../contract/vocabulary/problem.ts'
import { counted } from './naming.ts'

type Words = string | ((problem: ProblemBody) => string)

const STRANGE =
  'This page and the server do not understand each other, perhaps because the server was renewed. Load the page again; what you typed is kept.'
const SIGNED_OUT = 'You are not signed in any more. Sign in again; what you typed is kept.'
const OLD_ASSESSMENT = 'This assessment has changed since the page was loaded. Load the page again.'
const ON_OUR_SIDE = 'If it goes on, tell whoever runs the server the number below.'

const words: Readonly<Record<ProblemCode, Words>> = {
  invalid_json: STRANGE,
  invalid_request: (problem) =>
    (problem.issues ?? []).length > 0
      ? 'Something in it does not fit. Correct it and send it again.'
      : `${firstSentence(problem)} Correct it and try again.`,
  too_many_citations: STRANGE,
  unknown_axis: STRANGE,
  unknown_category: 'There is no such kind of venture any more. Load the page again and choose another one.',
  unsupported_format: STRANGE,
  missing_credentials: SIGNED_OUT,
  invalid_api_key: SIGNED_OUT,
  expired_api_key: SIGNED_OUT,
  invalid_session_token: OLD_ASSESSMENT,
  expired_session_token: OLD_ASSESSMENT,
  session_key_mismatch: 'A key opened this assessment. Whoever has that key goes on with it.',
  sign_in_failed:
    'E-mail address or password is wrong. Check both: an address that has an account needs its own password. If that is lost, whoever runs the server can make a link for a new one.',
  tier_required: 'This is part of Pro. An owner of the workspace can have it moved to Pro.',
  role_required:
    'Your role does not allow this. Ask an owner of the workspace, or whoever runs the server where it is about the server.',
  cross_site_request:
    'The server knows this page under another address. Open the dashboard at the address you were given.',
  https_required:
    'Signing in needs an address that begins with https://. Whoever runs the server can set one up.',
  insufficient_scope: STRANGE,
  foreign_origin:
    'The server knows this page under another address. Open the dashboard at the address you were given.',
  not_found: 'It is not here, or not any more. Load the page again to see what there is.',
  unknown_scorer: STRANGE,
  method_not_allowed: STRANGE,
  link_invalid:
    'The link opens nothing any more: it was used, withdrawn, or is too old. Ask whoever gave it to you for a new one.',
  payload_too_large: 'This is more than can be sent at once. Shorten the longest text and send it again.',
  expectation_failed: STRANGE,
  headers_too_large: STRANGE,
  unsupported_media_type: STRANGE,
  last_owner: 'A workspace keeps one owner at least. Make somebody else an owner first.',
  verdict_not_build: 'This opens when the verdict is to build. The roadmap says what is missing.',
  not_finished: 'The run is still under way. Wait until it has ended, then try again.',
  idempotency_key_reused: STRANGE,
  signals_missing:
    'There is no score yet, because evidence is missing. Add what is listed, then score again.',
  not_scored: 'The evidence has changed since the last score. Score the assessment again first.',
  kind_not_on_axis: STRANGE,
  unknown_field: STRANGE,
  invalid_value: 'Something in it does not fit. Correct it and send it again.',
  future_date: 'A date lies in the future. Give the day on which the evidence was published or seen.',
  too_old: 'The quote is over ten years old. Choose one from the last ten years.',
  too_short: 'A text is too short to be evidence. Give the full wording of the source.',
  placeholder_text: 'A text or an address is only a stand-in. Give the real wording and the real source.',
  duplicate_signal: (problem) =>
    `The evidence has this already${asEntry(problem)}. Nothing is lost: add something else.`,
  near_duplicate: (problem) =>
    `This says nearly the same as what is there already${asEntry(problem)}. Add evidence from another person or source.`,
  pitch_echo: "The quote repeats the pitch. Give the customer's own words, not the founder's.",
  self_source: 'The source is one of the founder. Give one that the founder has no say in.',
  too_many_entries: 'There is as much of this kind as counts. Add evidence of another kind.',
  head_check_failed:
    'A source does not answer. Open its address in your browser: if it is there, send it again, otherwise give another source.',
  quota_exceeded:
    'The free assessments of this month are used. More begin with the next month (UTC), or with Pro.',
  rate_limited: (problem) => `That was a lot at once. ${wait(problem)}, then try again.`,
  internal: `Something went wrong on our side. Try again once. ${ON_OUR_SIDE}`,
  signing_misconfigured: `The server is not set up completely. ${ON_OUR_SIDE}`,
  upstream_unreachable: 'The server does not answer. Try again in a moment.',
  overloaded: (problem) => `The server is busy. ${wait(problem)}, then try again.`,
  not_available: (problem) => `${firstSentence(problem)} Whoever runs the server can say when it will be.`,
}

/** What to tell people; in the words of the service where it is newer than this page. */
export function problemWords(problem: ProblemBody): string {
  const said = (words as Readonly<Record<string, Words>>)[problem.error] ?? problem.message
  return typeof said === 'string' ? said : said(problem)
}

/** `market.named_prospect: need 3, have 1` -> axis, kind and figures. */
export function missingSignal(text: string) {
  const [, axis = '', kind = '', need = '', have = ''] =
    /^(\w+)\.(\w+): need (\d+), have (\d+)$/.exec(text) ?? []
  return { axis, kind, need, have }
}

/** What the service says closest; its advice, which follows, is for programs. */
const firstSentence = ({ message }: ProblemBody): string => /^.+?[.?](?= |$)/s.exec(message)?.[0] ?? message

const asEntry = ({ entry }: ProblemBody): string => (entry === undefined ? '' : `, as ${entry}`)

function wait({ retry_after_seconds: seconds = 1 }: ProblemBody): string {
  return `Wait ${seconds < 90 ? counted(seconds, 'second') : counted(Math.ceil(seconds / 60), 'minute')}`
}

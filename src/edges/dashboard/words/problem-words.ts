// What a refusal says to people: what happened and what to do next. The messages of the service are for programs. Every code
// has its words, because a page can meet each of them sooner or later.
import type { ProblemCode } from '../../../contract/problems/problems.ts'
import type { ProblemBody } from '../../../contract/vocabulary/problem.ts'
import { counted } from './naming.ts'

type Words = string | ((problem: ProblemBody) => string)

const STRANGE = 'This page and the server are of different versions. Load the page again; your input is kept.'
const SIGNED_OUT = 'You are signed out. Sign in again; your input is kept.'
const OLD_ASSESSMENT = 'This assessment has changed since the page was loaded. Load the page again.'
const ON_OUR_SIDE = 'If it happens again, give the operator of the server the number below.'

const words: Readonly<Record<ProblemCode, Words>> = {
  invalid_json: STRANGE,
  invalid_request: (problem) =>
    (problem.issues ?? []).length > 0
      ? 'A field is not valid. Correct it and send it again.'
      : `${firstSentence(problem)} Correct it and try again.`,
  too_many_citations: STRANGE,
  unknown_axis: STRANGE,
  unknown_category: 'This kind of venture no longer exists. Load the page again and choose another one.',
  unsupported_format: STRANGE,
  missing_credentials: SIGNED_OUT,
  invalid_api_key: SIGNED_OUT,
  expired_api_key: SIGNED_OUT,
  invalid_session_token: OLD_ASSESSMENT,
  expired_session_token: OLD_ASSESSMENT,
  session_key_mismatch: OLD_ASSESSMENT,

  sign_in_failed:
    'E-mail address or password is wrong. Check both: an address with an account needs its own password. For a lost password, ask the operator of the server for a link.',
  wrong_code: (problem) =>
    `${firstSentence(problem)} Wait for the next code of the app, or use a backup code. If you have neither, ask the operator of the server.`,
  passkey_refused:
    'The passkey was not accepted. Try again, or sign in with your password and look through the passkeys on your account page.',
  no_identity_provider:
    'No workspace has an identity provider for this address. Check it, or sign in with your password. An owner of your workspace can set a provider up.',
  identity_provider_failed: (problem) =>
    `The identity provider did not answer as it must. ${firstSentence(problem)} Try again in a minute. If it goes on, an owner of the workspace checks its settings.`,
  identity_refused: (problem) =>
    `${firstSentence(problem)} Start again from the sign-in page, in this browser, and finish within ten minutes.`,
  identity_not_linked: (problem) =>
    `${firstSentence(problem)} If you have an account, sign in as before and link the identity on your account page. If not, ask an owner of the workspace for an invitation.`,
  own_sign_in_required:
    'The identity provider of the workspace signed you in. To change how your account signs in, or the provider, sign in with the password or a passkey of your account.',
  domain_not_proven: (problem) =>
    `${firstSentence(problem)} Name servers may need an hour to show a new record. The operator of the server can confirm the domain too.`,
  tier_required: 'This needs Pro. An owner of the workspace can upgrade it.',
  role_required:
    'Your role does not permit this. Ask an owner of the workspace. For a matter of the server, ask its operator.',
  cross_site_request:
    'The server knows this page under another address. Open the dashboard at the address you were given.',
  https_required:
    'Signing in needs an address that begins with https://. Ask the operator of the server for one.',
  insufficient_scope: STRANGE,
  foreign_origin:
    'The server knows this page under another address. Open the dashboard at the address you were given.',
  not_found: 'This does not exist, or no longer exists. Load the page again to see the current list.',
  unknown_scorer: STRANGE,
  method_not_allowed: STRANGE,
  link_invalid:
    'The link is not valid: it was used or withdrawn, or it has expired. Ask the person who gave it to you for a new one.',
  session_erased:
    'This assessment was erased. Its evidence is deleted and cannot be restored. Start a new assessment to assess the idea again.',
  erased_entry:
    'It was erased and takes no title, because a title could name a person again. It can be archived.',
  payload_too_large: 'The text is too long to send at once. Shorten the longest field and send it again.',
  expectation_failed: STRANGE,
  headers_too_large: STRANGE,
  unsupported_media_type: STRANGE,
  last_owner: 'A workspace needs at least one owner. Make another member an owner first.',
  last_own_sign_in:
    'The owners who remain have no password, so no one could change the identity provider. Invite an owner, who sets one, or ask the operator of the server for a link that gives one of them a password.',
  verdict_not_build: 'This needs the verdict “Build”. The roadmap shows what is missing.',
  not_finished: 'The run is still in progress. Wait until it has ended, then try again.',
  case_conflict: 'This case has changed since the page was loaded. Load the page again.',
  second_person_required: 'This needs two people. Ask another person to make the same decision.',
  too_many_scorings:
    'This assessment was scored too often to be scored again. Its last score stays. Start a new assessment for the same idea.',
  idempotency_key_reused: STRANGE,
  signals_missing:
    'There is no score yet, because evidence is missing. Add the evidence in the list, then score again.',
  not_scored:
    'There is no current score. Score the assessment again: the evidence is kept, and nothing is lost.',
  kind_not_on_axis: STRANGE,
  unknown_field: STRANGE,
  invalid_value: 'A field is not valid. Correct it and send it again.',
  future_date: 'A date is in the future. Give the day on which the evidence was published or seen.',
  too_old: 'The quote is over ten years old. Choose one from the last ten years.',
  too_short: 'A text is too short to be evidence. Give the full wording of the source.',
  placeholder_text: 'A text or an address is a placeholder. Give the real wording and the real source.',
  duplicate_signal: (problem) =>
    `The evidence already holds this${asEntry(problem)}. Nothing is lost: add other evidence.`,
  near_duplicate: (problem) =>
    `The evidence already holds nearly the same text${asEntry(problem)}. To correct that entry, open it and choose “Correct”. Otherwise add evidence from another person or source.`,
  pitch_echo: "The quote repeats the pitch. Give the customer's own words, not the founder's.",
  self_source: 'The source belongs to the founder. Give one that the founder does not control.',
  too_many_entries: 'The axis holds all the evidence of this kind that counts. Add evidence of another kind.',
  unknown_entry: 'The entry was replaced or withdrawn in the meantime. Load the page again.',
  head_check_failed:
    'A source does not answer. Open its address in your browser. If the page opens, send it again; if not, give another source.',
  message_refused: (problem) =>
    `${firstSentence(problem)} Nothing is stored: send another message, or the evidence without one.`,
  quota_exceeded:
    'The free assessments of this month are used. New ones start with the next month (UTC), or with Pro.',
  rate_limited: (problem) =>
    `There were too many attempts. ${wait(problem)}, then try again.${elsewhere(problem)}`,
  internal: `Something went wrong on our side. Try again once. ${ON_OUR_SIDE}`,
  audit_log_broken:
    'The audit log of this workspace was altered, so nothing can be sealed. Nothing is lost. Tell the operator of the server, who finds what was altered.',
  signing_misconfigured: `The server has a faulty configuration. ${ON_OUR_SIDE}`,
  upstream_unreachable: 'The server does not answer. Try again in a moment.',
  overloaded: (problem) => `The server is busy. ${wait(problem)}, then try again.`,
  message_unchecked: (problem) =>
    `The domain that signed the message did not answer in time. ${wait(problem)}, then send it again; your input is kept.`,
  not_available: (problem) =>
    `${firstSentence(problem)} Ask the operator of the server when it will be available.`,
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

/** why by the time: only the attempts of strangers on one account are counted for longer than a minute */
const elsewhere = ({ retry_after_seconds: seconds = 1 }: ProblemBody): string =>
  seconds > 90
    ? ' Or sign in at once with a browser that you have used for this account before, or ask an operator for a link that sets a new password.'
    : ''

const asEntry = ({ entry }: ProblemBody): string => (entry === undefined ? '' : `, as ${entry}`)

function wait({ retry_after_seconds: seconds = 1 }: ProblemBody): string {
  return `Wait ${seconds < 90 ? counted(seconds, 'second') : counted(Math.ceil(seconds / 60), 'minute')}`
}

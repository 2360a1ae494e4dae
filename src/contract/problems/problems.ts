// Every way a request can be refused: code, status, a title, and what the caller can do about it.
// A closed table: nothing in the service answers an error that is not listed here. Every word holds on every face: advice
// names operations, not addresses, and nothing that only one face can do.
import { ScorerName } from '../vocabulary/scorer.ts'
import { signInProblems } from './sign-in-problems.ts'

/** How one problem is presented. `advice` ends every message that does not say something more exact. */
interface ProblemRow {
  readonly status: number
  readonly title: string
  readonly advice: string
  /** True when the same call can succeed later, or after the step in `next`. */
  readonly retryable?: boolean
  /** The operation that leads on. */
  readonly next?: string
}

const rows = {
  invalid_json: {
    status: 400,
    title: 'The body is not acceptable JSON',
    advice: 'Send one JSON object in UTF-8, without duplicate keys, nested at most 32 deep.',
  },
  invalid_request: {
    status: 400,
    title: 'The request does not fit the operation',
    advice: 'Correct what the message or issues name and send it again.',
  },
  too_many_citations: {
    status: 400,
    title: 'More than 25 citations',
    advice: 'Send at most 25 citations per call and split the rest over several calls.',
  },
  unknown_axis: {
    status: 400,
    title: 'No such axis',
    advice: 'Use an axis from protocol.axes in the answer of start, which also lists the kinds of each axis.',
  },
  unknown_category: {
    status: 400,
    title: 'No such category',
    advice: 'Use an id from protocol.categories in the answer of start, or leave category out if none fits.',
  },
  unsupported_format: { status: 400, title: 'No such export format', advice: 'Use "markdown" or "pdf".' },

  missing_credentials: {
    status: 401,
    title: 'No API key',
    advice:
      'Send the header "Authorization: Bearer sk_..." with a key of your workspace, or sign in to the dashboard.',
  },
  invalid_api_key: {
    status: 401,
    title: 'The API key is not valid',
    advice:
      'Send "Authorization: Bearer sk_..." with a valid key: check it for typing errors, or ask the owner of the workspace for a new one.',
  },
  expired_api_key: {
    status: 401,
    title: 'The API key has expired',
    advice: 'Ask the owner of the workspace to rotate it or to create a new one.',
  },
  invalid_session_token: {
    status: 401,
    title: 'The session token is not valid',
    advice:
      'Copy the token exactly from the answer that holds it, or use an earlier token of the session, which works too. ' +
      'list_sessions (the resource assay://sessions for an agent) gives a token for each session of the workspace. ' +
      'Only if you have none, call start, which opens a new, empty session.',
  },
  expired_session_token: {
    status: 401,
    title: 'The session token has expired',
    advice:
      'Use a later token of the session: a token is valid for 30 days, and every write returns a new one. ' +
      'Only if you have none, call start, which opens a new, empty session.',
    next: 'start',
  },
  session_key_mismatch: {
    status: 401,
    title: 'The token belongs to another API key',
    advice:
      'Use the API key that got the token, or the token that list_sessions returns to your own key. ' +
      'Only if you have neither, call start, which opens a new, empty session.',
  },

  ...signInProblems,

  tier_required: {
    status: 402,
    title: 'This operation needs a higher tier',
    advice: 'Upgrade the workspace at upgrade_url, then repeat the call.',
  },

  role_required: {
    status: 403,
    title: 'Your role does not permit this operation',
    advice: 'Ask an owner of the workspace. For the operator pages, ask the operator of the server.',
  },
  cross_site_request: {
    status: 403,
    title: 'The request does not come from the dashboard',
    advice: 'Use the dashboard at its own address, or an API key with "Authorization: Bearer sk_...".',
  },
  https_required: {
    status: 403,
    title: 'Sign-in needs HTTPS',
    advice:
      'Open the dashboard at an address that begins with https://, or on the machine of the server at http://127.0.0.1. ' +
      'The operator of the server puts a proxy with TLS in front and sets ASSAY_PUBLIC_URL to its address.',
  },
  insufficient_scope: {
    status: 403,
    title: 'The API key lacks the scope',
    advice:
      'Use a key with the scope that the message names: "run" starts and submits, "decide" erases and decides cases. A key with "read" can only read.',
  },
  foreign_origin: {
    status: 403,
    title: 'The Host or the Origin of the request is not an address of this server',
    advice:
      'Use the public address of the server (the operator sets ASSAY_PUBLIC_URL), not a page of another site.',
  },
  not_found: {
    status: 404,
    title: 'No such resource',
    advice: 'Check the id, and over REST the path. /docs lists the operations.',
  },
  unknown_scorer: {
    status: 404,
    title: 'No such scorer',
    advice: `Call score_subject with one of ${ScorerName.options.join(', ')}.`,
  },
  method_not_allowed: {
    status: 405,
    title: 'The method is not allowed here',
    advice: 'Use the method named in the Allow header.',
  },
  link_invalid: {
    status: 410,
    title: 'The link is not valid',
    advice: 'It is unknown, used, withdrawn or expired. Ask the person who gave it to you for a new one.',
  },
  session_erased: {
    status: 410,
    title: 'The session was erased',
    advice:
      'Its pitch and evidence are deleted and cannot be restored. get_session says when and why. To assess the idea again, call ' +
      'start, which opens a new, empty session.',
    next: 'start',
  },
  erased_entry: {
    status: 410,
    title: 'It was erased and takes no title',
    advice: 'A title could name a person again. Leave it out; an erased run or session can be archived.',
  },
  payload_too_large: {
    status: 413,
    title: 'The body is too large',
    advice: 'Send a smaller body: one signal per call, or a file in parts.',
  },
  expectation_failed: {
    status: 417,
    title: 'The server does not support this expectation',
    advice: 'Leave the Expect header out, or send "Expect: 100-continue".',
  },
  headers_too_large: {
    status: 431,
    title: 'The address and headers of the request are over 16 KB',
    advice: 'Send fewer or shorter headers, and the session token only once.',
  },
  unsupported_media_type: {
    status: 415,
    title: 'The body has another type than the operation takes',
    advice:
      'Send the body uncompressed, in UTF-8, with the header "Content-Type: application/json"; where the operation takes a file, with a type that it names.',
  },

  last_owner: {
    status: 409,
    title: 'A workspace needs at least one owner',
    advice: 'Make another member an owner first.',
  },
  verdict_not_build: {
    status: 409,
    title: 'The verdict is not build',
    advice: 'The stack hand-off needs the verdict build. Call generate_roadmap to see what is missing.',
    next: 'generate_roadmap',
  },
  not_finished: {
    status: 409,
    title: 'The run is not finished',
    advice: 'Call get_run until its status is completed or failed, then repeat the call.',
    retryable: true,
    next: 'get_run',
  },
  case_conflict: {
    status: 409,
    title: 'The case does not allow this now',
    advice: 'Call get_case, look at its state and its evidence, and repeat the call if it still applies.',
    next: 'get_case',
  },
  second_person_required: {
    status: 409,
    title: 'The decision needs another person',
    advice: 'Ask another person of the workspace to make the same decision.',
  },
  too_many_scorings: {
    status: 409,
    title: 'The session cannot be scored again',
    advice:
      'Its audit trail would be longer than a verifier reads. The last scorecard stays. Call start for a new session, and submit the signals there.',
    next: 'start',
  },
  idempotency_key_reused: {
    status: 409,
    title: 'The Idempotency-Key was used for another request',
    advice: 'Use a new key for a new request. Repeat a request with exactly the same body.',
  },

  signals_missing: {
    status: 412,
    title: 'Some axes are below their minimum',
    advice: 'Call submit_signal for each entry of missing_signals, then call score again.',
    retryable: true,
    next: 'submit_signal',
  },
  not_scored: {
    status: 412,
    title: 'There is no current scorecard',
    advice: 'Call score, then repeat this call. The evidence is kept: nothing is lost.',
    retryable: true,
    next: 'score',
  },

  kind_not_on_axis: {
    status: 422,
    title: 'The axis has no such kind',
    advice: 'Use one of the kinds the message lists.',
    next: 'submit_signal',
  },
  unknown_field: {
    status: 422,
    title: 'The value has a field its kind does not have',
    advice: 'Remove the fields named in issues. They do not count.',
    next: 'submit_signal',
  },
  invalid_value: {
    status: 422,
    title: 'The value does not fit its kind',
    advice: 'Correct the fields named in issues and submit again.',
    next: 'submit_signal',
  },
  future_date: {
    status: 422,
    title: 'A date is in the future',
    advice: 'Give the day the evidence was published or observed.',
    next: 'submit_signal',
  },
  too_old: {
    status: 422,
    title: 'The quote is over ten years old',
    advice: 'Submit a quote from the last ten years.',
    next: 'submit_signal',
  },
  too_short: {
    status: 422,
    title: 'A text is too short to be evidence',
    advice: 'Give the full wording of the source.',
    next: 'submit_signal',
  },
  placeholder_text: {
    status: 422,
    title: 'A text or host is a placeholder',
    advice: 'Submit the real wording and the real source. Ask the founder; do not invent evidence.',
    next: 'submit_signal',
  },
  duplicate_signal: {
    status: 422,
    title: 'The ledger already holds this signal',
    advice: 'Nothing is lost. Submit a different signal.',
    next: 'check_progress',
  },
  near_duplicate: {
    status: 422,
    title: 'The text is nearly the same as another entry',
    advice: 'Otherwise submit evidence from another person or source.',
    next: 'submit_signal',
  },
  pitch_echo: {
    status: 422,
    title: 'The quote repeats the pitch',
    advice: "Submit the customer's own words, not the founder's.",
    next: 'submit_signal',
  },
  self_source: {
    status: 422,
    title: "The source is the founder's own",
    advice: 'Submit a source that the founder does not control.',
    next: 'submit_signal',
  },
  too_many_entries: {
    status: 422,
    title: 'The axis holds 25 entries of this kind',
    advice: 'Submit another kind. More entries of this kind do not change the score.',
    next: 'check_progress',
  },
  unknown_entry: {
    status: 422,
    title: 'The ledger has no live entry with this id on the axis',
    advice:
      'Send in `replaces` the id of an entry of this axis that is neither replaced nor withdrawn: submit_signal returned it.',
    next: 'submit_signal',
  },
  head_check_failed: {
    status: 422,
    title: 'A source URL does not answer',
    advice:
      'Check the URL in a browser, then submit again with an address that answers a HEAD request within 3 seconds.',
    retryable: true,
    next: 'submit_signal',
  },
  message_refused: {
    status: 422,
    title: 'The message does not prove the commitment',
    advice: 'Nothing is stored. Do what issues say, or submit the signal without evidence_email.',
    next: 'submit_signal',
  },

  quota_exceeded: {
    status: 429,
    title: 'The free assessments of this month are used',
    advice:
      'Tell the user. Repeat the call only after retry_after_seconds, when the next calendar month (UTC) begins, or after an upgrade of the workspace.',
    retryable: true,
  },
  rate_limited: {
    status: 429,
    title: 'Too many requests',
    advice: 'Wait retry_after_seconds (Retry-After), then repeat the call.',
    retryable: true,
  },

  internal: {
    status: 500,
    title: 'The request failed on our side',
    advice: 'Repeat the call once. If it fails again, report the request_id.',
    retryable: true,
  },
  signing_misconfigured: {
    status: 500,
    title: 'The server cannot sign session tokens',
    advice: 'Report the request_id to the operator, who must repair the session secrets.',
  },
  audit_log_broken: {
    status: 503,
    title: 'The audit log of this workspace is not the one that was signed',
    advice:
      'Nothing was changed and nothing is lost. Report the request_id to the operator, who finds what was altered with `assay fsck`.',
  },
  upstream_unreachable: {
    status: 502,
    title: 'The Assay server does not answer',
    advice: 'Check that the server runs and that ASSAY_API_URL is its address, then repeat the call once.',
    retryable: true,
  },
  overloaded: {
    status: 503,
    title: 'The server is busy',
    advice: 'Wait retry_after_seconds (Retry-After), then repeat the call.',
    retryable: true,
  },
  message_unchecked: {
    status: 503,
    title: "The key of the message's sender could not be fetched",
    advice: 'Nothing is lost. Wait retry_after_seconds (Retry-After), then repeat the call.',
    retryable: true,
  },
  not_available: {
    status: 503,
    title: 'This part is not available on this server',
    advice: 'The other operations work. Ask the operator when this part will be available.',
  },
} as const satisfies Record<string, ProblemRow>

export type ProblemCode = keyof typeof rows

/** Code -> how it is presented. */
export const problems: Readonly<Record<ProblemCode, ProblemRow>> = rows

/** What a refusal says: what went wrong, in the table's words or closer ones, and what to do about it. */
export function problemMessage(code: ProblemCode, detail?: string): string {
  const { title, advice } = problems[code]
  const said = detail ?? title
  return `${said}${/[.?]$/.test(said) ? '' : '.'} ${advice}`
}

// What the suite may find fault with, and in which words: a fixture the shipped program has not, a feature we do not offer.
// The same scenario with any other message is a fault, so that none can hide behind an entry of a baseline.

export interface Check {
  readonly id: string
  readonly status: string
  readonly errorMessage?: string
}

interface Excuse {
  readonly scenario: RegExp
  /** What the suite says where this, and nothing else, is the matter. */
  readonly message: RegExp
  readonly reason: string
}

/** Features we do not offer. With the fixtures there, nothing else may fail. */
const NOT_OFFERED: readonly Excuse[] = [
  {
    scenario: /^tasks-/,
    message:
      /^Tool \w+ not found$|^Not testable: no task was created|^routing-task fixture .* unavailable|got -32601|^capabilities\.extensions MUST be advertised$|^tools\/call for failing_job returned error code -32602;/,
    reason: 'not offered at /mcp: tasks (an extension, not scored; ours are at /mcp/diligence and /mcp/desk)',
  },
  {
    scenario: /^server-sse-/,
    message: /^$|^Server did not send (?:priming event|retry field)/,
    reason: 'does not apply: without sessions there is nothing to resume (a warning)',
  },
  {
    scenario: /^(?:elicitation-|tools-call-(?:elicitation|sampling)$)/,
    message: /(?:Tool|Prompt) test_\w+ not found(?:$|\. Servers SHOULD)/,
    reason: 'not offered: questions to the client',
  },
  { scenario: /logging/, message: /Method not found$/, reason: 'not offered: logging (deprecated)' },
  {
    scenario: /^resources-(?:un)?subscribe$/,
    message: /Method not found$/,
    reason: 'not offered: subscriptions',
  },
  {
    scenario: /^(?:json-schema-2020-12|http-custom-header-server-validation)$/,
    message:
      /^Tool 'json_schema_2020_12_tool' not found|^Not testable: server exposes no tool with x-mcp-header/,
    reason: 'pending in the suite, not scored',
  },
]

/** A fixture that is not there: the tools, prompts and pages of the suite all have names of its own. */
const ABSENT: Excuse = {
  scenario: /./,
  message:
    /(?:Tool|Prompt) test_\w+ not found$|Resource not found: test:\/\/|^Not testable: server does not list the diagnostic tool 'test_/,
  reason: 'fixture absent',
}

/** The same, of requests of several rounds: the suite then says what it did not get. */
const ABSENT_QUESTION: Excuse = {
  scenario: /^input-required-/,
  message:
    /(?:Tool|Prompt) test_\w+ not found(?:$|\. Servers SHOULD)|^Prerequisite failed|^Expected (?:new )?InputRequiredResult|instead of re-requesting via InputRequiredResult/,
  reason: 'fixture absent',
}

/** Why a scenario may be in a baseline. */
export const excuseOf = (scenario: string): Excuse =>
  [...NOT_OFFERED, ABSENT_QUESTION].find((excuse) => excuse.scenario.test(scenario)) ?? ABSENT

/** Whether a check may fail. Profile A is the program as it is shipped; in profile B the fixtures are there. */
export function isExcused(profile: string, scenario: string, { status, errorMessage = '' }: Check): boolean {
  const excuse = excuseOf(scenario)
  if ((excuse === ABSENT || excuse === ABSENT_QUESTION) && profile !== 'a') return false
  // why: a failure that says nothing says nothing of its reason either
  return excuse.message.test(errorMessage) && (errorMessage !== '' || status === 'WARNING')
}

// Shortens the answers of the desk for agents: twenty items of a list, each match in a few lines, and counts of what is left out. The whole
// is in the answer of REST.
import type { OperationName, operations } from '../../contract/index.ts'
import type { OutputOf } from '../../contract/operations/operation.ts'
import type { Batch, BatchMatch, ScreenedRow } from '../../contract/vocabulary/batch.ts'
import type { Case, CaseEvent, CaseEvidence } from '../../contract/vocabulary/case.ts'
import type { ListedAlert } from '../../contract/vocabulary/watch.ts'
import { cutText } from './cut-text.ts'

const MAX_ITEMS = 20
const MAX_MATCHES = 3
const MAX_MEASURES = 5
const MAX_RECORDS = 3
const MAX_MISTAKES = 5
const MAX_VALUES = 5
const MAX_EVENTS = 10
/** In bytes of UTF-8. */
const MAX_NAME_BYTES = 160
const MAX_TEXT_BYTES = 400

type CaseWithHistory = OutputOf<(typeof operations)['get_case']>

/** The answer of an operation of the desk as an agent gets it; of any other, the answer itself. */
export function briefDeskAnswer(name: OperationName, output: unknown): unknown {
  const said = output as Readonly<Record<string, unknown>>
  switch (name) {
    case 'list_portfolios':
      return briefList(said, 'portfolios', (portfolio: object) => portfolio)
    case 'list_alerts':
      return briefList(said, 'alerts', briefAlert)
    case 'list_cases':
      return briefList(said, 'cases', briefCase)
    case 'screen_portfolio':
    case 'get_batch':
      return briefBatch(said as Batch)
    case 'list_batch_matches':
      return Array.isArray(said['rows'])
        ? { ...said, rows: (said['rows'] as ScreenedRow[]).map(briefRow) }
        : said
    case 'get_case':
      return briefHistory(said as CaseWithHistory, briefEvidence)
    case 'update_case':
    case 'comment_on_case':
    case 'decide_case':
      // why no facts: the agent has just read them
      return briefHistory(said as CaseWithHistory, (evidence) => ({ hash: evidence?.hash }))
    default:
      return output
  }
}

/** The first items of a page, and the id to go on from. */
function briefList<T extends object>(
  said: Readonly<Record<string, unknown>>,
  member: string,
  brief: (item: T) => unknown,
): unknown {
  const items = said[member]
  // why looked at: over stdio the API may be of another release, and what it answers is passed on as it is
  if (!Array.isArray(items)) return said
  const kept = (items as (T & { id: string })[]).slice(0, MAX_ITEMS)
  const { next } = said
  const goOn = kept.length < items.length ? kept.at(-1)?.id : next
  return { ...said, [member]: kept.map(brief), ...(goOn !== undefined && { next: goOn }) }
}

const briefAlert = ({ match, before, ...alert }: ListedAlert): unknown => ({
  ...alert,
  match: match && briefMatch(match),
  ...(before && { before: { outcome: before.outcome, active: before.active } }),
})

/** A case in a list: its evidence is in get_case. */
function briefCase({ match, evidence: _evidence, proposal, decision, reopened, ...rest }: Case): unknown {
  return {
    ...rest,
    match: match && briefMatch(match),
    ...(proposal && { proposal: { ...proposal, reason: cutText(proposal.reason, MAX_TEXT_BYTES) } }),
    ...(decision && {
      decision: {
        state: decision.state,
        reason: cutText(decision.reason, MAX_TEXT_BYTES),
        at: decision.at,
        by: decision.by,
        holds: decision.holds,
      },
    }),
    ...(reopened && { reopened: { at: reopened.at, ...briefValues('facts', reopened.facts) } }),
  }
}

function briefHistory(said: CaseWithHistory, brief: (evidence: CaseEvidence | null) => unknown): unknown {
  if (!Array.isArray(said.history)) return said
  const { history, ...itsCase } = said
  const left = history.length - MAX_EVENTS
  return {
    ...(briefCase(itsCase) as object),
    evidence: itsCase.evidence && brief(itsCase.evidence),
    // why the newest: what was decided and said last is what counts
    history: history.slice(-MAX_EVENTS).map(briefEvent),
    ...(left > 0 && { history_more: left }),
  }
}

const briefEvent = ({ text, files, facts, ...event }: CaseEvent): unknown => ({
  ...event,
  ...(text !== undefined && { text: cutText(text, MAX_TEXT_BYTES) }),
  ...(files &&
    briefValues(
      'files',
      files.map(({ name }) => name),
    )),
  ...(facts && briefValues('facts', facts)),
})

function briefEvidence(evidence: CaseEvidence | null): unknown {
  if (evidence === null) return null
  const { hash, subject, listed, comparison } = evidence
  return {
    hash,
    subject: briefFacts(subject),
    listed: briefFacts(listed),
    comparison: briefFacts(comparison),
  }
}

const briefFacts = (facts: CaseEvidence['listed']): unknown =>
  Object.fromEntries(
    Object.entries(facts).map(([fact, values]) => [
      fact,
      [
        ...values.slice(0, MAX_VALUES).map((value) => cutText(value, MAX_NAME_BYTES)),
        ...(values.length > MAX_VALUES ? [`and ${values.length - MAX_VALUES} more`] : []),
      ],
    ]),
  )

function briefBatch(batch: Batch): unknown {
  const { mistakes } = batch
  if (!Array.isArray(mistakes)) return batch
  const left = mistakes.length - MAX_MISTAKES
  return { ...batch, mistakes: mistakes.slice(0, MAX_MISTAKES), ...(left > 0 && { mistakes_more: left }) }
}

function briefRow({ matches, ...row }: ScreenedRow): unknown {
  const left = matches.length - MAX_MATCHES
  return {
    ...row,
    matches: matches.slice(0, MAX_MATCHES).map(briefMatch),
    ...(left > 0 && { matches_more: left }),
  }
}

/** A match with its measures and records as short texts: `asset_freeze un-sc`, `un-sc/6908001`. */
function briefMatch({
  name,
  matchedName,
  says,
  measures,
  citations,
  decision,
  ...match
}: BatchMatch): unknown {
  return {
    ...match,
    name: cutText(name, MAX_NAME_BYTES),
    matchedName: cutText(matchedName, MAX_NAME_BYTES),
    says: cutText(says, MAX_TEXT_BYTES),
    ...briefValues(
      'measures',
      measures.map(({ measure, source }) => `${measure} ${source}`),
      MAX_MEASURES,
    ),
    ...briefValues(
      'records',
      citations.map(({ source, id }) => `${source}/${id}`),
      MAX_RECORDS,
    ),
    ...(decision && {
      decision: { case: decision.case, state: decision.state, setAside: decision.setAside },
    }),
  }
}

/** The first different texts of a list, and the number of the others. */
function briefValues(member: string, values: readonly string[], most = MAX_VALUES): object {
  const different = [...new Set(values)]
  const left = different.length - most
  return {
    [member]: different.slice(0, most).map((value) => cutText(value, MAX_NAME_BYTES)),
    ...(left > 0 && { [`${member}_more`]: left }),
  }
}

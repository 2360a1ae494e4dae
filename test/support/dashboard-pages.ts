// Which pages a filled dashboard has.
import type { FilledWorld } from './filled-world.ts'

export type PageToSee = readonly [name: string, path: string, open?: string]

/** Name -> address, and what has to be opened to see all of it. */
export const pagesOf = (filled: FilledWorld): readonly PageToSee[] => [
  ['sign-in', '/sign-in'],
  ['link', `/link#token=${filled.links.invitation}`],
  ['link for somebody with an account', `/link#token=${filled.links.joining}`],
  ['link for an operator', `/link#token=${filled.links.operator}`],
  ['link to another password', `/link#token=${filled.links.recovery}`],
  ['link that opens nothing', '/link?token=used'],
  ['assessments', '/'],
  ['new assessment', '/assessments/new'],
  ['scored assessment', `/assessments/${filled.scored}`, '.axis > summary'],
  ['open assessment', `/assessments/${filled.open}`],
  ['assessment opened by a key', `/assessments/${filled.byKey}`],
  ['no assessment', '/assessments/none'],
  ['evidence', `/assessments/${filled.open}/evidence`],
  ['evidence with rows', `/assessments/${filled.open}/evidence?signal=market.acv_estimate`],
  ['evidence from a file', `/assessments/${filled.open}/evidence/lines`],
  ['runs', '/diligence'],
  ['new run', '/diligence/new'],
  ['run', `/diligence/${filled.runs[0]}`, '.match > summary'],
  ['relationships of a run', `/diligence/${filled.runs[0]}?part=relationships`],
  ['runs compared', `/diligence/compare?ids=${[filled.runs[0], filled.runs[2]].join(',')}`],
  ['verify an audit trail', '/diligence/verify'],
  ['portfolios', '/portfolios'],
  ['portfolio', `/portfolios/${filled.portfolio}`],
  ['alerts', '/alerts'],
  ['cases', '/cases'],
  ['case', `/cases/${filled.case}`],
  ['batches', '/batches'],
  ['webhooks', '/webhooks'],
  ['events', '/events'],
  ['activity', '/activity'],
  ['keys', '/keys'],
  ['workspace', '/workspace'],
  ['operator', '/operator'],
  ['account', '/account'],
  ['nowhere', '/nothing-here'],
]

// The State Register of Sanctions of Ukraine: who keeps it, the answers of its API that are read, how it is cited.
import type { SourceManifest } from '../../model/source.ts'

/** Answers of `/v2/subjects?subjectType=individual` and `…=legal`. */
export const INDIVIDUALS_FILE = 'nsdc-individual.json'
export const LEGALS_FILE = 'nsdc-legal.json'
/** Answers of `/subjects/{sid}/actions`, one in each line: `{"sid": 1, "actions": [...]}`. */
export const ACTIONS_FILE = 'nsdc-actions.jsonl'

/** The API asks for a key that the register gives on request, so its answers are brought in by hand. */
const answer = (name: string) => ({ name, url: 'https://api-drs.nsdc.gov.ua/{ANSWER}' })

export const uaNsdcManifest: SourceManifest = {
  id: 'ua-nsdc',
  title: 'State Register of Sanctions of Ukraine',
  publisher: 'National Security and Defense Council of Ukraine',
  landingUrl: 'https://drs.nsdc.gov.ua/',
  licence: 'Public register of Ukraine, free to use (in effect CC BY 4.0, unconfirmed)',
  kind: 'watch-list',
  supplementary: true,
  scorers: ['sanctions', 'officers', 'risk'],
  sets: [[answer(INDIVIDUALS_FILE), answer(LEGALS_FILE), { ...answer(ACTIONS_FILE), optional: true }]],
  cadence: { published: 'with every decree', checkEveryHours: 24, staleAfterHours: 14 * 24 },
  rateLimit: { group: 'ua-nsdc', perSecond: 1 },
  floors: { person: 9_000, organization: 6_000 },
  // An entry has no page of its own.
  citationTemplate: 'https://drs.nsdc.gov.ua/#{recordId}',
  undated: true,
  parserVersion: '1',
}

// The questions of law and feasibility that no entry answers, and their place in the roadmap (rule R-8). They cost no point
// by themselves: seven axes score, and the questions say what the score leaves open.
import type { Milestone } from '../../../contract/vocabulary/roadmap.ts'
import { isCounted, isMuted, isOf, type Ledger, type SignalEntry, textOfField } from '../ledger/entry.ts'
import { activitiesOfCustomers, type NamedActivity, regulatedActivities } from '../feasibility/activities.ts'
import { isProductTest, testOutcome } from '../feasibility/prohibition.ts'
import { type AxisId, labelOf } from '../protocol/axes.ts'

export interface OpenQuestion {
  /** The axis on which an answer is submitted. */
  readonly axis: AxisId
  readonly text: string
}

interface Asked {
  readonly pitch: string
  readonly category: string
}

/** Classes of things that have to be made and may not work at all. */
const MADE: ReadonlySet<string> = new Set([
  'hardware_consumer',
  'medtech_device',
  'biotech_therapeutics',
  'deeptech_industrial',
])

/** "Is it allowed?" before "Can it be built?". `weighed`: a ledger from weighLedger. */
export function openQuestions(weighed: Ledger, { pitch, category }: Asked): readonly OpenQuestion[] {
  const counted = weighed.filter(isCounted)
  return [allowed(counted, pitch), built(counted, category)].filter((question) => question !== undefined)
}

function allowed(counted: Ledger, pitch: string): OpenQuestion | undefined {
  const against = withFlag(counted, 'not_allowed')
  if (against.length > 0)
    return {
      axis: 'founder',
      text: `Is it allowed? ${cited(against)} that an authority forbids it or that a licence is missing. Ask the authority before you go on; submit what it answers as founder.founder_background_lookup.`,
    }
  if (counted.some(isLicence)) return undefined
  const icp = counted.find((entry) => entry.kind === 'icp_definition')
  const named =
    regulatedActivities(pitch).map((each) => ({ ...each, where: 'The pitch' }))[0] ??
    icpTexts(icp)
      .flatMap(activitiesOfCustomers)
      .map((each) => ({ ...each, where: 'The ideal customer' }))[0]
  return named && { axis: 'founder', text: askWhether(named) }
}

const askWhether = ({ name, words, where }: NamedActivity & { readonly where: string }): string =>
  `Is it allowed? ${where} names ${name} (“${words}”), and no entry shows that you may do it. Ask which licence or approval it takes where you sell; submit the licence as founder.founder_background_lookup with finding_type licence, or as founder.unfair_advantage with type regulatory_licence.`

function icpTexts(icp: SignalEntry | undefined): readonly string[] {
  const fields = ['segment', 'trigger_event', 'buyer_role']
  return icp === undefined ? [] : fields.flatMap((name) => textOfField(icp.value, name) ?? [])
}

/** A licence that a page of another party shows, or may show: the founder's own word is no answer. */
function isLicence(entry: SignalEntry): boolean {
  if (isMuted(entry)) return false
  return (
    (isOf('founder_background_lookup', entry) && entry.value.finding_type === 'licence') ||
    (isOf('unfair_advantage', entry) && entry.value.type === 'regulatory_licence')
  )
}

function built(counted: Ledger, category: string): OpenQuestion | undefined {
  const lost = withFlag(counted, 'not_working')
  if (lost.length > 0)
    return {
      axis: 'wedge',
      text: `Can it be built? ${cited(lost)} that the product did no better than what it replaces. Change the product or the claim, then test again; submit the result as wedge.wedge_test.`,
    }
  if (!MADE.has(category) || counted.some(isShownToWork)) return undefined
  return {
    axis: 'wedge',
    text: 'Can it be built? No entry shows that the product works. Try it beside what it replaces in 20 or more cases; submit the result as wedge.wedge_test.',
  }
}

function isShownToWork(entry: SignalEntry): boolean {
  if (isMuted(entry)) return false
  if (isOf('wedge_test', entry)) return isProductTest(entry.value) && testOutcome(entry.value) === 'for'
  return isOf('shipped_artifact', entry) && entry.value.relation === 'same_technology'
}

const withFlag = (counted: Ledger, flag: 'not_allowed' | 'not_working'): Ledger =>
  counted.filter(({ flags }) => flags.includes(flag))

const cited = (entries: Ledger): string =>
  `${entries.map(({ id }) => id).join(', ')} ${entries.length === 1 ? 'says' : 'say'}`

/**
 * The milestones with each question at the end of that of its axis, else of the first. Where no axis has a milestone, the
 * question is one.
 */
export function withQuestions(
  milestones: readonly Milestone[],
  questions: readonly OpenQuestion[],
  scoreOf: (axis: AxisId) => number,
): Milestone[] {
  return questions.reduce<Milestone[]>(
    (listed, { axis, text }) => {
      const place = listed.find((each) => each.axis === axis) ?? listed[0]
      return place === undefined
        ? [milestoneOf(axis, scoreOf(axis), text)]
        : listed.map((each) => (each === place ? { ...each, body: `${each.body} ${text}` } : each))
    },
    [...milestones],
  )
}

const milestoneOf = (axis: AxisId, score: number, body: string): Milestone => ({
  range: 'Weeks 1-3',
  kind: 'strengthen',
  axis,
  title: `Strengthen: ${labelOf(axis)} (${score}/10)`,
  body,
})

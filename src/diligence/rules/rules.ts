// Defines every kind of finding: its points, its severity, the verdict it forces, and the reason.
// docs/reference/scorers.md prints this table; a test keeps the two equal.
import type { Severity } from '../../contract/vocabulary/finding.ts'
import type { ScorerName } from '../../contract/vocabulary/scorer.ts'

export interface ScorerRule {
  /** Whole points, 0 to 100, that one finding of this kind adds. */
  readonly points: number
  readonly severity: Severity
  /** Maximum findings of the kind that carry points; more are listed with 0. Absent: all carry them. */
  readonly most?: number
  /** Kinds of one family share one place: of all their findings, one of the heaviest kind carries points. */
  readonly family?: string
  /** The best verdict possible with a single finding of the kind. */
  readonly verdict?: 'do_not_proceed' | 'enhanced_diligence'
  readonly reason: string
}

const rule = (
  points: number,
  severity: Severity,
  reason: string,
  rest: Pick<ScorerRule, 'most' | 'family' | 'verdict'> = {},
): ScorerRule => ({ points, severity, reason, ...rest })

const stop = { verdict: 'do_not_proceed' } as const
const review = { verdict: 'enhanced_diligence' } as const
/** Why one: entries that turn out to be one party, or another list that has the party too, change no sum. */
const possible = { family: 'possible' } as const

const sanctions = {
  sanctioned: rule(
    100,
    'critical',
    'A confirmed party whose assets are frozen: making funds available to it is an offence.',
    stop,
  ),
  'sanctioned-limited': rule(
    60,
    'high',
    'A confirmed party under a measure that forbids some dealings and freezes nothing.',
    review,
  ),
  'sanctions-name': rule(45, 'high', 'A possible match of great weight; one more fact would settle it.', {
    ...review,
    ...possible,
  }),
  'sanctions-alert': rule(30, 'medium', 'A possible match; a person has to look.', {
    ...review,
    ...possible,
  }),
  'sanctions-weak': rule(
    10,
    'low',
    'A name that many bear; a fact of the subject would settle it.',
    possible,
  ),
  'sanctions-contradicted': rule(10, 'low', 'The names meet and a fact differs; lists err too.', possible),
  'sanctions-ruled-out': rule(0, 'info', 'A fact shows another party.'),
  'formerly-sanctioned': rule(10, 'low', 'The listing is over; what led to it is not undone.', { most: 1 }),
}

const litigation = {
  enforcement: rule(60, 'high', 'A charge of fraud or by a securities regulator within 10 years.', review),
  'enforcement-alert': rule(30, 'medium', 'Such a charge against a near name.', { most: 1 }),
  'enforcement-old': rule(15, 'low', 'Such a charge more than 10 years ago.', { most: 2 }),
  'enforcement-dismissed': rule(5, 'low', 'Such a charge that came to nothing.', { most: 1 }),
  'bankruptcy-open': rule(45, 'high', 'A debtor under protection cannot honour what it signs.', { most: 1 }),
  'bankruptcy-closed': rule(15, 'low', 'A bankruptcy within 10 years that is over.', { most: 2 }),
  'criminal-open': rule(40, 'high', 'A pending criminal case.', { most: 2 }),
  'criminal-closed': rule(15, 'medium', 'A criminal case within 10 years; its end is not always public.', {
    most: 2,
  }),
  'grave-suit-open': rule(20, 'medium', 'Securities, racketeering or antitrust suits are dear to lose.', {
    most: 2,
  }),
  'suit-open': rule(8, 'low', 'Disputes are common; several at once are not.', { most: 3 }),
  'suit-closed': rule(2, 'low', 'A dispute within 10 years that is over.', { most: 3 }),
  'suit-plaintiff': rule(0, 'info', 'A plaintiff has a dispute, not a liability.'),
  'case-old': rule(0, 'info', 'Over, and more than 10 years ago.'),
  'case-alert': rule(4, 'low', 'A case of a near name; a person has to look.', { most: 1 }),
  'case-contradicted': rule(0, 'info', 'A case of this name; a differing fact shows another party.'),
}

const officers = {
  'officer-sanctioned': rule(
    100,
    'critical',
    'The listing of a person who runs or owns the company concerns the company.',
    stop,
  ),
  'officer-debarred': rule(
    100,
    'critical',
    'A person who runs or owns the company is debarred, and this server stops at debarment.',
    stop,
  ),
  'associate-sanctioned': rule(
    60,
    'high',
    'A listed party near the company, not known to run or own it.',
    review,
  ),
  'officer-sanctioned-limited': rule(
    50,
    'high',
    'A role holder under a measure that forbids some dealings and freezes nothing.',
    review,
  ),
  'officer-sanctions-name': rule(40, 'high', 'A possible match of a role holder, of great weight.', {
    ...review,
    most: 2,
  }),
  'officer-sanctions-alert': rule(25, 'medium', 'Near the name of a role holder; a person has to look.', {
    ...review,
    most: 1,
  }),
  'officer-sanctions-weak': rule(5, 'low', 'The name of a role holder is one that many bear.', { most: 1 }),
  'officer-sanctions-contradicted': rule(5, 'low', 'The name of a role holder meets and a fact differs.', {
    most: 1,
  }),
  'officer-disqualified': rule(
    50,
    'high',
    'A court or register bars this person from running companies.',
    review,
  ),
  'officer-disqualified-name': rule(25, 'medium', 'The name of a barred person is all there is.', {
    ...review,
    most: 1,
  }),
  'owner-marked-sanctioned': rule(
    80,
    'high',
    'The company register itself marks an owner as sanctioned; it does not say by which listing.',
    review,
  ),
  'owner-not-named': rule(
    10,
    'low',
    'The company says that it does not know or cannot confirm who owns it.',
    {
      most: 1,
    },
  ),
  'officer-listed': rule(30, 'medium', 'On a list of export control, debarment or warning.', { most: 2 }),
  'officer-listed-name': rule(10, 'low', 'Near a name on such a list.', { most: 1 }),
  'officer-political-office': rule(10, 'low', 'An office is no fault; it asks for care with money.', {
    ...review,
    most: 1,
  }),
  'officer-political-office-name': rule(5, 'low', 'The name of an office holder is all there is.', {
    most: 1,
  }),
  'officer-formerly-listed': rule(5, 'low', 'The listing of a role holder is over.', { most: 1 }),
  'officer-ruled-out': rule(0, 'info', 'A fact shows another party.'),
  officer: rule(0, 'info', 'Holding a role is no risk; it says who was screened.'),
  'former-officer': rule(0, 'info', 'Gave the role up before the snapshot.'),
  'parent-company': rule(0, 'info', 'Having a parent is no risk; it says who was screened.'),
  'role-of-subject': rule(0, 'info', 'Where the person asked about holds a role.'),
}

const risk = {
  disqualified: rule(50, 'high', 'The subject is barred from running companies.', review),
  'disqualified-name': rule(25, 'medium', 'The name of a barred person is all there is.', {
    ...review,
    most: 1,
  }),
  'export-control': rule(60, 'high', 'Deliveries need a licence that is mostly refused.', review),
  'export-control-name': rule(20, 'medium', 'A possible match under export control.', { ...review, most: 1 }),
  'debarment-blocking': rule(
    100,
    'critical',
    'Shut out for misconduct, and this server stops at debarment.',
    stop,
  ),
  debarment: rule(50, 'high', 'Shut out of public contracts for misconduct.', review),
  'debarment-name': rule(15, 'low', 'A possible match that is shut out.', { ...review, most: 1 }),
  warning: rule(25, 'medium', 'An authority warns of the party.', { ...review, most: 2 }),
  'warning-name': rule(5, 'low', 'A possible match that an authority warns of.', { ...review, most: 1 }),
  'listed-weak': rule(3, 'low', 'A common name, or one that a fact contradicts, on such a list.', {
    most: 1,
  }),
  'political-office': rule(15, 'low', 'An office is no fault; it asks for care with money.', {
    ...review,
    most: 1,
  }),
  'political-office-name': rule(5, 'low', 'The name of an office holder is all there is.', { most: 1 }),
  'offshore-company': rule(15, 'low', 'Leaked papers have the company by its number: ask who is behind it.', {
    ...review,
    most: 1,
  }),
  'offshore-name': rule(5, 'low', 'Leaked papers have a company of this name; that is no offence.', {
    most: 1,
  }),
  'formerly-listed': rule(5, 'low', 'The listing is over.', { most: 1 }),
  insolvent: rule(60, 'high', 'The register says that another party now decides for the company.', {
    most: 1,
  }),
  dissolved: rule(60, 'high', 'The register says that the company is no more, or its entry void.', {
    most: 1,
  }),
  'strike-off': rule(35, 'medium', 'The register is about to strike the company off.', { most: 1 }),
  'registration-lapsed': rule(10, 'low', 'The entry was not renewed: its facts are unchecked.', { most: 1 }),
  'registration-unsettled': rule(
    5,
    'low',
    'Merged, duplicate or pending: the entry may not be the last word.',
    {
      most: 1,
    },
  ),
  'accounts-overdue': rule(20, 'medium', 'Late accounts come before most failures.', { most: 1 }),
  'statement-overdue': rule(8, 'low', 'The company does not keep its register entry.', { most: 1 }),
  'late-filing': rule(15, 'medium', 'A notice within 2 years that a report cannot be filed in time.', {
    most: 2,
  }),
  'accounts-withdrawn': rule(35, 'high', 'Published accounts of the last 5 years are not to be relied on.', {
    most: 1,
  }),
  'bankruptcy-notice': rule(60, 'high', 'The company itself reported insolvency within 5 years.', {
    most: 1,
  }),
  'delisting-notice': rule(25, 'medium', 'An exchange gave notice of delisting within 2 years.', { most: 1 }),
  'charges-outstanding': rule(3, 'low', 'Lenders come first; borrowing alone is no fault.', { most: 1 }),
  'name-changed': rule(3, 'low', 'A name given up within 3 years leaves its history behind.', { most: 2 }),
  'auditor-changed': rule(8, 'low', 'A new auditor within 2 years; several are worse.', { most: 2 }),
  'resolved-by-identifier': rule(0, 'info', 'Says which entry the facts belong to.'),
  'identifier-of-another': rule(
    0,
    'medium',
    'The number or domain belongs to a party of another name or kind: one of the two is wrong.',
  ),
  'resolved-by-name': rule(0, 'info', 'Says which entry was taken, and how sure that is.'),
  'entity-doubtful': rule(0, 'info', 'An entry too unlike the subject to charge it with.'),
}

const upside = {
  round: rule(8, 'info', 'Investors put money in; more than 3 rounds say little more.', { most: 3 }),
  'round-recent': rule(8, 'info', 'Money came in within 2 years.', { most: 1 }),
  'raised-1m': rule(6, 'info', 'From 1 million (USD, EUR, GBP or CHF) in all rounds.', { most: 1 }),
  'raised-10m': rule(13, 'info', 'From 10 million; in place of the row above.', { most: 1 }),
  'raised-100m': rule(20, 'info', 'From 100 million; in place of the rows above.', { most: 1 }),
  'investors-5': rule(3, 'info', 'At least 5 investors in one round judged alike.', { most: 1 }),
  'investors-25': rule(6, 'info', 'At least 25; in place of the row above.', { most: 1 }),
  'larger-round': rule(8, 'info', 'A round sold more than the one before it, in one currency.', { most: 1 }),
  grant: rule(5, 'info', 'Experts of a public body chose it.', { most: 3 }),
  'sbir-award': rule(5, 'info', 'A reviewed award for research; early ones are small.', { most: 3 }),
  contract: rule(4, 'info', 'A public body buys from it.', { most: 3 }),
  ipo: rule(10, 'info', 'Securities were offered to the public.', { most: 1 }),
  listed: rule(15, 'info', 'An exchange checks what it publishes.', { most: 1 }),
  patents: rule(4, 'info', 'A patent office found an invention new; from 1 patent.', { most: 1 }),
  'patents-10': rule(8, 'info', 'From 10 patents; in place of the row above.', { most: 1 }),
  'age-3': rule(4, 'info', 'Survived the 3 years in which most fail.', { most: 1 }),
  'age-10': rule(8, 'info', 'Survived 10 years; in place of the row above.', { most: 1 }),
  'fund-offering': rule(0, 'info', 'A pooled fund collects money to invest; it is no operating company.'),
  'funding-doubtful': rule(0, 'info', 'Found under a name too unlike the subject to credit it with.'),
}

export const SCORER_RULES = { sanctions, litigation, officers, risk, upside } satisfies Readonly<
  Record<ScorerName, Readonly<Record<string, ScorerRule>>>
>

export type KindOf<S extends ScorerName> = keyof (typeof SCORER_RULES)[S] & string

/** One table of rules. A run uses RULES; a test may use other weights. */
export type Rules = { readonly [S in ScorerName]: Readonly<Record<KindOf<S>, ScorerRule>> }

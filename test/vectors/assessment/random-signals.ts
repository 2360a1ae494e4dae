// For tests: signals of every kind from a seed, mostly valid, whose texts, sources, dates and figures hit the rules often.
import { examples } from './examples.ts'
import type { JsonObject, JsonValue } from '../../../src/base/json.ts'
import {
  AXES,
  kindsOf,
  optionalKindsOf,
  requirementsOf,
  type AxisId,
} from '../../../src/assessment/rules/protocol/axes.ts'
import type { Field } from '../../../src/assessment/rules/protocol/field.ts'
import { fieldsOf, type Kind } from '../../../src/assessment/rules/protocol/value-schemas.ts'
import type { SubmittedSignal } from '../../../src/assessment/rules/ledger/entry.ts'

/** Numbers from 0 to 1 that depend on the seed alone (Lehmer generator). */
export function randomSource(seed: number): () => number {
  let state = (seed * 2654435761) % 2147483646 || 1
  return () => {
    state = (state * 48271) % 2147483647
    return state / 2147483647
  }
}

type Random = () => number

export function pick<T>(random: Random, choices: readonly [T, ...T[]] | readonly T[]): T {
  const chosen = choices[Math.floor(random() * choices.length)]
  if (chosen === undefined) throw new Error('pick from nothing')
  return chosen
}

const SUBJECTS = [
  'We',
  'Our team',
  'I',
  'My partner',
  'The front desk',
  'They',
  'As a practice manager I',
  'As a receptionist we',
]
const VERBS = [
  'spend about 6 hours a week chasing',
  'lost 40 invoices last month over',
  'would pay for something that fixes',
  'switched from Chairsoft because of',
  'never cancelled the contract despite',
  'cancelled Duechaser last spring over',
  'keep a spreadsheet by hand for',
  'paid you for the pilot because of',
  'put down a deposit of $200 against',
  'are annoyed every single day by',
  'could use a better answer to',
  'hired a contractor for $1,200 a month to handle',
]
const OBJECTS = [
  'patient balances',
  'late reminders',
  'the aged debt review',
  'payment links',
  'unpaid bills in Leeds',
  'card terminal fees',
]
const ENDINGS = [
  '.',
  ' and nobody helps.',
  ' since March 2024.',
  ', which costs us 300 dollars.',
  ' before each audit!',
  ' at 12% of revenue.',
]
const ROLES = [
  'user',
  'practice manager',
  'receptionist',
  'principal dentist',
  'angel investor',
  'reddit user',
  'owner of a practice',
  'anonymous',
  'accountant',
]
const NAMES = ['Duechaser', 'Chairsoft', 'Molaris', 'Tallybook', 'DUECHASER', 'Do nothing', 'Spreadsheets']
const SEGMENTS = [
  'UK dental practices with 3 to 10 chairs',
  'small businesses',
  'everyone.',
  'Practices in Leeds',
  'all companies',
]
const TARGETS = [
  'content marketing',
  'SEO',
  'Dental Managers Forum and its weekly digest',
  'email',
  'The annual dental fair',
]
const LONG = [
  'Balance reminders that the practice manager sets once instead of a receptionist chasing by hand.',
  'A better, faster AI-powered way to chase late invoices for the owners.',
  'Cheaper than anything else and it saves 5 hours a week for each practice.',
  'I care deeply about this and work hard on it every evening of the week.',
  'Chairsoft earns card-terminal fees through a partner whose contract bars pay-by-link.',
  'It took the last vendor sixteen months from announcement to release of that module.',
  'They have not noticed the chance, and the market looks too small for them today.',
]
const SITES = [
  'https://www.reddit.com/r/a/comments/x1/title/',
  'https://old.reddit.com/r/b/comments/x1/other?ref=1',
  'https://www.reddit.com/r/a/comments/x2/',
  'https://news.ycombinator.com/item?id=101',
  'https://news.ycombinator.com/item?id=102#top',
  'https://www.youtube.com/watch?v=abc',
  'https://www.g2.com/products/chairsoft/reviews/1',
  'https://forum-a.net/t/1',
  'https://forum-b.net/t/2/',
  'https://shop.forum-c.co.uk/a?b=1',
  'https://www.chairsoft.com/why',
  'http://duechaser.com/pricing',
  'https://molaris.io/blog/one',
  'https://recallcalc.uk/voices',
  'https://founder.dev/x',
]
const DAYS = [
  '2026-07-01',
  '2026-10-30',
  '2025-06-15',
  '2024-01-31',
  '2023-02-28',
  '2021-05-05',
  '2017-01-01',
]
const NUMBERS = [
  0, 0.01, 0.03, 0.05, 0.5, 1, 2, 3, 6, 12, 20, 30, 60, 100, 130, 420, 500, 1000, 3125, 12000, 100000,
]
const CURRENCIES = ['GBP', 'GBP', 'GBP', 'USD', 'EUR', 'KES']

export const PITCHES = [
  'Reminders for patient balances, built by the people of founder.dev for dental practices in the United Kingdom.',
  'We spend about 6 hours a week chasing patient balances and nobody helps.',
  'AI that chases late invoices for small businesses, so that owners get paid on time.',
] as const

/** One sentence a customer might have said. */
export function randomQuote(random: Random): string {
  const parts = [SUBJECTS, VERBS, OBJECTS, ENDINGS].map((words) => pick(random, words))
  return `${parts[0]} ${parts[1]} ${parts[2]}${parts[3]}`
}

function randomText(name: string, field: { min: number; max: number }, random: Random): string {
  if (name === 'competitor' || name === 'name') return pick(random, NAMES)
  if (name.endsWith('role') || name === 'relationship') return pick(random, ROLES)
  if (name === 'segment') return pick(random, SEGMENTS)
  if (name === 'specific_target') return pick(random, TARGETS)
  const text =
    field.min >= 30
      ? `${pick(random, LONG)} ${randomQuote(random)}`
      : `${pick(random, OBJECTS)} ${Math.floor(random() * 99)}`
  return text.slice(0, field.max)
}

function randomMember(name: string, field: Field, random: Random): JsonValue {
  switch (field.kind) {
    case 'verbatim':
      return randomQuote(random)
    case 'text':
      return randomText(name, field, random)
    case 'url':
      return random() < 0.6
        ? pick(random, SITES)
        : `https://site${Math.floor(random() * 40)}.com/p${Math.floor(random() * 3)}`
    case 'day':
      return pick(random, DAYS)
    case 'currency':
      return pick(random, CURRENCIES)
    case 'boolean':
      return random() < 0.3
    case 'sha256':
      return 'a'.repeat(64)
    case 'number':
    case 'integer': {
      const { above = -Infinity, atLeast = -Infinity, atMost = Infinity } = field
      const fitting = [...NUMBERS, 2021].filter((n) => n > above && n >= atLeast && n <= atMost)
      return pick(random, field.kind === 'integer' ? fitting.filter(Number.isInteger) : fitting)
    }
    case 'choice':
      return pick(random, field.choices)
    case 'list': {
      const items = Array.from({ length: field.min + Math.floor(random() * 4) }, () =>
        randomMember(name, field.items, random),
      )
      return name === 'retained' ? items.map(Number).toSorted((a, b) => b - a) : items
    }
    case 'message':
      throw new Error('a message is no part of a value that rules read')
    case 'object':
  }
  return Object.fromEntries(
    Object.entries(field.fields)
      .filter(([, inner]) => inner.optional !== true || random() < 0.6)
      .map(([inner, type]) => [inner, randomMember(inner, type, random)]),
  )
}

/** A value of a kind: the published example with some members replaced, left out or added. */
export function randomValue(kind: Kind, random: Random): JsonObject {
  const example = examples.kinds[kind]?.value ?? {}
  const change = pick(random, [0.15, 0.5, 1])
  const quoteLike = new Set(['verbatim', 'source_url', 'organization_url', 'url', 'artifact_url', 'name'])
  const members = Object.entries(fieldsOf(kind)).flatMap(([name, field]): [string, JsonValue][] => {
    const kept = example[name]
    if (field.kind === 'message') return []
    if (field.optional === true && random() < 0.25) return []
    if (kept !== undefined && random() > change && !quoteLike.has(name)) return [[name, kept]]
    return field.optional === true && kept === undefined && random() < 0.5
      ? []
      : [[name, randomMember(name, field, random)]]
  })
  const value = Object.fromEntries(members)
  if (kind === 'channel_experiment') {
    const counts = ['impressions', 'clicks', 'signups', 'customers']
    const falling = counts.map((name) => Number(value[name])).toSorted((a, b) => b - a)
    return { ...value, ...Object.fromEntries(counts.map((name, i) => [name, falling[i] ?? 0])) }
  }
  return value
}

/** Signals in random order that usually complete every axis, with optional evidence and extras. */
export function randomSignals(random: Random): SubmittedSignal[] {
  const signals: SubmittedSignal[] = []
  const add = (axis: AxisId, kind: Kind, count: number): void => {
    for (let i = 0; i < count; i++) signals.push({ axis, kind, value: randomValue(kind, random) })
  }
  for (const axis of AXES) {
    for (const [kind, need] of requirementsOf(axis)) add(axis, kind, need * 2 + Math.floor(random() * 3))
    for (const kind of optionalKindsOf(axis)) add(axis, kind, random() < 0.5 ? 1 : 0)
    add(axis, pick(random, kindsOf(axis)), random() < 0.3 ? 1 : 0)
  }
  return shuffled(signals, random)
}

export function shuffled<T>(items: readonly T[], random: Random): T[] {
  return items
    .map((item) => ({ item, rank: random() }))
    .toSorted((left, right) => left.rank - right.rank)
    .map(({ item }) => item)
}

// The shared sessions agree with the tables: pages that must count as the founder's own, and hosts that must not.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { establishedCategory } from './established-hosts.ts'
import { isFreeHost } from './free-hosts.ts'
import { domainOfHost } from './registrable-domain.ts'

const SESSIONS = new URL('../../../../shared/data/assessment/sessions/', import.meta.url)
const present = existsSync(SESSIONS)

interface SharedSession {
  readonly pitch: string
  readonly signals: readonly { readonly kind: string; readonly value: { readonly source_url?: string } }[]
  readonly expect: { readonly grades?: Readonly<Record<string, string>> }
}

const read = (name: string): string => readFileSync(new URL(name, SESSIONS), 'utf8')
const hostOf = (url: string): string => new URL(url.replace('{port}', '80')).hostname

test('free publishing hosts are recognised where a quote is certainly worth its author’s word', ({
  skip,
}) => {
  skip(!present, 'the shared data folder is not beside the checkout')
  const sessions = readdirSync(SESSIONS)
    .filter((name) => name.endsWith('.json'))
    .map((name): SharedSession => JSON.parse(read(name)))
  const own = sessions.flatMap(({ pitch, signals, expect: { grades = {} } }) =>
    Object.entries(grades)
      .filter(([, grade]) => grade === 'own')
      .map(([at]) => ({
        pitch: pitch.toLowerCase(),
        host: hostOf(signals[Number(at)]?.value.source_url ?? ''),
      })),
  )
  // why without those: a domain with the name of the product is the founder's, free or not
  const strange = own.filter(({ pitch, host }) => !pitch.includes(domainOfHost(host).split('.')[0] ?? ''))
  expect(strange.length).toBeGreaterThan(0)
  expect(strange.filter(({ host }) => !isFreeHost(host))).toEqual([])
})

test('hosts that an operator adds for the sessions are established and not free', ({ skip }) => {
  skip(!present, 'the shared data folder is not beside the checkout')
  const added = new Set(read('established.txt').split('\n').filter(Boolean))
  expect(added.size).toBeGreaterThan(0)
  expect(
    [...added].filter((host) => isFreeHost(host) || establishedCategory(host, added) !== 'operator'),
  ).toEqual([])
})

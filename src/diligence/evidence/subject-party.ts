// The subject as it is compared and looked up: its readings as a party, and the keys of its identifiers.
import { type AskedIdentifier, type AskedSubject, isUnnamed } from '../rules/asked-subject.ts'
import type { Resolved } from '../rules/evidence.ts'
import { hostKey, identifierKey } from '../../sources/model/keys.ts'
import { queriesFor } from '../../screening/party/asked-party.ts'
import type { Party } from '../../screening/party/listed-party.ts'
import { ukNumber } from '../../screening/party/register-number.ts'

export const namesOfSubject = (subject: AskedSubject): readonly string[] => [
  ...new Set([...(isUnnamed(subject) ? [] : [subject.name]), ...(subject.aliases ?? [])]),
]

/** The subject under some of its names, once for each way to read them. */
export function subjectParties(
  subject: AskedSubject,
  names: readonly string[] = namesOfSubject(subject),
): readonly Party[] {
  const { type, birthDate, country, lei, registrationNumber } = subject
  const registeredIn = registerCountry(subject)
  return queriesFor({
    names,
    ...(type !== undefined && { type }),
    ...(birthDate !== undefined && { birthDate }),
    ...(country !== undefined && { country }),
    ...(lei !== undefined && { lei }),
    ...(registrationNumber !== undefined && { registrationNumber }),
    ...(registeredIn !== undefined && { registerCountry: registeredIn }),
  })
}

/** A key under which registries may hold the subject. */
export interface SubjectKey {
  readonly key: string
  readonly by: Exclude<Resolved['by'], 'name'>
  /** The number is given once in the world; of any other the name has to be near as well. */
  readonly isSure: boolean
}

/** The surest first. A register number says nothing without the register: its jurisdiction, else the country. */
export function subjectKeys(subject: AskedSubject): readonly SubjectKey[] {
  const { domain, identifiers = [] } = subject
  const valuesOf = (scheme: AskedIdentifier['scheme']): readonly string[] =>
    identifiers.filter((one) => one.scheme === scheme).map(({ value }) => value)
  const hosts = [...(domain === undefined ? [] : [domain]), ...valuesOf('domain')].map(hostKey)
  const leis = [...(subject.lei === undefined ? [] : [subject.lei]), ...valuesOf('lei')]
  return [
    ...leis.map((lei) => ({ key: identifierKey('lei', lei), by: 'lei', isSure: true }) as const),
    ...valuesOf('cik').map((cik) => cikKey(cik.replaceAll(/\D/g, ''), true)),
    ...registrationsOf(subject).flatMap(registrationKeys),
    ...hosts.flatMap((key) => (key === undefined ? [] : [{ key, by: 'domain', isSure: false } as const])),
  ]
}

interface Registration {
  readonly number: string
  /** Country of the register, upper case. */
  readonly country: string | undefined
  readonly isUs: boolean
}

function registrationsOf(subject: AskedSubject): readonly Registration[] {
  const { registrationNumber: number, identifiers = [] } = subject
  const place = (subject.jurisdiction ?? subject.country)?.toUpperCase()
  const own =
    number === undefined ? [] : [{ number, country: registerCountry(subject), isUs: place === 'US' }]
  const others = identifiers.filter(({ scheme }) => scheme === 'registration')
  return [...own, ...others.map(({ value, country }) => ({ number: value, country, isUs: country === 'US' }))]
}

function registrationKeys({ number, country, isUs }: Registration): readonly SubjectKey[] {
  const ofHouse = country === 'GB' ? ukNumber(number) : undefined
  const [, mark, digits] = /^(CIK)?\s*0*(\d{1,10})$/i.exec(number.trim()) ?? []
  return [
    ...(digits !== undefined && isUs
      ? // why: a file number of a state has the same digits, unless it is written as only a CIK is
        [cikKey(digits, mark !== undefined || /^0\d{9}$/.test(number.trim()))]
      : []),
    ...(ofHouse === undefined
      ? []
      : [{ key: identifierKey('gb-coh', ofHouse), by: 'registration', isSure: true } as const]),
    ...(country === undefined
      ? []
      : [
          {
            key: identifierKey('registration', number, country),
            by: 'registration',
            // why: courts and states of one country number their registers each for itself
            isSure: false,
          } as const,
        ]),
  ]
}

const cikKey = (digits: string, isSure: boolean): SubjectKey => ({
  key: identifierKey('cik', digits.padStart(10, '0')),
  by: 'cik',
  isSure,
})

/** Upper case. */
const registerCountry = ({ jurisdiction, country }: AskedSubject): string | undefined =>
  (jurisdiction ?? country)?.slice(0, 2).toUpperCase()

// The subject as it is compared and looked up: its readings as a party, and the keys of its identifiers.
import type { AskedSubject } from '../rules/asked-subject.ts'
import type { Resolved } from '../rules/evidence.ts'
import { hostKey, identifierKey } from '../../sources/model/keys.ts'
import { queriesFor } from '../../screening/party/asked-party.ts'
import type { Party } from '../../screening/party/listed-party.ts'
import { ukNumber } from '../../screening/party/register-number.ts'

export const namesOfSubject = ({ name, aliases = [] }: AskedSubject): readonly string[] => [
  ...new Set([name, ...aliases]),
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
  const { lei, domain, registrationNumber: number } = subject
  const country = registerCountry(subject)
  const ofHouse = country === 'GB' && number !== undefined ? ukNumber(number) : undefined
  const host = domain === undefined ? undefined : hostKey(domain)
  const cik = /^(CIK)?\s*0*(\d{1,10})$/i.exec(number?.trim() ?? '')
  const isUs = (subject.jurisdiction ?? subject.country)?.toUpperCase() === 'US'
  return [
    ...(lei === undefined ? [] : [{ key: identifierKey('lei', lei), by: 'lei', isSure: true } as const]),
    ...(cik !== null && isUs
      ? [
          {
            key: identifierKey('cik', (cik[2] ?? '').padStart(10, '0')),
            by: 'cik',
            // why: a file number of a state has the same digits, unless it is written as only a CIK is
            isSure: cik[1] !== undefined || /^0\d{9}$/.test(number?.trim() ?? ''),
          } as const,
        ]
      : []),
    ...(ofHouse === undefined
      ? []
      : [{ key: identifierKey('gb-coh', ofHouse), by: 'registration', isSure: true } as const]),
    ...(number === undefined || country === undefined
      ? []
      : [
          {
            key: identifierKey('registration', number, country),
            by: 'registration',
            // why: courts and states of one country number their registers each for itself
            isSure: false,
          } as const,
        ]),
    ...(host === undefined ? [] : [{ key: host, by: 'domain', isSure: false } as const]),
  ]
}

/** Upper case. */
const registerCountry = ({ jurisdiction, country }: AskedSubject): string | undefined =>
  (jurisdiction ?? country)?.slice(0, 2).toUpperCase()

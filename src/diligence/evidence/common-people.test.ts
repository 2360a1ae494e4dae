// A hundred very common names of a dozen nationalities, each with the nationality of a listed namesake: none is stopped,
// however many others are listed, and with a birth date far from the namesake's most may go on.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenStore } from '../../platform/store/store.ts'
import { openEmptyStore } from '../../platform/store/testing/open-empty-store.ts'
import { assessDiligence } from '../rules/scorecard.ts'
import { asking } from './testing/asking.ts'
import { listed } from './testing/records.ts'

/** Country: common names of it. */
const NAMES: Readonly<Record<string, string>> = {
  SY: 'Ahmad Hassan, Mohammed Ali, Khaled Ibrahim, Mustafa Omar, Ali Yusuf, Hassan Mahmoud, Omar Khalil, Yasser Saleh',
  IR: 'Mohammad Rezaei, Ali Hosseini, Reza Karimi, Hossein Ahmadi, Mehdi Moradi, Hamid Jafari, Saeed Rahimi, Amir Hashemi',
  PK: 'Muhammad Khan, Abdul Rahman, Tariq Mahmood, Imran Ahmed, Asif Ali, Khalid Hussain, Naveed Iqbal, Bilal Malik',
  CN: 'Zhang Wei, Li Na, Wang Fang, Liu Yang, Chen Jie, Li Qiang, Zhang Min, Wang Lei, Liu Wei, Zhao Jun, Huang Li',
  KP: 'Kim Chol, Ri Yong Su, Pak Chol Min, Choe Song Il, Kim Yong Chol, Ri Myong Ho, Jon Il Chun, Kim Song Nam',
  RU: 'Ivan Ivanov, Sergey Petrov, Aleksandr Smirnov, Dmitry Kuznetsov, Andrey Popov, Olga Ivanova, Elena Petrova, Vladimir Volkov',
  MX: 'Jose Hernandez, Juan Garcia, Luis Martinez, Carlos Lopez, Jesus Gonzalez, Miguel Rodriguez, Maria Perez, Francisco Sanchez',
  CO: 'Carlos Rodriguez, Jorge Gomez, Jairo Gonzalez, Luis Diaz, Andres Moreno, Diego Torres, Maria Ramirez, Juan Vargas',
  IQ: 'Ali Hussein, Mohammed Jassim, Ahmed Abbas, Hussein Kadhim, Haider Ali, Mahdi Saleh, Omar Ahmed, Hassan Abdullah',
  AF: 'Abdul Ghani, Mohammad Omar, Abdul Salam, Gul Mohammad, Noor Ahmad, Sayed Rahman, Haji Mohammad, Abdul Wahab',
  GB: 'John Smith, David Jones, Michael Brown, James Wilson, Robert Taylor, Mary Williams, Paul Evans, Mark Thomas, Peter Walker',
  NG: 'Ibrahim Musa, Musa Abubakar, Abdullahi Mohammed, Usman Ibrahim, Aliyu Bello, John Okafor, Emmanuel Eze, Samuel Okoro',
}
const PEOPLE = Object.entries(NAMES).flatMap(([country, names]) =>
  names.split(', ').map((name) => ({ name, country })),
)

let folder: string
let store: OpenStore
let ask: Awaited<ReturnType<typeof asking>>

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'assay-common-people-'))
  store = await openEmptyStore(join(folder, 'store.sqlite'))
  ask = await asking(store.sources, {
    'us-ofac-sdn': PEOPLE.map(({ name, country }, at) =>
      listed(String(at), name, {
        partyKind: 'person',
        nationalities: [country],
        ...(at % 3 !== 0 && { births: [{ value: '1961-03-14', raw: '14 Mar 1961' }] }),
      }),
    ),
  })
})
afterAll(async () => {
  await store.close()
  rmSync(folder, { recursive: true })
})

test('there are a hundred of a dozen nationalities', () => {
  expect(PEOPLE.length).toBeGreaterThanOrEqual(100)
  expect(Object.keys(NAMES)).toHaveLength(12)
})

test('none of them is stopped by name and nationality, and each says what to ask for', async () => {
  for (const { name, country } of PEOPLE) {
    const { evidence } = await ask({ name, type: 'person', country })
    const { verdict, conditions, findings } = assessDiligence(evidence)
    expect(['enhanced_diligence', 'proceed_with_conditions'], name).toContain(verdict)
    expect(conditions, name).toContainEqual(expect.objectContaining({ code: 'possible_match' }))
    expect(findings.length, name).toBeGreaterThan(0)
  }
})

test('the birth date of the namesake, alone with such a name, confirms only what is rare enough', async () => {
  for (const { name, country } of PEOPLE) {
    const { evidence } = await ask({ name, type: 'person', country, birthDate: '1961-03-14' })
    for (const { match } of assessDiligence(evidence).findings)
      if (match?.identity?.outcome === 'confirmed')
        expect(match.identity.name.decibans, name).toBeGreaterThanOrEqual(27)
  }
})

test('a birth date far from those of all namesakes never makes it worse', async () => {
  const order = ['proceed', 'proceed_with_conditions', 'enhanced_diligence', 'do_not_proceed']
  for (const { name, country } of PEOPLE) {
    const without = assessDiligence((await ask({ name, type: 'person', country })).evidence)
    const far = { name, type: 'person' as const, country, birthDate: '1992-10-27' }
    const { verdict } = assessDiligence((await ask(far)).evidence)
    expect(order.indexOf(verdict), name).toBeLessThanOrEqual(order.indexOf(without.verdict))
  }
})

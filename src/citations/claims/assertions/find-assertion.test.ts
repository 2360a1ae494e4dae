// An assertion is found where one passage has its names, its figures and half of its content words.
import { describe, expect, test } from 'vitest'
import { createFinder } from '../claim-finder.ts'

const find = (text: string, page: string) => createFinder(page)({ kind: 'assertion', text })
const FILLER = 'Nothing of that kind was ever reported by anybody around here. '.repeat(12)

describe('an assertion is found', () => {
  test.each([
    [
      'Moderates the equipment board of the school cooks forum since 2022.',
      'Moderators: R. Adeyemi (equipment board, since 2022), T. Ng.',
    ],
    [
      'Ran the Sukosan base of a charter company through six seasons.',
      'Former base managers: Luka Perisic, Sukosan, six seasons, 19 yachts.',
    ],
    [
      'Rahmenvertrag mit dem Trägerverbund Lahn für alle 23 Häuser bis 2029.',
      'Beschluss 14: Rahmenvertrag mit Tellerwerk für alle 23 Häuser des Trägerverbunds Lahn bis 2029.',
    ],
    [
      'Coordina el encuentro anual de secretarios de comunidades.',
      'Ponentes: Ginés Belmonte, coordinador del encuentro de 210 secretarios',
    ],
    ['訪問看護の記録部会で三年間世話人を務めました。', '記録部会の世話人:田中(三年間)。訪問看護の勉強会。'],
    ['मंडल की बैठक का संयोजक, 350 दुकानदार।', 'संयोजक: अमित वर्मा, 350 दुकानदार, मंडल बैठक।'],
    [
      'Работала главным врачом детской клиники в Казани 12 лет.',
      'Главный врач детской клиники, Казань: 12 лет работы.',
    ],
    [
      '세탁산업 박람회에서 동네 세탁소의 모임을 2020년부터 운영하고 있다.',
      '동네 세탁소 모임은 2020년부터 오지현이 운영합니다. 박람회는 서울에서 열립니다.',
    ],
  ])('%s', (claim, page) => {
    expect(find(claim, page)).toMatchObject({ found: true })
    expect(find(claim, `${FILLER}${page} ${FILLER}`)).toMatchObject({ found: true })
  })
})

describe('an assertion is not found', () => {
  test.each([
    ['without its figure', 'Managed 42 yachts at the Sukosan base', 'Managed 19 yachts at the Sukosan base'],
    ['without its name', 'Managed yachts at the base in Sukosan', 'Managed yachts at the base in Zadar'],
    [
      'with fewer than half of its words',
      'Exhibited at the moving fair twice and knows its organisers well.',
      'The fair opens at nine.',
    ],
    [
      'with its words all over the page',
      'Managed yachts for a charter company in winter',
      `Managed. ${FILLER} Yachts. ${FILLER} Charter. ${FILLER} Company. ${FILLER} Winter.`,
    ],
    ['on another page', 'Wrote the standard textbook on soil', FILLER],
  ])('%s', (_, claim, page) => {
    expect(find(claim, page).found).toBe(false)
  })

  test('without words to look for', () => {
    expect(find('it is what it is', FILLER)).toEqual({ found: false, passage: '' })
    expect(find('', FILLER)).toEqual({ found: false, passage: '' })
  })
})

test('the best partial passage is told', () => {
  const { passage } = find(
    'Managed 42 yachts at the Sukosan base',
    `${FILLER}They managed 19 yachts. ${FILLER}`,
  )
  expect(passage).toContain('managed 19 yachts')
})

// ASSAY_MADE_UP_EVIDENCE: what it accepts, and what it says of anything else (E-7).
import { expect, test } from 'vitest'
import { FABRICATION_PRIOR } from '../assessment/rules/index.ts'
import { readConfig, settings } from './config.ts'
import { parseFabricationPrior } from './fabrication-prior.ts'

test('E-7 without a setting the design choice of the protocol applies', () => {
  expect(readConfig(settings, {}).ASSAY_MADE_UP_EVIDENCE).toEqual(FABRICATION_PRIOR)
})

test('E-7 an operator sets another share and other weights', () => {
  expect(parseFabricationPrior('0.25 9,1,0.5 1,3,4.5')).toEqual({
    share: 0.25,
    honest: { read: 9, unread: 1, absent: 0.5 },
    fabricated: { read: 1, unread: 3, absent: 4.5 },
  })
})

test.each([
  '',
  '0.1',
  '0.1 6,1.6,0.4',
  '0.1 6,1.6 0.8,2,2.4',
  '0.1 6,1.6,0.4,1 0.8,2,2.4',
  '0.1,0.2 6,1,1 1,2,2',
])('E-7 %j is refused with the right form', (text) => {
  expect(() => parseFabricationPrior(text)).toThrow('a share and two sets of three weights')
})

test.each([
  '0.6 6,1.6,0.4 0.8,2,2.4',
  '-0.1 6,1.6,0.4 0.8,2,2.4',
  '0.1 6,x,0.4 0.8,2,2.4',
  '0.1 0.8,2,2.4 6,1.6,0.4',
])('E-7 %j is refused, since the estimate could then reward an unread quote', (text) => {
  expect(() => readConfig(settings, { ASSAY_MADE_UP_EVIDENCE: text })).toThrow('ASSAY_MADE_UP_EVIDENCE')
})

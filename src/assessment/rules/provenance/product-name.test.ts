// Which word of a pitch names the product (rules P-3, P-3.4).
import { expect, test } from 'vitest'
import { productName } from './product-name.ts'

test.each([
  ['Steadybuild finds tests that fail at random.', 'steadybuild'],
  ['Aidatım, apartman yöneticilerinin aidat takibini yapar.', 'aidatım'],
  ['Rußbuch plant die Termine der Schornsteinfeger.', 'rußbuch'],
  ['フリカエは、学習塾の振替授業を割り当てます。', 'フリカエ'],
  ['세탁노트는 동네 세탁소의 접수를 관리합니다.', '세탁노트'],
  ['小账本是给小店记账的工具。', '小账本'],
  ['फीसमित्र कोचिंग सेंटर की फीस का हिसाब रखता है।', 'फीसमित्र'],
])('P-3 %s', (pitch, name) => {
  expect(productName(pitch, 'Independent shops in the north')).toBe(name)
})

test.each([
  ['Plumbers lose jobs because nobody answers the phone.', 'Self-employed plumbers in Ohio\nplumber'],
  ['Schools print the menus of a term by hand.', 'Primary schools with a kitchen'],
  ['Customers forget what they ordered.', 'Small shops'],
  ['Helping landlords is what we do.', 'Landlords'],
  ['학습지는 아이마다 다릅니다.', '학습지 방문 교사'],
  ['We built Steadybuild.', 'Teams'],
  ['An app for bakers.', 'Bakers'],
])('P-3 a word of the trade, or of every trade, names no one: %s', (pitch, segment) => {
  expect(productName(pitch, segment)).toBeUndefined()
})

test('P-3 a segment that names the product, with its capital, does not make it a word of the trade', () => {
  expect(productName('Steadybuild finds tests.', 'Users of Steadybuild in Britain')).toBe('steadybuild')
})

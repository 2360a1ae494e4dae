// Across a script without short vowels, consonants and long vowels both count.
import { describe, expect, test } from 'vitest'
import { ALERT } from '../calibrate/levels.ts'
import { reasons, scored } from '../testing/named.ts'

describe('one person in two scripts', () => {
  test.each([
    ['بیژن فروهر', 'Bijan Forouhar'],
    ['منوچهر خسروی', 'Manouchehr Khosravi'],
    ['خالد عبدالعزيز الزهراني', 'Khaled Abdulaziz Al-Zahrani'],
    ['محمد ولی', 'Mohammad Wali'],
    ['محمدجواد شریفیان', 'Mohammad Javad Sharifian'],
    ['نور محمد ثاقب', 'Noor Mohammad Saqib'],
    ['حمد الله نعماني', 'Hamdullah Nomani'],
  ])('%s is %s', (native, latin) => {
    expect(scored('person', native, latin).score).toBeGreaterThanOrEqual(ALERT)
  })
})

describe('two people with the same consonants, or nearly the same', () => {
  test.each([
    ['صدام حسن مقبل', 'Saddam Hussein Muqbil'],
    ['جمال الدين القحطاني', 'Kamaluddin Al-Qahtani'],
    ['پروین اعتمادی', 'Parvaneh Etemadi'],
    ['محمد محمدی', 'Muhammad Muhammad'],
  ])('%s is not %s', (native, latin) => {
    expect(scored('person', native, latin).score).toBeLessThan(ALERT)
  })
})

test('a firm is found by the meaning of its words and by their sound', () => {
  for (const latin of ['Goldfish', 'Dag HaZahav'])
    expect(scored('vessel', 'דג הזהב', latin).score, latin).toBeGreaterThanOrEqual(ALERT)
  expect(scored('organisation', 'בית הדפוס השרון', 'HaSharon Printing House').score).toBeGreaterThanOrEqual(
    ALERT,
  )
  expect(scored('organisation', 'စိန်ထွန်း ပို့ဆောင်ရေး', 'Sein Tun Transportation').score).toBeGreaterThanOrEqual(
    ALERT,
  )
  expect(scored('organisation', 'شركة الخليج للشحن', 'Gulf Shipping Company').score).toBeGreaterThanOrEqual(
    ALERT,
  )
})

test('the syllables of a given name in another order are another name, in one script and in two', () => {
  for (const [a, b] of [
    ['박성호', 'Park Ho-sung'],
    ['Park Sung-ho', 'Park Ho-sung'],
  ] as const) {
    expect(scored('person', a, b).score).toBeLessThan(ALERT)
    expect(reasons(scored('person', a, b))).toContain('order')
  }
  expect(scored('person', '박성호', 'Sung-ho Park').score).toBeGreaterThanOrEqual(ALERT)
})

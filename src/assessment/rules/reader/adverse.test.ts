// Words that speak against a person are found in every language, and only where they are said of the person (O-3).
import { expect, test } from 'vitest'
import { readAdverse } from './adverse.ts'

test('O-3 adverse words are found in every language', () => {
  const adverse = [
    'He was convicted of fraud in 2019.',
    'I would not work with them again.',
    'Er wurde 2019 wegen Betrugs verurteilt.',
    'Fue condenado por estafa en Madrid.',
    'Il a été condamné pour escroquerie.',
    'Foi condenado por fraude em 2019.',
    'È stato condannato per truffa.',
    'Hij is veroordeeld wegens fraude.',
    'Został skazany za oszustwo.',
    'Его осудили за мошенничество.',
    'Dolandırıcılıktan hüküm giydi.',
    'أدين بتهمة الاحتيال عام ٢٠١٩.',
    'उसे धोखाधड़ी का दोषी पाया गया।',
    '他因诈骗被判刑。',
    '彼は詐欺で有罪になった。',
    '그는 사기로 유죄 판결을 받았다.',
  ]
  expect(adverse.filter((text) => readAdverse(text) === undefined)).toEqual([])
})

test('O-3 a denial, an acquittal and a trade are not adverse', () => {
  const innocent = [
    'She was never sued by anyone.',
    'He was acquitted of fraud in 2019.',
    'Built the fraud detection at a large bank for six years.',
    'Published a paper on fraud in public tenders.',
    'Sie wurde nie verklagt.',
    'Ran a team of forty in logistics and sold the company.',
    'I would hire her again at once.',
  ]
  expect(innocent.filter((text) => readAdverse(text) !== undefined)).toEqual([])
})

test('O-3 the span lies on the adverse words', () => {
  const text = 'The firm says he was convicted in March.'
  const at = readAdverse(text)
  expect(text.slice(at?.start, at?.end)).toBe('convicted')
})

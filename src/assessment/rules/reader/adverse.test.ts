// Words that speak against a person are found in every language, and only where they are said of the person (O-3).
import { expect, test } from 'vitest'
import { disowns, readAdverse, tellsOfCrime } from './adverse.ts'

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
  // the second is a refusal to work together
  expect(adverse.filter((text) => !tellsOfCrime(text))).toEqual(['I would not work with them again.'])
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
  expect(innocent.filter((text) => readAdverse(text) !== undefined || tellsOfCrime(text))).toEqual([])
})

test('O-3 the span lies on the adverse words', () => {
  const text = 'The firm says he was convicted in March.'
  const at = readAdverse(text)
  expect(text.slice(at?.start, at?.end)).toBe('convicted')
})

test('O-3 a reference that does not stand by the person speaks against them, in every language', () => {
  const against = [
    'I shared an office with him for two years and I would never invest in anything he runs.',
    'Three painters were never paid and she left in the middle of the job.',
    'Ich würde ihn nicht einstellen, zwei Lieferanten wurden nie bezahlt.',
    'No la contrataría: se marchó a mitad de temporada.',
    'Je ne le recommanderais pas, nos factures n’ont jamais été payées.',
    'Não contrataria de novo: sumiu antes da entrega.',
    'Non lo assumerei: i fornitori non sono stati pagati.',
    'Ik zou haar niet aanbevelen, ze liet ons zitten.',
    'Nie zatrudniłbym go, w połowie sezonu zniknął.',
    'Я бы не доверил ему деньги, он исчез с авансом.',
    'Onu işe almazdım, maaşlar ödenmedi.',
    'لا أنصح بالعمل معه، لم يدفع للموردين.',
    'मैं उन पर भरोसा नहीं करूँगा, उन्होंने वेतन नहीं दिया।',
    '我不会再投资他，他拖欠工资后跑路了。',
    '彼を推薦できません。給料が支払われないまま姿を消しました。',
    '그를 추천하지 않습니다. 월급을 주지 않고 잠적했습니다.',
  ]
  expect(against.filter((text) => !disowns(text))).toEqual([])
})

test('O-3 praise in the form of a denial is praise', () => {
  const praise = [
    'I would not hesitate to hire her again.',
    'I cannot recommend him highly enough.',
    'She never let us down and never missed a deadline.',
    'He ran our depot for six years, paid every supplier on time and left it in better shape.',
    'Ich würde nicht zögern, sie wieder einzustellen.',
    'No dudaría en contratarla otra vez.',
    'Je n’hésiterais pas à la recommander.',
    'Não hesitaria em contratar de novo.',
    'Non esiterei a riassumerla.',
    'Ik zou niet aarzelen haar weer aan te nemen.',
    'Zatrudniłbym ją bez wahania.',
    'Я бы без колебаний нанял её снова.',
    'Onu tereddüt etmeden işe alırdım.',
    'لن أتردد في توظيفها مرة أخرى.',
    'मैं उन्हें फिर से रखने में संकोच नहीं करूँगा।',
    '我会毫不犹豫地再次雇用她。',
    '迷わずもう一度採用します。',
    '주저하지 않고 다시 고용하겠습니다.',
  ]
  expect(praise.filter((text) => disowns(text))).toEqual([])
})

// Regulated activities and prohibitions are found in every language of the reader, and only where they are meant
// (F-10, F-11, R-8).
import { expect, test } from 'vitest'
import { LANGUAGES } from '../reader/languages/index.ts'
import { activitiesOfCustomers, regulatedActivities } from './activities.ts'
import { readProhibition, testOutcome } from './prohibition.ts'
import { PROHIBITION_PHRASES } from './tables/prohibition-phrases.ts'
import { REGULATED_ACTIVITIES } from './tables/regulated-activities.ts'

test('R-8 every activity and the prohibitions have phrases in every language of the reader', () => {
  const codes = LANGUAGES.map(({ code }) => code).toSorted()
  for (const { name, phrases } of REGULATED_ACTIVITIES)
    expect([name, Object.keys(phrases).toSorted()]).toEqual([name, codes])
  expect(Object.keys(PROHIBITION_PHRASES).toSorted()).toEqual(codes)
})

test.each([
  ['lending', 'Small loans for market traders, paid back from their daily sales.'],
  ['lending', 'Wir vergeben Kredite an Handwerker, die auf ihr Geld warten.'],
  ['lending', 'Préstamos pequeños para las vendedoras del mercado de la ciudad.'],
  ['medical care or medical devices', 'A blood test from a single drop, at the pharmacy round the corner.'],
  ['medical care or medical devices', 'Un analyse de sang à la pharmacie, avec une goutte.'],
  ['gambling', 'Zakłady sportowe dla grup znajomych w jednej aplikacji.'],
  ['gambling', 'Спортивные игры и ставки на спорт для друзей.'],
  ['insurance', '面向骑手的按天保险，手机上一分钟投保。'],
  ['weapons', '사냥꾼을 위한 총기 보관함과 대여 서비스입니다.'],
  ['aviation', 'ドローンで山小屋に食料を届けるサービスです。'],
  ['alcohol', 'शहर में शराब की घर तक डिलीवरी।'],
  ['banking and payments', 'Dijital banka: serbest çalışanlar için tek hesap.'],
  ['lending', 'قروض صغيرة لأصحاب المتاجر في السوق'],
  ['medicines, cannabis or tobacco', 'Een online apotheek die medicijnen per fiets bezorgt.'],
  ['insurance', 'Una polizza per chi noleggia la propria bicicletta.'],
  ['data of children', 'Aplicativo para crianças que aprendem a ler em casa.'],
  [
    'transport of passengers or short lets',
    'Rent out rooms in your home to people who come for a conference.',
  ],
] as const)('R-8 %s is named in: %s', (name, pitch) => {
  expect(regulatedActivities(pitch).map((each) => each.name)).toContain(name)
})

test.each([
  ['lending', 'Una app que presta dinero a vendedores ambulantes.'],
  ['securities and investments', 'Anlegerwohnungen als Token ab 50 Euro kaufen.'],
  ['gambling', 'Apuestas deportivas entre amigos.'],
  ['medical care or medical devices', 'Ein Algorithmus, der Hautkrebs auf Fotos erkennt.'],
  ['medical care or medical devices', 'Evde kan tahlili hizmeti.'],
  ['medicines, cannabis or tobacco', 'Vendemos medicamentos sin receta a domicilio.'],
  ['alcohol', 'Wir brennen Schnaps aus Fallobst und verkaufen ihn online.'],
  ['transport of passengers or short lets', 'Trasladamos pasajeros en coches particulares.'],
  ['legal or tax advice', 'An AI that gives tax and legal advice to immigrants.'],
  ['legal or tax advice', 'Un avocat virtuel pour contester les amendes.'],
  ['care or schooling of children', 'Des micro-crèches dans les gares.'],
  ['placement or lending of workers', 'Wir vermitteln Pflegekräfte aus dem Ausland an Familien.'],
  ['biometric data or surveillance', 'We screen job applicants by face recognition.'],
  ['food or animal products made for sale', '自宅で飼う鶏の生卵と生乳の販売。'],
] as const)('R-8 %s is named in a founder’s words, also in a short pitch: %s', (name, pitch) => {
  expect(regulatedActivities(pitch).map((each) => each.name)).toContain(name)
})

test('R-8 a trade that a venture sells to, or a word with a second meaning, is not its own activity', () => {
  const pitches = [
    'Rotas for nursing homes that change every week.',
    'Software für Kitas, die das Essen abrechnet.',
    'Un planning pour les crèches.',
    'Una agenda para guarderías y sus familias.',
    'Dyżury dla przedszkoli w jednym kalendarzu.',
    '訪問看護ステーション向けの記録サービス。',
    '요양원을 위한 근무표 앱.',
    'Una agenda para fisioterapeutas.',
    'A CRM for insurance brokers.',
    'Alquilamos bicicletas a turistas.',
    'An emergency button for pensioners.',
    'A fractional CFO for small firms.',
    'Een app die nieuwe wetten uitlegt aan ondernemers.',
    'Una web para reservar pensiones y hostales.',
    'Un guide de Paris sur le pouce.',
    'Stickers for scooters.',
  ]
  expect(pitches.filter((pitch) => regulatedActivities(pitch).length > 0)).toEqual([])
})

test('R-8 who the customers are names their trade, not what the venture does', () => {
  expect(activitiesOfCustomers('Nursing homes with 20 to 60 beds')).toEqual([])
  expect(activitiesOfCustomers('Kitas mit 20 bis 120 Kindern')).toEqual([])
  expect(activitiesOfCustomers('Workers who need a loan before payday')).not.toEqual([])
})

test('R-8 the words that name an activity are those of the text', () => {
  expect(regulatedActivities('Ein Ratenkauf für Möbel, ohne Papier.')).toEqual([
    { name: 'lending', words: 'Ratenkauf' },
  ])
})

test('R-8 a trade that buys is no regulated activity', () => {
  const pitches = [
    'Polite balance reminders with a pay-by-link for dental practices in the UK.',
    'Schedules for the shifts of hotel cleaners, sent to their phones.',
    'A changelog that writes itself from merged pull requests.',
    'Die Abrechnung des Mittagessens in Kitas, ohne Zettel.',
    'Plans the rounds of professional dog walkers around the rain.',
  ]
  expect(pitches.flatMap((pitch) => regulatedActivities(pitch))).toEqual([])
})

test('R-8 a word with a second meaning names no regulated activity', () => {
  const pitches = [
    '직원 대부분이 종이로 근무표를 짜는 병원을 위한 근무표 앱입니다.',
    '주류 시장이 아닌 작은 가게를 위한 회계 앱입니다.',
    'Un chat seguro para empresas de construcción y sus subcontratas.',
    'Estamos seguros de que los talleres pierden tiempo con las citas por teléfono.',
    'Ayudamos a diagnosticar averías de coches con una foto del motor.',
    'Acequia arma los turnos de riego de una comunidad.',
    'Lojas de bairro precisam de um controle de estoque seguro para não perder produtos.',
    'Para pequenas lojas que não querem investir em marketing sem saber o retorno.',
    'Freight brokerage software that quotes loads by e-mail for small truckers.',
    'A tool that lends itself to the bookkeeping of churches.',
    'Een planner die de effecten van verzuim op het rooster laat zien.',
    'Nous aidons les enseignes à choisir leur implantation dans les centres commerciaux.',
    '帮助视频创作者在视频中植入广告并自动结算。',
    '为保险起见，仓库每天要人工核对两次库存，我们用摄像头自动核对。',
    'Klub, który broni praw najemców: generator pism dla lokatorów.',
    'تطبيق لحجز ملاعب الكرة الطائرة للاندية الصغيرة',
    'Планировщик смен для кафе, которому дают кредит доверия.',
  ]
  expect(pitches.flatMap((pitch) => regulatedActivities(pitch))).toEqual([])
})

test('F-10 prohibitions are found in every language', () => {
  const forbidden = [
    'The agency sent a warning letter: the kit is marketed without marketing clearance.',
    'The city ordered the company to stop carrying passengers.',
    'Die BaFin hat der Firma das Geschäft ohne Erlaubnis untersagt.',
    'La empresa operaba sin licencia en tres provincias.',
    'La société exerçait sans agrément depuis 2015.',
    'A empresa operava sem autorização do Banco Central.',
    'La società operava senza autorizzazione.',
    'De toezichthouder legde een last onder dwangsom op.',
    'Spółka działała bez zezwolenia KNF.',
    'Компания работала без лицензии Центробанка.',
    'Şirketin lisansı iptal edildi.',
    'كانت الشركة تعمل بدون ترخيص',
    'कंपनी बिना लाइसेंस के काम कर रही थी।',
    '该公司无证经营，被责令停止。',
    '同社は無許可で営業していた。',
    '이 회사는 무허가로 영업했다.',
    'The regulator closed its clinic, which was unlicensed.',
    'The founder was fined for operating without a licence.',
    'No investor knew that the firm was not licensed to lend.',
    'The health authority denied the clearance in May.',
    'We were told that this needs a licence we do not have.',
    'The state revoked its money transmitter licence.',
    'Für den Betrieb fehlt die Erlaubnis.',
    'Der Antrag auf Zulassung wurde abgelehnt.',
    'El regulador denegó el permiso.',
    'No cuenta con registro sanitario.',
    "La société n'a pas d'agrément.",
    'La mairie a interdit les trottinettes.',
  ]
  expect(forbidden.filter((text) => readProhibition(text) === undefined)).toEqual([])
})

test('F-10 a licence, a denial and a study are no prohibition', () => {
  const allowed = [
    'Licensed as an electronic money institution since March 2019.',
    'Published a paper on unlicensed lending in small towns.',
    'The company was never banned by any regulator.',
    'Sie hat die Zulassung als Apothekerin seit 2012.',
    'Received clearance in 2019 after two studies.',
    'La empresa está autorizada por el supervisor.',
    'A obtenu son agrément en 2016.',
    'Listed as practice manager of a five-chair practice from 2017 to 2024.',
  ]
  expect(allowed.filter((text) => readProhibition(text) !== undefined)).toEqual([])
})

test('F-10 who makes law, acts against others, or never does without approval is not forbidden anything', () => {
  const praised = [
    'Spoke at the European conference on shared and unlicensed spectrum in 2023.',
    'As a city inspector she closed forty unlicensed kitchens between 2015 and 2019.',
    'He never ships a change without approval of the practice manager, which we valued.',
    'She ran our recall programme for two years without a licence fee.',
    'Maintains the open source scheduler that works without a license key, 4,000 stars.',
    'Led the campaign of the city against unlicensed taxis.',
    'Er hat nie etwas ohne Genehmigung der Zentrale eingeführt.',
    'Inspectora que cerró 40 pisos turísticos sin licencia en Valencia.',
    'Autora de la ley que prohíbe los cortes de agua a familias vulnerables.',
    'Разработала сервис записи к врачу без регистрации и рекламы.',
    'Добился отмены незаконных штрафов для такси в трёх регионах.',
    'अवैध खनन की निगरानी के लिए ऐप बनाया जिसे तीन जिलों में इस्तेमाल किया जाता है।',
    '曾在市场监管局负责查处无证经营小餐馆八年。',
    '違法駐輪の対策システムを市役所に納入した。',
    '불법 주차 신고 앱을 만들어 12만 명이 쓰게 한 개발자.',
  ]
  expect(praised.filter((text) => readProhibition(text) !== undefined)).toEqual([])
})

test('F-11 a test is lost where the result is no better than the baseline, in 20 cases or more', () => {
  const of = (n: number, result: number, better?: 'higher' | 'lower') =>
    testOutcome({ n, baseline: 6, result, ...(better && { better }) })
  expect([of(20, 6, 'lower'), of(20, 7, 'lower'), of(20, 5, 'higher')]).toEqual([
    'against', 'against', 'against',
  ]) // prettier-ignore
  expect([of(19, 7, 'lower'), of(20, 7), of(20, 5.7, 'lower'), of(20, 2, 'lower')]).toEqual([
    'silent', 'silent', 'silent', 'for',
  ]) // prettier-ignore
})

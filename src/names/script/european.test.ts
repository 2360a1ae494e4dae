// Cyrillic, Greek, Armenian and Georgian names come out as the press writes them.
import { describe, expect, it } from 'vitest'
import { latinOf, nameRows } from './testing/name-rows.ts'

describe('Cyrillic', () => {
  it.each(
    nameRows(`
      Владимир Путин = vladimir putin
      Дмитрий Медведев = dmitry medvedev
      Сергей Лавров = sergey lavrov
      Михаил Горбачёв = mikhail gorbachev
      Мария Захарова = maria zakharova
      Рамзан Кадыров = ramzan kadyrov
      Алексей Навальный = aleksey navalny
      Геннадий Тимченко = gennady timchenko
      Роман Абрамович = roman abramovich
      Сергей Шойгу = sergey shoygu
      Юрий Гагарин = yury gagarin
      Никита Хрущёв = nikita khrushchev
      Олег Дерипаска = oleg deripaska
      Газпром = gazprom
      Роснефть = rosneft
      Сбербанк = sberbank
      Юлия Тимошенко = yulia timoshenko
      Васильев = vasilyev
      Ильич = ilyich
    `),
  )('Russian %s', (name, expected) => expect(latinOf(name)).toBe(expected))

  it.each(
    nameRows(`
      Юлія Тимошенко = yulia timoshenko
      Зеленський = zelensky
      Григорій = hryhoriy
      Харків = kharkiv
      Київ = kyiv
      Чернігів = chernihiv
      Андрій Єрмак = andriy yermak
      Лук'янов = lukyanov
    `),
  )('Ukrainian, told by its letters or its ending, has h for г: %s', (name, expected) =>
    expect(latinOf(name)).toBe(expected),
  )

  it.each(
    nameRows(`
      Аляксандр Лукашэнка = alyaksandr lukashenka
      Святлана Ціханоўская = svyatlana tsikhanouskaya
      Быкаў = bykau
      Нұрсұлтан Назарбаев = nursultan nazarbaev
      Қасым Тоқаев = kasym tokaev
      Цахиагийн Элбэгдорж = tsakhiagiin elbegdorj
      Ухнаагийн Хүрэлсүх = ukhnaagiin khurelsukh
      Мөнх = munkh
      Шавкат Мирзиёев = shavkat mirziyoev
      Раҳмон = rahmon
      Бойко Борисов = boyko borisov
      Търново = tarnovo
      Кърджали = kardzhali
      Александар Вучић = aleksandar vucic
      Новак Ђоковић = novak djokovic
      Слободан Милошевић = slobodan milosevic
      Воислав Шешељ = voislav seselj
      Зоран Заев = zoran zaev
      Ѓорге Иванов = gjorge ivanov
    `),
  )('other languages keep their own letters: %s', (name, expected) => expect(latinOf(name)).toBe(expected))
})

describe('Greek', () => {
  it.each(
    nameRows(`
      Βλαντίμιρ Πούτιν = vladimir putin
      Μπαράκ Ομπάμα = barak obama
      Ντόναλντ Τραμπ = donald tramp
      Ερντογάν = erdogan
      Μεντβέντεφ = medvedev
      Λαβρόφ = lavrov
      Μοχάμεντ = mohamed
      Κυριάκος Μητσοτάκης = kyriakos mitsotakis
      Αλέξης Τσίπρας = alexis tsipras
      Αντώνης Σαμαράς = antonis samaras
      Κωνσταντίνος Καραμανλής = konstantinos karamanlis
      Ευάγγελος Βενιζέλος = evangelos venizelos
      Ευθύμιος = efthymios
      Παύλος = pavlos
      Σταύρος Νιάρχος = stavros niarchos
      Άγγελος = angelos
      Χρήστος = christos
      Προκόπης Παυλόπουλος = prokopis pavlopulos
      Μελίνα Μερκούρη = melina merkuri
      Νίκος Καζαντζάκης = nikos kazantzakis
      Μίκης Θεοδωράκης = mikis theodorakis
      Ολυμπιακός = olympiakos
      Πειραιώς = peiraios
      Αθήνα = athina
      Θεσσαλονίκη = thessaloniki
      Ψαρράς = psarras
      Καϊλή = kaili
    `),
  )('%s', (name, expected) => expect(latinOf(name)).toBe(expected))

  it('spells the sound of ου u, where old Greek families write ou', () => {
    expect(latinOf('Παπανδρέου Παπαδόπουλος')).toBe('papandreu papadopulos')
  })
})

describe('Armenian', () => {
  it.each(
    nameRows(`
      Վլադիմիր Պուտին = vladimir putin
      Նիկոլ Փաշինյան = nikol pashinyan
      Սերժ Սարգսյան = serzh sargsyan
      Ռոբերտ Քոչարյան = robert kocharyan
      Լևոն Տեր-Պետրոսյան = levon ter petrosyan
      Վարդան Օսկանյան = vardan oskanyan
      Ոսկանյան = voskanyan
      Ծատուրյան = tsaturyan
      Երևան = yerevan
      Գյումրի = gyumri
      Հայաստան = hayastan
      Արմեն Սարգսյան = armen sargsyan
      Վազգեն = vazgen
      Կարեն Կարապետյան = karen karapetyan
      Հովիկ Աբրահամյան = hovik abrahamyan
      Սամվել = samvel
      Գագիկ Ծառուկյան = gagik tsarukyan
      Ռուբեն Վարդանյան = ruben vardanyan
      Տիգրան = tigran
      Արարատ Միրզոյան = ararat mirzoyan
      Խաչատուրյան = khachaturyan
      Հրանտ Դինք = hrant dink
      Աննա Հակոբյան = anna hakobyan
      Վահագն = vahagn
      Շուշի = shushi
      Եվգենի = yevgeni
    `),
  )('%s', (name, expected) => expect(latinOf(name)).toBe(expected))
})

describe('Georgian', () => {
  it.each(
    nameRows(`
      ვლადიმერ პუტინი = vladimer putini
      მიხეილ სააკაშვილი = mikheil saakashvili
      ბიძინა ივანიშვილი = bidzina ivanishvili
      ედუარდ შევარდნაძე = eduard shevardnadze
      ზვიად გამსახურდია = zviad gamsakhurdia
      სალომე ზურაბიშვილი = salome zurabishvili
      ირაკლი ღარიბაშვილი = irakli gharibashvili
      ირაკლი კობახიძე = irakli kobakhidze
      გიორგი მარგველაშვილი = giorgi margvelashvili
      გიორგი კვირიკაშვილი = giorgi kvirikashvili
      ნინო ბურჯანაძე = nino burjanadze
      ზურაბ ჟვანია = zurab zhvania
      ვანო მერაბიშვილი = vano merabishvili
      გრიგოლ ვაშაძე = grigol vashadze
      ნიკა გვარამია = nika gvaramia
      ნიკა მელია = nika melia
      შალვა პაპუაშვილი = shalva papuashvili
      დავით უსუფაშვილი = davit usupashvili
      გიგა ბოკერია = giga bokeria
      მამუკა ხაზარაძე = mamuka khazaradze
      ბადრი ჯაფარიძე = badri japaridze
      ბადრი პატარკაციშვილი = badri patarkatsishvili
      თბილისი = tbilisi
      ქუთაისი = kutaisi
      ბათუმი = batumi
      საქართველო = sakartvelo
    `),
  )('%s, endings as written', (name, expected) => expect(latinOf(name)).toBe(expected))

  it('reads capitals', () => expect(latinOf('ᲗᲑᲘᲚᲘᲡᲘ')).toBe('tbilisi'))
})

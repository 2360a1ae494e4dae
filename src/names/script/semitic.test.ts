// Arabic and Hebrew give the consonants of a name; Ethiopic gives the whole word.
import { describe, expect, it } from 'vitest'
import { latinOf, nameRows } from './testing/name-rows.ts'
import { splitArabicArticle, transliterate } from './transliterate.ts'

/**
 * What is left to compare with a Latin spelling: the script does not write short vowels, and y and w are
 * often vowels.
 */
const consonants = (text: string): string =>
  text
    .toLowerCase()
    .replace(/ou/g, 'u')
    .replace(/[aeiouyw']/g, '')
    .replace(/h(?= |$)/g, '')
    .replace(/([a-z])\1+/g, '$1')

describe('Arabic script', () => {
  it.each(
    nameRows(`
      محمد = Muhammad
      عبدالله = Abdullah
      صدام حسين = Saddam Husayn
      معمر القذافي = Muammar al Qadhafi
      بشار الأسد = Bashar al Asad
      حافظ الأسد = Hafiz al Asad
      حسن نصر الله = Hasan Nasr Allah
      أسامة بن لادن = Usama bin Ladin
      أيمن الظواهري = Ayman al Zawahiri
      خالد مشعل = Khalid Mashal
      ياسر عرفات = Yasir Arafat
      محمود عباس = Mahmud Abbas
      حسني مبارك = Husni Mubarak
      عبد الفتاح السيسي = Abd al Fattah al Sisi
      سلمان = Salman
      يوسف القرضاوي = Yusuf al Qaradawi
      طارق عزيز = Tariq Aziz
      خليفة حفتر = Khalifa Haftar
      بنك سورية = Bank Suriya
      القاهرة = al Qahira
      دمشق = Dimashq
      بغداد = Baghdad
      رشيد = Rashid
      جمال = Jamal
      غسان = Ghassan
      عثمان = Uthman
      ذو الفقار = Dhu al Fiqar
    `),
  )('%s has the consonants of %s', (name, expected) => {
    expect(transliterate(name.split(' ')[0] ?? '').vowelless).toBe(true)
    expect(consonants(latinOf(name)).replaceAll(' ', '')).toBe(consonants(expected).replaceAll(' ', ''))
  })

  it.each(
    nameRows(`
      علی خامنه‌ای = Ali Khamanehi
      محمود احمدی‌نژاد = Mahmud Ahmadinizhad
      حسن روحانی = Hasan Ruhani
      قاسم سلیمانی = Qasim Sulaymani
      پرویز مشرف = Parwiz Musharraf
      نواز شریف = Nawaz Sharif
      عمران خان = Imran Khan
      گلبدین حکمتیار = Gulbuddin Hikmatyar
      چمران = Chamran
      ہارون = Harun
      ڈاکٹر = Daktar
      بے نظیر بھٹو = Be Nazir Bhutto
      ملا عمر = Mulla Umar
      ښار = Shar
    `),
  )('Persian, Urdu and Pashto: %s has the consonants of %s', (name, expected) => {
    expect(consonants(latinOf(name)).replaceAll(' ', '')).toBe(consonants(expected).replaceAll(' ', ''))
  })

  it.each(
    nameRows(`
      مُحَمَّد = muhammad
      حَسَن = hasan
      عَبْدُ = abdu
      سَعِيد = said
      نُور = nur
      مَرْيَم = maryam
    `),
  )('with its marks %s is read whole', (name, expected) => {
    expect(transliterate(name)).toEqual({ text: expected, vowelless: false })
  })

  it.each(
    nameRows(`
      مەسعود = masud
      کوردستان‌ە = kurdistana
      هەولێر = hawler
      سلێمانی = slemani
      شىنجاڭ = shinjang
      ئۇيغۇر = uyghur
    `),
  )('Kurdish and Uighur write their vowels: %s', (name, expected) => {
    const read = transliterate(name)
    expect(read.vowelless).toBe(false)
    expect(consonants(read.text)).toBe(consonants(expected))
  })

  it('separates the article, and leaves God, short words and other words whole', () => {
    expect(splitArabicArticle('الأسد')).toEqual(['al', 'أسد'])
    expect(splitArabicArticle('القاعدة')).toEqual(['al', 'قاعدة'])
    expect(splitArabicArticle('الله')).toBeNull()
    expect(splitArabicArticle('الي')).toBeNull()
    expect(splitArabicArticle('محمد')).toBeNull()
    expect(transliterate('الأسد').text).toBe('alasd')
  })
})

describe('Hebrew', () => {
  it.each(
    nameRows(`
      ולדימיר = vldymyr
      פוטין = pwtyn
      בנימין = bnymyn
      נתניהו = ntnyhw
      אריאל = aryl
      שרון = shrwn
      שמעון = shmwn
      פרס = prs
      יצחק = ytzhk
      רבין = rbyn
      אהוד = ahwd
      ברק = brk
      דיין = dyn
      גולדה = gwldh
      מאיר = myr
      דוד = dwd
      אביגדור = abygdwr
      ליברמן = lybrmn
      לפיד = lfyd
      בנט = bnt
      הרצוג = hrtzwg
      גנץ = gntz
      כהן = khn
      לוי = lwy
      מזרחי = mzrhy
      טבע = tb
      לאומי = lwmy
      ג׳ורג׳ = jwrj
      צ׳רצ׳יל = chrchyl
      ז'בוטינסקי = zhbwtynsky
      וולף = vlf
    `),
  )('%s is the skeleton %s', (name, expected) => {
    expect(transliterate(name)).toEqual({ text: expected, vowelless: true })
  })

  it.each(
    nameRows(`
      שָׂרָה = sarah
      דָּוִד = david
      יִשְׂרָאֵל = yisrael
      מֹשֶׁה = moshe
      יוֹסֵף = yosef
      רוּת = rut
      נֹחַ = noah
    `),
  )('pointed %s is read whole', (name, expected) => {
    expect(transliterate(name)).toEqual({ text: expected, vowelless: false })
  })
})

describe('Ethiopic', () => {
  it.each(
    nameRows(`
      ኃይለ ሥላሴ = haile silase
      መንግስቱ = mengistu
      ኃይለማርያም ደሳለኝ = hailemaryam desalegn
      አብይ አሕመድ = abiy ahmed
      ዐቢይ = abiy
      ገብረ = gebre
      አበበ = abebe
      ተስፋዬ = tesfaye
      ወልደ = wolde
      ብርሃኑ = birhanu
      ፍቅሩ = fikru
      ክርስቶስ = kristos
      ቴዎድሮስ አድሃኖም = tewodros adhanom
      ቭላድሚር ፑቲን = vladmir putin
      ኢሳያስ አፈወርቂ = isayas afeworki
      መለስ ዜናዊ = meles zenawi
      ለማ መገርሳ = lema megersa
      አዲስ አበባ = adis abeba
    `),
  )('%s', (name, expected) => expect(latinOf(name)).toBe(expected))
})

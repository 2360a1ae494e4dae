// Names in the scripts of South-East Asia are read by syllables: Thai and Lao with vowels around the
// consonant, Khmer by its two series, Burmese by onset and rhyme.
import { describe, expect, it } from 'vitest'
import { latinOf, nameRows } from './testing/name-rows.ts'
import { transliterate } from './transliterate.ts'

const read = (text: string): void => {
  it.each(nameRows(text))('%s', (name, expected) => expect(latinOf(name)).toBe(expected))
}

// By the royal general system; families often keep an older spelling (Charnvirakul, Vejjajiva) nobody can
// derive.
describe('Thai', () => {
  read(`
    สมชาย = somchai
    สมศักดิ์ = somsak
    สมพงศ์ = somphong
    สุชาติ = suchat
    ทักษิณ = thaksin
    ยิ่งลักษณ์ = yinglak
    ประยุทธ์ จันทร์โอชา = prayut chanocha
    เศรษฐา ทวีสิน = srettha thawisin
    แพทองธาร = phaethongthan
    พิธา ลิ้มเจริญรัตน์ = phitha limcharoenrat
    อนุทิน ชาญวีรกูล = anuthin chanwirakun
    อภิสิทธิ์ เวชชาชีวะ = aphisit wetchachiwa
    ชวน หลีกภัย = chuan likphai
    สมัคร สุนทรเวช = samak sunthonwet
    บรรหาร = banhan
    สนธิ ลิ้มทองกุล = sonthi limthongkun
    วิชัย = wichai
    วิทยา = witthaya
    รัตนา = rattana
    เกษม = kasem
    เฉลิม = chaloem
    กรุงเทพ = krungthep
    เชียงใหม่ = chiangmai
    ภูเก็ต = phuket
    ขอนแก่น = khonkaen
    อุดร = udon
    นคร = nakhon
    ธนาคารกสิกรไทย = thanakhankasikonthai
    บริษัท จำกัด มหาชน = borisat chamkat mahachon
    ปูติน = putin
  `)
})

describe('Lao', () => {
  read(`
    ທອງລຸນ ສີສຸລິດ = thonglun sisulit
    ວຽງຈັນ = viangchan
    ໄກສອນ ພົມວິຫານ = kaison phomvihan
    ຈູມມະລີ ໄຊຍະສອນ = chummali xayason
    ບຸນຍັງ ວໍລະຈິດ = bunnhang volachit
    ປູຕິນ = putin
    ຫຼວງພະບາງ = luangphabang
    ຄຳໄຕ = khamtai
  `)
})

describe('Khmer', () => {
  read(`
    វ៉្លាឌីមៀរ ពូទីន = vladimier putin
    ហ៊ុន សែន = hun sen
    ហ៊ុន ម៉ាណែត = hun manet
    កឹម សុខា = kem sokha
    នរោត្តម សីហនុ = norotam sihanu
    ប៉ុល ពត = pol pot
    ខៀវ សំផន = khieu samphan
    នួន ជា = nuon chea
    ជា ស៊ីម = chea sim
    ហេង សំរិន = heng samrin
    ទៀ បាញ់ = tea banh
    ភ្នំពេញ = phnompenh
    កម្ពុជា = kampuchea
  `)
})

describe('Burmese', () => {
  read(`
    ရွှေပုလဲ = shwepule
    အောင်ကြယ် = aungkye
    ဦးကျော်ဇော်ထွန်း = ukyawzawhtun
    ရတနာမင်္ဂလာ = yadanamingala
    ဗလာဒီမီယာ ပူတင် = baladimiya putin
    အောင်ဆန်းစုကြည် = aungsansukyi
    မင်းအောင်လှိုင် = minaunghlaing
    စိုးဝင်း = soewin
    ဝင်းမြင့် = winmyint
    သိန်းစိန် = theinsein
    ထင်ကျော် = htinkyaw
    သန်းရွှေ = thanshwe
    ခင်ညွန့် = khinnyunt
    သန့် = thant
    မောင်အေး = maungaye
    မြင့်ဆွေ = myintswe
    မြန်မာ = myanma
    မန္တလေး = mantale
    ထွန်းထွန်း = htunhtun
    ဒေါ် = daw
    ကို = ko
    ခင်မောင် = khinmaung
    လှမြင့် = hlamyint
    ဇော်မင်း = zawmin
    စည်သူ = sithu
    ရဲအောင် = yeaung
  `)

  it('reads a tone mark on either side of the killing mark', () => {
    expect(transliterate('မြင့\u103a').text).toBe(transliterate('မြင\u103a\u1037').text)
  })
})

// Names in the scripts of India and Sri Lanka come out as the press writes them; the unwritten a falls in the
// north.
import { describe, expect, it } from 'vitest'
import { latinOf, nameRows } from './testing/name-rows.ts'

const read = (text: string): void => {
  it.each(nameRows(text))('%s', (name, expected) => expect(latinOf(name)).toBe(expected))
}

describe('Devanagari', () => {
  read(`
    व्लादिमीर पुतिन = vladimir putin
    नरेन्द्र मोदी = narendra modi
    नरेंद्र मोदी = narendra modi
    मनमोहन सिंह = manmohan singh
    राहुल गांधी = rahul gandhi
    अमित शाह = amit shah
    राजनाथ सिंह = rajnath singh
    अरविंद केजरीवाल = arvind kejriwal
    योगी आदित्यनाथ = yogi adityanath
    अमिताभ बच्चन = amitabh bachchan
    शाहरुख़ ख़ान = shahrukh khan
    मुकेश अंबानी = mukesh ambani
    गौतम अडानी = gautam adani
    दाऊद इब्राहिम = daud ibrahim
    सरदार पटेल = sardar patel
    जवाहरलाल नेहरू = javaharlal nehru
    इन्दिरा गांधी = indira gandhi
    लक्ष्मी मित्तल = lakshmi mittal
    कृष्णा = krishna
    संजय दत्त = sanjay datt
    स्वामी विश्वनाथ = swami vishwanath
    प्रचण्ड = prachand
    शर्मा ओली = sharma oli
    बाबुराम भट्टराई = baburam bhattarai
    मुंबई = mumbai
    फारूक = faruk
    ज़ाकिर = zakir
    देवेंद्र = devendra
    ज्ञानेश कुमार = gyanesh kumar
  `)
})

describe('Bengali', () => {
  read(`
    মোহাম্মদ = mohammad
    মুহাম্মদ ইউনূস = muhammad yunus
    শেখ হাসিনা = shekh hasina
    শেখ মুজিবুর রহমান = shekh mujibur rahman
    খালেদা জিয়া = khaleda jiya
    ভ্লাদিমির পুতিন = vladimir putin
    আবদুল হামিদ = abdul hamid
    সুভাষচন্দ্র বসু = subhashchandra basu
    রবীন্দ্রনাথ ঠাকুর = rabindranath thakur
    জ্যোতি বসু = jyoti basu
    এরশাদ = ershad
    ওয়াজেদ = wajed
    হাফিজ = hafij
    সাইফুর = saifur
    নজরুল ইসলাম = najrul islam
    তারেক = tarek
    কামাল হোসেন = kamal hosen
    আবুল কালাম আজাদ = abul kalam ajad
    সিংহ = singh
    ঢাকা = dhaka
    চট্টগ্রাম = chattagram
    কলকাতা = kalkata
    বন্দ্যোপাধ্যায় = bandyopadhyay
    চট্টোপাধ্যায় = chattopadhyay
    সৌরভ গাঙ্গুলি = saurabh ganguli
    ইমরান খান = imran khan
    গ্রামীণ = gramin
    ইসলামী = islami
  `)
})

describe('Gurmukhi, Gujarati and Odia', () => {
  read(`
    ਮਨਮੋਹਨ ਸਿੰਘ = manmohan singh
    ਜਗਮੀਤ ਸਿੰਘ = jagmit singh
    ਨਵਜੋਤ ਸਿੱਧੂ = navjot sidhu
    ਪ੍ਰਕਾਸ਼ ਬਾਦਲ = prakash badal
    ਚੰਡੀਗੜ੍ਹ = chandigarh
    નરેન્દ્ર મોદી = narendra modi
    અમિત શાહ = amit shah
    મુકેશ અંબાણી = mukesh ambani
    ગૌતમ અદાણી = gautam adani
    વ્લાદિમીર પુતિન = vladimir putin
    ଓଡ଼ିଶା = odisha
    ଭୁବନେଶ୍ୱର = bhubneshwar
  `)
})

describe('Tamil', () => {
  read(`
    முருகன் = murugan
    சந்திரன் = chandran
    ராமச்சந்திரன் = ramachandran
    நரேந்திர மோடி = narendra modi
    ஸ்டாலின் = stalin
    பிரபாகரன் = prabagaran
    இளங்கோவன் = ilangovan
    ரஜினிகாந்த் = rajiniganth
    மகிந்த ராஜபக்ச = maginda rajabaksa
    கருணாநிதி = karunanithi
    ஃபெர்னாண்டோ = fernando
    விளாடிமிர் புதின் = viladimir puthin
    கிருஷ்ணன் = krishnan
    தங்கவேல் = thangavel
    அழகன் = azhagan
  `)
})

describe('Telugu, Kannada and Malayalam', () => {
  read(`
    నరేంద్ర మోదీ = narendra modi
    వ్లాదిమిర్ పుతిన్ = vladimir putin
    చంద్రబాబు నాయుడు = chandrababu nayudu
    రేవంత్ రెడ్డి = revant reddi
    చిరంజీవి = chiranjivi
    ನರೇಂದ್ರ ಮೋದಿ = narendra modi
    ವ್ಲಾದಿಮಿರ್ ಪುಟಿನ್ = vladimir putin
    ಕುಮಾರಸ್ವಾಮಿ = kumaraswami
    ಬೆಂಗಳೂರು = bengaluru
    നരേന്ദ്ര മോദി = narendra modi
    വ്ലാദിമിർ പുടിൻ = vladimir putin
    പിണറായി വിജയൻ = pinarayi vijayan
    മുഹമ്മദ് = muhammad
    മോഹൻലാൽ = mohanlal
    യൂസഫലി = yusafali
    തിരുവനന്തപുരം = thiruvananthapuram
  `)
})

describe('Sinhala', () => {
  read(`
    මහින්ද රාජපක්ෂ = mahinda rajapaksa
    රනිල් වික්\u200dරමසිංහ = ranil wikramasingha
    මෛත්\u200dරීපාල සිරිසේන = maithripala sirisena
    අනුර කුමාර දිසානායක = anura kumara disanayaka
    සජිත් ප්\u200dරේමදාස = sajith premadasa
    ව්ලැඩිමීර් පුටින් = wladimir putin
    කොළඹ = kolamba
  `)
})

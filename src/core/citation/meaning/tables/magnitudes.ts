// Words that make another number of the one they follow. A quote that ends with "5" is not the page's "5 million".
// Where the word is inflected, the stem stands with a star. Months are here as well, because they make a date of a number.

export const MAGNITUDES = `
  en thousand thousands million millions billion billions trillion trillions k m mn bn tn hundred dozen percent per pct
     percentage basis bps
  de tausend million* mio milliard* mrd billion* prozent* hundert dutzend
  fr mille million* milliard* pour cent*
  es mil millon* millones billon* por ciento
  pt mil milhão milhões bilhão bilhões por
  it mila mille milion* miliard* per cento
  nl duizend miljoen* mln miljard* mld procent*
  pl tys* tysi* mln milion* mld miliard* proc procent*
  ru тыс* млн миллион* млрд миллиард* трлн процент*
  tr bin milyon* milyar* yüzde
  ar ألف آلاف مليون ملايين مليونا مليار مليارات بالمئة بالمائة
  hi लाख करोड़ हज़ार हजार अरब प्रतिशत फीसदी फ़ीसदी
  zh 万 萬 亿 億 千 百 兆 成 倍
  ja 割 円
  th พัน หมื่น แสน ล้าน
  ko 만* 억* 조* 천* 퍼센트*`

/** Digits and powers of ten that Chinese and Japanese write as characters. */
export const NUMERALS = '〇 零 一 二 三 四 五 六 七 八 九 十 两 兩 百 千 万 萬 亿 億 兆'

export const MONTHS = `
  en january february march april may june july august september october november december
     jan feb mar apr jun jul aug sept sep oct nov dec
  de januar februar märz mai juni juli oktober dezember jänner
  fr janvier février mars avril juin juillet août septembre octobre novembre décembre
  es enero febrero marzo abril mayo junio julio agosto septiembre setiembre octubre noviembre diciembre
  pt janeiro fevereiro março maio junho julho setembro outubro novembro dezembro
  it gennaio febbraio aprile maggio giugno luglio settembre ottobre dicembre
  nl januari februari maart mei augustus
  pl stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia styczeń luty
     marzec kwiecień czerwiec lipiec sierpień wrzesień październik listopad grudzień
  ru января февраля марта апреля мая июня июля августа сентября октября ноября декабря январь февраль март апрель май
     июнь июль август сентябрь октябрь ноябрь декабрь январе феврале марте апреле мае июне июле августе сентябре октябре
     ноябре декабре
  tr ocak şubat mart nisan mayıs haziran temmuz ağustos eylül ekim kasım aralık
  ar يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر
  hi जनवरी फरवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर
  zh 年 月 日 号`

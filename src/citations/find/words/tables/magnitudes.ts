// Words that make another number of the one beside them, with what they say. A quote that ends with "5" is not the page's
// "5 million". Where the word is inflected, the stem stands with a star. Months are here as well, because they make a date
// of a number. Words that languages share without meaning the same have several values, or are left out.

/** What the number before is multiplied by. */
export const MAGNITUDES: readonly (readonly [factors: readonly number[], words: string])[] = [
  [[12], 'dozen dutzend'],
  [[100], 'hundred hundert honderd 百'],
  [
    [1e3],
    'thousand thousands k tausend mille mil mila duizend tys* tysi* тыс* bin ألف آلاف हज़ार हजार 千 พัน 천*',
  ],
  [[1e4], '万 萬 หมื่น 만*'],
  [[1e5], 'लाख lakh lakhs แสน'],
  [
    [1e6],
    `million millions million* mn mio mln millon* millones milhão milhões milion* miljoen* миллион* млн milyon*
     مليون ملايين مليونا ล้าน`,
  ],
  [[1e6, 1], 'm'],
  [[1e7], 'करोड़ crore crores'],
  [[1e8], '亿 億 억*'],
  [
    [1e9],
    'billions bn milliard* mrd miljard* bilhão bilhões mld miliard* миллиард* млрд milyar* مليار مليارات अरब',
  ],
  [[1e9, 1e12], 'billion'],
  [[1e12], 'trillion trillions tn billion* billones трлн 조*'],
  [[1e12, 1e6], '兆'],
]

/** Parts of a hundred, and of ten thousand. */
export const RATIOS: readonly (readonly [factor: number, words: string])[] = [
  [1e-1, '成 割'],
  [1e-2, 'percent pct percentage prozent* procent* proc процент* بالمئة بالمائة प्रतिशत फीसदी फ़ीसदी 퍼센트*'],
  [1e-4, 'bps'],
]

/** They belong to the number beside them as well; what they make of it is not told by the word alone. */
export const MEASURES = 'per basis pour cent* por ciento cento yüzde 倍 円'

/** Digits and powers of ten that Chinese and Japanese write as characters. */
export const NUMERALS = '〇 零 一 二 三 四 五 六 七 八 九 十 两 兩 百 千 万 萬 亿 億 兆'

/** Without those that are articles, or frequent words of another language (Turkish "on", Italian "due"). */
export const QUOTED_NUMBER_WORDS: readonly (readonly [value: number, words: string])[] = [
  [2, 'two zwei deux dos dois duas twee dwa dwie два две iki'],
  [3, 'three drei trois tres três tre drie trzy три üç'],
  [4, 'four vier quatre cuatro quatro quattro cztery четыре dört'],
  [5, 'five fünf cinq cinco cinque vijf pięć пять beş'],
  [6, 'six sechs seis zes sześć шесть altı'],
  [7, 'seven sieben siete sete sette zeven siedem семь yedi'],
  [8, 'eight acht huit ocho oito otto osiem восемь sekiz'],
  [9, 'nine neun nueve nove negen dziewięć девять dokuz'],
  [10, 'ten zehn dix diez dez dieci tien dziesięć десять'],
  [11, 'eleven elf onze undici jedenaście одиннадцать'],
  [12, 'twelve zwölf douze doce doze dodici twaalf dwanaście двенадцать'],
  [13, 'thirteen dreizehn treize trece treze tredici dertien trzynaście тринадцать'],
  [14, 'fourteen vierzehn quatorze catorce catorze quattordici veertien czternaście четырнадцать'],
  [15, 'fifteen fünfzehn quinze quince quindici vijftien piętnaście пятнадцать'],
  [16, 'sixteen sechzehn seize dieciséis dezesseis dezasseis sedici zestien szesnaście шестнадцать'],
  [17, 'seventeen siebzehn diecisiete dezessete dezassete diciassette zeventien siedemnaście семнадцать'],
  [18, 'eighteen achtzehn dieciocho dezoito diciotto achttien osiemnaście восемнадцать'],
  [19, 'nineteen neunzehn diecinueve dezenove dezanove diciannove negentien dziewiętnaście девятнадцать'],
  [20, 'twenty zwanzig vingt veinte vinte venti twintig dwadzieścia двадцать yirmi'],
  [30, 'thirty dreißig trente treinta trinta trenta dertig trzydzieści тридцать otuz'],
  [40, 'forty vierzig quarante cuarenta quarenta quaranta veertig czterdzieści сорок kırk'],
  [50, 'fifty fünfzig cinquante cincuenta cinquenta cinquanta vijftig pięćdziesiąt пятьдесят elli'],
  [60, 'sixty sechzig soixante sesenta sessenta sessanta zestig sześćdziesiąt шестьдесят altmış'],
  [70, 'seventy siebzig setenta settanta zeventig siedemdziesiąt семьдесят yetmiş'],
  [80, 'eighty achtzig ochenta oitenta ottanta tachtig osiemdziesiąt восемьдесят seksen'],
  [90, 'ninety neunzig noventa novanta negentig dziewięćdziesiąt девяносто doksan'],
]

/** Between the words of one number: "two hundred and fifty", "treinta y cinco". */
export const NUMBER_JOINTS = 'and et y e'

/** Before a number what a minus sign is; the last ones in scripts without spaces. */
export const MINUS_WORDS = 'minus negative negativ moins menos meno минус eksi سالب ناقص ऋण माइनस 마이너스'
export const UNSPACED_MINUS = ['负', '負', 'マイナス', 'ลบ']

/** From January on. */
export const MONTHS: readonly string[] = [
  'january jan januar jänner janvier enero janeiro gennaio januari stycznia styczeń января январь январе ocak يناير जनवरी',
  `february feb februar février febrero fevereiro febbraio februari lutego luty февраля февраль феврале şubat فبراير फरवरी
   फ़रवरी`,
  'march mar märz mars marzo março maart marca marzec марта март марте mart مارس मार्च',
  'april apr avril abril aprile kwietnia kwiecień апреля апрель апреле nisan أبريل अप्रैल',
  'may mai mayo maio maggio mei maja maj мая май мае mayıs مايو मई',
  'june jun juni juin junio junho giugno czerwca czerwiec июня июнь июне haziran يونيو जून',
  'july jul juli juillet julio julho luglio lipca lipiec июля июль июле temmuz يوليو जुलाई',
  'august aug août agosto augustus sierpnia sierpień августа август августе ağustos أغسطس अगस्त',
  `september sept sep septembre septiembre setiembre setembro settembre września wrzesień сентября сентябрь сентябре eylül
   سبتمبر सितंबर`,
  `october oct oktober octobre octubre outubro ottobre października październik октября октябрь октябре ekim أكتوبر
   अक्टूबर`,
  'november nov novembre noviembre novembro listopada listopad ноября ноябрь ноябре kasım نوفمبر नवंबर',
  `december dec dezember décembre diciembre dezembro dicembre grudnia grudzień декабря декабрь декабре aralık ديسمبر
   दिसंबर`,
]

export const DATE_MARKS = '年 月 日 号'

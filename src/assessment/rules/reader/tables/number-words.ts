// Numbers in words, for amounts of money. A value with `*` multiplies the number before it; a value with `~` multiplies the
// magnitude behind it. An underscore is the space within a word of two.

export interface NumberVocabulary {
  /** Words of one number are written together. */
  readonly isCompound: boolean
  /** Joins the words of one number. */
  readonly and: string
  readonly words: Readonly<Record<string, string>>
}

export const SPELLED_NUMBERS: Readonly<Record<string, NumberVocabulary>> = {
  en: {
    isCompound: false,
    and: 'and',
    words: {
      1: 'one', 2: 'two couple_of', 3: 'three', 4: 'four', 5: 'five', 6: 'six', 7: 'seven', 8: 'eight', 9: 'nine', 10: 'ten', 11: 'eleven',
      12: 'twelve', 13: 'thirteen', 14: 'fourteen', 15: 'fifteen', 16: 'sixteen', 17: 'seventeen', 18: 'eighteen', 19: 'nineteen',
      20: 'twenty', 30: 'thirty', 40: 'forty', 50: 'fifty', 60: 'sixty', 70: 'seventy', 80: 'eighty', 90: 'ninety',
      '*100': 'hundred', '*1000': 'thousand grand', '*1000000': 'million', '~0.5': 'half_a half', '~1.5': 'one_and_a_half',
      '~2.5': 'two_and_a_half', '~3.5': 'three_and_a_half',
    },
  },
  de: {
    isCompound: true,
    and: 'und',
    words: {
      1: 'ein eins', 2: 'zwei zwo', 3: 'drei', 4: 'vier', 5: 'fünf', 6: 'sechs', 7: 'sieben', 8: 'acht', 9: 'neun', 10: 'zehn', 11: 'elf',
      12: 'zwölf', 13: 'dreizehn', 14: 'vierzehn', 15: 'fünfzehn', 16: 'sechzehn', 17: 'siebzehn', 18: 'achtzehn', 19: 'neunzehn',
      20: 'zwanzig', 30: 'dreißig', 40: 'vierzig', 50: 'fünfzig', 60: 'sechzig', 70: 'siebzig', 80: 'achtzig', 90: 'neunzig',
      '*100': 'hundert', '*1000': 'tausend riesen', '*1000000': 'million millionen', '~0.5': 'halbe', '~1.5': 'anderthalb eineinhalb', '~2.5': 'zweieinhalb',
      '~3.5': 'dreieinhalb',
    },
  },
  nl: {
    isCompound: true,
    and: 'en',
    words: {
      1: 'een', 2: 'twee', 3: 'drie', 4: 'vier', 5: 'vijf', 6: 'zes', 7: 'zeven', 8: 'acht', 9: 'negen', 10: 'tien', 11: 'elf',
      12: 'twaalf', 13: 'dertien', 14: 'veertien', 15: 'vijftien', 16: 'zestien', 17: 'zeventien', 18: 'achttien', 19: 'negentien',
      20: 'twintig', 30: 'dertig', 40: 'veertig', 50: 'vijftig', 60: 'zestig', 70: 'zeventig', 80: 'tachtig', 90: 'negentig',
      '*100': 'honderd', '*1000': 'duizend mille', '*1000000': 'miljoen', '~0.5': 'half', '~1.5': 'anderhalf',
      '~2.5': 'tweeënhalf', '~3.5': 'drieënhalf',
    },
  },
  it: {
    isCompound: true,
    and: 'e',
    words: {
      1: 'un uno', 2: 'due', 3: 'tre', 4: 'quattro', 5: 'cinque', 6: 'sei', 7: 'sette', 8: 'otto', 9: 'nove', 10: 'dieci', 11: 'undici',
      12: 'dodici', 13: 'tredici', 14: 'quattordici', 15: 'quindici', 16: 'sedici', 17: 'diciassette', 18: 'diciotto', 19: 'diciannove',
      20: 'venti vent', 30: 'trenta trent', 40: 'quaranta quarant', 50: 'cinquanta cinquant', 60: 'sessanta sessant',
      70: 'settanta settant', 80: 'ottanta ottant', 90: 'novanta novant', '*100': 'cento centinaio', '*1000': 'mila mille migliaio', '*1000000': 'milione milioni', '~0.5': 'mezzo',
    },
  },
  fr: {
    isCompound: false,
    and: 'et',
    words: {
      1: 'un une', 2: 'deux', 3: 'trois', 4: 'quatre', 5: 'cinq', 6: 'six', 7: 'sept', 8: 'huit', 9: 'neuf', 10: 'dix', 11: 'onze',
      12: 'douze', 13: 'treize', 14: 'quatorze', 15: 'quinze', 16: 'seize', 20: 'vingt vingts', 30: 'trente', 40: 'quarante',
      50: 'cinquante', 60: 'soixante', 80: 'quatre-vingt quatre-vingts', '*100': 'cent cents centaine centaines', '*1000': 'mille millier milliers', '*1000000': 'million millions', '~0.5': 'demi',
    },
  },
  es: {
    isCompound: false,
    and: 'y',
    words: {
      1: 'un una uno', 2: 'dos', 3: 'tres', 4: 'cuatro', 5: 'cinco', 6: 'seis', 7: 'siete', 8: 'ocho', 9: 'nueve', 10: 'diez', 11: 'once',
      12: 'doce', 13: 'trece', 14: 'catorce', 15: 'quince', 16: 'dieciséis', 17: 'diecisiete', 18: 'dieciocho', 19: 'diecinueve',
      20: 'veinte', 21: 'veintiún veintiuno', 22: 'veintidós', 23: 'veintitrés', 24: 'veinticuatro', 25: 'veinticinco', 26: 'veintiséis',
      27: 'veintisiete', 28: 'veintiocho', 29: 'veintinueve', 30: 'treinta', 40: 'cuarenta', 50: 'cincuenta', 60: 'sesenta',
      70: 'setenta', 80: 'ochenta', 90: 'noventa', 100: 'cien ciento', 200: 'doscientos doscientas', 300: 'trescientos trescientas',
      400: 'cuatrocientos cuatrocientas', 500: 'quinientos quinientas', 600: 'seiscientos seiscientas', 700: 'setecientos setecientas',
      800: 'ochocientos ochocientas', 900: 'novecientos novecientas', '*1000': 'mil', '*1000000': 'millón millones', '~0.5': 'medio',
    },
  },
  pt: {
    isCompound: false,
    and: 'e',
    words: {
      1: 'um uma', 2: 'dois duas', 3: 'três', 4: 'quatro', 5: 'cinco', 6: 'seis', 7: 'sete', 8: 'oito', 9: 'nove', 10: 'dez', 11: 'onze',
      12: 'doze', 13: 'treze', 14: 'catorze quatorze', 15: 'quinze', 16: 'dezesseis dezasseis', 17: 'dezessete dezassete', 18: 'dezoito',
      19: 'dezenove dezanove', 20: 'vinte', 30: 'trinta', 40: 'quarenta', 50: 'cinquenta', 60: 'sessenta', 70: 'setenta', 80: 'oitenta',
      90: 'noventa', 100: 'cem cento', 200: 'duzentos duzentas', 300: 'trezentos trezentas', 400: 'quatrocentos quatrocentas',
      500: 'quinhentos quinhentas', 600: 'seiscentos seiscentas', 700: 'setecentos setecentas', 800: 'oitocentos oitocentas',
      900: 'novecentos novecentas', '*1000': 'mil', '*1000000': 'milhão milhões', '~0.5': 'meio',
    },
  },
  pl: {
    isCompound: false,
    and: 'i',
    words: {
      1: 'jeden jedną', 2: 'dwa dwie', 3: 'trzy', 4: 'cztery', 5: 'pięć', 6: 'sześć', 7: 'siedem', 8: 'osiem', 9: 'dziewięć', 10: 'dziesięć',
      11: 'jedenaście', 12: 'dwanaście', 13: 'trzynaście', 14: 'czternaście', 15: 'piętnaście', 16: 'szesnaście', 17: 'siedemnaście',
      18: 'osiemnaście', 19: 'dziewiętnaście', 20: 'dwadzieścia', 30: 'trzydzieści', 40: 'czterdzieści', 50: 'pięćdziesiąt',
      60: 'sześćdziesiąt', 70: 'siedemdziesiąt', 80: 'osiemdziesiąt', 90: 'dziewięćdziesiąt', 100: 'sto', 200: 'dwieście', 300: 'trzysta',
      400: 'czterysta', 500: 'pięćset', 600: 'sześćset', 700: 'siedemset', 800: 'osiemset', 900: 'dziewięćset',
      '*1000': 'tysiąc tysiąca tysiące tysięcy tysiak tysiaka tysiaki tysiaków', '*1000000': 'milion miliona miliony milionów', '~0.5': 'pół',
      '~1.5': 'półtora', '~2.5': 'dwa_i_pół', '~3.5': 'trzy_i_pół',
    },
  },
  ru: {
    isCompound: false,
    and: 'и',
    words: {
      1: 'один одну одна', 2: 'два две', 3: 'три', 4: 'четыре', 5: 'пять', 6: 'шесть', 7: 'семь', 8: 'восемь', 9: 'девять', 10: 'десять',
      11: 'одиннадцать', 12: 'двенадцать', 13: 'тринадцать', 14: 'четырнадцать', 15: 'пятнадцать', 16: 'шестнадцать', 17: 'семнадцать',
      18: 'восемнадцать', 19: 'девятнадцать', 20: 'двадцать', 30: 'тридцать', 40: 'сорок', 50: 'пятьдесят', 60: 'шестьдесят',
      70: 'семьдесят', 80: 'восемьдесят', 90: 'девяносто', 100: 'сто', 200: 'двести', 300: 'триста', 400: 'четыреста', 500: 'пятьсот',
      600: 'шестьсот', 700: 'семьсот', 800: 'восемьсот', 900: 'девятьсот', 500_000: 'полмиллиона', '*1000': 'тысяча тысячу тысячи тысяч тыща тыщу тыщи тыщ', '*1000000': 'миллион миллиона миллионов',
      '~1.5': 'полтора полторы', '~2.5': 'два_с_половиной две_с_половиной', '~3.5': 'три_с_половиной',
    },
  },
  tr: {
    isCompound: false,
    and: '',
    words: {
      1: 'bir', 2: 'iki', 3: 'üç', 4: 'dört', 5: 'beş', 6: 'altı', 7: 'yedi', 8: 'sekiz', 9: 'dokuz', 10: 'on', 20: 'yirmi', 30: 'otuz',
      40: 'kırk', 50: 'elli', 60: 'altmış', 70: 'yetmiş', 80: 'seksen', 90: 'doksan', '*100': 'yüz', '*1000': 'bin', '*1000000': 'milyon', '0.5': 'buçuk', '~0.5': 'yarım',
    },
  },
  ar: {
    isCompound: false,
    and: 'و',
    words: {
      1: 'واحد', 2: 'اثنان اثنين', 3: 'ثلاثة ثلاث', 4: 'أربعة أربع', 5: 'خمسة خمس', 6: 'ستة ست', 7: 'سبعة سبع', 8: 'ثمانية ثماني ثمان',
      9: 'تسعة تسع', 10: 'عشرة عشر', 20: 'عشرون عشرين', 30: 'ثلاثون ثلاثين', 40: 'أربعون أربعين', 50: 'خمسون خمسين', 60: 'ستون ستين',
      70: 'سبعون سبعين', 80: 'ثمانون ثمانين', 90: 'تسعون تسعين', 200: 'مئتان مئتين مائتان مائتين ميتين مئتا مئتي مائتا مائتي', 300: 'ثلاثمئة ثلاثمائة',
      400: 'أربعمئة أربعمائة', 500: 'خمسمئة خمسمائة', 600: 'ستمئة ستمائة', 700: 'سبعمئة سبعمائة', 800: 'ثمانمئة ثمانمائة ثمانيمئة',
      900: 'تسعمئة تسعمائة', 2000: 'ألفان ألفين ألفا ألفي', '*100': 'مئة مائة مية', '*1000': 'ألف آلاف', '*1000000': 'مليون ملايين', '~0.5': 'نصف',
    },
  },
  hi: {
    isCompound: false,
    and: '',
    words: {
      1: 'एक', 2: 'दो', 3: 'तीन', 4: 'चार', 5: 'पाँच पांच', 6: 'छह छः छे', 7: 'सात', 8: 'आठ', 9: 'नौ', 10: 'दस', 11: 'ग्यारह', 12: 'बारह', 13: 'तेरह',
      14: 'चौदह', 15: 'पंद्रह पन्द्रह', 16: 'सोलह', 17: 'सत्रह', 18: 'अठारह', 19: 'उन्नीस', 20: 'बीस', 25: 'पच्चीस', 30: 'तीस', 35: 'पैंतीस', 40: 'चालीस',
      45: 'पैंतालीस', 50: 'पचास', 55: 'पचपन', 60: 'साठ', 65: 'पैंसठ', 70: 'सत्तर', 75: 'पचहत्तर', 80: 'अस्सी', 85: 'पचासी', 90: 'नब्बे',
      '*100': 'सौ', '*1000': 'हज़ार हजार', '*100000': 'लाख', '*10000000': 'करोड़', '0.5': 'साढ़े', '~1.25': 'सवा', '~1.5': 'डेढ़', '~2.5': 'ढाई',
    },
  },
} // prettier-ignore

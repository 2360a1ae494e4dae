// Words beside a number that make it no figure: it belongs to a telephone number, a version, a year.

/** Before a telephone number. A star ends a stem. */
export const PHONE_WORDS =
  'tel telefon* telephone phone fax telefax tél téléphone teléfono telefone тел телефон* факс هاتف फ़ोन फोन 전화* 電話 电话'

/** Before the number of a version. */
export const VERSION_WORDS =
  'v ver version* versión versão versione wersj* версия версии sürüm* إصدار संस्करण 버전* rev release build'

/** Before a year in digits: a number such as 2024 behind them is hardly a count. */
export const YEAR_PREPOSITIONS =
  'in since by until from during before after circa copyright im seit bis ab von vor nach anno jahr en desde hasta año ' +
  'antes después depuis dès jusqu an année em até ano dal nel fino sinds sedert tot voor jaar w od rok roku do с до в ' +
  'год году года от عام سنة منذ في सन वर्ष'

/** After a year in digits. */
export const YEAR_WORDS = 'r roku rok год году года г yılı yılında से में 年 년*'

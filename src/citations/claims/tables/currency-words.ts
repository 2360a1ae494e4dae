// Everyday words for currencies, which stand beside an amount in place of the full name. A star ends a stem of an
// inflected word. Full names and signs come from Intl.

export const CURRENCY_WORDS: readonly (readonly [currencies: string, words: string])[] = [
  [
    'USD AUD CAD NZD SGD HKD TWD',
    'dollar* dólar* dolar* dolár* dollaro dollari доллар* دولار* डॉलर* ドル 달러* buck bucks',
  ],
  ['USD', 'usd* 美元 美金 米ドル'],
  ['EUR', 'euro* еврo евро يورو यूरो* ユーロ 欧元 歐元 유로* avro*'],
  ['GBP', 'pound* quid pfund* libra* livre* sterlin* funt* фунт* استرليني पाउंड* ポンド 英镑 英鎊 파운드*'],
  ['JPY', 'yen jen* yenes иен* йен* ين येन 円 日元 日圆 엔*'],
  ['CNY', 'yuan* renminbi rmb юан* يوان युआन 元 块 人民币 人民幣 위안*'],
  ['TWD HKD', '元 圓 塊'],
  ['KRW', 'won вон* 원* ウォン 韩元 韓元 韩币 वॉन'],
  [
    'INR PKR LKR NPR MUR',
    'rupee* rupie* rupia* roupie* rúpia* rupi* рупи* روبية रुपय* रुपए* रुपये* रुपयों रु rs ルピー 卢比 루피*',
  ],
  ['RUB BYN', 'руб рубл* р rubel* rouble* ruble* rublo* rubli روبل रूबल ルーブル 卢布 루블*'],
  ['TRY', 'lira* tl тл лир* ليرة लीरा リラ 里拉 리라*'],
  ['PLN', 'zł złot* zlot* sloty* злот* زلوتي ज़्लॉटी ズウォティ 兹罗提 즈워티*'],
  ['BRL', 'reais reales reaux reali реал* ريال रियाल レアル 雷亚尔 헤알*'],
  ['CHF XOF XAF', 'fr sfr frs franken* franc* franco* franch* frank* франк* فرنك* फ़्रैंक フラン 法郎 프랑*'],
  ['SEK NOK DKK ISK', 'kr kron* coron* couronne* крон* كرونة क्रोना クローナ クローネ 克朗 크로나*'],
  ['CZK', 'kč kc kron* koron* korun* coron* couronne* крон* コルナ 克朗'],
  ['MXN ARS CLP COP PHP UYU DOP CUP', 'peso* песо* بيزو पेसो ペソ 比索 페소*'],
  ['AED MAD', 'dirham* dírham* дирхам* درهم* دراهم दिरहम ディルハム 迪拉姆'],
  ['SAR QAR OMR YER IRR', 'riyal* rial* riyals риал* риял* ريال* रियाल リヤル 里亚尔'],
  ['KWD BHD JOD IQD TND DZD LYD', 'dinar* динар* دينار* दिनार ディナール 第纳尔'],
  ['EGP SYP LBP SDG', 'جنيه* ليرة pound*'],
  ['HUF', 'forint* ft форинт*'],
  ['RON MDL', 'lei leu'],
  ['UAH', 'грн гривен* гривн* hryvn* hrywn* griwna'],
  ['KZT', 'тенге tenge тг'],
  ['ILS', 'shekel* schekel* шекел* شيكل* שקל* ש״ח nis'],
  ['THB', 'baht* бат* บาท バーツ 泰铢'],
  ['VND', 'đồng dong донг* ドン 越南盾'],
  ['IDR', 'rp rupiah*'],
  ['MYR', 'rm ringgit*'],
  ['ZAR', 'rand r'],
  ['NGN', 'naira'],
  ['KES UGX TZS', 'shilling* ksh ush tsh'],
]

/** Words for a currency that mean something else before a number: "we won 1200". */
export const DOUBTFUL_BEFORE = 'won real pound pounds mark rand lei libra lira block р r kr ft'

/** Words for a price of nothing. */
export const FREE_WORDS =
  'free kostenlos* kostenfrei* gratis gratuit* gratuito gratuita grátis bezpłatn* darmow* бесплатн* ücretsiz bedava مجاني* ' +
  'मुफ़्त मुफ्त निःशुल्क 免费 免費 無料 무료*'

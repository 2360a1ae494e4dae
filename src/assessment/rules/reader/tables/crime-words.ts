// Those of the adverse words that tell of a crime, by language, as phrases of the reader (G-20). A company that failed, a
// dispute or a dismissal is none.

export const CRIME_WORDS: Readonly<Record<string, string>> = {
  en: `fraud*, defraud*, convict*, indict*, sentenced, imprison*, prison, jail*, embezzl*, ponzi, money laundering, laundering, bribe*, bribery, forged, forgery, stole, theft, misappropriat*, guilty, scam*`,
  de: `betrug*, betrüg*, betrog*, verurteilt*, angeklagt*, haft*, gefängnis*, veruntreu*, unterschlag*, geldwäsche, bestechung*, schuldig gesprochen, gestohlen, diebstahl`,
  es: `fraud*, estaf*, condenad*, condena por, imputad*, cárcel, prisión, malvers*, desfalc*, apropiación indebida, blanqueo, soborno*, robó, culpable`,
  fr: `fraud*, escroqu*, condamné*, mis en examen, inculp*, prison, détourn*, abus de (biens/confiance), blanchiment, pot-de-vin, faux et usage, coupable`,
  pt: `fraud*, golp*, estelionat*, condenad*, indiciad*, réu, prisão, cadeia, apropriação indébita, lavagem de dinheiro, suborno, propina, culpad*`,
  it: `frod*, truff*, condannat*, imputat*, prigione, carcere, galera, appropriazione indebita, malvers*, riciclaggio, tangent*, colpevol*, furto`,
  nl: `fraude*, fraudeer*, oplicht*, opgelicht, veroordeeld*, aangeklaagd*, gevangenis*, celstraf, verduister*, witwas*, omkop*, diefstal, schuldig`,
  pl: `oszust*, oszuk*, skazan*, oskarżon*, więzieni*, areszt*, defraud*, sprzeniewierz*, przywłaszcz*, kradzież*, winn* oszust*, łapówk*`,
  ru: `мошенни*, осужден*, осудил*, обвинен*, судим*, тюрьм*, тюрем*, растрат*, хищени*, присвоил*, взятк*, кража, украл*`,
  tr: `dolandır*, sahtekar*, hüküm giy*, mahkum*, sanık*, hapis*, hapse, cezaevi*, zimmet*, kara para*, rüşvet*, hırsızlı*, suçlu*`,
  ar: `احتيال, نصب, نصاب, محتال, أدين, مدان, حكم عليه, إدانة, سجن, السجن, مسجون, اختلاس, اختلس*, غسل أموال, غسيل أموال, رشوة, تزوير`,
  hi: `धोखाधड़ी, ठगी, दोषी, सजा, सज़ा, जेल, गबन, घोटाला, रिश्वत`,
  zh: `诈骗, 欺诈, 判刑, 定罪, 判决有罪, 坐牢, 入狱, 监狱, 挪用, 侵占, 贪污, 洗钱, 行贿, 受贿, 贿赂, 盗窃, 有罪`,
  ja: `詐欺, 有罪, 起訴, 懲役, 服役, 刑務所, 横領, 背任, 着服, 贈賄, 収賄, 窃盗`,
  ko: `사기, 유죄, 구속, 기소, 징역, 실형, 복역, 교도소, 횡령, 배임, 착복, 뇌물, 절도`,
}

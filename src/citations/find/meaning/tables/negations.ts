// Lists words that deny, by language: words that reverse a sentence, words for "without" and "nothing", verbs that deny
// the rest of their sentence, and words for rumours, which report the words of others. A doubtful word is included: a
// missed denial makes a false quote valid, and an extra word only asks a language model.

/** Words between white space. A star ends a stem. The Arabic proclitics و and ف are removed before the lookup. */
export const NEGATIVE_WORDS = `
  en not no never none nobody nothing nowhere neither nor cannot cant wont dont without hardly scarcely barely seldom
     unable unlikely impossible refuse refused refuses fail failed fails deny denied denies denying false untrue
     incorrect wrong wrongly myth unfounded rejected rejects disputed disputes
     rumor* rumour* alleged* supposedly baseless debunked contradicted dismissed retracted hoax fabricated mistaken
     lack lacks lacked lacking nonsense doubt* skeptic* sceptic* lie lies
  de nicht nichts nie niemals niemand* nirgends nirgendwo kein* weder keinesfalls keineswegs ohne kaum falsch*
     unwahr* unmöglich* bestreite* bestritt* dementier* widersprach* verneint* unzutreffend* nein mitnichten
     gerücht* angeblich* erfunden* haltlos* unbegründet* zurückgewiesen abgelehnt ausgeschlossen widerspr* unsinn* märchen zweifel*
  fr ne pas non jamais aucun* rien nul* ni sans guère faux fausse dément* démenti* nie nient impossible* refus*
     personne nullement
     rumeur* prétend* doute* infondé* mensong* inexact* exclu exclut
  es no nunca jamás ningún ninguno ninguna nadie nada ni sin tampoco falso falsa niega niegan negó negaron negado
     desmiente* desmintió desmintieron imposible
     rumor* supuest* dud* infundad* mentira* rechaza* descart*
  pt não nunca jamais nenhum* ninguém nada nem sem tampouco falso falsa nega negou negaram desmente* desmentiu
     impossível
     boato* duvid* dúvid* suposto* suposta* infundad* mentira* rejeit* descart*
  it non no mai nessun* niente nulla né senza neppure neanche nemmeno falso falsa nega negato smentisc* smentit*
     impossibile mica
     presunt* infondat* bugia bugie bufal* esclud* respin* escluso
  nl niet niets nooit niemand nergens geen* zonder noch nimmer nauwelijks onwaar onjuist* ontken* onmogelijk*
     gerucht* twijfel* vermeend* ongegrond* leugen* verworpen
  pl nie nigdy nikt nikogo nic niczego żaden żadn* ani bez nigdzie fałsz* nieprawd* niemożliw* zaprzecz* brak
     plotk* rzekom* mało wątpliw* bezpodstawn* kłamst* odrzuc* wyklucz*
  ru не ни нет никогда никто никого ничто ничего нигде никак никак* без нельзя неверно неправда ложь ложн* отриц*
     опроверг* невозможно вряд едва
     сомнева* сомнительн* слухи слухов слухам якобы выдум* отверг* исключ*
  uk не ні ніколи ніхто нічого без немає
  tr değil* yok* hayır asla hiç hiçbir* olmadan olmaksızın yalan* reddet* imkansız imkânsız yanlış
     söylenti* şüphe* iddia* asılsız*
  ar لا لم لن ليس ليست ليسوا لسنا لست ما غير دون بدون بلا عدم كلا كلّا نفى نفت نفوا ينفي تنفي أنكر أنكرت مستحيل كاذب
     أبدا قط
     شائعة شائعات إشاعة مزاعم
  fa نه نیست نیستند نبود هرگز هیچ بدون
  he לא אין בלי אינו אינה אינם מעולם ללא
  hi नहीं नही न ना मत बिना कभी असंभव झूठ ग़लत गलत इनकार इन्कार नकार*
     अफ़वाह* अफवाह* मुश्किल*
  el δεν μη μην όχι ποτέ τίποτα κανείς κανένας χωρίς
  sv inte aldrig ingen inget inga utan
  da ikke aldrig ingen intet uden
  ko 않* 아니* 못* 없* 안`

/** English: "isn't", "won't"; French: "n'est". */
export const NEGATIVE_ENDINGS = ["n't"]
export const NEGATIVE_BEGINNINGS = ["n'"]

/** Turkish denies inside the verb (-me-, -ma-) and with -siz; applied only to text known to be Turkish. */
export const TURKISH_FRAGMENTS =
  'mıyor miyor muyor müyor madı medi madık medik mayaca meyece mamış memiş mayan meyen mamak memek mazlar mezler maması memesi'
export const TURKISH_ENDINGS = 'maz mez mam mem mayız meyiz mazsınız mezsiniz sız siz suz süz'
/** Turkish words that only look like denials. */
export const TURKISH_HARMLESS = 'siz temiz deniz namaz komedi dünya elmas ekonomi memleket sekiz otuz'

/**
 * Words that deny in one language and are harmless in another. They do not count in a text known to be in these
 * languages. "no" is Portuguese for "in the", "ne" Italian for "of it", "mai" French for May, "not" German for need,
 * "noch" German for still.
 */
export const INNOCENT_IN: Readonly<Record<string, string>> = {
  no: 'pt pl de',
  not: 'de',
  ne: 'it tr de es',
  non: 'en de nl',
  pas: 'nl pl de',
  noch: 'de',
  sin: 'en',
  mai: 'fr de',
  nic: 'en de fr',
  nie: 'fr en',
  ni: 'tr pl de',
  mica: 'en es pt',
  personne: 'en de',
  wont: 'de',
  brak: 'nl de',
  ani: 'en it tr',
  bez: 'fr',
  asla: 'en es',
  uden: 'de',
  utan: 'en',
  ingen: 'de',
}

/**
 * Scripts without spaces: characters that deny, and before them words that merely contain the same characters
 * (`harmless`). Longer words that do deny precede the harmless ones.
 */
export const UNSPACED_NEGATIVES = [
  {
    language: 'zh',
    telling:
      '不同意 不过分 未来得及 并非 並非 绝非 絕非 谣言 謠言 造谣 造謠 假新闻 难说 難說 传闻 傳聞 据称 不 没 沒 未 无 無 非 勿 否 莫 拒绝 拒絕 虚假 虛假 失实',
    harmless:
      '不断 不斷 不仅 不僅 不但 不过 不過 不同 不少 不久 不错 不錯 不管 不论 不論 不得不 不可或缺 未来 未來 无论 無論 无线 無線 非常 非洲 是否 能否 否则 否則 除非 差不多 不动产 不動產 无疑 無疑 无数 無數 无人机 没错',
  },
  {
    language: 'ja',
    telling:
      'ない なかっ なく なけれ ません せず らず かず わず さず たず まず きず けず じず えず れず べず めず てず ねず げず みず りず ぬ 不 未 無 非 否 拒 噂 うわさ デマ どころか',
    harmless:
      '少ない 少なく 間もなく まもなく 違いない 間違いなく 未来 未満 無事 無料 無線 非常 必ず まず先 はず わずか いずれ ずつ 不動産 危ない 是非 不可欠 あぶない きたない',
  },
  { language: 'th', telling: 'ไม่ มิได้ ไร้ ปราศจาก ปฏิเสธ เท็จ', harmless: 'ไม่เพียง ไม่นาน' },
] as const

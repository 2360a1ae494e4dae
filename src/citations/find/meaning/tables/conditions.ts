// Lists words that leave open whether a sentence holds, by language: words for "if" and "whether", for wishes and
// hopes, for guesses, and conditional verbs. A doubtful word is included: a missed condition makes a false quote valid,
// and an extra word only asks a language model.

/** Words between white space. A star ends a stem. The Arabic proclitics و and ف are removed before the lookup. */
export const CONDITIONAL_WORDS = `
  en if unless whether would wouldn't i'd we'd you'd they'd he'd she'd wish* hope hopes hoped hopefully hoping hypothetical*
     suppose supposing assume assumes assuming imagine pretend might maybe perhaps possibly presumably theoretically
     lest
  de wenn falls sofern soweit ob würde* hätte* wäre* könnte* möchte* wünsch* hoffe hoffen hofft hoffentlich angenommen
     vorausgesetzt vielleicht möglicherweise eventuell hypothetisch* theoretisch*
  fr si s'il s'ils sinon pourvu supposons supposer imaginons souhait* espère espèrent espérons espérait espérer
     hypothé* voudrais voudrions aimerais aimerions serait seraient aurait auraient pourrait pourraient
     éventuellement
  es si ojalá quizá quizás acaso espero esperamos esperan supongamos imaginemos desearía quisiera quisiéramos sería serían
     habría habrían podría podrían hipotétic*
  pt se oxalá talvez espero esperamos esperam suponhamos gostaria gostaríamos seria seriam teria teriam haveria poderia
     poderiam hipotétic*
  it se magari qualora purché forse spero speriamo sperano supponiamo vorrei vorremmo sarebbe sarebbero avrebbe
     avrebbero potrebbe potrebbero ipotetic*
  nl als indien mits tenzij zou zouden misschien wellicht hopelijk hopen
  pl jeśli jeżeli gdyby* jeśliby oby czy chyba nadziej* chciałbym chcielibyśmy byłby byłaby byłoby hipotetyczn* załóżmy
  ru если ежели бы б ли надеюсь надеемся надеются надеется хотелось возможно наверное вероятно допустим предположим
     гипотетич*
  uk якщо якби чи би сподіваюся
  tr eğer şayet keşke belki umarım umarız umuyoruz acaba varsay* diyelim olsaydı
  ar إذا لو لولا ليت لعل ربما شرط بشرط أتمنى نتمنى آمل نأمل هل
  fa اگر کاش شاید
  he אם אילו אולי הלוואי
  hi अगर यदि काश शायद बशर्ते उम्मीद
  el αν εάν ίσως μακάρι
  sv om ifall kanske hoppas
  da hvis måske
  ko 만약* 만일* 혹시* 아마*`

/** The same as for negations: "se" is Spanish for "itself", "falls" English for "drops", "als" German for "as". */
export const STATING_IN: Readonly<Record<string, string>> = {
  se: 'es fr de en nl pl tr',
  si: 'it pt pl tr',
  falls: 'en',
  als: 'de en fr it',
  om: 'en de nl pl tr fr pt',
  ob: 'en nl',
  seria: 'es it pl tr',
  espero: 'it',
}

/** Scripts without spaces, as for negations. */
export const UNSPACED_CONDITIONALS = [
  {
    language: 'zh',
    telling:
      '如果 假如 假设 假設 假使 要是 倘若 若 除非 万一 萬一 只要 是否 能否 希望 但愿 但願 或许 或許 也许 也許 恨不得 巴不得 的话 的話',
    harmless: '若干 若无其事 说的话 說的話 讲的话 講的話',
  },
  {
    language: 'ja',
    telling:
      'もし 仮に なら とすれば としたら とすると たらいい ばいい かどうか かもしれ おそらく 恐らく 願って 願う 希望',
    harmless:
      'おもしろ もしく もします もして もした もしな もしま ならない ならず ならでは ならび ならん さようなら お願い',
  },
  { language: 'th', telling: 'ถ้า หาก อาจจะ หวังว่า', harmless: 'หากแต่' },
] as const

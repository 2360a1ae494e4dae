// Stems words lightly: one common ending less, and of long words the beginning, so that "moderates" meets "moderators". A
// stem need not be a word.

/** Longest first. Of each script, the endings of its languages together. */
const ENDINGS: readonly (readonly [script: RegExp, least: number, endings: readonly string[]])[] = [
  [
    /^[a-z]/,
    4,
    `amientos amiento imientos imiento aciones acion azioni azione ungen heiten keiten ements ation ation ements ement
     ingly edly ings ende enden ungs ung lich liche ismo ista ando endo ante ente ados adas idos idas ado ada ido ida
     iamo iemy owie ami ach owi ego emu lari leri lar ler nin nun dan den ing ers ern est ies ed er es en em os as is us
     om ow ie ai ei oi s e n t a o i u y r`,
  ],
  [
    /^[\u0370-\u04ff]/,
    3,
    'иями ями ами ого его ому ему ыми ими ией ия ие ий ый ой ая яя ое ее ые ов ев ей ам ям ах ях ом ем у ю а я о е ы и ь',
  ],
  [/^[\u0900-\u097f]/, 3, 'ियों ियाँ ाओं ओं ों ें ीं ाँ ा े ी ि ो ु ू'],
  [/^[\u0600-\u06ff]/, 3, 'ات ون ين ان ها هم نا ة ه ي'],
  [
    /^[\uac00-\ud7a3]/,
    2,
    `했습니다 하였습니다 됩니다 되었습니다 합니다 입니다 습니다 이었습니다 였습니다 에서는 에게서 으로는 으로써 이라는 라는 이라고
     에서 에게 께서 으로 까지 부터 처럼 보다 이나 이란 에는 과는 와는 들은 들이 들을 들의 하는 하고 하며 하여 해서 한다 했다 되는 된다
     은 는 이 가 을 를 의 에 와 과 로 도 만 들 한 할 된`,
  ],
].map(([script, least, list]) => [
  script as RegExp,
  least as number,
  [...new Set((list as string).trim().split(/\s+/))].toSorted((a, b) => b.length - a.length),
])
const ARABIC_PREFIX = /^[وفبلك]?(?:ال)(?=.{3})|^[و](?=.{4})/

/** Letters of an alphabet that identify a long word. Behind them are its endings, or the second half of a compound. */
const MAX_LETTERS = 7
const ALPHABET = /^[a-z\u0370-\u04ff]/

/** Expects a comparable word (see plain-word.ts). */
export function stemOf(word: string): string {
  const bare = word.replaceAll("'s", '').replaceAll("'", '').replace(ARABIC_PREFIX, '')
  const row = ENDINGS.find(([script]) => script.test(bare))
  if (row === undefined) return bare
  const [, least, endings] = row
  const ending = endings.find((each) => bare.length - each.length >= least && bare.endsWith(each))
  const stem = ending === undefined ? bare : bare.slice(0, -ending.length)
  return ALPHABET.test(stem) ? stem.slice(0, MAX_LETTERS) : stem
}

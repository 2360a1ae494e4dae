// Words of a sentence that is left out between two others: with one of them it may turn what the others say. By language.

export const CONTRASTS = `
  en but however though although yet until except instead unless otherwise fortunately luckily joking once anymore
  de aber jedoch doch sondern bis außer obwohl trotzdem stattdessen früher
  fr mais cependant pourtant toutefois sauf quoique heureusement autrefois
  es pero sino aunque excepto salvo hasta afortunadamente antes
  pt mas porém contudo embora exceto até felizmente antes
  it ma però tuttavia benché eccetto finché fortunatamente prima
  nl maar echter hoewel behalve totdat gelukkig vroeger
  pl ale jednak lecz chociaż oprócz dopóki kiedyś
  ru но однако хотя кроме пока зато раньше
  tr ama fakat ancak rağmen kadar neyse
  ar لكن ولكن رغم إلا حتى
  hi लेकिन मगर परंतु हालाँकि सिवाय पहले`

export const UNSPACED_CONTRASTS =
  '但 不过 不過 可是 然而 虽然 雖然 除了 しかし けど けれど ただし でも だが 하지만 그러나 지만'

/** Directly behind a quote in its sentence: what it says is over. `|` separates them; they are in lower case. */
export const OVER_BEHIND = `
  en: but now|but since|but today|but these days|but that was|but that is over|but not any|; now it|, now it|until we switched|until we moved|until we got|until i switched|until i got
  de: aber jetzt|aber seit|aber inzwischen|aber heute|aber mittlerweile|bis wir gewechselt|bis wir umgestiegen
  fr: mais maintenant|mais depuis|mais aujourd'hui|mais désormais
  es: pero ahora|pero desde|pero hoy|pero ya
  pt: mas agora|mas desde|mas hoje|mas já
  it: ma ora|ma adesso|ma da quando|ma oggi
  nl: maar nu|maar sinds|maar inmiddels
  pl: ale teraz|ale od|ale dziś|ale już
  ru: но теперь|но сейчас|но с тех|но сегодня|но уже
  tr: ama artık|ama şimdi|fakat artık|ama bugün
  ar: لكن الآن|ولكن الآن|لكن منذ|لكن اليوم
  hi: लेकिन अब|मगर अब|पर अब
  zh: 但现在|但是现在|不过现在|但如今|但現在
  ja: が、今|けど今|けれど今|が今は|しかし今
  ko: 하지만 이제|그러나 이제`

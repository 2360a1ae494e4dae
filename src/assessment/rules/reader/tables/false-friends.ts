// Words that are spelled like a word of a subject and name none in this language. The table of subjects has the words of all
// languages in one list, so that a quote and a pitch of different languages can be compared.

export const FALSE_FRIENDS: Readonly<Record<string, string>> = {
  en: `in the bin, till, down the drain, super, superb*, supervis*, supermarket*, body, everybody, arts, bail, (front/help/service/returns) desk, on the table, off the table, third party, on the light side, in light of, quota, fire drill, (no/any) party, play* (along/a part/a role/it safe), in order, out of order, take stock, steam, on board, at bay, pos, chair*, coral`,
  de: `in die tonne, in den müll, bin, super*, chef, chefs, chefin*, folge, folgen, folgt, tarif*, order, body, der laden, den laden, im laden, ladens, spielt … rolle, in arbeit, am ende, die reihe, quote, bar, stock, kurse*`,
  fr: `à la poubelle, tableau*, fermé*, fermer, fermée*, ferme (à/le/la/les/tout), au cours, en cours, tarif*, à plat, planté*, se plante, super*, quota*, mixer, son, pour le coup, dans le vent, par cœur, notaire à`,
  es: `a la basura, hasta, resto, notar, notamos, noto, regalo*, super*, (toda/esa/qué/otra) clase de, mano de obra, tarifa*, cuota*, perde*, pierde*, prueba*, en el acto, tabla*, torna*`,
  it: `nella spazzatura, sono, torna*, tornat*, prova, provare, provato, provata, proviamo, resto, resta, perde*, tarif*, super*, quota, notare, notato, noto, tabella*, tabelle, capo`,
  pt: `no lixo, perde*, resto, resta, prova, provar, tarifa*, super*, notar, notamos, cota, do (próprio /meu /nosso )bolso, caixas, torna*, tabela*`,
  nl: `vol, super*, chef*, laden, bar, meter, meters, tarief*, in orde, plant* (in/een afspraak)`,
  pl: `do kosza, bal, super*, szef*, bar, kurs walut*, taryf*, tabel*`,
  tr: `çöpe (gitti/gidiyor), bin, super, süper*, tarife*, tablo*, kurs`,
  ru: `супер*, тариф*, таблиц*, резюме`,
}

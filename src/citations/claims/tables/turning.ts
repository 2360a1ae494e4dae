// Words beside a copied passage that turn its meaning, by language.

/** Directly before it: what it says almost happened, or did not. */
export const ALMOST_WORDS = `
  en nearly almost practically pretended threatened
  de beinahe fast nahezu beinah
  es casi
  fr presque failli faillit
  pt quase
  it quasi
  nl bijna haast
  pl prawie niemal omal
  ru почти едва чуть
  tr neredeyse
  ar كدت كدنا كاد كادت يكاد تقريبا
  hi लगभग क़रीब
  ko 거의 하마터면`

/** The same in several words. `|` separates them; they are folded like the page. */
export const ALMOST_PHRASES = `
  en: about to|instead of|rather than|far from|close to|short of|supposed to|pretend to|pretended to|threatened to|dreamed of|came close to|on the point of
  de: kurz davor|statt dass|anstatt dass|weit davon entfernt|im begriff
  es: a punto de|en vez de|en lugar de|lejos de|por poco
  fr: sur le point de|au lieu de|loin de|à deux doigts de
  pt: prestes a|a ponto de|em vez de|em lugar de|longe de|por pouco
  it: sul punto di|invece di|anziché|lontano da|per poco
  nl: op het punt|in plaats van|verre van|op het punt om
  pl: o mało co|o mało|zamiast|bliski tego
  ru: чуть не|едва не|вместо того чтобы|на грани
  tr: az kalsın|az daha|üzere
  ar: على وشك|بدلا من|بدل أن
  hi: के बजाय|की बजाय|होते होते`

/** Behind it in its sentence: it is not meant in earnest. In lower case. */
export const IRONY_BEHIND = `
  en: said no one|said nobody|says no one|says nobody|or so the|or so they|or so he|or so she|or so it|yeah right|yeah, right|is what the|is what they|not!
  de: sagte niemand|sagt niemand|hat niemand je gesagt|so zumindest|heißt es im prospekt|heißt es in der werbung|von wegen
  es: dijo nadie|no dijo nadie|según el folleto|según la publicidad|eso dice el|eso dicen
  fr: n'a jamais dit personne|dit la brochure|selon la brochure|selon la pub
  pt: disse ninguém|segundo o folheto|segundo a propaganda
  it: non ha mai detto nessuno|secondo la brochure|secondo la pubblicità`

/** The same as the first in scripts without spaces. */
export const UNSPACED_ALMOST = '差点 差點 几乎 幾乎 险些 もう少しで 危うく あやうく ほとんど 寸前'

/** Ends a clause that reports what comes after it. */
export const REPORTING_ENDS = `
  en that
  de dass daß
  es que
  fr que qu'
  pt que
  it che
  nl dat
  pl że
  ru что
  ar أن إن بأن
  hi कि
  tr ki`

/** A report with one of these words is the speaker's own. */
export const FIRST_PERSON = `
  en i we me us my our mine ours i'm i've we're we've i'd we'd
  de ich wir mich mir uns mein* unser*
  es yo nosotros nosotras me nos mi mis nuestr* digo creo diría decimos creemos calculo estimo
  fr je j' nous me m' mon ma mes notre nos moi
  pt eu nós me nos meu* minha* nosso* nossa* acho digo creio diria achamos
  it io noi mi ci mio mia miei nostr* dico credo direi penso diciamo
  nl ik wij we me mij ons mijn onze
  pl ja my mnie nas nam mi mój moja nasz* myślę sądzę uważam mówię
  ru я мы меня нас мне нам мой моя мое мои наш*
  ar أنا نحن أقول نقول أعتقد نعتقد
  hi मैं हम मेरा मेरी मेरे मुझे हमें हमारा हमारी हमारे मैंने हमने
  tr ben biz bana bize bence bizce benim bizim`

/** The beginning of the next sentence that denies it. `|` separates them; they are in lower case. */
export const DENIALS_BEHIND = `
  en: that is false|that's false|this is false|that was false|it is false|that is not true|that's not true|this is not true|that is untrue|not true|that is wrong|that's wrong|that was wrong|this is wrong|that never happened|this never happened|it never happened|never happened|that did not happen|that didn't happen|that is a lie|that's a lie|what a lie|that is nonsense|nonsense|rubbish|that was a joke|that is a joke|just kidding|kidding|i was wrong|we were wrong|he was wrong|she was wrong|they were wrong|i was joking|i made that up|i take that back|none of that is true|none of this is true|wrong.|false.|lies.|that is made up|that was made up|that is invented|quite the opposite|the opposite is true
  de: das ist falsch|das war falsch|das ist nicht wahr|das stimmt nicht|stimmt nicht|stimmt aber nicht|das stimmt so nicht|das ist gelogen|das ist eine lüge|das ist nie passiert|das ist unsinn|unsinn|quatsch|das ist quatsch|das war ein scherz|das ist erfunden|ich lag falsch|ich habe mich geirrt|wir haben uns geirrt|das gegenteil ist|falsch.|nichts davon stimmt
  es: eso es falso|esto es falso|es falso|es mentira|eso es mentira|mentira|no es verdad|no es cierto|eso no es|eso nunca pasó|nunca pasó|nunca ocurrió|me equivocaba|me equivoqué|nos equivocamos|era broma|es broma|tonterías|falso.|todo lo contrario
  fr: c'est faux|c'était faux|ce n'est pas vrai|c'est un mensonge|cela n'est jamais arrivé|ça n'est jamais arrivé|ce n'est jamais arrivé|j'avais tort|je me trompais|nous avions tort|c'était une blague|n'importe quoi|faux.|tout le contraire
  pt: isso é falso|é falso|é mentira|isso é mentira|mentira|não é verdade|isso não é|isso nunca aconteceu|nunca aconteceu|eu estava errado|eu estava enganado|eu me enganei|enganei-me|era brincadeira|falso.|bobagem|pelo contrário
  it: è falso|questo è falso|non è vero|è una bugia|è una bufala|non è mai successo|mi sbagliavo|avevo torto|ci sbagliavamo|era uno scherzo|falso.|sciocchezze|tutto il contrario
  nl: dat is niet waar|dat is onwaar|dat klopt niet|klopt niet|dat is gelogen|dat is nooit gebeurd|dat is onzin|onzin|ik had het mis|ik had ongelijk|dat was een grap|niet waar
  pl: to nieprawda|nieprawda|to fałsz|to kłamstwo|kłamstwo|to się nigdy nie zdarzyło|nigdy się to nie|myliłem się|myliłam się|to był żart|bzdura
  ru: это неправда|неправда|это ложь|ложь|это не так|такого не было|этого не было|этого никогда не было|я ошибался|я ошибалась|мы ошибались|это была шутка|чушь|это выдумка
  tr: bu doğru değil|doğru değil|bu yalan|yalan|bu yanlış|böyle bir şey olmadı|yanılmışım|yanılıyordum|şakaydı|saçmalık
  ar: هذا غير صحيح|غير صحيح|هذا كذب|كذب|هذا ليس صحيحا|هذا لم يحدث|لم يحدث ذلك|كنت مخطئا|كنت مخطئة|كانت مزحة
  hi: यह झूठ है|ये झूठ है|झूठ|यह सच नहीं|ये सच नहीं|यह गलत है|ऐसा कभी नहीं हुआ|ऐसा नहीं हुआ|मैं गलत था|मैं गलत थी|मज़ाक था
  zh: 这不是真的|这是假的|这不是事实|并非如此|这不对|这是谎言|假的|从来没有发生|我错了|开玩笑|這不是真的|這是假的|並非如此|我錯了
  ja: それは嘘|これは嘘|嘘です|嘘だ|それは事実では|事実ではありません|それは間違い|これは間違い|間違いでした|間違っていました|そんなことはありません|そんな事実は|冗談です
  ko: 그건 거짓|그것은 거짓|거짓말|사실이 아니|사실이 아닙|그런 일은 없|제가 틀렸|내가 틀렸|농담`

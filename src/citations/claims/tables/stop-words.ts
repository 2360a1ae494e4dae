// Words that say nothing about the topic of a sentence, by language.

export const STOP_WORDS: Readonly<Record<string, string>> = {
  en: `a an the and or but nor of to in on at by for from with without within into onto over under about as than then
    that this these those there here it its he she him her his hers they them their we us our ours you your i me my mine
    who whom whose which what when where why how is are was were be been being am do does did done have has had having
    will would can could should may might must shall not no so if because while during after before since until also just
    only very more most much many some any each every all both other own same such up down out off again once per via through across between among against along around behind beyond near toward towards upon yet still`,
  de: `der die das den dem des ein eine einen einem einer eines und oder aber denn sondern von vom zu zum zur in im ins an am
    auf aus bei beim bis durch für gegen mit nach ohne seit über um unter vor während wegen als wie dass ob weil wenn da
    es er sie wir ihr ich du mich mir dich dir ihn ihm ihnen uns euch sein seine seinen seiner seit ihre ihren ihrer unser
    ist sind war waren bin bist hat haben hatte hatten wird werden wurde wurden worden kann können konnte muss müssen soll
    sollen will wollen darf nicht kein keine auch nur noch schon sehr mehr so hier dort dann doch man sich je pro alle`,
  es: `el la los las lo un una unos unas y e o u pero ni de del al a en con por para sin sobre entre desde hasta hacia según
    que quien cual cuyo cuando donde como si porque mientras es son era eran fue fueron ser sido está están estaba hay ha
    han había he hemos tiene tienen tenía hace hacer se me te le les nos os mi tu su sus nuestro nuestra nuestros nuestras
    este esta estos estas ese esa eso aquel yo él ella ellos ellas usted no sí ya también muy más menos todo todos toda`,
  fr: `le la les l un une des du de d et ou mais ni car à au aux en dans sur sous par pour avec sans chez vers entre depuis
    jusque pendant que qui quoi dont où quand comme si parce est sont était étaient être été a ont avait avaient avoir eu
    fait faire se s ce cet cette ces c il elle ils elles on nous vous je j tu me m te t lui leur leurs son sa ses mon ma
    mes ton ta tes notre nos votre vos ne n pas plus moins très aussi tout tous toute toutes y`,
  pt: `o a os as um uma uns umas e ou mas nem de do da dos das em no na nos nas ao à aos às com por pelo pela para sem sobre
    entre desde até que quem qual cujo quando onde como se porque enquanto é são era eram foi foram ser sido está estão
    estava há tem têm tinha ter faz fazer me te lhe lhes nós vos meu minha seu sua seus suas nosso nossa este esta isto
    esse essa isso aquele eu ele ela eles elas você não sim já também muito mais menos todo todos toda`,
  it: `il lo la i gli le l un uno una e ed o ma né di del dello della dei degli delle d a ad al allo alla ai agli alle da dal
    dallo dalla dai in nel nello nella nei negli nelle con su sul sulla sui per tra fra senza che chi cui quale quando dove
    come se perché mentre è sono era erano fu stato stata essere ha hanno aveva avevano avere ho abbiamo fa fare si mi ti ci
    vi lo ne io tu lui lei noi voi loro mio tuo suo sua suoi nostro nostra questo questa questi quello non più meno anche`,
  nl: `de het een en of maar want van voor met zonder in op aan uit bij tot door over onder naar om te als dan dat die dit deze
    wie wat waar wanneer hoe omdat terwijl sinds is zijn was waren ben bent wordt worden werd werden heeft hebben had hadden
    kan kunnen kon moet moeten zal zullen zou niet geen ook nog al zeer meer meest er hier daar ik jij je hij zij ze wij we
    u hem haar hun ons onze mijn jouw zich per`,
  pl: `i a oraz lub albo ale ani w we z ze na do od o u po przy dla przez pod nad za bez między że żeby który która które których
    co kto gdy kiedy gdzie jak jeśli bo ponieważ jest są był była było byli być ma mają miał może mogą się nie tak już
    jeszcze też także tylko bardzo więcej ten ta to te ci tego tej tym ja ty on ona ono my wy oni go mu jej ich nas nam`,
  ru: `и а но или ни в во на с со к ко от до из за о об по под над при про для без через между у что чтобы который которая
    которые кто где когда как если потому так же ли бы не нет да уже ещё еще тоже также только очень более менее это этот эта
    эти тот та те я ты он она оно мы вы они его её ее их им нас нам вас мой твой свой наш ваш был была было были быть есть`,
  tr: `ve veya ya da de ile için gibi kadar göre sonra önce beri ki bu şu o bir iki her hiç çok daha en az mi mı mu mü ne kim
    nasıl neden ama fakat ancak çünkü eğer ise değil var yok olan olarak oldu olduğu ben sen biz siz onlar benim bizim`,
  ar: `و أو في من إلى على عن مع بين حتى منذ قبل بعد خلال ب ل ك هذا هذه ذلك تلك الذي التي الذين ما لا لم لن ليس كان كانت يكون
    هو هي هم نحن أنا أنت قد كل بعض غير أن إن لأن كما لكن ثم`,
  hi: `और या लेकिन कि का की के को में से पर ने तक लिए साथ बिना है हैं था थी थे हो होता होती होते हुआ हुई हुए रहा रही रहे गया गई
    गए यह वह ये वे इस उस इन उन मैं हम तुम आप वो मेरा हमारा अपना अपने अपनी जो जब तब जहाँ कैसे क्यों नहीं न भी ही तो बहुत
    सब कुछ एक कर करके करना करता करते`,
  ko: `그리고 그러나 하지만 또는 및 이 그 저 것 수 등 더 안 못 를 을 은 는 이다 있다 없다 하는 있는`,
}

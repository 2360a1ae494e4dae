// Phrases by which a text says that it is not the text itself: an instruction to put something here, a sample, the voice of
// a model that read nothing. Written per language, for whole sentences in lower case after NFKC.

/** An instruction to put the text here: verb, object and place, in the usual orders of each language. */
export const INSTRUCTIONS: readonly RegExp[] = [
  /\b(?:insert|put|paste|enter|add|type|write|fill in)\b[^.!?]{0,40}\b(?:quotes?|text|names?|words|testimonials?|here)\b[^.!?]{0,20}\bhere\b/,
  /\b(?:quote|text|testimonial|name)s?\b[^.!?]{0,40} (?:goes|go|comes) here\b|\binsert (?:quote|text|name|url)\b|\bfill in (?:here|later)\b/,
  /\bhier\b[^.!?]{0,50}\b(?:einfügen|einsetzen|eintragen|einfuegen|ergänzen|beschreiben|angeben)\b|\b(?:zitat|text|name)\b[^.!?]{0,30}\b(?:einfügen|einsetzen|eintragen)\b/,
  /\b(?:insérer|insérez|saisir|saisissez|mettre|mettez|coller|collez)\b[^.!?]{0,50}\b(?:citation|texte|nom|témoignage)\b[^.!?]{0,40}\bici\b|\bici\b[^.!?]{0,20}\b(?:la citation|le texte|le témoignage)\b/,
  /(?<!\p{L})(?:aquí|aqui)[^.!?]{0,15}(?:va|iría|se pone|pon|poner|insert(?:e|ar))(?!\p{L})[^.!?]{0,40}(?:cita|texto|nombre|testimonio)|(?<!\p{L})(?:inserte|insertar|ponga|pegue|escriba)(?!\p{L})[^.!?]{0,40}(?:cita|texto|nombre|testimonio)[^.!?]{0,30}aquí/u,
  /\b(?:insira|inserir|coloque|cole|escreva)\b[^.!?]{0,40}\b(?:citação|texto|nome|depoimento)\b[^.!?]{0,40}\baqui\b/,
  /\b(?:inserisci|inserire|incolla|metti|scrivi)\b[^.!?]{0,40}\b(?:citazione|testo|nome|testimonianza)\b[^.!?]{0,30}\bqui\b|\bqui\b[^.!?]{0,20}\b(?:la citazione|il testo)\b/,
  /\b(?:voeg|plaats|plak|vul|zet)\b[^.!?]{0,40}\b(?:citaat|quote|tekst|naam)\b[^.!?]{0,30}\b(?:hier|in|toe)\b|\bhier\b[^.!?]{0,20}\b(?:citaat|tekst)\b[^.!?]{0,20}\b(?:invoegen|plaatsen|invullen)\b/,
  /(?:wstaw|wpisz|wklej|umieść)(?![\p{L}])[^.!?]{0,40}(?:cytat|tekst|nazw)\p{L}*[^.!?]{0,30}(?:tutaj|tu)(?![\p{L}])|(?<![\p{L}])tutaj[^.!?]{0,20}(?:wstaw|wpisz|wklej)/u,
  /(?:вставь|вставить|введите|впишите|напишите|поместите)\p{L}*[^.!?]{0,40}(?:цитат|текст|имя|отзыв)\p{L}*[^.!?]{0,40}(?:здесь|сюда)|(?:вставь|вставить|введите|впишите|поместите)\p{L}*\s+(?:здесь|сюда)|(?:здесь|сюда)[^.!?]{0,20}(?:вставь|вставить|введите)/u,
  /(?:alıntı|metin|isim|yorum)\p{L}*[^.!?]{0,30}(?:buraya|burada)[^.!?]{0,20}(?:ekle|gir|yaz|yapıştır)\p{L}*|(?:buraya|burada)[^.!?]{0,30}(?:alıntı|metin)\p{L}*[^.!?]{0,20}(?:ekle|gir|yaz)/u,
  /(?:أدخل|ادخل|ضع|اكتب|الصق)[^.!؟]{0,40}هنا|(?:أدخل|ادخل|ضع|اكتب|الصق)\s+هنا|هنا[^.!؟]{0,15}(?:أدخل|ضع|اكتب)/u,
  /(?:यहाँ|यहां)[^।.!?]{0,40}(?:उद्धरण|पाठ|कथन|नाम)[^।.!?]{0,20}(?:डालें|डालिए|लिखें|भरें|जोड़ें)/u,
  /(?:请|請)?在(?:此|这|這)(?:处|處|里|裡)?[^。！？]{0,12}(?:插入|填写|填寫|输入|輸入|粘贴|貼上)/u,
  /ここに[^。！？]{0,20}(?:入れ|入力|挿入|記入|貼り付け)(?:て|し|る|ます)/u,
  /(?:여기에|이곳에)[^.!?]{0,20}(?:인용|문구|텍스트|이름)\p{L}*[^.!?]{0,20}(?:넣|입력|삽입|작성)/u,
]

/** A text that calls itself a sample. */
export const SAMPLES: readonly RegExp[] = [
  /\b(?:sample|example|dummy|fake|placeholder|fictional|synthetic|simulated|illustrative|composite|test)\s+(?:user |customer |client )?(?:quote|testimonial|signal|persona|review text|user quote)\b/,
  /\bto be (?:replaced|determined|added|filled in|confirmed later)\b/,
  /\b(?:beispielzitat|musterzitat|platzhalter(?:text|zitat)?)\b/,
  /\b(?:exemple de citation|citation (?:d'exemple|fictive))\b|\bcita de ejemplo\b|\bcitação de exemplo\b|\bcitazione di esempio\b/,
  /(?:示例|样例|範例|范例)(?:引文|引用|评论|評論)|サンプル(?:引用|テキスト)|예시 ?(?:인용|문구)|пример цитаты/u,
]

/** The voice of a language model that did not read its source. */
export const MODEL_VOICES: readonly RegExp[] = [
  // why what follows: "As an AI researcher I label images" is a person
  /\bas an? (?:ai(?: (?:language )?(?:model|assistant|system|chatbot|bot|tool))?|(?:large )?language model)(?:,|\s+(?:i|i'm|my|we|developed|trained|created|without)\b)/,
  /\bi (?:cannot|can't|am unable to|could not|am not able to) (?:browse|access|open|visit|read) (?:the|this|that|external)? ?(?:web|internet|page|site|link|url|websites?)\b/,
  /\bi don't have access to the (?:web|internet|page)\b|\bhere(?:'s| is) (?:a|an) (?:sample|possible|potential|plausible|realistic|typical|likely|representative|made-up) (?:\w+ )?(?:quote|comment|complaint|testimonial|review)\b|\b(?:quote|comment|answer|summary) is based on (?:typical|common|general|likely|publicly available)\b|\bhypothetical (?:user|quote|customer)\b/,
  /\b(?:als|als eine?) ki(?:-| )?(?:sprach)?modell\b|\bals (?:künstliche intelligenz|sprachmodell)\b/,
  /\ben tant (?:qu'|que )(?:ia|intelligence artificielle|modèle de langage)|\bcomo (?:modelo de lenguaje|modelo de linguagem|una? ia|inteligencia artificial)\b|\bcome modello linguistico\b|\bals (?:ai-|taal)model\b/,
  /как (?:языковая модель|ии|искусственный интеллект)|jako (?:model językowy|sztuczna inteligencja)|bir (?:yapay zeka|dil) modeli olarak/u,
  /作为(?:一个)?(?:ai|人工智能|语言模型)|作為(?:一個)?(?:ai|人工智慧|語言模型)|(?:ai|言語モデル)として|(?:ai|언어 모델)로서|بصفتي (?:نموذج|ذكاء)|एक (?:एआई|भाषा मॉडल) के रूप में/u,
]

/** A field that still holds the hint of its form. */
export const FORM_HINTS: readonly RegExp[] = [
  /\((?:mindestens|min\.?|at least|minimum|au moins|mínimo|al menos|minimaal|minimo|co najmniej|не менее|en az|至少|最低)\s*\d+\s*\p{L}{2,}\)?/u,
]

/** A name that stands for a name: "Competitor 1", "Kunde A". */
export const STAND_IN_NAME =
  /^(?:competitor|rival|company|customer|client|prospect|organi[sz]ation|firm|startup|vendor|product|konkurrent|wettbewerber|firma|kunde|unternehmen|concurrent|entreprise|competidor|empresa|cliente|concorrente|azienda|konkurencja|конкурент|компания|rakip|şirket|竞争对手|競合|경쟁사)\s*(?:#?\s*\d{1,2}|[a-z])$/i

/** Words of the two well-known filler passages. */
export const FILLER_WORDS: ReadonlySet<string> = new Set(
  `lorem ipsum dolor sit amet consectetur consectetuer adipiscing elit sed do eiusmod tempor incididunt ut labore et dolore
  magna aliqua enim ad minim veniam quis nostrud exercitation ullamco laboris nisi aliquip ex ea commodo consequat duis aute
  irure in reprehenderit voluptate velit esse cillum eu fugiat nulla pariatur excepteur sint occaecat cupidatat non proident
  sunt culpa qui officia deserunt mollit anim id est laborum perspiciatis unde omnis iste natus error voluptatem accusantium
  doloremque laudantium totam rem aperiam eaque ipsa quae ab illo inventore veritatis quasi architecto beatae vitae dicta
  explicabo nemo ipsam quia voluptas aspernatur aut odit fugit`.split(/\s+/),
)

/** Rows of keys. A word whose letters run along them, in either direction, was not written. */
export const KEY_ROWS: readonly string[] = [
  'qwertyuiop',
  'asdfghjkl;',
  'zxcvbnm,./',
  'qwertzuiopü',
  'azertyuiop',
  'qsdfghjklm',
  'йцукенгшщзхъ',
  'фывапролджэ',
  'ячсмитьбю',
  '1234567890',
]

// Words by which a page says that its text is elsewhere, by language. They are compared in lower case, with single
// spaces. Structure decides first; words decide where it shows nothing.

const listed = (rows: string): readonly string[] =>
  rows
    .split(/[\n|]/)
    .map((row) => row.replace(/^\s*[a-z]{2}: /, '').trim())
    .filter((row) => row !== '')

/** The text of a link or button that gets more of the page. */
export const MORE_LABELS: ReadonlySet<string> = new Set(
  listed(`
    en: read more|continue reading|keep reading|read on|read full article|read the full article|read full story|show more|load more|see more|view more|more comments|load more comments|show more comments|view more comments|show all comments|view all comments|load more reviews|show all reviews|next page|show full text|older posts
    de: weiterlesen|mehr lesen|mehr anzeigen|mehr laden|weitere laden|weitere kommentare|mehr kommentare|alle kommentare anzeigen|alle anzeigen|nächste seite|ganzen artikel lesen|vollständigen artikel lesen|ältere beiträge
    es: leer más|seguir leyendo|continuar leyendo|ver más|mostrar más|cargar más|más comentarios|ver todos los comentarios|página siguiente|siguiente página|leer el artículo completo
    fr: lire la suite|lire plus|continuer la lecture|voir plus|afficher plus|charger plus|plus de commentaires|voir tous les commentaires|page suivante|lire l'article complet
    pt: leia mais|ler mais|continuar lendo|continuar a ler|ver mais|mostrar mais|carregar mais|mais comentários|ver todos os comentários|próxima página|página seguinte
    it: leggi tutto|leggi di più|continua a leggere|mostra altro|mostra di più|carica altri|vedi altro|altri commenti|pagina successiva
    nl: lees meer|lees verder|verder lezen|meer lezen|meer tonen|meer laden|toon meer|bekijk meer|meer reacties|alle reacties|volgende pagina
    pl: czytaj więcej|czytaj dalej|pokaż więcej|załaduj więcej|zobacz więcej|więcej komentarzy|wszystkie komentarze|następna strona
    ru: читать далее|читать дальше|читать полностью|показать ещё|показать еще|показать больше|загрузить ещё|загрузить еще|ещё комментарии|все комментарии|следующая страница
    tr: devamını oku|daha fazla|daha fazla göster|daha fazla yükle|devamını göster|daha fazla yorum|tüm yorumlar|sonraki sayfa
    ar: اقرأ المزيد|قراءة المزيد|تابع القراءة|أكمل القراءة|عرض المزيد|تحميل المزيد|المزيد من التعليقات|الصفحة التالية
    hi: और पढ़ें|आगे पढ़ें|पूरा पढ़ें|और देखें|और दिखाएं|और दिखाएँ|और लोड करें|सभी टिप्पणियां देखें|अगला पृष्ठ
    zh: 阅读更多|阅读全文|继续阅读|查看全文|查看更多|加载更多|显示更多|更多评论|全部评论|下一页|閱讀更多|繼續閱讀|查看全文|顯示更多|載入更多|下一頁
    ja: 続きを読む|もっと読む|続きを見る|もっと見る|さらに表示|さらに読み込む|すべて表示|全文を読む|コメントをもっと見る|次のページ
    ko: 더 보기|더보기|계속 읽기|전체 보기|전체보기|더 불러오기|댓글 더보기|다음 페이지`),
)

/** "Page 1 of 3"; the groups are the page and the pages. */
export const PAGE_OF_PAGES: readonly RegExp[] = [
  /(?:page|pagina|página|seite|strona|страница|стр\.|sayfa|صفحة|पृष्ठ|페이지)\s+(\d{1,4})\s*(?:of|von|de|sur|di|van|z|из|\/|من|में से|का)\s*(\d{1,4})/u,
  /第\s*(\d{1,4})\s*[页頁]\s*[,，、/／(（]?\s*共\s*(\d{1,4})\s*[页頁]/u,
  /(\d{1,4})\s*[/／]\s*(\d{1,4})\s*(?:ページ|页|頁|페이지)/u,
]

export const LOGIN_PHRASES: readonly string[] = listed(`
    en: log in to continue|login to continue|sign in to continue|log in to view|sign in to view|log in to see|sign in to see|please log in|please sign in|you must be logged in|you need to log in|you need to sign in|must log in|members only|join to view|for registered users|registered users only|sign up to see|create an account to
    de: melden sie sich an, um|melde dich an, um|bitte anmelden|bitte melden sie sich an|bitte melde dich an|bitte einloggen|anmeldung erforderlich|nur für mitglieder|nur für registrierte|sie müssen angemeldet sein|du musst angemeldet sein|um fortzufahren, melden|einloggen, um
    es: inicia sesión para|inicie sesión para|iniciar sesión para|debes iniciar sesión|debe iniciar sesión|solo para miembros|sólo para miembros|solo usuarios registrados|regístrate para ver|accede para continuar
    fr: connectez-vous pour|se connecter pour|veuillez vous connecter|vous devez être connecté|vous devez vous connecter|réservé aux membres|inscrivez-vous pour
    pt: entre para continuar|faça login para|inicie sessão para|faça o login para|você precisa estar logado|é necessário fazer login|apenas para membros|somente para membros|registe-se para|cadastre-se para
    it: accedi per|effettua l'accesso|devi effettuare l'accesso|devi essere registrato|riservato agli iscritti|solo per i membri|registrati per
    nl: log in om|meld je aan om|meld u aan om|u moet ingelogd zijn|je moet ingelogd zijn|alleen voor leden
    pl: zaloguj się, aby|zaloguj się aby|musisz być zalogowany|musisz się zalogować|tylko dla zalogowanych|tylko dla członków
    ru: войдите, чтобы|авторизуйтесь, чтобы|войдите на сайт|необходимо авторизоваться|требуется авторизация|только для зарегистрированных|зарегистрируйтесь, чтобы
    tr: devam etmek için giriş|görmek için giriş|giriş yapmalısınız|giriş yapmanız gerekir|lütfen giriş yapın|sadece üyeler|üye olmalısınız
    ar: سجل الدخول|تسجيل الدخول للمتابعة|يجب تسجيل الدخول|يرجى تسجيل الدخول|للأعضاء فقط
    hi: जारी रखने के लिए लॉग इन|लॉग इन करें|लॉगिन करें|साइन इन करें|केवल सदस्यों के लिए
    zh: 登录后查看|请登录|请先登录|登录后继续|登录以继续|仅限会员|需要登录|登入後|請登入|請先登入|僅限會員
    ja: ログインしてください|ログインが必要|ログインして続|続けるにはログイン|会員限定|会員登録が必要|サインインしてください
    ko: 로그인이 필요|로그인해 주세요|로그인 후|로그인하세요|회원 전용|계속하려면 로그인`)

export const CONSENT_PHRASES: readonly string[] = listed(`
    en: before you continue|we value your privacy|we and our partners|accept all|accept cookies|reject all|manage cookies|cookie settings|use of cookies|store cookies
    de: bevor sie fortfahren|bevor sie weiterlesen|alle akzeptieren|alle ablehnen|cookies akzeptieren|wir und unsere partner|ihre privatsphäre|mit werbung weiterlesen|einwilligung
    es: antes de continuar|aceptar todo|aceptar todas|rechazar todo|aceptar cookies|nosotros y nuestros socios|tu privacidad|su privacidad
    fr: avant de continuer|tout accepter|tout refuser|accepter les cookies|continuer sans accepter|nos partenaires|votre vie privée
    pt: antes de continuar|aceitar tudo|aceitar todos|rejeitar tudo|aceitar cookies|nossos parceiros|sua privacidade|a sua privacidade
    it: prima di continuare|accetta tutto|accetta tutti|rifiuta tutto|accetta i cookie|nostri partner|la tua privacy
    nl: voordat je verdergaat|voordat u verdergaat|alles accepteren|alles weigeren|cookies accepteren|onze partners|uw privacy|je privacy
    pl: zanim przejdziesz dalej|zaakceptuj wszystko|akceptuj wszystkie|odrzuć wszystko|zgoda na cookies|nasi partnerzy|twoja prywatność
    ru: прежде чем продолжить|принять все|отклонить все|файлы cookie|наши партнёры|наши партнеры
    tr: devam etmeden önce|tümünü kabul et|tümünü reddet|çerezleri kabul|çerez ayarları|ortaklarımız
    ar: قبل المتابعة|قبول الكل|رفض الكل|ملفات تعريف الارتباط
    hi: जारी रखने से पहले|सभी स्वीकार|सभी अस्वीकार|कुकीज़|कुकी
    zh: 继续之前|在您继续|全部接受|接受所有|全部拒绝|接受全部|使用cookie|全部接受
    ja: 続ける前に|続行する前に|すべて同意|すべて拒否|すべて受け入れ|全て同意|クッキー
    ko: 계속하기 전에|모두 동의|모두 거부|모두 수락|쿠키`)

export const PAYWALL_PHRASES: readonly string[] = listed(`
    en: subscribe to continue|subscribe to read|subscribe now to read|to continue reading|to keep reading|for subscribers only|subscribers only|exclusive to subscribers|this article is for subscribers|already a subscriber|you have reached your limit|free articles remaining|unlock this article|this post is for paid subscribers|this post is for paying subscribers
    de: jetzt weiterlesen mit|nur für abonnenten|abonnieren sie, um weiter|abonnenten lesen|bereits abonnent|dieser artikel ist kostenpflichtig|exklusiv für abonnenten|diesen artikel weiterlesen
    es: suscríbete para seguir|suscríbete para leer|suscríbete para continuar|suscríbase para seguir|suscríbase para leer|solo para suscriptores|sólo para suscriptores|exclusivo para suscriptores|contenido exclusivo para|ya eres suscriptor|¿ya es suscriptor
    fr: abonnez-vous pour lire|abonnez-vous pour continuer|abonnez-vous pour accéder|réservé aux abonnés|article réservé|déjà abonné|la suite est réservée|pour lire la suite
    pt: assine para ler|assine para continuar|assine para ter acesso|exclusivo para assinantes|só para assinantes|somente para assinantes|conteúdo exclusivo|já é assinante|já sou assinante
    it: abbonati per leggere|abbonati per continuare|riservato agli abbonati|contenuto riservato|sei già abbonato|sei già un abbonato
    nl: abonneer je om verder|abonneer je om te lezen|alleen voor abonnees|exclusief voor abonnees|al abonnee|verder lezen met een abonnement
    pl: subskrybuj, aby czytać|tylko dla subskrybentów|artykuł tylko dla|dostęp dla prenumeratorów|wykup dostęp|masz już prenumeratę
    ru: оформите подписку, чтобы|только для подписчиков|доступно по подписке|материал доступен по подписке|уже подписаны
    tr: okumaya devam etmek için abone|sadece aboneler|abonelere özel|zaten abone misiniz
    ar: اشترك للمتابعة|للمشتركين فقط|اشترك لقراءة|هذا المحتوى للمشتركين
    hi: पढ़ने के लिए सब्सक्राइब|केवल सब्सक्राइबर|सदस्यता लें और पढ़ें|सब्सक्राइबर के लिए
    zh: 订阅后阅读|仅限订阅|订阅以继续|订阅者专享|付费阅读|付费内容|訂閱後|訂閱以繼續|付費內容
    ja: 有料会員限定|会員限定記事|この記事は有料|続きをお読みいただくには|ここから先は|購読すると|残り文字数
    ko: 구독자 전용|구독하고 계속|구독 후|유료 회원|유료 기사`)

export const CHALLENGE_PHRASES: readonly string[] = listed(`
    en: checking your browser|verify you are human|verify that you are human|are you a robot|are you human|i'm not a robot|i am not a robot|not a robot|unusual traffic|complete the security check|please stand by, while we are checking|enable cookies and reload|ddos protection by
    de: ihr browser wird überprüft|bestätigen sie, dass sie ein mensch|dass sie kein roboter|ich bin kein roboter|sicherheitsüberprüfung|ungewöhnlichen datenverkehr
    es: comprobando su navegador|verifique que es un ser humano|verifica que eres humano|no soy un robot|tráfico inusual
    fr: vérification de votre navigateur|vérifiez que vous êtes humain|je ne suis pas un robot|trafic inhabituel
    pt: verificando seu navegador|verifique se você é humano|não sou um robô|tráfego incomum
    it: verifica di essere umano|non sono un robot|controllo del browser
    nl: ik ben geen robot|controleer of u een mens|je browser wordt gecontroleerd
    pl: nie jestem robotem|potwierdź, że jesteś człowiekiem|sprawdzanie przeglądarki
    ru: подтвердите, что вы человек|я не робот|проверка браузера|подозрительный трафик
    tr: insan olduğunuzu doğrulayın|robot değilim|tarayıcınız kontrol
    ar: تحقق من أنك إنسان|لست روبوتا|لست برنامج روبوت
    hi: सत्यापित करें कि आप इंसान|मैं रोबोट नहीं
    zh: 验证您是真人|我不是机器人|人机验证|我不是機器人|驗證您是人類
    ja: 人間であることを確認|私はロボットではありません|ロボットではない
    ko: 사람인지 확인|로봇이 아닙니다`)

/** Everyday words that say so only in a title. */
export const CHALLENGE_TITLES: readonly string[] = listed(`
    en: just a moment|attention required|access denied|security check|request blocked
    de: einen moment|zugriff verweigert
    es: un momento|acceso denegado
    fr: un instant|accès refusé
    pt: um momento|acesso negado
    it: un momento|accesso negato
    nl: een moment|toegang geweigerd
    pl: chwileczkę|odmowa dostępu
    ru: один момент|доступ запрещён|доступ запрещен
    tr: bir dakika|erişim engellendi
    ar: لحظة من فضلك|تم رفض الوصول
    hi: बस एक क्षण|कृपया प्रतीक्षा करें
    zh: 请稍候|請稍候|访问被拒绝|安全验证
    ja: しばらくお待ちください|アクセスが拒否
    ko: 잠시만 기다|접근이 거부|보안 확인`)

export const SCRIPT_PHRASES: readonly string[] = listed(`
    en: enable javascript|javascript is required|requires javascript|javascript is disabled|javascript is not enabled|javascript must be enabled|turn on javascript|need javascript|without javascript
    de: javascript aktivieren|aktivieren sie javascript|aktiviere javascript|javascript ist deaktiviert|benötigt javascript|javascript muss|ohne javascript
    es: habilita javascript|habilite javascript|habilitar javascript|activa javascript|active javascript|activar javascript|requiere javascript|necesita javascript
    fr: activer javascript|activez javascript|javascript est désactivé|javascript est nécessaire|nécessite javascript
    pt: ative o javascript|habilite o javascript|ativar o javascript|habilitar o javascript|requer javascript|precisa de javascript
    it: abilita javascript|abilitare javascript|attiva javascript|attivare javascript|richiede javascript
    nl: schakel javascript in|javascript inschakelen|javascript nodig|vereist javascript
    pl: włącz javascript|włączyć javascript|włącz obsługę javascript|wymaga javascript
    ru: включите javascript|включить javascript|необходим javascript|требуется javascript
    tr: javascript'i etkinleştirin|javascript etkinleştirin|javascript'i açın|javascript gerekli
    ar: تفعيل javascript|تمكين javascript|تفعيل جافا سكريبت|تفعيل جافاسكريبت
    hi: javascript सक्षम|जावास्क्रिप्ट सक्षम|जावास्क्रिप्ट चालू
    zh: 启用javascript|启用 javascript|开启javascript|需要javascript|需要 javascript|啟用javascript|啟用 javascript
    ja: javascriptを有効|javascript を有効|javascriptが必要|javascriptが無効|javascriptをオン
    ko: javascript를 활성화|자바스크립트를 활성화|자바스크립트를 사용|javascript가 필요`)

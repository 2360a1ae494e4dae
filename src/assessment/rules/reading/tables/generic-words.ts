// Words that people use about every trade, by language: time, money, buying and working, amounts, people and things in
// general. Two texts that share only these do not share a topic.

export const GENERIC_WORDS: Readonly<Record<string, string>> = {
  en: `second seconds minute minutes hour hours day days today yesterday tomorrow week weeks weekly weekend month months monthly
    quarter year years yearly time times twice morning evening night monday tuesday wednesday thursday friday saturday sunday
    january february march april may june july august september october november december spring summer autumn fall winter
    pay pays paid paying payment buy buys bought buying sell sells sold selling cost costs charge charges charged price prices
    spend spends spent spending lose loses lost losing waste wasted save saves saved money cash dollar dollars buck bucks grand
    euro euros pound pounds quid cent cents usd eur gbp fee fees bill order ordered hire hired hiring sign signed switch
    switched cancel cancelled canceled subscribe subscription deposit one two three four five six seven eight nine ten eleven
    twelve dozen hundred thousand million half third double whole lot lots bit pair number percent first second last next
    another get gets got getting go goes going went gone come comes came coming take takes took taken taking give gives gave
    given put puts make makes made making keep keeps kept let lets know knows knew known think thought want wants wanted need
    needs needed use uses used using try tries tried trying work works worked working look looks looked looking find finds
    found say says said saying tell tells told ask asks asked see sees saw seen feel felt like likes liked love hate happen
    happened start started stop stopped end ended turn turned help helps helped call called show shows move moved run hand
    hands people person someone somebody anyone anybody everyone everybody nobody thing things something anything everything
    nothing problem problems way ways place part kind sort reason new old good better best bad worse worst big small little
    long short right wrong real really actually honestly maybe probably well back away never ever always often sometimes
    already almost nearly even though else instead around every each otherwise currently now then later soon before ago
    don't doesn't didn't won't can't i'm i've i'd it's that's we've we're they're business company companies team teams app
    apps tool tools software product products service services system easy hard simple manual manually automatic automatically
    customer customers client clients small large professional plan plans`,
  de: `sekunde sekunden minute minuten stunde stunden tag tage tagen heute gestern morgen abend abends nacht woche wochen
    wochenende monat monate monaten quartal jahr jahre jahren mal zeit montag dienstag mittwoch donnerstag freitag samstag
    sonntag januar februar märz april mai juni juli august september oktober november dezember zahle zahlt zahlen zahlten
    gezahlt bezahle bezahlt bezahlen kaufen kauft kauften gekauft verkauft kosten kostet gekostet preis preise geld ausgeben
    ausgegeben verloren verlieren gespart euro euros cent franken gebühr bestellt bestellen eingestellt unterschrieben
    gewechselt umgestiegen gekündigt kündigen abo anzahlung eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf
    hundert tausend halb halbe hälfte drittel ganz ganze erste ersten letzte letzten nächste andere anderen machen macht
    gemacht mache tun getan gehen geht ging gegangen kommen kommt kam gekommen nehmen nimmt genommen geben gibt gab gegeben
    brauchen brauche braucht gebraucht nutzen nutze benutzt verwenden arbeiten arbeit gearbeitet laufen läuft sagen sagt sagte
    gesagt finden gefunden sehen sitze sitzen suchen halten hält leute mensch menschen jemand niemand etwas alles nichts ding
    sache problem weg teil neu neue alt alte alten gut gute besser schlecht groß große klein kleine lang lange eigene eigenen
    immer nie niemals oft manchmal jetzt trotzdem eigentlich einfach wieder weiter hand firma unternehmen app programm software
    kunde kunden beim habe hätte wäre jede jeden jeder jedes kein keinen selbst wirklich fast davon dafür darauf`,
  es: `segundo segundos minuto minutos hora horas día días hoy ayer mañana tarde noche noches semana semanas mes meses trimestre
    año años vez veces tiempo lunes martes miércoles jueves viernes sábado domingo enero febrero marzo abril mayo junio julio
    agosto septiembre octubre noviembre diciembre pagar pago pagos paga pagan pagamos pagué pagado comprar compré compramos
    compró vender vendido cuesta cuestan costó costar precio precios dinero gastar gasto gastamos gasté perder perdí perdimos
    perdido ahorrar euro euros dólar dólares peso pesos céntimos cuota contratar contraté contratamos contratado firmar firmé
    firmamos cambiar cambiamos cancelar cancelé cancelamos suscripción anticipo uno una dos tres cuatro cinco seis siete ocho
    nueve diez once doce cien ciento mil medio media mitad primer primero primera último última otro otra otros cada hacer
    hago hacemos hizo hecho ir voy va vamos fue ido venir viene dar doy dio tomar llevar llevo llevamos poner puse usar uso
    usamos trabajar trabajo decir dijo dice buscar encontrar ver necesitar necesito necesitamos querer quiero pasar pasado
    pasamos gente persona personas alguien nadie algo todo nada cosa cosas problema parte nuevo nueva viejo vieja bueno buena
    bien mejor mal peor grande pequeño largo siempre nunca jamás ahora luego después antes todavía solo así mano empresa
    empresas negocio aplicación programa cliente clientes`,
  fr: `seconde minute minutes heure heures jour jours aujourd'hui hier demain matin soir nuit semaine semaines mois trimestre an
    ans année années fois temps lundi mardi mercredi jeudi vendredi samedi dimanche janvier février mars avril mai juin juillet
    août septembre octobre novembre décembre payer paie paye payé payons paient acheter acheté achète vendre vendu coûte
    coûter coûté prix argent dépenser dépensé dépense perdre perdu perds économiser euro euros centime franc francs dollar
    dollars frais commander commandé embaucher embauché engagé signer signé changer changé passé résilier résilié annulé
    abonnement acompte deux trois quatre cinq six sept huit neuf dix onze douze cent mille moitié demi demie premier première
    dernier dernière autre autres chaque faire fais fait faisons aller va vais vont allé venir vient prendre prends pris donner
    donné mettre mis utiliser utilise utilisé travailler travail dire dit chercher trouver trouvé voir besoin vouloir veux gens
    personne personnes quelqu'un rien chose choses problème partie nouveau nouvelle vieux bon bonne bien mieux mauvais grand
    petit long toujours jamais maintenant après avant encore déjà main mains entreprise appli application logiciel client
    clients ça j'ai n'ai c'est`,
  pt: `segundo minuto minutos hora horas dia dias hoje ontem amanhã manhã tarde noite noites semana semanas mês meses trimestre
    ano anos vez vezes tempo segunda terça quarta quinta sexta sábado domingo janeiro fevereiro março abril maio junho julho
    agosto setembro outubro novembro dezembro pagar pago paga pagamos paguei pagava comprar comprei compramos vender vendi
    custa custou custar preço preços dinheiro gastar gasto gastei gastamos perder perdi perdemos perdendo economizar euro euros
    real reais dólar dólares centavos taxa contratar contratei contratamos assinar assinei assinamos assinatura trocar troquei
    trocamos cancelar cancelei cancelamos sinal um uma dois duas três quatro cinco seis sete oito nove dez onze doze cem cento
    mil meio meia metade primeiro primeira último última outro outra cada fazer faço fazemos fez feito ir vou vai vamos foi
    vir vem dar dou deu tomar levar levo pôr colocar usar uso usamos trabalhar trabalho dizer disse procurar encontrar ver
    precisar preciso precisamos querer quero passar passei passo gente pessoa pessoas alguém ninguém algo tudo nada coisa
    coisas problema parte novo nova velho velha bom boa bem melhor mal pior grande pequeno longo sempre nunca agora depois
    antes ainda só assim mão empresa negócio aplicativo programa cliente clientes pra pro`,
  it: `secondo minuto minuti ora ore giorno giorni oggi ieri domani mattina sera notte settimana settimane mese mesi trimestre
    anno anni volta volte tempo lunedì martedì mercoledì giovedì venerdì sabato domenica gennaio febbraio marzo aprile maggio
    giugno luglio agosto settembre ottobre novembre dicembre pagare pago paga paghiamo pagato comprare comprato compro vendere
    venduto costa costano costato prezzo prezzi soldi spendere spendo speso spendiamo perdere perso perdiamo risparmiare euro
    dollari centesimi quota canone assumere assunto firmare firmato cambiare cambiato passati disdetto annullato abbonamento
    acconto caparra uno una due tre quattro cinque sei sette otto nove dieci undici dodici cento mille mezzo mezza metà primo
    prima ultimo ultima altro altra ogni fare faccio fa facciamo fatto andare vado va andiamo andato venire viene dare dato
    prendere preso mettere messo usare uso usiamo usato lavorare lavoro dire detto cercare trovare trovato vedere serve
    servono bisogno volere voglio gente persona persone qualcuno nessuno qualcosa tutto tutti niente nulla cosa cose problema
    parte nuovo nuova vecchio buono buona bene meglio male peggio grande piccolo lungo sempre mai adesso ora dopo prima ancora
    solo così mano azienda app programma cliente clienti`,
  nl: `seconde minuut minuten uur uren dag dagen vandaag gisteren morgen ochtend avond nacht week weken weekend maand maanden
    kwartaal jaar jaren keer tijd maandag dinsdag woensdag donderdag vrijdag zaterdag zondag januari februari maart april mei
    juni juli augustus september oktober november december betalen betaal betaalt betaald kopen koop gekocht verkopen verkocht
    kost kosten kostte prijs prijzen geld uitgeven uitgegeven verliezen verloren besparen euro euro's cent tarief besteld
    aangenomen ingehuurd getekend overgestapt opgezegd abonnement aanbetaling een twee drie vier vijf zes zeven acht negen tien
    elf twaalf honderd duizend half halve helft eerste laatste volgende andere anderen elke iedere ieder doen doe doet gedaan
    gaan ga gaat ging gegaan komen komt kwam gekomen nemen neem neemt genomen geven geef gaf zetten gezet gebruiken gebruik
    gebruikt werken werk werkt zeggen zegt zei gezegd zoeken vinden gevonden zien nodig willen wil mensen iemand niemand iets
    alles niets ding dingen probleem deel nieuw nieuwe oud oude goed goede beter slecht groot klein lang altijd nooit nu
    straks daarna weer echt gewoon hand bedrijf app programma klant klanten alle`,
  pl: `sekunda minuta minut minuty godzina godziny godzin dzień dni dziś wczoraj jutro rano wieczór wieczorem noc tydzień tygodnie
    tygodni tygodniowo miesiąc miesiące miesięcy miesięcznie kwartał rok roku lata lat raz razy czas poniedziałek wtorek środa
    czwartek piątek sobota niedziela styczeń luty marzec kwiecień maj czerwiec lipiec sierpień wrzesień październik listopad
    grudzień płacić płacę płaci płacimy zapłaciłem zapłaciłam zapłaciliśmy kupić kupiłem kupiłam kupiliśmy sprzedać kosztuje
    kosztowało koszt cena pieniądze wydać wydaję wydałem wydaliśmy stracić straciłem straciliśmy tracę tracimy zł złoty złotych
    złote grosz euro dolarów opłata zatrudniłem zatrudniliśmy podpisałem podpisaliśmy zmieniliśmy przeszliśmy zrezygnowałem
    zrezygnowaliśmy abonament zaliczka zaliczkę jeden jedna dwa dwie trzy cztery pięć sześć siedem osiem dziewięć dziesięć sto
    tysiąc tysięcy pół połowa połowę pierwszy ostatni drugi inny każdy każda każde robić robię robi robimy zrobić iść idę idzie
    poszło przyjść brać wziąć dać daje położyć używać używam używamy pracować praca mówić mówi powiedział szukać znaleźć
    widzieć potrzebować potrzebuję potrzebny chcieć chcę ludzie ktoś nikt coś wszystko nic rzecz problem część nowy nowa stary
    dobry dobrze lepiej zły źle duży mały długi zawsze nigdy teraz potem sam sama ręcznie firma aplikacja program klient
    klienci mam ma jakiś`,
  ru: `секунда минута минуты минут час часа часов день дня дней сегодня вчера завтра утро утром вечер вечером ночь ночью неделя
    недели недель неделю месяц месяца месяцев квартал год года лет раз раза время понедельник вторник среда четверг пятница
    суббота воскресенье январь февраль март апрель май июнь июль август сентябрь октябрь ноябрь декабрь платить плачу платит
    платим заплатил заплатили купить купил купили продать стоит стоило цена деньги тратить трачу тратим потратил потратили
    потерять потерял потеряли теряем рубль рубля рублей руб доллар долларов евро тысяча тысячи тысяч плата наняли нанял
    подписал подписали перешли отказались отменил отменили подписка аванс один одна два две три четыре пять шесть семь восемь
    девять десять сто половина половину полтора первый последний другой каждый каждая каждое каждую делать делаю делает делаем
    сделал сделали идти идет пошел прийти приходит брать взять взял дать дает положить использовать пользуюсь пользуемся
    работать работа работает сказать сказал говорит искать найти видеть нужно нужен хотеть хочу люди человек кто-то никто все
    всё ничего вещь проблема часть новый новая старый хороший хорошо лучше плохо большой маленький долго всегда никогда сейчас
    потом опять сам сами вручную рука компания фирма приложение программа клиент клиенты`,
  tr: `saniye dakika saat saati saatin gün günde bugün dün yarın sabah akşam gece hafta haftada haftalık ay ayda aylık çeyrek yıl
    yılda yıllık kere kez zaman pazartesi salı çarşamba perşembe cuma cumartesi pazar ocak şubat mart nisan mayıs haziran
    temmuz ağustos eylül ekim kasım aralık ödemek ödüyorum ödüyoruz ödedim ödedik öder almak aldım aldık satın satmak sattık
    tutuyor maliyet fiyat para parası parasını harcamak harcadım harcadık harcıyoruz kaybetmek kaybettim kaybettik tl lira
    kuruş euro dolar ücret tuttuk işe imzaladık imzaladım geçtik iptal abonelik kapora yatırdım yatırdık üç dört beş altı yedi
    sekiz dokuz on yüz bin yarım yarısı buçuk ilk son diğer başka yapmak yapıyorum yapıyoruz yaptık gitmek gidiyor gitti gelmek
    geliyor geldi vermek veriyor veriyorum verdik koymak kullanmak kullanıyorum kullanıyoruz kullandık çalışmak çalışıyor iş
    demek dedi diyor aramak bulmak görmek lazım gerek istemek istiyorum insan insanlar biri kimse bir şey hepsi hiçbir sorun
    parça yeni eski iyi daha kötü büyük küçük uzun hep asla şimdi sonra yine el elle şirket firma uygulama program müşteri
    müşteriler`,
  ar: `ثانية دقيقة دقائق ساعة ساعات ساعتين يوم أيام اليوم أمس غدا صباحا مساء ليل ليلة أسبوع أسابيع شهر أشهر شهريا ربع سنة سنوات
    عام مرة مرات وقت الاثنين الثلاثاء الأربعاء الخميس الجمعة السبت الأحد دفع دفعت دفعنا ندفع أدفع يدفع شراء اشتريت اشترينا
    بيع يكلف كلف تكلفة سعر أسعار مال فلوس أنفق أنفقت صرفت صرفنا خسرت خسرنا خسارة نخسر ريال دولار درهم جنيه دينار ليرة يورو
    ألف آلاف مئة رسوم وظفت وظفنا وقعنا وقعت عقد انتقلنا ألغيت ألغينا اشتراك عربون واحد واحدة اثنان اثنين ثلاث ثلاثة أربع أربعة
    خمس خمسة ست ستة سبع سبعة ثمان ثمانية تسع تسعة عشر عشرة نصف أول آخر أخرى أعمل نعمل يعمل عمل ذهب جاء أخذ أعطى وضع استخدم
    نستخدم أستخدم قال يقول بحث وجد رأى أحتاج نحتاج أريد نريد ناس شخص أحد لا شيء أي مشكلة جزء جديد قديم جيد أفضل سيئ كبير صغير
    طويل دائما أبدا الآن بعدها يد يدويا شركة تطبيق برنامج عميل عملاء عند عندنا مني`,
  hi: `सेकंड मिनट घंटा घंटे घंटों दिन आज कल सुबह शाम रात हफ़्ता हफ़्ते हफ्ते महीना महीने महीनों तिमाही साल सालों बार समय सोमवार
    मंगलवार बुधवार गुरुवार शुक्रवार शनिवार रविवार देना देते देता दिया दिए दी दे भुगतान ख़रीदा खरीदा खरीदे लिया लेते लेता लेना
    बेचा लागत क़ीमत कीमत दाम पैसा पैसे ख़र्च खर्च गँवाए नुकसान रुपया रुपये रुपए लाख हज़ार हजार करोड़ सौ डॉलर फ़ीस रखा साइन
    बदला छोड़ा रद्द एडवांस दो तीन चार पाँच पांच छह सात आठ नौ दस बारह आधा आधे पहला पहले आखिरी दूसरा दूसरे हर करना करता करते
    किया जाना जाता जाते गया आना आता आते आया रखना रखते लगाना लगाते लगता काम कहना कहा बोला ढूँढना मिला देखना ज़रूरत चाहिए लोग
    आदमी कोई कुछ सब नहीं चीज़ समस्या हिस्सा नया नई नए पुराना पुरानी पुराने अच्छा अच्छी बेहतर बुरा बड़ा छोटा लंबा हमेशा कभी
    अब फिर सिर्फ़ सिर्फ हाथ कंपनी ऐप प्रोग्राम ग्राहक हूँ`,
  ko: `초 분 시간 시간씩 일 하루 오늘 어제 내일 아침 저녁 밤 주 매주 일주일 달 매달 월 개월 분기 년 해 매년 번 때 월요일 화요일
    수요일 목요일 금요일 토요일 일요일 내고 내요 냈어요 냅니다 지불 결제 샀어요 샀습니다 구매 팔았 비용 가격 돈 쓰고 써요 썼어요
    씁니다 썼습니다 잃었 손해 원 만원 만 천 백 달러 유로 요금 고용 뽑았 계약 계약했 바꿨 옮겼 해지 해지하고 해지했 취소 구독 선금
    하나 한 두 둘 세 셋 네 넷 다섯 여섯 일곱 여덟 아홉 열 반 절반 첫 마지막 다른 모든 해요 합니다 했어요 했습니다 하고 가요 갔어요
    와요 왔어요 주고 줬어요 받아요 써 사용 일해요 말해요 찾아요 봐요 필요 필요해요 원해요 사람 사람들 누구 아무도 아무것도 전부 다
    문제 새 오래된 좋아요 좋은 나쁜 큰 작은 긴 항상 절대 지금 지금은 나중 너무 손 손으로 회사 앱 프로그램 고객 없어요 있어요 대
    때문에`,
  zh: `秒 分钟 小时 小時 个小时 天 每天 今天 昨天 明天 早上 晚上 夜里 周 每周 星期 周末 周日 周一 周六 月 每月 个月 季度 年 每年 去年
    今年 次 时间 付 付了 支付 付费 花 花了 买 买了 卖 价格 钱 费用 损失 亏 元 块 美元 欧元 万 千 百 请人 雇 雇了 签 签了 合同 换 换了
    换成 取消 取消了 退了 订阅 定金 订金 一个 两个 三个 四个 五个 半 一半 第一 最后 其他 我们 他们 自己 没有 还是 都是 都在 不是 这个
    那个 什么 需要 使用 工作 人 大家 有人 没人 东西 问题 新的 旧的 好的 大的 小的 一直 从来 现在 后来 手工 公司 客户`,
  ja: `秒 分 時間 毎日 今日 昨日 明日 朝 夜 週 毎週 週間 週末 日曜 月 毎月 月末 ヶ月 か月 年 毎年 去年 今年 昨年 回 度 払う 払い 払っ 払います
    支払い 買い 買っ 買った 売る 売り 価格 値段 お金 費用 損 損失 円 万円 万 千 百 ドル ユーロ 料金 雇い 雇っ 契約 乗り換え 切り替え 解約
    解約し 申し込み 手付金 一つ 二つ 三つ 半分 最初 最後 他の 自分 自分で うちは うちの 私は 今は 結局 全部 だけ 必要 使い 使っ 仕事 人
    誰も 誰か 何も 問題 新しい 古い 良い 大きい 小さい いつも 手作業 手で 電話 会社 アプリ ソフト 顧客 お客`,
}

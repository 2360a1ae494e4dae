// Which words of a company name say a country beside its English names, and which city or region says it as well.
// COUNTRY_WORDS: one a line, `code | word; word`: names and adjectives in other languages, parts of a country, short forms.
// The English names and adjectives are those of src/reference. `eu` is no country and has all its words here.
// PLACES: one a line, `name; other spelling | country`. A spelling points to one country only.
export const COUNTRY_WORDS = `
us | America; Estados Unidos; Estados Unidos de América; EE.UU.; EUA; États-Unis; États-Unis d'Amérique; Vereinigte Staaten; Vereinigte Staaten von Amerika; Stati Uniti; Stati Uniti d'America; Соединенные Штаты; Соединенные Штаты Америки; США; Американский; Americana; Americano; Américaine; Amerikanische; 美国; 美國; 美利坚合众国; アメリカ; 미국; أمريكا; الولايات المتحدة; Amerika
ca | Canadien; Canadienne; Kanada; Kanadische; Canadiense; Канада; Канадский; 加拿大; カナダ; 캐나다
gl | Kalaallit Nunaat; Grønland; Grönland; Groenlandia; Groenland; Gronelândia; Гренландия
pm | Saint-Pierre-et-Miquelon; San Pedro y Miquelón; St. Pierre und Miquelon; São Pedro e Miquelão; Saint-Pierre e Miquelon; Сен-Пьер и Микелон
bm | Bermudas; Bermudes; Бермуды; Бермудские о-ва; Бермудские острова
mx | de México; Estados Unidos Mexicanos; Mexicana; Mexicano; Mexique; Mexicaine; Mexiko; Mexikanische; Messico; Messicana; Mejico; Мексика; Мексиканский; 墨西哥; メキシコ
gt | República de Guatemala; Guatemalteca; Guatemalteco; Гватемала; 危地马拉
bz | Belice; Белиз; Beliceña; 伯利兹
sv | República de El Salvador; Salvador; Salvadoreña; Salvadoreño; Сальвадор; Эль-Сальвадор; 萨尔瓦多
hn | República de Honduras; Hondureña; Hondureño; Гондурас; 洪都拉斯
ni | República de Nicaragua; Nicaragüense; Никарагуа; 尼加拉瓜
cr | República de Costa Rica; Costarricense; Коста-Рика; 哥斯达黎加
pa | República de Panamá; Panameña; Panameño; Панама; 巴拿马; パナマ
cu | República de Cuba; Cubana; Cubano; Kuba; Куба; Кубинский; 古巴
ht | République d'Haïti; Haïtienne; Ayiti; Гаити; 海地
do | República Dominicana; Dominicana; Dominicano; République dominicaine; Dominikanische Republik; Repubblica Dominicana; Доминиканская Республика; Rep. Dominicana; 多米尼加
dm | Dominique; Доминика
jm | Jamaïque; Jamaika; Giamaica; Ямайка; Jamaiquina; 牙买加
bs | Багамы; Багамские Острова; 巴哈马; Baamas
bb | Barbade; Барбадос
tt | Trinidad; Trinidad y Tobago; Trinité-et-Tobago; Trinidad und Tobago; Trinidad e Tobago; Trindade e Tobago; Тринидад и Тобаго
ag | Antigua; Antigua y Barbuda; Antigua-et-Barbuda; Antigua und Barbuda; Antígua e Barbuda; Антигуа и Барбуда
gd | Grenade; Гренада
lc | Santa Lucía; Sainte-Lucie; Сент-Люсия
vc | San Vicente y las Granadinas; Saint-Vincent-et-les-Grenadines; Saint-Vincent-et-les Grenadines; St. Vincent und die Grenadinen; São Vicente e Granadinas; Saint Vincent e Grenadine; Сент-Винсент и Гренадины
kn | Nevis; San Cristóbal y Nieves; Saint-Christophe-et-Niévès; Saint-Christophe-et-Nevis; St. Kitts und Nevis; São Cristóvão e Névis; Saint Kitts e Nevis; Сент-Китс и Невис; São Cristóvão e Neves
ai | Anguila; Ангилья
ky | Cayman; Grand Cayman; Islas Caimán; Îles Caïmans; Kaimaninseln; Ilhas Cayman; Ilhas Caimão; Isole Cayman; Острова Кайман; Каймановы острова; 开曼群岛; 開曼群島; 开曼; ケイマン諸島; о-ва Кайман
vg | Islas Vírgenes Británicas; Îles Vierges britanniques; Britische Jungferninseln; Ilhas Virgens Britânicas; Isole Vergini Britanniche; Британские Виргинские острова; Виргинские о-ва (Великобритания); БВО; 英属维尔京群岛; 英屬維爾京群島; 英屬處女群島
vi | Virgin Islands; Islas Vírgenes de EE. UU.; Islas Vírgenes de los Estados Unidos; Îles Vierges des États-Unis; Îles Vierges américaines; Amerikanische Jungferninseln; Ilhas Virgens Americanas; Isole Vergini Americane; Виргинские острова (США); Виргинские о-ва (США); Американские Виргинские острова; Ilhas Virgens dos EUA
tc | Islas Turcas y Caicos; Îles Turques-et-Caïques; Turks- und Caicosinseln; Ilhas Turks e Caicos; Isole Turks e Caicos; о-ва Тёркс и Кайкос; Тёркс и Кайкос; Ilhas Turcas e Caicos
ms | Монтсеррат; Monserrate
pr | Puertorriqueña; Porto Rico; Portorico; Пуэрто-Рико
gp | Guadalupe; Guadalupa; Guadeloupéenne; Гваделупа
mq | Martinica; Martiniquaise; Мартиника
bl | St. Barts; St Barth; San Bartolomé; São Bartolomeu; Saint-Barthélemy; Сен-Бартелеми
mf | Saint-Martin; Saint Martin French part; Сен-Мартен; San Martín; São Martinho
sx | St. Maarten; Saint-Martin (partie néerlandaise); Синт-Мартен
cw | Kòrsou; Curazao; Curaçaose; Кюрасао; 库拉索; Curaçau
aw | Аруба
bq | Bonaire; Caribisch Nederland; Caribe neerlandés; Pays-Bas caribéens; Karibische Niederlande; Países Baixos Caribenhos; Caraibi olandesi; Бонэйр; Бонэйр, Синт-Эстатиус и Саба; Sint Eustatius
an | Nederlandse Antillen; Antillas Neerlandesas; Antilles néerlandaises; Niederländische Antillen; Antilhas Holandesas; Antille Olandesi; Нидерландские Антилы
co | República de Colombia; Colombiana; Colombiano; de Colombia; Colombie; Kolumbien; Колумбия; 哥伦比亚; コロンビア
ve | República Bolivariana de Venezuela; Venezolana; Venezolano; de Venezuela; Vénézuélienne; Венесуэла; 委内瑞拉; ベネズエラ
gy | Guiana; Гайана
sr | Surinaamse; Суринам
gf | Guyane; Guyane française; Guayana Francesa; Französisch-Guayana; Guiana Francesa; Guyana Francese; Французская Гвиана; Guyanaise
ec | República del Ecuador; Ecuatoriana; Ecuatoriano; del Ecuador; Équateur; Equador; Эквадор; 厄瓜多尔
pe | República del Perú; Peruana; Peruano; del Perú; Pérou; Péruvienne; Перу; 秘鲁; ペルー
bo | Estado Plurinacional de Bolivia; Boliviana; Boliviano; Bolivie; Bolivien; Bulivya; Боливия; 玻利维亚
py | República del Paraguay; Paraguaya; Paraguayo; Paraguái; Парагвай; 巴拉圭
uy | República Oriental del Uruguay; Uruguaya; Uruguayo; Uruguai; Уругвай; 乌拉圭
ar | República Argentina; Argentino; Argentinien; Аргентина; Аргентинский; 阿根廷; アルゼンチン
cl | República de Chile; Chilena; Chileno; de Chile; Chili; Chilienne; Cile; Cilena; Чили; 智利; チリ
br | República Federativa do Brasil; Brasil; do Brasil; Brasileira; Brasileiro; Brésil; Brésilienne; Brasilien; Brasile; Brasiliana; Brasileña; Brasileño; Бразилия; Бразильский; 巴西; ブラジル
fk | Islas Malvinas; Malvinas; Îles Malouines; Falklandinseln; Ilhas Malvinas; Isole Falkland; Фолклендские острова; Фолклендские о-ва; Мальвинские острова; Ilhas Falkland
gs | Islas Georgia del Sur y Sandwich del Sur; Géorgie du Sud-et-les Îles Sandwich du Sud; Géorgie du Sud et îles Sandwich du Sud; Südgeorgien und die Südlichen Sandwichinseln; Ilhas Geórgia do Sul e Sandwich do Sul; Georgia del Sud e Sandwich Australi; Georgia del Sud e isole Sandwich australi; Южная Георгия и Южные Сандвичевы острова; Южная Георгия и Южные Сандвичевы о-ва
gb | Reino Unido; Royaume-Uni; Vereinigtes Königreich; Regno Unito; Gran Bretaña; Grande-Bretagne; Großbritannien; Grossbritannien; Gran Bretagna; Grã-Bretanha; Великобритания; Соединенное Королевство; Британский; Англия; Шотландия; Britannique; Britannica; Britische; Angleterre; Inglaterra; Inghilterra; Escocia; Écosse; Cymru; 英国; 英國; イギリス; 영국; بريطانيا; المملكة المتحدة
ie | Éire; Irlanda; Irlande; Irland; Irlandesa; Ирландия; 爱尔兰; アイルランド
im | Ellan Vannin; Isla de Man; Île de Man; Insel Man; Ilha de Man; Isola di Man; о-в Мэн; Остров Мэн
je | Джерси; 泽西岛
gg | Guernesey; Гернси; 根西岛; Alderney; Sark
gi | Gibilterra; Гибралтар; 直布罗陀
fr | République française; Française; Français; de France; Francia; Francesa; Francese; Frankreich; Französische; França; Франция; Французский; 法国; 法國; フランス; 프랑스; فرنسا
mc | Principauté de Monaco; Múnegu; Монако; Monte-Carlo; 摩纳哥
be | België; Belgique; Belgien; Belge; Belgische; Bélgica; Belgio; Бельгия; Бельгийский; 比利时; ベルギー
nl | Nederland; Nederlandse; Nederlands; Países Bajos; Holanda; Holandesa; Pays-Bas; Hollande; Néerlandaise; Niederlande; Niederländische; Países Baixos; Paesi Bassi; Olanda; Olandese; Нидерланды; Голландия; Голландский; 荷兰; 荷蘭; オランダ; 네덜란드
lu | Luxembourgeoise; Lëtzebuerg; Luxemburg; Luxemburgo; Lussemburgo; Люксембург; 卢森堡; ルクセンブルク
de | Bundesrepublik Deutschland; BRD; Deutschland; Deutsche; Deutscher; Deutsches; Alemania; Alemana; Allemagne; Allemande; Alemanha; Alemã; Germania; Tedesca; Германия; ФРГ; Немецкий; Германский; Niemcy; 德国; 德國; ドイツ; 독일; ألمانيا; Almanya
dd | Deutsche Demokratische Republik; DDR; ГДР; Германская Демократическая Республика
ch | Schweiz; Schweizer; Schweizerische; Suisse; Svizzera; Svizra; Suiza; Suíça; Helvetia; Helvetica; Confoederatio Helvetica; Confédération suisse; Schweizerische Eidgenossenschaft; Швейцария; Швейцарский; 瑞士; スイス; 스위스; سويسرا
li | Fürstentum Liechtenstein; Liechtensteinische; Лихтенштейн; Listenstaine
at | Republik Österreich; Österreich; Oesterreich; Österreichische; Oesterreichische; Austriaca; Autriche; Autrichienne; Австрия; Австрийский; 奥地利; オーストリア
it | Repubblica Italiana; Italia; Italiana; Italiano; d'Italia; Italie; Italienne; Italien; Italienische; Италия; Итальянский; 意大利; イタリア; 이탈리아; إيطاليا
sm | Repubblica di San Marino; Saint-Marin; São Marinho; Сан-Марино
va | Santa Sede; Città del Vaticano; Ciudad del Vaticano; Cité du Vatican; État de la Cité du Vatican; Vatikanstadt; Vatikan; Cidade do Vaticano; Ватикан
mt | Repubblika ta' Malta; Malte; Мальта; Мальтийский; 马耳他
es | Reino de España; España; Española; Español; de España; Hispania; Espagne; Espagnole; Spanien; Spanische; Espanha; Espanhola; Spagna; Spagnola; Espanya; Espainia; Испания; Испанский; 西班牙; スペイン; 스페인
ad | Principat d'Andorra; Andorrana; Andorre; Андорра
pt | República Portuguesa; Portuguesa; Português; de Portugal; Portugaise; Portogallo; Португалия; Португальский; 葡萄牙; ポルトガル
se | Sverige; Svenska; Svensk; Suecia; Sueca; Suède; Suédoise; Schweden; Schwedische; Svezia; Svedese; Швеция; Шведский; 瑞典; スウェーデン; 스웨덴
no | Norge; Noreg; Norsk; Norske; Noruega; Norvège; Norvégienne; Norwegen; Norwegische; Norvegia; Норвегия; Норвежский; 挪威; ノルウェー
sj | Svalbard y Jan Mayen; Svalbard et Jan Mayen; Spitzbergen und Jan Mayen; Svalbard e Jan Mayen; Шпицберген; Шпицберген и Ян-Майен; Svalbard og Jan Mayen
bv | Bouvetøya; Isla Bouvet; Île Bouvet; Bouvetinsel; Ilha Bouvet; Isola Bouvet; Остров Буве; о-в Буве
dk | Danmark; Dansk; Danske; Dinamarca; Danesa; Danemark; Danoise; Daenemark; Dänische; Danimarca; Danese; Дания; Датский; 丹麦; デンマーク
fo | Føroyar; Færøerne; Islas Feroe; Îles Féroé; Färöer; Ilhas Faroé; Isole Fær Øer; Isole Faroe; Фарерские острова; Фарерские о-ва
fi | Suomi; Suomen; Finlandia; Finlandesa; Finlande; Finlandaise; Finnland; Finnische; Finlandese; Финляндия; Финский; 芬兰; フィンランド
ax | Åland; Ahvenanmaa; Islas Åland; Îles Åland; Ålandinseln; Ilhas Åland; Isole Åland; Ilhas Alanda; Аландские острова; Аландские о-ва
is | Ísland; Íslands; Íslenska; Islandia; Islande; Islanda; Исландия; 冰岛
ee | Eesti; Eesti Vabariik; Estonie; Estland; Estnische; Эстония; Эстонский; 爱沙尼亚
lv | Latvija; Latvijas; Letonia; Lettonie; Lettland; Lettische; Lettonia; Латвия; Латвийский; 拉脱维亚
lt | Lietuva; Lietuvos; Lituania; Lituanie; Litauen; Litauische; Литва; Литовский; 立陶宛
pl | Rzeczpospolita Polska; Polska; Polski; Polskie; w Polsce; Polonia; Polaca; Pologne; Polonaise; Polen; Polnische; Polacca; Польша; Польский; 波兰; ポーランド
cz | Česká republika; Česko; Česká; České; Český; Bohemia; Bohemian; República Checa; Chequia; Tchéquie; République tchèque; Tschechien; Tschechische Republik; Tchéquia; República Tcheca; Cechia; Repubblica Ceca; Чехия; Чешская Республика; Чешский; 捷克; チェコ
cs | Československo; Checoslovaquia; Tchécoslovaquie; Tschechoslowakei; Tchecoslováquia; Cecoslovacchia; Чехословакия; ČSSR
sk | Slovensko; Slovenská republika; Slovenská; Slovenské; Eslovaquia; Slovaquie; Slowakei; Slowakische; Slovacchia; Словакия; Словацкая Республика; Словацкий; 斯洛伐克
hu | Magyarország; Magyar; Magyarországi; Hungria; Hungaria; Húngara; Hongrie; Hongroise; Ungarn; Ungarische; Ungheria; Ungherese; Венгрия; Венгерский; 匈牙利; ハンガリー
si | Slovenija; Republika Slovenija; Eslovenia; Slovénie; Slowenien; Slowenische; Словения; 斯洛文尼亚
hr | Hrvatska; Republika Hrvatska; Hrvatske; Hrvatski; Croacia; Croatie; Kroatien; Kroatische; Croazia; Хорватия; 克罗地亚
ba | Herzegovina; Bosna i Hercegovina; BiH; Bosna; Босна и Херцеговина; Bosnia y Herzegovina; Bosnie-Herzégovine; Bosnien und Herzegowina; Bósnia e Herzegovina; Bósnia-Herzegovina; Bosnia ed Erzegovina; Босния и Герцеговина; Republika Srpska
rs | Srbija; Србија; Republika Srbija; Srpska; Srbije; Serbie; Serbien; Serbische; Sérvia; Сербия; Сербский; Република Србија; 塞尔维亚
me | Crna Gora; Црна Гора; Crne Gore; Montenegrina; Черногория; 黑山
mk | Северна Македонија; Severna Makedonija; Makedonija; Македонија; Македонска; Macedonia del Norte; Macédoine; Macédoine du Nord; Mazedonien; Nordmazedonien; Macedônia do Norte; Macedonia del Nord; Македония; Северная Македония
xk | Kosova; Kosovë; Kosovës; Republika e Kosovës; Kosovare; Косово
al | Shqipëria; Shqipëri; Shqiptare; Shqipërisë; Albanie; Albanien; Albanische; Албания; 阿尔巴尼亚
gr | Hellas; Ελλάδα; Ελλάς; Ελλάδος; Ελληνική; Ελληνικά; Ελληνικός; Ellada; Elliniki; Grecia; Grèce; Grecque; Griechenland; Griechische; Греция; Греческий; 希腊; ギリシャ; Yunanistan
cy | Κύπρος; Κύπρου; Kıbrıs; Kypros; Kibris; Cyprian; Chipre; Chypre; Zypern; Cipro; Кипр; Кипрский; 塞浦路斯
ro | Română; Românească; Rumania; Roumanie; Roumaine; Rumänien; Rumänische; Romênia; Румыния; Румынский; 罗马尼亚; ルーマニア
bg | България; Balgariya; Bulgariya; Български; Българска; Bulgarie; Bulgarien; Bulgarische; Болгария; Болгарский; 保加利亚; ブルガリア
yu | Jugoslavija; Југославија; Yougoslavie; Jugoslawien; Iugoslávia; Jugoslavia; Югославия; SFRJ; Jugoslovenska
eu | EUE; European Union; EU; Europe; European; Europa; Européenne; Europäische; Europea; Europäische Union; Union européenne; Unión Europea; União Europeia; Unione europea; Европейский союз; Европа; Евросоюз
ru | Rossiya; Rossiyskaya; Rossiiskaya; Rossiiskaya Federatsiya; Russkaya; Russkiy; Russky; Россия; Российская Федерация; Российский; Российская; Российские; Русский; Русская; Русские; РФ; России; Rossii; Rossiiskii; Rossiysky; Rusia; Federación Rusa; Rusa; Russie; Fédération de Russie; Russe; Russland; Rußland; Russische; Russa; Federazione Russa; 俄罗斯; 俄羅斯; 俄国; ロシア; 러시아; روسيا; Rusya; Rossija; RF
su | Sovetsky Soyuz; СССР; Советский Союз; Sowjetunion; UdSSR; Unión Soviética; Union soviétique; URSS; União Soviética; Unione Sovietica; Советский; CCCP; Vsesoyuznyi; Всесоюзный; Sovetskii
by | Беларусь; Республика Беларусь; Рэспубліка Беларусь; Беларускі; Bielorrusia; Biélorussie; Weißrussland; Weissrussland; Bielorrússia; Bielorussia; Белоруссия; Белорусский; Belorusskii; 白俄罗斯
ua | Україна; України; Ukraina; Ukrayina; Українська; Український; Ukrainska; Ucrania; Ucraniana; Ucraina; Украина; Украинский; Украины; Украинская; 乌克兰; ウクライナ; Ukrayna; أوكرانيا
md | Republica Moldova; Moldovenească; Moldavie; Moldau; Republik Moldau; Молдова; Молдавия; Республика Молдова; 摩尔多瓦; Moldovei
tr | Türkiye Cumhuriyeti; Türk; Turquía; Turca; Turquie; Turque; Türkei; Türkische; Turchia; Турция; Турецкий; Республика Турция; 土耳其; トルコ; تركيا; ترکیه
ge | საქართველო; საქართველოს; Sakartvelo; Géorgie; Georgien; Грузия; Грузинский; 格鲁吉亚; Gürcistan
am | Հայաստան; Հայկական; Hayastan; Haykakan; Arménie; Armenien; Армения; Армянский; 亚美尼亚; Ermenistan
az | Azərbaycan; Azerbaycan; Azerbaidjan; Aserbaidschan; Azerbaiyán; Azerbaijão; Azerbaigian; Азербайджан; Азербайджанский; 阿塞拜疆; Azerbaidzhan
kz | Қазақстан; Qazaqstan; Қазақстан Республикасы; Kazajistán; Kazajstán; Kasachstan; Cazaquistão; Kazakistan; Казахстан; Казахский; Казахстана; Республика Казахстан; 哈萨克斯坦; カザフスタン; Qazaq
uz | Oʻzbekiston; O'zbekiston; O‘zbekiston; Ozbekiston; Ўзбекистон; Ouzbékistan; Usbekistan; Uzbequistão; Usbequistão; Узбекистан; Узбекский; 乌兹别克斯坦; Özbekistan; Узбекистана
tm | Türkmen; Туркменистан; Туркмения; Turcomenistão; Turquemenistão; 土库曼斯坦; Туркменский; Türkmenistanyň
tj | Тоҷикистон; Tojikiston; Tayikistán; Tadjikistan; Tadschikistan; Tadjiquistão; Tajiquistão; Tagikistan; Таджикистан; Ҷумҳурии Тоҷикистон; Tadzhikistan; 塔吉克斯坦; Точикистон
kg | Кыргызстан; Кыргыз; Kirguistán; Kirghizistan; Kirgisistan; Kirgistan; Quirguistão; Киргизия; Кыргызская Республика; Кыргыз Республикасы; Kirgizia; 吉尔吉斯斯坦; Quirguízia; Kirghizstan
mn | Монгол Улс; Монгол; Mongol; Mongol Uls; Mongolie; Mongolei; Монголия; Монгольский; 蒙古; 蒙古国; モンゴル
cn | Zhongguo; Zhonghua; Sino; Kitai; Kitay; Chine; Chinoise; Chinesische; Cina; Cinese; Китай; КНР; Китайский; 中国; 中國; 中华人民共和国; 中华; 中華; 중국; الصين; Çin; República Popular China; 中華人民共和國; Китайская Народная Республика; République populaire de Chine; Trung Quốc
hk | Hongkong; HK; Xianggang; RAE de Hong Kong (China); R.A.S. chinoise de Hong Kong; Sonderverwaltungsregion Hongkong; Hong Kong, RAE da China; RAS di Hong Kong; Гонконг; Гонконг (САР); Сянган; 香港; 홍콩; 香港特别行政区; هونغ كونغ
mo | Aomen; RAE de Macao (China); R.A.S. chinoise de Macao; Sonderverwaltungsregion Macau; Macau, RAE da China; RAS di Macao; Макао; Макао (САР); Аомынь; 澳门; 澳門; マカオ
tw | Republic of China; R.O.C.; Formosa; Тайвань; Тайваньский; 台湾; 台灣; 臺灣; 中華民國; 타이완; 대만
jp | Nippon; Nihon; Dai-Nippon; Japón; Japonesa; Japonaise; Japanische; Japão; Giappone; Giapponese; Япония; Японский; 日本; 日本国; ジャパン; 일본; ญี่ปุ่น; اليابان; にほん
kr | Korea; R.O.K.; Hanguk; Han-guk; Daehan Minguk; Taehan; Daehan; Corea del Sur; Corea; Corée; Corée du Sud; Südkorea; Coreia do Sul; Coreia; Corea del Sud; Республика Корея; Корея; Южная Корея; 한국; 대한민국; 대한; 코리아; 韩国; 韓国; 韓國; 大韓民國; كوريا الجنوبية; Güney Kore
kp | Choson; Joseon; Corea del Norte; Corée du Nord; Nordkorea; Coreia do Norte; Corea del Nord; КНДР; Северная Корея; 조선; 북한; 조선민주주의인민공화국; 朝鲜; 朝鮮; 北朝鮮; Kuzey Kore
vn | Vietnamita; Vietnamienne; Вьетнам; Вьетнамский; 越南; ベトナム; 베트남; Vietnã; Vietname
la | ລາວ; Лаос; 老挝; República Democrática Popular Lao; ラオス; 寮國; Laotienne
kh | កម្ពុជា; Camboya; Cambodge; Kambodscha; Camboja; Cambogia; Камбоджа; 柬埔寨; カンボジア; 캄보디아; Campuchia
th | ประเทศไทย; ไทย; (ประเทศไทย); Tailandia; Thaïlande; Thaïlandaise; Thailandia; Таиланд; Тайский; 泰国; 泰國; タイ; 태국; Muang Thai; تايلاند
mm | Myanma; မြန်မာ; Birmania; Birmanie; Birmane; Mianmar; Мьянма; Бирма; Мьянма (Бирма); 缅甸; 緬甸; ミャンマー; 미얀마; Myanmar (Birmanie); Mianmar (Birmânia); Myanmar (Birmania)
my | Malaya; Malasia; Malaisie; Malaisienne; Малайзия; 马来西亚; 馬來西亞; マレーシア; 말레이시아; ماليزيا; மலேசியா
sg | Singapura; Xinjiapo; S'pore; Singapur; Singapour; Cingapura; Сингапур; Сингапурский; 新加坡; シンガポール; 싱가포르; சிங்கப்பூர்; سنغافورة
bn | Negara Brunei Darussalam; Бруней; Бруней-Даруссалам; 文莱
id | Republik Indonesia; Indonésie; Indonésienne; Indonesien; Индонезия; Индонезийский; 印度尼西亚; 印尼; インドネシア; 인도네시아; إندونيسيا
tl | Timor Oriental; Timor Lorosae; Восточный Тимор; Тимор-Лешти; Osttimor; Timor Est; 东帝汶
ph | Pilipinas; Filipinas; Pilipino; Philippinen; Filippine; Филиппины; Филиппинский; Phils; 菲律宾; 菲律賓; フィリピン; 필리핀; الفلبين
in | Bharat; Bharatiya; Hindustan; भारत; भारतीय; हिंदुस्तान; हिन्दुस्तान; Inde; Indien; Indienne; Indische; Индия; Индийский; 印度; インド; 인도; الهند; இந்தியா; భారత్; ভারত; Hindistan; ભારત; ਭਾਰਤ; Hind
pk | پاکستان; Pak; Paquistão; Paquistán; Пакистан; 巴基斯坦; パキスタン; باكستان
bd | বাংলাদেশ; Bangla; Bangladés; Bangladesch; Бангладеш; 孟加拉国; 孟加拉; バングラデシュ; Bangladeche
lk | Lanka; ශ්‍රී ලංකා; ශ්‍රී ලංකාව; இலங்கை; Шри-Ланка; 斯里兰卡; Lankan; スリランカ; Ceylan; Sri Lanca
np | नेपाल; Непал; 尼泊尔; ネパール
bt | Druk; Druk Yul; འབྲུག; Bután; Bhoutan; Butão; Бутан; 不丹
mv | Dhivehi; ދިވެހިރާއްޖެ; Maldivas; Malediven; Maldive; Мальдивы; Мальдивские острова; 马尔代夫
af | افغانستان; Afganistán; Afeganistão; Афганистан; 阿富汗; أفغانستان
ir | ایران; Irani; Iranienne; Irão; Irã; Иран; Иранский; 伊朗; イラン; 이란; إيران; Iran-e; Iranische; ایرانیان
iq | العراق; العراقية; Irak; Irakienne; Iraque; Ирак; 伊拉克; イラク; Al-Iraq; Al-Iraqiya; عێراق
sy | سوريا; سورية; السورية; Siria; Syrie; Syrienne; Syrien; Сирия; Сирийский; 叙利亚; Suriya; シリア; Suriye; Al-Souriya
lb | لبنان; اللبنانية; Liban; Libanaise; Líbano; Libanon; Ливан; 黎巴嫩; Loubnan; Lubnan
jo | الأردن; الأردنية; Jordania; Jordanie; Jordanien; Giordania; Иордания; 约旦; Urdun; Al-Urdun; الاردن
il | ישראל; הישראלית; ישראלית; Yisrael; Israélienne; Israele; Израиль; Израильский; 以色列; イスラエル; 이스라엘; إسرائيل
ps | فلسطين; الفلسطينية; Palestina; Territorios Palestinos; Territoires palestiniens; Palästina; Palästinensische Autonomiegebiete; Territori palestinesi; Палестина; Палестинские территории; Filastin; Falastin; 巴勒斯坦; Territórios palestinianos
sa | السعودية; المملكة العربية السعودية; Arabia Saudita; Arabia Saudí; Arabie saoudite; Saudi-Arabien; Саудовская Аравия; 沙特阿拉伯; 沙特; サウジアラビア; Suudi Arabistan; Saoudienne; Al-Saudia; Saudia
ae | الإمارات; الإمارات العربية المتحدة; الامارات; Emiratos Árabes Unidos; EAU; Émirats arabes unis; Vereinigte Arabische Emirate; VAE; Emirados Árabes Unidos; Emirati Arabi Uniti; ОАЭ; Объединенные Арабские Эмираты; 阿联酋; 阿拉伯联合酋长国; アラブ首長国連邦; Al-Emarat; Birleşik Arap Emirlikleri
qa | قطر; القطرية; Katar; Catar; Катар; 卡塔尔; カタール
bh | البحرين; البحرينية; Baréin; Bahréin; Barém; Бахрейн; 巴林; バーレーン
kw | الكويت; الكويتية; Koweït; Koweïtienne; Кувейт; 科威特; クウェート
om | عمان; عُمان; العمانية; Omã; Оман; Султанат Оман; 阿曼; オマーン; سلطنة عمان
ye | اليمن; اليمنية; Jemen; Iêmen; Йемен; 也门; Al-Yaman
eg | مصر; المصرية; Misr; Masr; Egipto; Egipcia; Égypte; Égyptienne; Ägypten; Aegypten; Ägyptische; Egito; Egitto; Египет; Египетский; 埃及; エジプト; Mısır; جمهورية مصر العربية
ly | ليبيا; الليبية; Libia; Libye; Libyenne; Libyen; Ливия; 利比亚
tn | تونس; التونسية; Tunisie; Tunisienne; Túnez; Tunesien; Тунис; 突尼斯; チュニジア
dz | الجزائر; الجزائرية; Algérie; Algérienne; Argelia; Algerien; Алжир; Алжирский; 阿尔及利亚; アルジェリア; Lezzayer; Cezayir
ma | المغرب; المغربية; Maroc; Marocaine; Maghrib; Marruecos; Marokko; Marrocos; Marocco; Марокко; 摩洛哥; モロッコ; du Maroc
eh | الصحراء الغربية; Sáhara Occidental; Westsahara; Saara Ocidental; Sahara occidentale; Западная Сахара; Sara Ocidental
mr | موريتانيا; الموريتانية; Mauritanie; Mauritanienne; Mauretanien; Мавритания; 毛里塔尼亚
sd | السودان; السودانية; Soudan; Soudanaise; Sudão; Судан; Суданский; 苏丹; Al-Sudan
ss | جنوب السودان; Sudán del Sur; Soudan du Sud; Südsudan; Sudão do Sul; Sud Sudan; Южный Судан; 南苏丹
er | ኤርትራ; إريتريا; Érythrée; Eritreia; Эритрея; 厄立特里亚
et | ኢትዮጵያ; የኢትዮጵያ; Etiopía; Éthiopie; Äthiopien; Эфиопия; 埃塞俄比亚; エチオピア
dj | Djiboutienne; جيبوتي; Yibuti; Dschibuti; Djibuti; Jibuti; Gibuti; Джибути; 吉布提
so | Soomaaliya; الصومال; Somalie; Somaliland; Puntland; Сомали; 索马里; Somaliya
ke | Kenia; Quênia; Кения; 肯尼亚; ケニア
ug | Ouganda; Уганда; 乌干达
tz | Zanzibar; Tanzanie; Tansania; Танзания; 坦桑尼亚
rw | Rwandaise; Ruanda; Руанда; 卢旺达; Rwandese
bi | Burundaise; Uburundi; Бурунди; 布隆迪
cd | R.D.C.; République démocratique du Congo; República Democrática del Congo; Demokratische Republik Kongo; Kongo-Kinshasa; República Democrática do Congo; Repubblica Democratica del Congo; Демократическая Республика Конго; ДР Конго; Конго - Киншаса; 刚果民主共和国; 刚果(金); Kongo - Kinshasa
cg | Congolaise; République du Congo; República del Congo; Kongo; Republik Kongo; Kongo-Brazzaville; República do Congo; Repubblica del Congo; Республика Конго; Конго; Конго - Браззавиль; 刚果(布); 刚果; Kongo - Brazzaville
cf | République centrafricaine; Centrafrique; Centrafricaine; Ködörösêse; Bêafrîka; República Centroafricana; Zentralafrikanische Republik; República Centro-Africana; Repubblica Centrafricana; Центральноафриканская Республика; Центрально-Африканская Республика; ЦАР; 中非共和国; 中非
td | Tchad; Tchadienne; تشاد; Tschad; Chade; Ciad; Чад; 乍得
cm | Cameroun; Camerounaise; Camerún; Kamerun; Camarões; Камерун; 喀麦隆; du Cameroun
ga | Gabonaise; Gabun; Gabão; Габон; 加蓬; du Gabon
gq | Guinea Ecuatorial; Guinée équatoriale; Äquatorialguinea; Guiné Equatorial; Guinea Equatoriale; Экваториальная Гвинея; Ecuatoguineana; 赤道几内亚
st | São Tomé e Príncipe; Santo Tomé y Príncipe; Sao Tomé-et-Principe; São Tomé und Príncipe; Santomense; Сан-Томе и Принсипи
ng | Nijeriya; Naijíríà; Nig; Нигерия; Нигерийский; 尼日利亚; ナイジェリア; Nijerya
ne | Nigérienne; Нигер; 尼日尔; République du Niger
bj | Béninoise; Benim; Бенин; 贝宁; du Bénin
tg | Togolaise; Того; 多哥
gh | Gold Coast; Gana; Гана; 加纳; ガーナ
ci | Ivoirienne; Ivoirien; de Côte d'Ivoire; Côte-d'Ivoire; Costa de Marfil; Elfenbeinküste; Costa do Marfim; Costa d'Avorio; Кот-д'Ивуар; Берег Слоновой Кости; RCI; 科特迪瓦; 象牙海岸
lr | Либерия; Либерийский; 利比里亚; リベリア
sl | Sierra Leona; Serra Leoa; Сьерра-Леоне; 塞拉利昂; Sierra-Léone
gn | Guinée; Guinéenne; Guinée-Conakry; Guiné; Гвинея; 几内亚; Guiné-Conacri; de Guinée
gw | Guiné-Bissau; Guinea-Bisáu; Guinée-Bissau; Guineense; Гвинея-Бисау; 几内亚比绍
gm | Gambie; Гамбия; 冈比亚
sn | Sénégalaise; Sénégalais; du Sénégal; Senegalesa; Сенегал; 塞内加尔; セネガル
ml | Malienne; Malien; du Mali; Мали; 马里; République du Mali
bf | Burkina; Burkinabée; Haute-Volta; Буркина-Фасо; Burquina Faso; 布基纳法索; Burquina Fasso; du Burkina; du Faso
cv | Cap-Vert; Caboverdiana; Cabo-verdiana; Kap Verde; Capo Verde; Кабо-Верде; Острова Зеленого Мыса; 佛得角; Cabo Verdiana
ao | República de Angola; Angolana; Angolano; Ангола; Angolaise; 安哥拉
zm | Zambie; Sambia; Замбия; 赞比亚
zw | Zimbabue; Simbabwe; Зимбабве; 津巴布韦
mw | Malaui; Малави; Malaví; 马拉维
mz | República de Moçambique; Moçambique; Moçambicana; Mosambik; Mozambico; Мозамбик; 莫桑比克
bw | Botsuana; Ботсвана; 博茨瓦纳
na | Namibië; Намибия; 纳米比亚; Suidwes-Afrika
za | RSA; Suid-Afrika; Suid-Afrikaanse; Sudáfrica; Sudafricana; Afrique du Sud; Südafrika; Suedafrika; África do Sul; ЮАР; Южно-Африканская Республика; Южная Африка; Ningizimu Afrika; Mzansi; 南非; 南アフリカ; 남아프리카공화국
ls | Lesoto; Лесото; 莱索托
sz | Suazilandia; Esuatini; Swasiland; Essuatíni; Эсватини; Свазиленд; 斯威士兰
mg | Madagasikara; Malgache; Madagaskar; Мадагаскар; 马达加斯加; de Madagascar
km | Komori; Comores; Comorienne; Comoras; Komoren; Comore; Коморы; Коморские Острова; 科摩罗; جزر القمر
sc | Sesel; Seychelloise; Seychellen; Seicheles; Сейшелы; Сейшельские Острова; Seychelle; 塞舌尔; Islas Seychelles; Ilhas Seicheles; Сейшельские о-ва
mu | Maurice; Île Maurice; Mauricienne; Moris; Mauricio; Maurícia; Maurícias; Маврикий; 毛里求斯; モーリシャス
re | La Réunion; Réunionnaise; Reunião; Riunione; Реюньон; Île de la Réunion
yt | Mahoraise; Майотта; Maiote
sh | Santa Elena; Sainte-Hélène; Santa Helena; Sant'Elena; о-в Св. Елены; Остров Святой Елены
io | BIOT; Diego Garcia; Chagos; Territorio Británico del Océano Índico; Territoire britannique de l'océan Indien; Britisches Territorium im Indischen Ozean; Território Britânico do Oceano Índico; Territorio britannico dell'oceano Indiano; Британская территория в Индийском океане; Chagos-Archipel
au | Aust; Australie; Australienne; Australien; Australische; Australiana; Австралия; Австралийский; 澳大利亚; 澳洲; オーストラリア; 호주; أستراليا; Australasia; Australasian
nz | N.Z.; Aotearoa; Nueva Zelanda; Nueva Zelandia; Nouvelle-Zélande; Neuseeland; Nova Zelândia; Nuova Zelanda; Новая Зеландия; 新西兰; 紐西蘭; ニュージーランド
pg | Papua Niugini; Papúa Nueva Guinea; Papouasie-Nouvelle-Guinée; Papua-Neuguinea; Papua-Nova Guiné; Papua Nuova Guinea; Папуа-Новая Гвинея; Папуа — Новая Гвинея; 巴布亚新几内亚
fj | Viti; Fiyi; Fidji; Fidschi; Figi; Фиджи; 斐济
sb | Solomon; Solomons; Islas Salomón; Îles Salomon; Salomonen; Ilhas Salomão; Isole Salomone; Соломоновы Острова; Соломоновы о-ва; 所罗门群岛
vu | Вануату; 瓦努阿图
nc | Nouvelle-Calédonie; Calédonienne; Nueva Caledonia; Neukaledonien; Nova Caledônia; Nuova Caledonia; Новая Каледония
pf | Polynésie française; Tahiti; Polynésienne; Polinesia Francesa; Französisch-Polynesien; Polinesia francese; Французская Полинезия; Polynesia; Polynésie
ws | Самоа; 萨摩亚; Samoane; 薩摩亞
as | Amerika Sāmoa; Samoa Americana; Samoa américaines; Amerikanisch-Samoa; Samoa americane; Американское Самоа; Samoa Amerikana
to | Тонга; 汤加
tv | Тувалу; 图瓦卢
ki | Gilbertese; Кирибати; Quiribáti; 基里巴斯
nr | Naoero; Науру; 瑙鲁
mh | Marshall; Aelōn̄ Kajin M̧ajeḷ; Islas Marshall; Îles Marshall; Marshallinseln; Ilhas Marshall; Isole Marshall; Маршалловы Острова; 马绍尔群岛; 馬紹爾群島; マーシャル諸島; Маршалловы о-ва
fm | Estados Federados de Micronesia; Micronésie; États fédérés de Micronésie; Mikronesien; Микронезия; Федеративные Штаты Микронезии; 密克罗尼西亚; Föderierte Staaten von Mikronesien; Estados Federados da Micronésia; Stati Federati di Micronesia
pw | Belau; Palaos; Палау; 帕劳
gu | Guåhån; Гуам; Chamorro; 关岛; Guame
mp | Saipan; Islas Marianas del Norte; Îles Mariannes du Nord; Nördliche Marianen; Ilhas Marianas do Norte; Isole Marianne settentrionali; Северные Марианские острова; Северные Марианские о-ва
um | Wake Island; Midway; Midway Islands; Islas menores alejadas de EE. UU.; Îles mineures éloignées des États-Unis; Amerikanische Überseeinseln; Ilhas Menores Distantes dos EUA; Altre isole americane del Pacifico; Внешние малые острова США; Внешние малые о-ва (США)
ck | Kūki 'Āirani; Islas Cook; Îles Cook; Cookinseln; Ilhas Cook; Isole Cook; Острова Кука; о-ва Кука; Rarotonga; 库克群岛
nu | Ниуэ
tk | Токелау; Toquelau
pn | Islas Pitcairn; Îles Pitcairn; Pitcairninseln; Ilhas Pitcairn; Isole Pitcairn; Питкэрн; острова Питкэрн; о-ва Питкэрн
wf | Wallis-et-Futuna; Wallis y Futuna; Wallis und Futuna; Wallis e Futuna; Уоллис и Футуна
nf | Isla Norfolk; Île Norfolk; Norfolkinsel; Ilha Norfolk; Isola Norfolk; Остров Норфолк; о-в Норфолк
cx | Isla de Navidad; Île Christmas; Weihnachtsinsel; Ilha Christmas; Ilha do Natal; Isola Christmas; Остров Рождества; о-в Рождества
cc | Islas Cocos; Islas Cocos (Keeling); Îles Cocos; Kokosinseln; Ilhas Cocos (Keeling); Ilhas dos Cocos (Keeling); Isole Cocos (Keeling); Кокосовые острова; Кокосовые о-ва
hm | Islas Heard y McDonald; Îles Heard-et-MacDonald; Heard und McDonaldinseln; Ilhas Heard e McDonald; Isole Heard e McDonald; Остров Херд и острова Макдональд; о-ва Херд и Макдональд
aq | Antarctic; Antártida; Antarctique; Antarktis; Antártica; Antartide; Антарктида
tf | Terres australes françaises; Terres australes et antarctiques françaises; TAAF; Kerguelen; Territorios Australes Franceses; Französische Südgebiete; Französische Süd- und Antarktisgebiete; Territórios Franceses do Sul; Territórios Austrais Franceses; Terre australi francesi; Французские Южные территории
`

export const PLACES = `
New York; New York City; NYC; Nueva York; Нью-Йорк; 纽约 | us
Delaware; Делавэр; 特拉华 | us
Wilmington | us
California; Calif; Californie; Kalifornien; Калифорния; 加州 | us
Los Angeles; Лос-Анджелес; 洛杉矶 | us
San Francisco; Сан-Франциско; 旧金山 | us
San Diego | us
Texas; Tejas; Техас | us
Houston; Хьюстон | us
Dallas; Даллас | us
Chicago; Чикаго; 芝加哥 | us
Illinois | us
Florida; Флорида | us
Miami; Майами | us
Washington; Washington DC; Вашингтон; 华盛顿 | us
Boston; Бостон | us
Massachusetts | us
Philadelphia | us
Pennsylvania | us
New Jersey; Нью-Джерси | us
Nevada; Невада | us
Las Vegas; Лас-Вегас | us
Wyoming | us
Ohio | us
Michigan | us
Detroit; Детройт | us
Atlanta; Атланта | us
Seattle; Сиэтл | us
New Orleans | us
Hawaii | us
Honolulu | us
Alaska; Аляска | us
Toronto; Торонто; 多伦多 | ca
Ontario; Онтарио | ca
Montreal; Монреаль | ca
Quebec; Квебек | ca
Vancouver; Ванкувер; 温哥华 | ca
British Columbia | ca
Alberta | ca
Calgary | ca
Edmonton | ca
Ottawa; Оттава | ca
Manitoba | ca
Winnipeg | ca
Nova Scotia | ca
Halifax | ca
Nuuk; Godthåb | gl
Mexico City; Ciudad de México; CDMX; Mexico D.F.; Мехико | mx
Guadalajara | mx
Jalisco | mx
Monterrey | mx
Nuevo León | mx
Tijuana | mx
Baja California | mx
Sinaloa; Синалоа | mx
Culiacán | mx
Mazatlán | mx
Veracruz | mx
Manzanillo | mx
Ciudad Juárez | mx
Chihuahua | mx
Yucatán | mx
Mérida | mx
Cancún | mx
Quintana Roo | mx
Michoacán | mx
Lázaro Cárdenas | mx
Sonora | mx
Hermosillo | mx
Puebla | mx
Guatemala City; Ciudad de Guatemala | gt
Puerto Quetzal | gt
Puerto Barrios | gt
Belize City | bz
Belmopan | bz
San Salvador; Сан-Сальвадор | sv
Acajutla | sv
Tegucigalpa | hn
San Pedro Sula | hn
Puerto Cortés | hn
Managua | ni
Corinto | ni
San José | cr
Limón; Puerto Limón | cr
Panama City; Ciudad de Panamá | pa
Balboa; Бальбоа | pa
Colón; Colon Free Zone; Zona Libre de Colón | pa
Cristóbal | pa
Havana; La Habana; Гавана; La Havane | cu
Mariel | cu
Port-au-Prince; Порт-о-Пренс | ht
Santo Domingo; Санто-Доминго | do
Kingston; Кингстон | jm
Montego Bay | jm
Nassau; Нассау | bs
Bridgetown | bb
Port of Spain; Port-of-Spain | tt
Basseterre; Бастер | kn
Kingstown; Кингстаун | vc
Castries | lc
Roseau | dm
Saint George's; St. George's | gd
George Town | ky
Tortola; Тортола; 托尔托拉 | vg
Road Town; Роуд-Таун | vg
Willemstad; Виллемстад | cw
Oranjestad | aw
San Juan; Сан-Хуан | pr
Fort-de-France | mq
Pointe-à-Pitre | gp
Bogotá; Богота; Santafé de Bogotá | co
Medellín; Медельин | co
Antioquia | co
Cali; Кали | co
Valle del Cauca | co
Barranquilla | co
Atlántico | co
Cartagena de Indias | co
Buenaventura | co
Santa Marta | co
Bucaramanga | co
Caracas; Каракас | ve
Maracaibo; Маракайбо | ve
Zulia | ve
Puerto Cabello | ve
Carabobo | ve
La Guaira | ve
Maracay | ve
Aragua | ve
Táchira | ve
San Cristóbal | ve
Isla de Margarita | ve
Porlamar | ve
Nueva Esparta | ve
Georgetown; Джорджтаун | gy
Paramaribo; Парамарибо | sr
Cayenne; Кайенна | gf
Quito; Кито | ec
Guayaquil; Гуаякиль | ec
Guayas | ec
Manta | ec
Manabí | ec
Lima; Лима | pe
Callao; El Callao; Кальяо | pe
Arequipa | pe
Trujillo | pe
La Libertad | pe
Cusco; Cuzco | pe
La Paz; Ла-Пас | bo
Santa Cruz de la Sierra | bo
Cochabamba | bo
Asunción; Асунсьон | py
Ciudad del Este | py
Alto Paraná | py
Montevideo; Монтевидео | uy
Nueva Palmira | uy
Buenos Aires; Буэнос-Айрес; CABA; 布宜诺斯艾利斯 | ar
Rosario | ar
Santa Fe | ar
Córdoba; Кордова | ar
Mendoza | ar
Bahía Blanca | ar
Mar del Plata | ar
Tierra del Fuego | ar
Ushuaia | ar
Patagonia | ar
Santiago; Santiago de Chile; Сантьяго | cl
Valparaíso; Вальпараисо | cl
Antofagasta | cl
Iquique | cl
Arica | cl
Concepción | cl
Talcahuano | cl
São Paulo; Сан-Паулу; 圣保罗 | br
Rio de Janeiro; Рио-де-Жанейро; 里约热内卢 | br
Brasília; Бразилиа | br
Santos; Сантус | br
Paranaguá; Паранагуа | br
Paraná | br
Curitiba | br
Minas Gerais | br
Belo Horizonte | br
Rio Grande do Sul | br
Porto Alegre | br
Rio Grande | br
Santa Catarina | br
Florianópolis | br
Itajaí | br
São Francisco do Sul | br
Bahia; Salvador da Bahia | br
Pernambuco | br
Recife | br
Suape | br
Ceará | br
Fortaleza | br
Pecém | br
Amazonas | br
Manaus; Манаус | br
Pará | br
Belém | br
Mato Grosso | br
Cuiabá | br
Goiás | br
Goiânia | br
Espírito Santo | br
Vitória | br
London; Londres; Londra; Лондон; 伦敦; 倫敦; ロンドン | gb
Manchester; Манчестер | gb
Birmingham; Бирмингем | gb
Liverpool; Ливерпуль | gb
Leeds | gb
Bristol | gb
Glasgow; Глазго | gb
Edinburgh; Эдинбург | gb
Aberdeen; Абердин | gb
Belfast; Белфаст | gb
Ulster | gb
Cardiff; Кардифф | gb
Southampton | gb
Felixstowe | gb
Oxford | gb
Cambridge | gb
Yorkshire | gb
Lancashire | gb
Dublin; Baile Átha Cliath; Дублин | ie
Cork | ie
Limerick | ie
Galway | ie
Douglas | im
Ramsey | im
St. Helier; Saint Helier | je
St. Peter Port; Saint Peter Port | gg
Paris; Париж; 巴黎; パリ | fr
Île-de-France | fr
Marseille; Marseilles; Marsella; Марсель | fr
Lyon; Lyons; Лион | fr
Bordeaux; Бордо | fr
Le Havre; Гавр | fr
Toulouse; Тулуза | fr
Lille; Лилль | fr
Nantes; Нант | fr
Strasbourg; Страсбург | fr
Alsace | fr
Nice; Ницца | fr
Cannes; Канны | fr
Bretagne; Brittany | fr
Normandie; Normandy | fr
Rouen | fr
Provence | fr
Dunkerque; Dunkirk | fr
Corse; Corsica | fr
Ajaccio | fr
Brussels; Bruxelles; Brussel; Bruselas; Брюссель; 布鲁塞尔 | be
Antwerp; Antwerpen; Amberes; Антверпен; Anvers | be
Ghent; Gent; Gand; Гент | be
Liège; Luik; Льеж | be
Brugge; Bruges | be
Zeebrugge | be
Flanders; Vlaanderen | be
Wallonie; Wallonia | be
Amsterdam; Амстердам; 阿姆斯特丹 | nl
Rotterdam; Роттердам; 鹿特丹 | nl
The Hague; Den Haag; 's-Gravenhage; Гаага | nl
Utrecht; Утрехт | nl
Eindhoven; Эйндховен | nl
Groningen | nl
Maastricht | nl
Berlin; Берлин; 柏林 | de
Hamburg; Hamburgo; Гамбург; 汉堡 | de
Munich; München; Muenchen; Мюнхен; 慕尼黑 | de
Frankfurt; Frankfurt am Main; Франкфурт; 法兰克福 | de
Köln; Cologne; Koeln; Кёльн | de
Düsseldorf; Duesseldorf; Дюссельдорф | de
Stuttgart; Штутгарт | de
Bremen; Бремен | de
Bremerhaven | de
Hannover; Hanover; Ганновер | de
Leipzig; Лейпциг | de
Dresden; Дрезден | de
Sachsen; Saxony | de
Nürnberg; Nuremberg; Нюрнберг | de
Dortmund | de
Essen | de
Duisburg | de
Ruhr | de
Bayern; Bavaria; Бавария | de
Hessen; Hesse | de
Westfalen; Westphalia | de
Rostock | de
Kiel | de
Lübeck | de
Zürich; Zuerich; Цюрих; 苏黎世 | ch
Geneva; Genève; Genf; Ginevra; Ginebra; Женева; 日内瓦 | ch
Basel; Basle; Bâle; Базель | ch
Bern; Berne; Берн | ch
Zug; Цуг | ch
Lausanne; Лозанна | ch
Vaud | ch
Lugano; Лугано | ch
Ticino | ch
Luzern; Lucerne | ch
St. Gallen; Sankt Gallen | ch
Winterthur | ch
Vaduz; Вадуц | li
Vienna; Wien; Вена; Viena; Vienne; 维也纳 | at
Salzburg; Зальцбург | at
Linz | at
Graz | at
Innsbruck | at
Klagenfurt | at
Tirol; Tyrol | at
Steiermark; Styria | at
Kärnten | at
Vorarlberg | at
Rome; Roma; Rom; Рим; 罗马 | it
Milan; Milano; Mailand; Милан; 米兰 | it
Turin; Torino; Турин | it
Piemonte; Piedmont | it
Genoa; Genova; Gênes; Генуя | it
Liguria | it
Naples; Napoli; Neapel; Неаполь | it
Campania | it
Venice; Venezia; Venedig; Венеция | it
Veneto | it
Trieste; Триест | it
Friuli | it
Bologna; Болонья | it
Emilia-Romagna; Emilia | it
Romagna | it
Florence; Firenze; Florenz; Флоренция | it
Toscana; Tuscany | it
Livorno; Leghorn; Ливорно | it
Palermo; Палермо | it
Sicilia; Sicily | it
Catania | it
Bari; Бари | it
Puglia; Apulia | it
Calabria; Калабрия | it
Gioia Tauro | it
Sardegna; Sardinia | it
Cagliari | it
Verona | it
Brescia | it
Bergamo | it
Modena | it
Parma | it
Lombardia; Lombardy | it
Ravenna | it
Valletta; Валлетта | mt
Marsaxlokk | mt
Sliema | mt
Madrid; Мадрид; 马德里 | es
Barcelona; Барселона; 巴塞罗那 | es
Cataluña; Catalunya; Catalonia | es
Valencia; Валенсия | es
Comunidad Valenciana | es
Sevilla; Seville; Севилья | es
Andalucía; Andalusia | es
Bilbao; Bilbo; Бильбао | es
Euskadi; País Vasco | es
Málaga; Малага | es
Marbella; Марбелья | es
Zaragoza; Сарагоса | es
Aragón | es
Galicia | es
Vigo | es
La Coruña; A Coruña | es
Santiago de Compostela | es
Algeciras; Альхесирас | es
Cádiz | es
Las Palmas | es
Canarias; Canary Islands | es
Tenerife | es
Gran Canaria | es
Mallorca; Palma de Mallorca | es
Baleares | es
Ibiza | es
Asturias | es
Gijón | es
Oviedo | es
Cantabria | es
Murcia | es
Alicante | es
Navarra | es
Pamplona | es
Andorra la Vella | ad
Lisbon; Lisboa; Lissabon; Lisbonne; Лиссабон; 里斯本 | pt
Porto; Oporto; Порту | pt
Madeira; Мадейра | pt
Funchal | pt
Açores; Azores | pt
Ponta Delgada | pt
Sines | pt
Setúbal | pt
Braga | pt
Coimbra | pt
Algarve | pt
Stockholm; Estocolmo; Стокгольм | se
Göteborg; Gothenburg; Гётеборг | se
Malmö; Мальмё | se
Skåne | se
Uppsala | se
Oslo; Осло | no
Bergen; Берген | no
Stavanger | no
Trondheim | no
Tromsø | no
Kristiansand | no
Ålesund | no
Copenhagen; København; Kobenhavn; Kopenhagen; Copenhague; Копенгаген | dk
Aarhus; Århus | dk
Odense | dk
Aalborg | dk
Esbjerg | dk
Tórshavn | fo
Helsinki; Helsingfors; Хельсинки | fi
Turku; Åbo | fi
Tampere; Tammerfors | fi
Espoo | fi
Oulu | fi
Kotka | fi
Mariehamn; Maarianhamina | ax
Reykjavík; Рейкьявик | is
Tallinn; Tallin; Таллин; Reval | ee
Muuga | ee
Tartu; Тарту | ee
Narva | ee
Pärnu | ee
Riga; Рига | lv
Ventspils; Вентспилс | lv
Liepāja | lv
Daugavpils | lv
Jūrmala | lv
Vilnius; Вильнюс; Wilno | lt
Klaipėda; Клайпеда | lt
Kaunas; Каунас | lt
Warsaw; Warszawa; Varsovia; Varsovie; Warschau; Варшава; 华沙 | pl
Kraków; Krakau; Краков; Cracow | pl
Gdańsk; Danzig; Гданьск | pl
Gdynia; Гдыня | pl
Wrocław; Wroclaw; Breslau; Вроцлав | pl
Poznań; Познань | pl
Łódź; Lodz; Лодзь | pl
Szczecin; Stettin | pl
Katowice | pl
Lublin | pl
Śląsk; Silesia | pl
Prague; Prag; Прага; Praha; 布拉格; Praga | cz
Brno; Брно; Brünn | cz
Morava; Moravia | cz
Ostrava | cz
Plzeň; Pilsen | cz
Bratislava; Братислава; Pressburg | sk
Košice; Кошице | sk
Žilina | sk
Nitra | sk
Budapest; Будапешт; 布达佩斯 | hu
Debrecen | hu
Szeged | hu
Pécs | hu
Győr | hu
Miskolc | hu
Ljubljana; Любляна; Laibach | si
Maribor | si
Koper; Capodistria | si
Celje | si
Zagreb; Загреб | hr
Split | hr
Rijeka; Fiume | hr
Dubrovnik | hr
Osijek | hr
Zadar | hr
Istria; Истрия | hr
Sarajevo; Сараево; Сарајево | ba
Banja Luka; Баня-Лука | ba
Mostar | ba
Tuzla | ba
Zenica | ba
Belgrade; Beograd; Београд; Белград; Belgrad | rs
Novi Sad; Нови Сад | rs
Vojvodina | rs
Niš | rs
Kragujevac | rs
Subotica | rs
Podgorica; Подгорица | me
Budva | me
Kotor | me
Tivat | me
Skopje; Скопје; Скопье | mk
Bitola | mk
Ohrid | mk
Tetovo | mk
Pristina; Prishtina; Prishtinë; Приштина | xk
Prizren | xk
Peja | xk
Tirana; Tiranë; Тирана | al
Durrës | al
Vlorë | al
Athens; Athina; Αθήνα; Αθηνών; Atenas; Athen; Афины; Αθήναι; Athinai | gr
Piraeus; Pireas; Piraievs; Πειραιάς; Πειραιώς; Pireo; Пирей; 比雷埃夫斯 | gr
Thessaloniki; Salonica; Θεσσαλονίκη; Салоники; Selanik | gr
Crete; Kriti; Κρήτη; Крит | gr
Heraklion; Ηράκλειο | gr
Patras; Patra; Πάτρα | gr
Rhodes; Ρόδος | gr
Chios; Χίος | gr
Volos | gr
Corfu | gr
Glyfada; Γλυφάδα | gr
Kifissia | gr
Voula | gr
Nicosia; Lefkosia; Λευκωσία; Lefkoşa; Никосия | cy
Limassol; Lemesos; Λεμεσός; Лимассол; Limasol | cy
Larnaca; Larnaka; Λάρνακα; Ларнака | cy
Paphos; Pafos; Πάφος; Пафос | cy
Famagusta; Mağusa | cy
Kyrenia; Girne | cy
Northern Cyprus | cy
Bucharest; București; Bukarest; Bucarest; Бухарест | ro
Constanța; Constantza; Констанца | ro
Cluj; Cluj-Napoca | ro
Timișoara | ro
Iași | ro
Brașov | ro
Transilvania; Transylvania | ro
Galați | ro
Ploiești | ro
Craiova | ro
Sibiu | ro
Oradea | ro
Sofia; Sofiya; София; 索非亚 | bg
Plovdiv; Пловдив | bg
Varna; Варна | bg
Burgas; Bourgas; Бургас | bg
Ruse; Русе | bg
Stara Zagora | bg
Moscow; Moscú; Moscou; Moskau; Mosca; Moskovskaya; Moskva; Москва; Московский; Московская область; 莫斯科; モスクワ | ru
Saint Petersburg; St. Petersburg; Sankt-Peterburg; Санкт-Петербург; Petersburg; Ленинград; Ленинградская область; СПб; 圣彼得堡; Leningrad | ru
Novorossiysk; Новороссийск; Novorossiisk | ru
Vladivostok; Владивосток; 海参崴 | ru
Primorye; Primorsky Krai; Приморский край | ru
Nakhodka; Находка | ru
Vostochny | ru
Khabarovsk; Хабаровск; Хабаровский край | ru
Sakhalin; Сахалин | ru
Yuzhno-Sakhalinsk; Южно-Сахалинск | ru
Kamchatka; Камчатка | ru
Petropavlovsk-Kamchatsky; Петропавловск-Камчатский | ru
Murmansk; Мурманск | ru
Arkhangelsk; Архангельск; Archangel | ru
Kaliningrad; Калининград; Königsberg | ru
Rostov; Rostov-on-Don; Ростов-на-Дону; Ростов; Rostov-na-Donu | ru
Azov; Азов | ru
Taganrog; Таганрог | ru
Krasnodar; Краснодар | ru
Kuban; Кубань | ru
Sochi; Сочи | ru
Tuapse; Туапсе | ru
Taman; Тамань | ru
Volgograd; Волгоград; Stalingrad | ru
Astrakhan; Астрахань | ru
Samara; Самара | ru
Tolyatti; Togliatti; Тольятти | ru
Saratov; Саратов | ru
Nizhny Novgorod; Нижний Новгород; Nizhniy Novgorod; Gorky | ru
Kazan; Казань | ru
Tatarstan; Татарстан | ru
Naberezhnye Chelny | ru
Nizhnekamsk | ru
Ufa; Уфа | ru
Bashkortostan; Башкортостан; Bashkiria | ru
Perm; Пермь | ru
Yekaterinburg; Ekaterinburg; Екатеринбург; Sverdlovsk; Свердловск | ru
Ural; Урал; Урала | ru
Chelyabinsk; Челябинск | ru
Magnitogorsk; Магнитогорск | ru
Tyumen; Тюмень | ru
Khanty-Mansiysk; Yugra; Югра | ru
Surgut | ru
Yamal; Ямал | ru
Omsk; Омск | ru
Novosibirsk; Новосибирск | ru
Siberia; Sibir; Сибирь; Сибири | ru
Tomsk; Томск | ru
Kemerovo; Кемерово | ru
Kuzbass; Кузбасс | ru
Krasnoyarsk; Красноярск | ru
Norilsk; Норильск | ru
Irkutsk; Иркутск | ru
Bratsk | ru
Baikal; Байкал | ru
Buryatia | ru
Ulan-Ude | ru
Yakutsk; Якутск | ru
Yakutia; Sakha; Якутия; Саха | ru
Magadan; Магадан | ru
Chita; Чита | ru
Voronezh; Воронеж | ru
Belgorod; Белгород | ru
Kursk; Курск | ru
Lipetsk; Липецк | ru
Tula; Тула | ru
Kaluga; Калуга | ru
Ryazan; Рязань | ru
Bryansk; Брянск | ru
Oryol; Орёл | ru
Yaroslavl; Ярославль | ru
Vladimir; Владимир | ru
Ivanovo; Иваново | ru
Kostroma; Кострома | ru
Tver; Тверь | ru
Vologda; Вологда | ru
Cherepovets; Череповец | ru
Pskov; Псков | ru
Veliky Novgorod; Великий Новгород | ru
Smolensk; Смоленск | ru
Karelia; Карелия | ru
Petrozavodsk | ru
Komi; Коми | ru
Kirov; Киров | ru
Izhevsk; Ижевск | ru
Udmurtia; Удмуртия | ru
Cheboksary; Чебоксары | ru
Saransk; Саранск | ru
Penza; Пенза | ru
Ulyanovsk; Ульяновск | ru
Tambov; Тамбов | ru
Orenburg; Оренбург | ru
Kurgan; Курган | ru
Barnaul; Барнаул | ru
Altai; Алтай | ru
Chechnya; Чечня; Chechen | ru
Grozny; Грозный | ru
Dagestan; Дагестан | ru
Makhachkala; Махачкала | ru
Stavropol; Ставрополь | ru
Ossetia | ru
Vladikavkaz; Владикавказ | ru
Kabardino-Balkaria | ru
Ingushetia; Ингушетия | ru
Kavkaz; Кавказ | ru
Minsk; Минск; Мінск | by
Gomel; Гомель; Homel | by
Brest; Брест | by
Grodno; Гродно; Hrodna | by
Vitebsk; Витебск | by
Mogilev; Могилев; Mogilyov | by
Soligorsk; Салигорск; Солигорск | by
Mozyr; Мозырь | by
Novopolotsk; Новополоцк | by
Borisov | by
Zhlobin | by
Kyiv; Kiev; Київ; Киев; Kyyiv; Kiew; Київський | ua
Odesa; Odessa; Одеса; Одесса | ua
Chornomorsk; Ilyichevsk | ua
Yuzhny; Pivdennyi | ua
Kharkiv; Kharkov; Харків; Харьков | ua
Dnipro; Dnepr; Дніпро; Днепр; Dnepropetrovsk; Dnipropetrovsk; Днепропетровск; Дніпропетровськ | ua
Lviv; Lvov; Львів; Львов; Lemberg | ua
Zaporizhzhia; Zaporozhye; Запоріжжя; Запорожье; Zaporizhia | ua
Mariupol; Маріуполь; Мариуполь | ua
Berdyansk; Бердянск | ua
Donetsk; Донецьк; Донецк | ua
Donbass; Donbas; Донбасс | ua
Donetsk People's Republic; DNR; ДНР | ua
Luhansk; Lugansk; Луганськ; Луганск | ua
LNR; ЛНР; Luhansk People's Republic | ua
Crimea; Krym; Крым; Крим; Crimean; Crimée; Крымский; Krymskaya; Крыма | ua
Sevastopol; Севастополь | ua
Simferopol; Симферополь | ua
Kerch; Керчь | ua
Feodosia; Феодосия | ua
Yalta; Ялта | ua
Yevpatoria | ua
Kherson; Херсон | ua
Mykolaiv; Nikolaev; Миколаїв; Николаев | ua
Izmail; Ізмаїл | ua
Reni | ua
Kryvyi Rih; Krivoy Rog | ua
Poltava; Полтава | ua
Vinnytsia; Вінниця | ua
Cherkasy; Черкаси | ua
Sumy; Суми | ua
Chernihiv | ua
Zhytomyr | ua
Ivano-Frankivsk | ua
Uzhhorod | ua
Zakarpattia | ua
Chisinau; Kishinev; Кишинев | md
Pridnestrovie; Приднестровье; Transnistria | md
Tiraspol; Тирасполь | md
Bălți | md
Gagauzia | md
Giurgiulești | md
Istanbul; Стамбул; Constantinople; 伊斯坦布尔 | tr
Ambarlı | tr
Ankara; Анкара | tr
Izmir; Измир | tr
Aliağa | tr
Mersin; Мерсин; Icel | tr
Gaziantep; Газиантеп | tr
Hatay | tr
Iskenderun | tr
Adana | tr
Konya | tr
Kayseri | tr
Bursa | tr
Kocaeli | tr
Gebze | tr
Tekirdağ | tr
Gemlik | tr
Yalova | tr
Antalya; Анталья | tr
Trabzon | tr
Samsun | tr
Denizli | tr
Diyarbakır | tr
Anadolu; Anatolia | tr
Marmara | tr
Tbilisi; თბილისი; Тбилиси; Tiflis | ge
Batumi; ბათუმი; Батуми | ge
Adjara; აჭარა; Ajara; Аджария | ge
Poti; ფოთი; Поти | ge
Kutaisi; ქუთაისი | ge
Rustavi; რუსთავი | ge
Abkhazia; Абхазия | ge
Sukhumi; Сухуми | ge
South Ossetia | ge
Tskhinvali | ge
Yerevan; Երևան; Ереван; Erevan | am
Gyumri | am
Baku; Bakı; Баку | az
Sumgait; Sumqayıt | az
Ganja; Gəncə | az
Nakhchivan; Naxçıvan | az
Absheron; Abşeron | az
Karabakh; Qarabağ; Nagorno-Karabakh; Карабах; Artsakh | az
Stepanakert | az
Astana; Астана; Nur-Sultan; Нур-Султан; Tselinograd | kz
Akmola | kz
Almaty; Алматы; Alma-Ata; Алма-Ата | kz
Aktau; Актау; Ақтау | kz
Atyrau; Атырау | kz
Mangystau; Mangistau; Мангистау | kz
Shymkent; Шымкент | kz
Karaganda; Караганда; Қарағанды | kz
Aktobe; Актобе | kz
Pavlodar; Павлодар | kz
Ekibastuz | kz
Kostanay; Костанай | kz
Zhezkazgan | kz
Tashkent; Toshkent; Ташкент; Тошкент; Taschkent | uz
Samarkand; Samarqand; Самарканд | uz
Bukhara; Бухара; Buxoro | uz
Fergana; Farg'ona; Фергана | uz
Namangan | uz
Andijan; Andijon | uz
Navoi; Navoiy; Навои | uz
Karakalpakstan | uz
Ashgabat; Aşgabat; Ашхабад; Ashkhabad | tm
Turkmenbashi; Türkmenbaşy | tm
Dushanbe; Душанбе | tj
Khujand; Худжанд; Хуҷанд | tj
Sughd | tj
Khatlon | tj
Bishkek; Бишкек; Frunze | kg
Osh; Ош | kg
Issyk-Kul | kg
Ulaanbaatar; Улаанбаатар; Ulan Bator; Улан-Батор; 乌兰巴托 | mn
Darkhan | mn
Erdenet | mn
Beijing; Peking; 北京; Pékin; Пекин; Pequim | cn
Shanghai; 上海; Shangai; Шанхай | cn
Shenzhen; 深圳; Шэньчжэнь; Shen Zhen | cn
Guangzhou; Canton; 广州; 廣州; Гуанчжоу | cn
Guangdong; 广东; 廣東; Kwangtung; Гуандун | cn
Tianjin; Tientsin; 天津; Тяньцзинь | cn
Chongqing; Chungking; 重庆; 重慶 | cn
Jiangsu; 江苏; 江蘇; Цзянсу; Kiangsu | cn
Zhejiang; 浙江; Chekiang; Чжэцзян | cn
Shandong; 山东; 山東; Shantung; Шаньдун | cn
Fujian; 福建; Фуцзянь; Fukien | cn
Hebei; 河北; Hopei | cn
Henan; 河南; Honan | cn
Hubei; 湖北; Хубэй; Hupeh | cn
Hunan; 湖南; Хунань | cn
Hainan; 海南 | cn
Haikou; 海口 | cn
Sichuan; 四川; Szechuan; Szechwan; Сычуань | cn
Chengdu; 成都 | cn
Yunnan; 云南; 雲南 | cn
Kunming; 昆明 | cn
Guizhou; 贵州 | cn
Guiyang; 贵阳 | cn
Guangxi; 广西; 廣西 | cn
Nanning; 南宁 | cn
Guilin | cn
Shaanxi; 陕西 | cn
Xi'an; Xian; 西安 | cn
Shanxi; 山西 | cn
Taiyuan; 太原 | cn
Anhui; 安徽 | cn
Hefei; 合肥 | cn
Wuhu | cn
Jiangxi; 江西 | cn
Nanchang; 南昌 | cn
Liaoning; 辽宁; 遼寧 | cn
Shenyang; 沈阳; Шэньян | cn
Dandong; 丹东 | cn
Dalian; 大连; 大連; Dairen; Далянь | cn
Jilin; 吉林 | cn
Changchun; 长春 | cn
Hunchun | cn
Yanbian; 延边 | cn
Heilongjiang; 黑龙江 | cn
Harbin; 哈尔滨; Харбин | cn
Inner Mongolia; Nei Mongol; 内蒙古; Neimenggu | cn
Hohhot; 呼和浩特 | cn
Baotou | cn
Xinjiang; 新疆; Sinkiang; Синьцзян | cn
Urumqi; 乌鲁木齐 | cn
Uyghur | cn
Kashgar | cn
Tibet; Xizang; 西藏; Тибет | cn
Lhasa; 拉萨 | cn
Gansu; 甘肃 | cn
Lanzhou; 兰州 | cn
Qinghai; 青海 | cn
Xining | cn
Ningxia; 宁夏 | cn
Yinchuan | cn
Ningbo; Ningpo; 宁波; 寧波; Нинбо | cn
Qingdao; Tsingtao; 青岛; 青島; Циндао | cn
Xiamen; Amoy; 厦门; 廈門 | cn
Fuzhou; 福州 | cn
Quanzhou; 泉州 | cn
Hangzhou; 杭州; Ханчжоу | cn
Wenzhou; 温州 | cn
Yiwu; 义乌; Иу | cn
Shaoxing; 绍兴 | cn
Suzhou; 苏州 | cn
Wuxi; 无锡 | cn
Changzhou; 常州 | cn
Nantong; 南通 | cn
Xuzhou | cn
Nanjing; Nanking; 南京; Нанкин | cn
Wuhan; 武汉; 武漢; Ухань | cn
Zhengzhou; 郑州 | cn
Luoyang; 洛阳 | cn
Changsha; 长沙 | cn
Jinan; 济南 | cn
Yantai; 烟台 | cn
Weifang; 潍坊 | cn
Weihai; 威海 | cn
Rizhao; 日照 | cn
Zibo; 淄博 | cn
Dongguan; 东莞 | cn
Foshan; 佛山 | cn
Zhuhai; 珠海 | cn
Huizhou; 惠州 | cn
Zhongshan; 中山 | cn
Shantou; 汕头 | cn
Shijiazhuang; 石家庄 | cn
Tangshan; 唐山 | cn
Qinhuangdao; 秦皇岛 | cn
Baoding; 保定 | cn
Zhoushan; 舟山 | cn
Lianyungang; 连云港 | cn
Yingkou; 营口 | cn
Jinzhou | cn
Kowloon; 九龙; 九龍 | hk
Wanchai; Wan Chai; 灣仔 | hk
Tsim Sha Tsui; 尖沙咀 | hk
New Territories; 新界 | hk
Mongkok | hk
Taipei; 台北; 臺北; Тайбэй | tw
New Taipei; 新北 | tw
Kaohsiung; 高雄; Гаосюн | tw
Taichung; 台中; 臺中 | tw
Keelung; 基隆 | tw
Tainan; 台南; 臺南 | tw
Hsinchu; 新竹 | tw
Taoyuan; 桃園 | tw
Tokyo; 東京; 东京; Tokio; Токио; とうきょう | jp
Osaka; 大阪; Осака | jp
Kansai; 関西 | jp
Yokohama; 横浜; Йокогама | jp
Kawasaki; 川崎 | jp
Kanagawa; 神奈川 | jp
Nagoya; 名古屋; Нагоя | jp
Aichi; 愛知 | jp
Kobe; 神戸; Кобе | jp
Hyogo; 兵庫 | jp
Kyoto; 京都; Киото | jp
Nara; 奈良 | jp
Fukuoka; 福岡 | jp
Kyushu; 九州 | jp
Kitakyushu | jp
Nagasaki; 長崎 | jp
Hiroshima; 広島 | jp
Okayama; 岡山 | jp
Imabari; 今治 | jp
Ehime; 愛媛 | jp
Sapporo; 札幌; Саппоро | jp
Hokkaido; 北海道 | jp
Sendai; 仙台 | jp
Tohoku; 東北 | jp
Chiba; 千葉 | jp
Saitama; 埼玉 | jp
Niigata; 新潟 | jp
Okinawa; 沖縄 | jp
Shizuoka; 静岡 | jp
Seoul; 서울; Сеул; 首尔; 漢城; Seúl; 首爾 | kr
Busan; Pusan; 부산; Пусан; 釜山 | kr
Incheon; Inchon; 인천; Инчхон; 仁川 | kr
Ulsan; 울산 | kr
Daegu; Taegu; 대구 | kr
Daejeon; 대전 | kr
Gwangju; 광주 | kr
Gwangyang | kr
Pohang; 포항 | kr
Yeosu; 여수 | kr
Gyeonggi; Kyonggi; 경기 | kr
Jeju; Cheju; 제주 | kr
Gyeongsang | kr
Jeolla | kr
Chungcheong | kr
Gangwon | kr
Pyongyang; P'yongyang; 평양; Пхеньян; 平壤; Pyeongyang; Phyongyang | kp
Nampo; 남포; Namp'o | kp
Chongjin; Ch'ongjin; 청진 | kp
Rason; 나선 | kp
Rajin | kp
Wonsan; 원산 | kp
Sinuiju | kp
Kaesong | kp
Haeju | kp
Hungnam | kp
Songnim | kp
Hanoi; Ha Noi; Ханой; 河内 | vn
Ho Chi Minh City; Ho Chi Minh; Saigon; Sài Gòn; Хошимин; TP HCM; HCMC; 胡志明市 | vn
Haiphong; Hai Phong; Хайфон | vn
Da Nang; Danang; Đà Nẵng | vn
Dong Nai; Đồng Nai | vn
Binh Duong | vn
Quang Ninh | vn
Can Tho | vn
Vung Tau | vn
Quy Nhon | vn
Vientiane; Viangchan; ວຽງຈັນ; Вьентьян; 万象 | la
Savannakhet | la
Luang Prabang | la
Bokeo | la
Phnom Penh; ភ្នំពេញ; Пномпень; 金边 | kh
Sihanoukville; Kampong Som; Kompong Som; ព្រះសីហនុ; Preah Sihanouk; 西哈努克 | kh
Siem Reap | kh
Battambang | kh
Poipet | kh
Bangkok; กรุงเทพ; กรุงเทพมหานคร; Krung Thep; Бангкок; 曼谷; กรุงเทพฯ | th
Laem Chabang; แหลมฉบัง | th
Chonburi; ชลบุรี | th
Pattaya | th
Rayong | th
Si Racha | th
Sattahip | th
Map Ta Phut | th
Chiang Mai; เชียงใหม่ | th
Phuket; ภูเก็ต | th
Songkhla; สงขลา | th
Hat Yai | th
Nonthaburi | th
Samut Prakan | th
Khon Kaen | th
Chiang Rai | th
Isan | th
Yangon; Rangoon; ရန်ကုန်; Янгон; 仰光 | mm
Thilawa | mm
Mandalay; မန္တလေး | mm
Bagan; Pagan; ပုဂံ | mm
Taunggyi; Taung Gyi; တောင်ကြီး | mm
Mawlamyine; Moulmein; မော်လမြိုင် | mm
Pathein; Bassein; ပုသိမ် | mm
Sittwe; စစ်တွေ | mm
Bago; Pegu; ပဲခူး | mm
Myitkyina; မြစ်ကြီးနား | mm
Monywa; မုံရွာ | mm
Ayeyarwady; Irrawaddy; Ayeyarwaddy; ဧရာဝတီ | mm
Kachin | mm
Rakhine; Arakan | mm
Myawaddy | mm
Kokang | mm
Wa State | mm
Kuala Lumpur; KL; Куала-Лумпур; 吉隆坡 | my
Selangor | my
Shah Alam | my
Petaling Jaya | my
Port Klang; Порт-Кланг; Klang | my
Johor; Johore | my
Johor Bahru | my
Tanjung Pelepas | my
Pasir Gudang | my
Penang; Pulau Pinang | my
Pahang | my
Butterworth | my
Perak | my
Ipoh | my
Melaka; Malacca | my
Kedah | my
Kelantan | my
Terengganu | my
Sabah | my
Kota Kinabalu | my
Sarawak | my
Kuching | my
Labuan; Лабуан | my
Putrajaya | my
Bintulu | my
Miri | my
Tawau | my
Jurong | sg
Changi | sg
Bandar Seri Begawan | bn
Muara | bn
Jakarta; Djakarta; Джакарта; 雅加达 | id
Tanjung Priok | id
Surabaya; Soerabaja; Сурабая | id
East Java; Jawa Timur | id
Java; Ява; Jawa | id
Gresik | id
Bandung | id
West Java; Jawa Barat | id
Semarang | id
Central Java; Jawa Tengah | id
Yogyakarta | id
Bekasi | id
Tangerang | id
Bogor | id
Banten | id
Medan | id
Belawan | id
Sumatra; Sumatera | id
Batam | id
Palembang; Палембанг | id
Riau | id
Pekanbaru | id
Aceh | id
Lampung | id
Dumai | id
Bali; Бали | id
Denpasar | id
Kalimantan | id
Balikpapan | id
Samarinda | id
Banjarmasin | id
Pontianak | id
Sulawesi | id
Makassar; Ujung Pandang | id
Manado | id
Maluku | id
Irian Jaya | id
Lombok | id
Dili | tl
Manila; Манила; 马尼拉; Metro Manila | ph
Makati | ph
Quezon City | ph
Quezon | ph
Luzon | ph
Pasig | ph
Taguig | ph
Cebu | ph
Davao | ph
Mindanao | ph
Batangas | ph
Subic | ph
Visayas | ph
Zamboanga | ph
Iloilo | ph
Sulu | ph
Basilan | ph
Baguio | ph
Mumbai; Bombay; मुंबई; Мумбаи; 孟买 | in
Nhava Sheva | in
Navi Mumbai | in
Delhi; New Delhi; दिल्ली; Дели; Nueva Delhi; 新德里 | in
Noida | in
Gurgaon; Gurugram | in
Haryana | in
Faridabad | in
Kolkata; Calcutta; কলকাতা; Калькутта | in
West Bengal | in
Haldia | in
Chennai; Madras; சென்னை; Ченнаи | in
Madurai | in
Tamil Nadu; Tamilnadu | in
Coimbatore | in
Tuticorin | in
Bengaluru; Bangalore; Бангалор | in
Mangalore | in
Karnataka | in
Mysore | in
Hyderabad; Хайдарабад | in
Telangana | in
Secunderabad | in
Andhra Pradesh; Andhra | in
Visakhapatnam; Vizag | in
Vijayawada | in
Maharashtra | in
Pune; Poona | in
Nagpur | in
Nashik | in
Thane | in
Gujarat; Гуджарат | in
Ahmedabad | in
Surat | in
Kandla | in
Mundra | in
Vadodara; Baroda | in
Rajkot | in
Jamnagar | in
Gandhidham | in
Kerala | in
Cochin; Kochi | in
Trivandrum; Thiruvananthapuram | in
Calicut | in
Malabar | in
Punjab; पंजाब | in
Ludhiana | in
Amritsar | in
Chandigarh | in
Jalandhar | in
Rajasthan | in
Jaipur | in
Udaipur | in
Jodhpur | in
Uttar Pradesh | in
Lucknow | in
Kanpur | in
Agra | in
Varanasi | in
Ghaziabad | in
Meerut | in
Uttarakhand | in
Dehradun | in
Madhya Pradesh | in
Indore | in
Bhopal | in
Chhattisgarh | in
Raipur | in
Gwalior | in
Bihar | in
Patna | in
Jharkhand | in
Ranchi | in
Jamshedpur | in
Odisha; Orissa | in
Bhubaneswar | in
Paradip | in
Assam | in
Guwahati | in
Manipur | in
Nagaland | in
Mizoram | in
Tripura | in
Meghalaya | in
Arunachal Pradesh | in
Sikkim | in
Goa | in
Kashmir | in
Srinagar | in
Jammu and Kashmir; Jammu | in
Himachal Pradesh; Himachal | in
Shimla | in
Ladakh | in
Pondicherry; Puducherry | in
Karachi; کراچی; Карачи | pk
Sindh; سندھ | pk
Port Qasim | pk
Lahore; لاہور; Лахор | pk
Faisalabad | pk
Sialkot | pk
Gujranwala | pk
Multan | pk
Rawalpindi | pk
Islamabad; اسلام آباد; Исламабад | pk
Peshawar; پشاور | pk
Khyber Pakhtunkhwa; Khyber | pk
Quetta | pk
Balochistan; Baluchistan | pk
Gwadar | pk
Gilgit | pk
Azad Kashmir | pk
Waziristan | pk
Dhaka; Dacca; ঢাকা; Дакка | bd
Chittagong; Chattogram; চট্টগ্রাম; Читтагонг | bd
Sylhet | bd
Khulna | bd
Mongla | bd
Cox's Bazar | bd
Colombo; කොළඹ; Коломбо; கொழும்பு | lk
Kandy | lk
Jaffna | lk
Galle | lk
Trincomalee | lk
Hambantota | lk
Kathmandu; Katmandu; काठमाडौं; Катманду | np
Pokhara | np
Biratnagar | np
Birgunj | np
Thimphu | bt
Phuntsholing | bt
Malé | mv
Kabul; کابل; Кабул | af
Herat; هرات; Герат | af
Kandahar; Qandahar; کندهار | af
Mazar-i-Sharif; Mazar-e-Sharif | af
Jalalabad; جلال آباد | af
Helmand | af
Kunduz | af
Lashkar Gah | af
Nangarhar | af
Tehran; Teheran; تهران; Тегеран; 德黑兰; Tahran | ir
Bandar Abbas; بندرعباس; Бендер-Аббас; Bandar-e Abbas | ir
Hormozgan | ir
Kish; Kish Island | ir
Qeshm; قشم | ir
Isfahan; Esfahan; اصفهان; Исфахан | ir
Shiraz; شیراز | ir
Fars; فارس | ir
Tabriz; تبریز | ir
Mashhad; مشهد | ir
Khorasan; خراسان | ir
Qom; قم | ir
Karaj; کرج | ir
Khuzestan; خوزستان | ir
Ahvaz; Ahwaz; اهواز | ir
Abadan; آبادان | ir
Hamadan | ir
Bandar Imam Khomeini | ir
Bushehr; بوشهر | ir
Assaluyeh; Asaluyeh | ir
Kharg | ir
Kerman; کرمان | ir
Kermanshah | ir
Yazd; یزد | ir
Arak; اراک | ir
Natanz | ir
Fordow | ir
Mazandaran | ir
Gilan | ir
Bandar Anzali | ir
Chabahar | ir
Baghdad; بغداد; Багдад; Bagdad | iq
Basra; Basrah; البصرة; Al-Basra; Басра | iq
Umm Qasr | iq
Mosul; الموصل | iq
Najaf; النجف | iq
Karbala; كربلاء | iq
Kirkuk | iq
Anbar | iq
Erbil; Arbil; أربيل; Hawler | iq
Kurdistan; كردستان; Курдистан | iq
Sulaymaniyah; Sulaimaniya | iq
Dohuk; Duhok | iq
Damascus; دمشق; Dimashq; Damas; Дамаск | sy
Aleppo; Halab; حلب; Алеппо | sy
Homs; حمص | sy
Latakia; Lattakia; اللاذقية | sy
Tartus; Tartous | sy
Idlib | sy
Deir ez-Zor | sy
Raqqa | sy
Banias | sy
Beirut; Beyrouth; بيروت; Бейрут; Beyrut; Beiruth | lb
Sidon; Saida | lb
Bekaa | lb
Jounieh | lb
Zahle | lb
Amman | jo
Aqaba; العقبة; Акаба; Akaba | jo
Irbid | jo
Zarqa | jo
Tel Aviv; תל אביב; Тель-Авив; Tel-Aviv | il
Haifa; חיפה; Хайфа | il
Ashdod; אשדוד | il
Ashkelon | il
Eilat | il
Herzliya | il
Ramat Gan | il
Netanya | il
Beer Sheva | il
Jerusalem; ירושלים; Иерусалим; Yerushalayim | il
Galilee | il
Negev | il
Ramallah; رام الله | ps
Nablus; نابلس | ps
Hebron; الخليل | ps
Gaza City; غزة; Газа; Gaza Strip | ps
Al-Quds; القدس | ps
Bethlehem | ps
Jenin | ps
Riyadh; الرياض; Er-Riad; Riad; Эр-Рияд; Al-Riyadh; Ar Riyad | sa
Jeddah; Jedda; Jiddah; جدة; Djeddah; Джидда | sa
Dammam; الدمام | sa
Jubail; Al-Jubail | sa
Yanbu; ينبع | sa
Mecca; Makkah; مكة | sa
Medina; Madinah | sa
Khobar; Al-Khobar | sa
Taif | sa
Jizan | sa
Dubai; Dubay; دبي; Дубай; 迪拜; ドバイ; 杜拜 | ae
Jebel Ali; Jabal Ali | ae
Deira | ae
Abu Dhabi; أبوظبي; أبو ظبي; Абу-Даби; Abou Dabi; 阿布扎比 | ae
Al Ain | ae
Khalifa Port | ae
Sharjah; Sharja; الشارقة; Шарджа | ae
Hamriyah; Al Hamriyah | ae
Khor Fakkan | ae
Ajman; عجمان; Аджман | ae
Ras Al Khaimah; Ras al-Khaimah; RAK; رأس الخيمة | ae
Fujairah; الفجيرة; Фуджейра; Al Fujairah | ae
Umm Al Quwain; أم القيوين | ae
Doha; الدوحة; Доха; Al-Doha | qa
Ras Laffan | qa
Mesaieed | qa
Lusail | qa
Manama; المنامة; Манама; Al Manama | bh
Sitra | bh
Muharraq | bh
Kuwait City; الكويت العاصمة | kw
Shuwaikh | kw
Shuaiba | kw
Safat | kw
Hawally | kw
Salmiya | kw
Farwaniya | kw
Muscat; مسقط; Маскат; Mascate | om
Sohar; صحار | om
Salalah; صلالة | om
Duqm; الدقم | om
Ruwi | om
Sanaa; Sana'a; صنعاء; Сана; San'a | ye
Saada | ye
Aden; عدن; Аден | ye
Hodeidah; Hudaydah; Al Hudaydah; الحديدة | ye
Mukalla | ye
Hadramaut; Hadhramaut | ye
Taiz | ye
Marib | ye
Cairo; القاهرة; Le Caire; Каир; El Cairo; Kairo; Kahire; Al-Qahira | eg
Giza; الجيزة | eg
Alexandria; الإسكندرية; Alexandrie; Alejandría; Александрия | eg
Port Said; بورسعيد | eg
Suez; السويس | eg
Damietta; دمياط | eg
Ismailia | eg
Sokhna; Ain Sokhna | eg
Sinai; سيناء | eg
Tripoli; طرابلس; Триполи; Tarabulus | ly
Benghazi; بنغازي; Бенгази | ly
Misrata; Misurata; مصراتة | ly
Tobruk | ly
Zawiya | ly
Zuwara | ly
Sabratha | ly
Tunis | tn
Sfax; صفاقس | tn
Sousse | tn
Bizerte | tn
Radès | tn
Gabès | tn
La Goulette | tn
Algiers; Alger; الجزائر العاصمة; Argel; Algier | dz
Oran; وهران; Оран | dz
Annaba | dz
Constantine | dz
Skikda | dz
Béjaïa | dz
Arzew | dz
Tizi Ouzou | dz
Casablanca; الدار البيضاء; Касабланка | ma
Rabat; الرباط; Рабат | ma
Tanger; Tangier; طنجة; Танжер | ma
Marrakech; Marrakesh; مراكش | ma
Agadir; أكادير | ma
Fès | ma
Meknès | ma
Mohammedia | ma
Laayoune; El Aaiún; العيون | eh
Dakhla | eh
Nouakchott; نواكشوط; Нуакшот | mr
Nouadhibou | mr
Khartoum; الخرطوم; Хартум; Jartum | sd
Port Sudan; بورتسودان; Порт-Судан | sd
Omdurman; أم درمان | sd
Darfur; دارفور | sd
Kordofan | sd
Juba; جوبا; Джуба | ss
Malakal | ss
Bentiu | ss
Equatoria | ss
Asmara; አስመራ; Асмэра | er
Massawa | er
Assab | er
Addis Ababa; አዲስ አበባ; Аддис-Абеба; Addis-Abeba; Adis Abeba | et
Tigray | et
Mekelle | et
Oromia | et
Amhara | et
Dire Dawa | et
Doraleh | dj
Djibouti City | dj
Mogadishu; Muqdisho; مقديشو; Могадишо; Mogadiscio | so
Berbera | so
Hargeisa; Hargeysa | so
Bosaso; Bossaso | so
Kismayo | so
Garowe | so
Nairobi; Найроби; 内罗毕 | ke
Mombasa; Момбаса | ke
Kisumu | ke
Nakuru | ke
Eldoret | ke
Eastleigh | ke
Lamu | ke
Kampala; Кампала | ug
Entebbe | ug
Jinja | ug
Gulu | ug
Mbarara | ug
Dar es Salaam; Дар-эс-Салам | tz
Dodoma | tz
Arusha | tz
Mwanza | tz
Mtwara | tz
Tanga | tz
Kilimanjaro | tz
Kigali; Кигали | rw
Gisenyi | rw
Rubavu | rw
Bujumbura; Бужумбура | bi
Gitega | bi
Kinshasa; Киншаса | cd
Lubumbashi; Лубумбаши | cd
Katanga; Катанга | cd
Kivu | cd
Goma | cd
Bukavu | cd
Kolwezi | cd
Matadi | cd
Ituri | cd
Bunia | cd
Kasai | cd
Kisangani | cd
Lualaba | cd
Brazzaville; Браззавиль | cg
Pointe-Noire; Пуэнт-Нуар | cg
Bangui; Банги | cf
Berberati | cf
N'Djamena; Ndjamena; نجامينا; Нджамена | td
Moundou | td
Yaoundé; Яунде | cm
Douala; Дуала | cm
Kribi | cm
Bamenda | cm
Garoua | cm
Limbe | cm
Libreville; Либревиль | ga
Port-Gentil | ga
Owendo | ga
Franceville | ga
Malabo; Малабо | gq
Bata | gq
Bioko | gq
Annobon | gq
Lagos; Лагос; 拉各斯 | ng
Apapa | ng
Ikeja | ng
Lekki | ng
Tin Can Island | ng
Abuja; Абуджа | ng
Kano | ng
Port Harcourt; Порт-Харкорт | ng
Onne | ng
Warri | ng
Ibadan | ng
Kaduna | ng
Calabar | ng
Borno | ng
Maiduguri | ng
Onitsha | ng
Niger Delta | ng
Biafra | ng
Enugu | ng
Niamey; Ниамей | ne
Agadez | ne
Zinder | ne
Maradi | ne
Arlit | ne
Tahoua | ne
Cotonou; Котону | bj
Porto-Novo | bj
Parakou | bj
Lomé; Ломе | tg
Sokodé | tg
Accra; Аккра | gh
Tema; Тема | gh
Kumasi | gh
Sekondi | gh
Takoradi | gh
Tamale | gh
Abidjan; Абиджан | ci
San-Pédro; San Pedro | ci
Yamoussoukro; Ямусукро | ci
Bouaké | ci
Treichville | ci
Korhogo | ci
Vridi | ci
Monrovia; Монровия; 蒙罗维亚 | lr
Buchanan | lr
Paynesville | lr
Freetown; Фритаун | sl
Kenema | sl
Koidu | sl
Pepel | sl
Conakry; Конакри | gn
Kamsar | gn
Boké | gn
Kankan | gn
Nzérékoré | gn
Siguiri | gn
Bissau; Бисау | gw
Bafatá | gw
Bijagós | gw
Banjul; Банжул | gm
Serekunda | gm
Brikama | gm
Dakar; Дакар; 达喀尔 | sn
Thiès | sn
Saint-Louis | sn
Ziguinchor | sn
Casamance | sn
Kaolack | sn
Touba | sn
Bamako; Бамако | ml
Tombouctou; Timbuktu | ml
Kidal | ml
Sikasso | ml
Mopti | ml
Kayes | ml
Ségou | ml
Azawad | ml
Ouagadougou; Уагадугу | bf
Koudougou | bf
Bobo-Dioulasso | bf
Ouahigouya | bf
Praia; Прая | cv
Mindelo | cv
São Vicente | cv
Luanda; Луанда; 罗安达 | ao
Lunda | ao
Lobito | ao
Benguela | ao
Cabinda | ao
Huambo | ao
Namibe | ao
Lusaka; Лусака | zm
Kitwe | zm
Ndola | zm
Copperbelt | zm
Livingstone | zm
Solwezi | zm
Harare; Хараре | zw
Bulawayo | zw
Mutare | zw
Mashonaland | zw
Matabeleland | zw
Gweru | zw
Lilongwe; Лилонгве | mw
Blantyre | mw
Mzuzu | mw
Zomba | mw
Maputo; Мапуту; Lourenço Marques | mz
Beira | mz
Nacala | mz
Pemba | mz
Cabo Delgado | mz
Tete | mz
Nampula | mz
Quelimane | mz
Gaborone; Габороне | bw
Francistown | bw
Selebi-Phikwe | bw
Windhoek; Виндхук | na
Walvis Bay | na
Swakopmund | na
Lüderitz | na
Oshakati | na
Johannesburg; Йоханнесбург; 约翰内斯堡 | za
Gauteng | za
Sandton | za
Transvaal | za
Midrand | za
Soweto | za
Randburg | za
Cape Town; Kaapstad; Кейптаун; Le Cap; Ciudad del Cabo; 开普敦 | za
Western Cape | za
Stellenbosch | za
Saldanha | za
Durban; Дурбан | za
KwaZulu-Natal; KwaZulu | za
Richards Bay | za
Pretoria; Претория; Tshwane | za
Port Elizabeth; Gqeberha | za
Eastern Cape | za
East London | za
Bloemfontein | za
Limpopo | za
Mpumalanga | za
Rustenburg | za
Polokwane | za
Maseru; Масеру | ls
Mbabane; Мбабане | sz
Manzini | sz
Matsapha | sz
Antananarivo; Антананариву; Tananarive | mg
Toamasina; Tamatave | mg
Mahajanga; Majunga | mg
Toliara | mg
Antsirabe | mg
Antsiranana | mg
Nosy Be | mg
Moroni; Морони | km
Anjouan; Анжуан | km
Grande Comore | km
Mutsamudu | km
Mohéli | km
Mahé; Маэ | sc
Praslin | sc
Port Louis; Порт-Луи; Port-Louis | mu
Ebène | mu
Rodrigues | mu
Curepipe | mu
Saint-Denis | re
Mamoudzou | yt
Dzaoudzi | yt
Sydney; Сидней; 悉尼 | au
New South Wales; NSW | au
Port Botany | au
Melbourne; Мельбурн; 墨尔本 | au
Victoria | au
Geelong | au
Brisbane; Брисбен | au
Queensland | au
Gladstone | au
Townsville | au
Cairns | au
Perth; Перт | au
Western Australia | au
Fremantle | au
Port Hedland | au
Dampier | au
Adelaide; Аделаида | au
South Australia | au
Darwin | au
Northern Territory | au
Tasmania | au
Hobart | au
Canberra; Канберра | au
Auckland; Окленд; 奥克兰 | nz
Wellington; Веллингтон | nz
Christchurch | nz
Tauranga | nz
Taranaki | nz
Dunedin | nz
Otago | nz
Canterbury | nz
Waikato | nz
Port Moresby; Порт-Морсби | pg
Rabaul | pg
Bougainville | pg
Madang | pg
Suva; Сува | fj
Lautoka | fj
Nadi | fj
Vanua Levu | fj
Viti Levu | fj
Honiara; Хониара | sb
Guadalcanal | sb
Malaita | sb
Port Vila; Порт-Вила; Port-Vila | vu
Luganville | vu
Nouméa; Нумеа | nc
Papeete; Папеэте | pf
Bora Bora | pf
Moorea | pf
Apia; Апиа | ws
Upolu | ws
Pago Pago | as
Tutuila | as
Nuku'alofa; Nukualofa; Нукуалофа | to
Vava'u | to
Funafuti; Фунафути | tv
Tarawa; Тарава | ki
Kiritimati | ki
Yaren | nr
Aiwo | nr
Majuro; Маджуро; 马朱罗 | mh
Ajeltake; Ajeltake Island | mh
Kwajalein | mh
Ebeye | mh
Pohnpei | fm
Palikir | fm
Chuuk | fm
Kosrae | fm
Koror; Корор | pw
Melekeok | pw
Ngerulmud | pw
Hagåtña; Agana | gu
Tamuning | gu
Tumon | gu
Avarua; Аваруа | ck
Aitutaki | ck
Alofi | nu
`

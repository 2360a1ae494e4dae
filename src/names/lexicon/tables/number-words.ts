// Lists the words for each number, to match "First Steel Works", "Pervyj" and "No. 1" by value.
// A line reads `value | form; form`; an ordinal shares the line of its cardinal. Words with another common meaning are
// left out (Spanish once, Italian sei, German acht, French sept ...): a wrong number would separate names of one firm.

export const NUMBER_WORDS = `
0 | zero; nought; cero; zéro; ноль; нуль; sıfır; sifir; صفر; sifr; 零; 〇; 제로; אפס; shunya; शून्य
1 | one; first; 1st; uno; primero; primera; 1ro; 1ra; première; 1er; eins; erste; erster; erstes; primo; primeiro; primeira; eerste; один; первый; первая; первое; первого; pervyy; pervyi; pervyj; perviy; pervy; pervaya; pervaja; pervoe; pervoye; jeden; jedna; pierwszy; pierwsza; pierwsze; birinci; واحد; أول; الأول; الاول; الأولى; الاولى; awwal; yek; یک; یکم; نخست; avval; 一; 壱; 壹; 弌; 第一; ichi; daiichi; 하나; 제일; אחד; אחת; echad; achat; ראשון; ראשונה; pehla; pratham; एक; प्रथम
2 | two; second; 2nd; segundo; segunda; deux; deuxième; zwei; zweite; zweiter; zweites; secondo; seconda; dois; duas; twee; tweede; два; две; dva; второй; вторая; второе; второго; vtoroy; vtoroi; vtoraya; vtoroe; drugi; druga; ikinci; iki; اثنان; اثنين; ثاني; الثاني; الثانية; ithnan; ithnayn; دو; دوم; dovvom; dovom; 二; 弐; 貳; 贰; 第二; daini; 둘; 제이; שניים; שתיים; shnayim; shtayim; שנייה; שניה; dusra; doosra; dvitiya; दो; द्वितीय
3 | three; third; 3rd; tres; tercero; tercera; trois; troisième; drei; dritte; dritter; drittes; terzo; terza; três; terceiro; terceira; drie; derde; три; третий; третья; третье; третьего; tretiy; tretii; tretya; tretye; trzy; trzeci; trzecia; üçüncü; ucuncu; üç; ثلاثة; ثالث; الثالث; الثالثة; thalith; سه; سوم; sevvom; sevom; 三; 参; 參; 叁; 弎; 第三; daisan; 셋; 제삼; שלוש; שלושה; shalosh; shlosha; שלישי; שלישית; shlishi; tisra; teesra; tritiya; तीन; तृतीय
4 | four; fourth; 4th; cuatro; cuarto; cuarta; quatre; quatrième; vier; vierte; vierter; viertes; quattro; quarto; quarta; quatro; vierde; четыре; chetyre; четвертый; четвёртый; четвертая; четвёртая; chetvertyy; chetvertyi; chetverty; chetvertaya; cztery; czwarty; czwarta; dördüncü; dorduncu; dört; أربعة; اربعة; رابع; الرابع; الرابعة; چهار; چهارم; chahar; chaharom; 四; 肆; 第四; daiyon; 넷; ארבע; ארבעה; רביעי; רביעית; revii; chautha; chaturth; चार; चतुर्थ
5 | five; fifth; 5th; cinco; quinto; cinq; cinquième; fünf; fuenf; fünfte; fünfter; cinque; vijf; vijfde; пять; pyat; пятый; пятая; пятое; pyatyy; pyatyi; pyaty; pyataya; pięć; piec; piąty; beşinci; besinci; beş; خمسة; خامس; الخامس; الخامسة; khamsa; پنج; پنجم; panjom; 五; 伍; 第五; daigo; 다섯; חמש; חמישה; chamesh; chamisha; חמישי; חמישית; chamishi; paanch; panchva; पाँच; पांच; पंचम
6 | six; sixth; 6th; seis; sexto; sexta; sixième; sechs; sechste; sechster; sesto; sesta; zes; zesde; шесть; shest; шестой; шестая; shestoy; shestoi; shestaya; sześć; szesc; szósty; szosty; szósta; altıncı; altinci; altı; ستة; سادس; السادس; السادسة; شش; ششم; sheshom; 六; 第六; dairoku; 여섯; שש; שישה; שישי; שישית; chhah; chhatha; छह; षष्ठ
7 | seven; seventh; 7th; siete; séptimo; septimo; séptima; septième; sieben; siebte; siebter; siebente; sette; settimo; settima; sétimo; zeven; zevende; семь; седьмой; седьмая; sedmoy; sedmoi; sedmaya; siedem; siódmy; siodmy; siódma; yedinci; yedi; سبعة; سابع; السابع; السابعة; هفت; هفتم; haft; haftom; 七; 柒; 第七; dainana; 일곱; שבעה; שביעי; שביעית; shvii; saatva; saptam; सात; सप्तम
8 | eight; eighth; 8th; ocho; octavo; octava; huit; huitième; achte; achter; ottavo; ottava; oito; oitavo; oitava; achtste; восемь; vosem; восьмой; восьмая; vosmoy; vosmoi; vosmaya; osiem; ósmy; osmy; ósma; sekizinci; sekiz; ثمانية; ثامن; الثامن; الثامنة; thamania; thamin; هشت; هشتم; hasht; hashtom; 八; 捌; 第八; daihachi; 여덟; שמונה; shmona; שמיני; שמינית; shmini; aath; aathva; ashtam; आठ; अष्टम
9 | nine; ninth; 9th; nueve; noveno; neuvième; neun; neunte; neunter; negen; negende; девять; devyat; девятый; девятая; devyatyy; devyatyi; devyaty; devyataya; dziewięć; dziewiec; dziewiąty; dziewiaty; dokuzuncu; dokuz; تسعة; تاسع; التاسع; التاسعة; tisaa; نهم; nohom; 九; 玖; 第九; daikyu; 아홉; תשע; תשעה; tesha; תשיעי; תשיעית; tshii; nauva; navam; नौ; नवम
10 | ten; tenth; 10th; diez; décimo; decimo; décima; decima; dixième; zehn; zehnte; zehnter; dieci; dez; tiende; десять; desyat; десятый; десятая; desyatyy; desyatyi; desyaty; desyataya; dziesięć; dziesiec; dziesiąty; dziesiaty; onuncu; عشرة; عاشر; العاشر; العاشرة; دهم; dahom; 十; 拾; 第十; daiju; עשר; עשרה; עשירי; עשירית; asiri; dasva; dasham; दस; दशम
11 | eleven; eleventh; 11th; undécimo; onze; onzième; elfte; elfter; undici; undicesimo; elfde; одиннадцать; odinnadtsat; одиннадцатый; odinnadtsatyy; odinnadtsaty; jedenaście; jedenascie; jedenasty; on bir; onbir; onbirinci; احدى عشر; أحد عشر; یازده; یازدهم; yazdah; yazdahom; 十一; 拾壹; 십일; אחד עשר; achad asar; gyarah; ग्यारह
12 | twelve; twelfth; 12th; doce; duodécimo; douze; douzième; zwölf; zwoelf; zwölfte; dodici; dodicesimo; twaalf; twaalfde; двенадцать; dvenadtsat; двенадцатый; dvenadtsatyy; dvenadtsaty; dwanaście; dwanascie; dwunasty; oniki; onikinci; اثنا عشر; اثني عشر; دوازده; دوازدهم; davazdah; davazdahom; 十二; 拾貳; 拾贰; 십이; שנים עשר; shneim asar; बारह
13 | thirteen; thirteenth; 13th; trece; decimotercero; treize; treizième; dreizehn; dreizehnte; tredici; tredicesimo; treze; dertien; dertiende; тринадцать; trinadtsat; тринадцатый; trinadtsatyy; trinadtsaty; trzynaście; trzynascie; trzynasty; onüç; onuc; onüçüncü; ثلاثة عشر; سیزده; سیزدهم; sizdah; sizdahom; 十三; 拾參; 拾叁; 십삼; שלושה עשר; shlosha asar; तेरह
14 | fourteen; fourteenth; 14th; catorce; decimocuarto; quatorze; quatorzième; vierzehn; vierzehnte; quattordici; quattordicesimo; catorze; veertien; veertiende; четырнадцать; chetyrnadtsat; четырнадцатый; chetyrnadtsatyy; chetyrnadtsaty; czternaście; czternascie; czternasty; ondört; ondort; ondördüncü; أربعة عشر; اربعة عشر; چهارده; چهاردهم; chahardah; chahardahom; 十四; 拾肆; 십사; ארבעה עשר; arbaa asar; chaudah; चौदह
15 | fifteen; fifteenth; 15th; decimoquinto; quinze; quinzième; fünfzehn; fuenfzehn; fünfzehnte; quindici; quindicesimo; vijftien; vijftiende; пятнадцать; pyatnadtsat; пятнадцатый; pyatnadtsatyy; pyatnadtsaty; piętnaście; pietnascie; piętnasty; pietnasty; onbeş; onbes; onbeşinci; خمسة عشر; پانزده; پانزدهم; panzdah; panzdahom; 十五; 拾伍; 십오; חמישה עשר; chamisha asar; pandrah; पंद्रह
16 | sixteen; sixteenth; 16th; dieciséis; dieciseis; decimosexto; seizième; sechzehn; sechzehnte; sedici; sedicesimo; dezesseis; dezasseis; zestien; zestiende; шестнадцать; shestnadtsat; шестнадцатый; shestnadtsatyy; shestnadtsaty; szesnaście; szesnascie; szesnasty; onaltı; onalti; onaltıncı; ستة عشر; شانزده; شانزدهم; shanzdah; shanzdahom; 十六; 십육; שישה עשר; shisha asar; solah; सोलह
17 | seventeen; seventeenth; 17th; diecisiete; decimoséptimo; dix-sept; siebzehn; siebzehnte; diciassette; diciassettesimo; dezessete; dezassete; zeventien; zeventiende; семнадцать; semnadtsat; семнадцатый; semnadtsatyy; semnadtsaty; siedemnaście; siedemnascie; siedemnasty; onyedi; onyedinci; سبعة عشر; هفده; هفدهم; hefdah; hefdahom; 十七; 십칠; שבעה עשר; shiva asar; satrah; सत्रह
18 | eighteen; eighteenth; 18th; dieciocho; decimoctavo; dix-huit; achtzehn; achtzehnte; diciotto; diciottesimo; dezoito; achttien; achttiende; восемнадцать; vosemnadtsat; восемнадцатый; vosemnadtsatyy; vosemnadtsaty; osiemnaście; osiemnascie; osiemnasty; onsekiz; onsekizinci; ثمانية عشر; هجده; هیجده; هجدهم; hejdah; hejdahom; 十八; 십팔; שמונה עשר; shmona asar; atharah; अठारह
19 | nineteen; nineteenth; 19th; diecinueve; decimonoveno; dix-neuf; neunzehn; neunzehnte; diciannove; diciannovesimo; dezenove; dezanove; negentien; negentiende; девятнадцать; devyatnadtsat; девятнадцатый; devyatnadtsatyy; devyatnadtsaty; dziewiętnaście; dziewietnascie; dziewiętnasty; ondokuz; ondokuzuncu; تسعة عشر; نوزده; نوزدهم; nuzdah; nuzdahom; 十九; 십구; תשעה עשר; tisha asar; unnis; उन्नीस
20 | twenty; twentieth; 20th; veinte; vigésimo; vigesimo; vingt; vingtième; zwanzig; zwanzigste; venti; ventesimo; vinte; twintig; twintigste; двадцать; dvadtsat; двадцатый; dvadtsatyy; dvadtsaty; dwadzieścia; dwadziescia; dwudziesty; yirmi; yirminci; عشرون; عشرين; العشرون; العشرين; ishrun; ishrin; بیست; بیستم; bistom; 二十; 廿; 貳拾; 贰拾; 스물; 이십; עשרים; esrim; बीस
30 | thirty; thirtieth; 30th; treinta; trigésimo; trente; trentième; dreißig; dreissig; dreißigste; trenta; trentesimo; trinta; dertig; dertigste; тридцать; tridtsat; тридцатый; tridtsatyy; trzydzieści; trzydziesci; trzydziesty; otuz; otuzuncu; ثلاثون; ثلاثين; الثلاثين; thalathun; thalathin; سی‌ام; 三十; 卅; 參拾; 叁拾; 서른; 삼십; שלושים; shloshim; तीस
40 | forty; fortieth; 40th; cuarenta; cuadragésimo; quarante; quarantième; vierzig; vierzigste; quaranta; quarantesimo; quarenta; veertig; veertigste; сорок; сороковой; sorokovoy; czterdzieści; czterdziesci; czterdziesty; kırk; kırkıncı; أربعون; أربعين; اربعين; arbaun; arbain; چهل; چهلم; chehel; chehelom; 四十; 마흔; 사십; ארבעים; arbaim; chalis; चालीस
50 | fifty; fiftieth; 50th; cincuenta; quincuagésimo; cinquante; cinquantième; fünfzig; fuenfzig; fünfzigste; cinquanta; cinquantesimo; cinquenta; vijftig; vijftigste; пятьдесят; pyatdesyat; пятидесятый; pyatidesyatyy; pięćdziesiąt; piecdziesiat; pięćdziesiąty; ellinci; خمسون; خمسين; khamsun; khamsin; پنجاه; پنجاهم; panjah; panjahom; 五十; 오십; חמישים; chamishim; pachas; पचास
60 | sixty; sixtieth; 60th; sesenta; sexagésimo; soixante; soixantième; sechzig; sechzigste; sessanta; sessantesimo; sessenta; zestig; zestigste; шестьдесят; shestdesyat; шестидесятый; shestidesyatyy; sześćdziesiąt; szescdziesiat; sześćdziesiąty; altmış; altmis; altmışıncı; ستون; ستين; sittun; sittin; شصت; شصتم; shastom; 六十; 예순; 육십; שישים; shishim; साठ
70 | seventy; seventieth; 70th; setenta; septuagésimo; soixante-dix; septante; siebzig; siebzigste; settanta; settantesimo; zeventig; zeventigste; семьдесят; semdesyat; семидесятый; semidesyatyy; siedemdziesiąt; siedemdziesiat; siedemdziesiąty; yetmiş; yetmis; yetmişinci; سبعون; سبعين; هفتاد; هفتادم; haftad; haftadom; 七十; 일흔; 칠십; שבעים; shivim; सत्तर
80 | eighty; eightieth; 80th; ochenta; octogésimo; quatre-vingts; quatre-vingt; huitante; achtzig; achtzigste; ottanta; ottantesimo; oitenta; tachtig; tachtigste; восемьдесят; vosemdesyat; восьмидесятый; vosmidesyatyy; osiemdziesiąt; osiemdziesiat; osiemdziesiąty; seksen; sekseninci; ثمانون; ثمانين; thamanun; thamanin; هشتاد; هشتادم; hashtad; hashtadom; 八十; 여든; 팔십; שמונים; shmonim; assi; अस्सी
90 | ninety; ninetieth; 90th; noventa; nonagésimo; quatre-vingt-dix; nonante; neunzig; neunzigste; novanta; novantesimo; negentig; negentigste; девяносто; devyanosto; девяностый; devyanostyy; dziewięćdziesiąt; dziewiecdziesiat; dziewięćdziesiąty; doksan; doksanıncı; تسعون; تسعين; tisun; tisin; نود; نودم; navad; navadom; 九十; 아흔; 구십; תשעים; tishim; nabbe; नब्बे
100 | hundred; hundredth; 100th; cien; ciento; centésimo; centième; hundert; hundertste; cento; centesimo; honderd; honderdste; сотый; sotyy; sotyi; setny; yüz; yuzuncu; yüzüncü; مائة; مئة; المائة; miah; صدم; sadom; 百; 佰; 一百; 壹佰; 일백; מאה; सौ
1000 | thousand; thousandth; 1000th; milésimo; mille; millième; tausend; tausendste; millesimo; duizend; duizendste; тысяча; тысячи; tysyacha; tysiacha; tysyachi; тысячный; tysiąc; tysiac; tysięczny; bininci; ألف; الألف; هزار; هزارم; hezar; hezarom; 千; 仟; 一千; 일천; אלף; hazaar; हज़ार; हजार
`

/** Marks before or after a number: "No. 7", "Zavod № 7", "7호". Lower case, without dots. */
export const NUMBER_MARKS: readonly string[] = [
  'no',
  'nos',
  'nr',
  'nro',
  'num',
  'nº',
  'n°',
  'n.º',
  'n.°',
  'number',
  'numero',
  'número',
  'numéro',
  '№',
  '#',
  'nummer',
  'numer',
  'nummero',
  'numeris',
  'numurs',
  'číslo',
  'cislo',
  'broj',
  'štev',
  'številka',
  'номер',
  'номера',
  'номером',
  'nomer',
  'nomera',
  'нумар',
  'број',
  'αριθ',
  'αριθμός',
  'αριθμος',
  'sz',
  'szám',
  'numara',
  'numarası',
  'numarali',
  'numaralı',
  'رقم',
  'raqm',
  'raqam',
  'شماره',
  'shomareh',
  'shomare',
  'מספר',
  "מס'",
  'mispar',
  'համար',
  'ნომერი',
  'संख्या',
  'kramank',
  '号',
  '號',
  '第',
  'hao',
  'dai',
  'go',
  'gou',
  '号機',
  '番',
  '호',
  '제',
  'ho',
  'số',
  'nomor',
  'nombor',
  'หมายเลข',
  'เลขที่',
  'အမှတ်',
  'លេខ',
  'nambari',
  'namba',
]

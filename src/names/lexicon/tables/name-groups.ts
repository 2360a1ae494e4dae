// Groups the spellings of one given or family name across languages, romanisations and scripts, for screening.
// One name a line, its plainest Latin spelling first; lower case, hyphens as spaces; no spelling is on two lines.
// Names that only translate each other (John and Juan, Michael and Miguel) are different people and stay separate.

/** Arabic names and name parts as Arabs, Persians, Turks, South Asians and Africans write them. */
const ARABIC = `
muhammad; mohammad; mohammed; mohamed; mohamad; muhammed; muhamad; muhamed; mehmet; mehmed; mahomet; mahomed; mahommed; mohammod; muhammet; muxammad; mohd; muhd; mohmmad; mohamet; maxamed; mahamed; mahamad; mamadou; mamadu; mahamadou; magomed; magomet; mukhammad; mukhamed; mukhammed; mukhamad; mukhamet; muhamet; muhammadu; mamado; mokhammad; mokhamed; moxammed; mohammet; moehammad; mochammad; mochamad; mokhamad; moukhammad; mouhamed; mouhammad; mouhamadou; mouhammed; mahammad; mahomad; məhəmməd; mämmet; mamed; محمد; مُحَمَّد; мухаммад; мухаммед; мохаммед; мохамед; магомед; магомет; мухамед; мұхаммед; мұхамед; мехмет; мухамет; мехмед; মোহাম্মদ; মুহাম্মদ; মোহাম্মাদ; মোহাম্মেদ; מוחמד; מוחמט; מחמד; 穆罕默德; 穆罕穆德; 默罕默德; ムハンマド; モハメド; モハマド; モハメッド; ムハンマッド; メフメト; 무함마드; 모하메드; 모하마드; 무하마드; मोहम्मद; मुहम्मद; محمّد; μοχάμεντ; μουχάμαντ; μοχάμαντ; մուհամմադ; մուհամմեդ; მუჰამედ; მოჰამედ; მუჰამად; โมฮัมหมัด; มูฮัมหมัด; มูฮัมมัด; មូហាម៉េដ; မိုဟာမက်; ሙሐመድ; መሐመድ; மொகமது; முகமது; ਮੁਹੰਮਦ; મોહમ્મદ; md; mhd; mohmd
ahmad; ahmed; ahmet; ahmat; ahmadou; amadou; achmad; achmed; akhmad; akhmed; akhmet; akhmat; axmed; axmad; ehmed; əhməd; ahmmed; أحمد; احمد; ахмад; ахмед; ахмет; ахмат; аҳмад; әхмәт; אחמד; 艾哈迈德; 艾哈邁德; 艾哈麦德; アフマド; アハマド; アフメド; アーメド; アフメト; 아흐마드; 아메드; 아흐메드; 아흐메트; अहमद; আহমেদ; আহমদ; আহাম্মেদ; άχμαντ; αχμέτ; άχμεντ; აჰმედ; ახმედ; ახმად; ահմեդ; ահմադ; อาหมัด; อาเหม็ด; አህመድ; اہمد
mahmud; mahmoud; mahmood; mehmood; mahmut; makhmud; makhmut; maxmud; maxamuud; machmud; machmoud; mahmoed; mahamoud; mahamud; mohamoud; mohamud; mahamoudou; mamoudou; məhmud; محمود; махмуд; махмут; маҳмуд; מחמוד; 马哈茂德; 馬哈茂德; 马赫穆德; マフムード; マフムト; マームード; 마흐무드; 마무드; महमूद; মাহমুদ; μαχμούτ; μαχμούντ; მაჰმუდ; մահմուդ; มะห์มูด
hamid; hameed; hamied; khamid; hamit; حميد; حمید; хамид; ҳамид; חמיד; 哈米德; ハミード; ハミド; 하미드; हमीद; হামিদ; χαμίντ; ჰამიდ; համիդ
hamad; xamad; حمد; хамад; חמד; ハマド; ハマッド; 하마드; 哈马德
hamdan; hamdaan; khamdan; xamdan; حمدان; хамдан; חמדאן; ハムダン; 함단; 哈姆丹
hamdi; hamdy; khamdi; حمدي; хамди; ハムディ; 哈姆迪
hasan; hassan; hassen; hassane; hacen; hasen; xasan; khasan; khassan; alhassan; lassana; lassane; assane; həsən; hesen; حسن; الحسن; хасан; хассан; ҳасан; חסן; חאסן; 哈桑; 哈山; ハサン; ハッサン; 하산; 핫산; हसन; হাসান; χασάν; ჰასან; հասան; ฮัสซัน; ฮาซัน
husayn; hussein; husein; hussain; husain; hossein; hosein; hossain; hosain; hoseyn; hosseyn; houssein; houcine; hocine; hussien; huseyin; hüseyn; husseyn; xuseen; khusain; khusein; khusseyn; khuseyn; hoessein; husen; hussin; hoceine; housseine; housseyn; husejn; husejin; hussen; hosayn; الحسين; حسين; حسین; хусейн; хусайн; хуссейн; гусейн; гуссейн; хюсеин; хуссайн; ҳусайн; ҳусейн; חוסיין; חוסין; חסין; 侯赛因; 侯賽因; 海珊; 胡赛因; 胡塞因; フセイン; フサイン; ホセイン; ヒュセイン; 후세인; 호세인; हुसैन; हुसेन; হোসেন; হুসাইন; হোসাইন; হুসেইন; χουσεΐν; ჰუსეინ; ჰუსეინი; հուսեյն; հուսեին; ฮุสเซน; ហ៊ុសសេន; ဟူစိန်; ሁሴን; ਹੁਸੈਨ; હુસૈન; ஹுசைன்
hasanayn; hassanein; hassanain; hasanain; hassanin; حسنين
husni; hosni; housni; hosny; husny; husnu; حسني; хусни; хосни; חוסני; ホスニ; 胡斯尼; 호스니
muhsin; mohsen; mohsin; mohcine; muhsen; mouhsine; muxsin; mukhsin; محسن; мухсин; мохсен; מוחסן; モフセン; ムフシン; 모흐센; 穆赫辛
ali; aly; alee; alli; cali; əli; عليّ; علي; على; علی; али; әли; עלי; 阿里; アリ; アリー; 알리; अली; আলী; আলি; αλί; ალი; ալի; อาลี; អាលី; အလီ; ዓሊ; ਅਲੀ; અલી; அலி
umar; omar; omer; oumar; oumer; omaar; cumar; umer; umaru; oumarou; omarou; umor; ömər; عمر; عُمر; умар; омар; омер; ғұмар; умер; עומר; עומאר; 奥马尔; 欧麦尔; 奧馬爾; ウマル; オマル; オマール; オメル; ウマール; 우마르; 오마르; उमर; ओमर; উমর; ওমর; ομάρ; უმარ; ომარ; ումար; օմար; โอมาร์; อูมาร์; ዑመር
amr; amro; amrou; amru; عمرو; амр; アムル; 阿姆鲁; 아므르
uthman; othman; osman; usman; ousman; ousmane; utman; othmane; otman; cusmaan; cismaan; osmane; outhman; uthmaan; othmaan; usmon; usmaan; osmanu; عثمان; عُثمان; осман; усман; усмон; оспан; ұспан; עות'מאן; עותמאן; 奥斯曼; 奧斯曼; 乌斯曼; オスマン; ウスマン; ウスマーン; 오스만; 우스만; उस्मान; ওসমান; উসমান; οσμάν; ოსმან; უსმან; օսման; อุสมาน
ibrahim; ibraheem; ebrahim; ibrahem; brahim; ibrahima; ibraahim; ebraheem; ibragim; ibrohim; ibrahin; ebrahem; ibrayim; ibray; braheem; إبراهيم; ابراهيم; ابراهیم; إبراهیم; ибрагим; ибрахим; иброҳим; ібрагім; эбрахим; ыбырайым; איברהים; אברהים; 易卜拉欣; 伊布拉欣; 易卜拉辛; イブラヒム; イブラーヒーム; エブラヒム; 이브라힘; 에브라힘; इब्राहीम; इब्राहिम; ইব্রাহিম; ইব্রাহীম; ιμπραήμ; ιμπραχίμ; იბრაჰიმ; იბრაგიმ; իբրահիմ; อิบราฮิม; អ៊ីប្រាហ៊ីម; ኢብራሂም
ismail; esmail; ismael; ismaeel; esmaeil; ismaiel; ismaila; ismaciil; ismoil; esmaeel; ismaaciil; ismayil; ismayl; smail; esmaail; isma'il; isma il; إسماعيل; اسماعيل; اسماعیل; исмаил; исмоил; ісмаїл; ысмайыл; исмагил; איסמעיל; אסמאעיל; 伊斯梅尔; 伊斯玛仪; 伊斯梅爾; 易司马仪; イスマイル; イスマーイール; エスマイール; 이스마일; 에스마일; इस्माइल; ইসমাইল; ισμαήλ; ისმაილ; ისმაელ; իսմայիլ; อิสมาแอล; อิสมาอีล
ishaq; is'haq; eshaq; ishaak; ishak; ishaaq; iskhak; isxaaq; is haq; إسحاق; اسحاق; إسحق; исхак; исҳоқ; イスハーク; 伊斯哈格; ইসহাক; 이스하크
yaqub; yaqoub; yaqoob; yakub; yakup; yacoub; yacub; yaquub; yagoub; yaghoub; yakoub; yakubu; yacouba; yacoob; ya'qub; يعقوب; یعقوب; якуб; яқуб; ёқуб; жақып; יעקוב; 雅各布; 叶海亚古卜; 亚库布; ヤクブ; ヤクーブ; ヤークーブ; 야쿱; 야쿠브; याकूब; ইয়াকুব; იაკუბ; γιακούμπ; յաղուբ; յակուբ
yusuf; yousef; youssef; yousuf; yusef; youcef; yussuf; youssouf; yusif; yuusuf; yousif; jusuf; yusup; yousouf; yoosuf; yousaf; yusuph; usuf; iusuf; issoufou; yussef; usup; yusufu; يوسف; یوسف; юсуф; юсеф; юсуп; юсиф; жүсіп; יוסוף; 优素福; 尤素福; 優素福; 优素甫; ユスフ; ユーセフ; ユースフ; ユスーフ; 유수프; 유세프; 유숩; यूसुफ; यूसुफ़; ইউসুফ; γιουσούφ; γιουσέφ; იუსუფ; იუსიფ; յուսուֆ; յուսուպ; ยูซุฟ; ยูซุบ; ዩሱፍ
musa; mousa; moussa; moosa; muse; muuse; mussa; musah; muso; moese; musse; موسى; موسي; موسی; муса; мусо; мұса; מוסא; 穆萨; 穆薩; ムーサ; ムサ; ムーサー; 무사; मूसा; মুসা; μούσα; მუსა; մուսա; มูซา; ሙሳ
isa; issa; essa; eissa; aissa; ciise; eesa; iissa; isse; iso; cissa; عيسى; عيسي; عیسی; عيسا; иса; исса; исо; עיסא; 伊萨; 尔萨; イーサ; イーサー; ईसा; ঈসা; ισά; ისა; իսա; อีซา
yahya; yahia; yehia; yehya; jahja; yaxye; yahiya; yakhya; yahyo; jahya; yahaya; يحيى; يحي; یحیی; يحيا; яхья; яҳё; яхъя; יחיא; 叶海亚; 葉海亞; ヤヒヤ; ヤフヤ; 야히아; 야흐야; याह्या; ইয়াহিয়া; γιαχία; იაჰია; յահյա
zakariya; zakaria; zakariyya; zakarya; zakariyah; zekeriya; zakariyo; zakariyaa; zakaryia; zakariah; zekerijah; زكريا; زکریا; закария; закарья; закариё; זכריא; ザカリア; ザカリーヤ; 扎卡里亚; 자카리아; जकारिया; জাকারিয়া
dawud; dawood; daoud; daud; davud; davood; davut; dawod; dawoud; daoed; daawuud; dovud; dovudi; daut; daouda; daood; dawut; داود; داوود; داؤد; дауд; давуд; довуд; дәуіт; דאוד; 达乌德; 达伍德; 達烏德; ダウド; ダーウード; ダーウド; 다우드; दाऊद; দাউদ; νταούντ; დაუდ; დავუდ; դաուդ
sulayman; suleiman; sulaiman; soleiman; solaiman; suleyman; soliman; sulaymaan; slimane; suleman; sulieman; saleban; saleebaan; souleymane; sulejman; soulaimane; suliman; sleiman; slaiman; sulaimon; soleyman; soleman; sulimaan; souleiman; sleman; sulemana; sulaymon; suleymon; sliman; سليمان; سلیمان; сулейман; сулайман; сулаймон; сүлеймен; сулейманъ; סולימאן; סולימן; 苏莱曼; 蘇萊曼; 苏里曼; スレイマン; スライマン; スライマーン; ソレイマン; シュレイマン; 술레이만; 술라이만; सुलेमान; সুলাইমান; সোলায়মান; σουλεϊμάν; სულეიმან; սուլեյման; สุไลมาน; ሱሌይማን
ayyub; ayoub; ayub; ayoob; ayyoub; eyup; ayup; ayuub; eyyub; ayyoob; ajub; أيوب; ايوب; ایوب; аюб; айюб; айуб; איוב איוב; アイユーブ; アユーブ; アユブ; 阿尤布; 아유브; अय्यूब; আইয়ুব; აიუბ; αγιούμπ
yunus; younes; younis; younus; yunis; yonis; younos; junus; yuunis; yoonus; younous; yunos; yunous; unus; يونس; یونس; юнус; юнис; жүніс; יונס; ユヌス; ユーヌス; ユーニス; 尤努斯; 尤尼斯; 유누스; यूनुस; ইউনুস; ইউনূস; γιουνούς; იუნუს; յունուս
idris; idriss; idrees; edris; driss; idriis; edriss; idrissa; إدريس; ادريس; ادریس; идрис; אידריס; 伊德里斯; イドリス; イドリース; 이드리스; इदरीस; ইদ্রিস; ιντρίς; იდრის
harun; haroun; haroon; aaroun; haruun; harroun; haruna; horun; هارون; харун; гарун; харон; ҳорун; ハールーン; ハルン; 哈伦; 하룬; हारून; হারুন; ჰარუნ; הארון
luqman; loqman; lokman; luqmaan; lukman; louqman; luuqmaan; lukmon; لقمان; лукман; луқмон; ルクマン; 卢格曼; 루크만; লোকমান; লুকমান
adam; aadam; aden; aadan; آدم; ادم; адам; одам; אדם; アダム; 亚当; 亞當; 아담; आदम; আদম; αδάμ; ადამ; ադամ; อดัม; አዳም
nuh; nooh; nouh; nuuh; نوح; ヌーフ; 努哈; নূহ
khalid; khaled; halid; khalled; kaled; chaled; halit; xaalid; jalid; khaleed; khalide; xolid; kholid; khallid; xalid; خالد; халид; халед; холид; халит; חאלד; 哈立德; 哈利德; 哈勒德; 卡立德; ハリド; ハーリド; ハリッド; ハーレド; ハリード; カリド; 칼리드; 할리드; 칼레드; खालिद; ख़ालिद; খালেদ; খালিদ; χαλίντ; χάλεντ; ხალიდ; խալիդ; คาลิด
salim; saleem; seleem; saliim; selim; səlim; سليم; سلیم; селим; сәлім; 萨利姆; 塞利姆; サリーム; セリム; 살림; 셀림; सलीम; সেলিম; סלים; სელიმ
salem; saalim; saleim; salemme; سالم; салем; солим; סאלם; サレム; サーリム; 萨勒姆; 살렘
salih; saleh; salleh; saaleh; saalih; saalax; salihu; salehe; solih; saliou; صالح; صَالِح; салих; салех; солиҳ; סאלח; 萨利赫; 薩利赫; サレハ; サーレハ; サリフ; サーリフ; サレー; 살레; 살레흐; 살리흐; सालेह; ছালেহ; সালেহ; σάλεχ; სალეჰ; სალიჰ
salah; salaah; salax; sallah; صلاح; салах; צלאח; סלאח; サラーハ; サラハ; サラーフ; 萨拉赫; 薩拉赫; 살라흐; 살라; सलाह; σαλάχ
said; saeed; saed; sa'id; saeid; saiid; sayeed; siciid; sait; saidu; seydou; seidou; sa id; saied; سعيد; سعید; саид; сагид; саъид; סעיד; 赛义德; 萨义德; 賽義德; サイード; サイド; サエード; 사이드; 사에드; सईद; সাঈদ; সাইদ; σαΐντ; საიდ; սաիդ
sayyid; sayed; sayyed; syed; seyed; seyyed; sayid; saiyid; saiyed; seyyid; seid; سيد; سید; السيد; сейид; саййид; сеид; сейед; сайед; сайид; セイエド; サイイド; サイエド; 赛耶德; 세예드; सैयद; सय्यद; সৈয়দ; სეიდ; սեյիդ
saad; sa'd; sacad; sa ad; سعد; саад; סעד; 萨阿德; サアド; サード; 사아드; সাদ
masud; masood; massoud; mas'ud; masoud; masaud; mesud; messaoud; mesut; masuud; mascuud; massud; مسعود; масуд; масъуд; массуд; месут; מסעוד; 马苏德; 馬蘇德; マスード; マスウード; メスト; 마수드; 메수트; मसूद; মাসুদ; μασούντ; მასუდ
faisal; faysal; feisal; fayçal; faissal; feysal; faiçal; fesal; faizal; faycel; feysel; فيصل; فیصل; файсал; фейсал; файзал; פייסל; פייצל; 费萨尔; 費薩爾; ファイサル; ファイサール; フェイサル; 파이살; फैसल; ফয়সাল; φαϊσάλ; ფეისალ
faruq; farouk; farooq; faruk; farooque; faruque; farouq; faaruuq; faroek; farok; faroqq; فاروق; فاروک; фарук; форуқ; פארוק; 法鲁克; 法魯克; ファルーク; ファールーク; 파루크; फारूक; फ़ारूक़; ফারুক; φαρούκ; ფარუქ
fahd; fahad; fahed; fehd; فهد; فهاد; фахд; פהד; 法赫德; ファハド; ファフド; 파하드; 파흐드; फहद; ফাহাদ; φαχντ
farid; fareed; ferid; ferit; farit; feriit; faried; فريد; فرید; фарид; פריד; 法里德; ファリド; ファリード; 파리드; फरीद; ফরিদ; ფარიდ
faraj; farag; faradj; faraaj; فرج; фарадж; фараж; פרג'; ファラジ; 法拉杰; 파라즈
fadi; fady; fadie; فادي; фади; פאדי; ファーディー
fadil; fadhil; fazil; fadel; fadhel; fazel; fodil; fozil; فاضل; фадиль; фазил; фадел; фозил; 法迪勒; ファーディル; 파딜; ফাজিল
fadl; fazl; fadhl; fazal; fazle; فضل; фазл; фадл; ファズル; ファドル; 法兹勒; ফজল; 파즐
fawzi; fawzy; faouzi; fauzi; fevzi; faozi; fouzi; فوزي; فوزی; фаузи; февзи; פאוזי; ファウジ; 法齐; 파우지
fayiz; fayez; faez; fayyez; فايز; فائز; файез; ファイズ; 法耶兹
fuad; fouad; foad; fuat; fouaad; foued; فؤاد; فواد; фуад; фуат; פואד; フアド; フアード; 福阿德; 푸아드; ფუად
ghazi; gazi; ghaazi; غازي; غازی; гази; ガジ; ガージー; 加齐; 가지
habib; habeeb; khabib; xabiib; habibe; habibou; حبيب; حبیب; хабиб; ҳабиб; חביב; 哈比卜; 哈比布; ハビブ; ハビーブ; 하비브; 하빕; हबीब; হাবিব; χαμπίμπ; ჰაბიბ; ხაბიბ
hafiz; hafez; hafeez; hafidh; hafid; hafedh; xafiid; hafis; hofiz; حافظ; хафиз; хафез; ҳофиз; ҳафиз; חאפז; 哈菲兹; 哈菲茲; ハフィズ; ハーフェズ; ハフェズ; 하페즈; 하피즈; हाफिज; हाफ़िज़; হাফিজ; χάφεζ
hakim; hakeem; khakim; hakem; xakiim; hakiem; haakim; hokim; حكيم; حکیم; حاكم; хаким; ҳаким; חכים; 哈基姆; ハキム; ハキーム; 하킴; हकीम; হাকিম; ჰაკიმ
hamza; hamzah; khamza; hamze; hamsa; xamse; hemze; həmzə; hamzeh; hamzat; khamzat; حمزة; حمزه; хамза; ҳамза; хамзат; חמזה; 哈姆扎; 哈姆札; ハムザ; 함자; हमजा; হামজা; χάμζα; ჰამზა; ხამზა; համզա
hani; hany; haani; هاني; هانی; хани; ハーニー; 哈尼; 하니
hashim; hashem; hachem; haşim; haşım; hachim; xaashi; xashim; hoshim; haschim; хашим; хашем; ҳошим; гашим; هاشم; האשם; 哈希姆; ハシム; ハーシム; ハシェム; 하심; 하셈; हाशिम; হাশেম; হাশিম; χασέμ
haydar; haidar; hyder; heydar; haider; hayder; heidar; geidar; geydar; heyder; khaidar; haydr; حيدر; حیدر; хайдар; гейдар; ҳайдар; хейдар; חיידר; 海达尔; 盖达尔; 海德尔; ハイダル; ハイデル; ヘイダル; ゲイダル; 하이다르; 헤이다르; 게이다르; हैदर; হায়দার; ჰეიდარ; հեյդար
hisham; hesham; hicham; hishaam; hişam; hichem; hischam; heshaam; xishaam; هشام; ھشام; хишам; хишем; הישאם; ヒシャム; ヒシャーム; 希沙姆; 히샴; हिशाम
imad; emad; imed; imaad; imadd; عماد; имад; эмад; עימאד; イマード; イマド; エマド; 伊马德; 이마드; 에마드
imran; emran; imraan; omran; cimraan; umran; عمران; имран; умран; имрон; עימראן; イムラン; イムラーン; オムラン; 伊姆兰; 伊姆蘭; 임란; इमरान; ইমরান; ιμράν; იმრან
iqbal; eqbal; ikbal; ighbal; eqbaal; إقبال; اقبال; икбал; иқбол; イクバル; イクバール; 伊克巴尔; 이크발; इकबाल; ইকবাল
islam; eslam; islom; إسلام; اسلام; ислам; ислом; איסלאם; イスラム; イスラーム; 伊斯兰; 이슬람; इस्लाम; ইসলাম; ისლამ
izzat; ezzat; izzet; izat; ezat; cizzat; عزت; عزّت; иззат; эззат; иззет; עזת; イッザト; エッザト; 伊扎特; 이자트
jabir; jaber; gaber; djaber; cabir; jaabir; djabir; jober; جابر; джабир; джабер; жабер; ג'אבר; ジャービル; ジャベル; 贾比尔; 자비르; জাবের
jafar; jaafar; jaffar; ja'far; djafar; jafer; cafer; gaafar; gafar; djaafar; jacfar; cəfər; jaffer; ja far; جعفر; джафар; джаафар; жафар; гафар; ג'עפר; 贾法尔; 賈法爾; 加法尔; ジャファル; ジャアファル; 자파르; जाफर; জাফর; τζαφάρ; ჯაფარ; ջաֆար; จาฟาร์
jalal; jalaal; galal; djalal; celal; jallal; jalol; dzhalal; cəlal; جلال; джалал; джалол; жалал; ג'לאל; 贾拉勒; 贾拉尔; 札拉勒; ジャラール; ジャラル; ジェラル; 잘랄; जलाल; জালাল; ჯალალ
jamal; gamal; djamal; jamaal; cemal; djamel; jamel; camal; jemal; jamol; dzhamal; dzhemal; xhemal; džemal; جمال; джамал; джамаль; гамаль; джемал; жамал; џемал; джемаль; ג'מאל; גמאל; 贾迈勒; 贾马尔; 賈邁勒; 加麦尔; ジャマル; ジャマール; ガマル; ガマール; ジェマル; 자말; 가말; 제말; जमाल; জামাল; τζαμάλ; γκαμάλ; ჯამალ; ջամալ
jamil; jameel; gamil; djamil; cemil; jamiil; cəmil; dzhamil; jomil; جميل; جمیل; джамиль; джамил; жамил; ג'מיל; 贾米勒; 贾米尔; 賈米爾; ジャミール; ジャミル; ジェミル; 자밀; जमील; জামিল; ჯემილ
jasim; jassim; jasem; jassem; djassem; جاسم; джасим; джасем; ג'אסם; 贾西姆; 贾西木; ジャシム; ジャースィム; ジャーセム; 자심; 자셈
jawad; javad; jawwad; djawad; cevad; jaouad; gawad; cevat; dzhavad; cavad; جواد; جوّاد; джавад; жауад; ג'וואד; 贾瓦德; 賈瓦德; ジャワド; ジャヴァード; ジャワード; 자바드; 자와드; जवाद; জাওয়াদ; ჯავად
kamal; kemal; kamaal; kamol; kamall; كمال; کمال; камаль; кемаль; камал; камол; кемал; כמאל; 卡迈勒; 卡迈尔; 凯末尔; 凱末爾; カマル; カマール; ケマル; 카말; 케말; कमाल; কামাল; κεμάλ; ქემალ; քեմալ
kamil; kamel; kaamil; komil; كامل; کامل; камиль; камил; комил; كامیل; カーミル; カメル; 卡米勒; 카밀; ქამილ
karim; kareem; kerim; karem; kariim; carim; كريم; کریم; карим; керим; кәрім; כרים; 卡里姆; 克里木; カリム; カリーム; ケリム; 카림; 케림; करीम; করিম; καρίμ; ქარიმ; քարիմ; การิม
kazim; kadhim; kadhem; kazem; kadim; kazım; kathem; kathim; kadhum; kyazim; كاظم; کاظم; казим; казем; кязим; כאזם; 卡齐姆; 卡迪姆; 卡泽姆; カーゼム; カゼム; カージム; カーズィム; 카젬; 카짐; 카딤; काज़िम; কাজিম; ქაზიმ
latif; lateef; letif; latyf; latiif; lotif; لطيف; لطیف; латиф; лотиф; לטיף; 拉蒂夫; ラティフ; ラティーフ; 라티프; लतीफ; লতিফ; ლატიფ
luay; louay; loay; louai; luai; لؤي; لوي; луай; ルアイ
lutfi; lotfi; lutfy; lotfy; loutfi; lutfu; لطفي; لطفی; лутфи; лютфи; ルトフィ; 卢特菲; 로트피
mahdi; mehdi; mehdy; mahdy; mahadi; mehti; məhdi; mahdie; mehidi; مهدي; مهدى; مهدی; махди; мехди; маҳдӣ; מהדי; 马赫迪; 馬赫迪; 迈赫迪; マフディ; マフディー; メフディ; メヘディ; 마흐디; 메흐디; मेहदी; महदी; মাহদী; মেহেদী; μαχντί; μεχντί; მეჰდი; մահդի; մեհդի
mahir; maher; maaher; maheer; ماهر; махер; махир; מאהר; マーヒル; マヘル; 马希尔; 마헤르
majid; majeed; madjid; mejid; magid; macid; mecid; maajid; məcid; majiid; meghid; مجيد; مجید; маджид; меджид; мажит; מג'יד; 马吉德; 馬吉德; マジド; マジード; 마지드; मजीद; মজিদ; მაჯიდ; մաջիդ
majed; maged; ماجد; маджед; מאג'ד; マージド; マジェド; 马吉迪; 마제드
malik; malek; maalik; meelik; malick; maleck; molik; مالك; مالک; малик; малек; молик; מאלכ; 马利克; 馬利克; マリク; マーリク; マレク; 말리크; 말릭; मलिक; মালিক; მალიქ; მალიკ; մալիք
mansur; mansour; mansoor; monsour; mansuur; mensur; mansor; mensour; manssour; منصور; мансур; мансор; מנסור; 曼苏尔; 曼蘇爾; マンスール; マンスル; 만수르; 만수루; मंसूर; মনসুর; μανσούρ; მანსურ; մանսուր
marwan; marouane; merwan; mervan; maruan; marouan; marwane; marwaan; مروان; марван; маруан; מרוואן; マルワン; マルワーン; 马尔万; 마르완; μαρουάν
mazin; mazen; maazin; mezin; مازن; мазен; מאזן; マーゼン; マゼン; 马赞
mubarak; moubarak; mobarak; mubarek; mobarek; mbarek; mubaarak; mebarek; muborak; embarek; مبارك; مبارک; мубарак; мобарак; муборак; מובארק; 穆巴拉克; ムバラク; ムバーラク; モバラク; 무바라크; 무바락; मुबारक; মোবারক; μουμπάρακ; მუბარაქ; มูบารัก
mujahid; mojahed; mujahed; mudjahid; mücahit; moudjahid; مجاهد; муджахид; ムジャヒド; 穆贾希德; মুজাহিদ
mukhtar; mokhtar; moktar; muhtar; mukhtaar; muktar; moukhtar; muxtar; muxtor; mokthar; muqtar; mochtar; مختار; المختار; мухтар; мохтар; мухтор; מוכתר; 穆赫塔尔; ムフタール; ムクタル; モフタル; 무크타르; 모크타르; मुख्तार; মোখতার; μουχτάρ; მუხთარ
munir; mounir; monir; muneer; moneer; munier; muniir; مونير; منير; منیر; мунир; מוניר; 穆尼尔; ムニール; ムニル; 무니르; मुनीर; মুনির; მუნირ
murad; mourad; morad; murat; muradd; muraad; mouraad; murod; مراد; мурад; мурат; мурод; מוראד; מוראט; 穆拉德; 穆拉特; ムラド; ムラト; ムラート; モラド; 무라드; 무라트; मुराद; মুরাদ; μουράτ; მურად; მურატ; մուրադ
murtada; murtaza; morteza; mortaza; murtadha; mortada; murtadho; mourtada; mortadha; murtuza; mürteza; murtoza; مرتضى; مرتضی; муртаза; мортеза; мортаза; муртазо; מורטזא; モルテザ; ムルタダ; ムルタザ; 穆尔塔扎; 莫尔塔扎; 모르테자; मुर्तजा; মুর্তজা; მურთაზ
mustafa; mustapha; mostafa; moustafa; moustapha; mustafaa; mustafo; mostapha; musthafa; mustofa; mostefa; mostofa; mustaf; mustafe; mustaffa; mustaphe; mustaphah; مصطفى; مصطفي; مصطفی; мустафа; мостафа; мустафо; мостафо; מוסטפא; 穆斯塔法; 穆斯塔发; 穆斯达法; ムスタファ; モスタファ; 무스타파; 모스타파; मुस्तफा; मुस्तफ़ा; মোস্তফা; মুস্তাফা; μουσταφά; მუსტაფა; մուստաֆա; มุสตาฟา
muthanna; mothanna; muthana; mouthanna; musanna; mosanna; المثنى; مثنى; мутанна; ムサンナー
nabil; nabeel; nebil; nabiil; nebiil; nabille; نبيل; نبیل; набиль; набил; נביל; 纳比勒; 纳比尔; ナビル; ナビール; 나빌; नबील; নাবিল
nadir; nader; naader; naadir; nodir; نادر; надир; надер; нодир; נאדר; 纳迪尔; 納迪爾; ナディル; ナーデル; ナデル; 나데르; 나디르; नादिर; নাদির; ნადირ; նադիր
naif; nayef; nayif; naef; nayf; نايف; نائف; найеф; наиф; נאיף; ナイフ; ナーイフ; ナエフ; 纳伊夫; 나예프; 나이프
najib; najeeb; naguib; nadjib; necip; nejib; najiib; negib; nagib; necib; نجيب; نجیب; наджиб; нагиб; נג'יב; 纳吉布; 納吉布; ナジブ; ナジーブ; ナギーブ; 나집; 나지브; नजीब; নাজিব
najm; nejm; نجم; наджм; ナジュム
nasir; nasser; naser; nassir; naasir; nacer; nasar; naasser; nacir; nosir; nasseer; ناصر; насер; насир; носир; נאצר; נאסר; 纳赛尔; 納賽爾; 纳西尔; 纳斯尔; ナセル; ナーセル; ナーシル; ナシル; 나세르; 나시르; नासिर; नासर; নাসের; নাসির; νάσερ; νάσσερ; ნასერ; նասեր; นาเซอร์
nasr; nasrr; نصر; наср; נסר; ナスル; 나스르
nawaf; nawwaf; naouaf; نواف; науаф; наваф; ナワフ; 纳瓦夫; 나와프
nawaz; navaz; nawaaz; نواز; наваз; ナワズ; ナワーズ; 纳瓦兹; 나와즈; नवाज; নওয়াজ
nizar; nezar; nizaar; نزار; низар; נזאר; ニザール; 尼扎尔; 니자르
numan; nouman; noman; nu'man; nu man; nomaan; نعمان; нуман; нуъмон; ヌウマーン; 努曼; নোমান; 누만
nur; noor; nour; nuur; nor; noer; نور; нур; нұр; נור; ヌール; ヌル; 努尔; 누르; नूर; নূর; নুর; νουρ
nuri; nouri; noori; noury; nury; nuuri; نوري; نوری; нури; נורי; ヌーリ; ヌリ; 努里; 누리; नूरी
qadir; kadir; qader; kader; ghader; kadeer; qaadir; gadir; qodir; qadeer; قادر; قدير; кадир; кадер; қодир; қадир; קאדר; 卡迪尔; 卡德尔; カディル; カーディル; 카디르; 카데르; क़ादिर; কাদের; კადირ
qais; qays; kais; qayss; ghais; kays; قيس; قیس; кайс; קייס; カイス; 盖斯; 카이스
qasim; qasem; kassim; qassim; kasim; qassem; ghasem; gassem; kacem; kassem; qaasim; gasim; kasem; qosim; ghassem; kasım; قاسم; касим; касем; қосим; қасым; касым; кассем; касыма; קאסם; קאסים; 卡西姆; 卡塞姆; 卡西木; 哈斯木; 嘎西姆; 卡瑟姆; カシム; カセム; カーセム; ガセム; カースィム; 카심; 카셈; 가셈; कासिम; क़ासिम; কাশেম; কাসেম; κασέμ; κασίμ; ქასიმ; კასიმ; ղասեմ; กาเซ็ม
rabi; rabih; rabie; rabee; rebii; ربيع; ربیع; рабиа; раби; ラビーウ; 拉比阿
rafiq; rafik; rafeeq; rafic; refik; rafeek; rafiqu; rafique; refiq; rofiq; رفيق; رفیق; рафик; рафиқ; рефик; רפיק; 拉菲克; 拉菲格; ラフィク; ラフィーク; 라피크; रफीक; রফিক; რაფიკ
rahim; raheem; reheem; rehim; rahiim; rehiim; rakhim; raxim; rohim; رحيم; رحیم; рахим; раҳим; рәхим; רחים; 拉希姆; 拉辛; 热依木; ラヒム; ラヒーム; 라힘; रहीम; রহিম; ραχίμ; რაჰიმ
rahman; rehman; rahmaan; rachman; rakhman; raxmaan; rohman; rahmane; raxmon; rahmon; رحمن; رحمان; рахман; раҳмон; рахмон; рехман; רחמן; רחמאן; 拉赫曼; 拉赫蒙; 热合曼; ラフマン; ラーマン; ラフモン; 라만; 라흐만; 라흐몬; रहमान; রহমান; ραχμάν; რაჰმან; ռահման
rajab; rajeb; regeb; redjeb; recep; rejep; radjab; ragab; receb; rajap; rajabe; redžep; rexhep; recəb; rajabu; رجب; раджаб; реджеп; реджеб; раҷаб; ражаб; рагаб; реџеп; רג'ב; 拉贾布; 雷杰普; 热杰普; ラジャブ; レジェプ; ラガブ; 라자브; 레제프; रजब; রজব; ρετζέπ; რეჯეფ; ռեջեփ; เรเจป
ramadan; ramazan; ramdane; ramadhan; romadhon; ramadhani; ramzan; ramadhaan; ramdan; ramadane; ramazon; ramazaan; رمضان; рамадан; рамазан; рамзан; рамазон; ראמזאן; רמדאן; 拉马丹; 拉姆赞; 拉马赞; 熱馬贊; ラマダン; ラマダーン; ラムザン; ラマザン; 라마단; 람잔; रमजान; রমজান; ραμαντάν; რამაზან; რამზან
ramzi; ramzy; remzi; ramzii; رمزي; رمزی; рамзи; ремзи; רמזי; ラムジ; 拉姆齐; 람지
rashad; reshad; rashaad; rachad; reşat; rəşad; rashod; reşad; رشاد; рашад; ришад; решат; рашод; ラシャド; 拉沙德; 라샤드; রাশাদ
rashid; rasheed; rachid; reshid; rashied; raşit; reşit; rashiid; raschid; racheed; rəşid; reşid; رشيد; رشید; рашид; рәшид; решид; רשיד; 拉希德; 拉施德; 拉希迪; ラシド; ラシード; レシト; 라시드; रशीद; রশিদ; ρασίντ; რაშიდ; ռաշիդ
rashed; raashid; rached; راشد; рашед; ראשד; ラーシド; ラシェド; 拉什德; রাশেদ
rasul; rasool; rasoul; resul; rassoul; resoul; rassul; rosul; رسول; расул; расуль; росул; ресул; רסול; 拉苏尔; ラスール; ラスル; 라술; रसूल; রাসুল; რასულ
riyad; riad; riyadh; riyaz; reyad; ryad; riyaad; riaz; riadh; ryadh; رياض; ریاض; рияд; риад; рияз; ריאד; 里亚德; リヤド; リアド; リヤーズ; 리야드; रियाज; রিয়াজ; রিয়াদ
rida; reza; ridha; rıza; riza; rezza; redha; ridho; ridza; rizo; reda; ridda; ridhaa; رضا; رضى; реза; рида; риза; ризо; ридха; רזא; רידא; 礼萨; 禮薩; 里扎; 雷扎; 里达; レザ; レザー; リダ; リザ; 레자; 리다; 리자; रज़ा; रजा; रेज़ा; রেজা; ρεζά; რეზა; ռեզա; เรซา
rustam; rostam; rustem; rustom; roustam; رستم; рустам; рустем; ростам; рөстәм; רוסתם; 鲁斯塔姆; 魯斯塔姆; 热斯坦; ルスタム; ロスタム; ルステム; 루스탐; 루스템; रुस्तम; রুস্তম; ρουστάμ; რუსტამ; ռուստամ
sabir; saber; saabir; sabber; sobir; saabeer; صابر; сабир; сабер; собир; סאבר; 萨比尔; サーベル; サービル; 사비르; সাবের; সাবির
sabri; sabry; sabrii; صبري; صبری; сабри; סברי; サブリ; 萨布里; 사브리
saddam; sadam; saddaam; sadaam; seddam; صدام; саддам; сәддам; סדאם; 萨达姆; 薩達姆; サダム; サッダーム; サダーム; 사담; सद्दाम; সাদ্দাম; σαντάμ; სადამ; սադամ; ซัดดัม; សាដាម; ဆဒမ်
sadiq; sadeq; sadik; saadiq; sadegh; sadık; saddiq; sadek; sodiq; sadigh; saddik; sadok; صادق; садик; садек; содиқ; садық; садег; צאדק; סאדק; 萨迪克; 萨迪格; 萨德克; 薩迪克; サデク; サーデク; サディク; サーディク; サデグ; 사데크; 사디크; 사데그; सादिक; সাদেক; সাদিক; σαντίκ; სადიკ; სადეღ
safwan; safouane; sefvan; safuan; safwaan; صفوان; сафван; サフワーン; 萨夫万
salman; selman; salmaan; solmon; سلمان; салман; сальман; сулман; סלמאן; 萨勒曼; 薩爾曼; 萨尔曼; サルマン; サルマーン; セルマン; 살만; सलमान; সালমান; σαλμάν; სალმან; սալման; ซัลมาน
sami; samy; saami; samii; سامي; سامی; сами; סאמי; サミ; サーミー; 萨米; 사미; সামি
samir; sameer; semir; samiir; samier; sameir; سمير; سمیر; самир; семир; סמיר; 萨米尔; 薩米爾; サミール; サミル; 사미르; समीर; সমীর; সামির; σαμίρ; სამირ
sharif; shareef; sherif; cherif; sheriff; šerif; shariif; charif; sharief; schärif; sheryf; charef; scherif; shariff; xherif; شريف; شریف; шариф; шериф; шәриф; שריף; 谢里夫; 沙里夫; 謝里夫; シャリフ; シャリーフ; シェリフ; 샤리프; 셰리프; शरीफ; शरीफ़; শরীফ; শরিফ; σαρίφ; შარიფ; შერიფ; ชารีฟ
shawqi; shawki; chawki; shawky; shauqi; şevki; chaouki; shouki; شوقي; شوقی; шауки; шаваки; シャウキー; 邵基
shakir; shaker; chaker; schakir; şakir; shaaker; shaakir; chakir; شاكر; شاکر; шакир; шакер; шокир; שאקר; シャーキル; シャーケル; 沙基尔; 샤키르
shihab; shehab; chihab; shihaab; shahab; chehab; şihap; shehaab; شهاب; шихаб; шехаб; シハーブ; 希哈布; 시하브; শিহাব
siddiq; seddiq; siddique; seddik; siddik; sediq; siddiqe; sidiq; siddeeq; siddeek; sidik; صديق; صدیق; сиддик; сиддиқ; シディク; スィッディーク; 西迪克; 시디크; सिद्दीक; সিদ্দিক
sufyan; sufian; sofiane; soufiane; sofian; sufiyan; sofyan; suufiyan; sefyan; safyan; soufian; سفيان; سفیان; суфьян; суфян; סופיאן; スフヤーン; スフィアン; 苏富扬; 수피안; সুফিয়ান
suhayl; suhail; sohail; souhail; soheil; süheyl; suheil; souheil; sohel; sohayl; suhayel; سهيل; سهیل; сухейль; сухайл; сохейл; スヘイル; ソヘイル; スハイル; 苏海勒; 수하일; সোহেল; सोहेल
tahir; taher; tahar; taahir; tahiir; tohir; tahhir; طاهر; тахир; тахер; тоҳир; טאהר; 塔希尔; 塔赫尔; ターヘル; タヒル; ターヒル; 타히르; 타헤르; ताहिर; তাহের; ταχίρ; თაჰირ
talal; talaal; tallal; طلال; талал; טלאל; タラール; タラル; 塔拉勒; 탈랄
talha; talhah; talhe; talxa; طلحة; طلحہ; талха; タルハ; 塔勒哈; 탈하; তালহা
talib; taleb; taalib; talip; tolib; طالب; талиб; талеб; толиб; טאלב; タレブ; ターリブ; タリブ; 塔利卜; 塔勒布; 탈렙; 탈립; तालिब; তালেব; თალიბ
tamim; tamiim; temim; tameem; تميم; تمیم; тамим; תמים; タミーム; タミム; 塔米姆; 타밈; তামিম
tariq; tarik; tarek; tareq; taariq; tarick; tarique; tareck; tareek; طارق; тарик; тарек; ториқ; טארק; טאריק; 塔里克; 塔里格; 塔雷克; タリク; タレク; ターリク; ターレク; 타리크; 타레크; तारिक; তারেক; তারিক; τάρεκ; ταρίκ; ტარიკ
tawfiq; taufik; tevfik; toufic; tawfik; taufiq; tewfik; toufik; tofiq; tawfeek; tofik; tawfeeq; taoufik; towfiq; touffik; توفيق; توفیق; тауфик; тофик; тавфик; таваффик; тевфик; תאופיק; タウフィク; テフィク; タウフィーク; 陶菲克; 托菲克; 타우피크; तौफीक; তৌফিক; თოფიკ
ubayd; obaid; ubaid; obeid; oubeid; ebeid; ubeid; cubayd; abeid; ubayed; عبيد; عبید; убайд; обейд; обайд; עובייד; オベイド; ウバイド; 奥贝德; 오베이드; ওবায়েদ; उबैद
umayr; omair; umair; oumeir; umeir; umayer; عمير; عمیر; умейр; умайр; ウマイル; 우마이르
uday; odai; oday; udai; udayy; ouday; عدي; удай; עודאי; ウダイ; 乌代; 우다이
usama; osama; oussama; usaama; ussama; ousama; cusaama; usamah; osamah; üsame; usoma; أسامة; اسامة; اسامه; أسامه; усама; осама; усома; אוסאמה; 乌萨马; 奥萨马; 歐薩瑪; ウサマ; オサマ; ウサーマ; オサーマ; 오사마; 우사마; ओसामा; उसामा; ওসামা; উসামা; οσάμα; უსამა; ოსამა; օսամա; โอซามา; อุซามะฮ์
walid; waleed; oualid; velid; valid; waliid; walied; velit; whalid; ualid; وليد; ولید; валид; уалид; ואליד; 瓦利德; 瓦立德; ワリド; ワリード; ヴァリド; 왈리드; वलीद; ওয়ালিদ; ουαλίντ; ვალიდ; վալիդ
wasim; waseem; wassim; ouassim; vasim; wasiim; وسيم; وسیم; васим; ווסים; ワシム; ワシーム; 瓦西姆; 와심; वसीम; ওয়াসিম
yasin; yaseen; yassin; yassine; yacine; jasin; yasiin; yasine; yaasiin; yasiine; yaasin; ياسين; یاسین; ясин; яссин; ёсин; יאסין; 亚辛; 亞辛; ヤシン; ヤーシーン; ヤシーン; 야신; यासीन; ইয়াসিন; γιασίν; იასინ; յասին
yasir; yasser; yaser; yassir; jaser; yaasir; yacer; jasir; iasser; yosir; ياسر; یاسر; ясир; ясер; яссер; יאסר; יאסיר; 亚西尔; 亞西爾; ヤセル; ヤーセル; ヤシル; 야세르; 야시르; यासिर; ইয়াসির; γιάσερ; იასირ; იასერ; ยัสเซอร์
yazid; yazeed; yezid; iazid; yaziid; yezit; يزيد; یزید; язид; йезид; ヤズィード; ヤジド; 亚齐德; 야지드
zahir; zaher; zahiir; zohir; زاهر; захир; захер; זאהר; ザーヒル; ザヘル; 扎希尔; 자히르
zahid; zahed; zaahid; zohid; زاهد; захид; захед; зоҳид; ザヒド; ザーヘド; 扎希德; 자히드; জাহিদ; जाहिद
zaid; zayd; zaide; zeid; zeyd; زيد; زید; зайд; зейд; זייד; ザイド; 扎伊德; 자이드; জায়েদ; ζαΐντ
zayed; zaied; zayid; زايد; زائد; зайед; זאיד; ザイード; ザーイド; 扎耶德; 자예드
ziyad; ziad; zeyad; zyad; ziyaad; ziyat; ziyod; زياد; زیاد; зияд; зиад; зиёд; זיאד; ジヤード; ジヤド; ジアド; 齐亚德; 지야드; জিয়াদ
zubayr; zubair; zoubair; zobair; zubeir; zoubir; zubeyr; zubayir; zubeyir; zobeir; zuber; zoubeir; zubar; zubairu; زبير; زبیر; الزبير; зубайр; зубейр; זובייר; ズバイル; ズベイル; ゾベイル; 祖拜尔; 주바이르; जुबैर; জুবায়ের; ზუბეირ
ayman; aiman; eymen; aymen; aymane; ayeman; eyman; aimen; أيمن; ايمن; айман; аймен; איימן; 艾曼; アイマン; 아이만; अयमान; আয়মান; αϊμάν; აიმან; ไอย์มาน
anwar; anouar; enver; anver; anwaar; anuar; anvar; anouer; anwer; ənvər; أنور; انور; анвар; ануар; әнуар; אנואר; 安瓦尔; 恩维尔; 安华; アンワル; アンワール; エンヴェル; アヌアル; 안와르; 엔베르; अनवर; আনোয়ার; ανουάρ; ενβέρ; ანვარ; ენვერ; อันวาร์
ashraf; ashref; achraf; eşref; ashrof; aschraf; ashraff; أشرف; اشرف; ашраф; эшреф; אשרף; アシュラフ; 阿什拉夫; 아슈라프; अशरफ; আশরাফ; ასრაფ
adil; adel; aadil; adill; aadel; odil; cadil; عادل; адиль; адел; адил; одил; עאדל; 阿迪勒; 阿德尔; アーデル; アーディル; アデル; 아델; 아딜; आदिल; আদিল; ადილ
akram; ekrem; akrem; əkrəm; akrom; أكرم; اکرم; اكرم; акрам; экрем; акром; אכרם; アクラム; エクレム; 阿克拉姆; 埃克雷姆; 아크람; 에크렘; अकरम; আকরাম
amin; ameen; emin; amine; əmin; aamin; amiin; amyn; أمين; امين; امین; амин; эмин; амін; אמין; 阿明; 埃明; アミン; アミーン; エミン; 아민; 에민; अमीन; আমিন; αμίν; ამინ; ամին
amir; ameer; emir; aamir; əmir; amiir; أمير; امير; امیر; амир; эмир; емир; әмір; אמיר; 埃米尔; 阿米尔; アミール; アミル; エミル; 아미르; 에미르; अमीर; আমির; αμίρ; ამირ; ամիր
amer; aamer; عامر; амер; アーメル; 阿梅尔; 아메르
ammar; amar; ammaar; amaar; عمار; аммар; עמאר; アンマール; アマル; 阿马尔; 암마르; আম্মার
arif; aref; aarif; arief; orif; carif; عارف; ариф; ареф; ориф; עארף; アリフ; アーレフ; 阿里夫; 아리프; आरिफ; আরিফ; არიფ
asad; assad; esed; أسد; الأسد; اسد; асад; асед; ассад; אסד; אסאד; 阿萨德; 阿薩德; アサド; アサード; 아사드; असद; আসাদ; άσαντ; ასად; ასადი; ասադ; อัสซาด; អាសាដ; အာဆတ်; አሳድ
asaad; essad; esad; esat; أسعد; اسعد; асаад; есад; эсат; асъад; アサアド; エサト; 阿萨阿德
asif; asef; aasif; آصف; асиф; асеф; アシフ; アーセフ; 阿西夫; 아시프; आसिफ; আসিফ
ata; atta; ataa; عطا; عطاء; ата; アター; 阿塔; 아타
atif; atef; aatif; عاطف; атиф; атеф; アテフ; 阿提夫; 아테프
aziz; azeez; cassiis; əziz; aasiz; azyz; عزيز; عزیز; азиз; әзиз; עזיז; 阿齐兹; 阿齊茲; 阿孜孜; アジズ; アズィズ; アズィーズ; 아지즈; अजीज; अज़ीज़; আজিজ; αζίζ; აზიზ; ազիզ; อาซิซ
azhar; ezher; azher; azhaar; أزهر; اظهر; ازهر; азхар; アズハル; 阿兹哈尔; 아즈하르; আজহার
azzam; عزام; аззам; עזאם; アッザーム; アッザム; 阿扎姆; 아잠
azam; a'zam; azaam; aazam; a zam; اعظم; أعظم; азам; аъзам; アザム; 阿扎木; আজম; आजम
badr; bader; bedr; badar; bedir; بدر; бадр; バドル; 巴德尔; 바드르
bahaa; baha; baha'; bahae; بهاء; баха; バハー; 巴哈; 바하
bakr; bekr; bakar; bekir; بكر; بکر; бакр; бекир; בכר; バクル; ベキル; 巴克尔; 바크르; বকর; बक्र; მბაქრ
baqir; baqer; bagher; bakir; bager; baakir; bogir; boqir; باقر; бакир; багер; бақир; バーゲル; バキル; バーキル; 巴吉尔; 巴盖尔; 바게르; বাকের
bashar; bachar; baschar; beşar; bachaar; bashaar; بشار; башар; בשאר; 巴沙尔; 巴沙爾; バシャール; バッシャール; バシャル; 바샤르; बशर; বাশার; μπασάρ; ბაშარ; բաշար; บัชชาร์; បាសារ; ဘာရှား
bashir; basheer; bachir; beshir; beşir; bashiir; baschir; beshyr; bəşir; bechir; basher; بشير; بشیر; башир; бешир; башір; בשיר; 巴希尔; 巴希爾; バシール; バシル; ベシル; 바시르; बशीर; বশির; μπασίρ; ბაშირ; บาชีร์; ባሽር
basil; bassel; basel; bassil; baasil; باسل; басиль; басель; באסל; バーセル; バーシル; 巴塞尔; 바셀
basim; bassem; basem; bassim; باسم; басим; басем; באסם; バーセム; バーシム; 巴西姆; 바셈
bassam; basam; bessam; bassaam; بسام; бассам; басам; בסאם; バッサーム; バッサム; 巴萨姆; 바삼
bilal; bilaal; bilel; belal; billal; bilol; بلال; билал; биляль; белал; билол; בילאל; ビラル; ビラール; ベラル; 比拉勒; 比拉尔; 빌랄; बिलाल; বেলাল; বিলাল; ბილალ
burhan; borhan; bourhan; burhaan; borhane; burhon; برهان; бурхан; бурҳон; ブルハン; ブルハーン; 布尔汉; 부르한; বুরহান; बुरहान
daniyal; danial; danyal; daniyaal; danyaal; دانيال; دانیال; данияр данияль; даниял; ダニヤル; 丹尼亚尔; দানিয়াল
dhia; diya; dia; zia; dhiya; ziya; diaa; diyaa; dhiaa; ziaa; zyiaa; ضياء; ضیاء; ضیا; диа; зия; дия; зиё; ジヤー; ディヤー; ズィヤー; 齐亚; 지아; জিয়া; जिया
ghassan; gassan; ghasan; gassane; ghassane; غسان; гассан; гасан; ע'סאן; גסאן; ガッサーン; ガッサン; 加桑; 갓산
haitham; haytham; haithem; heitham; haythem; hiaitham; heysem; haisam; هيثم; хайтам; хайсам; היתם; ハイサム; 海塞姆; 하이삼
harith; hares; haris; hareth; harise; haarith; xaaris; حارث; الحارث; харис; харит; ҳорис; ハーリス; ハリス; 哈里斯; 하리스; হারিস
hazim; hazem; hazzem; haazim; حازم; хазем; хазим; חאזם; ハーゼム; ハゼム; 哈齐姆; 하젬
humam; homam; humaam; همام; хумам; ヒマーム
husam; hossam; hussam; housam; houssam; hosam; husaam; houssem; حسام; хуссам; хусам; хосам; חוסאם; ホッサム; フサーム; 侯萨姆; 호삼; হোসাম
ihab; ehab; ihaab; iheb; إيهاب; ايهاب; ихаб; эхаб; איהאב; イハーブ; イハブ; エハブ; 伊哈布; 이하브
ihsan; ehsan; ihsaan; ehsaan; إحسان; احسان; ихсан; эхсан; иҳсон; イフサン; エフサン; エフサーン; 伊赫桑; 이흐산; 에흐산; এহসান; एहसान
ilyas; ilias; iliyas; ilyaas; eliyas; ilyos; iliass; ilyess; إلياس; الياس; الیاس; ильяс; илёс; ілияс; эльяс; イリヤス; イルヤース; イリアス; 伊利亚斯; 일리아스; इलियास; ইলিয়াস; ილიას ილიას
imam; emam; imaam; إمام; امام; имам; имом; イマーム; 伊玛目; 이맘; ইমাম; इमाम
jihad; jehad; djihad; gihad; cihad; cihat; jihaad; cihaad; جهاد; джихад; ג'יהאד; ジハード; 吉哈德; 지하드
junaid; junayd; djunaid; jonaid; cüneyt; jounaid; joneid; guneid; juneid; djounaid; juneyd; cüneyd; جنيد; جنید; джунейд; джунайд; ジュナイド; 朱奈德; 주나이드; जुनैद; জুনায়েদ
laith; layth; leith; laeth; lais; ليث; лаит; лайс; ライス; 莱斯; 라이스
luqa; louka; لوقا
mazhar; mezher; mazher; mezhar; مظهر; мазхар; マズハル; 马兹哈尔
mujtaba; mojtaba; moujtaba; mucteba; mujtabo; mujtabaa; مجتبى; مجتبی; моджтаба; муджтаба; муҷтабо; モジタバ; ムジュタバ; 穆杰塔巴; 莫吉塔巴; 모즈타바; मुजतबा; মুজতবা; μοτζτάμπα; მოჯთაბა; מוג'תבא; มอจตาบา
mulla; moulla
muqtada; moqtada; muktada; mouqtada; moktada; مقتدى; муктада; моктада; מוקתדא; 穆克塔达; ムクタダ; 무크타다; मुक्तदा
muayyad; moayad; mu'ayyad; muayad; moayyad; مؤيد; муайяд; ムアイヤド
muadh; moaz; muaz; mouad; moad; mu'adh; maaz; muath; mouaz; moath; macaad; معاذ; муаз; муадз; ムアズ; ムアーズ; 穆阿兹; 무아즈; মুয়াজ
muawiya; muawiyah; moawiya; mouawiya; mu'awiya; muaviye; muawia; maouya; maaouiya; معاوية; معاویه; муавия; ムアーウィヤ; 穆阿维叶; 무아위야
muin; moin; mouin; mu'in; moeen; muinn; mueen; معين; معین; муин; моин; ムイーン; モイン; 穆因; মইন
mufid; mofid; moufid; mufeed; مفيد; муфид; ムフィード
muslim; moslem; mouslim; muslem; moslim; muslum; muslimm; مسلم; муслим; мослем; ムスリム; 穆斯利姆; 무슬림; মুসলিম
mutaz; motaz; mu'tazz; mutazz; moataz; moutaz; moatez; mo'taz; معتز; мутазз; мутаз; ムウタズ; 穆塔兹
mutasim; mutassim; moatassem; mu'tasim; mutasem; mo'tasem; muatasim; moatasem; mutassem; muatassim; معتصم; мутасим; мутассим; ムータシム; ムアタッシム; 穆塔西姆
naim; naeem; na'im; naiim; neim; naem; ne'im; نعيم; نعیم; наим; ناعيم; נעים; ナイーム; ナイム; ナエム; 纳伊姆; 나임; नईम; নাঈম
nadim; nadeem; nedim; nadiim; nadym; نديم; ندیم; надим; недим; נדים; ナディム; ナディーム; ネディム; 纳迪姆; 나딤; 네딤; नदीम; নাদিম
nizam; nezam; nizaam; nidham; nizom; nedham; نظام; низам; низом; незам; ニザーム; ネザーム; 尼扎姆; 니잠; নিজাম; निजाम
raed; ra'id; raid; raaed; raeed; رائد; раед; раид; ראיד; ラーイド; ラエド; 拉伊德; 라에드
raouf; rauf; raoof; rawuf; reuf; ra'uf; ra uf; raauf; رؤوف; رؤف; رئوف; рауф; раъуф; ラウフ; ラウーフ; 拉乌夫; 라우프; রউফ; रऊफ
saif; sayf; seif; seyf; saife; saef; sayfe; seyff; سيف; سیف; саиф; сейф; סייף; 赛义夫; 賽義夫; 赛伊夫; サイフ; セイフ; 사이프; 세이프; सैफ; সাইফ; σαΐφ; საიფ; სეიფ
sarim; sarem; صارم
shaban; shaaban; chaaban; şaban; sha'ban; chaban; shabaan; shacabaan; sha ban; schaban; shabon; شعبان; шабан; шаъбон; シャアバーン; シャバン; 沙班; 샤반; শাবান
shukri; shoukri; choukri; shokri; şükrü; shukry; shoukry; shukrii; choukry; shokry; shükrü; šukri; شكري; شکری; шукри; шокри; шюкрю; シュクリ; ショクリ; 舒克里; 슈크리
siraj; seraj; siraaj; serac; sirac; seradj; sirajj; siradj; سراج; сирадж; серадж; сирож; シラージ; セラジ; 西拉杰; 시라지; সিরাজ
tayyib; tayeb; taieb; tayyeb; tayyip; tayib; taib; tayeeb; tayyab; taeb; tayyep; tayip; طيب; الطيب; طیب; тайиб; тайип; таиб; тайеб; תאיב; タイエブ; タイイプ; タイーブ; タイイブ; 塔伊布; 塔伊普; 塔耶布; 타이이프; 타예브; ταγίπ; თაიფ; თაიბ; তৈয়ব; तैयब; เทย์ยิป
thamir; thamer; ثامر; тамер; サーミル
turki; turky; turkee; تركي; ترکی; турки; טורקי; トゥルキ; 图尔基; 투르키
wadi; wadie; wadih; وديع; وادي
wael; wa'il; wail; waeel; ouael; waiel; وائل; ваэль; ваил; וואיל; ワエル; ワーイル; 瓦伊勒; 와엘
wahid; waheed; ouahid; vahid; vahit; waxiid; vohid; وحيد; وحید; вахид; ваҳид; вахит; ワヒド; ワヒード; ヴァヒド; 瓦希德; 와히드; 바히드; वहीद; ওয়াহিদ
yaman; iaman; يمان; ямаан; ヤマーン
zuhayr; zuhair; zoheir; zouhair; zuheir; zohair; zuhayir; züheyr; zouheir; زهير; زهیر; зухейр; зухайр; зохейр; ズハイル; ゾヘイル; 祖海尔; 주하이르; জুহায়ের
aisha; aysha; ayesha; aicha; ayşe; aysche; caasha; aïssatou; aishah; aischa; aisyah; ayshe; aayesha; ajsha; aissata; ajša; ajse; oisha; عائشة; عايشة; عایشه; عائشہ; аиша; айше; ойша; עאישה; 阿伊莎; 阿依夏木; 艾莎; アイシャ; アーイシャ; アイシェ; 아이샤; 아이셰; आयशा; आइशा; আয়েশা; αϊσά; აიშა; აიშე; ไอชา
fatima; fatma; fatimah; fatemeh; fatema; faatima; fatuma; fadumo; faadumo; fatoumata; fatimata; fatime; fatimeh; fatmah; fatemah; fotima; fatimetou; фатима; фатма; фатыма; фотима; фәтима; фатеме; فاطمة; فاطمه; فاطمہ; פאטמה; פטימה; 法蒂玛; 法蒂瑪; 法图麦; 法特玛; ファティマ; ファーティマ; ファトマ; ファテメ; 파티마; 파트마; 파테메; फातिमा; फ़ातिमा; ফাতেমা; ফাতিমা; φατιμά; ფატიმა; ფატმა; ֆաթիմա; ฟาติมา
khadija; khadijah; khadidja; hatice; hadiza; khadeeja; khadijeh; khadiga; chadidja; khadijatu; hatidže; hadija; xadija; xədicə; khadidiatou; kadidia; kadiatou; khadeejah; khadicha; xadicha; hatixhe; kadijah; خديجة; خدیجه; خدیجہ; хадиджа; хадича; хатидже; хәдича; ח'דיג'ה; 赫蒂彻; 海迪彻; ハディージャ; ハディジャ; ハティジェ; 하디자; 하티제; खदीजा; খাদিজা; χαντίτζα; ხადიჯა; հաթիջե
maryam; mariam; meryem; maryem; maryan; mərym; məryəm; meriem; mariama; maryom; marjam; maream; marjem; meryam; maryama; marieme; mariame; مريم; مریم; марьям; мариам; мерьем; мәрьям; мариям; מרים מריאם; 玛丽亚姆; 麦尔彦; 麦里耶姆; マリヤム; マルヤム; マリアム; メルイェム; 마리암; 마르얌; 메르옘; मरियम; মরিয়ম; მარიამ; մարիամ
zaynab; zainab; zeinab; zeynep; zaineb; zeynab; zaynabou; zeineb; seynab; saynab; zainabu; zeyneb; zainub; zejneb; zejnepe; zaynep; zaynabe; zenab; زينب; زینب; зейнаб; зайнаб; зейнеп; зәйнәб; зейнеб; זיינב; זינב; 泽娜布; 宰纳卜; 栽娜布; ゼイナブ; ザイナブ; ゼイネプ; ザイナップ; 제이나브; 자이나브; 제이네프; जैनब; জয়নব; ζεϊνάμπ; ზეინაბ; զեյնաբ
leila; layla; laila; leyla; lejla; leyli; lailah; laylah; layle; laylo; leilah; ليلى; لیلا; لیلی; ليلا; лейла; лайла; ләйлә; лайло; ליילא; 莱拉; 蕾拉; 莱伊拉; レイラ; ライラ; 레일라; 라일라; लैला; লায়লা; λεϊλά; ლეილა; լեյլա
nadia nadiya; ناديا نادية
noura; nourah; nurah; noorah; نورة; нура; ヌーラ; 努拉
suad; souad; soad; suaad; su'ad; sucaad; سعاد; суад; スアド; 苏阿德
sumaya; sumayya; soumaya; somaya; somayeh; sumayyah; sümeyye; sumaiya; sumeya; soumayya; سمية; سمیه; сумайя; сомайе; ソマイエ; スマイヤ; 苏迈雅; সুমাইয়া
wafa; wafaa; ouafa; vefa; wafah; وفاء; وفا; вафа; ワファー; 瓦法
asma; esma; asmaa; assma; asmah; esmaa; أسماء; اسماء; асма; эсма; асмо; アスマ; アスマー; エスマ; 阿斯玛; 아스마; আসমা; ასმა
amina; aminah; emine; aamina; aminata; aminatou; ameena; əminə; amineh; aminetou; أمينة; امينة; آمنة; آمنه; امینه; амина; эмине; אמינה; 阿米娜; 埃米内; アミナ; アミーナ; エミネ; 아미나; 에미네; अमीना; আমিনা; ამინა; ემინე
samira; sameera; semira; samiraa; samirah; سميرة; سمیرا; самира; семира; サミラ; サミーラ; 萨米拉; 사미라; সামিরা; समीरा
rahima; raheema; rahimah; rahime; رحيمة; рахима; ラヒマ; 拉希玛
najwa; najoua; nejwa; nagwa; necva; nadjwa; نجوى; наджва; ナジュワ
huda; hoda; houda; hudaa; هدى; هدی; худа; хода; フダ; ホダ; 胡达; 후다; হুদা
hala; halah; هالة; هاله; хала; ハーラ; 哈拉
hanan; hanane; hanaan; hanen; حنان; ханан; ハナーン; 哈南
iman; eman; imane; imaan; emaan; إيمان; ايمان; ایمان; иман; эман; イマーン; イマン; 伊曼; 이만; ইমান
muna; mouna; muunaa; monah; mounah; munah; منى; муна; ムナ; 穆娜; 무나
rania; raniya; ranya; raniah; rannia; رانيا; рания; ラニア; 拉尼娅; 라니아
sana; sanaa; sanae; senaa; سناء; сана; サナー; 萨娜
zahra; zehra; zahraa; zohra; zahrah; zahro; زهراء; زهرا; زهرة; захра; зехра; заҳро; זהרא; ザフラ; ザハラ; ゼフラ; 扎赫拉; 泽赫拉; 자흐라; 제흐라; जहरा; জোহরা
`

/** Two-word names written as one or two words: servant of a divine name, name and devotional ending, name and name. */
const COMPOUND = `
abdullah; abdallah; abdulla; abdullahi; abdoulaye; abdoullah; abdellah; abdollah; abdulah; abdoullahi; abdilahi; abdillahi; cabdullahi; cabdulaahi; abdalla; abdulloh; abdallahi; abdulahi; abdou allah; abd allah; abd ullah; abd ollah; abdoulahi; abdillah; abdila; abdualla; abdualah; əbdulla; evdila; ebdulla; gabdulla; abdulaye; ablaye; عبد الله; عبدالله; عبداللہ; عبد اللہ; абдулла; абдуллах; абдуллох; абдаллах; абдалла; ғабдолла; габдулла; абдулло; עבדאללה; עבדוללה; 阿卜杜拉; 阿卜杜勒拉; 阿布杜拉; 阿都拉; 阿不都拉; アブドラ; アブドゥッラー; アブドゥラ; アブドッラー; アブドラフ; アブドゥッラ; 압둘라; 압둘라흐; 압달라; अब्दुल्ला; अब्दुल्लाह; আবদুল্লাহ; আব্দুল্লাহ; আবদুল্লা; αμπντουλάχ; αμπντάλα; αμπντουλά; აბდულა; აბდულაჰ; աբդուլլա; อับดุลลาห์; อับดุลเลาะห์; អាប់ឌុលឡា; အဗ္ဒူလာ; አብዱላህ
ubaydullah; obaidullah; ubaidullah; ubeydullah; obeidullah; obaydullah; oubeidallah; ubaydallah; obeidallah; obaid ullah; ubaid ullah; عبيد الله; عبیدالله; عبيدالله; убайдулла; обейдулла; убайдуллах; убайдулло
abubakr; abubakar; abu bakr; abou bakr; abou bakar; aboubakar; aboubacar; boubacar; boubakar; boubaker; abubaker; abu bakar; abubakari; abu bekr; ebubekir; bubakar; aboubaker; aboubakr; abubakir; abu baker; ebu bekir; bubacar; ababakar; abuubakar; abobakr; aba bakr; abi bakr; أبو بكر; ابو بكر; أبوبكر; ابوبکر; ابوبكر; абубакар; абубакр; абу бакр; абу бакар; эбу бекир; אבו בכר; 阿布贝克尔; 阿布·伯克尔; アブバカル; アブーバクル; アブー・バクル; 아부 바크르; 아부바카르; अबु बकर; अबू बक्र; আবু বকর; აბუ ბაქრი
abulfazl; abul fazl; abolfazl; abu al fadl; abu l fadl; ebulfez; abulfaz; əbülfəz; aboul fadl; abol fazl; abulfadl; ابوالفضل; أبو الفضل; абульфаз; абульфазл; абулфазл; абулфаз
abulqasim; abul qasim; abolghasem; abu al qasim; abolqasem; aboul kassem; abol ghasem; abulkasim; ebulkasim; abou al kacem; belkacem; belqasim; belgacem; bel kacem; belkasem; ابوالقاسم; أبو القاسم; بلقاسم; абулькасим; абулкасим; абулгасем
abulhasan; abul hasan; abolhassan; abu al hasan; abul hassan; abol hassan; abou el hassan; belhassen; أبو الحسن; ابوالحسن; абульхасан; абулхасан; абольхасан
nasiruddin; nasruddin; nasireddin; nasreddine; nasir al din; naser al din; naser eddin; nasser eddine; nasireddine; nasraddin; nasirudin; nasredin; nosirddin; nasir ud din; nasseredine; nasiraddin; nasriddin; nosiriddin; ناصر الدين; ناصرالدین; نصر الدين; ناصر الدین; насреддин; насирдин; насируддин; насриддин; носириддин; насредин
salahuddin; salahaddin; salaheddine; salah al din; saladin; selahattin; salahudin; salah ad din; salah eddine; salah ed din; selahaddin; salah uddin; salahedine; saladdin; salauddin; salahodin; salah el din; salaheldin; salohiddin; salakhuddin; salavdin; صلاح الدين; صلاح الدین; صلاحالدین; салахуддин; саладин; салохиддин; салах ад дин; селахаттин; салаудин; 萨拉丁; サラーフッディーン; サラディン; 살라딘; সালাহউদ্দিন; सलाउद्दीन; სალადინი
saifuddin; sayfuddin; saif al din; seifeddine; saif ud din; seyfettin; seyfeddin; saif ad din; seif eddine; sayf al din; seif al din; saifudin; saifeddin; seif el din; sayfiddin; sayf ad din; seifeldin; سيف الدين; سیف الدین; سیف‌الدین; сайфуддин; сейфеддин; сайфиддин; сайф ад дин; сайфетдин; সাইফুদ্দিন
shamsuddin; shams al din; chamseddine; shamseddin; şemsettin; shamsudin; shams ud din; shams ad din; shamsuddeen; shamsiddin; shemseddin; syamsuddin; shamsoddin; shams eddine; shamsaddin; chams eddine; شمس الدين; شمس الدین; شمس‌الدین; шамсуддин; шамсиддин; шамсутдин; шамс ад дин; শামসুদ্দিন
jalaluddin; jalal al din; celalettin; djalal eddine; jalaludin; jalal ud din; jalal ad din; jalaleddin; dzhalaluddin; jaloliddin; celaleddin; jalaloddin; djelaleddin; galal el din; jelaluddin; jallaluddin; جلال الدين; جلال الدین; جلال‌الدین; джалалуддин; джалаладдин; жалолиддин; джалолиддин; джелалетдин; জালালউদ্দিন; जलालुद्दीन; 贾拉鲁丁; 贾拉勒丁; ジャラルディン; 잘랄루딘
jamaluddin; jamal al din; cemalettin; djamel eddine; jamaludin; jamal ud din; gamal el din; jamal ad din; djamaleddine; jamaleddin; jamoliddin; dzhamaluddin; cemaleddin; jamaloddin; gamal eldin; djamaluddin; جمال الدين; جمال الدین; جمال‌الدین; джамалуддин; джамалутдин; жамолиддин; джамолиддин; জামালউদ্দিন
kamaluddin; kamal al din; kemalettin; kamel eddine; kamaludin; kamal ud din; kamal ad din; kamoliddin; kemaleddin; kamaloddin; kamaleddin; كمال الدين; کمال الدین; камалуддин; камолиддин; камалутдин; কামালউদ্দিন
nuruddin; noureddine; nur al din; nureddin; nurettin; nooruddin; nuradin; nur ad din; nour al din; nour eddine; nuraddin; nurudin; noor ud din; nouredine; nuriddin; nooreddin; noureldin; nour el din; noor uddin; nurdin; noordin; nuruldin; nuradiin; nuretdin; nordine; nordin; noureddin; نور الدين; نورالدین; نورالدين; нуруддин; нуреддин; нуриддин; нур ад дин; нурутдин; нурдин; нурадин; 努尔丁; ヌールッディーン; ヌレッディン; 누레딘; নুরুদ্দিন; नूरुद्दीन
fakhruddin; fakhr al din; fahrettin; fakhreddine; fakhri al din; fakher eddine; fakhrudin; fakhr ud din; fakhraddin; fahreddin; fakhr ad din; faxraddin; fakhriddin; fəxrəddin; fakhereldin; فخر الدين; فخرالدین; فخر الدین; фахруддин; фахреддин; фахриддин; фахретдин; ফখরুদ্দিন
badruddin; badr al din; bedrettin; badreddine; badr ud din; badr eddine; bedreddin; badrudin; badr ad din; badriddin; badreddin; بدر الدين; بدرالدین; بدر الدین; бадруддин; бадриддин; бадр ад дин; বদরুদ্দিন
sirajuddin; siraj al din; sirajeddine; seraj ud din; sirajudin; siraj ud din; sirajuddeen; serajuddin; sirojiddin; sirac ed din; seradjuddin; serajeddin; siradjuddin; sirazhudin; سراج الدين; سراج الدین; сираджуддин; сиражудин; сирожиддин; сераджуддин; 西拉杰丁; 西拉柱丁; シラジュディン; 시라주딘; সিরাজউদ্দিন; सिराजुद्दीन
ziauddin; zia ud din; dhiya al din; ziyauddin; ziyaeddin; diaeddine; zia uddin; ziyaettin; ziaeddin; diaa al din; ziaudin; diya ad din; ضياء الدين; ضیاء الدین; зияуддин; зияутдин; зиёвуддин; জিয়াউদ্দিন; 齐亚乌丁
alauddin; ala al din; alaeddin; alaaddin; alaa eddine; ala ud din; aladdin; alaeddine; aladin; alaettin; alaudin; aalauddin; ala ad din; alaa el din; alaaeldin; aloviddin; علاء الدين; علاء الدین; علاالدین; алауддин; алаэддин; аладдин; аловиддин; 阿拉丁; アラジン; アラーウッディーン; 알라딘; আলাউদ্দিন; अलाउद्दीन
imaduddin; imad al din; imadeddine; imad ud din; emad al din; emad eddin; imadettin; imadudin; imad eddine; emadeddin; emadoddin; عماد الدين; عمادالدین; имадуддин; имад ад дин
husamuddin; husam al din; hossam el din; hüsamettin; houssam eddine; hussam ad din; hossameldin; husam ad din; houssameddine; hisomiddin; hussam eddin; hisamuddin; حسام الدين; حسام‌الدین; хусамуддин; хисомиддин
muhyiddin; muhiddin; mohieddine; muhyi al din; mohiuddin; muhittin; mohieddin; mohi ud din; mohyeddin; muhyi ad din; mohi eddine; muhyeddin; muhyiddeen; mahiuddin; mohiudin; moheuddin; muhiyaddin; muhitdin; محيي الدين; محي الدين; محیی الدین; мухиддин; мухитдин; мохиеддин; মহিউদ্দিন; मोहिउद्दीन
nizamuddin; nizam al din; nizamettin; nizam ud din; nezamuddin; nizameddin; nezameddin; nizamudin; nizomiddin; nizaamuddin; nizam ad din; nidham al din; nezamoddin; نظام الدين; نظام الدین; низамуддин; низомиддин; низамутдин; নিজামউদ্দিন
qutbuddin; qutb al din; kutbettin; qutubuddin; kutbuddin; ghotbeddin; kutubuddin; qutb ud din; ghotb al din; кутбуддин; кутбиддин; قطب الدين; قطب الدین; কুতুবউদ্দিন
gulbuddin; gulbudin; golboddin; goulbouddine; gulboddin; gul buddin; gulbadin; گلبدین; قلب الدين; гульбеддин; гулбуддин; гульбуддин; 古勒卜丁; グルブッディーン; 굴부딘
burhanuddin; burhan al din; borhanuddin; burhaneddin; burhanettin; burhan ud din; borhan al din; burhanudin; burhoniddin; bourhan eddine; borhaneddin; برهان الدين; برهان الدین; бурхануддин; бурхонуддин; бурхониддин; 布尔汉努丁; ブルハヌッディーン
taqi al din; taqieddin; takiyuddin; taqiuddin; taki eddine; takiyettin; taqi ud din; تقي الدين; تقی الدین; такиуддин; такиюддин
tajuddin; taj al din; tacettin; tajudin; tajeddine; taj ud din; tajeddin; tojiddin; tadj eddine; tageldin; tadzhuddin; تاج الدين; تاج الدین; таджуддин; таджутдин; тоҷиддин; তাজউদ্দিন
izzuddin; izz al din; ezzedine; izzeddin; izzettin; azzedine; ezzeldin; izzadin; ezz al din; izz ad din; azeddine; izzudin; azzeddine; ezzeddine; izz ud din; izzat al din; izz eddine; عز الدين; عزالدین; عزالدين; иззуддин; изеддин; изз ад дин; иззеддин
sharafuddin; sharaf al din; charafeddine; şerafettin; sharafudin; sharafeddine; sharaf ud din; sharfuddin; charaf eddine; sharaf ad din; sharofiddin; sherefeddin; شرف الدين; شرف الدین; шарафуддин; шарофиддин; шарафутдин; শরফুদ্দিন
zaynuddin; zain al din; zinedine; zainuddin; zeynettin; zine eddine; zine el abidine eddine; zainudin; zeineddine; zayn al din; zaineddine; zain ud din; zeinuddin; zaynudin; zayniddin; zineddine; زين الدين; زین الدین; зайнуддин; зейнеддин; зайниддин; зинедин; ジネディーヌ; 齐内丁; 지네딘
zayn al abidin; zine el abidine; zainul abidin; zeynelabidin; zain al abidin; zeinolabedin; zainal abidin; zaynalabidin; zin el abidin; zain ul abideen; zinelabidine; zainalabidin; zeinalabedin; زين العابدين; زین العابدین; зейнал абидин; зайнулабидин; зин эль абидин; 扎因·阿比丁; ジン・アル・アビディン
rahmatullah; rahmat ullah; rahmatollah; rakhmatullah; rahmatulla; rakhmatulla; raxmatulla; rahmetullah; rahmat allah; rakhmatullo; رحمة الله; رحمت الله; رحمت‌الله; рахматулла; рахматулло; рахметулла; রহমতউল্লাহ
hamidullah; hamid ullah; hameedullah; hamidollah; hamidulla; khamidulla; hameed ullah; hamid allah; حميد الله; حمیدالله; حمید الله; хамидулла; хамидуллах
habibullah; habib ullah; habibollah; habibulla; khabibulla; habeebullah; habib allah; habiballah; khabibullo; حبيب الله; حبیب الله; حبیب‌الله; хабибулла; хабибулло; хабибуллах; হাবিবুল্লাহ
hibatullah; haibatullah; hibatollah; hebatullah; hibat allah; heibatullah; haybatullah; hibatulla; hibbatullah; هبة الله; هیبت الله; هبت الله; хибатулла; хайбатулла; хайбатуллах; хибатуллах; 海巴图拉; 海拜图拉; ハイバトゥラ; 하이바툴라; हिबतुल्लाह
amanullah; aman ullah; amanollah; amanulla; aman allah; omonullo; amannullah; امان الله; أمان الله; امان‌الله; амануллах; аманулла; амонулло
asadullah; asad ullah; asadollah; assadullah; asadulla; esedullah; asad allah; assadollah; أسد الله; اسد الله; اسدالله; асадулла; асадуллах; асадулло
inayatullah; enayatullah; inayatollah; enayatollah; inayat ullah; inayatulla; inoyatullo; عناية الله; عنایت الله; инаятулла; инаятуллах
ikramullah; ekramullah; ikram ullah; ikromullo; اکرام الله; إكرام الله; икрамулла
matiullah; mati ullah; matiollah; mateeullah; matiulla; مطيع الله; مطیع الله; матиулла; матиуллах
najibullah; najib ullah; najeebullah; najibollah; nadjibullah; najibulla; nadzhibulla; necibullah; najeeb ullah; نجيب الله; نجیب الله; наджибулла; наджибуллах; нажибулла; 纳吉布拉; 納吉布拉; ナジブラ; ナジーブッラー; 나지불라; নাজিবুল্লাহ
saifullah; saif ullah; seifollah; sayfullah; seyfullah; sayfulla; saifulla; saif allah; sayf allah; seyfulla; سيف الله; سیف الله; сайфулла; сайфуллах; сейфулла; сайфулло
sanaullah; sana ullah; thanaullah; sanaulla; ثناء الله; ثنا الله; санаулла
sharifullah; sharif ullah; sharifulla; شريف الله; شریف الله; шарифулла
sibghatullah; sebghatullah; sibgatullah; sibghat ullah; sibghatullo; صبغة الله; صبغت الله; сибгатулла; себгатулла
wahidullah; waheedullah; wahid ullah; vahidullah; وحيد الله; وحید الله; вахидулла
waliullah; wali ullah; valiullah; veliullah; waliulla; ولي الله; ولی الله; валиулла; валиуллах
ziaullah; zia ullah; ziyaullah; ziaulla; ضياء الله; ضیاء الله; зияулла
zabihullah; zabihollah; zabiullah; zabih ullah; zabeehullah; zabihulla; ذبيح الله; ذبیح الله; забихулла; забиулла; забихуллах; 扎比乌拉; ザビフラ; 자비훌라
fazlullah; fazlollah; fadlallah; fazl ullah; fadlullah; fazlulla; fazallah; fadl allah; fadhlallah; fazlullo; فضل الله; фазлулла; фадлалла; фазлуллах
faizullah; fayzullah; faiz ullah; feyzullah; fayzulla; faizulla; faizollah; fayzullo; فيض الله; فیض الله; файзулла; файзуллах; фейзулла; файзулло
nematullah; nimatullah; nematollah; nimatulla; nemat ullah; nimat allah; neamatullah; ni'matullah; nematulla; نعمة الله; نعمت الله; неъматулла; нематулла; ниматулла; неъматулло
kifayatullah; kefayatullah; kifayat ullah; кифаятулла; كفاية الله; کفایت الله
lutfullah; lotfollah; lutf ullah; lutfulla; lotfullah; lutfullo; لطف الله; лутфулла; лутфулло; лютфулла
ruhullah; ruhollah; rohullah; rouhollah; ruhulla; roohollah; ruh ullah; rouhallah; روح الله; روح‌الله; рухолла; рухулла; рухуллах; 鲁霍拉; ルーホッラー; 루홀라
atiqullah; atiq ullah; ateequllah; atiqullo; عتيق الله; عتیق الله; атикулла
attaullah; ata ullah; ataullah; ataollah; ataulla; atta ullah; ataallah; عطاء الله; عطا الله; атаулла; атоулло
hayatullah; hayat ullah; hayatulla; hayatollah; hayotullo; حياة الله; حیات الله; хаятулла; хаётулло
hidayatullah; hedayatullah; hidayat ullah; hedayatollah; hidoyatullo; hidayatulla; هداية الله; هدایت الله; хидаятулла; хидоятулло
noor ahmad; nur ahmad; noorahmad; nurahmad; nour ahmad; nur ahmed; noor ahmed; نور أحمد; نور احمد; нур ахмад
nur muhammad; noor mohammad; nur mohammad; noor muhammad; noormohammad; nurmuhammad; nurmuhammed; nurmohammad; noor mohammed; nurmagomed; نور محمد; نورمحمد; нурмухаммед; нур мухаммад; нурмагомед; нурмухаммад; нурмұхаммед
taj muhammad; taj mohammad; tajmohammad; taj mohammed; تاج محمد; тадж мухаммад
dost muhammad; dost mohammad; dostmohammad; dost mohammed; دوست محمد; дост мухаммад; дост мохаммад
jan muhammad; jan mohammad; janmohammad; jan mohammed; جان محمد; джан мохаммад
shir muhammad; sher mohammad; shermuhammad; shir mohammad; shermohammad; sher muhammad; شير محمد; شیر محمد; шер мохаммад; шермухаммад
wali muhammad; wali mohammad; wali mohammed; walimohammad; ولي محمد; ولی محمد; вали мухаммад
yar muhammad; yar mohammad; yarmohammad; yar mohammed; يار محمد; یار محمد; яр мухаммад
khan muhammad; khan mohammad; khanmohammad; خان محمد
gul muhammad; gul mohammad; gulmohammad; gul mohammed; گل محمد; гуль мухаммад; гулмухаммад
ghulam muhammad; ghulam mohammad; gholam mohammad; gholammohammad; غلام محمد; гулам мухаммад
ghulam ali; gholamali; gholam ali; ghulamali; gholam 'ali; غلام علی; غلام علي; гулам али
gholamreza; gholam reza; ghulam reza; ghulam raza; gholam riza; gholamriza; غلامرضا; غلام رضا; голамреза; гулам реза; ゴラムレザ
gholamhossein; gholam hossein; ghulam hussain; ghulam husain; gholamhosein; gholam hosein; غلامحسین; غلام حسین; гулам хусейн; голамхосейн
alireza; ali reza; ali riza; ali raza; aliriza; علیرضا; علي رضا; علی رضا; алиреза; али реза; али риза; 阿里雷萨; アリレザ; 알리레자
mohammadreza; mohammad reza; muhammad rıza; muhammad reza; muhammed riza; mohamad reza; محمدرضا; محمد رضا; мохаммад реза; мохаммадреза; мухаммад реза; モハンマドレザ; 모하마드레자
mohammadali; mohammad ali; muhammad ali; mohamed ali; mehmet ali; mohammed ali; muhamad ali; محمدعلی; محمد علي; محمد علی; мухаммад али; мохаммад али; магомед али; 穆罕默德阿里; ムハンマド・アリ; 무함마드 알리
amirhossein; amir hossein; amir hussein; amir hussain; amirhosein; امیرحسین; امير حسين; амирхосейн; амир хосейн
nurullah; noorullah; nourollah; nur ullah; noor ullah; nurulla; nurollah; nurullo; noorollah; نور الله; نورالله; нурулла; нуруллах; нурулло
qudratullah; ghodratollah; qudrat ullah; kudratullah; kudratulla; qodratullah; qudratulla; قدرة الله; قدرت الله; кудратулла; кудратулло; годратолла
samiullah; sami ullah; samiulla; سميع الله; سمیع الله; самиулла; самиуллах
shafiullah; shafi ullah; shafiulla; شفيع الله; شفیع الله; шафиулла
shamsullah; shams ullah; shamsulla; شمس الله
shukrullah; shukrollah; shokrollah; shukur ullah; shukrulla; shukrullo; شكر الله; شکر الله; шукрулла; шукрулло
ismatullah; esmatullah; ismat ullah; ismatulla; esmatollah; عصمة الله; عصمت الله; исматулла; исматулло
izzatullah; ezatullah; ezzatollah; izzat ullah; ezzatullah; izatullah; izzatulla; عزت الله; عزة الله; иззатулла; эзатулла; иззатулло
abdulrahman; abdelrahman; abd al rahman; abdul rahman; abdel rahman; abd el rahman; abdoulrahman; abdurrahman; abd ar rahman; abdur rahman; abderrahman; abd er rahman; abdourrahman; abdirahman; abdulrehman; abdelrehman; abd al rehman; abdul rehman; abdel rehman; abd el rehman; abdoulrehman; abdurrehman; abd ar rehman; abdur rehman; abderrehman; abd er rehman; abdourrehman; abdulrachman; abdelrachman; abdul rachman; abdurrachman; abd ar rachman; abdulraxmaan; abdelraxmaan; abdul raxmaan; abdurraxmaan; abd ar raxmaan; abdulrahmaan; abdelrahmaan; abdul rahmaan; abdurrahmaan; abd ar rahmaan; cabdiraxmaan; abdurahman; abdurrahmon; abdiraxmaan; abdurakhman; abdurakhmon; abderahmane; abderrahmane; abdelrahmane; abdourahmane; abdourahamane; abdramane; abdurachman; abdurahmon; əbdürrəhman; abdurehman; عبد الرحمن; عبدالرحمن; عبد الرحمان; عبدالرحمان; абдулрахман; абдель рахман; абд аль рахман; абдуррахман; абдурахман; абдулрахмон; абдель рахмон; абд аль рахмон; абдуррахмон; абдурахмон
abdulrahim; abdelrahim; abd al rahim; abdul rahim; abdel rahim; abd el rahim; abdoulrahim; abdurrahim; abd ar rahim; abdur rahim; abderrahim; abd er rahim; abdourrahim; abdirahim; abdulraheem; abdelraheem; abd al raheem; abdul raheem; abdel raheem; abd el raheem; abdoulraheem; abdurraheem; abd ar raheem; abdur raheem; abderraheem; abd er raheem; abdourraheem; abdulrehim; abdelrehim; abdul rehim; abdurrehim; abd ar rehim; abderahim; abdurakhim; abdurahim; cabdiraxiim; عبد الرحيم; عبدالرحيم; عبد الرحیم; عبدالرحیم; абдулрахим; абдель рахим; абд аль рахим; абдуррахим; абдурахим
abdulkarim; abdelkarim; abd al karim; abdul karim; abdel karim; abd el karim; abdoulkarim; abdikarim; abdulkareem; abdelkareem; abd al kareem; abdul kareem; abdel kareem; abd el kareem; abdoulkareem; abdulkerim; abdelkerim; abdul kerim; cabdikariin; abdukarim; عبد الكريم; عبدالكريم; عبد الکریم; عبدالکریم; абдулкарим; абдель карим; абд аль карим; абдукарим; абдулкерим; абдель керим; абд аль керим; абдукерим
abdulaziz; abdelaziz; abd al aziz; abdul aziz; abdel aziz; abd el aziz; abdoulaziz; abdulazeez; abdelazeez; abd al azeez; abdul azeez; abdel azeez; abd el azeez; abdoulazeez; abdulasis; abdelasis; abdul asis; abdiaziz; cabdicasiis; abdulaziiz; gabdulaziz; عبد العزيز; عبدالعزيز; عبد العزیز; عبدالعزیز; абдулазиз; абдель азиз; абд аль азиз; абдуазиз
abdulqadir; abdelqadir; abd al qadir; abdul qadir; abdel qadir; abd el qadir; abdoulqadir; abdiqadir; abdulqader; abdelqader; abd al qader; abdul qader; abdel qader; abd el qader; abdoulqader; abdulkader; abdelkader; abdul kader; abdulkadir; abdelkadir; abdul kadir; abdulgadir; abdelgadir; abdul gadir; abdulqodir; abdelqodir; abdul qodir; abdikadir; abdukadir; abdykadyr; cabdiqaadir; abdukodir; abduqodir; عبد القادر; عبدالقادر; абдулкадир; абдель кадир; абд аль кадир; абдукадир; абдулкодир; абдель кодир; абд аль кодир; абдукодир; абдулкадер; абдель кадер; абд аль кадер; абдукадер
abdulhamid; abdelhamid; abd al hamid; abdul hamid; abdel hamid; abd el hamid; abdoulhamid; abdihamid; abdulhameed; abdelhameed; abd al hameed; abdul hameed; abdel hameed; abd el hameed; abdoulhameed; abdulhamit; abdelhamit; abdul hamit; abdulkhamid; abdelkhamid; abdul khamid; عبد الحميد; عبدالحميد; عبد الحمید; عبدالحمید; абдулхамид; абдель хамид; абд аль хамид; абдухамид; абдулгамид; абдель гамид; абд аль гамид; абдугамид
abdulmajid; abdelmajid; abd al majid; abdul majid; abdel majid; abd el majid; abdoulmajid; abdimajid; abdulmajeed; abdelmajeed; abd al majeed; abdul majeed; abdel majeed; abd el majeed; abdoulmajeed; abdulmadjid; abdelmadjid; abdul madjid; abdulmagid; abdelmagid; abdul magid; abdulmecit; abdelmecit; abdul mecit; abdumajid; عبد المجيد; عبدالمجيد; عبد المجید; عبدالمجید; абдулмаджид; абдель маджид; абд аль маджид; абдумаджид; абдулмеджид; абдель меджид; абд аль меджид; абдумеджид
abdulhakim; abdelhakim; abd al hakim; abdul hakim; abdel hakim; abd el hakim; abdoulhakim; abdihakim; abdulhakeem; abdelhakeem; abd al hakeem; abdul hakeem; abdel hakeem; abd el hakeem; abdoulhakeem; abdulkhakim; abdelkhakim; abdul khakim; عبد الحكيم; عبدالحكيم; عبد الحکیم; عبدالحکیم; абдулхаким; абдель хаким; абд аль хаким; абдухаким
abdulsalam; abdelsalam; abd al salam; abdul salam; abdel salam; abd el salam; abdoulsalam; abdussalam; abd as salam; abdus salam; abdessalam; abd es salam; abdoussalam; abdisalam; abdulsalaam; abdelsalaam; abd al salaam; abdul salaam; abdel salaam; abd el salaam; abdoulsalaam; abdussalaam; abd as salaam; abdus salaam; abdessalaam; abd es salaam; abdoussalaam; abdulselam; abdelselam; abdul selam; abdusselam; abd as selam; abdisalan; abdusalam; abdeslam; abdessalem; abdusalom; cabdisalaan; عبد السلام; عبدالسلام; абдулсалам; абдель салам; абд аль салам; абдуссалам; абдусалам; абдулсалом; абдель салом; абд аль салом; абдуссалом; абдусалом
abdullatif; abdellatif; abd al latif; abdul latif; abdel latif; abd el latif; abdoullatif; abdilatif; abdullateef; abdellateef; abd al lateef; abdul lateef; abdel lateef; abd el lateef; abdoullateef; abdulletif; abdelletif; abdul letif; abd al letif; عبد اللطيف; عبداللطيف; عبد اللطیف; عبداللطیف; абдуллатиф; абдель латиф; абд аль латиф; абдулатиф
abdulwahid; abdelwahid; abd al wahid; abdul wahid; abdel wahid; abd el wahid; abdoulwahid; abdiwahid; abdulwaheed; abdelwaheed; abd al waheed; abdul waheed; abdel waheed; abd el waheed; abdoulwaheed; abdulwahed; abdelwahed; abdul wahed; abdulouahid; abdelouahid; abdul ouahid; abdulvahid; abdelvahid; abdul vahid; عبد الواحد; عبدالواحد; عبد الوحيد; عبدالوحيد; абдулвахид; абдель вахид; абд аль вахид; абдувахид
abdulghani; abdelghani; abd al ghani; abdul ghani; abdel ghani; abd el ghani; abdoulghani; abdighani; abdulgani; abdelgani; abd al gani; abdul gani; abdel gani; abd el gani; abdoulgani; abdulghany; abdelghany; abdul ghany; abdigani; cabdiqani; abdugani; عبد الغني; عبدالغني; عبد الغنی; عبدالغنی; абдулгани; абдель гани; абд аль гани; абдугани
abdulghaffar; abdelghaffar; abd al ghaffar; abdul ghaffar; abdel ghaffar; abd el ghaffar; abdoulghaffar; abdighaffar; abdulgaffar; abdelgaffar; abd al gaffar; abdul gaffar; abdel gaffar; abd el gaffar; abdoulgaffar; abdulgafar; abdelgafar; abdul gafar; abdulghafar; abdelghafar; abdul ghafar; عبد الغفار; عبدالغفار; абдулгафар; абдель гафар; абд аль гафар; абдугафар; абдулгаффар; абдель гаффар; абд аль гаффар; абдугаффар
abdulghafur; abdelghafur; abd al ghafur; abdul ghafur; abdel ghafur; abd el ghafur; abdoulghafur; abdighafur; abdulghafour; abdelghafour; abd al ghafour; abdul ghafour; abdel ghafour; abd el ghafour; abdoulghafour; abdulghafoor; abdelghafoor; abdul ghafoor; abdulgafur; abdelgafur; abdul gafur; abdulgafour; abdelgafour; abdul gafour; عبد الغفور; عبدالغفور; абдулгафур; абдель гафур; абд аль гафур; абдугафур
abduljabbar; abdeljabbar; abd al jabbar; abdul jabbar; abdel jabbar; abd el jabbar; abdouljabbar; abdijabbar; abduljabar; abdeljabar; abd al jabar; abdul jabar; abdel jabar; abd el jabar; abdouljabar; abduldjabbar; abdeldjabbar; abdul djabbar; abdulgabbar; abdelgabbar; abdul gabbar; abdulcabbar; abdelcabbar; abdul cabbar; abdijabar; abdujabbor; عبد الجبار; عبدالجبار; абдулджаббар; абдель джаббар; абд аль джаббар; абдуджаббар; абдулджабар; абдель джабар; абд аль джабар; абдуджабар
abduljalil; abdeljalil; abd al jalil; abdul jalil; abdel jalil; abd el jalil; abdouljalil; abdijalil; abduljaleel; abdeljaleel; abd al jaleel; abdul jaleel; abdel jaleel; abd el jaleel; abdouljaleel; abdulgalil; abdelgalil; abdul galil; abduldjalil; abdeldjalil; abdul djalil; abdulcelil; abdelcelil; abdul celil; عبد الجليل; عبدالجليل; عبد الجلیل; عبدالجلیل; абдулджалиль; абдель джалиль; абд аль джалиль; абдуджалиль; абдулджалил; абдель джалил; абд аль джалил; абдуджалил
abdulmalik; abdelmalik; abd al malik; abdul malik; abdel malik; abd el malik; abdoulmalik; abdimalik; abdulmalek; abdelmalek; abd al malek; abdul malek; abdel malek; abd el malek; abdoulmalek; abdulmaalik; abdelmaalik; abdul maalik; abdumalik; عبد المالك; عبدالمالك; عبد الملك; عبدالملك; абдулмалик; абдель малик; абд аль малик; абдумалик
abdulquddus; abdelquddus; abd al quddus; abdul quddus; abdel quddus; abd el quddus; abdoulquddus; abdiquddus; abdulkuddus; abdelkuddus; abd al kuddus; abdul kuddus; abdel kuddus; abd el kuddus; abdoulkuddus; abdulqudous; abdelqudous; abdul qudous; abdulkoddous; abdelkoddous; abdul koddous; عبد القدوس; عبدالقدوس; абдулкуддус; абдель куддус; абд аль куддус; абдукуддус
abdulmumin; abdelmumin; abd al mumin; abdul mumin; abdel mumin; abd el mumin; abdoulmumin; abdimumin; abdulmomin; abdelmomin; abd al momin; abdul momin; abdel momin; abd el momin; abdoulmomin; abdulmoumin; abdelmoumin; abdul moumin; عبد المؤمن; عبدالمؤمن; абдулмумин; абдель мумин; абд аль мумин; абдумумин
abdulmuhaymin; abdelmuhaymin; abd al muhaymin; abdul muhaymin; abdel muhaymin; abd el muhaymin; abdoulmuhaymin; abdimuhaymin; abdulmohaimen; abdelmohaimen; abd al mohaimen; abdul mohaimen; abdel mohaimen; abd el mohaimen; abdoulmohaimen; abdulmuhaimin; abdelmuhaimin; abdul muhaimin; عبد المهيمن; عبدالمهيمن; абдулмухаймин; абдель мухаймин; абд аль мухаймин; абдумухаймин
abdulmutakabbir; abdelmutakabbir; abd al mutakabbir; abdul mutakabbir; abdel mutakabbir; abd el mutakabbir; abdoulmutakabbir; abdimutakabbir; abdulmutakaber; abdelmutakaber; abd al mutakaber; abdul mutakaber; abdel mutakaber; abd el mutakaber; abdoulmutakaber; عبد المتكبر; عبدالمتكبر; абдулмутакаббир; абдель мутакаббир; абд аль мутакаббир; абдумутакаббир
abdulkhaliq; abdelkhaliq; abd al khaliq; abdul khaliq; abdel khaliq; abd el khaliq; abdoulkhaliq; abdikhaliq; abdulkhalik; abdelkhalik; abd al khalik; abdul khalik; abdel khalik; abd el khalik; abdoulkhalik; abdulkhalek; abdelkhalek; abdul khalek; abdulhalik; abdelhalik; abdul halik; عبد الخالق; عبدالخالق; абдулхалик; абдель халик; абд аль халик; абдухалик
abdulbari; abdelbari; abd al bari; abdul bari; abdel bari; abd el bari; abdoulbari; abdibari; abdulbary; abdelbary; abd al bary; abdul bary; abdel bary; abd el bary; abdoulbary; عبد الباري; عبدالباري; عبد الباری; عبدالباری; абдулбари; абдель бари; абд аль бари; абдубари
abdulmusawwir; abdelmusawwir; abd al musawwir; abdul musawwir; abdel musawwir; abd el musawwir; abdoulmusawwir; abdimusawwir; abdulmusavvir; abdelmusavvir; abd al musavvir; abdul musavvir; abdel musavvir; abd el musavvir; abdoulmusavvir; عبد المصور; عبدالمصور; абдулмусаввир; абдель мусаввир; абд аль мусаввир; абдумусаввир
abdulqahhar; abdelqahhar; abd al qahhar; abdul qahhar; abdel qahhar; abd el qahhar; abdoulqahhar; abdiqahhar; abdulkahhar; abdelkahhar; abd al kahhar; abdul kahhar; abdel kahhar; abd el kahhar; abdoulkahhar; abdulqahar; abdelqahar; abdul qahar; abdulkahar; abdelkahar; abdul kahar; abdulqahhor; abdelqahhor; abdul qahhor; عبد القهار; عبدالقهار; абдулкаххар; абдель каххар; абд аль каххар; абдукаххар; абдулкаххор; абдель каххор; абд аль каххор; абдукаххор
abdulwahhab; abdelwahhab; abd al wahhab; abdul wahhab; abdel wahhab; abd el wahhab; abdoulwahhab; abdiwahhab; abdulwahab; abdelwahab; abd al wahab; abdul wahab; abdel wahab; abd el wahab; abdoulwahab; abdulouahab; abdelouahab; abdul ouahab; abdulvahap; abdelvahap; abdul vahap; abdulvehab; abdelvehab; abdul vehab; abdulwahhaab; abdelwahhaab; abdul wahhaab; abdiwahab; abduvahob; عبد الوهاب; عبدالوهاب; абдулваххаб; абдель ваххаб; абд аль ваххаб; абдуваххаб; абдулвахаб; абдель вахаб; абд аль вахаб; абдувахаб
abdulrazzaq; abdelrazzaq; abd al razzaq; abdul razzaq; abdel razzaq; abd el razzaq; abdoulrazzaq; abdurrazzaq; abd ar razzaq; abdur razzaq; abderrazzaq; abd er razzaq; abdourrazzaq; abdirazzaq; abdulrazzak; abdelrazzak; abd al razzak; abdul razzak; abdel razzak; abd el razzak; abdoulrazzak; abdurrazzak; abd ar razzak; abdur razzak; abderrazzak; abd er razzak; abdourrazzak; abdulrazaq; abdelrazaq; abdul razaq; abdurrazaq; abd ar razaq; abdulrazak; abdelrazak; abdul razak; abdurrazak; abd ar razak; abdulrezzak; abdelrezzak; abdul rezzak; abdurrezzak; abd ar rezzak; abdulrezak; abdelrezak; abdul rezak; abdurrezak; abd ar rezak; abdulrazzaaq; abdelrazzaaq; abdul razzaaq; abdurrazzaaq; abd ar razzaaq; abdirazak; abderrazak; abdirizak; abdurazak; abdirisak; cabdirisaaq; abdurazzoq; abderezak; عبد الرزاق; عبدالرزاق; абдулраззак; абдель раззак; абд аль раззак; абдурраззак; абдураззак; абдулразак; абдель разак; абд аль разак; абдурразак; абдуразак
abdulfattah; abdelfattah; abd al fattah; abdul fattah; abdel fattah; abd el fattah; abdoulfattah; abdifattah; abdulfatah; abdelfatah; abd al fatah; abdul fatah; abdel fatah; abd el fatah; abdoulfatah; abdulfettah; abdelfettah; abdul fettah; abdulfattaah; abdelfattaah; abdul fattaah; abdifatah; cabdifataax; abdufattoh; عبد الفتاح; عبدالفتاح; абдулфаттах; абдель фаттах; абд аль фаттах; абдуфаттах; абдулфатах; абдель фатах; абд аль фатах; абдуфатах
abdulalim; abdelalim; abd al alim; abdul alim; abdel alim; abd el alim; abdoulalim; abdulaleem; abdelaleem; abd al aleem; abdul aleem; abdel aleem; abd el aleem; abdoulaleem; عبد العليم; عبدالعليم; عبد العلیم; عبدالعلیم; абдулалим; абдель алим; абд аль алим; абдуалим
abdulbasit; abdelbasit; abd al basit; abdul basit; abdel basit; abd el basit; abdoulbasit; abdibasit; abdulbaset; abdelbaset; abd al baset; abdul baset; abdel baset; abd el baset; abdoulbaset; abdulbassit; abdelbassit; abdul bassit; عبد الباسط; عبدالباسط; абдулбасит; абдель басит; абд аль басит; абдубасит
abdulkhafid; abdelkhafid; abd al khafid; abdul khafid; abdel khafid; abd el khafid; abdoulkhafid; abdikhafid; عبد الخافض; عبدالخافض
abdulrafi; abdelrafi; abd al rafi; abdul rafi; abdel rafi; abd el rafi; abdoulrafi; abdurrafi; abd ar rafi; abdur rafi; abderrafi; abd er rafi; abdourrafi; abdirafi; abdulrafie; abdelrafie; abd al rafie; abdul rafie; abdel rafie; abd el rafie; abdoulrafie; abdurrafie; abd ar rafie; abdur rafie; abderrafie; abd er rafie; abdourrafie; عبد الرافع; عبدالرافع; عبد الرفيع; عبدالرفيع; абдулрафи; абдель рафи; абд аль рафи; абдуррафи; абдурафи
abdulmuizz; abdelmuizz; abd al muizz; abdul muizz; abdel muizz; abd el muizz; abdoulmuizz; abdimuizz; abdulmoez; abdelmoez; abd al moez; abdul moez; abdel moez; abd el moez; abdoulmoez; abdulmuiz; abdelmuiz; abdul muiz; abdulmoiz; abdelmoiz; abdul moiz; عبد المعز; عبدالمعز; абдулмуизз; абдель муизз; абд аль муизз; абдумуизз
abdulsami; abdelsami; abd al sami; abdul sami; abdel sami; abd el sami; abdoulsami; abdussami; abd as sami; abdus sami; abdessami; abd es sami; abdoussami; abdisami; abdulsamie; abdelsamie; abd al samie; abdul samie; abdel samie; abd el samie; abdoulsamie; abdussamie; abd as samie; abdus samie; abdessamie; abd es samie; abdoussamie; abdulsamee; abdelsamee; abdul samee; abdussamee; abd as samee; عبد السميع; عبدالسميع; عبد السمیع; عبدالسمیع; абдулсами; абдель сами; абд аль сами; абдуссами; абдусами
abdulbasir; abdelbasir; abd al basir; abdul basir; abdel basir; abd el basir; abdoulbasir; abdibasir; abdulbaseer; abdelbaseer; abd al baseer; abdul baseer; abdel baseer; abd el baseer; abdoulbaseer; abdulbassir; abdelbassir; abdul bassir; عبد البصير; عبدالبصير; عبد البصیر; عبدالبصیر; абдулбасир; абдель басир; абд аль басир; абдубасир
abdulhakam; abdelhakam; abd al hakam; abdul hakam; abdel hakam; abd el hakam; abdoulhakam; abdihakam; عبد الحكم; عبدالحكم
abduladl; abdeladl; abd al adl; abdul adl; abdel adl; abd el adl; abdouladl; عبد العدل; عبدالعدل
abdulkhabir; abdelkhabir; abd al khabir; abdul khabir; abdel khabir; abd el khabir; abdoulkhabir; abdikhabir; abdulkhabeer; abdelkhabeer; abd al khabeer; abdul khabeer; abdel khabeer; abd el khabeer; abdoulkhabeer; عبد الخبير; عبدالخبير; абдулхабир; абдель хабир; абд аль хабир; абдухабир
abdulhalim; abdelhalim; abd al halim; abdul halim; abdel halim; abd el halim; abdoulhalim; abdihalim; abdulhaleem; abdelhaleem; abd al haleem; abdul haleem; abdel haleem; abd el haleem; abdoulhaleem; abdulkhalim; abdelkhalim; abdul khalim; عبد الحليم; عبدالحليم; عبد الحلیم; عبدالحلیم; абдулхалим; абдель халим; абд аль халим; абдухалим
abdulazim; abdelazim; abd al azim; abdul azim; abdel azim; abd el azim; abdoulazim; abdulazeem; abdelazeem; abd al azeem; abdul azeem; abdel azeem; abd el azeem; abdoulazeem; abduladhim; abdeladhim; abdul adhim; عبد العظيم; عبدالعظيم; عبد العظیم; عبدالعظیم; абдулазим; абдель азим; абд аль азим; абдуазим
abdulshakur; abdelshakur; abd al shakur; abdul shakur; abdel shakur; abd el shakur; abdoulshakur; abdushshakur; abd ash shakur; abdush shakur; abdeshshakur; abd esh shakur; abdoushshakur; abdishakur; abdulshakour; abdelshakour; abd al shakour; abdul shakour; abdel shakour; abd el shakour; abdoulshakour; abdushshakour; abd ash shakour; abdush shakour; abdeshshakour; abd esh shakour; abdoushshakour; abdulshakoor; abdelshakoor; abdul shakoor; abdushshakoor; abd ash shakoor; abdulchakour; abdelchakour; abdul chakour; abduchchakour; abd ach chakour; abdulshukur; abdelshukur; abdul shukur; abdushshukur; abd ash shukur; عبد الشكور; عبدالشكور; عبد الشکور; عبدالشکور; абдулшакур; абдель шакур; абд аль шакур; абдушшакур; абдушакур; абдулшукур; абдель шукур; абд аль шукур; абдушшукур; абдушукур
abdulali; abdelali; abd al ali; abdul ali; abdel ali; abd el ali; abdoulali; abdulaali; abdelaali; abd al aali; abdul aali; abdel aali; abd el aali; abdoulaali; عبد العلي; عبدالعلي; عبد العلی; عبدالعلی; абдулали; абдель али; абд аль али; абдуали
abdulkabir; abdelkabir; abd al kabir; abdul kabir; abdel kabir; abd el kabir; abdoulkabir; abdikabir; abdulkabeer; abdelkabeer; abd al kabeer; abdul kabeer; abdel kabeer; abd el kabeer; abdoulkabeer; abdulkebir; abdelkebir; abdul kebir; عبد الكبير; عبدالكبير; عبد الکبیر; عبدالکبیر; абдулкабир; абдель кабир; абд аль кабир; абдукабир
abdulhafiz; abdelhafiz; abd al hafiz; abdul hafiz; abdel hafiz; abd el hafiz; abdoulhafiz; abdihafiz; abdulhafeez; abdelhafeez; abd al hafeez; abdul hafeez; abdel hafeez; abd el hafeez; abdoulhafeez; abdulhafidh; abdelhafidh; abdul hafidh; abdulhafid; abdelhafid; abdul hafid; عبد الحفيظ; عبدالحفيظ; عبد الحافظ; عبدالحافظ; абдулхафиз; абдель хафиз; абд аль хафиз; абдухафиз
abdulmuqit; abdelmuqit; abd al muqit; abdul muqit; abdel muqit; abd el muqit; abdoulmuqit; abdimuqit; abdulmoqit; abdelmoqit; abd al moqit; abdul moqit; abdel moqit; abd el moqit; abdoulmoqit; عبد المقيت; عبدالمقيت
abdulhasib; abdelhasib; abd al hasib; abdul hasib; abdel hasib; abd el hasib; abdoulhasib; abdihasib; abdulhaseeb; abdelhaseeb; abd al haseeb; abdul haseeb; abdel haseeb; abd el haseeb; abdoulhaseeb; عبد الحسيب; عبدالحسيب; абдулхасиб; абдель хасиб; абд аль хасиб; абдухасиб
abdulraqib; abdelraqib; abd al raqib; abdul raqib; abdel raqib; abd el raqib; abdoulraqib; abdurraqib; abd ar raqib; abdur raqib; abderraqib; abd er raqib; abdourraqib; abdiraqib; abdulraqeeb; abdelraqeeb; abd al raqeeb; abdul raqeeb; abdel raqeeb; abd el raqeeb; abdoulraqeeb; abdurraqeeb; abd ar raqeeb; abdur raqeeb; abderraqeeb; abd er raqeeb; abdourraqeeb; عبد الرقيب; عبدالرقيب; абдулракиб; абдель ракиб; абд аль ракиб; абдурракиб; абдуракиб
abdulmujib; abdelmujib; abd al mujib; abdul mujib; abdel mujib; abd el mujib; abdoulmujib; abdimujib; abdulmojib; abdelmojib; abd al mojib; abdul mojib; abdel mojib; abd el mojib; abdoulmojib; abdulmujeeb; abdelmujeeb; abdul mujeeb; abdulmoujib; abdelmoujib; abdul moujib; عبد المجيب; عبدالمجيب; абдулмуджиб; абдель муджиб; абд аль муджиб; абдумуджиб
abdulwasi; abdelwasi; abd al wasi; abdul wasi; abdel wasi; abd el wasi; abdoulwasi; abdiwasi; abdulwase; abdelwase; abd al wase; abdul wase; abdel wase; abd el wase; abdoulwase; abdulvasi; abdelvasi; abdul vasi; عبد الواسع; عبدالواسع; абдулваси; абдель васи; абд аль васи; абдуваси
abdulwadud; abdelwadud; abd al wadud; abdul wadud; abdel wadud; abd el wadud; abdoulwadud; abdiwadud; abdulwadood; abdelwadood; abd al wadood; abdul wadood; abdel wadood; abd el wadood; abdoulwadood; abdulouadoud; abdelouadoud; abdul ouadoud; abdulvadud; abdelvadud; abdul vadud; عبد الودود; عبدالودود; абдулвадуд; абдель вадуд; абд аль вадуд; абдувадуд
abdulbaith; abdelbaith; abd al baith; abdul baith; abdel baith; abd el baith; abdoulbaith; abdibaith; abdulbaeth; abdelbaeth; abd al baeth; abdul baeth; abdel baeth; abd el baeth; abdoulbaeth; عبد الباعث; عبدالباعث
abdulshahid; abdelshahid; abd al shahid; abdul shahid; abdel shahid; abd el shahid; abdoulshahid; abdushshahid; abd ash shahid; abdush shahid; abdeshshahid; abd esh shahid; abdoushshahid; abdishahid; abdulshaheed; abdelshaheed; abd al shaheed; abdul shaheed; abdel shaheed; abd el shaheed; abdoulshaheed; abdushshaheed; abd ash shaheed; abdush shaheed; abdeshshaheed; abd esh shaheed; abdoushshaheed; عبد الشهيد; عبدالشهيد; абдулшахид; абдель шахид; абд аль шахид; абдушшахид; абдушахид
abdulhaq; abdelhaq; abd al haq; abdul haq; abdel haq; abd el haq; abdoulhaq; abdihaq; abdulhaqq; abdelhaqq; abd al haqq; abdul haqq; abdel haqq; abd el haqq; abdoulhaqq; abdulhak; abdelhak; abdul hak; abdulhakk; abdelhakk; abdul hakk; abdulhaqqe; abdelhaqqe; abdul haqqe; عبد الحق; عبدالحق; абдулхак; абдель хак; абд аль хак; абдухак; абдулхакк; абдель хакк; абд аль хакк; абдухакк
abdulwakil; abdelwakil; abd al wakil; abdul wakil; abdel wakil; abd el wakil; abdoulwakil; abdiwakil; abdulwakeel; abdelwakeel; abd al wakeel; abdul wakeel; abdel wakeel; abd el wakeel; abdoulwakeel; abdulvekil; abdelvekil; abdul vekil; عبد الوكيل; عبدالوكيل; абдулвакиль; абдель вакиль; абд аль вакиль; абдувакиль
abdulqawi; abdelqawi; abd al qawi; abdul qawi; abdel qawi; abd el qawi; abdoulqawi; abdiqawi; abdulqavi; abdelqavi; abd al qavi; abdul qavi; abdel qavi; abd el qavi; abdoulqavi; abdulkawi; abdelkawi; abdul kawi; abdulqawiy; abdelqawiy; abdul qawiy; عبد القوي; عبدالقوي; عبد القوی; عبدالقوی; абдулкави; абдель кави; абд аль кави; абдукави
abdulmatin; abdelmatin; abd al matin; abdul matin; abdel matin; abd el matin; abdoulmatin; abdimatin; abdulmateen; abdelmateen; abd al mateen; abdul mateen; abdel mateen; abd el mateen; abdoulmateen; abdulmetin; abdelmetin; abdul metin; عبد المتين; عبدالمتين; عبد المتین; عبدالمتین; абдулматин; абдель матин; абд аль матин; абдуматин
abdulwali; abdelwali; abd al wali; abdul wali; abdel wali; abd el wali; abdoulwali; abdiwali; abdulvali; abdelvali; abd al vali; abdul vali; abdel vali; abd el vali; abdoulvali; عبد الولي; عبدالولي; عبد الولی; عبدالولی; абдулвали; абдель вали; абд аль вали; абдували
abdulmuhsi; abdelmuhsi; abd al muhsi; abdul muhsi; abdel muhsi; abd el muhsi; abdoulmuhsi; abdimuhsi; abdulmohsi; abdelmohsi; abd al mohsi; abdul mohsi; abdel mohsi; abd el mohsi; abdoulmohsi; عبد المحصي; عبدالمحصي
abdulmubdi; abdelmubdi; abd al mubdi; abdul mubdi; abdel mubdi; abd el mubdi; abdoulmubdi; abdimubdi; abdulmobdi; abdelmobdi; abd al mobdi; abdul mobdi; abdel mobdi; abd el mobdi; abdoulmobdi; عبد المبدئ; عبدالمبدئ; عبد المبدي; عبدالمبدي
abdulmuid; abdelmuid; abd al muid; abdul muid; abdel muid; abd el muid; abdoulmuid; abdimuid; abdulmoid; abdelmoid; abd al moid; abdul moid; abdel moid; abd el moid; abdoulmoid; abdulmueed; abdelmueed; abdul mueed; عبد المعيد; عبدالمعيد
abdulmuhyi; abdelmuhyi; abd al muhyi; abdul muhyi; abdel muhyi; abd el muhyi; abdoulmuhyi; abdimuhyi; abdulmohyi; abdelmohyi; abd al mohyi; abdul mohyi; abdel mohyi; abd el mohyi; abdoulmohyi; abdulmohi; abdelmohi; abdul mohi; عبد المحيي; عبدالمحيي; عبد المحي; عبدالمحي
abdulmumit; abdelmumit; abd al mumit; abdul mumit; abdel mumit; abd el mumit; abdoulmumit; abdimumit; عبد المميت; عبدالمميت
abdulhayy; abdelhayy; abd al hayy; abdul hayy; abdel hayy; abd el hayy; abdoulhayy; abdihayy; abdulhai; abdelhai; abd al hai; abdul hai; abdel hai; abd el hai; abdoulhai; abdulhaye; abdelhaye; abdul haye; abdulhay; abdelhay; abdul hay; abdulhayi; abdelhayi; abdul hayi; عبد الحي; عبدالحي; عبد الحی; عبدالحی; абдулхай; абдель хай; абд аль хай; абдухай
abdulqayyum; abdelqayyum; abd al qayyum; abdul qayyum; abdel qayyum; abd el qayyum; abdoulqayyum; abdiqayyum; abdulqayum; abdelqayum; abd al qayum; abdul qayum; abdel qayum; abd el qayum; abdoulqayum; abdulqayyoum; abdelqayyoum; abdul qayyoum; abdulqayoum; abdelqayoum; abdul qayoum; abdulqayoom; abdelqayoom; abdul qayoom; abdulkayyum; abdelkayyum; abdul kayyum; abdulgayoom; abdelgayoom; abdul gayoom; abdulqayyoom; abdelqayyoom; abdul qayyoom; abdiqayum; abdukayum; عبد القيوم; عبدالقيوم; عبد القیوم; عبدالقیوم; абдулкаюм; абдель каюм; абд аль каюм; абдукаюм; абдулкайюм; абдель кайюм; абд аль кайюм; абдукайюм
abdulwajid; abdelwajid; abd al wajid; abdul wajid; abdel wajid; abd el wajid; abdoulwajid; abdiwajid; abdulwajed; abdelwajed; abd al wajed; abdul wajed; abdel wajed; abd el wajed; abdoulwajed; عبد الواجد; عبدالواجد; абдулваджид; абдель ваджид; абд аль ваджид; абдуваджид
abdulahad; abdelahad; abd al ahad; abdul ahad; abdel ahad; abd el ahad; abdoulahad; abdulahed; abdelahed; abd al ahed; abdul ahed; abdel ahed; abd el ahed; abdoulahed; عبد الأحد; عبدالأحد; عبد الاحد; عبدالاحد; абдулахад; абдель ахад; абд аль ахад; абдуахад
abdulsamad; abdelsamad; abd al samad; abdul samad; abdel samad; abd el samad; abdoulsamad; abdussamad; abd as samad; abdus samad; abdessamad; abd es samad; abdoussamad; abdisamad; abdulsamed; abdelsamed; abd al samed; abdul samed; abdel samed; abd el samed; abdoulsamed; abdussamed; abd as samed; abdus samed; abdessamed; abd es samed; abdoussamed; abdulsamet; abdelsamet; abdul samet; abdussamet; abd as samet; abdulssamad; abdelssamad; abdul ssamad; abdusssamad; abd as ssamad; abdusamat; عبد الصمد; عبدالصمد; абдулсамад; абдель самад; абд аль самад; абдуссамад; абдусамад; абдулсамет; абдель самет; абд аль самет; абдуссамет; абдусамет
abdulmuqtadir; abdelmuqtadir; abd al muqtadir; abdul muqtadir; abdel muqtadir; abd el muqtadir; abdoulmuqtadir; abdimuqtadir; abdulmoqtader; abdelmoqtader; abd al moqtader; abdul moqtader; abdel moqtader; abd el moqtader; abdoulmoqtader; abdulmuktadir; abdelmuktadir; abdul muktadir; abdulmuqtader; abdelmuqtader; abdul muqtader; عبد المقتدر; عبدالمقتدر; абдулмуктадир; абдель муктадир; абд аль муктадир; абдумуктадир
abdulawwal; abdelawwal; abd al awwal; abdul awwal; abdel awwal; abd el awwal; abdoulawwal; abdulawal; abdelawal; abd al awal; abdul awal; abdel awal; abd el awal; abdoulawal; عبد الأول; عبدالأول
abdulzahir; abdelzahir; abd al zahir; abdul zahir; abdel zahir; abd el zahir; abdoulzahir; abduzzahir; abd az zahir; abduz zahir; abdezzahir; abd ez zahir; abdouzzahir; abdizahir; abdulzaher; abdelzaher; abd al zaher; abdul zaher; abdel zaher; abd el zaher; abdoulzaher; abduzzaher; abd az zaher; abduz zaher; abdezzaher; abd ez zaher; abdouzzaher; abduldhaher; abdeldhaher; abdul dhaher; abduddhaher; abd ad dhaher; abduldhahir; abdeldhahir; abdul dhahir; abduddhahir; abd ad dhahir; عبد الظاهر; عبدالظاهر; абдулзахир; абдель захир; абд аль захир; абдуззахир; абдузахир
abdulbatin; abdelbatin; abd al batin; abdul batin; abdel batin; abd el batin; abdoulbatin; abdibatin; abdulbaten; abdelbaten; abd al baten; abdul baten; abdel baten; abd el baten; abdoulbaten; عبد الباطن; عبدالباطن
abdulmutaal; abdelmutaal; abd al mutaal; abdul mutaal; abdel mutaal; abd el mutaal; abdoulmutaal; abdimutaal; abdulmotaal; abdelmotaal; abd al motaal; abdul motaal; abdel motaal; abd el motaal; abdoulmotaal; abdulmutal; abdelmutal; abdul mutal; abdulmoteal; abdelmoteal; abdul moteal; عبد المتعال; عبدالمتعال
abdulbarr; abdelbarr; abd al barr; abdul barr; abdel barr; abd el barr; abdoulbarr; abdibarr; عبد البر; عبدالبر
abdultawwab; abdeltawwab; abd al tawwab; abdul tawwab; abdel tawwab; abd el tawwab; abdoultawwab; abduttawwab; abd at tawwab; abdut tawwab; abdettawwab; abd et tawwab; abdouttawwab; abditawwab; abdultavvab; abdeltavvab; abd al tavvab; abdul tavvab; abdel tavvab; abd el tavvab; abdoultavvab; abduttavvab; abd at tavvab; abdut tavvab; abdettavvab; abd et tavvab; abdouttavvab; abdultawab; abdeltawab; abdul tawab; abduttawab; abd at tawab; abdultaouab; abdeltaouab; abdul taouab; abduttaouab; abd at taouab; عبد التواب; عبدالتواب; абдултавваб; абдель тавваб; абд аль тавваб; абдуттавваб; абдутавваб
abdulmuntaqim; abdelmuntaqim; abd al muntaqim; abdul muntaqim; abdel muntaqim; abd el muntaqim; abdoulmuntaqim; abdimuntaqim; abdulmontaqem; abdelmontaqem; abd al montaqem; abdul montaqem; abdel montaqem; abd el montaqem; abdoulmontaqem; عبد المنتقم; عبدالمنتقم
abdulafuw; abdelafuw; abd al afuw; abdul afuw; abdel afuw; abd el afuw; abdoulafuw; abdulafu; abdelafu; abd al afu; abdul afu; abdel afu; abd el afu; abdoulafu; abdulafou; abdelafou; abdul afou; عبد العفو; عبدالعفو
abdulrauf; abdelrauf; abd al rauf; abdul rauf; abdel rauf; abd el rauf; abdoulrauf; abdurrauf; abd ar rauf; abdur rauf; abderrauf; abd er rauf; abdourrauf; abdirauf; abdulraouf; abdelraouf; abd al raouf; abdul raouf; abdel raouf; abd el raouf; abdoulraouf; abdurraouf; abd ar raouf; abdur raouf; abderraouf; abd er raouf; abdourraouf; abdulraoof; abdelraoof; abdul raoof; abdurraoof; abd ar raoof; abdulraof; abdelraof; abdul raof; abdurraof; abd ar raof; عبد الرؤوف; عبدالرؤوف; عبد الرءوف; عبدالرءوف; عبد الرؤف; عبدالرؤف; абдулрауф; абдель рауф; абд аль рауф; абдуррауф; абдурауф
abdulmuqsit; abdelmuqsit; abd al muqsit; abdul muqsit; abdel muqsit; abd el muqsit; abdoulmuqsit; abdimuqsit; abdulmoqsit; abdelmoqsit; abd al moqsit; abdul moqsit; abdel moqsit; abd el moqsit; abdoulmoqsit; عبد المقسط; عبدالمقسط
abduljami; abdeljami; abd al jami; abdul jami; abdel jami; abd el jami; abdouljami; abdijami; abduljame; abdeljame; abd al jame; abdul jame; abdel jame; abd el jame; abdouljame; عبد الجامع; عبدالجامع
abdulmughni; abdelmughni; abd al mughni; abdul mughni; abdel mughni; abd el mughni; abdoulmughni; abdimughni; abdulmoghni; abdelmoghni; abd al moghni; abdul moghni; abdel moghni; abd el moghni; abdoulmoghni; abdulmoghny; abdelmoghny; abdul moghny; عبد المغني; عبدالمغني
abdulmani; abdelmani; abd al mani; abdul mani; abdel mani; abd el mani; abdoulmani; abdimani; abdulmane; abdelmane; abd al mane; abdul mane; abdel mane; abd el mane; abdoulmane; عبد المانع; عبدالمانع
abdulnafi; abdelnafi; abd al nafi; abdul nafi; abdel nafi; abd el nafi; abdoulnafi; abdunnafi; abd an nafi; abdun nafi; abdennafi; abd en nafi; abdounnafi; abdinafi; abdulnafea; abdelnafea; abd al nafea; abdul nafea; abdel nafea; abd el nafea; abdoulnafea; abdunnafea; abd an nafea; abdun nafea; abdennafea; abd en nafea; abdounnafea; عبد النافع; عبدالنافع; абдулнафи; абдель нафи; абд аль нафи; абдуннафи; абдунафи
abdulnur; abdelnur; abd al nur; abdul nur; abdel nur; abd el nur; abdoulnur; abdunnur; abd an nur; abdun nur; abdennur; abd en nur; abdounnur; abdinur; abdulnoor; abdelnoor; abdoulnoor; abdunnoor; abdennoor; abdounnoor; abdulnour; abdelnour; abdul nour; abdunnour; abd an nour; عبد النور; عبدالنور; абдулнур; абдель нур; абд аль нур; абдуннур; абдунур
abdulhadi; abdelhadi; abd al hadi; abdul hadi; abdel hadi; abd el hadi; abdoulhadi; abdihadi; abdulhady; abdelhady; abd al hady; abdul hady; abdel hady; abd el hady; abdoulhady; abdulhedi; abdelhedi; abdul hedi; abdulhaadi; abdelhaadi; abdul haadi; عبد الهادي; عبدالهادي; عبد الهادی; عبدالهادی; абдулхади; абдель хади; абд аль хади; абдухади
abdulbadi; abdelbadi; abd al badi; abdul badi; abdel badi; abd el badi; abdoulbadi; abdibadi; abdulbadie; abdelbadie; abd al badie; abdul badie; abdel badie; abd el badie; abdoulbadie; abdulbadee; abdelbadee; abdul badee; عبد البديع; عبدالبديع; عبد البدیع; عبدالبدیع; абдулбади; абдель бади; абд аль бади; абдубади
abdulbaqi; abdelbaqi; abd al baqi; abdul baqi; abdel baqi; abd el baqi; abdoulbaqi; abdibaqi; abdulbaki; abdelbaki; abd al baki; abdul baki; abdel baki; abd el baki; abdoulbaki; abdulbagi; abdelbagi; abdul bagi; عبد الباقي; عبدالباقي; عبد الباقی; عبدالباقی; абдулбаки; абдель баки; абд аль баки; абдубаки
abdulwarith; abdelwarith; abd al warith; abdul warith; abdel warith; abd el warith; abdoulwarith; abdiwarith; abdulwares; abdelwares; abd al wares; abdul wares; abdel wares; abd el wares; abdoulwares; abdulwaris; abdelwaris; abdul waris; عبد الوارث; عبدالوارث; абдулварис; абдель варис; абд аль варис; абдуварис
abdulrashid; abdelrashid; abd al rashid; abdul rashid; abdel rashid; abd el rashid; abdoulrashid; abdurrashid; abd ar rashid; abdur rashid; abderrashid; abd er rashid; abdourrashid; abdirashid; abdulrasheed; abdelrasheed; abd al rasheed; abdul rasheed; abdel rasheed; abd el rasheed; abdoulrasheed; abdurrasheed; abd ar rasheed; abdur rasheed; abderrasheed; abd er rasheed; abdourrasheed; abdulrachid; abdelrachid; abdul rachid; abdurrachid; abd ar rachid; abdulreshid; abdelreshid; abdul reshid; abdurreshid; abd ar reshid; abdulresit; abdelresit; abdul resit; abdurresit; abd ar resit; abderrachid; abdurashid; عبد الرشيد; عبدالرشيد; عبد الرشید; عبدالرشید; абдулрашид; абдель рашид; абд аль рашид; абдуррашид; абдурашид; абдулрешид; абдель решид; абд аль решид; абдуррешид; абдурешид
abdulsabur; abdelsabur; abd al sabur; abdul sabur; abdel sabur; abd el sabur; abdoulsabur; abdussabur; abd as sabur; abdus sabur; abdessabur; abd es sabur; abdoussabur; abdisabur; abdulsabour; abdelsabour; abd al sabour; abdul sabour; abdel sabour; abd el sabour; abdoulsabour; abdussabour; abd as sabour; abdus sabour; abdessabour; abd es sabour; abdoussabour; abdulsaboor; abdelsaboor; abdul saboor; abdussaboor; abd as saboor; abdulsabbur; abdelsabbur; abdul sabbur; abdussabbur; abd as sabbur; عبد الصبور; عبدالصبور; абдулсабур; абдель сабур; абд аль сабур; абдуссабур; абдусабур
abdulnasir; abdelnasir; abd al nasir; abdul nasir; abdel nasir; abd el nasir; abdoulnasir; abdunnasir; abd an nasir; abdun nasir; abdennasir; abd en nasir; abdounnasir; abdinasir; abdulnaser; abdelnaser; abd al naser; abdul naser; abdel naser; abd el naser; abdoulnaser; abdunnaser; abd an naser; abdun naser; abdennaser; abd en naser; abdounnaser; abdulnasser; abdelnasser; abdul nasser; abdunnasser; abd an nasser; abdulnacer; abdelnacer; abdul nacer; abdunnacer; abd an nacer; cabdinaasir; abdunasir; عبد الناصر; عبدالناصر; абдулнасир; абдель насир; абд аль насир; абдуннасир; абдунасир; абдулнасер; абдель насер; абд аль насер; абдуннасер; абдунасер
abdulsattar; abdelsattar; abd al sattar; abdul sattar; abdel sattar; abd el sattar; abdoulsattar; abdussattar; abd as sattar; abdus sattar; abdessattar; abd es sattar; abdoussattar; abdisattar; abdulsatar; abdelsatar; abd al satar; abdul satar; abdel satar; abd el satar; abdoulsatar; abdussatar; abd as satar; abdus satar; abdessatar; abd es satar; abdoussatar; abdulsettar; abdelsettar; abdul settar; abdussettar; abd as settar; abdulsattor; abdelsattor; abdul sattor; abdussattor; abd as sattor; عبد الستار; عبدالستار; абдулсаттар; абдель саттар; абд аль саттар; абдуссаттар; абдусаттар; абдулсаттор; абдель саттор; абд аль саттор; абдуссаттор; абдусаттор
abdulmannan; abdelmannan; abd al mannan; abdul mannan; abdel mannan; abd el mannan; abdoulmannan; abdimannan; abdulmanan; abdelmanan; abd al manan; abdul manan; abdel manan; abd el manan; abdoulmanan; abdulmennan; abdelmennan; abdul mennan; عبد المنان; عبدالمنان; абдулманнан; абдель маннан; абд аль маннан; абдуманнан
abdulhannan; abdelhannan; abd al hannan; abdul hannan; abdel hannan; abd el hannan; abdoulhannan; abdihannan; abdulhanan; abdelhanan; abd al hanan; abdul hanan; abdel hanan; abd el hanan; abdoulhanan; عبد الحنان; عبدالحنان; абдулханнан; абдель ханнан; абд аль ханнан; абдуханнан
abdulmuttalib; abdelmuttalib; abd al muttalib; abdul muttalib; abdel muttalib; abd el muttalib; abdoulmuttalib; abdimuttalib; abdulmutalib; abdelmutalib; abd al mutalib; abdul mutalib; abdel mutalib; abd el mutalib; abdoulmutalib; abdulmotaleb; abdelmotaleb; abdul motaleb; abdulmuttaleb; abdelmuttaleb; abdul muttaleb; abdulmutallib; abdelmutallib; abdul mutallib; abdulmoutaleb; abdelmoutaleb; abdul moutaleb; عبد المطلب; عبدالمطلب; абдулмутталиб; абдель мутталиб; абд аль мутталиб; абдумутталиб; абдулмуталлиб; абдель муталлиб; абд аль муталлиб; абдумуталлиб
abdulnabi; abdelnabi; abd al nabi; abdul nabi; abdel nabi; abd el nabi; abdoulnabi; abdunnabi; abd an nabi; abdun nabi; abdennabi; abd en nabi; abdounnabi; abdinabi; abdulnaby; abdelnaby; abd al naby; abdul naby; abdel naby; abd el naby; abdoulnaby; abdunnaby; abd an naby; abdun naby; abdennaby; abd en naby; abdounnaby; abdulnebi; abdelnebi; abdul nebi; abdunnebi; abd an nebi; عبد النبي; عبدالنبي; عبد النبی; عبدالنبی; абдулнаби; абдель наби; абд аль наби; абдуннаби; абдунаби
abdulrasul; abdelrasul; abd al rasul; abdul rasul; abdel rasul; abd el rasul; abdoulrasul; abdurrasul; abd ar rasul; abdur rasul; abderrasul; abd er rasul; abdourrasul; abdirasul; abdulrasool; abdelrasool; abd al rasool; abdul rasool; abdel rasool; abd el rasool; abdoulrasool; abdurrasool; abd ar rasool; abdur rasool; abderrasool; abd er rasool; abdourrasool; abdulrasoul; abdelrasoul; abdul rasoul; abdurrasoul; abd ar rasoul; abdulresul; abdelresul; abdul resul; abdurresul; abd ar resul; عبد الرسول; عبدالرسول; абдулрасул; абдель расул; абд аль расул; абдуррасул; абдурасул
abdulhusayn; abdelhusayn; abd al husayn; abdul husayn; abdel husayn; abd el husayn; abdoulhusayn; abdihusayn; abdulhussein; abdelhussein; abd al hussein; abdul hussein; abdel hussein; abd el hussein; abdoulhussein; abdulhussain; abdelhussain; abdul hussain; abdulhossein; abdelhossein; abdul hossein; عبد الحسين; عبدالحسين; عبد الحسین; عبدالحسین; абдулхусейн; абдель хусейн; абд аль хусейн; абдухусейн
abdulzahra; abdelzahra; abd al zahra; abdul zahra; abdel zahra; abd el zahra; abdoulzahra; abduzzahra; abd az zahra; abduz zahra; abdezzahra; abd ez zahra; abdouzzahra; abdizahra; abdulzehra; abdelzehra; abd al zehra; abdul zehra; abdel zehra; abd el zehra; abdoulzehra; abduzzehra; abd az zehra; abduz zehra; abdezzehra; abd ez zehra; abdouzzehra; abdulzohra; abdelzohra; abdul zohra; abduzzohra; abd az zohra; عبد الزهرة; عبدالزهرة; عبد الزهره; عبدالزهره; абдулзахра; абдель захра; абд аль захра; абдуззахра; абдузахра
abdulmahdi; abdelmahdi; abd al mahdi; abdul mahdi; abdel mahdi; abd el mahdi; abdoulmahdi; abdimahdi; abdulmehdi; abdelmehdi; abd al mehdi; abdul mehdi; abdel mehdi; abd el mehdi; abdoulmehdi; عبد المهدي; عبدالمهدي; عبد المهدی; عبدالمهدی; абдулмахди; абдель махди; абд аль махди; абдумахди
abdulmuin; abdelmuin; abd al muin; abdul muin; abdel muin; abd el muin; abdoulmuin; abdimuin; abdulmoin; abdelmoin; abd al moin; abdul moin; abdel moin; abd el moin; abdoulmoin; abdulmueen; abdelmueen; abdul mueen; عبد المعين; عبدالمعين; عبد المعین; عبدالمعین; абдулмуин; абдель муин; абд аль муин; абдумуин
abdulmawla; abdelmawla; abd al mawla; abdul mawla; abdel mawla; abd el mawla; abdoulmawla; abdimawla; abdulmola; abdelmola; abd al mola; abdul mola; abdel mola; abd el mola; abdoulmola; abdulmaula; abdelmaula; abdul maula; abdulmoula; abdelmoula; abdul moula; عبد المولى; عبدالمولى; абдулмавла; абдель мавла; абд аль мавла; абдумавла
abdulfadil; abdelfadil; abd al fadil; abdul fadil; abdel fadil; abd el fadil; abdoulfadil; abdifadil; abdulfadhil; abdelfadhil; abd al fadhil; abdul fadhil; abdel fadhil; abd el fadhil; abdoulfadhil; abdulfazil; abdelfazil; abdul fazil; عبد الفضيل; عبدالفضيل
abdulamir; abdelamir; abd al amir; abdul amir; abdel amir; abd el amir; abdoulamir; abdulameer; abdelameer; abd al ameer; abdul ameer; abdel ameer; abd el ameer; abdoulameer; abdulemir; abdelemir; abdul emir; عبد الأمير; عبدالأمير; عبد الامير; عبدالامير; абдуламир; абдель амир; абд аль амир; абдуамир
`

/** Slavic given names in their Russian, Ukrainian, Belarusian, South Slavic and Baltic official forms. */
const SLAVIC = `
vladimir; wladimir; władimir; vladimiras; vladimirs; volodymyr; uladzimir; vlagyimir; volodimir; valodymyr; włodzimierz; vladymyr; uladzimer; uładzimir; wolodymyr; wolodimir; volodimer; владимир; володимир; уладзімір; владимір; βλαντίμιρ; βλαδίμηρος; ვლადიმერ; ვლადიმირ; վլադիմիր; 弗拉基米尔; 弗拉基米爾; 弗拉迪米尔; 佛拉迪米爾; ウラジーミル; ウラジミール; ヴラディーミル; ヴォロディミル; ウォロディミル; 블라디미르; 볼로디미르; व्लादिमीर; व्लादिमिर; ব্লাদিমির; ভ্লাদিমির; วลาดีมีร์; วลาดิมีร์; ဗလာဒီမာ; វ្ល៉ាឌីមៀ; ולדימיר; וולודימיר; فلاديمير; ولادیمیر; ولودیمیر; فولوديمير
nikolai; nikolay; nikolaj; nikołaj; mikalai; mykola; mikola; mikołaj; nyikolaj; mikalaj; mykoła; nikolajus; nikalai; nicolai; nikolais; николай; микола; мікалай; мыкола; никола; николај; νικολάι; ნიკოლაი; նիկոլայ; 尼古拉; 尼古拉伊; ニコライ; ミコラ; 니콜라이; 미콜라; निकोलाई; ניקולאי; نيكولاي; نیکلای; নিকোলাই; นีโคไล
alexander; aleksandr; aleksandras; aleksandrs; alexandr; oleksandr; aliaksandr; aleksander; alexandre; aleksandar; alyaksandr; olexander; oleksander; alexandru; olexandr; alexandar; aljaksandr; alekszandr; olexandre; александр; олександр; аляксандр; александър; александар; αλεξάντερ; ალექსანდრე; ალექსანდრ; ալեքսանդր; ալեկսանդր; 亚历山大; 亞歷山大; 阿列克山德尔; アレクサンドル; アレクサンダー; オレクサンドル; 알렉산드르; 알렉산더; 올렉산드르; अलेक्जेंडर; अलेक्सांद्र; אלכסנדר; ألكسندر; الكسندر; الکساندر; আলেকজান্ডার; อเล็กซานเดอร์; อะเลคซันดร์; alexandros; aleksandros; αλέξανδρος; александрос; アレクサンドロス; 알렉산드로스
alexei; aleksey; aleksei; aleksej; alexey; oleksii; oleksiy; alexej; aliaksei; aleksiej; oleksij; olexiy; alyaksey; olexii; aleksejs; aleksejus; alekszej; alyaksei; oleksi; aliaksiej; алексей; олексій; аляксей; алексеј; αλεξέι; ალექსეი; ալեքսեյ; 阿列克谢; 阿列克謝; アレクセイ; オレクシー; 알렉세이; 올렉시; अलेक्सी; אלכסיי; أليكسي; الکسی; আলেক্সেই; อะเลคเซย์
sergei; sergey; sergej; serhii; serhiy; siarhei; siarhiej; serguei; siergiej; szergej; sergejs; sergejus; sergii; sergiy; syarhey; serhij; serhei; sarhei; serghei; siarhej; szerhij; sergi; sergy; serhy; сергей; сергій; сяргей; сергеј; σεργκέι; სერგეი; սերգեյ; 谢尔盖; 謝爾蓋; 谢尔盖伊; セルゲイ; セルヒー; 세르게이; 세르히; सर्गेई; सर्गेइ; סרגיי; סרגי; سيرغي; سرگئی; সের্গেই; เซียร์เกย์; เซอร์เก
dmitry; dmitriy; dmitrii; dmitrij; dmitri; dmytro; dzmitry; dimitri; dimitry; dimitrii; dimitriy; zmicier; dmitrijs; dmitrijus; dimitrij; dymitr; dmytryi; dmitro; dzmitryj; dimitar; dimitrie; dmyttro; dmitryi; dmitrie; dzmitri; дмитрий; дмитро; дзмітрый; дзмітры; дмитар; димитър; димитри; ντμίτρι; დიმიტრი; დმიტრი; դմիտրի; դմիտրիյ; 德米特里; 德米特裡; ドミトリー; ドミートリー; ディミトリ; ドミトロ; 드미트리; 드미트로; दिमित्री; דמיטרי; ديمتري; دميتري; دیمیتری; দিমিত্রি; ดมีตรี
mikhail; michail; michaił; michailas; michails; mihail; mykhailo; mikhailo; mykhaylo; mikhaylo; mihails; mykhayl; mychajlo; mihhail; mihailas; mihajlo; mihailo; mikhayil; mikhal; mikhai; mychailo; михаил; михайло; міхаіл; міхась; მიხეილ; მიხაილ; միխայիլ; միքայել; 米哈伊尔; 米哈伊爾; ミハイル; ミハイロ; 미하일; 미하일로; मिखाइल; מיכאיל; ميخائيل; میخائیل; মিখাইল; มีฮาอิล
ivan; iwan; ivanas; ivans; iwana; иван; іван; ιβάν; ივანე; ივანი; իվան; 伊万; 伊萬; イワン; イヴァン; 이반; इवान; איוואן; إيفان; ایوان; ইভান; อีวาน
andrei; andrey; andrej; andrii; andriy; andrij; andriej; andrejs; andrejus; andryi; andry; andreis; andraj; andrzei; андрей; андрій; андрэй; андреј; αντρέι; ανδρέι; ანდრეი; ანდრია; անդրեյ; 安德烈; 安德烈伊; アンドレイ; アンドリー; 안드레이; 안드리; आंद्रेई; आंद्रेइ; אנדריי; أندريه; أندري; آندری; আন্দ্রেই; อันเดรย์
yuri; yuriy; iurii; jurij; jurii; iouriï; yury; iouri; yurii; juri; jury; youri; jurijs; jurijus; iuri; yurij; yuryy; iury; juryi; yuryi; youriy; iurie; юрий; юрій; юрый; γιούρι; იური; յուրի; 尤里; ユーリ; ユーリー; ユリ; 유리; यूरी; יורי; يوري; یوری; ইউরি; ยูรี
victor; viktor; wiktor; viktoras; viktors; viktar; viktoru; vyktor; виктор; віктор; віктар; βίκτωρ; βίκτορ; ვიქტორ; վիկտոր; 维克托; 維克托; ビクトル; ヴィクトル; 빅토르; विक्टर; ויקטור; فيكتور; ویکتور; ভিক্টর; วิคเตอร์
valery; valeriy; valerii; valerij; walerii; walerij; valeri; walery; waleri; valerijus; valērijs; valeriu; valere; valeryi; валерий; валерій; валерый; βαλέρι; ვალერი; վալերի; 瓦列里; ヴァレリー; ワレリー; 발레리; ולרי; فاليري; والری
anatoly; anatoliy; anatolii; anatolij; anatoli; anatol; anatole; anatolijs; anatolijus; anatolyi; anatoliusz; анатолий; анатолій; анатоль; ανατόλι; ანატოლი; անատոլի; 阿纳托利; アナトリー; 아나톨리; אנטולי; أناتولي; آناتولی
vasily; vasiliy; vasilii; vasilij; wasilii; wasilij; vasili; vassili; wassili; vasyl; vasil; wasyl; wasili; vaszilij; vassily; vasilijs; vasilijus; vasyly; vassil; vasylii; wassyl; василий; василь; васіль; васил; βασίλι; ვასილ; ვასილი; վասիլի; վասիլ; 瓦西里; ワシリー; ヴァシーリー; ヴァシリー; 바실리; 바실; ואסילי; فاسيلي; واسیلی
evgeny; evgeniy; yevgeniy; evgenii; jevgenij; jewgenii; ewgenij; yevgeny; evgeni; yevgeni; jewgeni; yevhen; evgenij; evgueni; yauhen; ievgen; jewgenij; jevgenijs; jevgenijus; jevgeni; yevhenii; yevheniy; jauhien; yavhen; ievgenii; jewhen; yauheni; ievhenii; jevhen; евгений; євген; євгеній; яўген; яўгеній; ευγένιος; εβγκένι; ევგენი; եվգենի; 叶夫根尼; 葉夫根尼; 叶甫盖尼; エフゲニー; イェウヘン; 예브게니; 예우헨; येवगेनी; יבגני; إيفجيني; يفغيني; یوگنی
oleg; olegas; olegs; oleh; aleh; ołeh; олег; алег; όλεγκ; ოლეგ; օլեգ; 奥列格; 奧列格; オレグ; オレフ; 올레그; 올레흐; אולג; أوليغ; اولگ
igor; ihor; ihar; igors; igoris; igorj; igorʹ; ihor'; игорь; ігор; ігар; игор; ίγκορ; იგორ; իգոր; 伊戈尔; 伊戈爾; イーゴリ; イゴール; イホル; 이고르; 이호르; איגור; إيغور; ایگور
konstantin; konstantinas; konstantins; konstantyn; constantin; kostyantyn; kanstantsin; kostiantyn; kanstancin; konstanty; konsztantyin; kostjantyn; константин; костянтин; канстанцін; κωνσταντίν; კონსტანტინე; կոնստանտին; 康斯坦丁; コンスタンチン; コンスタンティン; 콘스탄틴; קונסטנטין; قسطنطين; كونستانتين; کنستانتین
pavel; pawel; paweł; pavelas; pavels; pavlo; paval; pavle; paweu; pawlo; павел; павло; паўло; павле; павал; πάβελ; პავლე; პაველ; պավել; 帕维尔; 帕維爾; 帕夫洛; パーヴェル; パヴェル; パブロ; 파벨; पावेल; פאבל; بافيل; پاول
pyotr; petr; pjotr; piotr; pjotras; pjotrs; petro; petar; pyatro; piatro; pjetr; piotrs; petrs; petras; piotor; pyotor; пётр; петро; пятро; петър; петар; πιοτρ; პეტრე; պյոտր; պետրոս; 彼得罗; ピョートル; ペトロ; 표트르; 페트로; פיוטר; بيوتر; پیتر; پیوتر
grigory; grigoriy; grigorii; grigorij; grigori; hryhorii; hryhoriy; ryhor; grigor; hryhorij; grigorijs; grigorijus; grigoriou; rygor; григорий; григорій; рыгор; григор; γκριγκόρι; გრიგოლ; գրիգորի; գրիգոր; 格里戈里; グリゴリー; 그리고리; 흐리호리; גריגורי; غريغوري; گریگوری
boris; borisas; boriss; borys; barys; borisz; борис; барыс; μπόρις; ბორის; բորիս; 鲍里斯; 鮑里斯; ボリス; 보리스; बोरिस; בוריס; بوريس; بوریس
gennady; gennadiy; gennadii; gennadij; gennadi; hennadii; hennadiy; henadz; guennadi; gienadij; hienadź; gennadijs; genadijus; hennadij; genadi; genadiy; henadzi; геннадий; геннадій; генадзь; γκενάντι; გენადი; գենադի; 根纳季; ゲンナジー; ヘンナディー; 겐나디; גנאדי; جينادي; گنادی
vyacheslav; viacheslav; vjačeslav; wjatscheslaw; viatcheslav; wjaczesław; vjačeslavas; vjačeslavs; vjatscheslaw; vyacheslau; wiaczesław; viachaslau; vyatcheslav; viacheslaw; viatchslav; viaceslavas; wiaczeslaw; vyachaslau; wiacheslaw; viaceslav; вячеслав; в'ячеслав; вячаслаў; вјачеслав; вечеслав; βιατσεσλάβ; ვიაჩესლავ; վյաչեսլավ; 维亚切斯拉夫; ヴャチェスラフ; ビャチェスラフ; 뱌체슬라프; ויאצ'סלב; فياتشيسلاف; ویاچسلاو
yaroslav; iaroslav; jaroslav; jaroslaw; jarosław; jaroslavas; jaroslavs; yaraslau; iaroslaw; jarosłau; ярослав; яраслаў; γιαροσλάβ; იაროსლავ; յարոսլավ; 雅罗斯拉夫; ヤロスラフ; 야로슬라프; ירוסלב; ياروسلاف; یاروسلاو
stanislav; stanislaw; stanisław; stanislavas; stanislavs; stanislau; stanislas; stanislovas; stanislaus; станислав; станіслав; станіслаў; στανισλάβ; სტანისლავ; ստանիսլավ; 斯坦尼斯拉夫; スタニスラフ; 스타니슬라프; סטניסלב; ستانيسلاف; استانیسلاو
rostislav; rostislaw; rostisław; rostislavas; rostislavs; rostyslav; rastsislau; roscislaw; rostyslaw; ростислав; расціслаў; 罗斯季斯拉夫; ロスチスラフ; 로스티슬라프; רוסטיסלב; روستيسلاف
mstislav; mstislaw; mstisław; mstislavas; mstislavs; mstyslav; mścisław; мстислав; мсціслаў; 姆斯季斯拉夫; ムスチスラフ; 므스티슬라프
svyatoslav; sviatoslav; svjatoslav; swjatoslaw; swjatosław; svjatoslavas; svjatoslavs; svatoslav; świętosław; sviatoslaw; святослав; святаслаў; светослав; σβιατοσλάβ; სვიატოსლავ; 斯维亚托斯拉夫; スヴャトスラフ; 스뱌토슬라프; سفياتوسلاف
vladislav; wladislaw; władisław; vladislavas; vladislavs; vladyslav; uladzislau; władysław; vladislau; vladyslaw; wladyslaw; wladislav; владислав; уладзіслаў; βλαντισλάβ; ვლადისლავ; վլադիսլավ; 弗拉季斯拉夫; 弗拉迪斯拉夫; ヴラディスラフ; ウラジスラフ; 블라디슬라프; ולדיסלב; فلاديسلاف; ولادیسلاو
vsevolod; wsewolod; wsewołod; vsevolodas; vsevolods; usevalad; wsiewołod; vszevolod; всеволод; усевалад; ვსევოლოდ; 弗谢沃洛德; フセヴォロド; 프세볼로트; فسيفولود
vadim; wadim; vadimas; vadims; vadym; vadzim; wadym; вадим; вадзім; βαντίμ; ვადიმ; վադիմ; 瓦季姆; 瓦迪姆; ヴァディム; ワジム; 바딤; ואדים; فاديم; وادیم
vitaly; vitaliy; vitalii; vitalij; witalii; witalij; vitali; witali; vitalie; vital; vitalijs; vitalijus; vitalyi; vitalik; виталий; віталій; віталь; βιτάλι; ვიტალი; վիտալի; 维塔利; ヴィタリー; ビタリー; ヴィタリイ; 비탈리; ויטלי; فيتالي; ویتالی
leonid; leonids; leanid; leonyd; леонид; леонід; леанід; λεονίντ; ლეონიდ; լեոնիդ; 列昂尼德; レオニード; レオニド; 레오니트; לאוניד; ليونيد; لئونید
lev; lew; levas; levs; leŭ; лев; леў; λεβ; ლევ; լև; 列夫; レフ; 레프; ליב
maxim; maksim; maksimas; maksims; maksym; maxime; maxym; makszim; максим; максім; μαξίμ; მაქსიმ; մաքսիմ; 马克西姆; マクシム; マキシム; 막심; מקסים; مكسيم; ماکسیم
nikita; mikita; mykyta; nikitas; никита; микита; мікіта; νικήτας; ნიკიტა; նիկիտա; 尼基塔; ニキータ; ミキタ; 니키타; 미키타; ניקיטה; نيكيتا; نیکیتا
roman; romanas; romans; raman; роман; раман; ρομάν; რომან; ռոման; 罗曼; 羅曼; ロマン; 로만; רומן; رومان
ruslan; rouslan; rusłan; ruslanas; ruslans; rousslan; руслан; ρουσλάν; რუსლან; ռուսլան; 鲁斯兰; ルスラン; 루슬란; רוסלן; رسلان; روسلان
semyon; semen; semjon; semion; semjonas; semjons; siamion; siemion; szemjon; semyen; siamyon; семён; сямён; სემიონ; 谢苗; セミョーン; 세묜; סמיון; سيميون
stepan; stepanas; stepans; stsiapan; stiepan; sztyepan; stjepan; stepas; степан; сцяпан; стјепан; σεπάν; სტეპან; ստեփան; 斯捷潘; ステパン; 스테판; סטפן; ستيبان
timofey; timofei; timofej; tymofii; tsimafei; tymofiy; tymofij; timofiej; cimafiej; тимофей; тимофій; цімафей; ტიმოფეი; 季莫费; ティモフェイ; 티모페이
timur; timour; timuras; timurs; tymur; temur; teymur; témour; тимур; цімур; темур; темір; თიმურ; თემურ; թիմուր; 帖木儿; 铁木尔; ティムール; チムール; 티무르; טימור; تيمور; تیمور
fyodor; fedor; fjodor; fiodor; fjodoras; fjodors; fedir; fiodar; fiodoras; feodor; фёдор; федір; фёдар; φιόντορ; ფიოდორ; ֆյոդոր; 费奥多尔; 費奧多爾; フョードル; フェディル; 표도르; 페디르; פיודור; فيودور; فئودور
filipp; filippas; filipps; filip; philipp; pylyp; fillip; filips; filipas; филипп; пилип; піліп; філіп; филип; ფილიპე; 菲利普; フィリップ; 필립; פיליפ; فيليب; فیلیپ
eduard; edouard; eduardas; eduards; edward; edvard; eduardu; эдуард; едуард; эдвард; εντουάρντ; ედუარდ; էդուարդ; 爱德华; 愛德華; エドゥアルド; エドワルド; 에두아르트; אדוארד; إدوارد; ادوارد
eldar; ełdar; eldaras; eldars; el'dar; yeldar; эльдар; елдар; ელდარ; էլդար; 埃利达尔; エルダル; 엘다르; إلدار
yakov; iakov; jakov; jakow; jakovas; jakovs; yakiv; iakob; yakau; yakuv; iakiv; jakiv; яков; яків; якаў; якоб; იაკობ; 雅科夫; ヤコフ; 야코프; יעקב
ilya; ilia; ilja; iliya; illia; ilija; illya; ilyia; илья; ілля; ілья; илия; илија; ιλιά; ილია; իլյա; 伊利亚; 伊利亞; イリヤ; イリア; 일리야; איליה; إيليا; ایلیا
kirill; kiriłł; kirillas; kirills; cyril; kiril; kyrylo; kirył; cyryl; kirils; kirilas; kiryl; kirilo; kyrill; cyrille; kyryl; kyrillos; kirylo; кирилл; кирило; кірыл; кирил; κύριλλος; κίριλ; კირილე; 基里尔; 基里爾; キリル; キリロ; 키릴; קיריל; كيريل; کیریل
german; germanas; germans; herman; guerman; герман; 格尔曼; ゲルマン; 게르만; גרמן
georgy; georgiy; georgii; georgij; georgi; heorhii; heorhiy; gueorgui; giorgi; georgijs; georgijus; heorhi; heorhij; georgije; георгий; георгій; георги; георгије; გიორგი; գեորգի; 格奥尔基; 格奧爾基; ゲオルギー; ゲオルギ; ギオルギ; 게오르기; 기오르기; גאורגי; غيورغي; گئورگی; ጊዮርጊስ
gleb; glebas; glebs; hlib; hleb; глеб; гліб; 格列布; グレブ; 글렙; גלב; غليب
denis; denisas; deniss; denys; dzianis; denisz; dzyanis; денис; дзяніс; деніс; ντένις; დენის; դենիս; 丹尼斯; 杰尼斯; デニス; 데니스; דניס; دينيس; دنیس
artyom; artem; artjom; artiom; artjomas; artjoms; artsiom; artyem; arciom; artiomas; tyoma; artiem; артём; арцём; άρτεμ; არტემ; արտյոմ; 阿尔乔姆; アルチョーム; アルテム; 아르툼; 아르템; ארטיום; أرتيوم
arkady; arkadiy; arkadii; arkadij; arkadi; arkadiusz; arcady; arkadijs; arkadijus; аркадий; аркадій; аркадзь; αρκάντι; არკადი; արկադի; 阿尔卡季; アルカジー; アルカディ; 아르카디; ארקדי; أركادي
arseny; arseniy; arsenii; arsenij; arseni; arsen; arsène; arsenijs; arsieni; арсений; арсеній; арсен; არსენ; արսեն; 阿尔谢尼; アルセニー; アルセン; 아르세니; ארסני; أرسيني
bohdan; bogdan; bogdanas; bogdans; bahdan; богдан; бағдан; μπόγκνταν; ბოგდან; բոգդան; 波格丹; ボフダン; ボグダン; 보그단; 보흐단; בוגדן; بوهدان; بوگدان
taras; tarasas; tarass; тарас; ტარას; 塔拉斯; タラス; 타라스; טרס; تاراس
ostap; ostapas; ostaps; astap; остап; астап
miroslav; miroslaw; mirosław; miroslavas; miroslavs; myroslav; miraslau; мирослав; міраслаў; μίροσλαβ; მიროსლავ; 米罗斯拉夫; ミロスラフ; 미로슬라프; מירוסלב; ميروسلاف; میروسلاو
bohumil; bogumil; bogoumil; bogumił; bogumilas; bogumils; богумил
rodion; rodionas; rodions; radzivon; rodyon; родион; родіон; радзівон; 罗季翁; ロジオン; 로디온
savely; saveliy; savelii; savelij; sawelii; sawelij; saveli; савелий; савелій; サヴェリー
tikhon; tichon; tichonas; tichons; tychon; tihon; cichon; tykhon; тихон; ціхан; ტიხონ; 吉洪; チーホン; 티혼
zakhar; zachar; sachar; zacharas; zachars; zahar; zahars; захар; 扎哈尔; ザハール; 자하르
iosif; iosifas; iosifs; yosif; iossif; yosyp; iosyp; iosip; иосиф; йосип; іосіф; јосиф; იოსებ; հովսեփ; 约瑟夫; 約瑟夫; ヨシフ; イオシフ; 이오시프; יוסף; جوزيف; یوزف
radovan; radowan; radovanas; radovans; радован; 拉多万; ラドヴァン; 라도반; رادوفان
ratko; ратко; ラトコ; 拉特科; 라트코
slobodan; słobodan; slobodanas; slobodans; слободан; σλόμπονταν; 斯洛博丹; スロボダン; 슬로보단; سلوبودان; סלובודן
milos; milosh; milosch; miloch; miłosz; milošas; milošs; milosz; милош; мілош; 米洛什; ミロシュ; 밀로시
milan; miłan; milanas; milans; milano; милан; мілан; 米兰; ミラン; 밀란
milorad; miłorad; miloradas; milorads; милорад; 米洛拉德; ミロラド
dragan; draganas; dragans; драган; 德拉甘; ドラガン; 드라간
zoran; soran; zoranas; zorans; зоран; 佐兰; ゾラン; 조란
goran; goranas; gorans; горан; 戈兰; ゴラン; 고란
branislav; branislaw; branisław; branislavas; branislavs; бранислав; ブラニスラフ; 布拉尼斯拉夫
milovan; milowan; miłowan; milovanas; milovans; милован; 米洛万
momcilo; momchilo; momtschilo; momtchilo; momcziło; момчило
nebojsa; nebojscha; nebojsha; небојша; небойша; ネボイシャ
stojan; stoyan; stoian; стојан; стоян; 斯托扬; ストヤン
dragoslav; dragoslaw; dragosław; dragoslavas; dragoslavs; драгослав
zvonimir; swonimir; zwonimir; zvonimiras; zvonimirs; звонимир; ズヴォニミル; 兹沃尼米尔
ljubomir; lubomir; liubomyr; lyubomir; liubomir; lubomyr; ljubomyr; љубомир; любомир; любамір; 柳博米尔; リュボミル; 류보미르
veselin; weselin; veselinas; veselins; vesselin; wesselin; веселин; ヴェセリン; 韦塞林
boyko; boiko; bojko; бойко; бојко; ボイコ; 博伊科
rumen; roumen; rumenas; rumens; румен; ルメン; 鲁门
plamen; płamen; plamenas; plamens; пламен; プラメン
krasimir; krasimiras; krasimirs; krassimir; красимир; クラシミル
todor; todoras; todors; todar; тодор; тадор; トドル
anna; ana; hanna; ganna; анна; ганна; ана; άννα; ანა; աննա; 安娜; アンナ; ハンナ; 안나; 한나; अन्ना; אנה; أنا; آنا
ekaterina; yekaterina; jekaterina; kateryna; katsiaryna; katerina; kaciaryna; jekatierina; ecaterina; екатерина; катерина; кацярына; ეკატერინე; եկատերինա; 叶卡捷琳娜; エカテリーナ; カテリーナ; 예카테리나; 카테리나; יקטרינה; إيكاترينا; یکاترینا
elena; yelena; jelena; olena; alena; yelyena; elenė; елена; олена; алена; јелена; έλενα; ელენე; ելենա; 叶列娜; 埃琳娜; エレーナ; エレナ; オレナ; 옐레나; 올레나; ילנה; إيلينا; النا
olga; ołga; olha; volha; olja; ol'ga; wolha; ольга; вольга; олга; όλγα; ოლგა; օլգա; 奥尔加; オリガ; オルガ; オリハ; 올가; 올하; אולגה; أولغا; اولگا
natalia; natalya; natalja; nataliya; natallia; nataliia; natalija; natalyia; наталья; наталія; наталля; наталија; наталия; ναταλία; ნატალია; նատալյա; 娜塔莉亚; ナタリア; ナターリヤ; 나탈리야; 나탈리아; נטליה; ناتاليا; ناتالیا
tatiana; tatyana; tatjana; tetiana; tatsiana; tetyana; taťána; tacciana; tacjana; tatianna; tatijana; tetjana; татьяна; тетяна; таццяна; татјана; татяна; τατιάνα; ტატიანა; տատյանա; 塔季扬娜; 塔蒂亚娜; タチアナ; テチアナ; 타티야나; 테탸나; טטיאנה; تاتيانا; تاتیانا
irina; iryna; irena; irine; ирина; ірина; ірына; ιρίνα; ირინე; ირინა; իրինա; 伊琳娜; 伊丽娜; イリーナ; イリナ; 이리나; אירינה; إيرينا; ایرینا
svetlana; swetlana; swetłana; svitlana; sviatlana; swietłana; switlana; sviatłana; светлана; світлана; святлана; σβετλάνα; სვეტლანა; սվետլանա; 斯维特兰娜; スヴェトラーナ; スベトラーナ; 스베틀라나; סבטלנה; سفيتلانا; سوتلانا
lyudmila; liudmila; ljudmila; lioudmila; ljudmiła; ludmila; liudmyla; ludmyla; lyudmyla; ludmiła; ljudmyla; luidmila; людмила; людміла; људмила; λιουντμίλα; ლუდმილა; լյուդմիլա; 柳德米拉; リュドミラ; 류드밀라; לודמילה; ليودميلا; لودمیلا
maria; mariya; mariia; marija; marya; maryia; maryja; marii; мария; марія; марыя; марија; μαρία; მარია; մարիա; 玛丽亚; 瑪麗亞; マリア; マリヤ; 마리아; 마리야; मारिया; מריה; ماريا; ماریا
yulia; yuliya; iuliia; julija; iouliia; julia; iulia; yuliia; juliya; ioulia; yulija; iuliya; юлия; юлія; јулија; γιούλια; ιουλία; იულია; յուլիա; 尤利娅; 尤莉亚; ユリア; ユーリヤ; ユーリア; 율리야; 율리아; יוליה; يوليا; یولیا
galina; halina; halyna; galyna; hałyna; галина; галіна; γκαλίνα; გალინა; գալինա; 加琳娜; ガリーナ; ハリーナ; 갈리나; גלינה; غالينا; گالینا
oksana; aksana; oxana; oksanka; оксана; аксана; ოქსანა; օքսանա; 奥克萨娜; オクサナ; 옥사나; אוקסנה; أوكسانا
xenia; kseniya; kseniia; ksenija; ksenya; xeniya; ksénia; ксения; ксенія; ксенија; ქსენია; 克谢尼娅; クセニア; クセーニヤ; 크세니야; קסניה; كسينيا
vera; wera; wiera; vira; viera; вера; віра; ვერა; վերա; 薇拉; ヴェーラ; 베라; ורה; فيرا
nadezhda; nadežda; nadeschda; nadejda; nadiya; nadzeya; nadieżda; nadiia; nadia; nadja; nadzieja; надежда; надія; надзея; ναντέζντα; ნადეჟდა; նադեժդա; 娜杰日达; ナデジダ; 나데즈다; נדז'דה; ناديجدا
valentina; walentina; valentyna; valiantsina; walentyna; valentyne; valancina; валентина; валянціна; βαλεντίνα; ვალენტინა; վալենտինա; 瓦莲京娜; バレンティナ; ワレンチナ; ヴァレンティナ; 발렌티나; ולנטינה; فالنتينا; والنتینا
valentin; walentin; valentinas; valentins; valentyn; valiantsin; walenty; valentine; валентин; валянцін; βαλεντίν; ვალენტინ; վալենտին; 瓦连京; 瓦伦丁; ワレンチン; バレンティン; 발렌틴; ולנטין; فالنتين
veronika; weronika; veranika; veronica; veronyka; вероника; вероніка; вераніка; βερόνικα; ვერონიკა; 维罗妮卡; ヴェロニカ; ベロニカ; 베로니카; ורוניקה; فيرونيكا
darya; daria; darja; dariya; dar'ia; daryna; dariia; darija; дарья; дарія; дар'я; дар՚я; дарија; დარია; 达里娅; ダリア; ダーリヤ; 다리야; דריה; داريا
alla; ałła; ala; алла; ალა; 阿拉; アーラ
larisa; łarisa; larissa; larysa; larisė; лариса; ларыса; ლარისა; լարիսա; 拉里萨; ラリサ; 라리사; לריסה; لاريسا
tamara; tamar; thamar; тамара; თამარ; თამარა; թամարա; 塔马拉; タマラ; 타마라; תמרה; تامارا
margarita; margaryta; marharyta; маргарита; маргарыта; მარგარიტა; մարգարիտա; 玛格丽塔; マルガリータ; 마르가리타; מרגריטה; مارغريتا
sofia; sofiya; sofiia; sofija; sofya; sofja; sophia; sofie; zofija; софия; софія; сафія; софья; софија; σοφία; სოფიო; სოფია; սոֆիա; 索菲亚; ソフィア; ソフィヤ; 소피야; 소피아; סופיה; صوفيا; سوفیا
polina; palina; polyna; полина; паліна; поліна; პოლინა; 波琳娜; ポリーナ; 폴리나; פולינה
anastasia; anastasiya; anastasiia; anastasija; anastassia; anastazja; nastassia; anastázia; anastasie; nastassja; anastasya; анастасия; анастасія; настасся; анастасија; αναστασία; ანასტასია; անաստասիա; 阿纳斯塔西娅; アナスタシア; 아나스타시야; אנסטסיה; أناستازيا
raisa; raissa; rayisa; раиса; раїса; რაისა; 赖莎; ライサ; 라이사; ראיסה; رايسا
zinaida; sinaida; zinayida; зинаида; зінаїда; ზინაიდა; 季娜依达; ジナイダ; 지나이다
lidia; lidiya; lidiia; lidija; lydia; lidie; лидия; лідія; лідзія; лидија; λυδία; ლიდია; 莉季娅; リディア; 리디야; לידיה; ليديا
nina; ninė; нина; ніна; νίνα; ნინა; նինա; 尼娜; ニーナ; 니나; נינה; نينا
lyubov; liubov; ljubov; ljubow; lioubov; lubov; lubow; lubou; liuba; любовь; любов; любоў; 柳博芙; リュボフ; 류보프; ליובוב
alyona; aljona; aliona; alona; альона; 阿廖娜; アリョーナ; 알료나
ramil; ramił; rameel; рамиль; раміль; რამილ; ラミル; 拉米尔
rinat; rinatas; rinats; renat; ринат; рінат; ренат; 里纳特; リナト; 리나트; רינת; رينات
aidar; aydar; ajdar; ajdaras; ajdars; айдар; アイダル; 艾达尔
damir; damiras; damirs; dameer; дамир; дамір; ダミル; 达米尔; 다미르
marat; maratas; marats; марат; მარატ; մարատ; マラト; 马拉特; 마라트; מראט
albert; ałbert; albertas; alberts; альберт; ალბერტ; ալբերտ; アルベルト; 阿尔伯特; 알베르트; אלברט; ألبرت; آلبرت
robert; robertas; roberts; роберт; რობერტ; ռոբերտ; ロベルト; ロバート; 罗伯特; 로베르트; רוברט; روبرت
artur; artour; arturas; arturs; arthur; arthour; артур; არტურ; արթուր; アルトゥル; アーサー; 阿图尔; 아르투르; ארתור; أرتور; آرتور
vitalina; witalina; vitalyna; виталина; віталіна
mechislav; mecheslav; mečeslav; metscheslaw; metcheslav; meczesław; mečeslavas; mečeslavs; mieczysław; miecislav; мечеслав; мечислав
zbigniew; zbignev; sbignew; zbignew; zbignevas; zbignevs; збигнев; збігнєв; збіґнев; ズビグニェフ; 兹比格涅夫; 즈비그니에프
lech; lekh; lechas; lechs; лех; лєх; 莱赫; 레흐
wojciech; voytsekh; voitsekh; vojcech; woizech; wojcech; vojcechas; vojcechs; voitekh; vojtech; voytech; войцех; войцєх; ヴォイチェフ; 沃伊切赫; 보이치에흐
jerzy; ezhi; yezhi; ježi; jeschi; eji; eżi; jezhy; ежи; єжи; イェジー; 耶日; 예지
tadeusz; tadeush; tadeuš; tadeusch; tadeouch; tadeušas; tadeušs; tadevush; тадеуш; タデウシュ; 塔德乌什
jacek; yatsek; iatsek; jazek; jacekas; jaceks; яцек
vaclav; vatslav; wazlaw; wacław; vaclavas; vaclavs; вацлав; вацлаў; バーツラフ; ヴァーツラフ; 瓦茨拉夫; 바츨라프; واتسلاف
zdenek; sdenek; zdenekas; zdeneks; zdenyek; зденек; зденєк; ズデニェク
jiri; irzhi; irži; irschi; irji; yirzhi; иржи; їржі; イジー; 伊日; 이르지
tomash; tomaš; tomasch; tomach; tomasz; tomašas; tomašs; tamas; томаш; トマーシュ; 托马什
lukash; lukaš; lukasch; loukach; łukasz; lukašas; lukašs; lukasz; лукаш; 卢卡什; ルカーシュ
krzysztof; kshishtof; kšištof; kschischtof; kchichtof; kszisztof; kšištofas; kšištofs; krystof; krzystof; кшиштоф; クシシュトフ; 克日什托夫
matej; matey; matei; matevž; матей; мацей; мацєй; マテイ; 马捷伊
`

/** Greek, Hebrew, Armenian, Georgian and other European names with several official romanisations. */
const EUROPEAN = `
nikolaos; nikos; nicolaos; νικόλαος; νίκος; никос; ニコラオス; 尼古劳斯; 尼科斯; ニコス; 니코스
ioannis; yannis; giannis; yiannis; ioannes; iannis; johannis; gianis; ιωάννης; γιάννης; яннис; иоаннис; ヤニス; イオアニス; 扬尼斯; 야니스; 约阿尼斯
athanasios; thanasis; athanassios; thanassis; athanasius; αθανάσιος; θανάσης; атанасиос; афанасий; athanasy; afanasy; afanasiy; アタナシオス
panagiotis; panayiotis; panayotis; panos; panagiot; παναγιώτης; πάνος; панайотис; パナギオティス
evangelos; vangelis; evaggelos; euangelos; ευάγγελος; βαγγέλης; евангелос; エヴァンゲロス
spyridon; spyros; spiros; spiridon; σπυρίδων; σπύρος; спиридон; спирос; スピロス
christos; hristos; khristos; χρήστος; χρίστος; христос; クリストス; 赫里斯托斯
theodoros; thodoris; theodorus; θεόδωρος; θοδωρής; теодорос; テオドロス
charalampos; haralambos; charalambos; haralampos; kharalambos; χαράλαμπος; μπάμπης; харалампос; харламбос
efstathios; stathis; eustathios; ευστάθιος; στάθης; ефстатиос
anastasios; tasos; anastassios; tassos; αναστάσιος; τάσος; анастасиос; アナスタシオス
stylianos; stelios; στυλιανός; στέλιος; стилианос; スティリアノス
emmanouil; manolis; emmanuil; manos; εμμανουήλ; μανώλης; μάνος; манолис; эммануил
apostolos; tolis; απόστολος; апостолос; アポストロス
konstantina; κωνσταντίνα; константина; コンスタンティナ
vasiliki; vassiliki; basiliki; βασιλική; василики; ヴァシリキ
alexis; αλέξης; алексис; アレクシス; 亚历克西斯; 알렉시스; אלכסיס
kyriakos; kiriakos; cyriacus; κυριάκος; кириакос; キリアコス; 基里亚科斯; 키리아코스
antonis; antonios; αντώνης; αντώνιος; антонис; アントニス; 安东尼斯
stavros; σταύρος; ставрос; スタヴロス
michalis; mihalis; mixalis; μιχάλης; михалис; ミハリス
pavlos; παύλος; павлос; パヴロス
petros; πέτρου; петрос; ペトロス; հերոս; պետրոսի
tsipras; cipras; τσίπρας; ципрас; ципра; チプラス; 齐普拉斯; 치프라스; ציפרס; تسيبراس
mitsotakis; micotakis; μητσοτάκης; мицотакис; ミツォタキス; 米佐塔基斯; 미초타키스; מיצוטקיס
moshe; moses; moishe; mosze; mosche; moïse; moyshe; mojzesz; moisei; moisey; моше; мойше; моисей; משה; モーシェ; モシェ; 摩西; 摩舍; 모셰; موشيه; موشه; մովսես; მოსე; μωυσής; मोशे
david; dawid; davyd; dawyd; dāvids; dovydas; davide; davit; davits; davith; dovid; daviti; давид; давід; дэвид; девід; דוד; דייוויד; ديفيد; دیوید; დავით; დავითი; դավիթ; դավիդ; デイヴィッド; デービッド; ダヴィド; ダビド; 大卫; 大衛; 戴维; 다비드; 데이비드; डेविड; δαβίδ; ντέιβιντ; เดวิด; ডেভিড
binyamin; benjamin; beniamin; benyamin; biniamin; binjamin; benjamyn; veniamin; weniamin; benjaminas; benjamins; bünyamin; veniamyn; benyomin; беньямин; биньямин; вениамин; бенямін; веніямін; בנימין; بنيامين; بنجامين; بنیامین; ბენიამინ; ბენჯამინ; բենիամին; ベンヤミン; ベンジャミン; ビンヤミン; 本杰明; 班傑明; 便雅悯; 베냐민; 벤자민; 베니아민; बेंजामिन; βενιαμίν; เบนจามิน; বেঞ্জামিন
avraham; abraham; avrohom; avram; awraham; abram; avrom; abrahams; аврам; авраам; абрам; אברהם; الابراهام; აბრაამ; աբրահամ; アブラハム; アヴラハム; 亚伯拉罕; 아브라함; अब्राहम; αβραάμ
yitzhak; isaac; itzhak; yitzchak; izhak; itzchak; jizchak; yitskhok; izaak; icchak; isaak; yitzchok; jitzchak; isaakas; isak; ицхак; исаак; ісаак; исак; יצחק; ისააკ; իսահակ; イツハク; アイザック; 伊扎克; 艾萨克; 이츠하크; 아이작; ισαάκ
shlomo; solomon; schlomo; chlomo; szlomo; shloyme; salomon; соломон; шломо; саламон; שלמה; სოლომონ; սողոմոն; シュロモ; ソロモン; 所罗门; 什洛莫; 솔로몬; 슐로모; شلومو
shimon; schimon; szymon; chimon; shim'on; шимон; שמעון; シモン; 西蒙; 시몬; شمعون; シモーン; 希蒙
yehuda; judah; jehuda; yehudah; iehuda; juda; йехуда; иегуда; ієгуда; יהודה; يهودا; イェフダ; 耶胡达; 예후다
yosef; yossef; yosseph; yoseph; йосеф; ヨセフ; ヨーセフ; 요세프; 约瑟夫斯
yaakov; jaakov; ya'akov; yankel; yaacov; yaaqov; yaakob; яаков; ヤアコブ; ヤアコヴ; 雅各夫; 야코브
eliyahu; elijah; eliahu; elyahu; elija; éliyahou; элияху; элиягу; אליהו; エリヤフ; 埃利亚胡; 엘리야후
shmuel; samuel; schmuel; szmul; shmoel; samuil; samuelis; шмуэль; самуил; самуїл; שמואל; სამუელ; սամուել; サムエル; シュムエル; サミュエル; 塞缪尔; 撒母耳; 사무엘; 슈무엘; صموئيل; ساموئل
yehoshua; joshua; yehoschua; iehoshua; иехошуа; יהושע; ヨシュア; ジョシュア; 约书亚; 여호수아; 조슈아; يوشع
ehud; ehoud; эхуд; эгуд; אהוד; إيهود; エフード; 埃胡德; 에후드
ariel; ариэль; аріель; אריאל; أرييل; アリエル; 阿里埃勒; 아리엘; აროელ
chaim; haim; haym; chayim; hayim; hayyim; khaim; chajim; хаим; хаїм; חיים; حاييم; ハイム; 哈伊姆; 하임
zvi; tzvi; cwi; tsvi; zwi; cvi; tzevi; цви; צבי; ツヴィ; 兹维; 츠비; تسفي
ze'ev; zeev; zev; ze ev; зеев; זאב; ゼエヴ; 泽夫; 제에브
avigdor; awigdor; авигдор; אביגדור; أفيغدور; アヴィグドール; アビグドール; 阿维格多; 아비그도르
naftali; naphtali; naftoli; нафтали; נפתלי; نفتالي; ナフタリ; 纳夫塔利; 나프탈리
yair; jair; ya'ir; яир; яір; יאיר; يائير; ヤイル; ヤイール; 亚伊尔; 야이르
gadi; gady; гади; גדי; ガディ
uri; ouri; ури; אורי; ウリ; 乌里; 우리엘
lieberman; liberman; libermann; liebermann; либерман; ліберман; ליברמן; ليبرمان; リーベルマン; 利伯曼; 리베르만; ლიბერმანი
cohen; kohen; koen; cohn; kogan; kohn; kahan; kagan; коэн; коган; каган; כהן; كوهين; コーエン; 科恩; 코헨; კოჰენ
levi; levy; lewi; lewy; halevi; halevy; леви; леві; לוי; הלוי; ليفي; لوی; レヴィ; レビ; 利维; 列维; 레비
rabinovich; rabinowitz; rabinovitch; rabinowicz; rabinowitsch; rabinovitz; rabinovici; rabinovics; rabinovitj; рабинович; рабінович; רבינוביץ'; רבינוביץ; ラビノヴィッチ; 拉比诺维奇; 라비노비치
goldstein; goldshtein; goldsztejn; goldshtain; goldsteyn; гольдштейн; גולדשטיין; ゴールドスタイン; 戈尔茨坦; 골드스타인
weizmann; weitzman; weizman; vaizman; waizman; wajcman; vajcman; вейцман; вайцман; ויצמן; ヴァイツマン; 魏茨曼; 바이츠만
gantz; ganz; ганц; גנץ; غانتس; ガンツ; 甘茨; 간츠
bennett; беннет; בנט; بينيت; ベネット; 贝内特; 베네트
hovhannes; ovanes; hovanes; ovannes; hovannes; оганес; ованес; հովհաննես; ホヴァネス
vardan; wardan; vartan; вардан; վարդան; ヴァルダン; 瓦尔丹
armen; армен; արմեն; アルメン; 阿尔缅; 아르멘
serzh; serj; սերժ; серж; セルジュ; 谢尔日; 세르지
hakob; hagop; akop; hakop; акоп; ակոբ; ハコブ
karapet; garabed; karabet; карапет; կարապետ
ashot; aschot; achot; ашот; աշոտ; アショト
hayk; haik; hayg; ayk; айк; հայկ; ハイク
tigran; dikran; tigrane; тигран; տիգրան; ティグラン; 提格兰; 티그란
nikol; nicol; никол; նիկոլ; ニコル; 尼科尔; 니콜
ruben; reuben; rouben; рубен; ռուբեն; ראובן; ルーベン; 鲁本; 루벤
gagik; gaguik; гагик; գագիկ; ガギク
levon; левон; լևոն; レヴォン
mher; мгер; մհեր
khachatur; khatchatour; hachatur; chatschatur; хачатур; խաչատուր
harutyunyan; arutyunyan; haroutiounian; arutjunjan; arutiunian; harutyunian; arutyunian; harutunian; haroutunian; арутюнян; հարությունյան; ハルチュニャン; 哈鲁秋尼扬
petrosyan; petrossian; petrosian; bedrosian; petrosjan; petrossjan; петросян; պետրոսյան; ペトロシャン; 佩特罗相; 페트로샨
hakobyan; hakopian; hagopian; akopyan; akopian; hakobian; agopian; акопян; հակոբյան
grigoryan; krikorian; grigorian; grigorjan; григорян; գրիգորյան
khachatryan; khatchatrian; khachatrian; hachatrjan; chatschatrjan; хачатрян; խաչատրյան
mkrtchyan; mkrtchian; mgrdichian; mkrtčjan; mkrtschjan; mkrtichyan; мкртчян; մկրտչյան
bidzina; bidsina; бидзина; ბიძინა; ビジナ; 比济纳
zurab; surab; zourab; зураб; ზურაბ; ズラブ; 祖拉布
mikheil; micheil; mixeil; მიხეილი
irakli; iraklii; irakly; ираклий; ираклі; ირაკლი; イラクリ; 伊拉克利; 이라클리
zviad; swiad; звиад; звіад; ზვიად; ズヴィアド; 兹维亚德
lasha; lascha; lacha; лаша; ლაშა; ラシャ
salome; salomea; саломе; саломея; სალომე; サロメ; 萨洛梅; 살로메
gamsakhurdia; gamsachurdia; hamsakhurdia; gamsahurdia; гамсахурдия; გამსახურდია; ガムサフルディア; 加姆萨胡尔季阿
kvirikashvili; kwirikaschwili; квирикашвили; კვირიკაშვილი
margvelashvili; margwelaschwili; маргвелашвили; მარგველაშვილი; マルグヴェラシヴィリ
zourabichvili; zurabishvili; surabischwili; zourabishvili; zurabiszwili; зурабишвили; ზურაბიშვილი; ズラビシヴィリ; 祖拉比什维利
rene; рене; ルネ; 勒内; 르네
francois; fransua; франсуа; フランソワ; 弗朗索瓦; 프랑수아; فرانسوا; פרנסואה
jacques; жак; ジャック; 雅克; 자크; جاك; ז'אק
jerome; жером; ジェローム; 热罗姆
jean; jehan; жан; ジャン; 让; 장; جان; ז'אן
pierre; пьер; п'єр; ピエール; 皮埃尔; 피에르; بيير; פייר
philippe; filippe; 필리프
gerard; жерар; ジェラール; 热拉尔; 제라르
andre; андре; アンドレ; 安德烈亚; 앙드레
jose; xosé; хосе; жозе; ホセ; ジョゼ; 何塞; 호세; خوسيه; חוסה
jesus; хесус; ヘスス; 赫苏斯
joaquin; хоакин; ホアキン; 华金
nicolas; николас; ニコラス; 尼古拉斯; 니콜라스; نيكولاس; ניקולס
raul; raoul; рауль; ラウル; 劳尔; 라울; راؤول
angel; анхель; アンヘル; 安赫尔
andres; андрес; アンドレス; 安德烈斯
martin; martyn; marcin; márton; мартин; мартын; マルティン; マーティン; 马丁; 마르틴; 마틴; مارتن
sebastian; sebastien; sebastijan; себастьян; себастіан; セバスティアン; 塞巴斯蒂安; 세바스티안
joao; жуан; ジョアン; 若昂; 주앙; جواو
luis; luiz; луис; луїс; ルイス; 路易斯; 루이스; لويس
goncalo; gonzalo; гонсалу; гонсало; ゴンサロ; 贡萨洛
jurgen; juergen; юрген; юрґен; ユルゲン; 于尔根; 위르겐
gunther; günter; guenther; guenter; гюнтер; ギュンター; 京特; 귄터
bjorn; bjørn; bjoern; бьёрн; бйорн; ビョルン; 比约恩; 비에른
soren; søren; soeren; сёрен; セーレン; 索伦
lars; larsz; ларс; ラース; 拉尔斯
jorg; joerg; йорг; イェルク
gyorgy; дьёрдь; дьордь; ジェルジ; 죄르지; 捷尔吉
laszlo; ласло; ラースロー; 拉斯洛; 라슬로
istvan; иштван; イシュトヴァーン; 伊什特万; 이슈트반
ferenc; ferencz; ференц; フェレンツ; 费伦茨; 페렌츠
jozsef; йожеф; ヨージェフ; 요제프
zoltan; золтан; ゾルターン; 佐尔坦; 졸탄
sandor; шандор; シャーンドル; 산도르
viorel; віорел; виорел; ヴィオレル
stefan; stephan; штефан; стефан; シュテファン; ステファン; 斯特凡; 스테판스; στέφανος; stefanos; stephanos
traian; trajan; траян; トラヤン
ion; іон; йон; イオン
nicolae; николае; ніколає; ニコラエ; 尼古拉埃; 니콜라에
mugur; мугур
edgar; edgars; edgaras; эдгар; едгар; エドガル; 埃德加
janis; янис; яніс; ヤーニス
arvydas; арвидас; arwidas
vytautas; витаутас; витовт; ヴィータウタス; 维陶塔斯
algirdas; альгирдас; アルギルダス
gintaras; гинтарас; gintars
ilir; ілір; илир; イリル
thaci; tachi; tači; тачи; тачі; サチ; 萨奇; 타치
haradinaj; haradinai; харадинай; ハラディナイ; 哈拉迪纳伊
rama; 拉马; 라마
georgios; giorgos; yorgos; george; yiorgos; georgius; γεώργιος; γιώργος; георгиос; йоргос; ヨルゴス; ゲオルギオス; 乔治; 乔治奥斯; 요르고스; 조지; جورج; ג'ורג'; ジョージ; जॉर्ज; จอร์จ; জর্জ
dimitrios; dimitris; demetrios; dimitrious; δημήτριος; δημήτρης; димитриос; димитрис; ディミトリオス; 迪米特里奥斯; 디미트리오스
eleni; ελένη; элени; エレニ
eirini; irini; ειρήνη; ирини
aikaterini; ekaterini; αικατερίνη; κατερίνα; экатерини
vasileios; vasilis; vassilis; vasilios; βασίλειος; βασίλης; василис; василиос; ヴァシリオス
konstantinos; constantinos; kostas; costas; κωνσταντίνος; κώστας; константинос; コンスタンティノス; 康斯坦丁诺斯
leonidas; λεωνίδας; леонидас; レオニダス
gheorghe; georghe; георге; ゲオルゲ
jovan; йован; јован; ヨヴァン
simeon; symeon; симеон; シメオン; 西美昂
gevorg; kevork; gevork; геворг; գևորգ
`

/** Turkish, Caucasian, Central Asian and Persian names, including family names. */
const TURKIC_AND_PERSIAN = `
recep tayyip; receptayyip; реджеп тайип; レジェップ・タイイップ; 雷杰普塔伊普; رجب طيب; רג'פ טאיפ; 레제프 타이이프
oguz; oghuz; ohuz; огуз; оғуз; أوغوز; オグズ
cengiz; chingiz; genghis; çingiz; dschingis; djengiz; chinggis; tchinguiz; djingis; shyngys; chyngyz; genghiz; чингиз; чингис; шыңғыс; дженгиз; ченгиз; جنكيز; チンギス; ジェンギス; 成吉思; 칭기즈; צ'ינגיז
orhan; orkhan; ourkhan; urkhan; orxan; orchan; орхан; أورخان; オルハン; 奥尔罕; 오르한
ilham; elham; илхам; ильхам; ілхам; إلهام; الهام; イルハム; 伊利哈姆; 伊力哈木; 일함; אילהאם; ილჰამ
mehriban; mekhriban; mehribanu; мехрибан; مهربان; メフリバン; 梅赫丽班
nursultan; noursoultan; noersoeltan; нурсултан; нұрсұлтан; نور سلطان; نورسلطان; ヌルスルタン; 努尔苏丹; 누르술탄; נורסולטן
kassym jomart; qasym jomart; kassymjomart; qasymjomart; kasym zhomart; kasim jomart; kassym schomart; qasım jomart; kassym zhomart; kasymzhomart; kasymschomart; kasim yomart; kaszim zsomart; касым жомарт; қасым жомарт; касимжомарт; касым жомартом; カシムジョマルト; カシム・ジョマルト; 卡瑟姆若马尔特; 卡西姆若马尔特; 카심조마르트; 카심 조마르트; قاسم جومارت; קאסים ז'ומרט
gurbanguly; kurbanguly; gurbangulı; qurbanguly; gourbangouly; kourbangouly; gurbanguli; kurbanguli; гурбангулы; курбангулы; гурбангули; قربان قلي; グルバングル; 库尔班古力; 古尔班古雷; 구르반굴리
serdar; sardor; sirdar; сердар; сердор; сардор; سردار; セルダル; 谢尔达尔; 세르다르
emomali; imomali; emamali; imamali; эмомали; имомали; имамали; إمام علي; امامعلی; エモマリ; 埃莫马利; 에모말리
shavkat; schawkat; chavkat; şevket; shawkat; chawkat; shaukat; shoukat; шавкат; шевкет; شوكت; شوکت; シャフカト; シェヴケト; 沙夫卡特; 샤프카트; שבקת
sooronbay; sooronbai; sooronbaj; soronbay; сооронбай; سورونباي; ソーロンバイ; 索隆拜; 소론바이
sadyr; sadır; sadir; садыр; садир; سادير; サディル; 萨德尔; 사디르
askar; asker; asqar; askear; аскар; әсқар; асқар; عسكر; アスカル; 阿斯卡尔; 아스카르
almazbek; almasbek; almazbeck; алмазбек; ألماز بيك; アルマズベク; 阿尔马兹别克; 알마즈베크
kurmanbek; kourmanbek; gurmanbek; qurmanbek; курманбек; құрманбек; クルマンベク; 库尔曼别克; 쿠르만베크
saparmurat; saparmyrat; saparmourad; safarmurad; separmurad; сапармурат; سابارمراد; サパルムラト; 萨帕尔穆拉特; 사파르무라트
khurelsukh; hürelsüh; churelsuch; khourelsoukh; huerelsueh; khurelsuh; хурэлсух; хүрэлсүх; хурелсух; フレルスフ; 呼日勒苏赫; 후렐수흐
battulga; battulha; баттулга; battoulga; バトトルガ; 巴特图勒嘎; 바트톨가; battolga; battolgha
elbegdorj; elbegdordsch; elbegdorzh; элбэгдорж; エルベグドルジ; 额勒贝格道尔吉
enkhbayar; enkhbaiar; enchbajar; энхбаяр; эңхбаяр; エンフバヤル; 恩赫巴亚尔
bayar; baiar; баяр; バヤル
batbold; батболд; バトボルド; 巴特包勒德
ulziit; ölziit; ulzit; өлзийт
zelimkhan; selimchan; zelimhan; zelimxan; зелимхан; ゼリムハン; 泽利姆汗
aslan; arslan; аслан; арслан; أصلان; アスラン; 阿斯兰; 아슬란
shamil; chamil; schamil; şamil; szamil; шамиль; шаміль; شامل; シャミル; 沙米尔; 샤밀; שאמיל
basayev; bassajew; basaev; bassaev; basajew; basajev; bassaïev; басаев; басаєв; باساييف; バサエフ; 巴萨耶夫; 바사예프
dzhokhar; dschochar; djokhar; johar; dżochar; dzhohar; dzjochar; jokhar; джохар; جوهر; ジョハル; 焦哈尔; 조하르
maskhadov; maschadow; maskhadow; mashadov; масхадов; マスハドフ; 马斯哈多夫
umarov; oumarov; umarow; umarovs; умаров; ウマロフ; 乌马罗夫; 우마로프; عمروف
evloev; yevloyev; jewlojew; yevloev; evloyev; evlojev; евлоев
murtazaliev; murtazaliyev; муртазалиев
islamov; islomov; исламов; исломов
magomedov; mahomedov; magomedow; makhomedov; muhammedov; магомедов; マゴメドフ; 马戈梅多夫
ahmadov; akhmadov; achmadow; ахмадов; ахмедов; akhmedov; achmedow; ahmedov; əhmədov; akhmedow; axmedov; アフメドフ; 艾哈迈多夫
abdullayev; abdullaev; abdullajew; abdoullaev; abdullayew; abdulaev; abdullajev; abdulloyev; abdulloev; абдуллаев; абдуллаєв; アブドゥラエフ; 阿卜杜拉耶夫
mammadov; mamedov; mammedov; məmmədov; mamedow; mammadow; mämmedow; мамедов; мәмедов; ママドフ; マメドフ; 马梅多夫; 마마도프
huseynov; guseinov; huseinov; guseynov; gusejnov; husseinov; gousseinov; khuseynov; гусейнов; хусейнов; フセイノフ; 侯赛诺夫; 후세이노프
hasanov; gasanov; həsənov; khasanov; hassanov; gassanow; gasanow; hasanow; chasanow; гасанов; хасанов; ハサノフ; 哈桑诺夫; 하사노프
ibragimov; ibrahimov; ibrahimow; ibrohimov; ibraguimov; ibragimow; ибрагимов; ибрахимов; иброҳимов; イブラギモフ; 易卜拉吉莫夫
ismailov; ismayilov; ismoilov; ismailow; ismaýylow; ismaylov; исмаилов; исмоилов; イスマイロフ; 伊斯梅洛夫
yusupov; yusufov; jussupow; iusupov; youssoupov; jusupov; yusubov; юсупов; юсубов; ユスポフ; 尤苏波夫
rakhimov; rahimov; rachimow; rəhimov; raximov; rahimow; рахимов; ラヒモフ; 拉希莫夫
khalilov; xəlilov; khalilow; halilov; chalilow; халилов; ハリロフ; 哈利洛夫
rustamov; rustemov; rustamow; rostamov; рустамов; рустемов; ルスタモフ
nurmagomedov; nurmahomedov; nurmuhammedov; nurmukhamedov; nurmukhammedov; нурмагомедов; нурмухамедов; ヌルマゴメドフ; 努尔马戈梅多夫; 누르마고메도프
saidov; sayidov; saýidow; sagidov; saidow; саидов; сагидов; サイドフ; 赛多夫
musayev; musaev; mussajew; moussaev; musayew; musajew; мусаев; ムサエフ; 穆萨耶夫
isayev; isaev; issajew; isajew; issayev; issaev; исаев; исаєв; イサエフ; 伊萨耶夫
akylbek; aqylbek; akilbek; ақылбек; акылбек
bakytzhan; baqytjan; bakhytzhan; bakytschan; бақытжан; бакытжан
dariga; darigha; дарига; дариға; ダリガ; 达丽加
daniyar; danijar; danyar; doniyor; данияр; дониёр
erlan; yerlan; jerlan; ерлан; エルラン
nurlan; nourlan; нурлан; нұрлан; ヌルラン; 努尔兰
bakyt; baqyt; bakhyt; бакыт; бақыт; бахыт
aigul; aygul; oygul; айгуль; айгүл; айгул; ойгул; アイグル; 阿依古丽; 아이굴
gulnara; gulnora; goulnara; gylnara; gulnar; гульнара; гүлнара; гулнора; グルナラ; 古丽娜拉; 굴나라
dilnoza; dilnosa; dilnaza; дилноза; дильноза
farrukh; farroukh; farruh; farruch; ferruh; فرخ; фаррух; ферух; ファッルフ
sherzod; schersod; shirzad; şirzat; shirzod; шерзод; ширзад; شيرزاد; شیرزاد; シェルゾド
ulugbek; ulug'bek; ulughbek; uluğ bey; oulougbek; улугбек; улуғбек; ウルグベク; 兀鲁伯
bobur; babur; baber; бобур; бабур; بابر; バーブル; 巴布尔; বাবর
botir; batyr; batur; bahadir; bahodir; bahadur; bahadır; bagatur; bakhodir; baatar; bakhadyr; баходир; батыр; бахадур; بهادر; バハドゥル; 巴哈杜尔
alisher; alischer; ali shir; alişir; əlişir; алишер; әлішер; علي شير; علیشیر; アリシェル; 阿利舍尔; 알리셰르
jamshid; jamshed; dschamschid; djamchid; cemşit; jamshyd; jamshaid; džamšid; cəmşid; djamshid; jamsheed; джамшид; жамшид; ҷамшед; جمشيد; جمشید; ジャムシード; 贾姆希德; 잠시드; जमशेद
khurshid; khurshed; hurşit; xurshid; khorshid; khoursheed; khurshyd; khursheed; хуршид; хуршед; خورشيد; خورشید; フルシド; 胡尔希德
parviz; parvez; pervez; perviz; pervaiz; parwiz; pərviz; pervis; pervaz; parveez; parvaiz; парвиз; первез; پرویز; برويز; パルヴィーズ; パルヴェーズ; ペルベズ; 佩尔韦兹; 페르베즈; परवेज
bahram; behram; bahrom; bəhram; bakhram; baharam; bachram; бахрам; баҳром; بهرام; バフラム; バハラーム; 巴赫拉姆
behzad; bihzad; behzod; behzat; bekhzod; бехзад; беҳзод; بهزاد; ベフザード
farhad; ferhat; farhod; ferhad; farkhad; fərhad; pharhad; farkhod; фархад; ферхат; фарҳод; فرهاد; ファルハド; フェルハト; 法尔哈德; 파르하드
fereydoun; fereidoon; fereydun; faridun; feridun; faridoon; fereidoun; feraidoon; фаридун; феридун; فریدون; フェレイドゥーン
kourosh; kurosh; koorosh; kuroş; kurush; курош; کوروش; كوروش; クーロシュ
dariush; daryoush; daryush; daryoosh; dariyush; darioush; дариуш; дариюш; داریوش; داريوش; ダリウシュ
manouchehr; manuchehr; manoochehr; manucher; манучехр; маночехр; منوچهر; منوشهر; マヌーチェフル
fakhrizadeh; fakhri zadeh; fahrizade; fachrisadeh; fakhrizade; фахризаде; فخری‌زاده; فخري زاده; ファフリザデ; 法赫里扎德; פח'ריזאדה
ghasemi; qasemi; qasimi; kasimi; kassemi; qassemi; ghassemi; gasemi; gassemi; qassimi; касеми; касими; гасеми; قاسمي; قاسمی; カセミ; 卡西米
hosseini; husseini; hussaini; hoseini; husayni; hoseyni; huseyni; hosayni; houssaini; husaini; hussayni; hosseyni; hossaini; хосейни; хусейни; хусайни; حسيني; حسینی; ホセイニ; フサイニ; 侯赛尼; 호세이니; हुसैनी; חוסייני
mohammadi; muhammadi; mohammedi; mohamadi; mohammady; muhammedi; мохаммади; мухаммади; محمدي; محمدی; モハンマディ; 穆罕默迪; 모하마디
ahmadi; ahmedi; ahmady; achmadi; ahmadhi; ахмади; ахмеди; أحمدي; احمدی; アフマディ; 艾哈迈迪; 아마디
rezaei; rezai; rezaee; rezaie; rezaye; rezayi; rizai; rizaei; reza'i; резаи; резаеи; رضایی; رضائي; رضائی; レザイ; レザーイー; 礼萨伊; 레자이
karimi; kareemi; karimy; kerimi; карими; كريمي; کریمی; カリミ; 卡里米; 카리미
rahimi; raheemi; rahimy; rehimi; рахими; رحيمي; رحیمی; ラヒミ; 拉希米
sadeghi; sadeqi; sadiqi; sadiki; sadighi; садеги; садики; صادقي; صادقی; サデギ; 萨德吉
jafari; jaafari; ja'fari; djafari; jafary; jaffari; caferi; dschafari; джафари; جعفري; جعفری; ジャアファリ; ジャファリ; 贾法里; 자파리
salehi; salihi; salehy; салехи; صالحي; صالحی; サレヒ; 萨利希; 살레히
larijani; laridschani; laridjani; larijany; laricani; лариджани; ларіджані; لاريجاني; لاریجانی; ラリジャニ; 拉里贾尼; 라리자니; לריג'אני
rafsanjani; rafsandschani; rafsandjani; rafsancani; rafsanyani; рафсанджани; رفسنجاني; رفسنجانی; ラフサンジャニ; 拉夫桑贾尼; 라프산자니; רפסנג'אני
khatami; chatami; jatami; hatemi; hatami; khatamy; хатами; خاتمي; خاتمی; ハタミ; 哈塔米; 하타미; ח'אתמי
mousavi; musavi; moussavi; mosavi; moosavi; musawi; moussaoui; moussawi; musevi; mussawi; mosawi; moosawi; mousawi; мусави; мусеви; موسوي; موسوی; ムーサヴィ; ムサビ; 穆萨维; 무사비; מוסאווי
`

/** Iberian, African, Indian and East Asian names whose official spelling varies by country. */
const AFRICAN_AND_ASIAN = `
gonzalez; gonzales; gonsales; gonçalez; gonsalez; гонсалес; ґонсалес; غونزاليس; ゴンザレス; ゴンサレス; 冈萨雷斯; 岡薩雷斯; 곤살레스; גונזלס
goncalves; gonsalves; gonsalvez; гонсалвеш; ゴンサルヴェス; 贡萨尔维斯
hernandez; hernandes; ernandez; эрнандес; ернандес; هيرنانديز; エルナンデス; 埃尔南德斯; 에르난데스; הרננדס
fernandez; fernándes; фернандес; فرنانديز; فيرنانديز; フェルナンデス; 费尔南德斯; 페르난데스; פרננדס
rodriguez; rodrigez; родригес; родрігес; رودريغيز; ロドリゲス; 罗德里格斯; 로드리게스; רודריגז
rodrigues; родригеш; ロドリゲシュ
martinez; martines; мартинес; مارتينيز; マルティネス; 马丁内斯; 마르티네스; מרטינז
lopez; lopes; лопес; لوبيز; ロペス; 洛佩斯; 로페스; לופז
sanchez; sanches; санчес; سانشيز; サンチェス; 桑切斯; 산체스; סאנצ'ס
perez; 佩雷兹
gomez; gomes; гомес; غوميز; ゴメス; 戈麦斯; 고메스; גומז
diaz; dias; диас; دياز; ディアス; ディアズ; 迪亚斯; 디아스
ramirez; ramires; рамирес; راميريز; ラミレス; 拉米雷斯; 라미레스
jimenez; ximenez; giménez; jimenes; хименес; خيمينيز; ヒメネス; 希门尼斯; 히메네스
vazquez; vasquez; vasques; васкес; فاسكيز; バスケス; 巴斯克斯; 바스케스
velazquez; velasquez; веласкес; ベラスケス; 委拉斯开兹; 벨라스케스
gutierrez; gutierres; гутьеррес; グティエレス; 古铁雷斯; 구티에레스
suarez; soares; suares; суарес; スアレス; 苏亚雷斯; 수아레스
ordonez; ордоньес; オルドニェス
nunez; nunes; нуньес; ヌニェス; 努涅斯; 누녜스
ibanez; ибаньес; イバニェス
quinonez; quiñones; киньонес
munoz; muñós; munios; муньос; ムニョス; 穆尼奥斯; 무뇨스
pena; penia; пенья; ペーニャ; 佩尼亚
castaneda; кастанеда; カスタニェダ
espinosa; espinoza; эспиноса; エスピノサ; 埃斯皮诺萨
mendez; mendes; мендес; メンデス; 门德斯; 멘데스
mejia; mexia; мехия; メヒア
montano; монтаньо; モンターニョ
garcia; garzia; gartzia; гарсия; гарсія; غارسيا; ガルシア; 加西亚; 賈西亞; 가르시아; גרסיה
alvarez; alvares; альварес; ألفاريز; アルバレス; 阿尔瓦雷斯; 알바레스
dominguez; domingues; домингес; ドミンゲス; 多明格斯
enriquez; henriquez; henriques; энрикес; エンリケス
benitez; benites; бенитес; ベニテス; 贝尼特斯
cardenas; карденас; カルデナス; 卡德纳斯
zuniga; suniga; сунига; スニガ
arevalo; аревало; アレバロ
caceres; касерес; カセレス
valdez; valdés; baldez; вальдес; バルデス; 巴尔德斯
chaves; shaves; шавеш
quispe; kispe; quishpe; киспе; キスペ
cespedes; zespedes; сеспедес
diallo; jallow; jalloh; diallow; djalo; jalow; dialo; djallo; диалло; диало; ディアロ; 迪亚洛; 디알로; ديالو
traore; trawore; траоре; تراوري; トラオレ; 特拉奥雷; 트라오레
ouattara; watara; wattara; watarra; уаттара; ватара; واتارا; ワタラ; 瓦塔拉; 와타라
ndiaye; njie; n'diaye; ndjie; niaye; n diaye; ндиайе; ндиай; نداي; ンディアイ; 恩迪亚耶; 은디아예
cisse; ceesay; sise; sesay; sisse; сиссе; シセ; 西塞; 시세
keita; keyita; кейта; كيتا; ケイタ; 凯塔; 케이타
coulibaly; kulibaly; koulibaly; culubali; kouliballi; colibaly; кулибали; كوليبالي; クリバリ; 库利巴利; 쿨리발리
toure; turay; ture; tourey; туре; توري; トゥーレ; 杜尔; 투레
kone; konneh; коне; كوني; コネ; 科内; 코네
camara; kamara; kamarah; камара; كامارا; カマラ; 卡马拉; 카마라
barry; barrie; барри; バリー; 巴里
sow; sowe; соу; سو; ソウ; 索乌
sy; sey
diop; joof; jobe; dyop; диоп; ディオプ; 迪奥普; 디옵
gueye; gaye; гейе; ゲイエ; 盖耶
faye; fye; faaye; файе; ファイ; 法耶; 파예
sarr; saar; сарр; サール; 萨尔
diouf; diuf; dyouf; диуф; ディウフ; 迪乌夫
sall; салл; サル; 萨勒; 살
seck; sek; sekk; セック
mbaye; mbye; m'baye; мбайе; ンバイエ
sane; sanneh; саней; サネ; 萨内; 사네
jammeh; diamé; jame; джамме; ジャメ; 贾梅; 자메
barrow; baro; barro; барроу; バロウ; 巴罗
conde; kondeh; konde; кондэ; конде; コンデ; 孔戴; 콩데
conte; konteh; контэ; конте; コンテ
doumbouya; dumbuya; doumbia; dumbia; думбуя; думбия; ドゥンブヤ; 敦布亚
sissoko; cissoko; sissokho; susso; suso; сиссоко; シソコ
sanogo; саного; サノゴ; 萨诺戈
goita; гойта; ゴイタ; 戈伊塔
dembele; dambele; дембеле; デンベレ; 登贝莱; 뎀벨레
sidibe; sedibe; сидибе; シディベ
sylla; silla; sillah; силла; シラ; 西拉
fofana; fofanah; фофана; フォファナ; 福法纳
kourouma; kuruma; koroma; kroma; куруму; курума; クルマ; 科罗马
bangura; bangoura; бангура; バングラ; 班古拉
sankara; санкара; サンカラ; 桑卡拉; 산카라
deby; debi; деби; ديبي; デビ; 代比; 데비
habre; hibri; хабре; حبري; ハブレ; 哈布雷; 하브레
mahamat; mahamet; махамат; マハマト; 马哈马特
tandja; tanja; танджа; 坦贾
okonkwo; okonkow; оконкво; オコンクウォ
nwosu; nwosou; нвосу
chukwu; чукву; チュクウ
okafor; okaphor; окафор; オカフォー
adeyemi; адейеми; アデイェミ
obasanjo; obassanjo; obasandjo; обасанджо; أوباسانجو; オバサンジョ; 奥巴桑乔; 오바산조
buhari; buharii; бухари; ブハリ; 布哈里; 부하리
bukhari; bokhari; bucharí; bukhary; boukhari; buxoriy; بخاري; بخاری; ブハーリー
tshisekedi; chisekedi; čisekedi; tchisekedi; чисекеди; تشيسكيدي; チセケディ; 齐塞克迪; 치세케디
lumumba; loumoumba; лумумба; لومومبا; ルムンバ; 卢蒙巴; 루뭄바
ntaganda; ntagannda; нтаганда; ンタガンダ; 恩塔甘达
mudacumura; mudakumura; мудакумура; mudacoumoura
kony; cony; кони; كوني جوزيف; コニー; 科尼; 코니
bemba; bembah; бемба; ベンバ; 本巴; 벰바
katanga; катанга; カタンガ; 加丹加
kiir; kir; кийр; كير; キール; 基尔; 키르
machar; mashar; mačar; machaar; махар; мачар; مشار; マシャール; マシャル; 马沙尔; 마차르
hemedti; hemeti; hamidti; himeidti; hmeidti; hemeidti; хемедти; حميدتي; ヘメティ; 赫梅蒂; 헤메티
al burhan; el burhan; alburhan; elburhan; البرهان; аль бурхан
dagalo; daglo; degalo; dagolo; дагало; دقلو; ダガロ; 达加洛
turabi; tourabi; turaby; тураби; الترابي; ترابي; トゥラービー; 图拉比
aweys; awes; aweis; авейс; عويس; アウェイス; 阿威斯
farmajo; farmaajo; formajo; фармаджо; فرماجو; ファルマージョ; 法马约
godane; godaane; годане; غودان; ゴダネ; 戈丹
mengistu; menguistu; mengestu; mengsitu; менгисту; منغستو; メンギスツ; 门格斯图; 멩기스투; መንግሥቱ; መንግስቱ
haile; hayle; хайле; هيلا; ハイレ; 海尔; ኃይለ; ሀይለ
tesfaye; tesfay; tesfai; тесфайе; تسفاي; テスファイェ; ተስፋዬ
gebre; ghebre; gabre; guebre; гебре; ገብረ
tekle; teclé; takle; tekele; текле; ተክለ
abiy; abiyi; абий; أبيي أحمد; アビー; 阿比; 아비; ዐቢይ; አብይ
yohannes; yohannis; yohanes; йоханнес; ዮሐንስ
mohan; mohun; mohann; мохан; मोहन; মোহন; மோகன்; モハン; 莫汉; 모한
krishna; krisna; kishna; krishnaa; кришна; कृष्ण; কৃষ্ণ; கிருஷ்ணா; కృష్ణ; ಕೃಷ್ಣ; クリシュナ; 克里希纳; 크리슈나
lakshmi; laxmi; lakshmy; laksmi; luxmi; lakhsmi; лакшми; लक्ष्मी; লক্ষ্মী; லட்சுமி; లక్ష్మి; ラクシュミ; 拉克希米
vijay; vijai; bijoy; bijay; wijay; виджай; विजय; বিজয়; விஜய்; ヴィジャイ; 维杰; 비자이
sanjay; sanjai; sonjoy; sunjay; санджай; संजय; সঞ্জয়; சஞ்சய்; サンジャイ; 桑贾伊; 산자이
ajay; ajai; ajoy; аджай; अजय; অজয়; அஜய்; アジャイ
rajesh; raajesh; rajeshh; rajes; раджеш; राजेश; রাজেশ; ராஜேஷ்; ラジェシュ; 拉杰什; 라제시
suresh; sureshh; souresh; суреш; सुरेश; সুরেশ; சுரேஷ்; スレシュ; 苏雷什
ramesh; rameshh; rames; рамеш; रमेश; রমেশ; ரமேஷ்; ラメシュ; 拉梅什
mukesh; mookesh; мукеш; मुकेश; মুকেশ; முகேஷ்; ムケシュ; 穆克什; 무케시
narendra; narender; narinder; norendro; narendera; нарендра; नरेन्द्र; नरेंद्र; নরেন্দ্র; நரேந்திர; ナレンドラ; 纳伦德拉; 納倫德拉; 나렌드라; נרנדרה; ناريندرا; نریندر
rajendra; rajender; rajinder; rajendera; раджендра; राजेन्द्र; राजेंद्र; রাজেন্দ্র; ラジェンドラ
surendra; surender; surinder; сурендра; सुरेन्द्र; सुरेंद्र; スレンドラ
mahendra; mahinder; mohinder; mahender; mahinda; махендра; महेन्द्र; महेंद्र; マヒンダ; マヘンドラ; 马欣达; මහින්ද; 마힌다
jitendra; jitender; jeetendra; джитендра; जितेन्द्र; जितेंद्र
dharmendra; dharmender; дхармендра; धर्मेन्द्र; धर्मेंद्र
chandra; chander; chandar; chondro; чандра; चंद्र; चन्द्र; চন্দ্র; சந்திரா; チャンドラ; 钱德拉
srinivas; shrinivas; sreenivas; srinivasa; shriniwas; srinivass; шринивас; श्रीनिवास; శ్రీనివాస్; ஸ்ரீனிவாஸ்
venkatesh; venkatesa; wenkatesh; vengatesh; venkatesch; венкатеш; वेंकटेश; వెంకటేష్; வெங்கடேஷ்
subramaniam; subramanian; subramanyam; subrahmanyam; subramaniyan; subrahmanian; subramanyan; சுப்பிரமணியம்; субраманиам; सुब्रमण्यम; సుబ్రహ్మణ్యం
mukherjee; mookerjee; mukherji; mukerjee; mukhopadhyay; mukhopadhyaya; мукерджи; मुखर्जी; মুখার্জি; মুখোপাধ্যায়; ムカルジー; 慕克吉
banerjee; banerji; bannerjee; bandyopadhyay; bandopadhyay; bandyopadhyaya; банерджи; बनर्जी; ব্যানার্জি; বন্দ্যোপাধ্যায়; バナジー; 班纳吉
chatterjee; chatterji; chattopadhyay; chattopadhyaya; чаттерджи; चटर्जी; চ্যাটার্জি; চট্টোপাধ্যায়; チャタジー
chaudhry; chaudhary; chowdhury; choudhury; choudhary; chaudhuri; chowdhry; chaudry; choudhry; choudhri; chaudhari; chowdhuri; choudry; chawdhury; чаудхри; чоудхури; चौधरी; চৌধুরী; چودهری; چوہدری; تشودري; チョードリー; 乔杜里; 초두리
aggarwal; agarwal; agrawal; aggrawal; agarwala; агарвал; अग्रवाल; アガルワル; 阿加瓦尔
sharma; sarma; shurma; sharmah; шарма; शर्मा; শর্মা; சர்மா; シャルマ; 夏尔马; 샤르마
verma; varma; верма; वर्मा; বর্মা; வர்மா; ヴェルマ; ヴァルマ
gupta; guptha; gupto; gupte; гупта; गुप्ता; গুপ্ত; குப்தா; グプタ; 古普塔; 굽타
patel; pattel; pathel; patell; патель; पटेल; પટેલ; パテル; 帕特尔; 파텔
joshi; joshy; joshee; jossi; джоши; जोशी; જોશી; ジョシ
mishra; misra; mishara; мишра; मिश्रा; মিশ্র; ミシュラ
dubey; dube; dubay; дубей; दुबे; ドゥベイ
pandey; pande; panday; paandey; пандей; पांडे; पाण्डेय; पांडेय; পাণ্ডে; パンデ
trivedi; trivedy; tribedi; триведи; त्रिवेदी; ત્રિવેદી; トリヴェディ
yadav; yadava; yadaw; ядав; यादव; যাদব; ヤダヴ; 亚达夫; 야다브
reddy; reddi; redy; редди; रेड्डी; రెడ్డి; ரெட்டி; レッディ; 雷迪
naidu; nayudu; naidoo; naydu; найду; नायडू; నాయుడు; நாயுடு; ナイドゥ; 奈杜
iyer; ayyar; aiyar; iyyer; aiyer; айер; अय्यर; ஐயர்; アイヤル
iyengar; ayyangar; aiyangar; aiyengar; iyyengar; айенгар; अयंगर; ஐயங்கார்
nair; nayar; naier; наир; नायर; നായർ; நாயர்
menon; menen; menoun; менон; मेनन; മേനോൻ; மேனன்; メノン; 梅农
pillai; pillay; pillei; pilai; пиллаи; पिल्लई; പിള്ള; பிள்ளை; ピライ
fernando; фернандо; ফার্নান্দো; フェルナンド; 费尔南多; 페르난도; فرناندو; פרננדו; ෆර්නාන්දු
wickremesinghe; wickramasinghe; wikremesinghe; vikramasinha; wickremasinghe; wickramasingha; викремасингхе; වික්‍රමසිංහ; விக்கிரமசிங்க; विक्रमसिंघे; ウィクラマシンハ; 维克勒马辛哈; 위크레메싱헤
sirisena; sirisenna; сирисена; සිරිසේන; சிறிசேன; सिरिसेना; シリセーナ; 西里塞纳
kumaratunga; kumaratunge; кумаратунга; කුමාරතුංග; クマーラトゥンガ; 库马拉通加
prabhakaran; prabakaran; pirapaharan; pirabhakaran; pirabaharan; prabhakharan; прабхакаран; பிரபாகரன்; प्रभाकरण; プラバカラン; 普拉巴卡兰; 프라바카란
rahul; raahul; rahool; рахул; राहुल; রাহুল; ラーフル; 拉胡尔; 라훌
sonia; sonya; soniya; sonja; соня; सोनिया; সোনিয়া; ソニア; 索尼娅; 소니아
manmohan; man mohan; manmohun; манмохан; मनमोहन; মনমোহন; マンモハン; 曼莫汉; 만모한
dawood ibrahim; dawoodibrahim; davood ibrahim; daud ibrahim; dawud ibrahim; дауд ибрагим; दाऊद इब्राहिम; داود ابراہیم; داود إبراهيم; ダウード・イブラヒム
singh; sing; sinh; singha; сингх; सिंह; सिंग; ਸਿੰਘ; সিং; சிங்; 辛格; 싱; سنغ; سنگھ
kaur; kour; kaour; каур; कौर; ਕੌਰ; カウル; 考尔
ranil; ranill; ранил; රනිල්; ரணில்; ラニル; 拉尼尔
gotabaya; gothabaya; gotabhaya; gotabaia; готабая; ගෝඨාභය; கோட்டாபய; गोटाबाया; ゴタバヤ; 戈塔巴雅; 고타바야
nguyen; nuguyen; nguen; нгуен; נויין; نغوين; グエン; 阮; 응우옌; เหงียน; ង្វៀន
tran; 쩐
pham; фам; ファム; 팜
huynh; hoàng; хуинь; хоанг; 호앙
park; pak; bak; pahk; пак; 朴; 박; パク; बाक; พัก
lee; rhee; yi; ri; rhie; 이; 리
choi; ch'oe; choe; tsoi; choy; tchoi; tsoy; цой; чхве; чой; 崔; 최; チェ; ชเว
jung; chung; jeong; cheong; chŏng; jong; joung; чон; чжон; 鄭; 정; チョン
kang; gang; kahng; 姜; 강; カン
yoon; yun; youn; юн; 尹; 윤; ユン; ยุน
`

/** Family names of leaders and notorious people, as the press writes them in each script. */
const PUBLIC_FIGURES = `
putin; poutine; putine; poutin; poetin; putyn; putins; putinas; pucin; путин; путін; пуцін; бутин; פוטין; بوتين; پوتین; پوتن; پیوٹن; پوٹن; पुतिन; पुतीन; पूतिन; পুতিন; ปูติน; ပူတင်; ពូទីន; ពូធីន; ປູຕິນ; 普京; 普丁; 蒲亭; プーチン; 푸틴; 뿌찐; πούτιν; პუტინი; պուտին; புடின்; புதின்; పుతిన్; ಪುಟಿನ್; പുടിൻ; પુતિન; ਪੁਤਿਨ; පුටින්; ፑቲን
medvedev; medvedjev; medwedew; medvedyev; medvedevas; medvedevs; miadzviedzieu; medwjedew; medvediev; miedwiediew; медведев; медведєв; медведьев; мядзведзеў; מדבדב; ميدفيديف; مدودف; مدویدف; मेदवेदेव; মেদভেদেভ; เมดเวเดฟ; មេដវេដេវ; မက်ဗီဒက်; 梅德韦杰夫; 麥維德夫; 梅德维杰夫; メドヴェージェフ; メドベージェフ; 메드베데프; μεντβέντεφ; მედვედევი; մեդվեդև
lavrov; lawrow; lavroff; lavrovas; lavrovs; ławrow; laurau; лавров; лаўроў; לברוב; لافروف; لاوروف; लावरोव; লাভরভ; ลัฟรอฟ; ឡាវរ៉ូវ; လာဗရော့ဗ်; 拉夫罗夫; 拉夫羅夫; 拉甫洛夫; ラヴロフ; ラブロフ; 라브로프; λαβρόφ; ლავროვი; լավրով
shoigu; shoygu; choïgou; schoigu; szojgu; šojgu; sjojgoe; sjojgu; shoyhu; шойгу; שויגו; شويغو; شویگو; शोइगु; শোইগু; ชอยกู; 绍伊古; 紹伊古; ショイグ; 쇼이구; σόιγκου; შოიგუ; շոյգու
yeltsin; jelzin; eltsine; jelcin; jeltsin; yelzin; jelcyn; jelţin; yeltsine; ieltsin; elțîn; ельцин; єльцин; ельцын; ילצין; يلتسن; یلتسین; येल्तसिन; ইয়েলৎসিন; เยลต์ซิน; 叶利钦; 葉爾欽; 葉利欽; エリツィン; 옐친; γέλτσιν; ელცინი; ելցին
gorbachev; gorbatschow; gorbatchev; gorbachov; gorbaczow; gorbatjov; gorbačov; gorbacsov; gorbaciov; gorbachyov; gorbatsjov; gorbatšov; gorbačiovas; gorbačovs; горбачев; горбачов; гарбачоў; גורבצ'וב; غورباتشوف; گورباچف; गोर्बाचेव; গর্বাচেভ; กอร์บาชอฟ; 戈尔巴乔夫; 戈巴契夫; ゴルバチョフ; 고르바초프; γκορμπατσόφ; γκορμπατσώφ; გორბაჩოვი; գորբաչով
khrushchev; chruschtschow; khrouchtchev; jruschov; chruszczow; hrusjtjov; chruščov; hruscsov; hrușciov; chroesjtsjov; khrushchov; hruščov; khrusjtsjov; хрущев; хрущов; хрушчоў; חרושצ'וב; خروتشوف; خروشچف; ख्रुश्चेव; ক্রুশ্চেভ; ครุชชอฟ; 赫鲁晓夫; 赫魯雪夫; フルシチョフ; 흐루쇼프; 흐루시초프; χρουστσόφ; ხრუშჩოვი; խրուշչով
brezhnev; breschnew; brejnev; brezhniev; breżniew; brežněv; brezsnyev; brezjnev; bresjnev; breznjev; brežņevs; брежнев; брежнєв; ברז'נייב; بريجنيف; برژنف; ब्रेझनेव; ব্রেজনেভ; เบรจเนฟ; 勃列日涅夫; 布里茲涅夫; ブレジネフ; 브레즈네프; μπρέζνιεφ; ბრეჟნევი; բրեժնև
stalin; staline; sztálin; stalyn; stalins; stalinas; estalin; сталин; сталін; סטלין; ستالين; استالین; स्टालिन; স্তালিন; স্ট্যালিন; สตาลิน; 斯大林; 史達林; スターリン; 스탈린; στάλιν; სტალინი; ստալին
lenin; lénine; lenyin; leninas; ļeņins; ленин; ленін; לנין; لينين; لنین; लेनिन; লেনিন; เลนิน; 列宁; 列寧; レーニン; 레닌; λένιν; ლენინი; լենին
prigozhin; prigojine; prigoschin; prigożyn; prigožin; prigozjin; prigozsin; prigosjin; pryhozhyn; prigozhyn; prigojin; пригожин; пригожін; прыгожын; פריגוז'ין; بريغوجين; پریگوژین; प्रिगोझिन; প্রিগোজিন; ปรีโกจิน; 普里戈任; 普里格津; プリゴジン; 프리고진; πριγκόζιν; პრიგოჟინი; պրիգոժին
kadyrov; kadirov; kadyrow; qodirov; kadyrovas; kadirovs; kadõrov; kadırov; kadiroff; кадыров; кадиров; кадыраў; קדירוב; قديروف; قدیروف; कादिरोव; কাদিরভ; คาดีรอฟ; 卡德罗夫; 卡狄羅夫; 卡德羅夫; カディロフ; カドゥイロフ; 카디로프; καντίροφ; კადიროვი; ყადიროვი; կադիրով
navalny; nawalny; navalnyj; navalni; nawalnyj; navalnyy; navalnij; navalnijus; navaļnijs; nawalnij; навальный; навальний; навальны; נבלני; נבאלני; نافالني; ناوالنی; नवलनी; নাভালনি; นาวัลนี; 纳瓦尔尼; 納瓦尼; ナワリヌイ; ナヴァリヌイ; 나발니; ναβάλνι; ნავალნი; նավալնի
khodorkovsky; chodorkowski; khodorkovski; jodorkovski; chodorkovskij; hodorkovskij; khodorkovskiy; chodorkowskij; hodorkovski; hodorkovszkij; khodorkovskii; chodorkovskis; khodorkovskyi; ходорковский; ходорковський; חודורקובסקי; خودوركوفسكي; خودورکوفسکی; 霍多尔科夫斯基; 霍多爾科夫斯基; ホドルコフスキー; 호도르콥스키; χοντορκόφσκι; ხოდორკოვსკი; խոդորկովսկի
abramovich; abramowitsch; abramovitch; abramowicz; abramovič; abramovics; abramovitsj; abramovitj; abramovitš; abramovičius; абрамович; абрамовіч; אברמוביץ'; אברמוביץ; أبراموفيتش; آبراموویچ; अब्रामोविच; আব্রামোভিচ; อบราโมวิช; 阿布拉莫维奇; 阿布拉莫維奇; アブラモヴィッチ; アブラモビッチ; 아브라모비치; αμπράμοβιτς; აბრამოვიჩი; աբրամովիչ
deripaska; derypaska; дерипаска; деріпаска; דריפסקה; ديريباسكا; دریپاسکا; 德里帕斯卡; 杰里帕斯卡; デリパスカ; 데리파스카; ντεριπάσκα; დერიპასკა
usmanov; usmanow; ousmanov; usmonov; uzmanov; usmanovas; usmanovs; усманов; усмонов; усманаў; אוסמנוב; عثمانوف; 乌斯马诺夫; 烏斯馬諾夫; ウスマノフ; 우스마노프; ουσμάνοφ; უსმანოვი
rotenberg; rotenbergas; ротенберг; רוטנברג; روتنبرغ; 罗滕贝格; 羅滕貝格; ローテンベルク; 로텐베르크; როტენბერგი
sechin; setschin; setchine; sietschin; sieczin; sečin; szecsin; setsjin; sechyn; sečinas; сечин; сечін; סצ'ין; سيتشين; سچین; 谢钦; 謝欽; セーチン; 세친; σέτσιν; სეჩინი
patrushev; patruschew; patrouchev; patruszew; patrušev; patrusjev; патрушев; патрушаў; פטרושב; باتروشيف; پاتروشف; 帕特鲁舍夫; 帕特魯舍夫; パトルシェフ; 파트루셰프; πατρούσεφ; პატრუშევი
peskov; peskow; pieskow; peszkov; песков; пєсков; пяскоў; פסקוב; بيسكوف; پسکوف; पेस्कोव; পেসকভ; เปสคอฟ; 佩斯科夫; ペスコフ; 페스코프; πεσκόφ; პესკოვი; պեսկով
mishustin; mischustin; michoustine; miszustin; mišustin; misjustin; miszusztyin; мишустин; мішустін; מישוסטין; ميشوستين; میشوستین; मिशुस्तिन; মিশুস্তিন; 米舒斯京; 米舒斯廷; ミシュスチン; 미슈스틴; μισούστιν; მიშუსტინი
gerasimov; gerassimow; guerassimov; gierasimow; gerasimow; geraszimov; herasimov; herasymov; герасимов; герасимаў; גרסימוב; غيراسيموف; گراسیموف; 格拉西莫夫; ゲラシモフ; 게라시모프; γερασίμοφ; გერასიმოვი
zelenskyy; zelensky; zelenskiy; zelenski; selenskyj; selenski; selenskij; zelenskyi; zelenskij; zełenski; zelenszkij; zelenskyj; zielenski; zelenskis; zelenskió; zelenskii; zelenskys; зеленский; зеленський; зелински; зеленски; зяленскі; זלנסקי; زيلينسكي; زلنسکی; زیلنسکی; जेलेंस्की; ज़ेलेंस्की; झेलेन्स्की; জেলেনস্কি; เซเลนสกี; เซเลนสกี้; សេឡេនស្គី; ហ្សេលេនស្គី; ဇယ်လန်စကီး; 泽连斯基; 澤倫斯基; 澤連斯基; ゼレンスキー; ゼレンシキー; 젤렌스키; ζελένσκι; ზელენსკი; զելենսկի
poroshenko; poroschenko; porochenko; poroszenko; porošenko; porosjenko; porosenka; порошенко; парашэнка; פורושנקו; بوروشينكو; پوروشنکو; पोरोशेंको; পোরোশেঙ্কো; โปโรเชนโก; 波罗申科; 波洛申科; ポロシェンコ; 포로셴코; ποροσένκο; პოროშენკო; պորոշենկո
yanukovych; janukowytsch; ianoukovitch; yanukovich; janukowycz; janukovyč; janukovics; janukovytj; janukovitsj; janukovič; janukovyčius; ianukovici; янукович; яновукович; януковіч; ינוקוביץ'; יאנוקוביץ'; يانوكوفيتش; یانوکوویچ; यानुकोविच; ইয়ানুকোভিচ; ยานูโควิช; 亚努科维奇; 亞努科維奇; ヤヌコヴィッチ; ヤヌコーヴィチ; ヤヌコビッチ; 야누코비치; γιανουκόβιτς; იანუკოვიჩი; յանուկովիչ
tymoshenko; timoschenko; tymochenko; timoshenko; tymoszenko; tymošenko; timosenko; tymosjenko; timochenko; tymoschenko; тимошенко; цімашэнка; טימושנקו; تيموشينكو; تیموشنکو; टिमोशेंको; ติโมเชนโก; 季莫申科; 提摩申科; ティモシェンコ; 티모셴코; τιμοσένκο; ტიმოშენკო; տիմոշենկո
lukashenko; lukaschenko; loukachenko; lukashenka; łukaszenko; łukaszenka; lukašenko; lukasjenko; lukašenka; loekasjenko; lukachenko; lukaschenka; лукашенко; лукашэнка; лукашенка; לוקשנקו; لوكاشينكو; لوکاشنکو; लुकाशेंको; লুকাশেঙ্কো; ลูคาเชนโก; ลูกาเชนโก; លូកាសេនកូ; 卢卡申科; 盧卡申科; ルカシェンコ; 루카셴코; 루카센코; λουκασένκο; ლუკაშენკო; լուկաշենկո
tsikhanouskaya; tichanowskaja; tikhanovskaya; tikhanovskaïa; cichanouska; cichanouskaja; tsikhanovskaya; tichanovskaja; cihanouskaja; tihanovskaja; tichanovská; tyhanovska; тихановская; ціханоўская; тихановська; טיכאנובסקאיה; تيخانوفسكايا; تیخانوفسکایا; 季哈诺夫斯卡娅; 齊卡諾斯卡婭; チハノフスカヤ; 티하놉스카야; τιχανόφσκαγια; ტიხანოვსკაია
nazarbayev; nasarbajew; nazarbaev; nazarbajew; nazarbajev; nazarbaïev; nazarbayew; nazarboyev; nazarbayevas; nazarbajevs; nazarbayef; назарбаев; назарбаєв; назарбаеў; נזרבייב; نزارباييف; نظربایف; नज़रबायेव; नजरबायेव; নজরবায়েভ; นาซาร์บาเยฟ; 纳扎尔巴耶夫; 納扎爾巴耶夫; ナザルバエフ; ナザルバーエフ; 나자르바예프; ναζαρμπάγιεφ; ნაზარბაევი; նազարբաև
tokayev; tokajew; tokaïev; toqayev; tokaev; tokajev; tokayew; toqaev; toqaıev; tokayevas; tokajevs; токаев; токаєв; тоқаев; טוקאייב; توكاييف; توقایف; तोकायेव; তোকায়েভ; โตคาเยฟ; 托卡耶夫; トカエフ; 토카예프; τοκάγιεφ; ტოყაევი; ტოკაევი; տոկաև
aliyev; alijew; aliev; əliyev; alijev; alyev; alyiev; alijevas; alijevs; aliyef; алиев; алієв; аліев; әлиев; אלייב; علييف; علی‌اف; علیف; अलीयेव; আলিয়েভ; อาลีเยฟ; 阿利耶夫; アリエフ; アリイェフ; アリーエフ; 알리예프; αλίεφ; αλίγιεφ; ალიევი; ալիև
rahmonov; rakhmonov; rachmonow; rahmanov; rakhmanov; rachmanow; рахмонов; раҳмонов; رحمونوف; 拉赫莫诺夫; ラフモノフ; 라흐모노프
berdimuhamedow; berdymukhammedov; berdimuhamedov; berdymukhamedov; berdimukhamedov; berdymuchammedow; berdymoukhammedov; berdymuhammedow; berdymuhamedov; berdymuhammedov; бердымухамедов; бердимухамедов; бердімухамедов; بردي محمدوف; بردی‌محمدف; 别尔德穆哈梅多夫; 別爾德穆哈梅多夫; ベルディムハメドフ; 베르디무하메도프; μπερντιμουχαμέντοφ; ბერდიმუჰამედოვი
niyazov; nijasow; niazov; nyýazow; nijazow; nijazov; ниязов; ніязов; ныязов; نيازوف; نیازف; ניאזוב; 尼亚佐夫; ニヤゾフ; 니야조프; ნიაზოვი
mirziyoyev; mirsijojew; mirziyoev; mirziyayev; mirzijojev; mirziioiev; mirziyojev; mirziyayyev; mirzijojew; mirzioïev; мирзиёев; мірзійоєв; мірзіёеў; ميرضيائيف; میرضیایف; מירזיוייב; 米尔济约耶夫; ミルジヨエフ; 미르지요예프; მირზიოევი; μιρζιγιόγεφ
karimov; karimow; kerimov; karymov; kerimow; karimoff; karimovas; karimovs; каримов; керимов; карімов; كريموف; کریموف; קרימוב; करीमोव; 卡里莫夫; カリモフ; 카리모프; καρίμοφ; ქერიმოვი; კარიმოვი; քարիմով
japarov; schaparow; zhaparov; japarow; zhaparow; dschaparow; djaparov; žaparov; japarof; жапаров; жапараў; جباروف; ג'פרוב; 扎帕罗夫; ジャパロフ; 자파로프; ჟაპაროვი
bakiyev; bakijew; bakiev; bakijev; bakiïev; bakiew; бакиев; бакієв; باكييف; باقی‌اف; 巴基耶夫; バキエフ; 바키예프; ბაკიევი
akayev; akajew; akaev; akajev; акаев; акаєв; أكاييف; 阿卡耶夫; アカエフ; 아카예프; აკაევი
saakashvili; saakaschwili; saakachvili; saakaszwili; saakašvili; saakasjvili; szaakasvili; saakashvily; саакашвили; саакашвілі; סאאקשווילי; سااكاشفيلي; ساکاشویلی; 萨卡什维利; 薩卡什維利; サアカシュヴィリ; サーカシビリ; 사카슈빌리; σαακασβίλι; სააკაშვილი; սահակաշվիլի; सकाशविली
ivanishvili; iwanischwili; ivanichvili; iwaniszwili; ivanišvili; ivanisjvili; иванишвили; іванішвілі; إيفانيشفيلي; ایوانیشویلی; 伊万尼什维利; イヴァニシヴィリ; イワニシビリ; 이바니슈빌리; ιβανισβίλι; ივანიშვილი; իվանիշվիլի
shevardnadze; schewardnadse; chevardnadze; szewardnadze; ševardnadze; sjevardnadze; sevarnadze; шеварднадзе; שווארדנדזה; شيفاردنادزه; شواردنادزه; 谢瓦尔德纳泽; 謝瓦納茲; シェワルナゼ; 셰바르드나제; σεβαρντνάτζε; შევარდნაძე; շևարդնաձե
pashinyan; paschinjan; pachinian; pashinian; pashynian; paszinian; pašinjan; pasjinjan; paşinyan; пашинян; פשיניאן; باشينيان; پاشینیان; पाशिन्यान; 帕希尼扬; 帕辛揚; パシニャン; 파시냔; πασινιάν; ფაშინიანი; փաշինյան
sargsyan; sarkisian; sarkissian; sargsian; sarksyan; sarkisyan; sargsjan; sarkissjan; serkissian; sargisyan; sarkisjan; sarksian; саргсян; саркисян; саркісян; саргсьян; سركسيان; سرکیسیان; סרקיסיאן; 萨尔基相; サルキシャン; サルグシャン; 사르키샨; 사르그샨; σαρκισιάν; სარგსიანი; սարգսյան
kocharyan; kotscharjan; kotcharian; kocharian; koczarian; kočarjan; kotsjarjan; kotscharian; кочарян; كوتشاريان; کوچاریان; קוצ'ריאן; 科恰良; コチャリャン; 코차랸; ქოჩარიანი; քոչարյան; κοτσαριάν
sandu; санду; ساندو; 桑杜; サンドゥ; 산두; სანდუ; סנדו; σάντου
dodon; додон; دودون; 多东; ドドン; 도돈; დოდონი
plahotniuc; plachotnjuk; plakhotniuk; plahotnyuk; plachotniuc; plahotniuk; плахотнюк; بلاخوتنيوك; 普拉霍特纽克; プラホトニュク; 플라호트니우크
milosevic; miloschewitsch; milosevich; milosevitch; miloszewicz; milosevics; milosevici; miloshevich; милошевић; милошевич; мілошевич; מילושביץ'; ميلوسوفيتش; میلوشویچ; मिलोसेविच; มีโลเชวิช; 米洛舍维奇; 米洛塞維奇; ミロシェヴィッチ; ミロシェビッチ; 밀로셰비치; μιλόσεβιτς; მილოშევიჩი; միլոշևիչ
karadzic; karadschitsch; karadzich; karadzitch; karadzics; karadjic; караџић; караджич; קראדז'יץ'; كاراديتش; کاراجیچ; 卡拉季奇; 卡拉迪奇; カラジッチ; 카라지치; κάρατζιτς; კარაჯიჩი
mladic; mladitsch; mladich; mladitch; mladics; младић; младич; מלאדיץ'; ملاديتش; ملادیچ; 姆拉迪奇; ムラディッチ; 믈라디치; μλάντιτς; მლადიჩი
vucic; vucsics; vuchich; wucic; vutschitsch; vuczic; voutchitch; вучић; вучич; вучыч; ווצ'יץ'; فوتشيتش; ووچیچ; वुचिक; 武契奇; 武奇契; ヴチッチ; ブチッチ; 부치치; βούτσιτς; ვუჩიჩი; վուչիչ
dodik; dodiq; додик; додік; דודיק; دوديك; دودیک; 多迪克; ドディク; 도디크; ντόντικ; დოდიკი
djukanovic; đukanović; dukanovic; djukanovich; gyukanovics; gjukanoviq; ђукановић; джуканович; דיוקנוביץ'; دوكانوفيتش; جوکانوویچ; 久卡诺维奇; ジュカノヴィッチ; 주카노비치; τζουκάνοβιτς
gruevski; gruewski; gruevsky; груевски; груєвський; غرويفسكي; 格鲁埃夫斯基; グルエフスキ; 그루에프스키
dzerzhinsky; dserschinski; dzierżyński; djerzinski; dzeržinskij; dzerzhinskiy; дзержинский; дзержинський; дзяржынскі; 捷尔任斯基; ジェルジンスキー; 제르진스키
obama; obamas; obamos; обама; אובמה; أوباما; اوباما; اوبامہ; ओबामा; ওবামা; โอบามา; အိုဘားမား; អូបាម៉ា; 奥巴马; 歐巴馬; 奧巴馬; オバマ; 오바마; ομπάμα; ობამა; օբամա; ஒபாமா; ఒబామా; ኦባማ
trump; tramp; trampas; tramps; трамп; טראמפ; ترامب; ترمب; ترامپ; ٹرمپ; ट्रम्प; ट्रंप; ট্রাম্প; ทรัมป์; ထရမ့်; ត្រាំ; ត្រាំប៍; 特朗普; 川普; トランプ; 트럼프; τραμπ; ტრამპი; թրամփ; டிரம்ப்; ట్రంప్; ትራምፕ
biden; bidenas; baidens; bajden; байден; ביידן; بايدن; بایدن; بائیڈن; बाइडेन; बाइडन; বাইডেন; ไบเดน; ဘိုင်ဒန်; បៃដិន; 拜登; バイデン; 바이든; μπάιντεν; ბაიდენი; բայդեն; பைடன்; ባይደን
clinton; clintonas; klintons; klinton; клинтон; клінтон; קלינטון; كلينتون; کلینتون; کلنٹن; क्लिंटन; ক্লিনটন; คลินตัน; ကလင်တန်; គ្លីនតុន; 克林顿; 柯林頓; 克林頓; クリントン; 클린턴; κλίντον; კლინტონი; քլինթոն
bush; bušas; bušs; буш; בוש; بوش; بُش; बुश; বুশ; บุช; ဘုရှ်; 布什; 布希; 布殊; ブッシュ; 부시; μπους; ბუში; բուշ
reagan; reiganas; reigans; рейган; רייגן; ريغان; ریگان; रीगन; রিগান; เรแกน; 里根; 雷根; レーガン; 레이건; ρίγκαν; რეიგანი; ռեյգան
kissinger; kisindžeris; kisindžers; киссинджер; кіссінджер; קיסינג'ר; كيسنجر; کیسینجر; किसिंजर; কিসিঞ্জার; คิสซิงเจอร์; 基辛格; 季辛吉; キッシンジャー; 키신저; κίσινγκερ; კისინჯერი; քիսինջեր
musk; maskas; masks; маск; מאסק; ماسك; ماسک; मस्क; মাস্ক; มัสก์; 马斯克; 馬斯克; マスク; 머스크; μασκ; მასკი; մասք
merkel; merkelė; меркель; меркел; מרקל; ميركل; مرکل; मर्केल; মের্কেল; মার্কেল; แมร์เคิล; เมอร์เคิล; မာကယ်; 默克尔; 梅克爾; 默克爾; メルケル; 메르켈; μέρκελ; მერკელი; մերկել
scholz; šolcas; šolcs; scholtz; шольц; шолц; שולץ; شولتس; شولتز; शोल्ज; শলৎস; ช็อลทซ์; โชลซ์; 朔尔茨; 蕭茲; ショルツ; 숄츠; σολτς; შოლცი; շոլց
merz; mercas; mercs; мерц; מרץ; ميرتس; مرتس; 默茨; 梅爾茨; メルツ; 메르츠; μερτς; მერცი
steinmeier; šteinmejeris; štainmaiers; штайнмайер; штайнмаєр; שטיינמאייר; شتاينماير; اشتاین‌مایر; 施泰因迈尔; 施泰因邁爾; シュタインマイヤー; 슈타인마이어; σταϊνμάιερ; შტაინმაიერი
kohl; kolis; коль; кол; קוהל; كول; کهل; कोल; 科尔; 柯爾; コール; 콜; κολ; კოლი
schröder; schroeder; šrioderis; šrēders; шрёдер; שרדר; شرودر; श्रोडर; 施罗德; 施羅德; シュレーダー; 슈뢰더; σρέντερ; შრედერი
macron; makronas; makrons; makron; макрон; מקרון; ماكرون; ماکرون; مکرون; मैक्रों; मैक्रॉन; মাক্রোঁ; ম্যাক্রোঁ; มาครง; มาโครน; မက်ခရွန်; ម៉ាក្រុង; 马克龙; 馬克宏; 馬克龍; マクロン; 마크롱; μακρόν; მაკრონი; մակրոն; ማክሮን
sarkozy; sarkozi; sarkozis; саркози; саркозі; сарказі; סרקוזי; ساركوزي; سارکوزی; सरकोजी; সারকোজি; ซาร์โกซี; 萨科齐; 薩科齊; 薩科吉; サルコジ; 사르코지; σαρκοζί; სარკოზი; սարկոզի
hollande; hollandas; olands; олланд; оланд; הולנד; هولاند; اولاند; ओलांद; ওলাঁদ; ออล็องด์; 奥朗德; 歐蘭德; オランド; 올랑드; ολάντ; ოლანდი; օլանդ
chirac; širakas; širaks; ширак; שיראק; شيراك; شیراک; शिराक; শিরাক; ชีรัก; 希拉克; 席哈克; シラク; 시라크; σιράκ; შირაკი; շիրակ
lepen; le pen; lepenová; ле пен; לה פן; لوبان; لوپن; ले पेन; লে পেন; 勒庞; 勒龐; 勒朋; ルペン; ル・ペン; 르펜; 르 펜; λεπέν; ლე პენი
berlusconi; berluskonis; berluskoni; берлускони; берлусконі; ברלוסקוני; برلسكوني; برلوسکونی; बर्लुस्कोनी; বেরলুসকোনি; แบร์ลุสโกนี; 贝卢斯科尼; 貝魯斯柯尼; 貝盧斯科尼; ベルルスコーニ; 베를루스코니; μπερλουσκόνι; ბერლუსკონი; բեռլուսկոնի
meloni; мелони; мелоні; מלוני; ميلوني; ملونی; मेलोनी; মেলোনি; เมโลนี; 梅洛尼; メローニ; メロー二; 멜로니; μελόνι; მელონი; մելոնի
johnson; džonsonas; džonsons; jonson; джонсон; ג'ונסון; جونسون; جانسون; जॉनसन; জনসন; จอห์นสัน; 约翰逊; 強森; 約翰遜; ジョンソン; 존슨; τζόνσον; ჯონსონი; ջոնսոն
thatcher; tečer; tetčere; tečere; тэтчер; тетчер; тачер; תאצ'ר; تاتشر; تاچر; थैचर; থ্যাচার; แทตเชอร์; 撒切尔; 柴契爾; 戴卓爾; サッチャー; 대처; θάτσερ; ტეტჩერი; թետչեր
churchill; čerčilis; čērčils; cherchill; черчилль; черчил; черчілль; צ'רצ'יל; تشرشل; چرچیل; चर्चिल; চার্চিল; เชอร์ชิล; 丘吉尔; 邱吉爾; チャーチル; 처칠; τσόρτσιλ; ჩერჩილი; չերչիլ
starmer; stārmers; starmeris; стармер; סטארמר; ستارمر; استارمر; स्टार्मर; স্টারমার; สตาร์เมอร์; 斯塔默; 施凱爾; スターマー; 스타머; στάρμερ; სტარმერი
orban; orbanas; orbāns; орбан; אורבן; أوربان; اوربان; ऑर्बन; ওরবান; ออร์บาน; 欧尔班; 奧班; 歐爾班; オルバーン; オルバン; 오르반; όρμπαν; ორბანი; օրբան
fico; fizo; ficas; фицо; фіцо; פיצו; فيتسو; فیکو; 菲佐; 菲措; フィツォ; 피초; φίτσο; ფიცო
duda; дуда; דודה; دودا; डूडा; 杜达; 杜達; ドゥダ; 두다; ντούντα; დუდა
tusk; tuskas; tusks; туск; טוסק; توسك; تاسک; टस्क; টাস্ক; 图斯克; 圖斯克; トゥスク; 투스크; τουσκ; ტუსკი; տուսկ
kaczynski; kačinskis; katschinski; kachinsky; kaczynsky; kaczyńska; качиньский; качинський; קצ'ינסקי; كاتشينسكي; کاچینسکی; 卡钦斯基; 卡辛斯基; カチンスキ; カチンスキー; 카친스키; κατσίνσκι; კაჩინსკი
babis; babišas; бабиш; бабіш; באביש; بابيش; بابیش; 巴比什; バビシュ; 바비시; μπάμπις; ბაბიში
havel; havelas; havels; гавел; хавел; האוול; هافيل; هاول; 哈韦尔; 哈維爾; ハヴェル; ハベル; 하벨; χάβελ; ჰაველი
ceausescu; tschauschesku; chaushesku; čaušesku; csausheszku; чаушеску; צ'אושסקו; تشاوشيسكو; چائوشسکو; चाउशेस्कु; ชาวูเชสกู; 齐奥塞斯库; 西奧塞古; チャウシェスク; 차우셰스쿠; τσαουσέσκου; ჩაუშესკუ; չաուշեսկու
erdogan; erdoan; erdoganas; erdogans; ərdoğan; erdohan; ardogan; ardughan; ердоган; эрдоган; ердоған; ердаган; эрдаган; ארדואן; ארדוגן; أردوغان; اردوغان; اردوگان; एर्दोगन; एर्दोआन; এরদোয়ান; এরদোগান; แอร์โดอัน; เออร์โดกัน; အာဒိုဂန်; អ៊ែរដូហ្គាន; 埃尔多安; 艾爾段; 埃爾多安; エルドアン; 에르도안; 에르도간; ερντογάν; ერდოღანი; ერდოგანი; էրդողան; ኤርዶጋን
ataturk; ataturkas; atatirks; ататюрк; ататурк; אטאטורק; أتاتورك; آتاتورک; अतातुर्क; আতাতুর্ক; อาทาทืร์ค; 阿塔图尔克; 阿塔圖克; アタテュルク; アタチュルク; 아타튀르크; ατατούρκ; ათათურქი; աթաթուրք
gulen; guelen; giulenas; гюлен; ґюлен; גולן; غولن; گولن; गुलेन; 居伦; 葛蘭; 葛兰; ギュレン; 귈렌; γκιουλέν; გიულენი
ocalan; oecalan; odžalanas; оджалан; օջալան; אוג'לאן; أوجلان; اوجالان; ओजलान; 奥贾兰; 奧賈蘭; オジャラン; 외잘란; οτσαλάν; ოჯალანი
davutoglu; dawutoglu; davutogluas; давутоглу; أوغلو داود; داود أوغلو; 达武特奥卢; ダウトオール; 다부토글루; νταβούτογλου
netanyahu; netanjahu; netanyahou; netaniahu; natanyahu; netanjahus; netanjahou; netanjachu; nethanyahu; nataniahu; benetanyahu; нетаньяху; нетаняху; нетаньягу; нетаняхо; נתניהו; نتنياهو; نتانیاهو; نیتن یاہو; नेतन्याहू; नेतान्याहू; নেতানিয়াহু; เนทันยาฮู; နေတန်ယာဟု; ណេតាន់យ៉ាហ៊ូ; 内塔尼亚胡; 納坦雅胡; 內塔尼亞胡; ネタニヤフ; 네타냐후; νετανιάχου; ნეთანიაჰუ; ნეტანიაჰუ; նեթանյահու; ኔታንያሁ; நெதன்யாகு
sharon; šaronas; šarons; charon; schaaron; шарон; שרון; شارون; शेरोन; শ্যারন; ชารอน; 沙龙; 夏隆; シャロン; 샤론; σαρόν; შარონი; շարոն
peres; peresas; peress; перес; פרס; بيريز; پرز; पेरेस; পেরেস; เปเรส; 佩雷斯; 裴瑞斯; ペレス; 페레스; πέρες; პერესი
rabin; rabinas; rabins; rabine; рабин; рабін; רבין; رابين; رابین; राबिन; রাবিন; ราบิน; 拉宾; 拉賓; ラビン; 라빈; ράμπιν; რაბინი; ռաբին
arafat; arafatas; arafats; arafaat; арафат; ערפאת; عرفات; अराफात; আরাফাত; อาราฟัต; 阿拉法特; アラファト; 아라파트; αραφάτ; არაფატი; արաֆաթ
abbas; abas; abbass; abbasas; cabaas; abbos; аббас; аббос; עבאס; عباس; अब्बास; আব্বাস; อับบาส; အဘတ်စ်; 阿巴斯; アッバス; アッバース; 압바스; αμπάς; აბასი; აბბას; աբաս; աբբաս
haniyeh; haniya; hanija; haniye; haniyyah; haniyah; hanieh; heniye; хания; ханія; הנייה; هنية; هنیه; हानियेह; হানিয়া; ฮานีเยห์; 哈尼亚; 哈尼雅; ハニヤ; ハニーヤ; 하니예; χανίγε; ჰანია
sinwar; sinouar; sinwaar; sinvar; сенвар; синвар; сінвар; סינוואר; السنوار; سنوار; सिनवार; সিনওয়ার; ซินวาร์; 辛瓦尔; 辛瓦; シンワル; 신와르; σινουάρ; სინვარი
nasrallah; nasrollah; nasralla; nasrullah; nasruallah; nasralah; nasroullah; nesrallah; nasrallahas; насралла; насраллах; насрулла; נסראללה; نصرالله; نصر الله; नसरल्लाह; নাসরাল্লাহ; นัสรัลลอฮ์; 纳斯鲁拉; 納斯魯拉; 纳斯拉勒; ナスララ; ナスルッラー; ナスラッラー; 나스랄라; νασράλα; ნასრალა; նասրալլահ
khamenei; chamenei; jamenei; khamanei; hamenei; khamene'i; khamenehi; khaminei; hameney; khameneyi; khamenai; хаменеи; хаменеї; ח'אמנאי; חמינאי; خامنئي; خامنه‌ای; خامنه ای; خامنہ ای; खामेनेई; খামেনেয়ী; খামেনি; คาเมเนอี; ខាមេនី; ခါမေနီ; 哈梅内伊; 哈米尼; 哈梅內伊; ハメネイ; 하메네이; χαμενεΐ; ხამენეი; խամենեի
khomeini; chomeini; jomeini; khomeyni; homeini; khomeiny; chomejni; homeyni; khumayni; xomeyni; хомейни; хомейні; ח'ומייני; חומייני; الخميني; خميني; خمینی; खोमैनी; খোমেনি; খোমেইনী; โคมัยนี; 霍梅尼; 何梅尼; ホメイニ; ホメイニー; 호메이니; χομεϊνί; ხომეინი; խոմեյնի
ahmadinejad; achmadinedschad; ahmadinedschad; ahmedinejad; ahmadineyad; ahmadineżad; ahmedinecad; ahmadinedjad; ahmadi nejad; ahmadinezhad; ahmadinejadh; ахмадинежад; ахмадінеджад; ахмадинеджад; אחמדינז'אד; أحمدي نجاد; احمدی‌نژاد; احمدی نژاد; अहमदीनेजाद; আহমাদিনেজাদ; อาห์มาดีเนจาด; 艾哈迈迪内贾德; 阿赫瑪迪內賈德; 内贾德; アフマディネジャド; アフマディーネジャード; 아마디네자드; αχμαντινετζάντ; აჰმადინეჟადი; ահմադինեժադ
rouhani; rohani; ruhani; rowhani; роухани; рухани; рохани; роугані; רוחאני; روحاني; روحانی; रूहानी; রুহানি; โรฮานี; รูฮานี; 鲁哈尼; 魯哈尼; 羅哈尼; ロウハニ; ロウハーニー; 로하니; ρουχανί; როჰანი; რუჰანი; ռոհանի
raisi; raeesi; raissi; ra'isi; reisi; raiesi; раиси; раїсі; ראיסי; رئيسي; رئیسی; रईसी; রাইসি; ไรซี; ไรซิ; 莱希; 萊希; ライシ; ライースィー; 라이시; ραΐσι; რაისი; ռայիսի
pezeshkian; peseschkian; pezechkian; pezeşkiyan; pezeshkyan; pezeszkian; pezeškján; pezeškian; пезешкиан; пезешкіан; פזשכיאן; بزشكيان; پزشکیان; पेजेश्कियान; পেজেশকিয়ান; เปเซชคียาน; 佩泽希齐扬; 裴澤斯基安; ペゼシュキアン; 페제시키안; πεζεσκιάν; ფეზეშქიანი; փեզեշքիան
soleimani; suleimani; soleymani; solaimani; sulaymani; suleymani; sulejmani; soulaimani; suleimany; сулеймани; солеймани; сулеймані; סולימאני; سليماني; سلیمانی; सुलेमानी; সোলাইমানি; โซเลมานี; สุไลมานี; 苏莱曼尼; 蘇雷曼尼; ソレイマニ; 솔레이마니; σολεϊμανί; სოლეიმანი; սուլեյմանի
zarif; zareef; zerif; зариф; заріф; זריף; ظريف; ظریف; ज़रीफ; জারিফ; 扎里夫; 札瑞夫; ザリフ; ザリーフ; 자리프; ζαρίφ; ზარიფი
gaddafi; qaddafi; kadhafi; qadhafi; gadafi; kadafi; kaddafi; gheddafi; ghadafi; qadafi; khadafy; khadafi; kadaffi; gadhafi; kazzafi; khaddafi; quadhafi; qathafi; qazzafi; gathafi; elkaddafi; каддафи; каддафі; кадафи; кадафі; קדאפי; القذافي; قذافي; قذافی; गद्दाफी; गद्दाफ़ी; গাদ্দাফি; กัดดาฟี; กาดาฟี; ကဒါဖီ; កាដាហ្វី; 卡扎菲; 格達費; 格达费; 卡达菲; カダフィ; カッザーフィー; 카다피; 가다피; καντάφι; კადაფი; ყადაფი; քադաֆի; ቃዳፊ
morsi; mursi; morsy; mursy; moursi; мурси; мурсі; морси; מורסי; مرسي; مرسی; मुर्सी; মুরসি; มุรซี; 穆尔西; 莫爾西; 穆爾西; モルシ; ムルシー; ムルシ; 무르시; μόρσι; მურსი; մուրսի
sisi; sissi; elsisi; alsisi; essissi; сиси; сісі; א סיסי; سيسي; السيسي; سیسی; सीसी; সিসি; ซีซี; 塞西; 塞希; シーシ; スィースィー; 시시; σίσι; სისი
sadat; saddat; sadate; saadat; садат; סאדאת; السادات; سادات; सादात; সাদাত; ซาดัต; 萨达特; 沙達特; サダト; サーダート; 사다트; σαντάτ; სადათი
laden; ladin; ladenas; binladen; binladin; laaden; bin ladn; ладен; لادن; לאדן; लादेन; লাদেন; ลาดิน; บินลาเดน; ဘင်လာဒင်; 本拉登; 本·拉登; 宾拉登; 賓拉登; 拉登; ビンラディン; ビン・ラーディン; ビンラーディン; 빈라덴; 빈 라덴; λάντεν; ბინ ლადენი; ბენ ლადენი; լադեն
zawahiri; zawahri; zaouahiri; sawahiri; zawahiry; zawahari; ez zevahiri; dhawahiri; завахири; завагірі; זוואהירי; الظواهري; ظواهري; ظواهری; जवाहिरी; জাওয়াহিরি; ซะวาฮิรี; ซาวาฮิรี; 扎瓦希里; 扎瓦赫里; ザワヒリ; ザワーヒリー; 자와히리; ζαουάχρι; ζαουαχίρι; ზავაჰირი
baghdadi; bagdadi; baghdady; bakdadi; багдади; багдаді; בגדאדי; البغدادي; بغدادي; بغدادی; बगदादी; বাগদাদি; บัฆดาดี; 巴格达迪; 巴格達迪; バグダディ; バグダーディー; 바그다디; μπαγκντάντι; ბაღდადი; բաղդադի
zarqawi; zarkawi; zarqaoui; sarkawi; zarkavi; zarqawy; заркави; زرقاوي; الزرقاوي; זרקאווי; 扎卡维; 札卡維; ザルカウィ; ザルカーウィー; 자르카위; ζαρκάουι; ზარკავი
jolani; golani; julani; joulani; djolani; jawlani; colani; jowlani; dschulani; jaulani; joolani; gawlani; джолани; джулани; ג'ולאני; جولاني; الجولاني; جولانی; 朱拉尼; 焦拉尼; ジョラニ; ジャウラーニー; 졸라니; 줄라니; τζολάνι; ჯოლანი
sharaa; shara; charaa; chara; schara; şara; šaraa; шараа; שרע; الشرع; شرع; 沙拉; シャラア; 샤라; σαράα
maliki; малики; маліки; המאלכי; المالكي; مالكي; مالکی; 马利基; 馬利基; マリキ; マーリキー; 말리키; μαλίκι; მალიქი
talabani; talebani; talabany; telebani; талабани; טלבאני; طالباني; طالبانی; तालबानी; 塔拉巴尼; タラバニ; 탈라바니; ταλαμπανί; თალაბანი
barzani; barazani; berzani; barzany; барзани; барзані; ברזאני; بارزاني; برزاني; بارزانی; बारज़ानी; 巴尔扎尼; 巴爾扎尼; バルザニ; バールザーニー; 바르자니; μπαρζανί; ბარზანი; բարզանի
karzai; karzaj; karsai; qarzai; kharzai; karzay; карзай; קרזאי; كرزاي; کرزی; کرزئی; करजई; কারজাই; การ์ไซ; คาร์ไซ; 卡尔扎伊; 卡札伊; 卡爾扎伊; カルザイ; 카르자이; καρζάι; კარზაი; քարզայ
ghani; gani; ghany; ghaani; гани; ғани; гані; ע'ני; غني; غنی; गनी; গনি; กานี; 加尼; 甘尼; ガニ; ガニー; 가니; γκάνι; ღანი
masoudi; masudi; mas'udi; massoudy; مسعودي; مسعودی; масуди; マスーディー
haqqani; hakkani; haqani; hakani; haqqany; khakkani; haqqaani; хаккани; ҳаққонӣ; חקאני; حقاني; حقانی; हक्कानी; হাক্কানি; ฮักกานี; 哈卡尼; ハッカーニ; ハッカニ; 하카니; χακάνι; ჰაკანი
akhundzada; akhunzada; akhundzade; achundsada; achundzada; akhoundzada; akhundzadah; ahundzade; akhunzadah; akhondzada; akhundzadeh; ахундзада; آخوندزاده; أخوند زاده; اخوندزاده; אח'ונדזאדה; 阿洪扎达; 阿洪扎達; アクンザダ; アーフンドザーダ; 아쿤드자다; αχουντζάντα; ახუნდზადა
baradar; beradar; barader; baraadar; барадар; ברדר; بارادار; برادر; बरादर; বারাদার; 巴拉达尔; バラダル; バラーダル; 바라다르; მბარადარი
bhutto; bhuto; butto; bhutoo; бхутто; бутто; בהוטו; بوتو; بھٹو; भुट्टो; ভুট্টো; บุตโต; 布托; ブット; 부토; μπούτο; ბჰუტო
musharraf; moucharraf; mosharraf; muscharraf; mušaraf; musharaf; müşerref; muszarraf; мушарраф; מושארף; مشرف; मुशर्रफ; মুশাররফ; มูชาร์ราฟ; 穆沙拉夫; ムシャラフ; 무샤라프; μουσάραφ; მუშარაფი
modi; modis; mody; моди; моді; מודי; مودي; مودی; मोदी; মোদী; মোদি; โมดี; မိုဒီ; ម៉ូឌី; 莫迪; モディ; モーディー; 모디; μόντι; მოდი; մոդի; மோடி; మోదీ; ಮೋದಿ; മോദി; મોદી; ਮੋਦੀ; මෝදි
gandhi; gandi; ghandi; ganduis; ганди; ганді; גנדי; גאנדי; غاندي; گاندی; गांधी; गाँधी; गान्धी; গান্ধী; คานธี; ဂန္ဓီ; គន្ធី; 甘地; ガンジー; ガンディー; 간디; γκάντι; განდი; գանդի; காந்தி; గాంధీ; ಗಾಂಧಿ; ഗാന്ധി; ગાંધી; ਗਾਂਧੀ; ගාන්ධි
nehru; neru; неру; נהרו; نهرو; نہرو; नेहरू; নেহরু; เนห์รู; 尼赫鲁; 尼赫魯; ネルー; 네루; νεχρού; ნერუ; ներու; நேரு; ನೆಹರು
hasina; haseena; hasinah; hassina; хасина; хасіна; חסינה; حسينة; حسینہ; हसीना; হাসিনা; ฮาซีนา; 哈西娜; ハシナ; 하시나; χασίνα; ჰასინა
rajapaksa; rajapakse; radschapaksa; radżapaksa; rajapaksha; rajapaska; radžapakse; раджапакса; ראג'פקסה; راجاباكسا; راجاپاکسا; राजपक्षे; রাজাপাকসে; ราชปักษา; 拉贾帕克萨; 拉賈帕克薩; ラージャパクサ; ラジャパクサ; 라자팍사; ρατζαπάκσα; රාජපක්ෂ; ராஜபக்ச; ராஜபக்ஷ
suu kyi; aung san suu kyi; suukyi; suu chi; su kyi; су чжи; су чи; су чжі; סו צ'י; سو تشي; سوچی; سو کی; सू की; সু চি; ซูจี; စုကြည်; ស៊ូជី; 素季; 蘇姬; 翁山蘇姬; 昂山素季; スーチー; 수치; 수찌; σου τσι; სუ ჩი
min aung hlaing; minaunghlaing; min aung hlain; мин аун хлайн; мін аун хлайн; مين أونغ هلاينغ; मिन आंग ह्लाइंग; মিন অং হ্লাইং; มิน อ่อง หล่าย; မင်းအောင်လှိုင်; 敏昂莱; 敏昂萊; ミンアウンフライン; ミン・アウン・フライン; 민아웅흘라잉; 민 아웅 흘라잉
hun sen; hunsen; hoon sen; хун сен; хун сєн; هون سين; हुन सेन; হুন সেন; ฮุน เซน; ฮุนเซน; ဟွန်ဆန်; ហ៊ុន សែន; ហ៊ុនសែន; 洪森; フンセン; フン・セン; 훈센; 훈 센; χουν σεν
shinawatra; chinnawat; shinnawatra; chinawatra; szinawatra; šinavatra; schinawatra; чиннават; шинаватра; شيناواترا; شیناواترا; ชินวัตร; ရှင်နာဝပ်; ស៊ីណាវ៉ាត់; 钦那瓦; 西那瓦; 欽那瓦; シナワトラ; チナワット; 친나왓; 시나와트라; σιναουάτρα
duterte; дутерте; דוטרטה; دوتيرتي; دوترته; दुतेर्ते; দুতার্তে; ดูแตร์เต; ดูเตอร์เต; ဒူတာတေး; 杜特尔特; 杜特蒂; 杜特爾特; ドゥテルテ; 두테르테; ντουτέρτε; დუტერტე
marcos; markosas; markoss; маркос; مارکوس; ماركوس; מרקוס; मार्कोस; মার্কোস; มาร์กอส; 马科斯; 馬可仕; マルコス; 마르코스; μάρκος; მარკოსი
suharto; soeharto; suhartas; сухарто; סוהרטו; سوهارتو; सुहार्तो; সুহার্তো; ซูฮาร์โต; 苏哈托; 蘇哈托; スハルト; 수하르토; σουχάρτο; სუჰარტო
sukarno; soekarno; sukarnas; сукарно; סוקרנו; سوكارنو; سوکارنو; सुकर्णो; সুকর্ণ; ซูการ์โน; 苏加诺; 蘇卡諾; スカルノ; 수카르노; σουκάρνο; სუკარნო
widodo; vidodo; widodas; видодо; відодо; וידודו; ويدودو; ویدودو; विडोडो; উইদোদো; วีโดโด; 维多多; 佐科威; 佐科维多多; ウィドド; 위도도; ουιντόντο; ვიდოდო
prabowo; prabovo; прабово; برابوو; پرابوو; प्रबोवो; প্রাবোও; ปราโบโว; 普拉博沃; プラボウォ; 프라보워; პრაბოვო
razak; razzak; razzaq; razaq; rezak; razzaaq; разак; раззак; раззоқ; רזאק; رزاق; الرزاق; रज़ाक; রাজ্জাক; ราซัก; 拉扎克; ラザク; 라작; ραζάκ
mahathir; mahatir; махатхир; махатір; مهاتير; महातिर; মাহাথির; มหาธีร์; มหาเธร์; 马哈蒂尔; 馬哈迪; マハティール; 마하티르; μαχαθίρ
xi; hsi; си; сі; שי; 习; 習; シー; 시; สี; ရှီ; ស៊ី
xi jinping; xijinping; xi jin ping; hsi chin p'ing; hsi chin ping; jinping xi; si jinping; si tsinpching; си цзиньпин; сі цзіньпін; си дзинпин; שי ג'ינפינג; شي جين بينغ; شی جین پینگ; شی جن پنگ; शी जिनपिंग; सी चिनफिंग; শি জিনপিং; สี จิ้นผิง; สีจิ้นผิง; ရှီကျင့်ဖျင်; ស៊ី ជីនពីង; ស៊ីជីនពីង; tập cận bình; 习近平; 習近平; シー・チンピン; 시진핑; σι τζινπίνγκ; სი ძინპინი; սի ծինփին; ஷி ஜின்பிங்
mao zedong; mao tse tung; maozedong; mao tsetung; mao cetung; mao tse toung; mao ce tung; mao dze dong; мао цзэдун; мао цзедун; мао дзедун; מאו דזה דונג; מאו צה טונג; ماو تسي تونغ; مائو تسه‌تونگ; ماؤ زے تنگ; माओ त्से तुंग; माओ ज़ेदोंग; মাও সে তুং; เหมา เจ๋อตง; မော်စီတုန်း; ម៉ៅ សេទុង; mao trạch đông; 毛泽东; 毛澤東; 毛沢東; マオ・ツォートン; 마오쩌둥; 모택동; μάο τσε τουνγκ; მაო ძედუნი; մաո ցզեդուն
deng xiaoping; teng hsiao p'ing; teng hsiao ping; dengxiaoping; teng siao pching; дэн сяопин; ден сяопін; дън сяопин; דנג שיאופינג; دينغ شياو بينغ; دنگ شیائوپینگ; देंग श्याओपिंग; เติ้ง เสี่ยวผิง; đặng tiểu bình; 邓小平; 鄧小平; トウ小平; ドン・シャオピン; 덩샤오핑; 등소평; ντενγκ σιαοπίνγκ; დენ სიაოპინი
hu jintao; hujintao; hu chin t'ao; hu chin tao; ху цзиньтао; ху цзіньтао; הו ג'ינטאו; هو جين تاو; هو جینتائو; हू जिन्ताओ; หู จิ่นเทา; hồ cẩm đào; 胡锦涛; 胡錦濤; フー・チンタオ; 후진타오; χου τζιντάο
jiang zemin; jiangzemin; chiang tse min; цзян цзэминь; цзян цземінь; ג'יאנג דזה מין; جيانغ زيمين; جیانگ زمین; जियांग ज़ेमिन; เจียง เจ๋อหมิน; giang trạch dân; 江泽民; 江澤民; チアン・ツォーミン; 장쩌민; 강택민; τζιανγκ ζεμίν
wen jiabao; wenjiabao; вэнь цзябао; вень цзябао; وين جيا باو; ון ג'יאבאו; ôn gia bảo; 温家宝; 溫家寶; 원자바오
li keqiang; likeqiang; li k'o ch'iang; ли кэцян; лі кецян; لي كه تشيانغ; לי קצ'יאנג; lý khắc cường; 李克强; 李克強; リー・コーチアン; 리커창
wang yi; wangyi; ван и; ван ї; وانغ يي; ואנג יי; vương nghị; 王毅; ワン・イー; 왕이
tsai ing wen; cai yingwen; tsai ingwen; цай инвэнь; цай інвень; تساي إنغ ون; צאי אינג וון; thái anh văn; 蔡英文; ツァイ・インウェン; 차이잉원
chiang kai shek; chiang kaishek; jiang jieshi; chiang chieh shih; tschiang kai schek; tchang kaï chek; čankajšek; чан кайши; чан кайші; 蒋介石; 蔣介石; 蒋中正; 蔣中正; チアン・カイシェク; 장제스; تشيانج كاي شيك; צ'יאנג קאי שק
kim jong un; kim jongun; kim jong eun; kim chong un; kim jeong eun; kim dzong un; ким чен ын; кім чен ин; ким чен ун; קים ג'ונג און; كيم جونغ أون; کیم جونگ اون; किम जोंग उन; किम जोङ उन; কিম জং উন; คิม จ็อง อึน; คิมจองอึน; ကင်ဂျုံအွန်း; គីម ជុងអ៊ុន; 金正恩; キム・ジョンウン; キムジョンウン; 김정은; κιμ γιονγκ ουν; კიმ ჩენ ინი; կիմ չեն ըն; kim chính ân
kim jong il; kim jongil; kim chong il; kim jeong il; kim dzong il; ким чен ир; кім чен ір; קים ג'ונג איל; كيم جونغ إيل; کیم جونگ ایل; किम जोंग इल; কিম জং ইল; คิม จ็อง อิล; 金正日; キム・ジョンイル; キムジョンイル; 김정일; κιμ γιονγκ ιλ; კიმ ჩენ ირი; kim chính nhật
kim il sung; kim ilsung; kim il sŏng; kim il seong; kim ir sen; ким ир сен; кім ір сен; קים איל סונג; كيم إل سونغ; کیم ایل سونگ; किम इल सुंग; คิม อิล ซ็อง; 金日成; キム・イルソン; キムイルソン; 김일성; κιμ ιλ σουνγκ; კიმ ირ სენი; kim nhật thành
kim yo jong; kim yojong; kim yeo jeong; ким ё чжон; كيم يو جونغ; किम यो जोंग; คิม โย จ็อง; 金与正; 金與正; キム・ヨジョン; キムヨジョン; 김여정
abe; абэ; абе; אבה; آبي; آبه; आबे; আবে; อาเบะ; 安倍; アベ; あべ; 아베; άμπε; აბე
kishida; kisida; kiszida; kischida; кисида; кішіда; кишида; קישידה; كيشيدا; کیشیدا; किशिदा; কিশিদা; คิชิดะ; 岸田; キシダ; きしだ; 기시다; κισίντα; კიშიდა
ho chi minh; hochiminh; ho či min; ho szi minh; хо ши мин; хо ши мін; הו צ'י מין; هو تشي منه; هوشی‌مین; हो ची मिन्ह; হো চি মিন; โฮจิมินห์; ဟိုချီမင်း; ហូ ជីមិញ; 胡志明; ホー・チ・ミン; ホーチミン; 호찌민; 호치민; χο τσι μινχ; ჰო ში მინი
maduro; maduras; madouro; мадуро; מדורו; مادورو; मादुरो; মাদুরো; มาดูโร; မာဒူရို; ម៉ាឌូរ៉ូ; 马杜罗; 馬杜洛; 馬杜羅; マドゥロ; マドゥーロ; 마두로; μαδούρο; მადურო; մադուրո
chavez; čavesas; tschaves; чавес; צ'אבס; تشافيز; چاوز; शावेज; শ্যাভেজ; ชาเบซ; 查韦斯; 查維茲; チャベス; 차베스; τσάβες; ჩავესი; չավես
castro; kastro; castros; kastras; кастро; קסטרו; كاسترو; کاسترو; कास्त्रो; কাস্ত্রো; กัสโตร; คาสโตร; ကက်စထရို; កាស្ត្រូ; 卡斯特罗; 卡斯楚; 卡斯特羅; カストロ; 카스트로; κάστρο; კასტრო; կաստրո
ortega; ortegas; ортега; ортеґа; אורטגה; أورتيغا; اورتگا; ओर्टेगा; ওর্তেগা; ออร์เตกา; 奥尔特加; 奧蒂嘉; 奧爾特加; オルテガ; 오르테가; ορτέγα; ორტეგა; օրտեգա
pinochet; pinočetas; pinočets; пиночет; піночет; פינושה; بينوشيه; پینوشه; पिनोशे; ปิโนเชต์; 皮诺切特; 皮諾契特; ピノチェト; 피노체트; πινοσέτ; პინოჩეტი; պինոչետ
lula; lulla; лула; לולה; لولا; लूला; লুলা; ลูลา; 卢拉; 魯拉; ルラ; ルーラ; 룰라; λούλα; ლულა
bolsonaro; bolsonaras; болсонару; болсонаро; בולסונרו; بولسونارو; बोल्सोनारो; বলসোনারো; โบลโซนารู; 博索纳罗; 波索納洛; ボルソナロ; ボルソナーロ; 보우소나루; 볼소나루; μπολσονάρο; ბოლსონარუ
morales; moralesas; моралес; морале; מורלס; موراليس; مورالس; मोरालेस; মোরালেস; โมราเลส; 莫拉莱斯; 莫拉雷斯; モラレス; 모랄레스; μοράλες; მორალესი; մորալես
guaido; guaydo; гуайдо; גואידו; غوايدو; گوایدو; गुआइदो; กวยโด; 瓜伊多; グアイド; 과이도; γκουαϊδό; გუაიდო
escobar; eskobaras; эскобар; ескобар; אסקובר; إسكوبار; اسکوبار; एस्कोबार; এস্কোবার; เอสโกบาร์; 埃斯科瓦尔; 艾斯科巴; エスコバル; 에스코바르; εσκομπάρ; ესკობარი
guzman; gusman; guzmanas; гусман; гузман; גוזמן; غوزمان; گوزمان; गुज़मैन; กุซมัน; 古兹曼; 古斯曼; グスマン; 구스만; γκουσμάν; გუსმანი
milei; milej; милей; мілей; מיליי; ميلي; میلی; मिलेई; মিলেই; มิเลย์; 米莱; 米雷伊; ミレイ; 밀레이; μιλέι; მილეი
mugabe; mougabe; мугабе; мугабэ; מוגאבה; موغابي; موگابه; मुगाबे; মুগাবে; มูกาเบ; 穆加贝; 穆加比; ムガベ; 무가베; μουγκάμπε; მუგაბე; մուգաբե
mnangagwa; mnangagva; мнангагва; منانغاغوا; מננגגווה; 姆南加古瓦; ムナンガグワ; 음낭가과; მნანგაგვა
mandela; mandelos; мандела; מנדלה; مانديلا; ماندلا; मंडेला; ম্যান্ডেলা; แมนเดลา; မင်ဒဲလား; ម៉ានដេឡា; 曼德拉; マンデラ; 만델라; μαντέλα; მანდელა; մանդելա; மண்டேலா; ማንዴላ
zuma; zouma; зума; זומה; زوما; जुमा; জুমা; ซูมา; 祖马; 祖瑪; ズマ; 주마; ζούμα; ზუმა
ramaphosa; рамафоса; رامافوزا; רמפוזה; रामाफोसा; 拉马福萨; ラマポーザ; 라마포사; რამაფოსა
kagame; кагаме; كاغامي; کاگامه; קגאמה; 卡加梅; 卡加米; カガメ; 카가메; κάγκαμε; კაგამე
kabila; kabilah; кабила; кабіла; كابيلا; کابیلا; קבילה; 卡比拉; カビラ; 카빌라; καμπίλα; კაბილა
mobutu; moboutou; мобуту; موبوتو; מובוטו; मोबुतु; 蒙博托; 莫布杜; モブツ; 모부투; μομπούτου; მობუტუ
museveni; musevenis; мусевени; мусевені; موسيفيني; موسوینی; מוסווני; 穆塞韦尼; ムセベニ; 무세베니; μουσεβένι; მუსევენი
kenyatta; keniata; кениата; кеніата; كينياتا; کنیاتا; קניאטה; केन्याटा; 肯雅塔; ケニヤッタ; 케냐타; κενυάτα; კენიატა
ruto; руто; روتو; רוטו; 鲁托; ルト; 루토; რუტო
afwerki; afewerki; afeworki; afwerqi; afäwärqi; aferworki; афеверки; афеворки; أفورقي; افورقی; אפוורקי; አፈወርቂ; 阿费沃基; アフウェルキ; 아페웨르키; აფევერქი
selassie; sellassie; selasie; селассие; سيلاسي; סלאסי; ሥላሴ; 塞拉西; セラシエ; 셀라시에; σελασιέ; სელასიე
baschirow; bachirov; baszyrow; baširov; баширов; بشيروف; 巴希罗夫; バシロフ
habyarimana; habiyarimana; habyalimana; хабиаримана; هابياريمانا; 哈比亚利马纳; ハビャリマナ; 하비아리마나
nkurunziza; нкурунзиза; نكورونزيزا; 恩库伦齐扎; ンクルンジザ; 은쿠룬지자
compaore; компаоре; كومباوري; 孔波雷; コンパオレ; 콩파오레
gbagbo; bagbo; гбагбо; غباغبو; 巴博; バグボ; 그바그보; გბაგბო
taylor; teiloras; teilors; тейлор; тэйлор; טיילור; تايلور; تیلور; टेलर; টেলর; เทย์เลอร์; 泰勒; テイラー; テーラー; 테일러; τέιλορ; ტეილორი; թեյլոր
amin dada; idi amin; иди амин; إيدي أمين; אידי אמין; 伊迪阿明; 이디 아민; イディ・アミン
hitler; hitleris; hitlers; gitler; гитлер; гітлер; хитлер; היטלר; هتلر; ہٹلر; हिटलर; হিটলার; ฮิตเลอร์; ဟစ်တလာ; ហ៊ីត្លែរ; 希特勒; ヒトラー; ヒットラー; 히틀러; χίτλερ; ჰიტლერი; հիտլեր; ஹிட்லர்; హిట్లర్
mussolini; musolinis; musolīni; муссолини; муссоліні; мусолини; מוסוליני; موسوليني; موسولینی; मुसोलिनी; মুসোলিনি; มุสโสลินี; 墨索里尼; ムッソリーニ; 무솔리니; μουσολίνι; მუსოლინი; մուսոլինի
tito; titas; тито; тіто; טיטו; تيتو; تیتو; टीटो; ติโต; 铁托; 狄托; チトー; ティトー; 티토; τίτο; ტიტო; տիտո
guevara; gevara; guevarra; гевара; גווארה; غيفارا; چه‌گوارا; ग्वेरा; গুয়েভারা; เกบารา; 格瓦拉; ゲバラ; 게바라; γκεβάρα; გევარა; գևարա
assange; assanž; ассанж; асанж; אסאנג'; أسانج; آسانژ; असांजे; অ্যাসাঞ্জ; อาสซานจ์; 阿桑奇; アサンジ; 어산지; ασάνζ; ასანჟი
snowden; snoudenas; snoudens; сноуден; סנודן; سنودن; اسنودن; स्नोडेन; স্নোডেন; สโนว์เดน; 斯诺登; 史諾登; スノーデン; 스노든; σνόουντεν; სნოუდენი
bout; бут; بوت; בות; 布特; ブート; 부트; βούτ
guterres; gutteres; гутерреш; гуттериш; гутеррес; גוטרש; غوتيريش; گوترش; गुटेरेस; গুতেরেস; กูแตร์รึช; 古特雷斯; 古特瑞斯; グテーレス; グテレス; 구테흐스; γκουτέρες; გუტერეში
kofi annan; annan; annanas; аннан; عنان; אנאן; अन्नान; আনান; อันนัน; 安南; アナン; 아난; ανάν; ანანი
zhirinovsky; schirinowski; jirinovski; żyrinowski; žirinovskij; zsirinovszkij; zjirinovskij; zhyrynovskyi; zhirinovskiy; žirinovskis; жириновский; жириновський; ז'ירינובסקי; جيرينوفسكي; ژیرینوفسکی; 日里诺夫斯基; ジリノフスキー; 지리놉스키; ζιρινόφσκι; ჟირინოვსკი
zyuganov; sjuganow; ziouganov; ziuganow; zjuganov; ziuganov; ziuhanov; зюганов; زيوغانوف; זיוגאנוב; 久加诺夫; ジュガーノフ; 주가노프; ζιουγκάνοφ
surkov; surkow; sourkov; szurkov; сурков; סורקוב; سوركوف; 苏尔科夫; スルコフ; 수르코프; სურკოვი
dugin; dougine; dougin; duguin; dugyin; duhin; дугин; дугін; דוגין; دوغين; دوگین; 杜金; ドゥーギン; 두긴; ντούγκιν; დუგინი
kovalchuk; kowaltschuk; kovaltchouk; kowalczuk; kovalčuk; kovaltjuk; kovalcsuk; koval'chuk; ковальчук; кавальчук; קובלצ'וק; كوفالتشوك; 科瓦利丘克; コワルチュク; 코발추크; კოვალჩუკი
medvedchuk; medwedtschuk; medvedtchouk; medwedczuk; medvedčuk; medvedtjuk; medvedcsuk; медведчук; מדבדצ'וק; ميدفيدتشوك; 梅德韦丘克; メドヴェドチュク; メドベチュク; 메드베드추크; მედვედჩუკი
akhmetov; achmetow; achmietow; achmetov; ahmetov; akhmyetov; ахметов; اخميتوف; אחמטוב; 阿赫梅托夫; アフメトフ; 아흐메토프; ახმეტოვი
kolomoisky; kolomojskyj; kolomoïski; kolomojski; kolomoyskyi; kolomoyskiy; kolomoiskyi; kolomojskij; коломойский; коломойський; קולומויסקי; كولومويسكي; 科洛莫伊斯基; コロモイスキー; 콜로모이스키; კოლომოისკი
firtash; firtasch; firtach; firtasz; firtaš; firtasj; фирташ; фірташ; פירטש; فيرتاش; 菲尔塔什; フィルタシュ; 피르타시; ფირტაში
yushchenko; juschtschenko; iouchtchenko; juszczenko; juščenko; juscsenko; jusjtjenko; yuschenko; youchtchenko; ющенко; юшчанка; יושצ'נקו; يوشتشينكو; یوشچنکو; 尤先科; 尤申科; ユシチェンコ; 유셴코; γιούστσενκο; იუშჩენკო; յուշչենկո
kuchma; kutschma; koutchma; kuczma; kučma; kutjma; kucsma; кучма; קוצ'מה; كوتشما; کوچما; 库奇马; クチマ; 쿠치마; κούτσμα; კუჩმა; կուչմա
`

/** All groups, as lines of `name; spelling; spelling`; blank lines are ignored. */
export const NAME_GROUPS = `${ARABIC}${COMPOUND}${SLAVIC}${EUROPEAN}${TURKIC_AND_PERSIAN}${AFRICAN_AND_ASIAN}${PUBLIC_FIGURES}`

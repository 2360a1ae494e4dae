// Lists foreign surnames, given names and cities whose customary Chinese form no transcription table can reverse.
export const FOREIGN_HAN_NAMES = `
putin 普京 普丁 蒲亭 medvedev 梅德韋杰夫 麥維德夫 lavrov 拉夫羅夫 shoigu 紹伊古 mishustin 米舒斯京 navalny
納瓦利內 納瓦爾尼 yeltsin 葉利欽 叶利欽 葉爾欽 gorbachev 戈爾巴喬夫 戈巴契夫 brezhnev 勃列日涅夫 khrushchev
赫魯曉夫 stalin 斯大林 史達林 lenin 列寧 trotsky 托洛茨基 lukashenko 盧卡申科 zelensky|zelenskyy 澤連斯基
澤倫斯基 poroshenko 波羅申科 yanukovych 亞努科維奇 prigozhin 普里戈任 kadyrov 卡德羅夫 abramovich 阿布拉莫維奇
deripaska 杰里帕斯卡 sechin 謝欽 peskov 佩斯科夫 trump 特朗普 川普 biden 拜登 obama 奧巴馬 歐巴馬 bush 布什
布希 clinton 克林頓 柯林頓 reagan 里根 雷根 nixon 尼克松 尼克森 kennedy 肯尼迪 甘迺迪 carter 卡特 ford 福特
johnson 約翰遜 詹森 強生 約翰森 harris 哈里斯 賀錦麗 pence 彭斯 pompeo 蓬佩奧 龐培歐 bolton 博爾頓 波頓
blinken 布林肯 yellen 耶倫 葉倫 pelosi 佩洛西 裴洛西 mcconnell 麥康奈爾 powell 鮑威爾 鮑爾 kerry 克里 凱瑞
rubio 魯比奧 盧比歐 vance 萬斯 范斯 kissinger 基辛格 季辛吉 roosevelt 羅斯福 washington 華盛頓 lincoln 林肯
jefferson 杰斐遜 傑佛遜 eisenhower 艾森豪威爾 艾森豪 truman 杜魯門 merkel 默克爾 梅克爾 scholz 朔爾茨 蕭茲
merz 默茨 梅爾茨 steinmeier 施泰因邁爾 schroder|schroeder 施羅德 kohl 科爾 柯爾 hitler 希特勒 macron 馬克龍
馬克宏 sarkozy 薩科齊 沙克吉 hollande 奧朗德 歐蘭德 chirac 希拉克 席哈克 mitterrand 密特朗 degaulle 戴高樂
lepen 勒龐 勒朋 thatcher 撒切爾 柴契爾 戴卓爾 blair 布萊爾 貝理雅 brown 布朗 白高敦 cameron 卡梅倫 甘民樂
theresa_may 特雷莎梅 文翠珊 may 梅伊 sunak 蘇納克 starmer 斯塔默 施凱爾 truss 特拉斯 churchill 丘吉爾 邱吉爾
berlusconi 貝盧斯科尼 貝魯斯柯尼 meloni 梅洛尼 mussolini 墨索里尼 draghi 德拉吉 conte 孔特 sanchez 桑切斯
erdogan 埃爾多安 艾爾多安 assad 阿薩德 阿塞德 gaddafi|qaddafi 卡扎菲 格達費 hussein 侯賽因 海珊 薩達姆 saddam
薩達姆 mubarak 穆巴拉克 morsi 穆爾西 穆希 sisi 塞西 khamenei 哈梅內伊 哈米尼 khomeini 霍梅尼 何梅尼
ahmadinejad 艾哈邁迪內賈德 內賈德 rouhani 魯哈尼 羅哈尼 raisi 萊希 zarif 扎里夫 soleimani 蘇萊曼尼 netanyahu
內塔尼亞胡 納坦雅胡 sharon 沙龍 夏隆 rabin 拉賓 peres 佩雷斯 arafat 阿拉法特 abbas 阿巴斯 bin_laden|binladen
本拉登 本拉丹 賓拉登 taliban 塔利班 hamas 哈馬斯 modi 莫迪 gandhi 甘地 nehru 尼赫魯 singh 辛格 khan 汗 可汗
musharraf 穆沙拉夫 sharif 謝里夫 bhutto 布托 karzai 卡爾扎伊 ghani 加尼 maduro 馬杜羅 chavez 查韋斯 查維茲
castro 卡斯特羅 guevara 格瓦拉 lula 盧拉 魯拉 bolsonaro 博索納羅 波索納洛 milei 米萊 peron 貝隆 裴隆 pinochet
皮諾切特 ortega 奧爾特加 奧蒂嘉 mugabe 穆加貝 穆加比 mandela 曼德拉 zuma 祖馬 kabila 卡比拉 bashir 巴希爾
kagame 卡加梅 suharto 蘇哈托 sukarno 蘇加諾 蘇卡諾 widodo 維多多 佐科 duterte 杜特爾特 杜特蒂 marcos 馬科斯
馬可仕 mahathir 馬哈蒂爾 馬哈地 najib 納吉布 納吉 anwar 安瓦爾 安華 thaksin 他信 塔克辛 yingluck 英拉
hunsen|hun_sen 洪森 suu_kyi 素季 昂山素季 rajapaksa 拉賈帕克薩 vladimir 弗拉基米爾 弗拉迪米爾 sergei|sergey
謝爾蓋 dmitry|dmitri 德米特里 alexander|aleksandr 亞歷山大 alexei|aleksey 阿列克謝 andrei|andrey 安德烈
mikhail 米哈伊爾 nikolai|nikolay 尼古拉 ivan 伊萬 伊凡 yuri|yury 尤里 igor 伊戈爾 oleg 奧列格 viktor 維克托
boris 鮑里斯 konstantin 康斯坦丁 maxim|maksim 馬克西姆 pavel 帕維爾 roman 羅曼 evgeny|yevgeny 葉夫根尼
叶夫根尼 ramzan 拉姆贊 gennady 根納季 anatoly 阿納托利 vasily 瓦西里 grigory 格里戈里 leonid 列昂尼德
vyacheslav 維亞切斯拉夫 valery 瓦列里 olga 奧爾加 irina 伊琳娜 natalia|natalya 納塔利婭 tatiana|tatyana
塔季揚娜 svetlana 斯韋特蘭娜 ekaterina|yekaterina 葉卡捷琳娜 elena|yelena 葉蓮娜 叶蓮娜 anna 安娜 maria 瑪麗亞
john 約翰 michael 邁克爾 麥可 米高 mike 邁克 麥克 david 大衛 戴維 james 詹姆斯 robert 羅伯特 勞勃 william 威廉
richard 理查德 理查 charles 查爾斯 查理斯 joseph 約瑟夫 donald 唐納德 唐諾 thomas 托馬斯 湯瑪斯 tom 湯姆 paul
保羅 peter 彼得 mark 馬克 steven|stephen 史蒂文 斯蒂芬 史蒂芬 george 喬治 edward 愛德華 henry 亨利 andrew
安德魯 anthony 安東尼 antony 安東尼 christopher 克里斯托弗 daniel 丹尼爾 matthew 馬修 kevin 凱文 brian 布賴恩
布萊恩 eric 埃里克 艾瑞克 jack 杰克 傑克 jeff 杰夫 傑夫 jeffrey 杰弗里 傑佛瑞 jason 杰森 傑森 philip 菲利普
frank 弗蘭克 francis 弗朗西斯 方濟各 martin 馬丁 simon 西蒙 samuel 塞繆爾 benjamin 本杰明 班傑明 班傑民 barack
貝拉克 巴拉克 hillary 希拉里 希拉蕊 bill 比爾 jimmy 吉米 ronald 羅納德 隆納 gerald 杰拉爾德 傑拉德 lyndon 林登
angela 安格拉 安潔拉 olaf 奧拉夫 emmanuel 埃馬紐埃爾 艾曼紐 francois 弗朗索瓦 nicolas 尼古拉 jacques 雅克
pierre 皮埃爾 louis 路易 路易斯 marie 瑪麗 mary 瑪麗 elizabeth 伊麗莎白 diana 戴安娜 黛安娜 margaret 瑪格麗特
theresa 特雷莎 德蕾莎 teresa 特雷莎 德蘭 catherine 凱瑟琳 kate 凱特 jennifer 珍妮弗 jessica 杰西卡 sarah 薩拉
莎拉 susan 蘇珊 linda 琳達 nancy 南希 laura 勞拉 蘿拉 emma 埃瑪 艾瑪 alice 愛麗絲 艾麗斯 julia 朱莉婭 茱莉亞
rose 羅斯 蘿絲 victoria 維多利亞 helen 海倫 caroline 卡羅琳 mohammed|muhammad 穆罕默德 穆罕穆德 ahmed|ahmad
艾哈邁德 艾哈默德 ali 阿里 hassan|hasan 哈桑 哈山 ibrahim 易卜拉欣 abdullah 阿卜杜拉 阿布都拉 omar 奧馬爾
歐瑪爾 osama|usama 烏薩馬 奧薩瑪 奧薩馬 khalid|khaled 哈立德 yusuf|yousef 優素福 尤素夫 mustafa 穆斯塔法
mahmoud 馬哈茂德 hamid 哈米德 karim 卡里姆 salman 薩勒曼 faisal 費薩爾 bashar 巴沙爾 巴夏爾 benazir 貝娜齊爾
recep 雷杰普 tayyip 塔伊普 fidel 菲德爾 hugo 烏戈 juan 胡安 jose 何塞 荷西 若澤 carlos 卡洛斯 luis 路易斯
antonio 安東尼奧 francisco 弗朗西斯科 pedro 佩德羅 jorge 豪爾赫 若熱 miguel 米格爾 javier 哈維爾 fernando
費爾南多 alberto 阿爾韋托 阿爾貝托 giuseppe 朱塞佩 giovanni 喬瓦尼 marco 馬爾科 馬可 leonardo 萊昂納多
李奧納多 silvio 西爾維奧 giorgia 焦爾吉婭 喬治婭 hans 漢斯 wolfgang 沃爾夫岡 friedrich 弗里德里希 karl|carl
卡爾 heinrich 海因里希 ludwig 路德維希 johann 約翰 albert 阿爾伯特 阿爾貝特 adolf 阿道夫 max 馬克斯 einstein
愛因斯坦 marx 馬克思 engels 恩格斯 freud 弗洛伊德 newton 牛頓 darwin 達爾文 shakespeare 莎士比亞 beethoven
貝多芬 mozart 莫扎特 bach 巴赫 wagner 瓦格納 華格納 picasso 畢加索 davinci 達芬奇 michelangelo 米開朗基羅
米開朗琪羅 tolstoy 托爾斯泰 chekhov 契訶夫 pushkin 普希金 gogol 果戈里 hemingway 海明威 rowling 羅琳 musk
馬斯克 elon 埃隆 伊隆 gates 蓋茨 比爾蓋茲 jobs 喬布斯 賈伯斯 bezos 貝索斯 貝佐斯 zuckerberg 扎克伯格 祖克柏
buffett 巴菲特 soros 索羅斯 rothschild 羅斯柴爾德 rockefeller 洛克菲勒 morgan 摩根 murdoch 默多克 梅鐸 disney
迪士尼 messi 梅西 ronaldo 羅納爾多 beckham 貝克漢姆 貝克漢 jordan 喬丹 佐敦 kobe 科比 柯比 bryant 布萊恩特
jackson 杰克遜 傑克遜 傑克森 federer 費德勒 nadal 納達爾 smith 史密斯 jones 瓊斯 williams 威廉姆斯 威廉斯
miller 米勒 davis 戴維斯 wilson 威爾遜 taylor 泰勒 泰萊 anderson 安德森 moore 摩爾 穆爾 white 懷特 king 金恩
wright 賴特 萊特 hill 希爾 green 格林 adams 亞當斯 baker 貝克 nelson 納爾遜 mitchell 米切爾 roberts 羅伯茨
phillips 菲利普斯 campbell 坎貝爾 parker 帕克 evans 埃文斯 stewart 斯圖爾特 史都華 morris 莫里斯 murphy 墨菲
cook 庫克 bell 貝爾 ward 沃德 wood 伍德 watson 沃森 華生 bennett 貝內特 gray 格雷 hughes 休斯 price 普賴斯
foster 福斯特 ross 羅斯 hamilton 漢密爾頓 graham 格雷厄姆 葛萊姆 wallace 華萊士 west 韋斯特 cole 科爾 owen
歐文 stone 斯通 rice 賴斯 萊斯 fox 福克斯 moscow 莫斯科 paris 巴黎 london 倫敦 berlin 柏林 newyork|new_york
紐約 losangeles|los_angeles 洛杉磯 vienna 維也納 rome 羅馬 madrid 馬德里 kiev|kyiv 基輔 minsk 明斯克 tehran
德黑蘭 baghdad 巴格達 damascus 大馬士革 cairo 開羅 dubai 迪拜 杜拜 singapore 新加坡 guterres 古特雷斯 annan
安南 ghosn 戈恩
`

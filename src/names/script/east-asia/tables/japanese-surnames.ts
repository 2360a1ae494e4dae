// Lists Japanese surnames in Hepburn without long vowels, as passports write them.
export const JAPANESE_SURNAMES = `
sato 佐藤 佐東 左藤 suzuki 鈴木 takahashi 高橋 tanaka 田中 ito 伊藤 伊東 watanabe 渡辺 渡邉 渡邊 渡部
yamamoto 山本 nakamura 中村 kobayashi 小林 kato 加藤 加東 yoshida 吉田 yamada 山田 sasaki 佐々木 yamaguchi
山口 matsumoto 松本 inoue 井上 kimura 木村 hayashi 林 saito 斎藤 斉藤 齋藤 西東 shimizu 清水 yamazaki|yamasaki
山崎 mori 森 abe 阿部 安部 安倍 阿倍 ikeda 池田 hashimoto 橋本 yamashita 山下 ishikawa 石川 nakajima|nakashima
中島 中嶋 maeda 前田 fujita 藤田 ogawa 小川 goto 後藤 五島 okada 岡田 hasegawa 長谷川 murakami 村上 kondo 近藤
ishii 石井 saito 斉藤 sakamoto 坂本 阪本 endo 遠藤 aoki 青木 fujii 藤井 nishimura 西村 fukuda 福田 ota 太田
大田 miura 三浦 fujiwara 藤原 okamoto 岡本 matsuda 松田 nakagawa 中川 仲川 nakano 中野 harada 原田 ono 小野
大野 tamura 田村 takeuchi 竹内 武内 kaneko 金子 wada 和田 nakayama 中山 ishida 石田 ueda 上田 植田 morita 森田
shibata 柴田 hara 原 酒井 sakai 酒井 坂井 堺 kudo 工藤 yokoyama 横山 miyazaki 宮崎 miyamoto 宮本 uchida 内田
takagi 高木 ando 安藤 安東 taniguchi 谷口 ono 小野 maruyama 丸山 imai 今井 takada|takata 高田 kono 河野
fujimoto 藤本 takeda 武田 竹田 murata 村田 ueno 上野 植野 sugiyama 杉山 masuda 増田 益田 升田 hirano 平野
otsuka 大塚 chiba 千葉 kubo 久保 matsui 松井 koyama 小山 nojima 野島 iwasaki 岩崎 noguchi 野口 sakurai 桜井
櫻井 kinoshita 木下 matsuo 松尾 kikuchi 菊地 菊池 nomura 野村 arai 新井 荒井 watabe 渡部 sano 佐野 onishi 大西
sugawara 菅原 ichikawa 市川 mizuno 水野 komatsu 小松 shimada 島田 嶋田 koyama 古山 yoshikawa 吉川 yamauchi
山内 nishida 西田 nishikawa 西川 kitamura 北村 yasuda 安田 保田 igarashi 五十嵐 hamada 浜田 濱田 azuma|higashi
東 sekiguchi 関口 honda 本田 本多 iwata 岩田 nakata|nakada 中田 hattori 服部 kawaguchi 川口 河口 hirata 平田
higuchi 樋口 sakaguchi 坂口 iida 飯田 yoshioka 吉岡 minami 南 kawakami 川上 河上 uchiyama 内山 tsuchiya 土屋
土谷 matsuoka 松岡 hoshino 星野 yoshimura 吉村 kawamura 川村 河村 kamata 鎌田 oishi 大石 adachi 足立 安達
hirai 平井 matsushita 松下 okuda 奥田 fukui 福井 tsuji 辻 nagai 永井 長井 baba 馬場 higashi 東 oshima 大島
大嶋 ebihara 海老原 kojima 小島 児島 小嶋 kataoka 片岡 kuroda 黒田 tashiro 田代 nakanishi 中西 ozawa 小沢 小澤
takano 高野 ishihara 石原 hotta 堀田 hori 堀 araki 荒木 nishiyama 西山 sawada 沢田 澤田 kuwabara 桑原 tominaga
富永 冨永 nagata 永田 長田 asano 浅野 okubo 大久保 matsumura 松村 kubota 久保田 窪田 kanai 金井 kurihara 栗原
kawasaki 川崎 河崎 matsubara 松原 mochizuki 望月 kumagai 熊谷 otani|oya 大谷 oyama 大山 omori 大森 okawa 大川
oba 大場 大庭 oi 大井 oguchi 大口 ohashi 大橋 ohara 大原 小原 ohira 大平 oki 大木 沖 okita 沖田 otake 大竹
osawa 大沢 大澤 onuma 大沼 oshiro 大城 omura 大村 otomo 大友 oda 小田 織田 尾田 oka 岡 okano 岡野 okazaki 岡崎
okamura 岡村 okabe 岡部 okuno 奥野 okumura 奥村 okuyama 奥山 oshita 大下 ozaki 尾崎 大崎 ogata 緒方 尾形 小方
ogura 小倉 okura 大倉 大蔵 oikawa 及川 ogawara 小川原 onodera 小野寺 onoda 小野田 ouchi 大内 obata 小幡 小畑
oe 大江 oyanagi 大柳 ohta 太田 kato 嘉藤 hirose 広瀬 廣瀬 hirota 広田 廣田 弘田 hirakawa 平川 hirayama 平山
hiraoka 平岡 hirasawa 平沢 平澤 hiramatsu 平松 hiyama 檜山 hino 日野 higa 比嘉 hayakawa 早川 hayashida 林田
hamaguchi 浜口 hamamoto 浜本 hamasaki 浜崎 hama 浜 hanada 花田 hanai 花井 haneda 羽田 羽根田 hashida 橋田
hashizume 橋爪 hata 畑 秦 羽田 hatano 波多野 hatakeyama 畠山 hatoyama 鳩山 hatta 八田 haga 芳賀 hagiwara 萩原
hosoda 細田 hosokawa 細川 hosoya 細谷 hongo 本郷 honma|homma 本間 horie 堀江 horiuchi 堀内 horiguchi 堀口
horikawa 堀川 horii 堀井 hoshi 星 fujioka 藤岡 fujikawa 藤川 fujisawa 藤沢 藤澤 fujino 藤野 fujinami 藤波
fujimura 藤村 fujimori 藤森 fujishima 藤島 fujiyama 藤山 fujieda 藤枝 fukuoka 福岡 fukushima 福島 fukuhara
福原 fukumoto 福本 fukunaga 福永 fukuyama 福山 fukazawa 深沢 深澤 fukai 深井 fuse 布施 furukawa 古川 古河
furuta 古田 furuya 古谷 古屋 furusawa 古沢 funakoshi 船越 funabashi 船橋 futamura 二村 inaba 稲葉 因幡 inagaki
稲垣 inada 稲田 inamura 稲村 inamori 稲盛 ide 井出 井手 imada 今田 imamura 今村 imanishi 今西 imaizumi 今泉
inose 猪瀬 inoguchi 井口 猪口 iguchi 井口 isobe 磯部 isoda 磯田 isogai 磯貝 isono 磯野 ishibashi 石橋 ishiguro
石黒 ishige 石毛 ishijima 石島 ishimura 石村 ishimoto 石本 ishino 石野 ishiwata 石渡 ishiyama 石山 ishizaka
石坂 ishizaki 石崎 ishizuka 石塚 ishiba 石破 itagaki 板垣 itakura 板倉 itaya 板谷 itami 伊丹 itoi 糸井 itai
板井 iwai 岩井 iwamoto 岩本 iwase 岩瀬 iwashita 岩下 iwanaga 岩永 iwano 岩野 iwabuchi 岩淵 岩渕 iwaki 岩城
iwama 岩間 ikegami 池上 ikuta 生田 ichihara 市原 ichinose 一ノ瀬 一瀬 市瀬 iizuka 飯塚 iijima 飯島 inui 乾
ikawa 井川 imoto 井本 ino 井野 稲生 izumi 泉 和泉 ieda 家田 kadowaki 門脇 kageyama 影山 景山 kaga 加賀 kagawa
香川 賀川 kai 甲斐 kaji 梶 kajita 梶田 kajiwara 梶原 kajiyama 梶山 kakinuma 柿沼 kamada 鎌田 kameda 亀田 kamei
亀井 kameyama 亀山 kamio 神尾 kamiya 神谷 神山 kamiyama 上山 kan 菅 suga 菅 kanda 神田 kaneda 金田 kanemoto
金本 kaneshiro 金城 kinjo 金城 kanazawa 金沢 金澤 kano 狩野 加納 叶 kariya 仮屋 刈谷 kasahara 笠原 kasai 葛西
笠井 河西 kashiwagi 柏木 kasuga 春日 kasuya 粕谷 糟谷 katagiri 片桐 katayama 片山 katsumata 勝又 勝俣 katsura
桂 kawabata 川端 河端 kawabe 川辺 河辺 川部 kawada 川田 河田 kawahara 川原 河原 kawai 川井 河合 河井 川合
kawamoto 川本 河本 kawanishi 川西 kawano 川野 河野 kawase 川瀬 河瀬 kawashima 川島 河島 川嶋 kawata 川田
kawazoe 川添 kayama 香山 加山 kazama 風間 kida 木田 喜田 kido 木戸 城戸 kikukawa 菊川 kikuta 菊田 kimoto 木本
kimijima 君島 kinoshita 木之下 kirishima 霧島 kishi 岸 kishida 岸田 kishimoto 岸本 kita 北 喜多 kitagawa 北川
喜多川 kitahara 北原 kitajima 北島 kitano 北野 kitayama 北山 kitazawa 北沢 北澤 kiyota 清田 kiyokawa 清川
kobori 小堀 koda 幸田 甲田 koga 古賀 kogure 木暮 小暮 koide 小出 koike 小池 koizumi 小泉 kojo 古城 komai 駒井
komiya 小宮 komiyama 小宮山 komori 小森 komuro 小室 konishi 小西 konno 今野 紺野 金野 kosaka 小坂 高坂 koshiba
小柴 koshimizu 輿水 kosugi 小杉 kotani 小谷 koyanagi 小柳 kozai 香西 kozuka 小塚 kubo 窪 kudo 宮藤 kuno 久野
kunii 国井 kunimoto 国本 kuraishi 倉石 kurata 倉田 蔵田 kurashima 倉島 kuribayashi 栗林 kurita 栗田 kuriyama
栗山 kurokawa 黒川 黒河 kurosawa 黒沢 黒澤 kuroki 黒木 kurosaki 黒崎 kuroiwa 黒岩 kuroyanagi 黒柳 kusano 草野
kusaka 日下 kusunoki 楠 楠木 kusakabe 日下部 kuwata 桑田 kuwano 桑野 kuze 久世 machida 町田 maehara 前原
maekawa 前川 maejima 前島 maeno 前野 maki 牧 槇 makino 牧野 槙野 makita 牧田 蒔田 marui 丸井 maruta 丸田 maruo
丸尾 masaki 正木 政木 masuko 益子 masui 増井 masumoto 増本 matsuba 松葉 matsubayashi 松林 matsuura 松浦
matsukawa 松川 matsukata 松方 matsuki 松木 matsumiya 松宮 matsunaga 松永 matsuno 松野 matsushima 松島 松嶋
matsutani 松谷 matsuyama 松山 matsuzaka 松坂 matsuzaki 松崎 matsuzawa 松沢 松澤 matsukura 松倉 mikami 三上
miki 三木 minagawa 皆川 minamoto 源 minakata 南方 misawa 三沢 三澤 mishima 三島 三嶋 mita 三田 mitani 三谷
mitsui 三井 mitsuoka 光岡 miwa 三輪 美輪 miyagawa 宮川 miyagi 宮城 miyahara 宮原 miyake 三宅 miyajima 宮島
宮嶋 miyakawa 宮川 miyano 宮野 miyashita 宮下 miyata 宮田 miyauchi 宮内 miyazato 宮里 miyazawa 宮沢 宮澤
miyoshi 三好 三善 mizoguchi 溝口 mizuguchi 水口 mizukami 水上 mizumoto 水本 mizushima 水島 mizutani 水谷 mogi
茂木 momose 百瀬 momoi 桃井 mori 毛利 mouri 毛利 moriguchi 森口 morikawa 森川 morimoto 森本 盛本 morino 森野
morioka 森岡 moriya 守屋 森谷 守谷 moriyama 森山 守山 morishita 森下 motegi 茂木 motohashi 本橋 motoki 本木
元木 motomura 本村 motoyama 本山 元山 mukai 向井 muraoka 村岡 murai 村井 murakawa 村川 muramatsu 村松 muramoto
村本 murano 村野 murase 村瀬 murayama 村山 muro 室 muroi 室井 muto 武藤 nagahama 長浜 永浜 nagao 長尾 永尾
nagaoka 長岡 永岡 nagasaka 長坂 永坂 nagasaki 長崎 nagase 永瀬 長瀬 nagashima 長島 永島 長嶋 nagatomo 長友
永友 nagayama 永山 長山 nagano 長野 永野 nagamine 長嶺 永峰 nagumo 南雲 naito 内藤 naka 仲 中 nakabayashi 中林
nakadai 仲代 nakagami 中上 仲上 nakahara 中原 nakai 中井 仲井 nakama 仲間 nakamoto 中本 仲本 nakaoka 中岡
nakasato 中里 nakasone 中曽根 仲宗根 nakatani 中谷 nakatsuka 中塚 nakazato 仲里 nakazawa 中沢 中澤 nakamori
中森 nakao 中尾 nakadate 中舘 nakaya 中谷 中屋 namba|nanba 難波 nanbu 南部 narita 成田 naruse 成瀬 narumi 鳴海
natsume 夏目 negishi 根岸 nemoto 根本 niimi 新見 新美 niiyama 新山 nikaido 二階堂 ninomiya 二宮 nishi 西
nishihara 西原 nishii 西井 nishikawa 錦川 nishimoto 西本 nishimori 西森 nishino 西野 nishio 西尾 nishioka 西岡
nishitani 西谷 nishiguchi 西口 nishizawa 西沢 西澤 nishiwaki 西脇 nitta 新田 niwa 丹羽 庭 noda 野田 nogami
野上 nogi 乃木 野木 nohara 野原 nomoto 野本 nomoto 野元 nonaka 野中 nosaka 野坂 noto 能登 numata 沼田 nukaga
額賀 obara 小原 obayashi 大林 ochiai 落合 ochi 越智 odaka 小高 odagiri 小田切 ogino 荻野 ogiwara 荻原 ohno
大野 oizumi 大泉 okamiya 岡宮 okanishi 岡西 okinaga 沖永 okuda 億田 okui 奥井 omae 大前 omiya 大宮 onizuka
鬼塚 onoue 尾上 ooka 大岡 orihara 折原 osada 長田 osaka 大坂 逢坂 oshio 塩尾 押尾 otaka 大高 ozeki 大関 ri 李
ryu 龍 劉 笠 sada 佐田 saeki 佐伯 sagawa 佐川 寒川 saiki 斎木 佐伯 saionji 西園寺 saigo 西郷 sajima 佐島 saka
坂 sakagami 坂上 阪上 sakata 坂田 阪田 酒田 sakakibara 榊原 sakaki 榊 sakamaki 坂巻 酒巻 sakane 坂根 sakashita
坂下 sakuma 佐久間 sakuraba 桜庭 sakurada 桜田 sameshima 鮫島 sanada 真田 sankawa 三川 sasahara 笹原 sasakawa
笹川 sasada 笹田 sasamoto 笹本 sasano 笹野 sasayama 笹山 sata 佐多 satake 佐竹 satomi 里見 satomura 里村 sawa
沢 澤 sawai 沢井 澤井 sawamura 沢村 澤村 sawano 沢野 澤野 sawayama 沢山 seki 関 sekine 関根 sekino 関野 sekiya
関谷 関矢 sekimoto 関本 sena 瀬名 senda 千田 仙田 sendo 仙道 千堂 seo 瀬尾 妹尾 seto 瀬戸 setoguchi 瀬戸口
shiba 柴 司馬 斯波 shibuya 渋谷 澁谷 shibasaki 柴崎 柴咲 shibukawa 渋川 shibusawa 渋沢 shida 志田 shiga 志賀
shigematsu 重松 shigemitsu 重光 shigeta 重田 shiina 椎名 shima 島 嶋 志摩 shimamoto 島本 shimamura 島村 嶋村
shimane 島根 shimano 島野 shimazaki 島崎 shimazu 島津 shimazaki 嶋崎 shimabukuro 島袋 shimodaira 下平 shimoda
下田 shimojo 下条 shimokawa 下川 shimomura 下村 shimoyama 下山 shinagawa 品川 shinkai 新海 shinohara 篠原
shinoda 篠田 信田 shinozaki 篠崎 shinjo 新庄 新城 shintani 新谷 shiomi 塩見 shiota 塩田 shioya 塩谷 shiozaki
塩崎 shiono 塩野 shirai 白井 shiraishi 白石 shirakawa 白川 白河 shirasaka 白坂 shirata 白田 shiratori 白鳥
shirayama 白山 shirota 城田 代田 shishido 宍戸 shoda 正田 庄田 shoji 庄司 東海林 小路 荘司 soma 相馬 soga 曽我
sone 曽根 sonoda 園田 薗田 suda 須田 sudo 須藤 首藤 suehiro 末広 末廣 suematsu 末松 suenaga 末永 sueyoshi 末吉
suganuma 菅沼 sugano|kanno 菅野 sugaya 菅谷 sugi 杉 sugihara 杉原 sugie 杉江 sugii 杉井 sugimoto 杉本 sugimura
杉村 sugino 杉野 sugioka 杉岡 sugita 杉田 sugiura 杉浦 杉裏 sumida 住田 隅田 sumi 角 鷲見 sumiyoshi 住吉
sunada 砂田 sunagawa 砂川 suwa 諏訪 suyama 須山 陶山 tabata 田畑 田端 tabuchi 田渕 田淵 tachibana 橘 立花
tachikawa 立川 tada 多田 tadano 只野 taguchi 田口 tahara 田原 tai 田井 taira 平 tajima 田島 但馬 田嶋 tajiri
田尻 takabayashi 高林 takabatake 高畑 takafuji 高藤 takagaki 高垣 takahama 高浜 takahara 高原 takahata 高畑
takai 高井 takaichi 高市 takakura 高倉 takamatsu 高松 takami 高見 takamine 高嶺 高峰 takamiya 高宮 takamoto
高本 takamori 高森 takamura 高村 takanashi 高梨 小鳥遊 takao 高尾 takaoka 高岡 takasaki 高崎 takase 高瀬
takashima 高島 高嶋 takasu 高須 takasugi 高杉 takatori 高取 takaya 高谷 takayama 高山 takayanagi 高柳 takazawa
高沢 高澤 takebe 武部 takei 武井 竹井 takemoto 竹本 武本 takemura 竹村 武村 takenaka 竹中 武中 takeshita 竹下
takeyama 竹山 takezawa 竹沢 takimoto 滝本 takita 滝田 takizawa 滝沢 瀧澤 takubo 田久保 tamada 玉田 tamaki 玉木
玉城 tamai 玉井 tamayama 玉山 tamiya 田宮 tamai 玉居 tamaru 田丸 tamashiro 玉城 tamotsu 保 tani 谷 tanabe 田辺
田邊 田部 tanahashi 棚橋 tanaami 棚網 tanigawa 谷川 tanikawa 谷川 tanimoto 谷本 tanimura 谷村 tanizaki 谷崎
谷﨑 tanno 丹野 tanoue 田上 tanida 谷田 tashima 田島 tatsumi 辰巳 巽 tatsuno 辰野 tayama 田山 terada 寺田
terai 寺井 terajima 寺島 寺嶋 terakawa 寺川 terao 寺尾 terashima 寺島 terasawa 寺沢 寺澤 terauchi 寺内
terayama 寺山 tezuka 手塚 toda 戸田 togashi 富樫 togawa 戸川 外川 togo 東郷 tojo 東条 東條 tokuda 徳田
tokugawa 徳川 tokumoto 徳本 tokunaga 徳永 tokuyama 徳山 tomioka 富岡 tomita 富田 冨田 tomizawa 富沢 富澤
tomoda 友田 tomono 伴野 toriyama 鳥山 torii 鳥居 toshima 豊島 戸島 toyama 遠山 外山 富山 toyoda|toyota 豊田
toyoshima 豊島 豊嶋 tozawa 戸沢 戸澤 tsubaki 椿 tsuboi 坪井 壺井 tsubota 坪田 tsuchida 土田 tsuchiyama 土山
tsuda 津田 tsuge 柘植 tsugawa 津川 tsuiki 築城 tsukada 塚田 tsukahara 塚原 tsukamoto 塚本 tsukasa 司 tsukuda
佃 tsukui 津久井 tsunoda 角田 tsuru 鶴 tsuruta 鶴田 tsurumi 鶴見 tsuruoka 鶴岡 tsushima 対馬 津島 tsutsui 筒井
tsutsumi 堤 tsuyuki 露木 uchikawa 内川 uchimura 内村 uchino 内野 udagawa 宇田川 ueda 上枝 uehara 上原 uematsu
植松 上松 uemura 上村 植村 uesugi 上杉 ueki 植木 ui 宇井 ujiie 氏家 umeda 梅田 umehara 梅原 umemoto 梅本
umemura 梅村 umezawa 梅沢 梅澤 umezu 梅津 uno 宇野 鵜野 ura 浦 urabe 卜部 浦部 urakawa 浦川 urano 浦野 urata
浦田 ushijima 牛島 ushiyama 牛山 usami 宇佐美 usui 臼井 碓井 薄井 utada 宇多田 utsumi 内海 utsunomiya 宇都宮
wakabayashi 若林 wakamatsu 若松 wakasa 若狭 wakatsuki 若槻 wakayama 若山 wakui 和久井 涌井 washio 鷲尾 washizu
鷲津 wakita 脇田 watase 渡瀬 watari 渡 亘理 yabe 矢部 yabuki 矢吹 yabuta 藪田 yagi 八木 yaguchi 矢口 yajima
矢島 矢嶋 yamabe 山部 山辺 yamagami 山上 yamagata 山形 山県 yamagishi 山岸 yamagiwa 山際 yamaki 山木 yamakawa
山川 yamamura 山村 yamamuro 山室 yamana 山名 yamanaka 山中 yamane 山根 yamanouchi 山之内 山内 yamano 山野
yamaoka 山岡 yamaura 山浦 yamasaki 山崎 yamashiro 山城 yamasita 山下 yamataka 山高 yamato 大和 yamazoe 山添
yanagi 柳 yanagida 柳田 yanagisawa 柳沢 柳澤 yanagihara 柳原 yanagimoto 柳本 yanai 柳井 矢内 yano 矢野 yashima
八島 矢島 yashiro 八代 矢代 yasui 安井 yasukawa 安川 yasumoto 安本 安元 yasunaga 安永 yazaki 矢崎 yazawa 矢沢
矢澤 yoda 依田 yokoi 横井 yokoo 横尾 yokota 横田 yokouchi 横内 yokozawa 横沢 yonezawa 米沢 yoneda 米田
yonemura 米村 yoneyama 米山 yonekura 米倉 yonemoto 米本 yoshihara 吉原 yoshii 吉井 yoshikawa 芳川 yoshimi 吉見
yoshimoto 吉本 yoshimura 芳村 yoshinaga 吉永 yoshino 吉野 芳野 yoshiyama 吉山 yoshizaki 吉崎 yoshizawa 吉沢
吉澤 芳沢 yoshitake 吉武 yuasa 湯浅 yuki 結城 柚木 yukawa 湯川 yumoto 湯本 yusa 遊佐 zaizen 財前 aida 相田
会田 aikawa 相川 愛川 aizawa 相沢 相澤 会沢 aiba 相葉 相羽 aihara 相原 akagi 赤木 赤城 akaike 赤池 akaishi
赤石 akamatsu 赤松 akasaka 赤坂 akashi 明石 赤石 akiba 秋葉 akimoto 秋元 秋本 akita 秋田 akiyama 秋山 穐山
akiyoshi 秋吉 akutsu 阿久津 akutagawa 芥川 amano 天野 amemiya 雨宮 anan 阿南 anzai 安斎 安西 aoi 青井 aono
青野 aoshima 青島 aota 青田 aoyagi 青柳 aoyama 青山 arakawa 荒川 araya 新谷 新屋 arakaki 新垣 aragaki 新垣
arima 有馬 arimoto 有本 arita 有田 asada 浅田 朝田 asahara 麻原 浅原 asai 浅井 朝井 asakawa 浅川 朝川 asakura
朝倉 浅倉 asao 浅尾 asanuma 浅沼 ashida 芦田 ashikaga 足利 ashikawa 芦川 aso 麻生 阿蘇 asou 麻生 atsumi 渥美
awano 粟野 ayukawa 鮎川 ban 伴 番 bando 坂東 板東 chinen 知念 chino 茅野 千野 date 伊達 dan 団 doi 土井 土居
domoto 堂本 dohi 土肥 ebina 海老名 ebisawa 海老沢 海老澤 eda 江田 eguchi 江口 egawa 江川 eguchi 江口 eto 江藤
衛藤 江頭 egashira 江頭 enomoto 榎本 emoto 江本 endo 円藤 esaki 江崎 ezaki 江崎 fuchigami 渕上 fuwa 不破
futaba 双葉 fujitani 藤谷 gima 儀間 gomi 五味 gondo 権藤 gunji 軍司 郡司 hachiya 蜂谷 八谷 haruna 春名
haruyama 春山 hasebe 長谷部 hasumi 蓮見 hidaka 日高 higashino 東野 higashiyama 東山 hirabayashi 平林 hirao
平尾 hiraide 平出 hirahara 平原 hisamatsu 久松 hitomi 人見 hyodo 兵頭 兵藤 hozumi 穂積 hokari 保刈 hanyu 羽生
habu 羽生 ihara 井原 伊原 iha 伊波 iio 飯尾 iino 飯野 iimura 飯村 ishido 石戸 石堂 itano 板野 iwakura 岩倉
iwasa 岩佐 iwaya 岩谷 izawa 井沢 伊沢 井澤 jinbo|jimbo 神保 jin 神 陣 jonouchi 城之内 kabuto 兜 kaburagi 鏑木
kagami 加賀美 鏡 各務 kaieda 海江田 kaito 海東 垣内 kakuta 角田 kamijo 上条 上條 kaminaga 神永 kaneshige 金重
kanamori 金森 kaneta 金田 kanematsu 兼松 kaneyama 金山 kanaya 金谷 kanzaki 神崎 kataoka 方岡 katsuta 勝田
katsuyama 勝山 katono 上遠野 kirino 桐野 kiriyama 桐山 霧山 kishikawa 岸川 kishino 岸野 kiuchi 木内 kiyohara
清原 kiyose 清瀬 kiyama 木山 kogawa 古川 粉川 kokubo 小久保 kokubu 国分 kuga 久我 kumada 熊田 kumamoto 熊本
kunieda 国枝 kurosu 黒須 kutsuna 忽那 makihara 牧原 槙原 makimura 牧村 槇村 manabe 真鍋 眞鍋 masuyama 増山
matoba 的場 matsudaira 松平 mayama 真山 miyabe 宮部 miyasaka 宮坂 miyake 三家 mito 水戸 mitsuhashi 三橋
mizusawa 水沢 mizuki 水木 momota 百田 monma 門馬 munakata 宗像 棟方 nagakura 長倉 永倉 namikawa 並川 namiki
並木 namie 浪江 naruto 鳴戸 natori 名取 nezu 根津 niki 仁木 niijima 新島 nishikori|nishigori 錦織 nishina 仁科
nishiura 西浦 nozaki 野崎 nozawa 野沢 野澤 nozue 野末 numajiri 沼尻 ogasawara 小笠原 ogushi 小串 小櫛 okutani
奥谷 okina 翁 onda 恩田 onaga 翁長 oyamada 小山田 sagara 相良 saijo 西条 西條 sakaida 坂井田 sanjo 三条
sannomiya 三宮 sarukawa 猿川 shikata 四方 shimoji 下地 shimotsuki 霜月 shibayama 柴山 芝山 shin 新 進
shirahama 白浜 shiroyama 城山 soejima 副島 sugawa 須川 suto 須藤 須東 taketomi 武富 takemitsu 武満 takino 滝野
tamanoi 玉ノ井 tateishi 立石 舘石 tateno 舘野 立野 tateyama 立山 館山 tatewaki 帯刀 tobe 戸部 tobita 飛田 toki
土岐 tokoro 所 tomiyama 富山 冨山 tomonaga 朝永 友永 toriumi 鳥海 tosaka 登坂 toyama 外山 tsukagoshi 塚越
tsukiyama 月山 築山 tsumura 津村 tsuneoka 常岡 umino 海野 unno 海野 wakasugi 若杉 wani 和仁 yagami 八神 矢神
yahagi 矢作 yamamori 山森 yasuhara 安原 yoshimatsu 吉松 yoshinari 吉成 yotsuya 四谷 yura 由良 zushi 厨子 図師
yuzuki 柚木 kamiyama 神山 koya 高野 furuyama 古山 kawaue 川上 matsukata 松方 shimogawa 下川 sumita 隅田 yamanobe 山辺
`

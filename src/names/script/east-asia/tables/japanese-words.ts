// Lists readings of words and characters in names of Japanese firms and ships; the first reading is tried first.
export const JAPANESE_WORDS = `
maru 丸 go 号 gumi 組 shimotsuki 霜月 kirisame 霧雨 harusame 春雨 hayashio 早潮 kuroshio 黒潮 oyashio 親潮
asashio 朝潮 michishio 満潮 arashio 荒潮 urakaze 浦風 isokaze 磯風 hamakaze 浜風 tanikaze 谷風 amatsukaze
天津風 tokitsukaze 時津風 yukikaze 雪風 hatsukaze 初風 shimakaze 島風 akikaze 秋風 harukaze 春風 kiyokaze 清風
matsukaze 松風 minekaze 峯風 nokaze 野風 numakaze 沼風 okikaze 沖風 shiokaze 汐風 潮風 soyokaze 微風 hayate
疾風 kamikaze 神風 asakaze 朝風 yukaze 夕風 tachikaze 太刀風 namikaze 波風 umikaze 海風 yamakaze 山風 kawakaze
江風 suzukaze 涼風 murasame 村雨 yudachi 夕立 samidare 五月雨 shiratsuyu 白露 shigure 時雨 hatsushimo 初霜
wakaba 若葉 hatsuharu 初春 nenohi 子日 ariake 有明 yugure 夕暮 fubuki 吹雪 shirayuki 白雪 hatsuyuki 初雪
miyuki 深雪 murakumo 叢雲 shinonome 東雲 usugumo 薄雲 shirakumo 白雲 isonami 磯波 uranami 浦波 ayanami 綾波
shikinami 敷波 asagiri 朝霧 yugiri 夕霧 amagiri 天霧 sagiri 狭霧 oboro 朧 akebono 曙 sazanami 漣 ushio 潮
akatsuki 暁 hibiki 響 ikazuchi 雷 inazuma 電 kagero 陽炎 shiranui 不知火 kuroshio 黒潮 natsushio 夏潮 hagikaze
萩風 maikaze 舞風 nowaki 野分 arashi 嵐 akigumo 秋雲 yugumo 夕雲 makigumo 巻雲 kazagumo 風雲 naganami 長波
makinami 巻波 takanami 高波 onami 大波 kiyonami 清波 tamanami 玉波 suzunami 涼波 fujinami 藤波 hayanami 早波
hamanami 浜波 okinami 沖波 kishinami 岸波 asashimo 朝霜 hayashimo 早霜 akishimo 秋霜 kiyoshimo 清霜 akizuki
秋月 terutsuki 照月 suzutsuki 涼月 hatsuzuki 初月 niizuki 新月 wakatsuki 若月 fuyuzuki 冬月 harutsuki 春月
yoizuki 宵月 natsuzuki 夏月 hanazuki 花月 mutsuki 睦月 kisaragi 如月 yayoi 弥生 uzuki 卯月 satsuki 皐月
minazuki 水無月 fumizuki 文月 nagatsuki 長月 kikuzuki 菊月 mikazuki 三日月 mochizuki 望月 yuzuki 夕月
kannazuki 神無月 shiwasu 師走 hazuki 葉月 mangetsu 満月 meigetsu 名月 tsukishima 月島 fuji 富士 不二 fujisan
富士山 yamato 大和 musashi 武蔵 nagato 長門 mutsu 陸奥 ise 伊勢 hyuga 日向 fuso 扶桑 yamashiro 山城 kongo 金剛
haruna 榛名 kirishima 霧島 hiei 比叡 akagi 赤城 kaga 加賀 hiryu 飛龍 飛竜 soryu 蒼龍 蒼竜 shokaku 翔鶴 zuikaku
瑞鶴 zuiho 瑞鳳 shoho 祥鳳 hosho 鳳翔 ryujo 龍驤 taiho 大鳳 unryu 雲龍 katsuragi 葛城 amagi 天城 izumo 出雲
kashima 鹿島 katori 香取 tone 利根 chikuma 筑摩 mogami 最上 mikuma 三隈 suzuya 鈴谷 kumano 熊野 takao 高雄
atago 愛宕 maya 摩耶 chokai 鳥海 myoko 妙高 nachi 那智 haguro 羽黒 ashigara 足柄 tenryu 天龍 天竜 tatsuta 龍田
kuma 球磨 tama 多摩 kitakami 北上 oi 大井 kiso 木曽 nagara 長良 isuzu 五十鈴 natori 名取 yura 由良 kinu 鬼怒
abukuma 阿武隈 sendai 川内 仙台 jintsu 神通 naka 那珂 agano 阿賀野 noshiro 能代 yahagi 矢矧 sakawa 酒匂 oyodo
大淀 hinode 日の出 日之出 asahi 朝日 旭日 旭 yuhi 夕日 hikari 光 hinomaru 日の丸 kiku 菊 sakura 桜 ume 梅
matsu 松 take 竹 yanagi 柳 kaede 楓 fuji 藤 hagi 萩 susuki 薄 kikyo 桔梗 yuri 百合 ajisai 紫陽花 tsubaki 椿
tsutsuji 躑躅 nippon|nihon 日本 tokyo 東京 osaka 大阪 大坂 kyoto 京都 nagoya 名古屋 yokohama 横浜 kobe 神戸
sapporo 札幌 fukuoka 福岡 hiroshima 広島 hokkaido 北海道 kyushu 九州 shikoku 四国 honshu 本州 okinawa 沖縄
kanazawa 金沢 niigata 新潟 nagasaki 長崎 sasebo 佐世保 kure 呉 maizuru 舞鶴 yokosuka 横須賀 hakodate 函館
otaru 小樽 muroran 室蘭 kushiro 釧路 nemuro 根室 wakkanai 稚内 aomori 青森 hachinohe 八戸 akita 秋田 yamagata
山形 chiba 千葉 shizuoka 静岡 shimizu 清水 kawasaki 川崎 toyama 富山 fukui 福井 wakayama 和歌山 nara 奈良 mie
三重 okayama 岡山 tottori 鳥取 shimane 島根 kagawa 香川 tokushima 徳島 ehime 愛媛 kochi 高知 saga 佐賀
kumamoto 熊本 oita 大分 miyazaki 宮崎 kagoshima 鹿児島 saitama 埼玉 ibaraki 茨城 tochigi 栃木 gunma 群馬
yamanashi 山梨 nagano 長野 gifu 岐阜 aichi 愛知 shiga 滋賀 hyogo 兵庫 hitachi 日立 toshiba 東芝 mitsubishi
三菱 mitsui 三井 sumitomo 住友 marubeni 丸紅 itochu 伊藤忠 sojitz 双日 kajima 鹿島 obayashi 大林 taisei 大成
shimizu 清水 takenaka 竹中 kubota 久保田 matsushita 松下 toyota 豊田 honda 本田 suzuki 鈴木 mazda 松田
kawasaki 川崎 yamaha 山葉 komatsu 小松 ishikawajima 石川島 harima 播磨 daiichi 第一 daini 第二 daisan 第三
daiyon 第四 daigo 第五 dairoku 第六 dainana 第七 daihachi 第八 daikyu 第九 daiju 第十 suisan 水産 kaiun 海運
shokai 商会 shoji 商事 shoten 商店 kogyo 工業 興業 鉱業 sangyo 産業 kensetsu 建設 denki 電気 電機 denshi 電子
tekko 鉄鋼 seiko 製鋼 精工 seitetsu 製鉄 zosen 造船 kisen 汽船 yusen 郵船 senpaku 船舶 gyogyo 漁業 unyu 運輸
unso 運送 soko 倉庫 boeki 貿易 bussan 物産 butsuryu 物流 ginko 銀行 shoken 証券 hoken 保険 seimei 生命 seiyaku
製薬 yakuhin 薬品 kagaku 化学 科学 seimitsu 精密 kikai 機械 seisakusho 製作所 kosakusho 工作所
kenkyusho|kenkyujo 研究所 jidosha 自動車 tetsudo 鉄道 koku 航空 kaijo 海上 kaiyo 海洋 sekiyu 石油 gasu 瓦斯
denryoku 電力 tsushin 通信 joho 情報 fudosan 不動産 jutaku 住宅 shokuhin 食品 nyugyo 乳業 shuzo 酒造 jozo 醸造
insatsu 印刷 shuppan 出版 shinbun|shimbun 新聞 hoso 放送 eiga 映画 gijutsu 技術 kokusai 国際 sogo 総合 綜合
kyodo 共同 kyowa 協和 kumiai 組合 kyokai 協会 zaidan 財団 gakuen 学園 daigaku 大学 byoin 病院 kaihatsu 開発
seisan 生産 hanbai 販売 kinzoku 金属 keikinzoku 軽金属 seishi 製紙 boseki 紡績 seni 繊維 semento セメント
garasu 硝子 yakkyoku 薬局 tosho 図書 shoin 書院 kobo 工房 koumuten 工務店 kabushiki_kaisha 株式会社
yugen_kaisha 有限会社 godo_kaisha 合同会社 gomei_kaisha 合名会社 goshi_kaisha 合資会社 kaisha 会社 toyo 東洋
taiheiyo 太平洋 taiyo 太陽 大洋 nanyo 南洋 toho 東宝 東邦 hokuyo 北洋 hokuto 北斗 seiwa 清和 showa 昭和 taisho
大正 meiji 明治 heisei 平成 reiwa 令和 sanwa 三和 sankyo 三共 daiwa 大和 daimaru 大丸 daito 大東 teikoku 帝国
tekkosho 鉄工所 sanyo 三洋 山陽 chuo 中央 chugoku 中国 kanto 関東 kansai 関西 tohoku 東北 tokai 東海 tozai
東西 nanboku 南北 shinwa 新和 shinsei 新生 kyoei 共栄 eiko 栄光 kotobuki 寿 fukuju 福寿 hoei 宝栄 takara 宝
kaisei 海星 seikai 青海 hakuyo 白洋 hakuho 白鳳 kinsei 金星 mizuho 瑞穂 tsurumi 鶴見 chitose 千歳 kotoku 幸徳
koei 光栄 興栄 koyo 光洋 kowa 興和 hoyo 豊洋 kyokuyo 極洋 nissui 日水 nichirei 日冷 nitto 日東 nissan 日産
nissin|nisshin 日新 日清 nikkei 日経 asahikawa 旭川 kairyu 海龍 海竜 tenyo 天洋 tenjin 天神 hachiman 八幡
inari 稲荷 ebisu 恵比寿 daikoku 大黒 benten 弁天 sumiyoshi 住吉 hoshi|sei 星 kaze|fu 風 tsuki|getsu 月
hi|nichi 日 yama|san 山 kawa|sen 川 umi|kai 海 sora|ku 空 hana|ka 花 華 yuki|setsu 雪 ame|u 雨 kumo|un 雲
kiri|mu 霧 shimo|so 霜 tsuyu|ro 露 kori|hyo 氷 hikari|ko 光 kage|ei 影 yoru|ya 夜 asa|cho 朝 yu|seki 夕
haru|shun 春 natsu|ka 夏 aki|shu 秋 fuyu|to 冬 higashi|to 東 nishi|sei 西 minami|nan 南 kita|hoku 北 naka|chu
中 ue|jo 上 shita|ge 下 migi|u 右 hidari|sa 左 mae|zen 前 ushiro|go 後 uchi|nai 内 soto|gai 外 dai|o 大 ko|sho
小 taka|ko 高 naga|cho 長 shin|ara 新 furu|ko 古 waka|jaku 若 haya|so 早 fuka|shin 深 asa|sen 浅 hiro|ko 広
ao|sei 青 aka|seki 赤 shiro|haku 白 kuro|koku 黒 midori|ryoku 緑 murasaki|shi 紫 kin|kane 金 gin|shirogane 銀
tetsu 鉄 do 銅 tama|gyoku 玉 ishi|seki 石 iwa|gan 岩 suna|sa 砂 tsuchi|do 土 mizu|sui 水 hi|ka 火 ki|moku 木
kusa|so 草 ha|yo 葉 ne|kon 根 eda|shi 枝 take|chiku 竹 matsu|sho 松 ume|bai 梅 sugi 杉 hinoki 檜 kashiwa 柏
kusu 楠 mori|shin 森 hayashi|rin 林 no|ya 野 hara|gen 原 tani|koku 谷 mine|ho 峰 oka|ko 岡 丘 shima|to 島 saki
崎 misaki 岬 hama|hin 浜 iso 磯 ura|ho 浦 minato|ko 港 湊 tsu|shin 津 nami|ha 波 浪 shio|cho 潮 汐 se 瀬 fuchi
淵 ike|chi 池 numa|sho 沼 mizuumi|ko 湖 izumi|sen 泉 taki|ro 滝 ide|i 井 ta|den 田 hatake 畑 mura|son 村
machi|cho 町 sato|ri 里 miyako|to 都 kyo 京 kuni|koku 国 shiro|jo 城 miya|gu 宮 tera|ji 寺 kami|shin 神
hotoke|butsu 仏 tori|cho 鳥 tsuru|kaku 鶴 taka|yo 鷹 washi 鷲 hato 鳩 kamome 鴎 chidori 千鳥 tsubame|en 燕
kiji 雉 fukuro 梟 uo|gyo 魚 tai 鯛 kujira|gei 鯨 koi 鯉 saba 鯖 maguro 鮪 katsuo 鰹 iruka 海豚 kame|ki 亀 ebi
海老 kani 蟹 ushi|gyu 牛 uma|ba 馬 inu|ken 犬 saru 猿 tora|ko 虎 ryu|tatsu 龍 竜 kuma|yu 熊 shika|roku 鹿
usagi 兎 okami 狼 kitsune 狐 shishi 獅子 tenshi 天使 ten|ama 天 chi 地 hito|jin 人 onna|jo 女 otoko|dan 男
ko|shi 子 haha|bo 母 chichi|fu 父 kokoro|shin 心 ai 愛 yume|mu 夢 nozomi|ki 希 望 inori 祈 sachi|ko 幸 fuku 福
kotobuki|ju 寿 yoshi|kichi 吉 iwai|shuku 祝 ei|sakae 栄 ho 豊 tomi|fu 富 toku 徳 gi|yoshi 義 rei 礼 chi|tomo
智 shin|nobu 信 makoto|sei 誠 masa|sei 正 mei|aki 明 sho|aki 昭 wa|kazu 和 hei|taira 平 an|yasu 安 ken 健 建
ei 英 永 eien 永遠 hisa|kyu 久 sei|kiyo 清 聖 jun 純 順 ka|yoshi 佳 mi|bi 美 rei|uruwashi 麗 ko|kaori 香 kaoru
薫 oto|on 音 uta|ka 歌 koto 琴 fue 笛 mai|bu 舞 kagami|kyo 鏡 tsurugi|ken 剣 katana|to 刀 yumi 弓 ya 矢 yoroi
鎧 kabuto 兜 hata|ki 旗 fune|sen 船 舟 ho|han 帆 ikari 錨 kai 会 sha 社 ya 屋 do 堂 en|sono 園 in 院 kan 館 ro
楼 kaku 閣 tei 亭 shitsu 室 ten|mise 店 jo|tokoro 所 ba|jo 場 ichi|shi 市 kai|soko 倉 kura 蔵 den 電 殿 ki 機
kaku 核 shin 進 ko 興 工 耕 gyo 業 sho 商 昌 祥 san 産 bi 備 ryo 良 亮 sui 翠 zui 瑞 kaku 格 ryo 両 ichi|hito
一 ni|futa 二 san|mi 三 yon|shi 四 go|itsu 五 roku|mu 六 nana|shichi 七 hachi|ya 八 kyu|ku 九 ju|to 十
hyaku|momo 百 sen|chi 千 man 万 tsuru 弦 kage 陰 kei 恵 慶 敬 京 ki 喜 貴 輝 紀 gen 元 源 玄 go 豪 gaku 岳 学
haku 博 白 hitsu 筆 hon 本 i 伊 ja 蛇 ji 治 kan 観 寛 漢 kiwame|kyoku 極 kyu 宮 ko 鴻 浩 弘 康 孝 koku 穀 koma
駒 maki 牧 miyabi 雅 mori|sei 盛 mo 茂 mutsu 睦 nan 楠 nana 菜 niji 虹 nishiki 錦 nui 縫 oki 沖 ran 蘭 嵐 rai
雷 来 ren 蓮 連 rin 凛 鈴 sai 斎 sakaki 榊 shima 嶋 sho 翔 so 相 宗 sho 勝 sen 仙 suzu 鈴 tachibana 橘 taku 拓
tei 貞 toki|ji 時 tomo|yu 友 tobu|hi 飛 toyo 豊 uzu 渦 waku 湧 wakaba 若葉 yo 洋 陽 yu 勇 雄 優 裕 zen 善 全
zo 造 sora 昊 hayabusa 隼 tsubasa 翼 hane|u 羽 shio 塩 nada 灘 hokage 火影 kai 魁 介 tsukumo 九十九 arata 新田
kaminari 神鳴 hayatori 速鳥 kinu 絹 sano 佐野 sato 佐藤 kiku 鞠 aya 綾 彩 sugata 姿 ayumi 歩 michi|do 道
hashi|kyo 橋 kado|mon 門 to 戸 mado 窓 yado 宿 tabi|ryo 旅 kumi 組 shu 州 kan 間 kei 系 sei 製 精 成 政 sha 車
to 東 ka 化 科 kai 海 kaiyo 海洋 ken 研 ryoku 力 gijutsu 技術 un 運 yu 輸 郵 jukogyo 重工業 juko 重工 jidosha
自動車 kaken 化研 kenkyujo 研究所 shoji 商事 kaiso 海送 rikuun 陸運 kokuun 空運 suiyu 水油 yakuhin 薬品 iryo
医療 iyaku 医薬 nogyo 農業 nosan 農産 ringyo 林業 chikusan 畜産 kosan 興産 ju|omo 重 i 医 yaku|kusuri 薬 shoku
食 no 農 gyo|ryo 漁 ko|hagane 鋼 zai 材 hin|shina 品 butsu|mono 物 kei 計 ga 画 setsu 設 ji|koto 事 mu 務
kyoku 局 dan 団 zai 財 ho 法 do|onaji 同 kyo|tomo 共 go|ai 合 so 総 dai 第 shiki 式 yu 有 gen 限 kabu 株
in|shirushi 印 kami|shi 紙 nuno|fu 布 ito|shi 糸 yu|abura 油 sake|shu 酒 kome|bei 米 mugi|baku 麦 cha 茶 to 糖
niku 肉 ko 航 so 送 tsu 通 ei 映 ho 報 kyo 教 iku 育 gaku 学 ko 校 bun|fumi 文 sho|kaki 書 wa 話 go 語 zu 図 e
絵 iro 色 kata 形 tan 丹 o|bi 尾 te 手 ashi 足 me 目 mimi 耳 kuchi|guchi 口 be 辺 部 kaki 垣 柿 kasa 笠 sasa
笹 kiku 菊 nashi 梨 momo 桃 kuri 栗 ii|meshi 飯 shiba 柴 hori 堀 tsuka 塚 saka|han 坂 koshi|etsu 越 sawa|taku
沢 wata|to 渡 kata 潟 take|bu 武 shi 士 hei 兵 sho|masa 将 o 王 tei|mikado 帝 kimi|kun 君 riku 陸 kaji 梶 kuwa
桑 shibuki 飛沫 kai|kara 貝 soko 底 ai 藍 kon 紺 gi|waza 技 ko|taku 巧 ji|mimi 自 do|ugoku 動 jutsu 術 ryo 料
ben 弁 tsui 対 i|koromo 衣 fuku 服 kan|makoto 完 kaku 確 kiyo 浄 jo 浄 yo 要 yo 曜 jitsu|mi 実 kaji 鍛冶
hokkai 北海 tonan 東南 nansei 南西 hokuei 北栄 nichi|hi 日 hon|moto 本 tsuru 蔓 kazura 葛 susu 煤 miwa 三輪
toki 朱鷺
`

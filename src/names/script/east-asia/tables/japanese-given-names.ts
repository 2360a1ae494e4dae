// Lists Japanese given names in Hepburn without long vowels; one written form may have several readings.
export const JAPANESE_GIVEN_NAMES = `
yoshihide 義偉 shoko 彰晃 taro 太郎 多朗 jiro 二郎 次郎 治郎 saburo 三郎 shiro 四郎 史郎 志郎 goro 五郎 吾郎 悟朗 ichiro 一郎 一朗 市郎
rokuro 六郎 shichiro 七郎 hachiro 八郎 kuro 九郎 juro 十郎 hanako 花子 華子 kenichi 健一 賢一 謙一 憲一 研一
健市 kenji 健二 健司 健治 賢治 賢二 謙二 憲二 研二 憲司 賢司 kenjiro 健次郎 謙次郎 健二郎 kentaro 健太郎
賢太郎 謙太郎 健太朗 kenta 健太 賢太 kengo 健吾 賢吾 謙吾 健悟 kensuke 健介 健輔 謙介 賢介 kenzo 健三 賢三
謙三 健造 ken 健 賢 憲 謙 takeshi 健 武 毅 剛 猛 武志 武史 健史 丈 壮 雄 岳 tsuyoshi 剛 毅 強 豪 健 剛志
takashi 隆 孝 崇 貴 敬 貴志 隆志 孝志 隆司 高志 孝 尚 孝司 卓 喬 俊 岳 隆史 貴史 孝史 崇史 satoshi 聡 智 敏 悟
哲 慧 聡史 智史 聡志 悟史 理 諭 kiyoshi 清 清志 潔 淳 澄 聖 喜代志 makoto 誠 真 信 実 亮 允 慎 諒 眞 誠人 真琴
minoru 実 稔 穣 豊 mamoru 守 護 衛 葵 osamu 修 治 理 収 統 紀 tadashi 正 忠 匡 忠志 唯 直 正志 忠史 hiroshi 弘
博 浩 宏 寛 洋 裕 広 弘志 博史 浩史 宏 浩司 宏志 大 紘 博司 洋志 浩志 裕史 寛史 弘司 hitoshi 仁 均 等 斉 仁志
仁史 isamu 勇 勲 武 isao 勲 功 勇夫 功夫 勲夫 勇雄 susumu 進 晋 享 奨 akira 明 彰 章 晃 昭 亮 朗 旭 顕 彬 輝
noboru 昇 登 昂 昇 satoru 悟 暁 覚 了 智 哲 kaoru 薫 馨 芳 香 郁 shigeru 茂 繁 滋 盛 重 mitsuru 満 充 光
mitsuo 光雄 光男 光夫 満男 三男 三雄 yutaka 豊 裕 寛 富 穣 jun 純 淳 潤 準 順 隼 atsushi 淳 敦 篤 厚 敦史 篤志
淳史 淳司 温 惇 tsutomu 勉 努 力 勤 孜 務 wataru 渉 亘 渡 航 弥 弘 manabu 学 naoki 直樹 直輝 尚樹 直紀 直己
尚輝 直希 直毅 naoto 直人 尚人 直斗 naoya 直也 直哉 尚也 尚弥 直弥 naoyuki 直之 直幸 尚之 直行 尚幸 nobuo 信夫
信男 信雄 伸夫 伸雄 宣夫 暢夫 nobuyuki 信之 信行 信幸 伸之 伸行 伸幸 宣之 nobuhiro 信宏 伸広 信博 伸弘 宣弘
信弘 延広 nobuaki 信明 伸明 宣明 信昭 伸晃 nobuyoshi 信義 信良 信吉 nobuko 信子 伸子 宣子 順子 noriaki 憲明
典明 則明 紀明 紀昭 noriyuki 典之 則之 紀之 憲之 典幸 則幸 紀行 norio 則夫 紀夫 憲夫 典男 憲雄 紀男 noriko
典子 紀子 則子 法子 範子 憲子 規子 徳子 masao 正雄 正夫 正男 昌夫 政夫 雅夫 政雄 雅男 雅雄 masaru 勝 優 大 賢
masashi 正志 正史 雅史 昌 将 雅司 政志 雅志 将司 昌史 仁 真史 将史 masato 正人 正登 真人 雅人 昌人 将人 政人
理人 masaaki 正明 雅明 正昭 昌明 政明 正晃 公明 masahiro 正博 雅博 正弘 昌弘 正広 政弘 昌宏 雅弘 正浩 正裕
雅裕 将大 真大 政博 雅宏 優大 将弘 雅浩 masahiko 正彦 雅彦 昌彦 政彦 masaki 正樹 正木 雅樹 昌樹 正紀 雅紀 将希
真樹 政樹 将貴 昌紀 正毅 masami 正美 雅美 昌美 真美 正巳 雅己 masanobu 正信 雅信 政信 昌信 正伸 masanori 正則
雅則 正憲 政則 正典 昌則 雅典 政憲 正紀 masatoshi 正俊 雅俊 正敏 昌俊 政利 政俊 正利 masaya 雅也 正也 昌也
真也 将也 雅哉 政也 masayoshi 正義 政義 雅義 正吉 昌義 政吉 正良 正芳 雅良 masayuki 正行 正之 雅之 昌之 政之
正幸 雅幸 将之 昌幸 政幸 公之 誠之 masako 正子 昌子 雅子 政子 masatake 正武 昌毅 masazumi 正純 雅純 masumi
真澄 益美 真純 michiko 道子 美智子 美知子 通子 倫子 路子 三千子 michio 道夫 道雄 通夫 道男 michihiro 道博 道弘
通宏 michinori 道則 michiru 満 みちる midori 緑 翠 miki 美紀 美樹 未来 三樹 美希 幹 美貴 実希 mikio 幹夫 幹雄
幹男 minako 美奈子 美那子 mina 美奈 未奈 minami 南 美波 美南 mineko 峰子 mieko 美恵子 三枝子 美枝子 三恵子
mihoko 美保子 美穂子 miho 美保 美穂 未帆 mika 美香 美佳 美加 実花 未華 mikako 美佳子 美香子 mio 美緒 澪 美桜
未央 misaki 美咲 岬 美沙紀 misako 美佐子 美沙子 操子 misato 美里 美郷 美聡 mitsuko 光子 満子 mitsuhiro 光弘
光博 光宏 光浩 充弘 光洋 mitsunori 光則 光徳 mitsuyoshi 光義 光良 mitsuru 充 miyuki 美幸 美雪 幸 深雪 美由紀
みゆき miyoko 美代子 三代子 美世子 mizuki 瑞希 美月 瑞樹 瑞季 mizuho 瑞穂 momoko 桃子 百子 momoka 桃花 桃香
百花 momoe 百恵 motoko 元子 基子 素子 motohiro 元博 基弘 元洋 motoki 元気 基樹 元希 motoyuki 元之 基之 mutsumi
睦 睦美 mutsuo 睦夫 睦雄 mutsuko 睦子 nagisa 渚 凪沙 nami 奈美 菜美 奈実 那美 nana 奈々 菜々 七 奈那 nanako
奈々子 菜々子 奈菜子 nanami 七海 奈々美 菜々美 nao 直 奈央 奈緒 尚 naoko 直子 尚子 奈緒子 奈保子 直美子 naomi
直美 尚美 奈緒美 直巳 尚己 naomichi 直道 natsuki 夏樹 夏希 菜月 夏生 natsuko 夏子 奈津子 natsumi 夏美 夏実
菜摘 奈津美 natsuo 夏生 夏男 nozomi 望 希 希美 望美 nozomu 望 希 rei 玲 麗 礼 怜 零 reiko 玲子 礼子 麗子 怜子
令子 ren 蓮 廉 錬 rie 理恵 里恵 利恵 梨恵 理絵 理江 里絵 rieko 理恵子 利恵子 里枝子 rika 里香 理香 利香 梨花
里佳 理佳 梨香 riko 理子 莉子 里子 riku 陸 rina 里奈 莉奈 理奈 梨奈 梨菜 rin 凛 鈴 倫 risa 理沙 里沙 梨沙 理紗
里佐 riho 里穂 理穂 里保 ritsuko 律子 ryo 亮 涼 諒 遼 良 了 椋 稜 崚 涼 僚 ryohei 亮平 良平 涼平 遼平 ryoichi
良一 亮一 諒一 ryoji 良二 良治 亮二 亮司 良次 亮治 ryoko 良子 涼子 亮子 諒子 遼子 ryoma 龍馬 竜馬 ryosuke 亮介
良介 涼介 遼介 亮輔 良輔 諒介 ryota 亮太 良太 涼太 遼太 ryotaro 遼太郎 良太郎 亮太郎 ryoya 涼也 亮也 ryu 龍 竜
隆 ryuichi 隆一 龍一 竜一 ryuji 隆二 竜二 隆司 龍二 隆治 竜司 龍司 ryuhei 竜平 隆平 ryunosuke 龍之介 竜之介
ryusei 隆生 隆成 龍星 ryusuke 隆介 竜介 龍介 隆輔 ryuta 竜太 隆太 龍太 ryutaro 隆太郎 竜太郎 龍太郎 ryuya 竜也
隆也 龍也 ryuzo 隆三 竜三 sachiko 幸子 祥子 佐知子 早智子 左千子 sachie 幸恵 祥恵 sadao 貞夫 貞雄 定雄 sadako
貞子 定子 saki 早紀 咲 沙希 紗希 佐紀 沙紀 sakiko 咲子 早紀子 佐希子 sakura 桜 さくら 咲良 櫻 saori 沙織 早織
佐織 紗織 satoko 聡子 智子 里子 悟子 郷子 satomi 里美 聡美 智美 さとみ satsuki 皐月 五月 sawako 佐和子 爽子
saya 沙也 紗弥 sayaka 明日香 清香 紗也香 彩花 沙也加 爽香 sayuri 小百合 早百合 さゆり sei 聖 清 誠 seiichi
誠一 清一 精一 正一 成一 征一 誠市 seiji 誠二 清二 誠司 政治 誠治 清治 征二 省二 聖二 清司 精二 正治 seijiro
誠二郎 清次郎 seiko 聖子 誠子 征子 静子 成子 清子 seishiro 誠四郎 征四郎 seitaro 誠太郎 清太郎 seiya 聖也 誠也
星矢 seizo 誠三 清三 省三 誠造 setsuko 節子 世津子 摂子 setsuo 節夫 節男 shigeaki 重明 茂明 shigehiro 茂広
重弘 shigeki 茂樹 茂 重樹 成樹 滋樹 繁樹 shigeko 重子 茂子 滋子 成子 繁子 shigemi 茂美 重美 shigenobu 重信
茂信 shigenori 茂典 重徳 shigeo 茂雄 重雄 重夫 茂夫 繁雄 滋夫 成夫 繁夫 shigetoshi 重利 重俊 茂敏 shigeyoshi
重義 成良 茂義 shigeyuki 重之 重行 茂之 成幸 shin 真 慎 伸 信 新 進 晋 shingo 真吾 慎吾 伸吾 信吾 新吾 晋吾
shinichi 真一 慎一 伸一 信一 晋一 新一 紳一 進一 眞一 shinichiro 真一郎 慎一郎 伸一郎 信一郎 晋一郎 進一郎
新一郎 shinji 真二 慎二 伸二 信二 慎司 真司 伸治 信治 真治 新二 晋二 進次 真次 shinjiro 進次郎 慎二郎 信二郎
新二郎 shinobu 忍 しのぶ shinsuke 慎介 真介 信介 伸介 晋介 進介 慎輔 晋輔 新助 shintaro 慎太郎 晋太郎 真太郎
信太郎 慎太朗 shinya 真也 慎也 信也 伸也 晋也 真矢 慎哉 信哉 深夜 shinzo 晋三 慎三 信三 真三 shiori 詩織 栞
志織 shizue 静江 静枝 shizuka 静香 静 静華 shizuko 静子 志津子 shizuo 静夫 静男 静雄 sho 翔 祥 正 匠 将 尚 渉
昇 章 shohei 翔平 昌平 正平 章平 祥平 庄平 将平 彰平 shoichi 正一 昭一 昌一 章一 庄一 彰一 翔一 省一 shoichiro
正一郎 章一郎 彰一郎 shoji 正二 昭二 昌二 昭司 正治 章二 庄司 祥二 昌治 章司 昭治 祥司 翔司 省二 省吾 shogo
省吾 正吾 章吾 翔吾 昭吾 shoko 祥子 昌子 翔子 晶子 章子 尚子 彰子 笙子 正子 shosuke 昭介 正介 翔介 祥輔 shota
翔太 将太 正太 翔大 祥太 章太 shotaro 正太郎 翔太郎 章太郎 庄太郎 祥太郎 shozo 昭三 正三 省三 庄三 章三 昌三
shuhei 修平 周平 秀平 shuichi 修一 秀一 周一 shuichiro 修一郎 周一郎 shuji 修二 修司 修治 秀二 秋二 周二 脩二
shunichi 俊一 駿一 舜一 春一 shunji 俊二 俊治 俊司 春二 shunsuke 俊介 俊輔 駿介 春介 駿輔 shunta 俊太 駿太
shuntaro 俊太郎 駿太郎 shunya 俊也 駿也 shun 俊 駿 瞬 旬 舜 隼 shusuke 修介 周介 秀介 修輔 shuzo 修三 修造
周三 秀三 shu 修 周 秀 soichi 宗一 総一 聡一 壮一 宗一 soichiro 宗一郎 総一郎 聡一郎 壮一郎 sosuke 宗介 聡介
颯介 壮介 蒼介 sota 颯太 蒼太 壮太 聡太 爽太 sotaro 宗太郎 颯太郎 壮太郎 sonoko 園子 苑子 sora 空 蒼空 昊 sumi
澄 寿美 sumie 澄江 純恵 寿美恵 sumiko 澄子 純子 すみ子 寿美子 sumio 澄夫 純夫 澄雄 純雄 suguru 優 卓 英 俊
sumire 菫 すみれ suzuko 鈴子 suzu 鈴 涼 taichi 太一 泰一 大一 多一 taiki 大樹 大輝 泰樹 大貴 太樹 泰輝 taiga
大河 大我 taisei 大成 泰成 泰正 taisuke 泰介 太助 泰輔 taizo 泰三 泰造 大造 退蔵 takaaki 隆明 孝明 高明 貴明
隆昭 孝昭 敬明 崇明 高章 takafumi 隆文 孝文 貴文 崇文 尚史 敬文 takahiko 隆彦 孝彦 貴彦 敬彦 崇彦 takahiro
隆弘 孝弘 貴弘 貴博 隆博 崇弘 孝博 隆宏 貴宏 敬弘 貴大 隆浩 孝浩 崇宏 隆広 貴裕 孝宏 高広 尊弘 卓弘 takaki
貴樹 隆樹 孝樹 takako 孝子 貴子 隆子 敬子 多佳子 崇子 尚子 高子 takamasa 隆正 孝正 貴正 隆雅 敬正 高正
takamitsu 隆光 孝光 貴光 takanobu 隆信 孝信 貴信 高信 takanori 隆則 孝則 貴則 隆典 孝典 孝徳 敬典 貴紀 孝紀
崇徳 隆憲 takao 隆雄 孝雄 隆夫 孝夫 隆男 孝男 貴雄 高雄 敬夫 崇雄 尚雄 takashige 隆重 孝重 takatoshi 隆俊 孝俊
隆敏 孝敏 貴俊 高敏 takaya 隆也 孝也 貴也 崇也 takayoshi 隆義 孝義 高義 隆良 孝吉 孝良 takayuki 隆之 孝之 貴之
隆行 孝行 貴行 隆幸 孝幸 貴幸 崇之 敬之 高行 敬幸 崇行 尚之 takehiko 武彦 岳彦 健彦 毅彦 竹彦 takehiro 武弘
武広 健弘 岳大 武博 雄大 丈博 takeo 武雄 武夫 武男 健夫 竹雄 猛雄 剛夫 健雄 takeru 武 猛 尊 健 岳 takeshi 武士
takuma 拓馬 琢磨 卓磨 拓真 拓磨 琢真 takumi 匠 巧 拓海 拓実 卓己 拓巳 巧実 takuji 卓司 卓二 拓司 卓治 拓二
琢治 takuro 拓郎 卓郎 琢朗 拓朗 卓朗 takuto 拓人 拓斗 卓人 拓登 takuya 拓也 卓也 拓哉 卓哉 琢也 拓矢 拓弥 taku
拓 卓 琢 tamaki 環 珠希 tamiko 民子 多美子 tamotsu 保 有 tamio 民雄 民夫 tatsuhiko 達彦 竜彦 辰彦 龍彦 tatsuo
達夫 達雄 辰夫 辰雄 龍雄 竜夫 達男 立雄 竜雄 tatsuro 達郎 達朗 辰郎 竜郎 tatsuya 達也 竜也 達哉 龍也 辰也 竜哉
達矢 龍哉 樹也 tatsuki 樹 達樹 達紀 tatsumi 達巳 辰巳 tatsuyuki 達之 辰之 tatsunori 辰徳 達則 teiichi 貞一
定一 禎一 teiji 貞二 貞治 禎二 teiko 貞子 禎子 tetsu 哲 鉄 徹 tetsuo 哲夫 哲雄 鉄男 哲男 徹夫 鉄雄 tetsuji
哲二 哲司 哲治 鉄二 徹二 tetsuro 哲郎 哲朗 鉄郎 徹郎 tetsuya 哲也 哲哉 徹也 哲矢 鉄也 tetsushi 哲史 徹志 哲司
tetsuko 哲子 徹子 toru 徹 透 亨 融 通 達 徹 tokiko 時子 登紀子 登貴子 tokio 時雄 時夫 tokuko 徳子 tomio 富雄
富夫 富男 冨美男 tomiko 富子 とみ子 登美子 tomo 友 智 朋 知 tomoaki 智明 知明 智昭 友明 朋明 智章 tomoe 友恵
智恵 巴 朋恵 tomohiko 智彦 友彦 知彦 朋彦 tomohiro 智弘 智宏 友弘 智博 知弘 智広 知宏 朋宏 智大 友宏 朋弘 知広
智裕 tomoka 友香 朋香 知佳 智香 tomokazu 智和 友和 知和 朋和 智一 tomoki 智樹 友樹 知樹 智貴 智希 友希 朋樹
知希 tomoko 智子 友子 知子 朋子 倫子 tomomi 友美 智美 知美 朋美 朝美 友実 tomonori 智則 友則 智徳 知則 朋典
tomoya 智也 友也 知也 智哉 朋也 友哉 tomoyo 智世 知代 友代 tomoyuki 智之 知之 友之 智幸 知幸 友幸 智行 朋之
tomoyoshi 友義 知義 toshi 俊 敏 利 toshiaki 俊明 利明 敏明 俊昭 敏昭 俊彰 寿明 利昭 俊章 年明 toshie 敏江 利恵
俊江 淑恵 toshihide 俊英 敏秀 利英 俊秀 寿英 toshihiko 俊彦 敏彦 利彦 寿彦 淑彦 toshihiro 俊弘 敏弘 俊博 敏博
利弘 俊宏 敏広 利博 俊裕 俊広 寿浩 敏浩 toshikazu 俊和 敏和 利和 寿一 俊一 toshiki 俊樹 敏樹 利樹 俊輝 寿樹
稔樹 toshiko 敏子 俊子 利子 寿子 年子 淑子 とし子 toshimi 俊美 利美 寿美 敏美 toshimitsu 俊光 利光 敏充 寿光
toshinobu 俊信 敏信 利信 toshinori 俊則 敏則 利則 俊典 俊憲 toshio 敏夫 敏雄 俊夫 俊雄 利夫 利雄 敏男 俊男
寿夫 年男 登志夫 利男 寿男 toshiro 敏郎 俊郎 利郎 敏朗 俊朗 寿郎 十四郎 toshiya 俊也 敏也 俊哉 利也 敏哉 寿也
toshiyuki 敏之 俊之 敏行 俊行 利行 利之 敏幸 俊幸 利幸 寿之 寿幸 toyoko 豊子 toyokazu 豊和 tsubasa 翼 tsukasa
司 tsuneo 常雄 恒夫 恒雄 常夫 恒男 庸夫 tsuneko 恒子 常子 tsuruko 鶴子 tsutomu 力 tsuyako 艶子 ume 梅 umeko
梅子 umi 海 waka 和歌 和佳 wakako 和歌子 若子 和香子 yae 八重 yaeko 八重子 yasuaki 康明 泰明 保明 靖明 安明
保昭 yasuhiko 康彦 保彦 泰彦 靖彦 安彦 恭彦 yasuhiro 康弘 康博 泰弘 泰広 靖弘 康裕 安弘 康宏 泰博 保博 靖浩
恭弘 裕弘 康浩 安広 yasuji 保治 安治 yasuko 康子 靖子 泰子 保子 恭子 安子 育子 寧子 yasumasa 康正 安正 康雅
泰正 yasunari 康成 泰成 保成 yasunori 康則 保則 泰則 靖典 康徳 恭典 安則 yasuo 康夫 康雄 保夫 泰夫 安雄 靖夫
康男 安夫 保雄 泰男 靖男 靖雄 yasushi 靖 康 泰 寧 裕 恭 康史 靖史 保志 泰史 安志 yasutaka 康隆 泰隆 康孝 恭孝
保孝 yasutoshi 康敏 泰敏 保利 康俊 yasuyo 康代 泰代 yasuyoshi 康義 泰義 yasuyuki 康之 康行 泰之 康幸 靖之 泰幸
靖幸 恭之 保之 yayoi 弥生 やよい yo 陽 洋 yoichi 洋一 陽一 要一 庸一 与一 yoichiro 洋一郎 陽一郎 要一郎 yohei
洋平 陽平 庸平 葉平 yoji 洋二 洋司 陽二 洋治 要二 陽司 yoko 洋子 陽子 容子 葉子 瑛子 蓉子 曜子 耀子 yosuke
洋介 陽介 洋輔 陽輔 庸介 要介 yota 陽太 洋太 yotaro 洋太郎 陽太郎 yoshi 良 義 吉 芳 yoshiaki 義明 良明 芳明
義昭 善明 喜明 良昭 佳明 吉昭 嘉明 義秋 慶明 yoshie 良江 芳江 美枝 佳恵 好江 吉江 yoshifumi 義文 良文 善文
嘉文 佳史 芳文 yoshihiko 義彦 良彦 芳彦 嘉彦 吉彦 善彦 佳彦 好彦 慶彦 yoshihiro 義弘 義博 良弘 芳弘 吉弘 善弘
嘉宏 佳弘 良宏 義広 好弘 吉宏 義裕 良浩 義浩 慶弘 祥弘 喜弘 yoshihide 義秀 義英 良秀 善英 芳秀 吉秀 佳英
yoshihisa 義久 良久 芳久 善久 嘉久 吉久 yoshikazu 義和 良和 芳和 義一 善和 佳和 嘉一 吉和 良一 慶和 美和
yoshiki 芳樹 良樹 義樹 佳樹 喜樹 由樹 善樹 祥樹 yoshiko 良子 美子 芳子 佳子 淑子 好子 嘉子 義子 吉子 由子 喜子
祥子 慶子 与志子 yoshimasa 義正 義雅 良正 吉正 善正 芳正 義政 祥正 yoshimi 良美 義美 好美 芳美 佳美 嘉美 吉見
yoshimitsu 義光 良光 芳光 吉光 yoshinobu 義信 良信 芳信 善信 慶喜 吉信 喜信 yoshinori 義則 良則 義典 芳則 吉則
善則 佳典 義徳 良典 慶徳 嘉則 義憲 良徳 yoshio 義雄 良雄 芳雄 義夫 良夫 芳夫 吉雄 善夫 好雄 嘉男 義男 良男
芳男 喜雄 好夫 佳男 淑郎 yoshiro 義郎 芳郎 良郎 吉郎 四郎 義朗 芳朗 善郎 yoshitaka 義隆 良隆 義孝 良孝 芳孝
吉孝 嘉孝 佳孝 善隆 義貴 祥隆 喜孝 yoshito 義人 良人 芳人 嘉人 善人 佳人 yoshitomo 義友 義智 美智 良知 yoshiya
義也 良也 芳也 佳也 yoshiyuki 義之 義行 良之 芳之 善之 義幸 良行 嘉之 佳之 良幸 吉之 善行 芳幸 喜之 慶之 吉幸
yu 優 裕 悠 佑 勇 祐 有 悠 yua 結愛 優愛 yudai 雄大 裕大 勇大 優大 yugo 雄吾 裕吾 勇吾 祐吾 yuhei 雄平 悠平
裕平 勇平 yui 結衣 唯 由衣 優衣 結 yuichi 雄一 祐一 裕一 勇一 優一 佑一 有一 友一 yuichiro 雄一郎 祐一郎
裕一郎 勇一郎 佑一郎 優一郎 友一郎 yuji 雄二 裕二 祐二 勇二 雄司 裕司 雄治 祐司 勇次 優二 佑二 裕治 友二 祐治
有二 yujiro 雄二郎 裕次郎 祐二郎 雄次郎 yuka 由香 由佳 優香 有香 由加 優花 友香 結花 裕香 yukari 由香里 ゆかり
由加利 由佳里 紫 yukako 由佳子 有香子 由香子 yuki 由紀 雪 幸 由貴 勇気 有希 優希 友紀 有紀 裕樹 勇樹 由希 悠希
祐樹 雄樹 優樹 裕貴 夕貴 祐希 悠樹 佑樹 友希 由樹 優輝 裕紀 雄輝 yukie 幸恵 雪絵 幸江 由紀恵 雪江 yukihiko
幸彦 行彦 之彦 yukihiro 幸弘 幸宏 之弘 行弘 幸博 幸広 行広 由紀広 幸浩 行宏 yukiko 由紀子 雪子 幸子 有紀子
由貴子 由起子 由希子 友紀子 行子 ユキ子 yukimasa 幸正 行正 yukinobu 幸信 行信 yukinori 幸則 幸典 行則 行徳
yukio 幸雄 幸夫 由紀夫 行雄 幸男 行夫 雪夫 由起夫 行男 yukitoshi 幸俊 行俊 yuko 裕子 優子 祐子 由子 有子 夕子
侑子 悠子 遊子 雄子 木綿子 hiroko 裕子 弘子 博子 浩子 寛子 広子 洋子 宏子 紘子 尋子 禎子 yume 夢 由芽 yumi
由美 裕美 有美 弓 優美 由実 友美 祐美 夕美 弓美 yumika 由美香 yumiko 由美子 裕美子 弓子 由実子 有美子 祐美子
優美子 友美子 yuna 優奈 由奈 結菜 友奈 yuri 由里 百合 友里 由梨 友理 優里 有里 yurika 百合香 由里香 yuriko
百合子 由里子 由利子 有里子 友里子 由理子 yusaku 優作 雄作 勇作 祐作 yusei 雄星 勇星 悠生 yusuke 祐介 裕介
雄介 勇介 悠介 佑介 祐輔 雄輔 裕輔 優介 友介 佑輔 悠輔 友祐 yuta 雄太 裕太 祐太 優太 勇太 悠太 佑太 雄大 友太
yutaro 雄太郎 裕太郎 祐太郎 勇太郎 悠太郎 優太郎 yuto 優斗 悠人 勇人 雄斗 悠斗 優人 裕人 佑都 yuya 裕也 雄也
祐也 優也 勇也 悠也 佑也 裕哉 雄哉 友哉 有哉 悠哉 yuzo 雄三 勇三 裕三 雄造 祐三 yuzuru 譲 結弦 弓弦 yuzuki
柚希 結月 ai 愛 藍 亜衣 aika 愛佳 愛香 aiko 愛子 藍子 aimi 愛美 airi 愛莉 愛理 akane 茜 朱音 明音 akari 明里
灯 朱里 あかり akemi 明美 朱美 暁美 akiko 明子 昭子 晶子 章子 秋子 亜希子 亜紀子 彰子 晃子 あき子 akihiko 明彦
昭彦 章彦 彰彦 秋彦 晃彦 顕彦 akihiro 明弘 昭弘 章弘 明博 昭博 彰宏 昭宏 章博 明宏 晃弘 昭広 明広 彰洋 晃宏
顕宏 陽大 akihito 明仁 昭仁 彰人 章人 明人 昭人 akikazu 昭和 明和 akimasa 昭正 明正 章正 akimitsu 昭光 akinobu
昭信 明信 彰信 akinori 明則 昭則 昭典 明典 章典 昭憲 彰典 晃典 明徳 akio 昭夫 明夫 昭雄 明雄 章夫 秋夫 昭男
明男 晃夫 章雄 秋雄 暁夫 彰夫 akito 明人 章人 秋人 彰人 akitoshi 昭利 昭敏 明俊 akiyo 明代 昭代 秋代 akiyoshi
明義 昭義 章良 昭良 明良 秋義 彰義 akiyuki 昭幸 明之 昭之 章之 akihide 明秀 昭英 ami 亜美 愛美 asako 朝子 麻子
亜沙子 asami 麻美 朝美 亜沙美 asuka 明日香 飛鳥 あすか atsuko 敦子 厚子 温子 篤子 淳子 atsuhiko 敦彦 篤彦 淳彦
atsuhiro 敦弘 篤弘 淳弘 atsuo 敦夫 篤夫 厚夫 淳夫 敦雄 atsuya 敦也 篤也 淳也 aya 綾 彩 文 亜矢 ayaka 綾香 彩香
彩花 綾花 彩夏 文香 ayako 綾子 彩子 文子 亜矢子 礼子 絢子 ayame 菖蒲 ayami 彩美 綾美 ayano 綾乃 彩乃 文乃
ayumi 歩 歩美 亜由美 鮎美 ayumu 歩 azusa 梓 bunji 文治 文二 bunzo 文三 文蔵 chie 千恵 智恵 知恵 千絵 千枝
chieko 千恵子 智恵子 知恵子 千枝子 chiharu 千春 千晴 chihiro 千尋 千裕 智尋 chika 千佳 千香 知佳 智香 chikako
千佳子 千賀子 智佳子 周子 chikara 力 主税 chinatsu 千夏 千奈津 chisato 千里 千聡 知里 chitose 千歳 chiyo 千代
chiyoko 千代子 chizuko 千鶴子 千津子 chizuru 千鶴 千弦 chuichi 忠一 daichi 大地 大智 daigo 大吾 大悟 醍醐
daiki 大樹 大輝 大貴 大希 大起 daisaku 大作 daisuke 大輔 大介 大助 大祐 大亮 dan 弾 暖 eiichi 栄一 英一 瑛一
永一 eiichiro 栄一郎 英一郎 eiji 英二 栄二 英司 栄治 英治 永二 栄次 英次 瑛二 eijiro 英二郎 栄次郎 eiko 英子
栄子 瑛子 永子 詠子 eikichi 栄吉 永吉 eisaku 栄作 英作 eisuke 栄介 英介 英輔 瑛介 eita 瑛太 英太 栄太 emi 恵美
絵美 江美 笑 英美 絵実 emiko 恵美子 絵美子 笑子 江美子 eri 恵理 絵里 江里 恵里 英里 絵梨 衣里 erika 絵里香
恵梨香 英里香 えりか eriko 恵理子 絵里子 恵里子 英理子 江里子 etsuko 悦子 越子 恵津子 etsuo 悦夫 悦男 etsuro
悦郎 悦朗 fujio 富士夫 不二夫 藤雄 富士雄 fujiko 藤子 富士子 不二子 fumi 文 史 fumiaki 文明 史明 文昭 史章
fumie 文恵 文江 史恵 fumihiko 文彦 史彦 郁彦 fumihiro 文博 文弘 史博 史浩 fumika 文香 史佳 郁香 fumiko 文子
史子 富美子 冨美子 芙美子 二三子 郁子 ふみ子 fumio 文雄 文夫 史郎 文男 富美男 史雄 二三男 郁夫 fumitaka 文隆
史隆 文孝 fumiya 文也 史也 郁弥 fumiyo 文代 富美代 fusako 房子 総子 fusao 房雄 房夫 fuyuko 冬子 fuyuki 冬樹
冬生 gen 源 元 玄 弦 genichi 源一 元一 genichiro 源一郎 玄一郎 genji 源治 源二 gentaro 源太郎 genta 元太 源太
玄太 genzo 源三 源蔵 ginji 銀次 gunji 軍治 gota 豪太 剛太 go 剛 豪 郷 吾 hajime 一 元 始 肇 創 基 初 hana 花
華 はな haru 春 晴 陽 haruhiko 晴彦 春彦 治彦 東彦 haruhi 春日 haruka 遥 春香 遥香 春花 悠 晴香 はるか haruki
春樹 晴樹 治樹 陽樹 春輝 遥希 haruko 春子 晴子 治子 温子 陽子 はる子 harumi 春美 晴美 治美 春海 晴海 haruna
春菜 春奈 榛名 陽菜 遥菜 harunobu 晴信 治信 haruo 春夫 春雄 晴夫 治夫 春男 治雄 陽夫 晴雄 はるお haruto 陽翔
春人 遥斗 陽斗 悠人 晴人 haruyo 春代 晴代 haruyuki 春幸 晴之 治之 hatsue 初江 初枝 hatsuko 初子 hayate 颯 疾風
hayato 隼人 勇人 速人 駿人 颯人 hayao 駿 速雄 hideaki 英明 秀明 英昭 秀昭 英章 秀晃 hidehiko 秀彦 英彦 日出彦
hidehiro 秀弘 英弘 英博 秀博 英宏 hidehito 秀人 英仁 hidekazu 秀和 英和 英一 秀一 hideki 秀樹 英樹 英機 秀喜
秀紀 英輝 英紀 hideko 秀子 英子 日出子 栄子 hidemasa 秀正 英正 秀雅 hidemi 秀美 英美 hidemitsu 秀光 hidenori
秀則 英則 秀典 秀憲 英典 秀徳 英憲 hideo 秀雄 英雄 秀夫 英夫 英男 秀男 日出夫 栄夫 日出男 hideharu 秀治 英治
hidetaka 秀隆 英隆 秀孝 英孝 hideto 秀人 英人 hidetoshi 秀俊 英俊 秀利 英敏 秀敏 英利 hidetsugu 秀次 英嗣
hideya 秀也 英也 hideyo 英世 秀世 hideyoshi 秀吉 英義 秀義 hideyuki 秀行 秀之 英之 英行 英幸 秀幸 日出之
hikari 光 ひかり hikaru 光 輝 晃 hinako 日菜子 比奈子 陽菜子 hinata 日向 陽向 hina 陽菜 日菜 hiroaki 弘明 博明
浩明 宏明 裕明 広明 浩章 洋明 博昭 弘昭 浩昭 寛明 宏昭 裕昭 宏彰 hirofumi 弘文 博文 浩文 裕文 博史 宏文 洋文
浩史 寛文 hirohiko 弘彦 博彦 浩彦 宏彦 裕彦 hirohito 裕仁 博人 寛人 浩仁 弘人 hirohisa 博久 弘久 浩久 hirokazu
弘和 浩和 博和 宏和 寛和 裕和 広和 浩一 博一 弘一 洋和 hiroki 弘樹 博樹 浩樹 宏樹 裕樹 広樹 寛樹 大樹 弘毅
洋樹 浩紀 博紀 裕紀 弘紀 寛己 宏紀 大輝 裕貴 浩輝 hiromasa 博正 弘正 浩正 裕正 洋正 hiromi 弘美 裕美 博美 浩美
宏美 寛美 洋美 広美 広海 弘巳 ひろみ hiromichi 博道 弘道 浩道 裕道 hiromitsu 博光 弘光 浩光 宏光 hironobu 博信
弘信 浩信 裕信 宏信 寛伸 hironori 博則 弘典 浩則 裕則 弘則 博紀 宏典 広典 洋徳 弘徳 hiroo 博夫 弘夫 浩夫 広夫
寛雄 博雄 浩雄 hiroshige 弘重 博茂 hirotaka 博隆 弘隆 浩隆 宏隆 裕隆 博孝 浩孝 弘孝 洋孝 寛隆 大貴 hiroto 博人
弘人 寛人 大翔 裕人 広人 洋人 浩人 宏人 hirotoshi 博俊 弘俊 浩俊 弘敏 裕敏 宏俊 hirotsugu 博嗣 弘次 浩二 宏嗣
弘継 hiroya 博也 裕也 弘也 浩也 寛也 宏哉 hiroyasu 博康 弘康 浩康 裕康 宏泰 弘泰 hiroyo 弘代 浩代 博代
hiroyoshi 弘義 博義 浩義 浩良 hiroyuki 弘之 博之 浩之 宏之 裕之 弘行 博行 浩行 広之 洋之 弘幸 浩幸 博幸 裕幸
寛之 宏行 洋行 裕行 広幸 宏幸 寛幸 啓之 洋幸 大幸 hiro 弘 浩 博 hisae 久恵 久江 寿恵 hisaki 久樹 hisako 久子
寿子 尚子 ひさ子 hisami 久美 寿美 hisanori 久則 寿則 久典 hisao 久雄 寿雄 久夫 久男 寿夫 尚夫 尚男 hisashi 久
久志 寿 恒 尚志 久司 永 hisato 久人 寿人 久登 hisayo 久代 hisayoshi 久義 久芳 hisayuki 久之 久幸 hitomi 瞳
仁美 ひとみ 人美 hokuto 北斗 homare 誉 honoka 穂香 帆乃香 hozumi 穂積 ikki 一輝 一希 ikue 郁恵 育恵 郁江 ikuko
郁子 育子 生子 ikuo 郁夫 郁雄 育夫 育男 育雄 ikumi 育美 郁美 ikuro 郁郎 育郎 ikuya 郁也 育也 itaru 至 到
itsuki 樹 一樹 itsuko 逸子 伊津子 itsuo 逸夫 逸雄 itsuro 逸郎 iwao 巌 岩男 岩雄 磐 izumi 泉 和泉 いずみ 泉美
jin 仁 迅 joe 丈 譲 joichi 丈一 jo 丈 jotaro 丈太郎 承太郎 丈太朗 juichi 重一 寿一 junichi 純一 淳一 順一 潤一
準一 junichiro 純一郎 淳一郎 順一郎 潤一郎 準一郎 junji 淳二 純二 順二 潤二 淳司 順治 純司 純治 准二 順司 淳治
junki 純希 潤樹 junko 順子 純子 淳子 潤子 准子 じゅん子 junnosuke 淳之介 潤之介 準之助 junpei 淳平 純平 順平
潤平 junya 淳也 純也 順也 潤也 純矢 準也 淳哉 junzo 順三 淳三 純三 準三 kaede 楓 花江 kagami 鏡 kaho 果歩 佳穂
夏帆 佳歩 kaito 海斗 海人 快斗 海翔 kana 香奈 佳奈 加奈 可奈 夏菜 kanae 香苗 佳苗 早苗 叶 sanae 早苗 kanako
加奈子 佳奈子 香奈子 可奈子 kaname 要 kanji 寛治 完治 勘二 寛二 kan 寛 kano 佳乃 叶 kanta 寛太 貫太 kantaro
寛太郎 勘太郎 kaori 香 香織 佳織 香里 沙織 薫 かおり 香緒里 kaoruko 薫子 karin 花梨 果林 かりん kasumi 香澄 霞
佳純 kota 康太 航太 浩太 宏太 光太 孝太 幸太 公太 晃太 kotaro 康太郎 孝太郎 浩太郎 光太郎 幸太郎 耕太郎 航太郎
小太郎 公太郎 宏太郎 kohei 康平 浩平 公平 航平 耕平 孝平 光平 幸平 晃平 宏平 恒平 koichi 浩一 光一 幸一 孝一
康一 宏一 耕一 公一 弘一 晃一 恒一 紘一 功一 広一 滉一 航一 koichiro 浩一郎 光一郎 孝一郎 康一郎 宏一郎 幸一郎
晃一郎 公一郎 弘一郎 耕一郎 koji 浩二 幸二 浩司 孝二 康二 宏二 光二 晃司 孝司 幸司 宏司 耕二 康司 浩治 幸治
光司 公二 功二 弘二 晃二 考司 広司 耕司 孝治 康治 幸次 光治 攻二 功治 koki 光希 幸希 弘毅 航輝 浩樹 康貴 宏樹
公紀 kosei 康生 航生 浩生 光成 孝成 好生 kosaku 耕作 幸作 孝作 kosuke 康介 浩介 幸介 孝介 公介 宏介 耕介 航介
光輔 公輔 康祐 康輔 晃輔 浩輔 孝輔 光佑 浩祐 幸助 好祐 koshi 浩志 光司 孝志 koshiro 幸四郎 孝志郎 浩志郎 koya
航也 光哉 昂也 kozo 浩三 孝三 耕三 幸三 公三 康三 光三 幸造 耕造 弘三 kouki 光輝 航希 katsuaki 勝明 克明 勝昭
克昭 katsuhiko 勝彦 克彦 勝比古 活彦 katsuhiro 勝弘 克弘 勝博 克博 勝広 勝浩 克浩 勝宏 克広 katsuhito 勝人
克仁 katsuji 勝二 勝治 克二 勝次 克治 katsuki 勝樹 克樹 勝己 克紀 katsuko 勝子 克子 加津子 katsumasa 勝正 克政
katsumi 勝美 克己 克美 勝己 勝巳 克巳 活美 katsunori 勝則 克則 克典 勝典 勝徳 克徳 katsuo 勝男 勝雄 勝夫 克夫
克雄 活夫 katsura 桂 katsushi 克志 勝志 katsutoshi 勝利 克俊 勝敏 勝俊 克敏 克利 katsuya 勝也 克也 勝哉 克哉
勝矢 katsuyoshi 勝義 克義 克良 勝良 勝芳 katsuyuki 勝之 克之 勝幸 克行 勝行 克幸 kazu 和 一 kazuaki 和明 一明
和昭 一昭 和章 和晃 一晃 kazue 和恵 和江 一恵 和枝 一枝 kazufumi 和史 和文 一史 kazuharu 和治 一治 和晴
kazuhide 和秀 一秀 和英 kazuhiko 和彦 一彦 和比古 kazuhiro 和弘 和博 和広 一弘 和宏 一博 和浩 和裕 一浩 一宏
一広 和洋 一裕 千博 kazuhisa 和久 一久 和寿 kazuhito 和人 一仁 一人 kazuki 和樹 一樹 和希 一輝 和貴 一希 和輝
和紀 一喜 和己 kazuko 和子 一子 加寿子 数子 かず子 kazuma 一馬 和馬 和真 一真 kazumasa 和正 一正 和政 一雅
和雅 和昌 一政 kazumi 和美 一美 和実 和己 かずみ 和巳 kazumichi 一道 和道 kazunari 和成 一成 和也 和就
kazunobu 和信 一信 和伸 kazunori 和則 一則 和典 和徳 和憲 一憲 和紀 和範 一徳 kazuo 和夫 一夫 一男 和雄 和男
一雄 数雄 一穂 kazushi 一志 和志 和史 一史 和司 kazushige 和重 一茂 和成 一成 和繁 和茂 kazutaka 和孝 一隆
和隆 一孝 和高 一貴 kazuto 和人 一人 和登 kazutoshi 和利 和俊 一俊 和敏 一敏 和寿 kazuya 和也 一也 和哉 一哉
和弥 和矢 kazuyo 和代 一代 kazuyoshi 和義 和良 一義 和芳 一良 和好 一好 千義 kazuyuki 和之 和幸 和行 一之 一幸
一行 かずゆき kei 恵 圭 慶 啓 敬 景 桂 keigo 圭吾 敬吾 啓吾 慶吾 桂吾 keiichi 圭一 恵一 敬一 慶一 啓一 桂一
景一 計一 契一 keiichiro 圭一郎 敬一郎 慶一郎 啓一郎 恵一郎 keiji 圭二 敬二 啓二 慶二 恵二 圭司 啓司 敬司 啓治
慶治 桂二 圭治 敬治 恵司 keiko 恵子 慶子 敬子 圭子 啓子 桂子 景子 佳子 京子 けい子 契子 kyoko 京子 恭子 今日子
響子 杏子 教子 恊子 鏡子 keinosuke 圭之助 慶之助 keisuke 圭介 啓介 敬介 慶介 恵介 桂介 圭輔 啓輔 敬輔 圭佑
佳祐 啓祐 keita 圭太 慶太 啓太 敬太 恵太 keitaro 圭太郎 慶太郎 啓太郎 恵太郎 桂太郎 敬太郎 keizo 圭三 敬三
慶三 恵三 啓三 敬造 kei 渓 kiichi 喜一 紀一 喜市 kiichiro 喜一郎 紀一郎 kiiko 紀伊子 kikue 菊江 菊枝 kikuko
菊子 喜久子 紀久子 kikuo 菊雄 喜久男 紀久雄 喜久雄 kimie 君江 公恵 喜美恵 貴美恵 kimihiko 公彦 仁彦 君彦
kimihiro 公弘 公博 公洋 kimiko 君子 公子 貴美子 喜美子 紀美子 輝美子 kimio 公夫 公男 君雄 公雄 君夫 kimiyo
君代 喜美代 kin 金 kinichi 欣一 金一 kinji 欣二 欣司 錦司 kinuko 絹子 kinue 絹枝 絹江 kinya 欣也 謹也 kirito
桐人 kisaburo 喜三郎 kishio 岸夫 貴志夫 kitaro 喜太郎 kiyoaki 清明 清昭 清秋 kiyoe 清江 kiyohiko 清彦 聖彦
kiyohiro 清弘 清博 kiyoharu 清春 清治 kiyokazu 清和 清一 kiyoko 清子 喜代子 聖子 潔子 kiyomi 清美 清実 聖美
kiyonori 清則 清徳 kiyotaka 清隆 清孝 聖貴 kiyoteru 清輝 kiyoto 清人 kiyoyuki 清之 清行 清幸 koko 香子 kokoro
心 komako 駒子 konomi 好美 木の実 kotone 琴音 kotoko 琴子 kotomi 琴美 kumi 久美 空見 公美 来美 kumiko 久美子
公美子 玖美子 kunihiko 邦彦 国彦 州彦 kunihiro 邦弘 国弘 邦博 邦広 kunihito 邦仁 国人 kuniko 邦子 国子
kunimitsu 国光 邦光 kunio 邦夫 国男 邦雄 国雄 邦男 国夫 kuniyoshi 国義 邦義 邦芳 国芳 kuniaki 邦明 国明 邦昭
国昭 kuniyuki 邦之 国之 邦行 kurenai 紅 kurumi 胡桃 kyohei 恭平 京平 kyoichi 恭一 享一 京一 喬一 kyoichiro
恭一郎 京一郎 kyoji 恭二 京二 恭司 享司 kyosuke 恭介 恭輔 京介 kyoka 京香 杏香 kyuichi 久一 kyuzo 久三 久蔵
machiko 真知子 町子 万智子 待子 madoka 円 円香 まどか mahiro 真尋 真広 mai 舞 麻衣 真衣 真依 maiko 舞子 麻衣子
真衣子 maki 真紀 麻紀 真希 真樹 槙 牧 麻希 万紀 makiko 真紀子 牧子 真希子 麻紀子 万紀子 槇子 mako 真子 眞子
茉子 mami 真美 麻美 真実 茉美 mamiko 真美子 麻美子 mana 愛 真奈 麻奈 茉奈 manami 愛美 真奈美 まなみ mao 真央
麻央 茉央 真緒 mari 真理 麻里 真里 万里 茉莉 真梨 麻理 毬 marie 真理恵 麻里恵 万里江 真理江 mariko 真理子
麻里子 まり子 万里子 真里子 茉莉子 鞠子 麻理子 marina 麻里奈 真里奈 茉莉奈 masae 正恵 昌枝 雅恵 政江 masayo
雅代 昌代 正代 masahide 正英 正秀 雅英 昌秀 政秀 masaharu 正治 正春 雅治 雅春 政治 昌治 正晴 政春 masahisa
正久 昌久 雅久 masahito 正人 正仁 雅仁 将人 昌仁 masaichi 政一 正一 masaji 正次 正二 政二 正司 政次 masajiro
政次郎 masakatsu 正勝 政勝 昌克 雅勝 正克 masakazu 正和 雅和 政和 正一 昌和 雅一 政一 昌一 将和 masamichi 正道
雅道 政道 正路 昌道 masamitsu 正光 雅光 政光 昌光 masamune 正宗 政宗 masaomi 正臣 雅臣 政臣 masashige 正成
正重 雅重 正茂 masataka 正孝 雅孝 正隆 昌孝 政孝 正高 将孝 昌隆 雅隆 正敬 masatsugu 正嗣 正次 昌嗣 雅嗣
masayasu 正康 雅康 政康 昌泰 正泰 masuo 益男 益夫 増男 益雄 masutaro 益太郎 matsuko 松子 matsutaro 松太郎 mayu
真由 麻由 繭 mayuko 真由子 麻由子 繭子 mayumi 真由美 麻由美 真弓 檀 まゆみ mei 芽衣 萌衣 明 megu 恵 megumi 恵
恵美 愛 萌 めぐみ 仁美 moe 萌 百恵 moeka 萌花 萌香 moeko 萌子 motoi 基 元 motomu 求 motoo 元雄 基夫 素夫
motoaki 元昭 基明 元明 mei 鳴 naruhito 徳仁 fumihito 文仁 yoshihito 嘉仁 mutsuhito 睦仁 nagako 良子 toshimichi
利通 shingen 信玄 nobunaga 信長 ieyasu 家康 ryoma 竜馬 yukichi 諭吉 soseki 漱石 ogai 鴎外 osamu 治虫 akitaka
明隆 kagetaka 景虎 kagetora 景虎 tadao 忠雄 忠夫 忠男 唯男 tadahiro 忠弘 忠広 忠博 tadahiko 忠彦 tadaaki 忠明
忠昭 tadakazu 忠和 tadamasa 忠正 tadanori 忠則 忠典 tadanobu 忠信 tadasuke 忠介 忠輔 tadatoshi 忠敏 忠利
tadayoshi 忠義 忠良 忠吉 tadayuki 忠之 忠行 忠幸 tae 妙 多恵 taeko 妙子 多恵子 泰子 tamae 珠恵 玉枝 tamako
玉子 珠子 環子 tami 民 多美 terue 照恵 照江 teruaki 輝明 照明 輝昭 照昭 teruhiko 輝彦 照彦 光彦 teruhisa 輝久
照久 teruko 照子 輝子 光子 terumi 照美 輝美 teruo 輝夫 照夫 照雄 輝雄 照男 輝男 晃男 teruyoshi 輝義 照義
teruyuki 照之 輝之 輝幸 照幸 tohru 徹 toko 桃子 燈子 董子 tomeo 留男 tomitaro 富太郎 tota 藤太 toyo 豊 toyoaki
豊明 豊秋 toyoo 豊男 tsugio 次男 次雄 嗣夫 次夫 tsuguo 嗣雄 tsukiko 月子 tsumugi 紬 tsunehiko 恒彦 常彦
tsunenori 恒則 常則 uichi 卯一 ushio 潮 汐 uta 歌 詩 utako 歌子 詩子 wakana 若菜 和奏 wako 和子
tadashi 正史 正司 noriko 倫子 mirai 未来 mahiro 真大 maya 真矢 shodai 翔大 takakazu 隆一 naoshi 尚史 satoshi 哲史 hisao 寿男 hiroshi 洋司 裕司 博嗣 yoshiro 淑郎 kichiro 吉郎 eiji 英嗣 katsuto 勝人 kazuho 一穂 hiroya 裕哉 shukuro 淑郎 miwa 美和 akira 明良 昭良 senri 千里 nishi 仁志 moka 萌香 masaharu 正明 正昭 kaoru 佳織
`

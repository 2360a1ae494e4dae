// Lists Korean readings of Han characters in names, in Revised Romanisation without the initial-sound rule.
export const HANJA_READINGS = `
ga 家佳嘉可歌加賈駕街架 gak 覺角珏各閣 gan 幹干杆侃間簡懇艮 gal 葛 gam 甘鑑感監 gap 甲 gang
江姜康強剛鋼岡綱降講疆 gae 開介凱改 gaek 客 geo 巨居舉據 geon 建健乾鍵虔件 geol 傑杰 geom 儉劍檢 gyeong
景京慶敬卿璟炅經庚瓊鏡耕警境競更暻憬 gye 桂季啟癸繼界溪契 gyeom 謙兼 gyeon 見堅甄絹 gyeol 潔結決 gyeok 格 go
高古固顧考庫 gon 坤昆鯤琨 gong 公孔功共工恭 gwa 果科過 gwak 郭 gwan 寬官觀關冠館管貫 gwang 光廣珖鑛匡洸侊 goe
槐 gyo 敎橋校喬 gwi 貴歸 gyu 圭奎揆規珪逵葵 gyun 均鈞 geuk 克極 geun 根槿近勤瑾謹 geum 錦琴今禁 gim 金 geup
及級 geung 肯兢 gi 基起氣器期騏麒琪琦祺旗紀記技奇企棋璣淇畿耆機己 gil 吉佶 gu 九具求久龜邱丘玖球區口救 guk
國菊局 gun 君軍郡群 gung 宮弓 gwon 權勸卷 gok 谷 gol 骨 gwol 闕 na 娜那奈 nak 諾 nan 暖難 nam 南男楠 nang 娘
nae 內乃 nyeong 寧 no 努 nong 農 neung 能 ni 尼 nyeon 年 nyeo 女 nyeom 念 da 多茶 dan 丹檀端旦團壇 dal 達 dam
談潭澹 dang 堂唐棠黨當 dae 大代台岱臺帶 deok 德悳 do 道都度島圖燾到導陶桃 dok 獨篤讀 don 敦惇暾 dol 乭 dong
東棟洞同童桐銅動冬 du 斗杜頭豆 deuk 得 deung 登等燈 ra 羅 rak 樂洛落 ran 蘭欄 ram 藍 rang 郎朗浪 rae 來萊
raeng 冷 ryang 良亮梁諒涼 ryeo 呂麗黎 ryeok 力歷 ryeon 蓮連鍊璉練聯 ryeol 烈列 ryeom 廉 ryeong 玲鈴令靈嶺領齡
rye 禮例 ro 盧路魯露老勞 rok 綠祿錄鹿 ron 論 rong 弄 roe 雷 ryong 龍 ru 累樓婁 ryu 柳劉琉流留類 ryuk 陸六 ryun
倫崙 ryul 律栗 ryung 隆 reung 陵 ri 李利里理梨莉 rin 麟鄰 rim 林琳臨霖 rip 立 ma 馬麻 mak 莫 man 萬滿晚 mal 末
mae 梅妹 maeng 孟 myeong 明名命銘鳴 mo 模毛慕母 mok 木睦 mong 夢蒙 myo 妙 mu 武茂務舞無戊 muk 默墨 mun
文門汶聞 mul 物 mi 美米彌眉味 min 民敏珉旻玟閔旼岷 mil 密 bak 朴博 ban 潘班半 bang 邦方芳房龐 bae 裵培 baek
白百伯柏 beom 範凡汎范 beop 法 byeok 碧 byeon 卞邊 byeong 炳秉丙兵柄昞昺 bo 寶保普甫輔報步補 bok 福復卜馥 bon
本 bong 奉鳳峯逢 bu 富夫部扶傅 buk 北 bun 芬 bi 飛毘比 bin 彬斌賓嬪濱 sa 士史思四司師舍 sak 朔 san 山 sam 三參
sang 相尙常祥象商想上床 sae 塞 saeng 生 seo 徐瑞書舒緒西恕序 seok 錫石碩奭晳昔席 seon 善宣先仙璿鮮船 seol
雪薛設 seom 暹 seong 成聖星城誠盛省聲晟性 se 世歲勢細 so 素昭小蘇少笑沼炤 sok 速 son 孫 song 松宋頌 su
秀洙壽守樹水琇修銖受穗洙帥隋 suk 淑肅叔 sun 順純淳舜旬珣洵 sul 述術 sung 崇嵩 seul 瑟 seung 承勝昇丞升 si
時始詩施是市 sik 植式湜軾食 sin 信新申辛愼臣神 sil 實 sim 心沈深 ssang 雙 a 雅亞娥兒 ak 岳 an 安顏雁 am 巖 ae
愛 ya 野夜 yak 約 yang 洋陽楊養 eo 魚御 eok 億 eon 彥言 eom 嚴 eop 業 yeo 余汝如 yeok 易驛 yeon
延演硏姸燕淵緣衍娟然 yeol 悅 yeom 炎 yeop 燁葉 yeong 永英榮泳瑛映暎迎影營 ye 藝睿預芮 o 五吳午悟梧 ok 玉沃 on
溫 ong 翁 wan 完玩莞 wang 王旺汪 oe 外 yo 堯耀姚 yong 容勇用庸鏞溶瑢 u 宇佑友右雨祐禹羽愚又于 uk 旭昱煜郁 un
雲運芸 ung 雄熊 won 元源原院遠圓媛苑園 wol 月 wi 偉魏威位韋 yu 有裕柔維兪悠由惟唯庾乳 yuk 育 yun 允尹潤胤玧閏
yul 聿 yung 融 eun 恩銀殷隱 eul 乙 eum 音 eung 應 ui 義宜儀毅 i 以伊二怡異 ik 益翼 in 仁寅印人引 il 一日逸鎰壹
im 任壬 ja 子自慈紫姿 jae 在宰載才栽再材哉 jak 作 jang 長章莊壯張璋將獎蔣 jeo 著 jeok 積赤 jeon 全田電典傳展錢
jeol 節 jeom 點 jeong 正貞定靜廷庭晶政情程楨鄭丁禎精淨汀珽亭鼎 je 濟帝弟齊諸 jo 祖助朝兆趙造曺曹 jok 足 jon 存
jong 鐘宗種從終 jwa 左 ju 周珠柱宙株主朱州舟 juk 竹 jun 俊準峻濬埈遵晙駿浚 jung 中重仲 jeung 增曾 ji
志智知芝枝之至池地祉支 jik 直稷職 jin 眞鎮珍進振晉秦陳辰震璡 jil 質 jip 集 jing 徵 cha 車次 chan 贊燦澯瓚粲
chang 昌彰暢滄蒼創倉窓 chae 彩蔡采 cheok 陟 cheon 千天川泉 cheol 哲鐵澈喆徹 cheong 淸靑晴 che 體 cho 初草超楚
chon 村 chong 聰總 choe 崔最 chu 秋樞鄒 chun 春椿 chung 忠充 chwi 翠 chi 治致稚 chil 七 chin 親 tae 泰太兌
taek 澤宅 tak 卓鐸倬 tan 誕 tam 探 tang 湯 to 土 tong 通統 pa 波 pal 八 pan 判 pae 貝 paeng 彭 pyeon 片 pyeong
平坪 po 包浦 pyo 表杓 pung 豐風 pi 皮 pil 弼必筆 ha 夏河荷賀厦下 hak 學鶴 han 漢韓翰寒 ham 咸 hang 恒航港 hae
海解 haeng 幸行杏 hyang 香鄉 heo 許 heon 憲獻軒 hyeok 赫革爀 hyeon 賢鉉玄現炫顯弦絃泫 hyeop 協 hyeong
亨炯衡瀅兄形馨 hye 惠慧蕙彗 ho 浩虎鎬皓昊護好豪湖毫扈胡 hong 弘洪紅鴻 hwa 和花華化 hwak 確 hwan 煥桓歡環奐
hwang 皇黃晃 hoe 會回 hyo 孝曉效 hu 厚後 hun 勳薰訓壎 hwi 輝徽暉 hyu 休 heum 欽 heung 興 hui 姬熙喜希羲禧熹僖
gwang 鑛 mu 貿 sa 社事 ho 號 san 產 gi 汽 eun 垠誾 hwan 丸 jo 組 ju 注 eop 業 hyeong 型 sang 尚 cheong 青 seo
恕叙 ik 翊 rin 潾璘 yun 鈗奫 yeong 煐渶 jun 儁隼 u 旴 yu 侑宥瑜 ji 沚 min 慜 hyeon 晛 ye 禮 seon 瑄 seong 珹
su 需 in 璘 tae 態 gyeong 坰 gon 袞 gwan 串 ban 磐 hun 焄 jong 倧 hwan 晥 jae 渽 so 邵 no 瑙 rye 隷 jeong 靖旌
uk 彧 jin 縉瑨
`
/** Hanja of Korean surnames with the spelling passports prefer. */
export const HANJA_SURNAMES = `
kim 金 lee 李 park 朴 choi 崔 jung 鄭丁程 kang 姜康強 cho 趙曺曹 yoon 尹 jang 張蔣章 lim 林任 han 韓 oh 吳
seo 徐西 shin 申辛愼 kwon 權 hwang 黃 ahn 安 song 宋 ryu 柳劉 hong 洪 jeon 全田錢 ko 高 moon 文 son 孫 bae 裵
baek 白 heo 許 yoo 兪庾 nam 南 sim 沈 noh 盧魯路 ha 河夏 kwak 郭 sung 成 cha 車 joo 朱周 woo 禹于 koo 具丘 na
羅 min 閔 jin 陳秦晉 ji 池智 um 嚴 chae 蔡 won 元 chun 千天 bang 方房龐 kong 孔公 hyun 玄 ham 咸 byun 卞邊
yeom 廉 yang 楊梁 yeo 呂余 chu 秋 do 都 wi 魏韋 so 蘇邵 seok 石昔 sun 宣 seol 薛 ma 馬麻 gil 吉 yeon 延 pyo 表
myung 明 ki 奇 wang 王汪 ban 潘班 ok 玉 yook 陸 in 印 maeng 孟 je 諸 mo 毛牟 tak 卓 kook 鞠國 eo 魚 eun 殷
pyeon 片 yong 龍 ye 芮 kyung 慶景 bong 奉鳳 sa 史 bu 夫 paeng 彭 hu 候 ye 芮 ga 賈 bok 卜 tae 太 mok 睦 hyung
邢 kye 桂 pi 皮 gam 甘 dong 董 eum 陰 du 杜 on 溫 ho 扈 bum 范 gal 葛 sang 尙 jwa 左 paeng 彭 yin 尹 ki 箕 kuk
菊 tan 彈 ra 羅 ri 李 ro 盧
`
/** Two-character surnames, Revised Romanisation. */
export const HANJA_COMPOUND_SURNAMES = `
hwangbo 皇甫 namgung 南宮 sunwoo 鮮于 jegal 諸葛 sakong 司空 seomun 西門 dokko 獨孤 dongbang 東方
`

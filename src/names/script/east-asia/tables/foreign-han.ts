// Lists the characters Chinese news agencies use to transcribe foreign names, by Latin sound.
export const TRANSCRIPTION_SOUNDS = `
lie|le|re|rye 烈 liu|lew|rew 留 xiu|siu|hugh|shu 修 ke|co 柯 han|khan|chan 罕 ge|g|gue 各 qua|kua|cua 夸 xie|she|shet 歇 lve|le 略 liao|leo 廖 hu|ju 戶 sa|za 撒 cen|zen 岑 lian|ren|len 廉 hou|ho 侯
cai|ze|tse|ce 采 nen|nun 嫩 lo|ro 蘿 dai|da|de 黛 miu|mu 繆 yan|ian|jan 延 xi|si 茜 yu|ju|u 于 burg|borg|berg|bao 堡 han|khan 汗 su|so 素 na|nah 拿 bao|pau 包 pe|pi|bi 彼 s|th|si 思 de|t|ter 得 han|hun 寒 s|shi 士 fei|fi|phi 斐 wei|ve 魏 re|se 瀨
xin|sin|shin 新 ri|li 禮 ga|ka|ca|jia 加 jo|joe|cho|geo 喬 den|deng 登 go|gao|gau 高 ki|ji|gi 基 si|shi|xi|hi 西 chi|ci|ki 奇 kin|gin|jin 金 kin|tin|jin|gin 京 u|yu|eu|ju 尤 ji|gi|chi 吉 je|ge
杰 傑 ja|dja|jia 賈 sha|ha|xia 夏 she|che|xie 謝 shu|su 舒 hu|shu|schu 許 sin|shin|cin 辛 sin|cin|xin 欣 i|e|y
伊 in|ing 因 in|ing|eng 英 yo|jo|io 約 ia|ya|a 亞 婭 vi|wi|we 維 we|ve|wei|vi 韋 wi|we|wei 威 we|vi|wei 衛
va|wa|oa 瓦 van|wan 萬 vin|wen|win|men 文 vo|wo|wa 沃 u|wu|ou 烏 wu|woo|u 伍 l|r|er 爾 l|le|re|r 勒 ro|lo|luo
羅 lo|ro|luo 洛 ru|lu|rou 魯 lu|ru|lou 盧 ri|li|ry|ly 里 li|ly|ri 利 la|ra 拉 k|c|ke 克 t|te|tt 特 d|de 德
p|pu 普 b|bu 布 s 斯 f|v 夫 v|f|ph 弗 o|au|ao 奧 o|au|ou|eu 歐 i|e|ai 艾 e|ai|a 埃 ko|co|ke 科 k|ke 可
g|ge|gue 格 ha 哈 hi|shi|si 希 si|se|sy 錫 ne|nai|ney 奈 te|ti|de 捷 mi|my|mai 邁 mai|mc|my|mi 麥 ti|di|ty 蒂
ty|ti 泰 lai|rei|le|ry 萊 lan|ran 蘭 ran|lan|lon 朗 m|mu 姆 ton|dun|don|tun 頓 ho|huo 霍 he|hu|ha 赫 xu|shu 徐
ni|ny 尼 to|tuo 托 do|duo 多 no|nuo 諾 so|suo 索 ve|fe|fei 費 fi|fe|phi 菲 von|fon|feng 馮 jo|chau|cho|qiao 喬
chin|tsin 欽 che|tse 切 chu|tchou 丘 sh|shi|sch 什 sch|sh|shi 施 se|sai|sey 賽 za|zha|ja 扎 z|ts|zi 茲
ts|tz|ci 茨 ze|ce|tse 澤 ce|ze|tze 策 ya|ja|a 雅 yan|ian|jan 揚 ye|e|ie 葉 ye|e|ie 耶 a 阿 ya|a 亞婭雅 ai|e|i
艾愛埃 an 安 an|en 恩 ang|an 昂 ao|o|au 奧 ba|va 巴 ba 芭 bai|by|bi 拜 bai 白 ban 班 bang|ban 邦 bao|bo|bau 鮑
bei|be 貝 be|bei 蓓 ben 本 bi|by 比 bi 碧 bin 賓 bing|bin 冰 b|bu 布 bo|po|b 博 po|bo 波 bo 伯 bu 卜
cai|zei|zai 蔡 ze|ts|ce 策 chai|chay 柴 cha 查 cha 恰 chu 楚 c|tz|ts 茨 ci|tsi 齊 qi|ci|chi 奇 chi|ci 契
chi|ki 其 chi|zi 吉 gi|ji 吉 d|de 德 da 達 da 大 dai|di 戴 dai|dei 代 dan 丹 dan 單 dang|dan 當 dao 道
deng|dun 鄧 di|ti 迪 di 蒂 di|ty 地 di 狄 ding|din 丁 dong|don 東 du 杜 du|do 都 dun|don 敦 duo|do 多 e 厄
er|r|l 爾 er 兒 fa 法 fan|van 范 fan|van 凡 fan 樊 fei|fe 費 fei|fi 菲 fen 芬 feng|von|fon 馮 feng 豐 f|ph|v
弗 fu|f 富 f|v 夫 fu|foo 福 fu 傅 fu|ff 芙 ga|ka 加 ga 嘎 ga 伽 gai 蓋 gan 甘 gang|gan 岡 gao|go|gau 高
g|gue|ge 格 gen 根 ge 葛 ge 戈 go|ge 戈 gong|con 貢 gu|go 古 gua 瓜 gui 圭 ha 哈 hai|hey|hi 海 hai 亥 han 漢
han 翰 hang 杭 hao|ho|hau 豪 he|hu 赫 he 黑 hei 黑 hen 亨 heng|hun 亨 hong|hon 洪 hu|ho 胡 hu 呼 hua|wa 華
huai|whi 懷 huo|ho 霍 ji|gi|dji 季 ji|gi 基 ki|ky 基 ji 姬 jia|ca 嘉 jia|ja 佳 jia|ja|dja 賈 jian|jen 簡
jiang|jan 江 jie|je|ge 杰 傑 jie|tie 捷 jin|kin|gin 金 jin|tin|kin 京 jin|gin 津 ju 居 juan 娟 ka|ca 卡 ka|ca
喀 kai|ky|kai 凱 kan|can 坎 kang|con|can 康 kao|co|cau 考 ke|k|c 克 ke|ko 科 co|ko 科 ke|k 可 ken|con 肯
kong|con 孔 ku|cu|koo 庫 kun|quin 昆 kui|qui 奎 kuang|quan 匡 la|ra 拉 lai|rai|ly|ri 萊 lai|le|rei 賴 lan|ran
蘭 lang|ran|lan 朗 lao|lau|rau 勞 l|le|re 勒 lei|re|ray 雷 lei|re|le 蕾 lei|re 萊 li|ri|ry|ly 里 li|ly|ri 利
li|ly 莉 li|lee|ri 李 li|ri 麗 li|ry 黎 lian|len 連 lin|rin 林 lin|lyn|rin 琳 ling|lin 靈 liu|liu 柳
long|lon|ron 龍 long 隆 lu|ru|lou 盧 lu|ru|loo 魯 lu|ru 露 lun|ron|lon 倫 luo|ro|lo 羅 luo|ro|lo 洛 lu 呂
ma|mar 馬 ma 瑪 mai|mi|my 邁 mai|mc|mi|mac 麥 man 曼 man|mun 蔓 mang 芒 mao|mo|mau 毛 mei|me|may 梅 mei|me|mi
美 men 門 meng|mon|mun 蒙 meng 孟 mi 米 mi|my 蜜 mi 密 ming|min 明 min 敏 m|mu 姆 mo 莫 mo 默 mo|mer 莫 mo|mau
摩 mo 墨 mu 穆 mu|mou 木 na 納 na 娜 nai|ne|ney 奈 nai 乃 nan 南 nan 楠 nao|nau 瑙 nei|ne 內 n|en 恩 neng|nen
能 ni|ny 尼 ni 妮 ning|nin 寧 niu|new|nu 紐 niu|new 牛 nong|non 農 nu 努 nu 怒 nuo|no 諾 ou|eu|o 歐 ou 鷗 pa
帕 pai|pi|pai 派 pan 潘 pang|pon|pan 龐 pao|pau|po 保 bao|pau|bau 保 bao 寶 pei|pe|pey 佩 pei|pe 裴 pen 彭
peng|pen 蓬 pi|py 皮 pi 匹 pin 品 ping|pin 平 p|pu 普 p|pe 珀 po|pol 坡 pu 浦 qi|chi 琪 qia|cha 恰 qian 錢
qiang|jon 強 qiao|cho|jo|geo 喬 qiao|cho 喬 qie|che 切 qin|chin 欽 qin 勤 qing|chin 慶 qiu|chu|tchu 丘 que 闕
r|re 熱 ro|rjo|ryo 若 ran 讓 ren|jen|gen 仁 ri|ji 日 rong|jon 容 ru|ju 茹 ru|rue 儒 rui|ri|re 瑞 sa|za 薩
sai|se|sy|cy 賽 san 桑 sang|san 桑 sao|sau 紹 se|c 塞 se|ce 瑟 sen|son 森 sha|cha 沙 sha 莎 shan 山 shan|chan
尚 shan|shane 珊 shao|sho 肖 xiao|sha|show 肖 she|che 舍 shen 申 sheng|shen 聖 san|sain 聖 sh|sch|shi 什
shi|sh 史 s|sh 施 sh 希 shi|hi 希 shi 石 shu|schu 舒 shun 順 s 斯 si|sy|ci 西 si|se 塞 s|z 茲 z|ts 茲 si|s 司
si 絲 song|son 松 su|sou 蘇 sun 孫 suo|so 索 ta|da 塔 tai|ty|tie 泰 tai 台 tan 坦 tan|dan 譚 tang|ton|don 唐
tang 湯 tom 湯 tao|to|tau 陶 te|t 特 teng|ten 滕 ten|den 騰 ti|ty|te 蒂 ti|ty 提 tian|ten 田 ting|tin 廷
tong|ton 通 tong|tun 佟 tu|tou 圖 tu|too 土 tu 塗 tun|ton 頓 tuo|to 托 tuo|to 佗 tuo 陀 wa|va|oi 瓦 wa 娃
wai|wy|vy 懷 wan|van 萬 wan 萬 wang|van 旺 wei|wi|vi|we 維 wei|wi 威 wei|we|ve 韋 wei|vi|wi 衛 wei 薇
wen|win|vin 文 wen 溫 wo|vo|wa 沃 wo|vo 沃 wu|u|ou 烏 wu|woo|u 伍 wu 吾 wu|gu 武 xi|si|shi|hi 西 xi|si|sy 錫
xi|hi|si 席 xi 希 xi|chi 奇 xia|cha|sha 夏 xia|sha 霞 xian|shan 賢 xiang|chan 香 xie|che|she 謝 xin|sin|shin
辛 xin|sin|cin 欣 xing|shin 興 xiong|chon 雄 xiu|hu 休 xu|schu|shu 許 xu|shu 舒 xue|she|cher 雪 xun|shun 遜
son|sen 遜 ya|ia 雅 yan|jan|ian 揚 yang|jan|yan 楊 yao|jo|yo 姚 ye|je|e 耶 ye|ie 葉 ie|e 耶 yi|i|e 伊 i 易
yi|i 依 yi|i 義 yin|in 因 yin 尹 in 印 yin|in|ing 英 ing|in 英 yong|jon 永 you|eu|ju|u 尤 yo|eu|u 約 yo|jo 約
yu|u 宇 yu 余 yue|yo|jo 約 yun|jun 云 雲 za|tsa 扎 zha|ja|za 扎 zai|tsai 宰 zan 贊 ze|tze|ser 澤 zen 曾 zi|z|s
茲 zi|ts|dz 茲 zha 查 zha|ja 賈 zhan|jan|jam 詹 zhang|jan 張 zhen|jen|gen 珍 zhen|jen 真 zhe|je 哲 zheng|jen
正 zhi|gi 芝 ji 芝 zhu|ju|giu 朱 ju|jew 茱 zhu 祝 zhuo|cho 卓 zong|tson 宗 zu|zu 祖 zuo|zo|tso 佐 zuo|zo 佐
zhuang|john 莊 o 歐 on 翁 wong|on 翁 ho 何 li|ri 歷 o|eo 噢 gao|go 高 li 理 shan 善 luo|ro 絡 wei 為 xi 喜 ji
及 ka 珈 lu 陸 tai 太 zhi 之 li 立 fo 弗 yi 以 ga 茄 ro 若 re 雷 shang|chan 商 hu 瑚 nei 內 chun 純 bu 部 xi
細 na 奈 lao 老 ke 珂 ruo 諾 w|u 沃 gr 格 tr 特 mi 蜜 h 赫 o 鄂 er 娥 e 娥 gu 顧 he 荷 ke 珂 la 喇 li|re 裏 ma
麻 mi|my 咪 mu 慕 nan 囡 ni 倪 nu 奴 pi 庇 pu 蒲 qu|chu 屈 qu|ju 曲 shu 淑 te 忒 wa 窪 xi 熹 ya 揶 yi 懿 yu 玉
ba 霸 bo 勃 br 勃 ca 察 cha 察 che 徹 chen 琛 chi|tsi 赤 dan 但 dou 豆 fang 方 guan|guan 關 guo|go 果 ha 含
hua 樺 huan|juan 歡 hui|whi|hui 惠 whi|hui 惠 jiao|cho 焦 jue 覺 kuo 闊 lie|le 列 lun 侖 mian|myan 緬 nie|ne
涅 niang 娘 pu|poo 璞 qian|chen 欠 quan 全 re|rz 熱 sui|sui 綏 tie|te 鐵 ting 汀 wan|vin 灣 xu 旭 yuan|wen 元
zhai 翟 zhao|jo 昭 bie|be 別 bu 不 chang 昌 chao 超 ding 定 dian|den 典 fo|vo 佛 fo|pho 佛 ge 哥 gan 干 gen 艮
hei 海 hun 渾 lan 倫 luan 欒 man 滿 mie 滅 na 那 nai 奶 pei 沛 pin 頻 pian 片 ruan|run 阮 shai 篩 shuai|schwei
帥 shui 水 tan 檀 tui|tui 推 wai 外 xuan 宣 you 由 zhi 治 zi 齊
`

// Lists Chinese surnames with their reading as a surname; for the marked polyphones it differs from the common reading.
export const CHINESE_SURNAMES = `
wang 王汪 li 李黎厲勵酈利栗理 zhang 張章仉 liu 劉柳留 chen 陳諶晨 yang 楊羊陽仰養漾 huang 黃皇 zhao 趙兆 wu
吳武伍鄔巫烏毋午仵 zhou 周 xu 徐許須胥續 sun 孫 ma 馬麻 zhu 朱祝諸竺主 hu 胡扈虎斛 guo 郭國過虢 he 何賀和赫郃
gao 高郜皋 lin 林藺 luo 羅駱洛雒 zheng 鄭 liang 梁良 xie 謝解 song 宋 tang 唐湯 han 韓寒 feng 馮封豐酆鳳奉風
yu 于余俞喻虞郁禹魚庾於宇玉 dong 董東 xiao 蕭肖 cheng 程成承 cao 曹草 yuan 袁苑元原員 deng 鄧 fu
傅付符富扶伏福甫 shen 沈申愼諗 zeng 曾增 peng 彭蓬 lv 呂 lu 盧陸魯路逯蘆鹿祿 su 蘇宿粟 jiang 蔣江姜 cai 蔡 jia
賈郟 ding 丁 wei 魏韋衛位隗蔚危微 xue 薛 ye 葉叶 yan 閻閆嚴顏燕言晏鄢 pan 潘 du 杜都 dai 戴代 xia 夏 zhong
鐘仲鍾忠 tian 田 ren 任 fan 范樊 fang 方房芳 shi 石史施師時士是釋 yao 姚 tan 譚談檀 liao 廖 zou 鄒 xiong 熊
jin 金晉靳 hao 郝 kong 孔 bai 白柏 cui 崔 kang 康亢 mao 毛茆 qiu 邱丘仇裘秋 qin 秦覃 gu 顧古谷辜 hou 侯后 shao
邵 meng 孟蒙 long 龍 wan 萬 duan 段 lei 雷 qian 錢 yin 尹殷印銀陰 yi 易伊衣儀 chang 常昌長 qiao 喬乔譙 lai
賴來 gong 龔宮公鞏巩弓貢 wen 文溫聞汶 pang 龐逄 lan 蘭藍 tao 陶 hong 洪弘紅 zhai 翟 an 安 ni 倪 niu 牛鈕 ji
紀季吉姬計冀嵇籍暨汲 mei 梅 sheng 盛 ge 葛戈盖蓋 diao 刁 xing 邢幸 mo 莫墨 zhuang 莊 ou 區歐 yue 岳樂越 bao
鮑包暴 tong 童佟仝 pei 裴 ke 柯 mu 穆牟木慕母 nie 聶聂 zang 臧 shu 舒束 ruan 阮 qu 屈曲瞿渠璩 ling 凌令靈 min
閔 ning 寧甯 chai 柴 zha 查 miao 苗繆缪 xiang 項向相 pu 蒲濮浦普 piao 朴 quan 全權 ai 艾 lian 連廉 ju 鞠居 che
車 yun 雲恽惲鄖 chu 褚儲楚 sang 桑 gan 甘干 ming 明 dou 竇窦豆 bian 卞邊 xin 辛忻信 qi 齊戚祁亓漆 zhan
詹展占湛 shang 尚商 sha 沙 xi 席奚習郗西 pi 皮 tu 涂屠塗 rao 饒 teng 滕騰 ao 敖 leng 冷 cong 叢丛 guan 關管官
shan 單山 lou 婁樓 xian 冼鮮咸 jing 景荊荆井經敬 ban 班 bi 畢碧 bie 別别 bo 薄 bu 卜步 cen 岑 chao 晁巢 chi
池遲迟 chong 种崇 cang 蒼苍 dang 黨 di 狄底 dan 但淡 e 鄂 en 恩 fei 費 geng 耿 gou 勾苟 gui 桂歸 hai 海 hang
杭 heng 衡 huai 懷 huo 霍 hua 華花滑 huan 桓宦 hui 惠回 kan 闞 kou 寇 kuai 蒯 kuang 鄺匡況况 kui 夔 lang 郎
lao 勞 man 滿 mi 米糜宓 nan 南 na 那 nong 農 ping 平 qiang 強 rong 榮容戎融 ru 茹汝 rui 芮 sa 薩 she 佘折 shou
壽 shuai 帥 shui 水 shuang 雙 si 司 sui 隋眭 tai 邰台 tie 鐵 weng 翁 wo 沃 xuan 宣玄禤軒 ying 應英營营 you
尤游由 zai 宰 zan 昝贊 zhen 甄 zhi 支智職 zi 訾資 zong 宗 zu 祖 zuo 左佐 zhuo 卓 yong 雍永 ran 冉 que 闕阙 kai
開 luan 欒栾 mai 麥買 neng 能 sai 賽 tuo 庹脫 xiu 修 xun 荀尋 ha 哈 hei 黑 lve 略 yan 燕 shun 順 chun 淳 dao
刀 ti 緹 zhe 者 bin 賓 zhuan 顓 hun 渾 re 熱 cha 茶
`
/** Surnames of two characters. */
export const CHINESE_COMPOUND_SURNAMES = `
ouyang 歐陽 sima 司馬 shangguan 上官 zhuge 諸葛 huangfu 皇甫 yuchi 尉遲 尉迟 gongsun 公孫 murong 慕容 linghu
令狐 situ 司徒 xiahou 夏侯 dongfang 東方 ximen 西門 nangong 南宮 yuwen 宇文 zhangsun 長孫 dugu 獨孤 xuanyuan
軒轅 軒辕 duanmu 端木 baili 百里 huyan 呼延 taishi 太史 shentu 申屠 gongye 公冶 tantai 澹台 澹臺 puyang 濮陽
chunyu 淳于 zhongli 鐘離 wenren 聞人 helian 赫連 sikong 司空 tuoba 拓跋 拓拔 wanyan 完顏 nalan 納蘭 yehe 葉赫
叶赫 dongguo 東郭 nanmen 南門 zhongsun 仲孫 liangqiu 梁丘 zuoqiu 左丘 diwu 第五 moqi 万俟 xianyu 鮮于 lvqiu
閭丘 闾丘 qiguan 亓官 sikou 司寇 jimo 即墨 wuma 巫馬 gongxi 公西 qidiao 漆雕 yuezheng 樂正 gongliang 公良
jiagu 夾谷 夹谷 guliang 穀梁 谷梁 duangan 段干 dongli 東里 yangshe 羊舌 weisheng 微生 shusun 叔孫 xiqi 西乞
aixin 愛新
`
/** Characters that names read differently from the fallback; the first reading is tried first. */
export const CHINESE_POLYPHONES = `
chang|zhang 長 le|yue 樂 xing|hang 行 chao|zhao 朝 chong|zhong 重 qian|xi 茜 sheng|cheng 晟 zeng 曾 bo|bai 柏
jun 雋 xiu|su 宿 pu|piao 朴 qiang|jiang 強 yi 亦 ye 葉 叶 zhao|zhuo 著 cheng|sheng 盛 ping 平 gai|ge 蓋 yan 燕
hui 會 shao|zhao 召 dan|shan 單 jie|xie 解 ren 任 fu 甫 na 娜 xia 廈 夏 jia 賈 賈 shen 沈 qu|ou 區 zha|cha 查
chong 种 di|zhai 翟
`

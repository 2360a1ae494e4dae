// Lists readings of single characters in Japanese given names, to compose names that no table lists.
export const JAPANESE_NAME_CHARACTERS = `
masa 正 雅 昌 政 真 将 匡 誠 勝 優 yoshi 義 良 吉 芳 善 嘉 佳 好 喜 慶 由 祥 美 能 kazu 和 一 数 千 壱 hiro
弘 博 浩 宏 広 裕 寛 洋 大 紘 啓 尋 taka 隆 孝 高 貴 敬 崇 尚 卓 考 尊 toshi 俊 敏 利 寿 年 淑 稔 歳 nobu 信
伸 宣 延 展 暢 aki 明 昭 秋 章 彰 晃 晶 顕 亜紀 yuki 幸 行 之 雪 由紀 征 志 mitsu 光 満 充 三 hide 秀 英 日出
栄 shige 重 茂 成 繁 滋 樹 tada 忠 唯 正 匡 只 yasu 康 泰 保 安 靖 恭 庸 kiyo 清 聖 喜代 潔 katsu 勝 克 活
kuni 邦 国 州 michi 道 通 路 美智 倫 nao 直 尚 奈緒 nori 則 典 憲 徳 紀 法 範 教 規 功 fumi 文 史 郁 富美 moto
元 基 素 本 tomo 友 智 知 朋 倫 take 武 健 岳 毅 竹 猛 teru 輝 照 光 晃 haru 晴 春 治 陽 温 遥 悠 atsu 敦 篤
厚 淳 温 naga 長 永 tsune 常 恒 経 hisa 久 尚 寿 sada 貞 定 nari 成 也 斉 tsugu 次 嗣 継 kage 景 影 mori 盛 守
森 tatsu 達 辰 竜 龍 立 tetsu 哲 鉄 徹 suke 介 輔 助 佑 亮 祐 o 夫 雄 男 生 央 緒 hiko 彦 ko 子 香 mi 美 実 未
海 見 三 巳 yo 代 世 陽 与 e 恵 江 枝 絵 衣 ka 香 佳 花 華 夏 歌 加 to 人 斗 翔 都 登 ya 也 哉 弥 矢 八 椰 ki
樹 紀 貴 希 輝 己 季 喜 基 木 毅 ro 郎 朗 hei 平 兵 ta 太 多 汰 ichi 一 市 壱 ji 二 司 治 次 児 zo 三 造 蔵
shi 志 史 司 士 sa 沙 佐 紗 早 go 吾 悟 悟 五 豪 na 奈 菜 那 七 名 ri 里 理 莉 梨 利 璃 ne 音 寧 no 乃 野 ori
織 oto 音 ma 真 麻 万 茉 馬 yu 優 悠 祐 裕 雄 勇 友 由 夕 結 有 侑 sho 翔 祥 昌 正 昭 章 尚 将 shin 真 信 慎
新 伸 晋 進 ken 健 賢 謙 憲 研 ryo 良 亮 涼 遼 ryu 隆 龍 竜 kei 圭 恵 敬 啓 慶 桂 ko 浩 康 光 孝 幸 功 宏 洸
航 jun 純 淳 順 潤 準 shun 俊 駿 春 旬 sei 誠 清 聖 成 正 征 星 ei 英 栄 瑛 永 tai 泰 太 大 dai 大 kyo 恭 京
ren 蓮 rei 玲 礼 麗 怜 ha 葉 羽 波 chi 千 智 知 ho 穂 保 帆 歩 sa 咲 saki 咲 a 亜 愛 i 衣 伊 維 u 宇 優 mei
芽衣 明 hana 花 華 maru 丸 tsuki 月 hoshi 星 sora 空 umi 海 kaze 風 rin 凛 鈴 hi 陽 日 mo 萌 fu 風 富 ku 久 空
ne 峰 taro 太郎 jiro 次郎 二郎 saburo 三郎 nosuke 之介 之助 ichiro 一郎 nojo 之丞 suzu 鈴 涼 waka 若 和歌 aya
綾 彩 絢 文 kana 奏 哉 asa 朝 麻 natsu 夏 奈津 fuyu 冬 yuri 百合 toyo 豊 tama 玉 珠 mina 皆 ai 愛 藍 rumi 留美
ru 留 瑠 流 re 怜 令 se 世 瀬 so 宗 壮 聡 蒼 shu 修 周 秀 to 東 isa 勇 功 勲 kane 金 兼 sumi 澄 純 住
`

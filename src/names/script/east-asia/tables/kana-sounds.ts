// Lists Hepburn readings of kana in hiragana: pairs with a small kana first, then single kana.
export const KANA_SOUNDS = `
kya きゃ kyu きゅ kyo きょ sha しゃ shu しゅ sho しょ she しぇ cha ちゃ chu ちゅ cho ちょ che ちぇ nya にゃ
nyu にゅ nyo にょ hya ひゃ hyu ひゅ hyo ひょ mya みゃ myu みゅ myo みょ rya りゃ ryu りゅ ryo りょ gya ぎゃ
gyu ぎゅ gyo ぎょ ja じゃ ぢゃ ju じゅ ぢゅ jo じょ ぢょ je じぇ bya びゃ byu びゅ byo びょ pya ぴゃ pyu ぴゅ
pyo ぴょ fa ふぁ fi ふぃ fe ふぇ fo ふぉ fyu ふゅ va ゔぁ vi ゔぃ ve ゔぇ vo ゔぉ vya ゔゃ vyu ゔゅ ti てぃ di
でぃ tu とぅ du どぅ tyu てゅ dyu でゅ tsa つぁ tsi つぃ tse つぇ tso つぉ wi うぃ we うぇ wo うぉ ye いぇ si
すぃ zi ずぃ kwa くぁ くゎ kwi くぃ kwe くぇ kwo くぉ gwa ぐぁ ぐゎ gwi ぐぃ gwe ぐぇ gwo ぐぉ a あ ぁ i い ぃ
u う ぅ e え ぇ o お ぉ ka か ゕ ki き ku く ke け ゖ ko こ sa さ shi し su す se せ so そ ta た chi ち tsu つ
te て to と na な ni に nu ぬ ne ね no の ha は hi ひ fu ふ he へ ho ほ ma ま mi み mu む me め mo も ya や ゃ
yu ゆ ゅ yo よ ょ ra ら ri り ru る re れ ro ろ wa わ ゎ i ゐ e ゑ o を n ん ga が gi ぎ gu ぐ ge げ go ご za
ざ ji じ zu ず ze ぜ zo ぞ da だ ji ぢ zu づ de で do ど ba ば bi び bu ぶ be べ bo ぼ pa ぱ pi ぴ pu ぷ pe ぺ
po ぽ v ゔ
`

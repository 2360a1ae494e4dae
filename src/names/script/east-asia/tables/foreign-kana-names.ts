// Lists foreign names whose katakana form follows the sound rather than the spelling.
export const FOREIGN_KANA_NAMES = `
vladimir ウラジーミル ウラジミール ウラディーミル ウラジミル john ジョン johann ヨハン michael マイケル
ミヒャエル ミカエル mikhail ミハイル david デイヴィッド デイビッド デビッド デーヴィド ダビド デヴィッド james
ジェームズ ジェイムズ robert ロバート ロベルト ロベール william ウィリアム ウイリアム richard リチャード
リヒャルト リシャール charles チャールズ シャルル joseph ジョセフ ジョゼフ ヨーゼフ thomas トーマス トマス
paul ポール パウル peter ピーター ペーター ペテル mark マーク marco マルコ stephen|steven スティーヴン
スティーブン ステファン george ジョージ georg ゲオルク georges ジョルジュ edward エドワード henry ヘンリー
henri アンリ andrew アンドリュー andrei|andrey アンドレイ anthony アンソニー アントニー christopher
クリストファー daniel ダニエル matthew マシュー kevin ケヴィン ケビン brian ブライアン eric エリック jack
ジャック jacques ジャック jeff ジェフ jeffrey ジェフリー jason ジェイソン philip フィリップ frank フランク
francis フランシス martin マーティン マルティン simon サイモン シモン samuel サミュエル benjamin ベンジャミン
ベンヤミン barack バラク hillary ヒラリー bill ビル joe ジョー jimmy ジミー ronald ロナルド donald ドナルド
angela アンゲラ アンジェラ emmanuel エマニュエル francois フランソワ nicolas ニコラ nicholas ニコラス jean
ジャン ジーン pierre ピエール louis ルイ ルイス marie マリー mary メアリー メリー elizabeth エリザベス
エリザベート diana ダイアナ ディアナ margaret マーガレット theresa テリーザ テレサ catherine キャサリン
カトリーヌ kate ケイト jane ジェーン jennifer ジェニファー jessica ジェシカ sarah サラ セーラ susan スーザン
nancy ナンシー alice アリス julia ジュリア ユリア rose ローズ helen ヘレン caroline キャロライン カロリーヌ
putin プーチン trump トランプ biden バイデン obama オバマ bush ブッシュ clinton クリントン reagan レーガン
nixon ニクソン kennedy ケネディ johnson ジョンソン merkel メルケル macron マクロン sarkozy サルコジ chirac
シラク thatcher サッチャー blair ブレア cameron キャメロン sunak スナク churchill チャーチル hitler ヒトラー
stalin スターリン gorbachev ゴルバチョフ yeltsin エリツィン medvedev メドベージェフ メドヴェージェフ lavrov
ラブロフ ラヴロフ zelensky|zelenskyy ゼレンスキー lukashenko ルカシェンコ erdogan エルドアン assad アサド
gaddafi|qaddafi カダフィ カダフィー hussein フセイン フサイン khamenei ハメネイ khomeini ホメイニ ahmadinejad
アフマディネジャド アフマディネジャード netanyahu ネタニヤフ arafat アラファト bin_laden ビンラディン
ビンラーディン maduro マドゥロ chavez チャベス castro カストロ mugabe ムガベ duterte ドゥテルテ modi モディ
khan カーン sergei|sergey セルゲイ dmitry|dmitri ドミトリー ドミートリー alexander|aleksandr アレクサンドル
アレクサンダー alexei|aleksey アレクセイ nikolai|nikolay ニコライ ivan イワン イヴァン yuri|yury ユーリ
ユーリー ユリ igor イーゴリ イゴール oleg オレグ viktor ヴィクトル ビクトル boris ボリス roman ロマン
konstantin コンスタンチン コンスタンティン maxim|maksim マクシム pavel パーヴェル パベル evgeny|yevgeny
エフゲニー エヴゲニー gennady ゲンナジー anatoly アナトリー vasily ワシリー ヴァシーリー grigory グリゴリー
leonid レオニード vyacheslav ヴャチェスラフ ビャチェスラフ valery ヴァレリー natalia ナタリア ナターリヤ
ekaterina エカテリーナ mohammed|muhammad ムハンマド モハメド モハンマド モハメッド ahmed|ahmad アフマド
アハマド アーメド アフメド ali アリ アリー hassan|hasan ハサン ハッサン ibrahim イブラヒム イブラーヒーム
abdullah アブドゥラ アブドラ アブドゥッラー omar オマル ウマル オマール osama|usama オサマ ウサマ
khalid|khaled ハリド ハーリド yusuf|yousef ユスフ ユーセフ mustafa ムスタファ mahmoud|mahmud マフムード hamid
ハミド hamed ハメド karim カリム salman サルマン bashar バッシャール バシャール saddam サダム fidel フィデル
hugo ウゴ juan フアン jose ホセ ジョゼ carlos カルロス luis ルイス antonio アントニオ francisco フランシスコ
フランシスク pedro ペドロ jorge ホルヘ miguel ミゲル javier ハビエル fernando フェルナンド giuseppe ジュゼッペ
giovanni ジョヴァンニ giorgia ジョルジャ hans ハンス wolfgang ヴォルフガング friedrich フリードリヒ karl|carl
カール heinrich ハインリヒ ludwig ルートヴィヒ albert アルベルト アルバート adolf アドルフ smith スミス jones
ジョーンズ miller ミラー mueller|muller ミュラー taylor テイラー テーラー moore ムーア wright ライト white
ホワイト brown ブラウン green グリーン baker ベイカー ベーカー schmidt シュミット schneider シュナイダー
fischer|fisher フィッシャー wagner ワーグナー ヴァーグナー ワグネル bach バッハ mozart モーツァルト beethoven
ベートーヴェン ベートーベン einstein アインシュタイン marx マルクス musk マスク gates ゲイツ jobs ジョブズ
bezos ベゾス zuckerberg ザッカーバーグ buffett バフェット soros ソロス ghosn ゴーン jackson ジャクソン wilson
ウィルソン williams ウィリアムズ davis デイヴィス デービス thompson トンプソン walker ウォーカー watson
ワトソン hughes ヒューズ kim キム lee リー park パク choi チェ moon ムン yoon ユン xi シー chen チェン wang
ワン zhang チャン liu リウ li リー kim_jong_un キムジョンウン kim_jong_il キムジョンイル kim_il_sung
キムイルソン moscow モスクワ london ロンドン paris パリ berlin ベルリン
`

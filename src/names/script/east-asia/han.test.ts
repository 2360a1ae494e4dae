// A run of Han characters is read as lists in Latin letters write it, in each language it may be.
import { expect, test } from 'vitest'
import { foldHan } from './fold-han.ts'
import { hanReadings, type HanReading } from './han.ts'
import { HAN_VARIANTS } from './tables/han-variants.ts'

function read(text: string, language: HanReading['language']): string[] {
  return hanReadings(text)
    .filter((reading) => reading.language === language)
    .map(({ parts }) => parts.join(' '))
}

test.each([
  ['习近平', 'xi jinping'],
  ['習近平', 'xi jinping'],
  ['李明', 'li ming'],
  ['毛泽东', 'mao zedong'],
  ['邓小平', 'deng xiaoping'],
  ['江泽民', 'jiang zemin'],
  ['任正非', 'ren zhengfei'],
  ['马云', 'ma yun'],
  ['曾庆红', 'zeng qinghong'],
  ['单雄信', 'shan xiongxin'],
  ['解振华', 'xie zhenhua'],
  ['仇和', 'qiu he'],
  ['查良镛', 'zha liangyong'],
  ['区家麟', 'ou jialin'],
  ['盖叫天', 'ge jiaotian'],
  ['尉迟恭', 'yuchi gong'],
  ['欧阳娜娜', 'ouyang nana'],
  ['司马光', 'sima guang'],
  ['诸葛亮', 'zhuge liang'],
  ['长孙无忌', 'zhangsun wuji'],
  ['吕布', 'lu bu'],
  ['林郑月娥', 'lin zhengyuee'],
  ['蔡英文', 'cai yingwen'],
  ['孟晚舟', 'meng wanzhou'],
])('%s is %s in Mandarin', (text, expected) => {
  expect(read(text, 'zh')).toContain(expected)
})

test.each([
  ['山田太郎', 'yamada taro'],
  ['田中花子', 'tanaka hanako'],
  ['安倍晋三', 'abe shinzo'],
  ['岸田文雄', 'kishida fumio'],
  ['石破茂', 'ishiba shigeru'],
  ['高市早苗', 'takaichi sanae'],
  ['菅義偉', 'suga yoshihide'],
  ['鈴木健一', 'suzuki kenichi'],
  ['鈴木雅晴', 'suzuki masaharu'],
  ['佐々木健一', 'sasaki kenichi'],
  ['渡邊裕子', 'watanabe hiroko'],
  ['渡辺裕子', 'watanabe yuko'],
  ['黒澤明', 'kurosawa akira'],
  ['宮崎駿', 'miyazaki hayao'],
  ['小泉純一郎', 'koizumi junichiro'],
  ['林太郎', 'hayashi taro'],
  ['林 太郎', 'hayashi taro'],
  ['麻原彰晃', 'asahara shoko'],
  ['渡辺ひろし', 'watanabe hiroshi'],
  ['長谷川次郎', 'hasegawa jiro'],
])('%s is %s in Japanese', (text, expected) => {
  expect(read(text, 'ja')).toContain(expected)
})

test.each([
  ['金正恩', 'kim jeong eun'],
  ['李承晚', 'lee seung man'],
  ['朴正熙', 'park jeong hui'],
  ['诸葛亮', 'jegal ryang'],
])('%s is %s in Korean', (text, expected) => {
  expect(read(text, 'ko')).toContain(expected)
})

test.each([
  ['株式会社霜月水産', 'ja', 'shimotsuki suisan co ltd'],
  ['霜月水産株式会社', 'ja', 'shimotsuki suisan co ltd'],
  ['三菱重工業株式会社', 'ja', 'mitsubishi jukogyo co ltd'],
  ['日本郵船株式会社', 'ja', 'nippon yusen co ltd'],
  ['第八幸丸', 'ja', 'daihachi sachi maru'],
  ['霧雨丸', 'ja', 'kirisame maru'],
  ['春雨', 'ja', 'harusame'],
  ['沧澜远洋航运有限公司', 'zh', 'canglan ocean shipping co ltd'],
  ['沧澜远洋航运有限公司', 'zh', 'canglan yuanyang hangyun co ltd'],
  ['滄瀾遠洋航運有限公司', 'zh', 'canglan ocean shipping co ltd'],
  ['华为技术有限公司', 'zh', 'huawei technology co ltd'],
  ['丹东鸿祥实业发展有限公司', 'zh', 'dandong hongxiang industry development co ltd'],
  ['大连金马国际贸易有限公司', 'zh', 'dalian jinma international trading co ltd'],
  ['中国远洋海运集团有限公司', 'zh', 'china ocean shipping group co ltd'],
] as const)('%s reads in %s as %s', (text, language, expected) => {
  expect(read(text, language)).toContain(expected)
})

test('a long run without known words is one joined token', () => {
  expect(hanReadings('甲乙丙戊己庚').filter(({ language }) => language === 'zh')).toEqual([
    { language: 'zh', parts: ['jiayibingwujigeng'] },
  ])
})

test('any text is answered, text without Han characters with nothing', () => {
  expect(hanReadings('')).toEqual([])
  expect(hanReadings('Kim Jong Un 123 😀')).toEqual([])
  for (const text of [
    '々',
    '\ud800',
    '𠮷野家',
    '金'.repeat(5000),
    '株式会社',
    '有限公司',
    'ー々・',
    '王\u0000明',
  ]) {
    for (const { parts } of hanReadings(text)) expect(parts.length).toBeGreaterThan(0)
  }
})

test('simplified, traditional and new Japanese forms of a character fold to one, and none to two', () => {
  expect(foldHan('国沢渡辺')).toBe(foldHan('國澤渡邊'))
  expect(foldHan('佐々木')).toBe('佐佐木')
  const forms = [...HAN_VARIANTS.replace(/\s/gu, '')]
  expect(forms.filter((form, i) => forms.indexOf(form) !== i)).toEqual([])
})

// Names of public bodies, forces and state industries in Chinese meet their English translation, and no other body's.
import { describe, expect, test } from 'vitest'
import { ALERT } from '../calibrate/levels.ts'
import { scored } from '../testing/named.ts'

const BODIES: Readonly<Record<string, string>> = {
  国家安全部: 'Ministry of State Security',
  国家税务局: 'State Tax Bureau',
  大连海事局: 'Dalian Maritime Bureau',
  湖南警察学院: 'Hunan Police Academy',
  人民軍總參謀部: "General Staff of the People's Army",
  西藏军区: 'Tibet Military Region',
  黑龙江建设兵团: 'Heilongjiang Construction Corps',
  武漢空軍雷達學院: 'Wuhan Air Force Radar Academy',
  国防部军事法院: 'Military Court of the Ministry of Defense',
  中国船舶工业总公司: 'China Shipbuilding Industry Corporation',
  内蒙古自治区政府: 'Government of the Inner Mongolia Autonomous Region',
  重庆电子工业部: 'Chongqing Ministry of Electronics Industry',
}

describe.each(Object.entries(BODIES))('%s', (written, english) => {
  test(`meets ${english}, and none of the others`, () => {
    expect(scored('organisation', written, english).score).toBeGreaterThanOrEqual(ALERT)
    for (const other of Object.values(BODIES))
      if (other !== english) expect(scored('organisation', written, other).score, other).toBeLessThan(ALERT)
  })
})

test('armed forces are translated from other languages too', () => {
  for (const other of [
    'Fuerzas Armadas Revolucionarias de Orania',
    'Forces armées révolutionnaires d’Orania',
  ])
    expect(
      scored('organisation', 'Revolutionary Armed Forces of Orania', other).score,
      other,
    ).toBeGreaterThanOrEqual(ALERT)
})

// Pairs of a given name and a nickname, a row each: the nicknames of one name become one group.
import { NOTHING, type Resource, usefulGroup } from './resource.ts'

const RELATION = 'has_nickname'

export const isNicknames = (head: readonly string[]): boolean => head.join() === 'name1,relationship,name2'

export function readNicknames(rows: readonly (readonly string[])[]): Resource {
  const groups = new Map<string, string[]>()
  let leftOut = 0
  for (const [name = '', relation = '', nickname = ''] of rows) {
    if (relation.trim() !== RELATION || name.trim() === '' || nickname.trim() === '') {
      leftOut++
      continue
    }
    const group = groups.get(name.trim())
    if (group === undefined) groups.set(name.trim(), [name, nickname])
    else group.push(nickname)
  }
  const nicknames = [...groups.values()].flatMap((group) => {
    const useful = usefulGroup(group)
    return useful === undefined ? [] : [useful]
  })
  return { corpus: 'nicknames', groups: { ...NOTHING, nicknames }, leftOut }
}

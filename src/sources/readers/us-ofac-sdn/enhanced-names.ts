// Names of the ENHANCED format: every name in one or more scripts, with its quality and its typed parts.
import type { PartyName } from '../../model/record.ts'
import { present } from '../../files/record-parts.ts'
import { childrenOf, textOf, type XmlElement } from '../../files/xml-records.ts'
import { within } from './within.ts'

/** The names of an entity, the primary one first. A name in another script follows the one it renders. */
export function enhancedNames(entity: XmlElement): readonly PartyName[] {
  const names = within(entity, 'names', 'name')
  const isPrimary = (name: XmlElement): boolean => textOf(name, 'isPrimary') === 'true'
  const inOrder = [...names.filter(isPrimary), ...names.filter((name) => !isPrimary(name))]
  return inOrder.flatMap((name) => {
    const quality = textOf(name, 'isLowQuality') === 'true' ? 'weak' : 'strong'
    return within(name, 'translations', 'translation').map((translation) =>
      nameOf(translation, kindOf(name, translation), quality),
    )
  })
}

function kindOf(name: XmlElement, translation: XmlElement): PartyName['kind'] {
  if (textOf(translation, 'isPrimary') === 'false')
    return textOf(translation, 'script') === 'Latin' ? 'translit' : 'original-script'
  if (textOf(name, 'isPrimary') === 'true') return 'primary'
  return textOf(name, 'aliasType') === 'F.K.A.' ? 'previous' : 'alias'
}

function nameOf(translation: XmlElement, kind: PartyName['kind'], quality: PartyName['quality']): PartyName {
  const parts = within(translation, 'nameParts', 'namePart')
  const part = (type: string): string => {
    const found = parts.find((element) =>
      childrenOf(element, 'type').some(({ text }) => text.trim() === type),
    )
    return found === undefined ? '' : textOf(found, 'value')
  }
  return present<PartyName>({
    full: textOf(translation, 'formattedFullName'),
    kind,
    quality,
    first: part('First Name'),
    middle: part('Middle Name'),
    last: part('Last Name'),
    script: textOf(translation, 'script'),
  })
}

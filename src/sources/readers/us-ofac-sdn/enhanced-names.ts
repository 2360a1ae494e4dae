// Names of the ENHANCED format: every name in one or more scripts, with its quality and its typed parts.
import type { PartyName } from '../../model/record.ts'
import { present } from '../../files/record-parts.ts'
import { childrenOf, textOfElement, type XmlElement } from '../../files/xml-records.ts'
import { within } from './within.ts'

/** The names of an entity, the primary one first. A name in another script follows the one it renders. */
export function enhancedNames(entity: XmlElement): readonly PartyName[] {
  const names = within(entity, 'names', 'name')
  const isPrimary = (name: XmlElement): boolean => textOfElement(name, 'isPrimary') === 'true'
  const inOrder = [...names.filter(isPrimary), ...names.filter((name) => !isPrimary(name))]
  return inOrder.flatMap((name) => {
    const quality = textOfElement(name, 'isLowQuality') === 'true' ? 'weak' : 'strong'
    return within(name, 'translations', 'translation').map((translation) =>
      nameOf(translation, kindOf(name, translation), quality),
    )
  })
}

function kindOf(name: XmlElement, translation: XmlElement): PartyName['kind'] {
  if (textOfElement(translation, 'isPrimary') === 'false')
    return textOfElement(translation, 'script') === 'Latin' ? 'translit' : 'original-script'
  if (textOfElement(name, 'isPrimary') === 'true') return 'primary'
  return textOfElement(name, 'aliasType') === 'F.K.A.' ? 'previous' : 'alias'
}

function nameOf(translation: XmlElement, kind: PartyName['kind'], quality: PartyName['quality']): PartyName {
  const parts = within(translation, 'nameParts', 'namePart')
  const part = (type: string): string => {
    const found = parts.find((element) =>
      childrenOf(element, 'type').some(({ text }) => text.trim() === type),
    )
    return found === undefined ? '' : textOfElement(found, 'value')
  }
  return present<PartyName>({
    full: textOfElement(translation, 'formattedFullName'),
    kind,
    quality,
    first: part('First Name'),
    middle: part('Middle Name'),
    last: part('Last Name'),
    script: textOfElement(translation, 'script'),
  })
}

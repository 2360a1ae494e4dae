// Finds the elements at a path of names: OFAC wraps every list of elements in another element.
import { childrenOf, type XmlElement } from '../../files/xml-records.ts'

export function within(element: XmlElement, ...path: readonly string[]): readonly XmlElement[] {
  return path.reduce<readonly XmlElement[]>(
    (elements, name) => elements.flatMap((parent) => childrenOf(parent, name)),
    [element],
  )
}

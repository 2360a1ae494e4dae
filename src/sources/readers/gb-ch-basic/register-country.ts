// Countries as filers write them on UK forms, where the parts of the United Kingdom and its registers stand for it.
import { remember } from '../../../base/remember.ts'
import { countryCode } from '../../../reference/countries.ts'

const UNITED_KINGDOM = new Set('england wales scotland northern kingdom britain uk gb'.split(' '))
const BESIDE_IT = new Set(
  'and companies great house in ireland of register registered registrar registry the united'.split(' '),
)

/** Upper-case ISO 3166-1 code; undefined where the text is no country that is known. */
export const countryNamed: (name: string) => string | undefined = remember((name) => {
  const words = name
    .toLowerCase()
    .replaceAll('u.k', 'uk')
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '')
  const isBritish =
    words.join(' ') === 'companies house' ||
    (words.some((word) => UNITED_KINGDOM.has(word)) &&
      words.every((word) => UNITED_KINGDOM.has(word) || BESIDE_IT.has(word)))
  return isBritish ? 'GB' : countryCode(name)
})

// The page on identity: the weight of each fact with its reason, the rules that confirm and dismiss, and what measures mean.
import {
  AGAINST_FROM,
  ALERT_FROM,
  COMMON_BELOW,
  CONFIRMED_FROM,
  EVIDENCE_WEIGHTS,
  RARE_FROM,
  STRONG_FROM,
} from '../src/diligence/rules/evidence-weights.ts'
import { MEASURE_TEXTS } from '../src/diligence/rules/measures.ts'
import { IDENTIFIER_SCHEMES } from '../src/reference/identifier-schemes.ts'
import { table } from './table.ts'

const signed = (decibans: number): string =>
  decibans > 0 ? `+${decibans}` : decibans === 0 ? '0' : String(decibans)

export const identityPage = (): string =>
  [
    'This page says when a listed party is taken to be the party that was asked for. Names alone never decide: Assay adds up ' +
      'evidence. A weight is in decibans: 10 is ten times as likely if both are one party as if they are two, 20 a hundred times. ' +
      'A fact that one of the two does not give weighs 0. The weights are reasoned; none is fitted to a case.',
    '## The name',
    'A name weighs as much as it is rare: for each word that agrees, the smaller of two rarities counts. One comes from the ' +
      'number of listed parties that bear the word in any spelling, one from the tables that come with the program. Lists hold ' +
      'people of many countries, so a share among them is taken ten times for a person and three times for any other party. If ' +
      'several listed parties bear the whole name, it weighs no more than their number allows. A word that is written ' +
      'differently weighs less, and so does a name with a lower score: nothing at a score of 0.6. Names of people lose faster than those of companies.',
    '## Facts',
    table(
      ['fact', 'agrees', 'differs', 'why'],
      Object.entries(EVIDENCE_WEIGHTS).map(([fact, { title, agrees, differs, reason }]) => [
        `${title} (\`${fact}\`)`,
        signed(agrees),
        signed(differs),
        reason,
      ]),
    ),
    '## Outcomes',
    table(
      ['outcome', 'when'],
      [
        [
          '`confirmed`',
          `a strong identifier of one scheme and issuer agrees; or the name and the full birth date weigh ${CONFIRMED_FROM} or more together (rarer than one in ten million) and no fact of −${AGAINST_FROM} or less speaks against it; or, of a party that is no person, an exact name of ${RARE_FROM} or more and the address agree`,
        ],
        [
          '`dismissed`',
          `a party has one number of the scheme, and it is another one of the same issuer and form; or both full birth dates are precise, differ by more than a slip, and the name weighs less than ${COMMON_BELOW}`,
        ],
        [
          '`possible`',
          'everything between. `decibans` is the sum, `facts` what speaks for and against it, `askFor` the fact that would settle it',
        ],
      ],
    ),
    'Name, nationality and gender never confirm. A number that several listed parties bear confirms only with an exact name of ' +
      `${COMMON_BELOW} or more. A possible match of ${STRONG_FROM} or more is a strong one, unless a fact of −${AGAINST_FROM} or less speaks against it. ` +
      `A possible match of ${ALERT_FROM} or more asks for enhanced diligence; a lighter one is a condition.`,
    'Records of several lists are one party if the lists refer to each other, if they give one strong identifier and share a ' +
      'word of a name, or if they give one name and one day of birth. Entries of different lists with one strong identifier ' +
      'are one party under any names, because lists differ in script and spelling, unless their births are far apart. The ' +
      'facts of all of them are compared, and one finding cites them all.',
    'How many listed parties bear a name is counted at its least: entries of several lists that nothing tells apart count as ' +
      'one. A party that is on one more list, or of which one more fact is known to agree, therefore never weighs less.',
    '## Identifiers',
    table(
      ['scheme', 'issuer', 'confirms', 'another number excludes'],
      Object.entries(IDENTIFIER_SCHEMES).map(([scheme, { title, issuer, isStrong, isSingle }]) => [
        `${title} (\`${scheme}\`)`,
        issuer,
        isStrong ? 'yes' : 'no',
        isSingle ? 'yes' : 'no',
      ]),
    ),
    'Assay ignores case, blanks and punctuation, and leading zeros of register and tax numbers. A number of a country agrees ' +
      'only with a number of the same country. A domain of a platform or a free host belongs to no one.',
    '## Measures',
    'A listing carries its measures, from the codes of its list. Only `asset_freeze` blocks. A confirmed party under another ' +
      'measure is `enhanced_diligence`. A sanction in words that Assay does not know is `sectoral`. One without words is ' +
      '`asset_freeze`, and so is every listing of `us-ofac-sdn` without words that Assay knows.',
    table(
      ['measure', 'what it forbids'],
      Object.entries(MEASURE_TEXTS).map(([measure, forbids]) => [`\`${measure}\``, forbids]),
    ),
  ].join('\n\n')

// Parses what the operator believes of made-up evidence, as ASSAY_MADE_UP_EVIDENCE says it (rule E-7).
import { type FabricationPrior, faultOfPrior } from '../assessment/rules/index.ts'

const NUMBER = /^\d{1,4}(?:\.\d{1,6})?$/

/**
 * A share and two sets of weights for quotes that are read, unread and absent, of an honest session and of a made-up one:
 * `0.1 6,1.6,0.4 0.8,2,2.4`. Throws an Error with a sentence for the operator.
 */
export function parseFabricationPrior(text: string): FabricationPrior {
  const [share, honest, fabricated, ...more] = text.split(' ')
  const shares = numbersIn(share)
  const prior = { share: shares[0] ?? NaN, honest: weights(honest), fabricated: weights(fabricated) }
  if (shares.length !== 1 || more.length > 0)
    throw new Error('must be a share and two sets of three weights: 0.1 6,1.6,0.4 0.8,2,2.4')
  const fault = faultOfPrior(prior)
  if (fault !== undefined) throw new Error(fault)
  return prior
}

function weights(text: string | undefined): FabricationPrior['honest'] {
  const [read, unread, absent, ...more] = numbersIn(text)
  if (read === undefined || unread === undefined || absent === undefined || more.length > 0)
    throw new Error('must be a share and two sets of three weights: 0.1 6,1.6,0.4 0.8,2,2.4')
  return { read, unread, absent }
}

const numbersIn = (text = ''): readonly number[] =>
  text.split(',').map((part) => (NUMBER.test(part) ? Number(part) : NaN))

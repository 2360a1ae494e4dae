// The one algorithm that the compatible addresses offer, under the names that clients may send.
import { Problem } from '../call/problem.ts'
import type { UseCase } from '../call/use-case.ts'
import type { CompatibleOperations } from '../contract/compatible.ts'
import { ALERT, STRONG } from '../names/calibrate/levels.ts'
import { decimal } from '../names/explain/explanation.ts'
import type { CompatPorts } from './ports.ts'

const ALGORITHM = 'assay'
const BEST = 'best'

export const isAlgorithm = (name: string): boolean => [ALGORITHM, BEST].includes(name.trim().toLowerCase())

/** Why refused: a score of another algorithm under this name would be compared with thresholds that are not its own. */
export const unknownAlgorithm = (name: string): Problem =>
  new Problem('invalid_request', {
    detail: `There is no algorithm "${name}" here: Assay has one, "${ALGORITHM}". Send algorithm=best or leave it out`,
    issues: [{ path: 'algorithm', message: `must be ${BEST} or ${ALGORITHM}` }],
  })

const FEATURES: Readonly<Record<string, string>> = {
  name_match: 'How well the names agree, word by word, in any script.',
  birth_date_match: '1 where the dates of birth agree, 0 where they differ; absent where one side has none.',
  country_match: '1 where a country agrees, 0 where all differ; absent where one side has none.',
  identifier_match: '1 where a number agrees, 0 where they differ; absent where one side has none.',
}

const DESCRIPTION =
  `The way in which Assay screens everywhere. From ${decimal(ALERT)} a finding is an alert that a person must review, from ` +
  `${decimal(STRONG)} it is strong.`

export const listAlgorithms: UseCase<
  CompatibleOperations['list_algorithms'],
  Pick<CompatPorts, 'settings'>
> = {
  run(_call, { settings: { publicUrl } }) {
    const features = Object.fromEntries(
      Object.entries(FEATURES).map(([name, description]) => [
        name,
        { description, coefficient: 1, url: `${publicUrl}/docs/` },
      ]),
    )
    return Promise.resolve({
      algorithms: [
        {
          name: ALGORITHM,
          description: DESCRIPTION,
          features,
          docs: { name: ALGORITHM, description: DESCRIPTION, features, config: {} },
        },
      ],
      default: ALGORITHM,
      best: ALGORITHM,
    })
  },
}

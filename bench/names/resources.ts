// The pair sets once more with the open corpora that a user may import, read as the import command reads them and
// stored nowhere.
import { readResources } from '../../src/sources/resources/read-resource.ts'
import { CORPORA } from '../../src/sources/resources/resource.ts'
import { countsOf, groupsOf } from '../../src/sources/resources/stored-resources.ts'
import { Matcher } from '../../src/names/matcher/matcher.ts'
import { figuresOf, partsOf } from './figures.ts'
import { labelledRows, resourcesFolder } from './inputs.ts'
import { count, type Outcome, printed, progress, type Setup } from './report.ts'
import { scorePairSets } from './score-pairs.ts'
import { tableLines } from './statistics.ts'

export async function resources({ data }: Setup): Promise<Outcome> {
  if (data === undefined) return { lines: ['Skipped: the shared data folder is not beside the checkout.'] }
  const read = await readResources(resourcesFolder(data))
  const corpora = CORPORA.flatMap((corpus) =>
    read.flatMap(({ file, resource }) => (resource?.corpus === corpus ? [{ ...resource, file }] : [])),
  )
  progress(`resources: ${corpora.length} corpora read`)
  const labelled = labelledRows(data)
  const without = scorePairSets(new Matcher(), labelled)
  const matcher = new Matcher(groupsOf(corpora))
  const withThem = scorePairSets(matcher, labelled)
  const rows = [...without].flatMap(([set, plain]) => {
    const imported = partsOf(set, withThem.get(set) ?? [])
    return partsOf(set, plain).map((part, at) => {
      const [before, after] = [figuresOf(part.rows), figuresOf(imported[at]?.rows ?? [])]
      const both = [
        [before.precision, after.precision],
        [before.recall, after.recall],
        [before.f1, after.f1],
        [before.auc, after.auc],
      ] as const
      return [part.name, String(before.rows), ...both.flat().map(printed)]
    })
  })
  return {
    lines: [
      'Imported: ' +
        corpora.map((each) => `${each.corpus} (${count(countsOf(each).forms)} forms)`).join(', '),
      'Each figure without the corpora, then with them (+)',
      ...tableLines(['set', 'rows', 'precision', '+', 'recall', '+', 'F1', '+', 'AUC', '+'], rows),
    ],
  }
}

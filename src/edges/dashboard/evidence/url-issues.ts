// Findings about a URL name the URL itself; in a form they belong to the fields that hold it.
import type { ProblemBody } from '../../../contract/vocabulary/problem.ts'

/** The problem with every finding at the path of a field of the value, where one holds what it is about. */
export function atFields(problem: ProblemBody, value: unknown): ProblemBody {
  if (problem.issues === undefined) return problem
  const issues = problem.issues.flatMap((issue) => {
    const paths = pathsTo(issue.path, value, 'value')
    return paths.length === 0 ? [issue] : paths.map((path) => ({ ...issue, path }))
  })
  return { ...problem, issues }
}

/** Where a text stands in a value, at any depth. */
function pathsTo(text: string, value: unknown, path: string): string[] {
  if (value === text) return [path]
  if (Array.isArray(value)) return value.flatMap((item, i) => pathsTo(text, item, `${path}[${i}]`))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, member]) => pathsTo(text, member, `${path}.${name}`))
}

// Where a source file can be mutated: its numbers, comparisons, conditions and early exits, found in its syntax tree.
import { basename } from 'node:path'
import ts from 'typescript'
import { hashOf } from '../names/random.ts'

export type Kind = 'limit' | 'number' | 'comparison' | 'negation' | 'logic' | 'arithmetic' | 'exit'

export interface Mutant {
  /** What names the mutant wherever its file stands: the file's name, the line as written, and the change. */
  key: string
  file: string
  line: number
  kind: Kind
  /** The constant that is changed, where it is one of the top of the file. */
  constant?: string
  start: number
  end: number
  replacement: string
}

/** Limits by name: each of them is always in the sample. */
export const ALWAYS = /^(?:MAX_|MOST_|NEAREST$)/
const CONSTANT = /^[A-Z][A-Z\d_]*$/

const COMPARISONS = new Map<ts.SyntaxKind, string>([
  [ts.SyntaxKind.LessThanToken, '<='],
  [ts.SyntaxKind.LessThanEqualsToken, '<'],
  [ts.SyntaxKind.GreaterThanToken, '>='],
  [ts.SyntaxKind.GreaterThanEqualsToken, '>'],
  [ts.SyntaxKind.EqualsEqualsEqualsToken, '!=='],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken, '==='],
])
const LOGIC = new Map<ts.SyntaxKind, string>([
  [ts.SyntaxKind.AmpersandAmpersandToken, '||'],
  [ts.SyntaxKind.BarBarToken, '&&'],
])
const ARITHMETIC = new Map<ts.SyntaxKind, string>([
  [ts.SyntaxKind.PlusToken, '-'],
  [ts.SyntaxKind.MinusToken, '+'],
])

/** A small number is moved by one; of a large one its size is what matters. */
const STEPS = ['+ 1', '- 1'] as const
const FACTORS = ['* 2', '/ 2'] as const
const SMALL = { limit: 1_000, number: 100 }

function changedNumber(text: string, kind: 'limit' | 'number', draw: number): string {
  const value = Number(text.replaceAll('_', ''))
  const small = Number.isNaN(value) ? false : Number.isInteger(value) && value < SMALL[kind]
  // A count of 1 that became 0 would switch a thing off instead of moving its limit.
  if (small && value <= 1) return String(value + 1)
  const by = (small ? STEPS : FACTORS)[draw % 2]
  if (Number.isNaN(value)) return `(${text}) ${by}`
  const changed = small ? value + (by === '+ 1' ? 1 : -1) : by === '* 2' ? value * 2 : value / 2
  return String(kind === 'limit' && Number.isInteger(value) ? Math.ceil(changed) : changed)
}

const holdsText = (node: ts.Node): boolean =>
  ts.isStringLiteralLike(node) ||
  ts.isTemplateExpression(node) ||
  (ts.isBinaryExpression(node) && (holdsText(node.left) || holdsText(node.right))) ||
  (ts.isParenthesizedExpression(node) && holdsText(node.expression))

/** `if (…) return`, `throw` or `continue` without an else: without it, what it keeps out comes in. */
function isExit(node: ts.Node): node is ts.IfStatement {
  if (!ts.isIfStatement(node) || node.elseStatement !== undefined) return false
  const then = ts.isBlock(node.thenStatement) ? node.thenStatement.statements : [node.thenStatement]
  const only = then.length === 1 ? then[0] : undefined
  return (
    only !== undefined &&
    (ts.isReturnStatement(only) || ts.isThrowStatement(only) || ts.isContinueStatement(only))
  )
}

/** A position in a list and a part of a type are no numbers of a rule. */
const isNumberOfARule = (node: ts.NumericLiteral): boolean =>
  !ts.isLiteralTypeNode(node.parent) &&
  !ts.isElementAccessExpression(node.parent) &&
  !(ts.isPropertyAssignment(node.parent) && node.parent.name === node)

function isTopLevelNumber(node: ts.VariableDeclaration): node is ts.VariableDeclaration & {
  name: ts.Identifier
  initializer: ts.Expression
} {
  const value = node.initializer
  return (
    ts.isIdentifier(node.name) &&
    CONSTANT.test(node.name.text) &&
    ts.isSourceFile(node.parent.parent.parent) &&
    value !== undefined &&
    (ts.isNumericLiteral(value) || ts.isBinaryExpression(value)) &&
    !holdsText(value)
  )
}

/** Every mutant of a file. Which way a number goes is drawn from the seed and the mutant's own place. */
export function mutantsOf(file: string, text: string, seed: number): Mutant[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const lines = text.split('\n')
  const found: Mutant[] = []
  const seen = new Map<string, number>()

  const add = (kind: Kind, node: ts.Node, change: (draw: number) => string, constant?: string): void => {
    const start = node.getStart(source)
    const line = source.getLineAndCharacterOfPosition(start).line
    const place = `${basename(file)}: ${(lines[line] ?? '').trim()}`
    const original = text.slice(start, node.getEnd())
    const replacement = change(hashOf(`${seed} ${place}`))
    let key = `${place} [${kind === 'exit' ? 'removed' : `${original} -> ${replacement}`}]`
    const before = seen.get(key) ?? 0
    seen.set(key, before + 1)
    if (before > 0) key += ` #${before + 1}`
    const named = constant === undefined ? {} : { constant }
    found.push({ key, file, line: line + 1, kind, ...named, start, end: node.getEnd(), replacement })
  }

  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node)) return
    if (ts.isVariableDeclaration(node) && isTopLevelNumber(node)) {
      const kind = ALWAYS.test(node.name.text) ? 'limit' : 'number'
      const value = node.initializer
      add(kind, value, (draw) => changedNumber(value.getText(source), kind, draw), node.name.text)
      return
    }
    if (isExit(node)) add('exit', node, () => ';')
    if (ts.isNumericLiteral(node) && isNumberOfARule(node))
      add('number', node, (draw) => changedNumber(node.getText(source), 'number', draw))
    if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken)
      add('negation', node, () => node.operand.getText(source))
    if (ts.isBinaryExpression(node)) {
      const operator = node.operatorToken
      const compared = COMPARISONS.get(operator.kind)
      const joined = LOGIC.get(operator.kind)
      const counted = holdsText(node) ? undefined : ARITHMETIC.get(operator.kind)
      if (compared !== undefined) add('comparison', operator, () => compared)
      if (joined !== undefined) add('logic', operator, () => joined)
      if (counted !== undefined) add('arithmetic', operator, () => counted)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

export const mutated = (text: string, { start, end, replacement }: Mutant): string =>
  text.slice(0, start) + replacement + text.slice(end)

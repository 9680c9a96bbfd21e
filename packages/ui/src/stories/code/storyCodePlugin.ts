import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import type { Plugin } from 'vite'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/**
 * Keeps the source of functions in files of stories: render functions, handlers and small components. Without it the code
 * of a story could not show them, since a built function is minified and says nothing about its imports.
 */
export function storyCode(): Plugin {
  let packageNames: ReadonlySet<string> | undefined
  return {
    name: 'kudex-story-code',
    enforce: 'pre',
    transform(code, id) {
      const file = id.split('?')[0] ?? ''
      if (!/\.stories\.tsx$|\/stories-assets\/\w+\.tsx?$|\/stories\/\w+\.tsx$/.test(file)) return undefined
      packageNames ??= readPackageNames()
      return { code: withCode(code, packageNames, here('./localCode.ts')), map: null }
    },
  }
}

/** Names of all values and types that the package exports. */
function readPackageNames(): ReadonlySet<string> {
  const report = readFileSync(here('../../../api/ui.api.md'), 'utf8')
  const names = report.matchAll(/^export (?:(?:const|function|interface|type) (\w+)|\{ \w+ as (\w+) \})/gm)
  return new Set([...names].map(([, name = '', alias]) => alias ?? name))
}

interface Binding {
  readonly kind: 'react' | 'package' | 'value' | 'type'
  /** Type that a constant is declared with. */
  readonly annotation?: ts.TypeNode | undefined
  /** Declaration of a type of the file itself. */
  readonly declaration?: ts.Node
}

/** Adds the source of functions to a file, on the same lines. */
export function withCode(code: string, packageNames: ReadonlySet<string>, codeModule: string): string {
  const file = ts.createSourceFile('story.tsx', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const bindings = listBindings(file, packageNames)
  const edits: { readonly at: number; readonly text: string }[] = []
  const ends: string[] = []
  for (const statement of file.statements) {
    if (ts.isFunctionDeclaration(statement) && statement.name)
      ends.push(`registerCode(${statement.name.text}, ${describe(statement, statement.name.text)})`)
    else if (ts.isVariableStatement(statement))
      for (const { name, initializer } of statement.declarationList.declarations)
        if (initializer && ts.isIdentifier(name) && isNamedCode(name.text, initializer))
          ends.push(`registerCode(${name.text}, ${describe(toFunction(initializer) ?? initializer, name.text)})`)
    visit(statement, [])
  }
  const edited = edits
    .toSorted((a, b) => b.at - a.at)
    .reduce((text, { at, text: added }) => `${text.slice(0, at)}${added}${text.slice(at)}`, code)
  return `${edited}\nimport { registerCode } from ${JSON.stringify(codeModule)}\n${ends.join('\n')}\n`

  /** Registers functions that are the value of a property, also those of mocks: `fn(() => …)`. */
  function visit(node: ts.Node, outer: readonly ts.Node[]): void {
    const value = findValue(node)
    const implementation = value && toFunction(value)
    if (value && implementation && !usesLocals(implementation, outer)) {
      edits.push({ at: value.getStart(), text: 'registerCode(' })
      edits.push({ at: value.getEnd(), text: `, ${describe(implementation, '')})` })
    }
    const inner = ts.isFunctionLike(node) ? [...outer, node] : outer
    node.forEachChild((child) => visit(child, inner))
  }

  function describe(node: ts.Node, name: string): string {
    const used = listReferences(node)
    const types = new Set<string>()
    const typeNames = new Set<string>()
    listTypes(node, types, typeNames)
    const annotations: Record<string, string> = {}
    for (const each of used) {
      const { annotation } = bindings.get(each) ?? {}
      if (!annotation) continue
      annotations[each] = annotation.getText()
      listTypes(annotation, types, typeNames)
    }
    const toNames = (kind: Binding['kind']) =>
      [...used].filter((each) => each !== name && bindings.get(each)?.kind === kind)
    const imported = [...typeNames].filter((each) => packageNames.has(each)).map((each) => `type ${each}`)
    const reactTypes = [...typeNames]
      .filter((each) => bindings.get(each)?.kind === 'react')
      .map((each) => `type ${each}`)
    const values = toNames('value')
    return `{ name: ${JSON.stringify(name)}, text: ${JSON.stringify(toText(node))}, react: ${JSON.stringify([...toNames('react'), ...reactTypes])}, package: ${JSON.stringify([...toNames('package'), ...imported])}, types: ${JSON.stringify([...types])}, annotations: ${JSON.stringify(annotations)}, values: () => ({ ${values.join(', ')} }) }`
  }

  /** Collects the types that a node refers to: declarations of the file itself, and names of others. */
  function listTypes(node: ts.Node, types: Set<string>, names: Set<string>): void {
    if (ts.isTypeReferenceNode(node) && ts.isIdentifier(node.typeName)) {
      const { declaration } = bindings.get(node.typeName.text) ?? {}
      if (declaration && !types.has(declaration.getText())) {
        types.add(declaration.getText())
        listTypes(declaration, types, names)
      } else if (!declaration) names.add(node.typeName.text)
    }
    node.forEachChild((child) => listTypes(child, types, names))
  }
}

/** The value of a property of an object or of an element. */
function findValue(node: ts.Node): ts.Expression | undefined {
  if (ts.isPropertyAssignment(node)) return node.name.getText() === 'play' ? undefined : node.initializer
  if (!ts.isJsxAttribute(node) || !node.initializer || !ts.isJsxExpression(node.initializer)) return undefined
  return node.initializer.expression
}

/** True for functions, and for components that a function creates. */
function isNamedCode(name: string, initializer: ts.Expression): boolean {
  return toFunction(initializer) !== undefined || (/^[A-Z]/.test(name) && ts.isCallExpression(initializer))
}

function toFunction(node: ts.Expression): ts.Expression | undefined {
  if (ts.isArrowFunction(node) || ts.isFunctionExpression(node)) return node
  if (!ts.isCallExpression(node) || node.expression.getText() !== 'fn') return undefined
  return node.arguments[0] && toFunction(node.arguments[0])
}

/** The source as it is shown: indented from the left, without comments of the linter and mocks of tests. */
function toText(node: ts.Node): string {
  const lines = node
    .getText()
    .replace(/^export /, '')
    .replaceAll(/\bfn\(\)/g, '() => {}')
    .split('\n')
  const { line } = node.getSourceFile().getLineAndCharacterOfPosition(node.getStart())
  const first = node.getSourceFile().text.split('\n')[line] ?? ''
  const indent = /^ */.exec(first)?.[0].length ?? 0
  return lines
    .map((each, index) => (index === 0 ? each : each.replace(new RegExp(`^ {0,${indent}}`), '')))
    .filter((each) => !/^\s*\/\/ oxlint-/.test(each))
    .join('\n')
}

function listBindings(file: ts.SourceFile, packageNames: ReadonlySet<string>): ReadonlyMap<string, Binding> {
  const bindings = new Map<string, Binding>()
  for (const statement of file.statements) {
    if (ts.isImportDeclaration(statement)) {
      const from = (statement.moduleSpecifier as ts.StringLiteral).text
      const { name, namedBindings } = statement.importClause ?? {}
      if (name) bindings.set(name.text, { kind: 'value' })
      if (namedBindings && ts.isNamespaceImport(namedBindings)) bindings.set(namedBindings.name.text, { kind: 'value' })
      else
        for (const { name: local, isTypeOnly } of namedBindings?.elements ?? [])
          bindings.set(local.text, { kind: toKind(from, local.text, isTypeOnly || isTypeImport(statement)) })
    } else if (ts.isVariableStatement(statement))
      for (const { name, type } of statement.declarationList.declarations)
        bindings.set(name.getText(), { kind: 'value', annotation: type })
    else if (ts.isFunctionDeclaration(statement) && statement.name) bindings.set(statement.name.text, { kind: 'value' })
    else if (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement))
      bindings.set(statement.name.text, { kind: 'type', declaration: statement })
  }
  return bindings

  function toKind(from: string, name: string, isType: boolean): Binding['kind'] {
    if (from === 'react') return 'react'
    if (isType) return 'type'
    return from.startsWith('.') && packageNames.has(name) ? 'package' : 'value'
  }
}

function isTypeImport({ importClause }: ts.ImportDeclaration): boolean {
  return importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword
}

/** Names that a function uses, without names of properties, attributes and types. */
function listReferences(node: ts.Node): ReadonlySet<string> {
  const names = new Set<string>()
  const visit = (each: ts.Node): void => {
    if (ts.isTypeQueryNode(each) && ts.isIdentifier(each.exprName)) names.add(each.exprName.text)
    if (ts.isTypeNode(each)) return each.forEachChild(visitType)
    if (ts.isIdentifier(each) && !isName(each)) names.add(each.text)
    each.forEachChild(visit)
  }
  visit(node)
  return names

  /** Inside of types only `typeof` refers to a value. */
  function visitType(each: ts.Node): void {
    if (ts.isTypeQueryNode(each)) visit(each)
    else each.forEachChild(visitType)
  }
}

function isName(node: ts.Identifier): boolean {
  const { parent } = node
  if (ts.isPropertyAccessExpression(parent)) return parent.name === node
  if (ts.isBindingElement(parent)) return parent.propertyName === node
  return (ts.isPropertyAssignment(parent) || ts.isJsxAttribute(parent)) && parent.name === node
}

/** True if a function uses what a function around it declares. */
function usesLocals(node: ts.Node, outer: readonly ts.Node[]): boolean {
  const declared = new Set(outer.flatMap((each) => [...listDeclared(each, false)]))
  const own = listDeclared(node, true)
  return [...listReferences(node)].some((name) => declared.has(name) && !own.has(name))
}

/** Names of parameters and variables of a function, with those of the functions inside or without. */
function listDeclared(node: ts.Node, isDeep: boolean): ReadonlySet<string> {
  const names = new Set<string>()
  const visit = (each: ts.Node): void => {
    if (isBinding(each) && ts.isIdentifier(each.name)) names.add(each.name.text)
    if (isDeep || !ts.isFunctionLike(each)) each.forEachChild(visit)
  }
  node.forEachChild(visit)
  return names
}

function isBinding(node: ts.Node): node is ts.ParameterDeclaration | ts.VariableDeclaration | ts.BindingElement {
  return ts.isParameter(node) || ts.isVariableDeclaration(node) || ts.isBindingElement(node)
}

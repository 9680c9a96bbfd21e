import { parse } from '@babel/parser'
import { namedTypes as n, visit } from 'ast-types'
import { renames, type Rename } from './renames.ts'

type Node = n.Node

/** A text that replaces a part of the source. */
interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
}

/** The new source, and lines that a person has to look at. */
export interface Result {
  readonly code: string
  readonly warnings: readonly string[]
}

/**
 * Replaces former names of props in a module that imports `@kudex/ui`: attributes, props of `createElement`, and objects
 * that have the type of the props. Everything else stays byte for byte.
 */
export function renameProps(source: string, file: string): Result {
  // Only without JSX, TypeScript has assertions such as `<string>text`.
  const isPlain = /\.[cm]?ts$/.test(file)
  const ast = parse(source, {
    sourceType: 'module',
    plugins: isPlain ? ['typescript'] : ['typescript', 'jsx'],
  }) as unknown as Node
  const edits: Edit[] = []
  const imported = listImports(ast)
  const warnings: string[] = []
  /** The renames of a component or of the type of its props. */
  const findRenames = (name: Node | null | undefined): readonly Rename[] => {
    const component = resolveName(name, imported)?.replace(/Props$/, '')
    return renames.filter((rename) => rename.component === component)
  }
  visit(ast, {
    visitJSXOpeningElement(path) {
      const { name, attributes = [] } = path.node
      for (const { component, from, to } of findRenames(name)) {
        const named = attributes.flatMap((attribute) => (attribute.type === 'JSXAttribute' ? [attribute.name] : []))
        if (named.some((attribute) => attribute.name === to)) continue
        for (const attribute of named) if (attribute.name === from) edits.push(toEdit(attribute, to))
        for (const attribute of attributes)
          if (attribute.type === 'JSXSpreadAttribute')
            if (!renameKey(attribute.argument, from, to, edits))
              warnings.push(`line ${attribute.loc?.start.line}: ${component} gets spread props; look for ${from}`)
      }
      return this.traverse(path)
    },
    visitCallExpression(path) {
      const { callee, arguments: given } = path.node
      const called = callee.type === 'MemberExpression' ? callee.property : callee
      if (called.type === 'Identifier' && called.name === 'createElement')
        for (const { from, to } of findRenames(given[0])) renameKey(given[1], from, to, edits)
      return this.traverse(path)
    },
    visitVariableDeclarator(path) {
      const { id, init } = path.node
      const annotation = id.type === 'Identifier' ? id.typeAnnotation?.typeAnnotation : undefined
      if (annotation?.type === 'TSTypeReference')
        for (const { from, to } of findRenames(annotation.typeName)) renameKey(init, from, to, edits)
      return this.traverse(path)
    },
    visitTSSatisfiesExpression(path) {
      const { expression, typeAnnotation } = path.node
      if (typeAnnotation.type === 'TSTypeReference')
        for (const { from, to } of findRenames(typeAnnotation.typeName)) renameKey(expression, from, to, edits)
      return this.traverse(path)
    },
  })
  // From the end, so that earlier positions stay valid.
  const code = edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), source)
  return { code, warnings }
}

/** Local names of what is imported from the package; `*` for the whole of it. */
function listImports(ast: Node): ReadonlyMap<string, string> {
  const names = new Map<string, string>()
  visit(ast, {
    visitImportDeclaration(path) {
      const { source, specifiers = [] } = path.node
      if (source.value === '@kudex/ui')
        for (const specifier of specifiers) {
          const original = n.ImportSpecifier.check(specifier) ? toName(specifier.imported) : '*'
          const local = toName(specifier.local) ?? original
          if (local && original) names.set(local, original)
        }
      return false
    },
  })
  return names
}

/** The package's name of an identifier, or of a member of the imported namespace. */
function resolveName(name: Node | null | undefined, imported: ReadonlyMap<string, string>): string | undefined {
  const own = toName(name)
  if (own) return imported.get(own)
  const [object, member] =
    n.JSXMemberExpression.check(name) || n.MemberExpression.check(name)
      ? [name.object, name.property]
      : n.TSQualifiedName.check(name)
        ? [name.left, name.right]
        : []
  return imported.get(toName(object) ?? '') === '*' ? toName(member) : undefined
}

function toName(node: Node | null | undefined): string | undefined {
  return n.Identifier.check(node) || n.JSXIdentifier.check(node) ? node.name : undefined
}

/** Renames a key of an object; false if the node is no object. */
function renameKey(node: Node | null | undefined, from: string, to: string, edits: Edit[]): boolean {
  if (!n.ObjectExpression.check(node)) return false
  for (const property of node.properties)
    if (n.ObjectProperty.check(property) && !property.computed && toName(property.key) === from)
      edits.push(toEdit(property.key, property.shorthand ? `${to}: ${from}` : to))
  return true
}

function toEdit(node: Node, text: string): Edit {
  const { start, end } = node as Node & { readonly start: number; readonly end: number }
  return { start, end, text }
}

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'

/**
 * Every prop needs a doc comment, which the style guide shows. Type names are
 * resolved to their declaration, so a shared prop is documented once.
 */
describe('the props of the UI package', () => {
  const folder = join(import.meta.dirname, '../packages/ui/src')
  const paths = globSync('{components,modules,foundations}/**/*.{ts,tsx}', { cwd: folder }).filter(
    (path) => !/\.(stories|test|css)\.tsx?$/.test(path),
  )
  const files = paths.map((path) => [path, readFileSync(join(folder, path), 'utf8')] as const)

  it('have a doc comment each', () => {
    const props = listProps(files)
    expect(props.length).toBeGreaterThan(800)
    expect(props.filter(({ isDocumented }) => !isDocumented).map(({ name }) => name)).toEqual([])
  })

  it('are found in interfaces, intersection types and the types they extend', () => {
    const source = `
      type Look = { wide?: boolean }
      interface Base {
        /** Said. */
        title: string
      }
      export interface AProps extends Base { id: string }
      export type BProps = Look & Omit<Base, 'title'> & {
        /** Said. */
        text: string
      }`
    expect(listProps([['a.ts', source]]).map(({ name, isDocumented }) => `${name} ${String(isDocumented)}`)).toEqual([
      'a.ts AProps.id false',
      'a.ts Base.title true',
      'a.ts Look.wide false',
      'a.ts BProps.text true',
    ])
  })
})

interface Prop {
  readonly name: string
  readonly isDocumented: boolean
}

type Declaration = ts.InterfaceDeclaration | ts.TypeAliasDeclaration

/** Every prop of every exported type whose name ends with `Props`. */
function listProps(files: readonly (readonly [path: string, source: string])[]): Prop[] {
  const declarations = files.flatMap(([path, source]) =>
    ts
      .createSourceFile(path, source, ts.ScriptTarget.Latest, true)
      .statements.filter((one) => ts.isInterfaceDeclaration(one) || ts.isTypeAliasDeclaration(one)),
  )
  const props: Prop[] = []
  const met = new Set<Declaration>()
  declarations.filter(isExportedProps).forEach(visit)
  return props

  function visit(declaration: Declaration): void {
    if (met.has(declaration)) return
    met.add(declaration)
    if (ts.isTypeAliasDeclaration(declaration)) return visitType(declaration.type, declaration)
    declaration.members.forEach((member) => take(member, declaration))
    for (const { types } of declaration.heritageClauses ?? [])
      types.forEach(({ expression }) => follow(expression.getText(), declaration))
  }

  function visitType(type: ts.TypeNode, owner: Declaration): void {
    if (ts.isTypeLiteralNode(type)) type.members.forEach((member) => take(member, owner))
    else if (ts.isIntersectionTypeNode(type) || ts.isUnionTypeNode(type))
      type.types.forEach((part) => visitType(part, owner))
    else if (ts.isParenthesizedTypeNode(type)) visitType(type.type, owner)
    else if (ts.isTypeReferenceNode(type)) {
      follow(type.typeName.getText(), owner)
      const [part] = type.typeArguments ?? []
      if (part && /^(Omit|Pick|Partial|Readonly)$/.test(type.typeName.getText())) visitType(part, owner)
    }
  }

  /** A name declared in two files refers to the one in the same file. */
  function follow(name: string, { parent }: Declaration): void {
    const named = declarations.filter((one) => one.name.text === name)
    const own = named.filter((one) => one.parent === parent)
    ;(own.length > 0 ? own : named).forEach(visit)
  }

  function take(member: ts.TypeElement, owner: Declaration): void {
    if (!member.name) return
    props.push({
      name: `${owner.getSourceFile().fileName} ${owner.name.text}.${member.name.getText()}`,
      isDocumented: ts.getJSDocCommentsAndTags(member).length > 0,
    })
  }
}

function isExportedProps(declaration: Declaration): boolean {
  const isExported = declaration.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false
  return isExported && declaration.name.text.endsWith('Props')
}

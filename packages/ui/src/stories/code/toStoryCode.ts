import { Fragment, isValidElement, type ReactElement, type ReactNode } from 'react'
import * as icons from '../../components/Icon/icons.js'
import * as layoutIcons from '../../components/Icon/layoutIcons.js'
import publicNames from '../../publicApi.snapshot.txt?raw'
import { joinTexts, lineLength, printImport, printList, printText, quote, toAttributeText, toList } from './codeText.js'
import { findLocalCode, type LocalCode } from './localCode.js'

/** What the code of a story is written from; Storybook's context of a story has it. */
export interface CodeStory {
  readonly args: Readonly<Record<string, unknown>>
  readonly originalStoryFn: unknown
  readonly component?: unknown
}

const packageNames = new Set(publicNames.trim().split('\n'))
const iconNames = new Map<unknown, string>(
  Object.entries({ ...layoutIcons, ...icons }).map(([name, icon]) => [icon, name]),
)

/**
 * The code of a story as a developer can paste it: imports of the package, then JSX with the values of all props. Storybook
 * writes functions and icons as `() => {}`, has no imports, and shows the story's own object if its `render` takes no
 * arguments.
 */
export function toStoryCode(story: CodeStory): string {
  const { args, originalStoryFn, component } = story
  const code = new StoryCode(component)
  const render = originalStoryFn as (args: unknown, context: unknown) => ReactNode
  const local = findLocalCode(render)
  const isComponent = local !== undefined && usesHooks(local)
  const body = isComponent
    ? code.printElement(createLocalElement(render, takesNothing(local) ? {} : args), 0)
    : code.printRoot(render(args, story))
  return code.toModule(body)
}

/** What Storybook adds: mappings of controls from names to values. */
type ShownStory = CodeStory & { readonly argTypes: Readonly<Record<string, { readonly mapping?: unknown }>> }

/**
 * The code of a story with the values of its controls. Storybook's own code if the story cannot be rendered with them, such
 * as with a list that is being written.
 */
export function toShownCode(code: string, story: ShownStory): string {
  const args = Object.entries(story.args).map(([name, value]) => {
    const mapping = story.argTypes[name]?.mapping as Readonly<Record<string, unknown>> | undefined
    return [name, typeof value === 'string' && mapping && Object.hasOwn(mapping, value) ? mapping[value] : value]
  })
  try {
    return toStoryCode({ ...story, args: Object.fromEntries(args) as CodeStory['args'] })
  } catch {
    return code
  }
}

/** A render function with hooks is shown as a component, since its hooks run only inside of React. */
function createLocalElement(type: unknown, props: object): ReactElement {
  return { type, props, key: null } as ReactElement
}

function isFunction({ text }: LocalCode): boolean {
  return /^(?:async )?(?:function\b|\(|\w+ =>)/.test(text)
}

/** True for a render function that reads no arguments. */
function takesNothing({ text }: LocalCode): boolean {
  return /^(?:async )?(?:function\s*\w*\s*)?\(\)/.test(text)
}

function usesHooks({ text }: LocalCode): boolean {
  return /\buse[A-Z]\w*(?:<[^()]*>)?\(/.test(text)
}

type Props = Readonly<Record<string, unknown>>

/** Collects imports and declarations while values are printed. */
class StoryCode {
  private readonly imports = new Map<string, Set<string>>()
  private readonly declarations = new Map<string, string>()
  /** Components that neither the package nor a file of stories has. */
  private readonly others = new Set<string>()

  /** The component that the stories of the file are about. */
  private readonly component: unknown

  constructor(component: unknown) {
    this.component = component
  }

  toModule(body: string): string {
    const order = ['react', '@kudex/ui']
    const imports = [...this.imports]
      .toSorted(([a], [b]) => order.indexOf(a) - order.indexOf(b))
      .map(([module, names]) => printImport(module, [...names].toSorted()))
    const others = [...this.others].map((name) => `// ${name} is internal: @kudex/ui does not export it.`)
    const declarations = [...this.declarations.values()]
    const last = declarations.pop()
    // Without a semicolon, the JSX would be compared with the constant above it.
    if (last) declarations.push(last.startsWith('const ') ? `${last};` : last)
    return [others.join('\n'), imports.join('\n'), ...declarations, body].filter(Boolean).join('\n\n')
  }

  /** The JSX of a story: one element, a fragment around several, or nothing. */
  printRoot(node: ReactNode): string {
    if (isValidElement<Props>(node)) return this.printElement(node, 0)
    const children = this.printChildren(node, 2)
    return children.length === 0 ? '<></>' : `<>\n${children.map((child) => `  ${child}`).join('\n')}\n</>`
  }

  printElement(element: ReactElement, indent: number): string {
    const { type, key } = element
    const { children, ...props } = element.props as Props & { readonly children?: ReactNode }
    const expanded = this.expand(type, element.props as Props)
    if (expanded !== undefined)
      return isValidElement(expanded.node)
        ? this.printElement(expanded.node, indent)
        : this.printFragment(expanded.node, indent)
    const name = type === Fragment ? '' : this.printType(type)
    if (name === '' && key !== null)
      return this.printTag(this.useName('react', 'Fragment'), [`key=${toAttributeText(key)}`], children, indent)
    const attributes = Object.entries(props)
      .filter(([attribute, value]) => value !== undefined && attribute !== 'ref')
      .map(([attribute, value]) => this.printAttribute(attribute, value, indent + 2))
    return this.printTag(name, attributes, children, indent)
  }

  private printFragment(node: ReactNode, indent: number): string {
    return this.printTag('', [], node, indent)
  }

  /** A component of the stories without hooks is replaced by what it renders. */
  private expand(type: unknown, props: Props): { readonly node: ReactNode } | undefined {
    if (typeof type !== 'function' || iconNames.has(type) || packageNames.has(type.name)) return undefined
    const local = findLocalCode(type)
    if (!local || !isFunction(local) || usesHooks(local)) return undefined
    return { node: (type as (props: Props) => ReactNode)(props) }
  }

  private printTag(name: string, attributes: readonly string[], node: ReactNode, indent: number): string {
    const children =
      typeof node === 'function' ? [`{${this.print(node, indent + 2)}}`] : this.printChildren(node, indent + 2)
    const pad = ' '.repeat(indent)
    const isLong = attributes.some((attribute) => attribute.includes('\n'))
    const short = `<${[name, ...attributes].join(' ')}`
    const broken = `<${name}\n${attributes.map((attribute) => `${pad}  ${attribute}`).join('\n')}\n${pad}`
    const isShort = !isLong && indent + short.length + 3 <= lineLength
    if (children.length === 0 && name !== '') return isShort ? `${short} />` : `${broken}/>`
    const open = isShort ? `${short}>` : `${broken}>`
    const end = `</${name}>`
    const [only = ''] = children
    const line = `${open}${only}${end}`
    if (children.length <= 1 && !line.includes('\n') && indent + line.length <= lineLength) return line
    return `${open}\n${children.map((child) => `${pad}  ${child}`).join('\n')}\n${pad}${end}`
  }

  private printChildren(node: ReactNode, indent: number): string[] {
    return joinTexts(toList(node)).map((child) => {
      if (typeof child === 'string') return printText(child)
      return isValidElement(child) ? this.printElement(child, indent) : `{${this.print(child, indent)}}`
    })
  }

  private printAttribute(name: string, value: unknown, indent: number): string {
    if (value === true) return name
    if (typeof value === 'string') return `${name}=${toAttributeText(value)}`
    if (isValidElement(value)) return `${name}={${unwrap(this.printValueElement(value, indent))}}`
    return `${name}={${this.print(value, indent)}}`
  }

  private print(value: unknown, indent: number): string {
    if (typeof value === 'string') return quote(value)
    if (typeof value === 'function') return this.printFunction(value, indent)
    if (typeof value !== 'object' || value === null) return String(value)
    if (isValidElement(value)) return this.printValueElement(value, indent)
    if (Array.isArray(value))
      return printList(
        '[',
        value.map((item) => this.print(item, indent + 2)),
        ']',
        indent,
      )
    if (value instanceof Date) return `new Date(${quote(value.toISOString())})`
    if (value instanceof Set || value instanceof Map)
      return `new ${value.constructor.name}(${this.print([...value], indent)})`
    const entries = Object.entries(value)
      .filter(([, item]) => item !== undefined)
      .map(([key, item]) => {
        const text = this.print(item, indent + 2)
        return text === key ? key : `${/^[a-z_$][\w$]*$/i.test(key) ? key : quote(key)}: ${text}`
      })
    return printList('{ ', entries, ' }', indent)
  }

  private printValueElement(element: ReactElement, indent: number): string {
    const text = this.printElement(element, indent)
    if (!text.includes('\n')) return text
    const inner = this.printElement(element, indent + 2)
    return `(\n${' '.repeat(indent + 2)}${inner}\n${' '.repeat(indent)})`
  }

  private printFunction(value: object & { readonly name?: string }, indent: number): string {
    const icon = iconNames.get(value)
    if (icon) return this.useName('@kudex/ui', icon)
    if (packageNames.has(value.name ?? '')) return this.useName('@kudex/ui', value.name ?? '')
    const local = findLocalCode(value)
    // A handler of the tests, or a function that only its surroundings explain.
    if (!local) return '() => {}'
    return local.name ? this.declare(local, local.name) : this.printLocalText(local, indent)
  }

  private printType(type: unknown): string {
    if (typeof type === 'string') return type
    const icon = iconNames.get(type)
    if (icon) return this.useName('@kudex/ui', icon)
    const name = findTypeName(type)
    if (packageNames.has(name)) return this.useName('@kudex/ui', name)
    const local = findLocalCode(type)
    if (local) return this.declare(local, local.name || 'Example')
    if (typeof type === 'symbol') return this.useName('react', name)
    this.others.add(name)
    return name
  }

  private useName(module: string, name: string): string {
    const names = this.imports.get(module) ?? new Set()
    this.imports.set(module, names.add(name))
    return name
  }

  /** Prints a function of the stories once, with everything that it uses. */
  private declare(local: LocalCode, name: string): string {
    if (this.declarations.has(name)) return name
    // Reserves the place: a declaration is below those it needs.
    const text = toDeclaration(this.printLocalText(local, 0), name)
    this.declarations.set(
      name,
      text.replace(`${name}(args)`, () => `${name}(args: ${this.printProps()})`),
    )
    return name
  }

  /** The type of the arguments of a story, which its file need not write. */
  private printProps(): string {
    return `${this.useName('react', 'type ComponentProps').slice(5)}<typeof ${this.printType(this.component)}>`
  }

  private printLocalText(local: LocalCode, indent: number): string {
    for (const name of local.react) this.useName('react', name)
    for (const name of local.package) this.useName('@kudex/ui', name)
    for (const text of local.types) this.declarations.set(text, text)
    for (const [name, value] of Object.entries(local.values())) this.declareValue(name, value, local.annotations[name])
    return local.text.replaceAll('\n', `\n${' '.repeat(indent)}`)
  }

  private declareValue(name: string, value: unknown, type: string | undefined): void {
    if (this.declarations.has(name)) return
    const local = typeof value === 'function' ? findLocalCode(value) : undefined
    if (local?.name) this.declare(local, name)
    else if (typeof value === 'function' && !local && this.print(value, 0) === '() => {}')
      this.declarations.set(name, `const ${name} = (...values: unknown[]) => console.log(values)`)
    else {
      const text = this.print(value, 0)
      const end = typeof value === 'object' && !type ? ' as const' : ''
      this.declarations.set(name, `const ${name}${type ? `: ${type}` : ''} = ${text}${end}`)
    }
  }
}

function toDeclaration(text: string, name: string): string {
  if (/^(?:async )?function\b/.test(text)) return text.replace(/^((?:async )?function\*?)\s*\w*\s*\(/, `$1 ${name}(`)
  return `const ${name} = ${text}`
}

/** An element as an attribute needs no parentheses. */
function unwrap(text: string): string {
  return text.startsWith('(\n') ? text.slice(1, -1) : text
}

interface NamedType {
  readonly displayName?: string
  readonly name?: string
  readonly type?: unknown
  readonly render?: unknown
}

/** Name of a component, also inside of `memo` and `forwardRef`, or of a symbol such as `Symbol(react.suspense)`. */
function findTypeName(type: unknown): string {
  if (typeof type === 'symbol') {
    const name = /\.(\w+)/.exec(String(type))?.[1] ?? ''
    return name === 'strict_mode' ? 'StrictMode' : name.charAt(0).toUpperCase() + name.slice(1)
  }
  const { displayName, name, type: inner, render } = type as NamedType
  return displayName ?? (name || findInnerName(inner ?? render))
}

function findInnerName(type: unknown): string {
  return type === undefined ? 'Component' : findTypeName(type)
}

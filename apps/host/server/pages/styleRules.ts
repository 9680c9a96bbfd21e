import { parse, type ChildNode, type Container } from 'postcss'

/** The names in a document that decide which rules of a stylesheet apply to it. */
export interface DocumentNames {
  readonly classes: ReadonlySet<string>
  readonly brands: ReadonlySet<string>
}

/** A parsed stylesheet. */
export interface StyleRules {
  /** The fonts that rules for a document with these names mention, then these rules in their order. */
  readonly select: (names: DocumentNames) => string
}

/** Parses a stylesheet. Throws a `CssSyntaxError` for invalid CSS. */
export function parseStyles(css: string): StyleRules {
  const nodes = toStyleNodes(parse(css))
  const fonts = nodes.filter((node) => node.kind === 'font')
  return {
    select: (names) => {
      const rules = nodes.map((node) => selectNode(node, names)).join('')
      const used = fonts.filter(({ family }) => rules.includes(family))
      return used.map(({ text }) => text).join('') + rules
    },
  }
}

type StyleNode =
  | { readonly kind: 'rule'; readonly selectors: readonly Selector[]; readonly declarations: string }
  | { readonly kind: 'group'; readonly condition: string; readonly nodes: readonly StyleNode[] }
  | { readonly kind: 'font'; readonly family: string; readonly text: string }
  /** Animations and the order of layers, which have no selectors. */
  | { readonly kind: 'other'; readonly text: string }

interface Selector extends Readonly<Record<keyof DocumentNames, readonly string[]>> {
  readonly text: string
}

function toStyleNodes({ nodes = [] }: Container): readonly StyleNode[] {
  return nodes.flatMap((node) => toStyleNode(node))
}

function toStyleNode(node: ChildNode): StyleNode | [] {
  if (node.type === 'comment') return []
  if (node.type === 'rule') {
    return { kind: 'rule', selectors: node.selectors.map(toSelector), declarations: node.nodes.map(String).join(';') }
  }
  if (node.type === 'atrule' && node.nodes && groups.has(node.name)) {
    return { kind: 'group', condition: `@${node.name} ${node.params}`, nodes: toStyleNodes(node) }
  }
  const text = String(node)
  if (node.type === 'atrule' && node.name === 'font-face') return { kind: 'font', family: readFamily(node), text }
  return { kind: 'other', text: text.endsWith('}') ? text : `${text};` }
}

/** The name of a font, without quotes. */
function readFamily(fontFace: Container): string {
  const family = fontFace.nodes?.find((node) => node.type === 'decl' && node.prop === 'font-family')
  return family?.type === 'decl' ? family.value.replaceAll(/["']/g, '') : ''
}

const groups: ReadonlySet<string> = new Set(['container', 'layer', 'media', 'supports'])

/** A selector and the names without which it matches nothing. */
function toSelector(text: string): Selector {
  let required = text
  // The content of `:is()`, `:not()` and similar is not required.
  for (let before = ''; before !== required;) {
    before = required
    required = before.replaceAll(/:(?:has|is|not|where)\([^()]*\)/g, '')
  }
  return {
    text,
    classes: [...required.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)].map(([, name = '']) => name),
    brands: [...required.matchAll(/\[data-brand="?([\w-]+)"?\]/g)].map(([, name = '']) => name),
  }
}

function selectNode(node: StyleNode, names: DocumentNames): string {
  switch (node.kind) {
    case 'font':
      return ''
    case 'other':
      return node.text
    case 'group': {
      const text = node.nodes.map((child) => selectNode(child, names)).join('')
      return text === '' ? '' : `${node.condition}{${text}}`
    }
    case 'rule': {
      const selectors = node.selectors.filter(
        ({ classes, brands }) =>
          classes.every((name) => names.classes.has(name)) && brands.every((name) => names.brands.has(name)),
      )
      return selectors.length === 0 ? '' : `${selectors.map(({ text }) => text).join(',')}{${node.declarations}}`
    }
  }
}

import { Fragment, type ReactNode } from 'react'
import type { RootProps } from '../../foundations/rootProps.js'
import { Link } from '../../components/Link/Link.js'
import * as styles from './TextSection.css.js'
import type { StructuredTextMeta, StructuredTextNode, TextSectionProps } from './TextSection.types.js'

type ContentProps = RootProps & Pick<TextSectionProps, 'document' | 'resolveItemHref' | 'renderItem'>

/** Renders a structured text document without a section. Nodes of unknown types are omitted. */
export function StructuredTextContent({ document, ...resolvers }: ContentProps) {
  return <Nodes nodes={document.document.children} {...resolvers} />
}

type Resolvers = Pick<TextSectionProps, 'resolveItemHref' | 'renderItem'>

function Nodes({ nodes, ...resolvers }: Resolvers & { nodes: readonly StructuredTextNode[] }) {
  return nodes.map((node, index) => <Fragment key={index}>{toElement(node, resolvers)}</Fragment>)
}

function toElement(node: StructuredTextNode, resolvers: Resolvers): ReactNode {
  switch (node.type) {
    case 'paragraph':
      return <p className={styles.paragraph}>{toChildren(node, resolvers)}</p>
    case 'heading': {
      // The page's only h1 is elsewhere; level 1 of a document becomes h2.
      const Heading = `h${Math.min(6, Math.max(2, node.level)) as 2 | 3 | 4 | 5 | 6}` as const
      return (
        <Heading id={node.id} className={styles.heading[Heading]}>
          {toChildren(node, resolvers)}
        </Heading>
      )
    }
    case 'list':
      return toList(node, resolvers)
    case 'blockquote':
      return (
        <blockquote className={styles.quote}>
          {toChildren(node, resolvers)}
          {node.attribution && <footer className={styles.attribution}>{node.attribution}</footer>}
        </blockquote>
      )
    case 'code':
      return (
        <pre className={styles.code} tabIndex={0}>
          <code>{node.code}</code>
        </pre>
      )
    case 'thematicBreak':
      return <hr className={styles.rule} />
    case 'span':
      return toMarked(node.value, node.marks ?? [])
    case 'link':
      return toLink(node.url, node.meta, toChildren(node, resolvers))
    case 'itemLink':
      return toLink(resolvers.resolveItemHref?.(node.item), node.meta, toChildren(node, resolvers))
    case 'inlineItem':
    case 'block':
      return resolvers.renderItem?.(node.item) ?? null
    default:
      return null
  }
}

function toChildren(node: { readonly children: readonly StructuredTextNode[] }, resolvers: Resolvers): ReactNode {
  return <Nodes nodes={node.children} {...resolvers} />
}

function toList(node: Extract<StructuredTextNode, { type: 'list' }>, resolvers: Resolvers): ReactNode {
  const isNumbered = node.style === 'numbered'
  const items = node.children.map((item, index) => (
    <li key={index} className={isNumbered ? styles.numberedItem : styles.bulletedItem}>
      {item.type === 'listItem' && toChildren(item, resolvers)}
    </li>
  ))
  return isNumbered ? (
    <ol className={styles.numbered}>{items}</ol>
  ) : (
    <ul role="list" className={styles.bulleted}>
      {items}
    </ul>
  )
}

/** Only addresses a page may link to become links; anything else, such as `javascript:`, stays text. */
function toLink(href: string | undefined, meta: StructuredTextMeta | undefined, children: ReactNode): ReactNode {
  if (!href || !isSafeAddress(href)) return children
  const newTab = meta?.some(({ id, value }) => id === 'target' && value === '_blank')
  return (
    <Link href={href} newTab={newTab}>
      {children}
    </Link>
  )
}

function isSafeAddress(href: string): boolean {
  return /^(https?:|mailto:|tel:|hard:|action:|[/#?])/i.test(href.trim()) || !/^[a-z][a-z0-9+.-]*:/i.test(href.trim())
}

const marks: Record<string, (children: ReactNode) => ReactNode> = {
  strong: (children) => <strong>{children}</strong>,
  emphasis: (children) => <em>{children}</em>,
  underline: (children) => <u>{children}</u>,
  strikethrough: (children) => <s>{children}</s>,
  highlight: (children) => <mark className={styles.highlight}>{children}</mark>,
  code: (children) => <code className={styles.inlineCode}>{children}</code>,
}

function toMarked(value: string, names: readonly string[]): ReactNode {
  const lines = value.split('\n')
  const text = lines.map((line, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ))
  return names.reduce<ReactNode>((inner, name) => (Object.hasOwn(marks, name) ? marks[name]?.(inner) : inner), text)
}

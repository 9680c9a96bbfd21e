import type { InlineNode, SpanNode } from '@kudex/domain/structured-text'
import { toContentVersion } from '../../contentVersion.ts'
import { XliffError } from './xliffError.ts'

/** Content of a source or target: text, and inline codes that surround text. */
export type Inline = string | InlineCode

interface InlineCode {
  readonly id: string
  /** Written only; a file is not trusted with what a code is. */
  readonly type?: 'fmt' | 'link' | 'other'
  readonly children: readonly Inline[]
}

/** The nodes behind the codes of a source, by id. */
type Codes = ReadonlyMap<string, InlineNode>

/** Converts nodes to text and codes with the ids 1, 2, … Plain spans are text; empty or adjacent ones keep a code. */
export function toInline(nodes: readonly InlineNode[]): { readonly content: Inline[]; readonly codes: Codes } {
  const codes = new Map<string, InlineNode>()
  const convert = (list: readonly InlineNode[]): Inline[] =>
    list.map((node, index) => {
      if (isPlainText(node) && !(index > 0 && isPlainText(list[index - 1]))) return node.value
      const id = String(codes.size + 1)
      codes.set(id, node)
      const children = node.type === 'span' ? (node.value === '' ? [] : [node.value]) : convert(node.children)
      return { id, type: node.type !== 'span' ? 'link' : node.marks ? 'fmt' : 'other', children }
    })
  return { content: convert(nodes), codes }
}

/** Converts text and codes back to nodes. Each code has to occur once. Throws an {@link XliffError}. */
export function fromInline(content: readonly Inline[], codes: Codes): InlineNode[] {
  const missing = new Set(codes.keys())
  const convert = (list: readonly Inline[]): InlineNode[] =>
    list.map((item) => {
      if (typeof item === 'string') return { type: 'span', value: item }
      const node = codes.get(item.id)
      if (!node) throw new XliffError('xliffCodeUnknown', { code: item.id })
      if (!missing.delete(item.id)) throw new XliffError('xliffCodeDoubled', { code: item.id })
      if (node.type === 'span') return { ...node, value: toText(item.children) }
      return { ...node, children: convert(item.children).map(toSpan) }
    })
  const nodes = convert(content)
  if (missing.size > 0) throw new XliffError('xliffCodeMissing', { code: [...missing].join(', ') })
  return nodes
}

/** The plain text of content without codes. Throws an {@link XliffError} if there are any. */
export function toText(content: readonly Inline[]): string {
  const texts = content.map((item) => {
    if (typeof item !== 'string') throw new XliffError('xliffNoCodes')
    return item
  })
  return texts.join('')
}

/** Gives the codes of a translation the ids of the same codes in the source; null if they are not the same. */
export function alignInline(nodes: readonly InlineNode[], codes: Codes): Inline[] | null {
  const own = toInline(nodes)
  const free = new Map([...codes].map(([id, node]) => [id, toKey(node)]))
  const ids = new Map<string, string>()
  for (const [id, node] of own.codes) {
    const found = [...free].find(([, key]) => key === toKey(node))
    if (!found) return null
    free.delete(found[0])
    ids.set(id, found[0])
  }
  const rename = (list: readonly Inline[]): Inline[] =>
    list.map((item) =>
      typeof item === 'string' ? item : { ...item, id: ids.get(item.id) ?? item.id, children: rename(item.children) },
    )
  return free.size === 0 ? rename(own.content) : null
}

function isPlainText(node: InlineNode | undefined): node is SpanNode {
  return node?.type === 'span' && node.marks === undefined && node.value !== ''
}

function toSpan(node: InlineNode): SpanNode {
  if (node.type !== 'span') throw new XliffError('xliffNestedLink')
  return node
}

/** What a code is, without its text. */
function toKey(node: InlineNode): string {
  const { value: _, ...rest } = { value: '', ...node, children: [] }
  return toContentVersion(rest)
}

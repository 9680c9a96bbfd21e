import type { StructuredText, StructuredTextNode } from '@kudex/ui'
import type { ContentPageBlock, ContentPageProps } from './blocks.types.ts'

/** Fewer headings are seen at once and need no table of contents. */
const fewestHeadings = 3

/**
 * Gives every titled section, and every heading of the upper levels in a text, an anchor: the editor's own where there
 * is one, else its words (NAV-16).
 */
export function nameSections(blocks: readonly ContentPageBlock[]): ContentPageBlock[] {
  const name = createNaming(blocks.flatMap((block) => readSection(block)?.id ?? []))
  return blocks.map((block) => {
    const section = readSection(block)
    const id = section && (section.id ?? name(section.title))
    const named = id ? ({ ...block, props: { ...block.props, id } } as ContentPageBlock) : block
    if (named.kind !== 'text') return named
    return { ...named, props: { ...named.props, document: nameHeadings(named.props.document, name) } }
  })
}

/** The titled sections of a page in the place of each of its anchor navigations; of fewer than two there is none (NAV-15). */
export function fillAnchorNavigations(blocks: readonly ContentPageBlock[]): ContentPageBlock[] {
  const items = blocks.flatMap((block) => {
    const section = readSection(block)
    return section?.id ? [{ id: section.id, text: section.title }] : []
  })
  return blocks.flatMap((block): ContentPageBlock[] => {
    if (block.kind !== 'anchorNavigation') return [block]
    return items.length < fewestSections ? [] : [{ ...block, props: { ...block.props, items } }]
  })
}

const fewestSections = 2

/** The headings of a page, if there are enough of them to choose from (NAV-16). */
export function listContents(blocks: readonly ContentPageBlock[]): ContentPageProps['contents'] {
  const headings = blocks.flatMap((block) => {
    const section = readSection(block)
    const own = section?.id ? [{ id: section.id, text: section.title, level: 2 as const }] : []
    if (block.kind !== 'text') return own
    // Below the title of its section a heading is of the next level.
    return [...own, ...listHeadings(block.props.document).map((item) => ({ ...item, level: section ? 3 : item.level }))]
  })
  return headings.length < fewestHeadings ? [] : headings
}

function readSection(block: ContentPageBlock): { readonly title: string; readonly id: string | undefined } | null {
  switch (block.kind) {
    case 'teasers':
    case 'text':
    case 'facts':
    case 'productTeasers':
    case 'links':
    case 'shareData':
    case 'dividends':
    case 'calendar':
    case 'annualReport':
    case 'downloads':
    case 'storyOverview':
    case 'releaseOverview':
    case 'accordion':
    case 'table':
      return block.props.title ? { title: block.props.title, id: block.props.id } : null
    default:
      return null
  }
}

type HeadingNode = Extract<StructuredTextNode, { type: 'heading' }>

/** Deeper headings are details. */
const deepestLevel = 3

function nameHeadings(text: StructuredText, name: (title: string) => string): StructuredText {
  const children = text.document.children.map((node) =>
    node.type === 'heading' && node.level <= deepestLevel ? { ...node, id: name(readWords(node)) } : node,
  )
  return { ...text, document: { ...text.document, children } }
}

function listHeadings(text: StructuredText) {
  return text.document.children.flatMap((node) =>
    node.type === 'heading' && node.id
      ? [{ id: node.id, text: readWords(node), level: node.level <= 2 ? (2 as const) : (3 as const) }]
      : [],
  )
}

function readWords(node: HeadingNode): string {
  const words = (inner: StructuredTextNode): string =>
    'children' in inner ? inner.children.map(words).join('') : inner.type === 'span' ? inner.value : ''
  return words(node)
}

/** Anchors from words: letters and digits of any script, everything else parts them; none is given twice. */
function createNaming(taken: readonly string[]): (title: string) => string {
  const used = new Set(taken)
  return (title) => {
    const base = title.normalize('NFC').toLowerCase().match(wordPattern)?.join('-') ?? 'section'
    let anchor = base
    for (let count = 2; used.has(anchor); count += 1) anchor = `${base}-${count}`
    used.add(anchor)
    return anchor
  }
}

const wordPattern = /[\p{L}\p{M}\p{N}]+/gu

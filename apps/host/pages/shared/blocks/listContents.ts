import type { StructuredText, StructuredTextNode } from '@kudex/ui'
import type { BlockView, ContentPageProps } from './blocks.types.ts'

/** Pages with fewer headings need no table of contents. */
const minHeadings = 3

/**
 * Gives titled sections and the upper headings of texts an anchor: the editor's if there is one, else one made from
 * their text (NAV-16).
 */
export function nameSections(blocks: readonly BlockView[]): BlockView[] {
  const name = createNaming(blocks.flatMap((block) => readSection(block)?.id ?? []))
  return blocks.map((block) => {
    const section = readSection(block)
    const id = section && (section.id ?? name(section.title))
    const named = id ? ({ ...block, props: { ...block.props, id } } as BlockView) : block
    if (named.kind !== 'text') return named
    return { ...named, props: { ...named.props, document: nameHeadings(named.props.document, name) } }
  })
}

/** Fills anchor navigations with the titled sections of the page; removes them if there are fewer than two (NAV-15). */
export function fillAnchorNavigations(blocks: readonly BlockView[]): BlockView[] {
  const items = blocks.flatMap((block) => {
    const section = readSection(block)
    return section?.id ? [{ id: section.id, text: section.title }] : []
  })
  return blocks.flatMap((block): BlockView[] => {
    if (block.kind !== 'anchorNavigation') return [block]
    return items.length < minSections ? [] : [{ ...block, props: { ...block.props, items } }]
  })
}

const minSections = 2

/** The table of contents; empty if the page has too few headings (NAV-16). */
export function listContents(blocks: readonly BlockView[]): ContentPageProps['contents'] {
  const headings = blocks.flatMap((block) => {
    const section = readSection(block)
    const own = section?.id ? [{ id: section.id, text: section.title, level: 2 as const }] : []
    if (block.kind !== 'text') return own
    // Headings below the title of their section move down one level.
    return [...own, ...listHeadings(block.props.document).map((item) => ({ ...item, level: section ? 3 : item.level }))]
  })
  return headings.length < minHeadings ? [] : headings
}

function readSection(block: BlockView): { readonly title: string; readonly id: string | undefined } | null {
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
    case 'process':
    case 'measurement':
    case 'assemblySequence':
    case 'connectors':
    case 'beforeAfter':
    case 'programme':
    case 'floorPlan':
    case 'route':
      return block.props.title ? { title: block.props.title, id: block.props.id } : null
    default:
      return null
  }
}

type HeadingNode = Extract<StructuredTextNode, { type: 'heading' }>

/** Deeper headings are left out. */
const maxLevel = 3

function nameHeadings(text: StructuredText, name: (title: string) => string): StructuredText {
  const children = text.document.children.map((node) =>
    node.type === 'heading' && node.level <= maxLevel ? { ...node, id: name(readWords(node)) } : node,
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

/** Creates unique anchors from the letters and digits of a title, in any script. */
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

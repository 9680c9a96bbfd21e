import type { ContentPageBlock, ContentPageProps } from './content.types.ts'

/** Fewer sections are seen at once and need no table of contents. */
const fewestSections = 3

/** Gives every titled section an anchor: the editor's own where there is one, else the words of its title. */
export function nameSections(blocks: readonly ContentPageBlock[]): ContentPageBlock[] {
  const taken = new Set<string>()
  return blocks.map((block) => {
    const section = readSection(block)
    if (!section) return block
    const wanted = section.id ?? toAnchor(section.title)
    const id = taken.has(wanted) ? `${wanted}-${taken.size + 1}` : wanted
    taken.add(id)
    return { ...block, props: { ...block.props, id } } as ContentPageBlock
  })
}

/** The titled sections of a page, if there are enough of them to choose from (NAV-16). */
export function listContents(blocks: readonly ContentPageBlock[]): ContentPageProps['contents'] {
  const sections = blocks.flatMap((block) => {
    const section = readSection(block)
    return section?.id ? [{ id: section.id, text: section.title }] : []
  })
  return sections.length < fewestSections ? [] : sections
}

function readSection(block: ContentPageBlock): { readonly title: string; readonly id: string | undefined } | null {
  switch (block.kind) {
    case 'teasers':
    case 'text':
    case 'facts':
    case 'productTeasers':
    case 'links':
      return block.props.title ? { title: block.props.title, id: block.props.id } : null
    default:
      return null
  }
}

/** Letters and digits of any script; everything else parts words. */
function toAnchor(title: string): string {
  const words = title
    .normalize('NFC')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu)
  return words?.join('-') ?? 'section'
}

import type { BlockNode, InlineNode, ListItemNode, StructuredText } from '@kudex/domain/structured-text'

/** Replaces the translatable parts of a document, in their order. */
interface DocumentMapper {
  readonly inline: (nodes: readonly InlineNode[]) => readonly InlineNode[]
  readonly text: (value: string) => string
}

/** Replaces the texts of paragraphs, headings and attributions; code is not translated. */
export function mapDocument({ schema, document }: StructuredText, mapper: DocumentMapper): StructuredText {
  return { schema, document: { ...document, children: document.children.map((block) => mapBlock(block, mapper)) } }
}

function mapBlock<Block extends BlockNode>(block: Block, mapper: DocumentMapper): Block
function mapBlock(block: BlockNode, mapper: DocumentMapper): BlockNode {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return block.children.length === 0 ? block : { ...block, children: mapper.inline(block.children) }
    case 'list':
      return { ...block, children: block.children.map((item) => mapItem(item, mapper)) }
    case 'blockquote': {
      const children = block.children.map((paragraph) => mapBlock(paragraph, mapper))
      return block.attribution
        ? { ...block, children, attribution: mapper.text(block.attribution) }
        : { ...block, children }
    }
    case 'code':
    case 'thematicBreak':
      return block
  }
}

function mapItem(item: ListItemNode, mapper: DocumentMapper): ListItemNode {
  return { ...item, children: item.children.map((child) => mapBlock(child, mapper)) }
}

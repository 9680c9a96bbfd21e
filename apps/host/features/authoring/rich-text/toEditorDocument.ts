import type { BlockNode, InlineNode, StructuredText } from '@kudex/domain/structured-text'
import type { Mark, Node } from 'prosemirror-model'
import { textSchema } from './textSchema.ts'

const { nodes, marks } = textSchema

/** The editor's document of a structured text; an empty paragraph without one. */
export function toEditorDocument(text: StructuredText | null): Node {
  const children = text?.document.children.map(toNode) ?? []
  return nodes.doc.create(null, children.length > 0 ? children : [nodes.paragraph.create()])
}

function toNode(block: BlockNode): Node {
  switch (block.type) {
    case 'paragraph':
      return nodes.paragraph.create(null, toInline(block.children))
    case 'heading':
      return nodes.heading.create({ level: block.level }, toInline(block.children))
    case 'list': {
      const items = block.children.map(({ children }) => nodes.listItem.create(null, fill(children.map(toNode))))
      return nodes.list.create(
        { style: block.style },
        items.length > 0 ? items : [nodes.listItem.create(null, fill([]))],
      )
    }
    case 'blockquote': {
      const { attribution = null, children } = block
      return nodes.blockquote.create({ attribution }, fill(children.map(toNode)))
    }
    case 'code':
      return nodes.codeBlock.create(
        { language: block.language ?? null },
        block.code === '' ? [] : textSchema.text(block.code),
      )
    case 'thematicBreak':
      return nodes.thematicBreak.create()
  }
}

/** A part without content gets an empty paragraph, so that it can be typed into. */
function fill(children: readonly Node[]): readonly Node[] {
  return children.length > 0 ? children : [nodes.paragraph.create()]
}

function toInline(children: readonly InlineNode[], link: readonly Mark[] = []): Node[] {
  return children.flatMap((child) => {
    if (child.type === 'link') return toInline(child.children, [marks.link.create({ url: child.url })])
    if (child.type === 'itemLink') return toInline(child.children, [marks.link.create({ item: child.item })])
    const own = (child.marks ?? []).map((name) => marks[name].create())
    return child.value === '' ? [] : [textSchema.text(child.value, [...link, ...own])]
  })
}

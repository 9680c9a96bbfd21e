import { setBlockType, toggleMark } from 'prosemirror-commands'
import type { MarkType, Node } from 'prosemirror-model'
import { liftListItem, wrapInList } from 'prosemirror-schema-list'
import type { Command, EditorState } from 'prosemirror-state'
import { textSchema } from './textSchema.ts'

const { nodes, marks } = textSchema

/** Target of a link: a page, or an address that was stored before. */
export interface LinkTarget {
  readonly item: string | null
  readonly url: string | null
}

/** What the selection is, for the toolbar. */
export interface TextFormat {
  /** `paragraph`, or the level of a heading; null for code. */
  readonly block: 'paragraph' | number | null
  readonly isStrong: boolean
  readonly isEmphasis: boolean
  readonly list: 'bulleted' | 'numbered' | null
  readonly link: LinkTarget | null
}

export function readFormat(state: EditorState): TextFormat {
  const { parent } = state.selection.$from
  const list = findAncestor(state, nodes.list.name)
  const link = readMarks(state).find(({ type }) => type === marks.link)
  return {
    block:
      parent.type === nodes.heading
        ? Number(parent.attrs['level'])
        : parent.type === nodes.paragraph
          ? 'paragraph'
          : null,
    isStrong: hasMark(state, marks.strong),
    isEmphasis: hasMark(state, marks.emphasis),
    list: list ? list.attrs['style'] : null,
    link: link ? (link.attrs as LinkTarget) : null,
  }
}

/** Turns the selected blocks into paragraphs or headings. */
export function setBlock(block: TextFormat['block']): Command {
  return typeof block === 'number' ? setBlockType(nodes.heading, { level: block }) : setBlockType(nodes.paragraph)
}

export const toggleStrong: Command = toggleMark(marks.strong)

export const toggleEmphasis: Command = toggleMark(marks.emphasis)

/** Makes the selection a list, changes the style of its list, or takes it out of the list. */
export function toggleList(style: 'bulleted' | 'numbered'): Command {
  return (state, dispatch) => {
    const { $from } = state.selection
    for (let depth = $from.depth; depth > 0; depth -= 1) {
      const list = $from.node(depth)
      if (list.type !== nodes.list) continue
      if (list.attrs['style'] === style) return liftListItem(nodes.listItem)(state, dispatch)
      dispatch?.(state.tr.setNodeMarkup($from.before(depth), null, { style }))
      return true
    }
    return wrapInList(nodes.list, { style })(state, dispatch)
  }
}

/** Links the selection, or the link around the cursor, to a target; null removes the link. */
export function setLink(target: LinkTarget | null): Command {
  return (state, dispatch) => {
    const range = state.selection.empty ? findLinkRange(state) : state.selection
    if (!range || range.from === range.to) return false
    const { tr } = state
    tr.removeMark(range.from, range.to, marks.link)
    if (target) tr.addMark(range.from, range.to, marks.link.create({ ...target }))
    dispatch?.(tr)
    return true
  }
}

/** The text around the cursor that has the same link. */
function findLinkRange(state: EditorState): { readonly from: number; readonly to: number } | null {
  const { $from } = state.selection
  const link = readMarks(state).find(({ type }) => type === marks.link)
  if (!link) return null
  const start = $from.start()
  const linked: { from: number; to: number }[] = []
  $from.parent.forEach((child, offset) => {
    if (!link.isInSet(child.marks)) return
    const from = start + offset
    const last = linked.at(-1)
    if (last?.to === from) last.to = from + child.nodeSize
    else linked.push({ from, to: from + child.nodeSize })
  })
  return linked.find(({ from, to }) => from <= $from.pos && $from.pos <= to) ?? null
}

function findAncestor({ selection: { $from } }: EditorState, name: string): Node | null {
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    if ($from.node(depth).type.name === name) return $from.node(depth)
  }
  return null
}

function hasMark(state: EditorState, mark: MarkType): boolean {
  const { from, to, empty } = state.selection
  return empty ? readMarks(state).some(({ type }) => type === mark) : state.doc.rangeHasMark(from, to, mark)
}

/** The marks at the cursor, or of the first selected text. */
function readMarks({ selection, storedMarks, doc }: EditorState) {
  const { $from, empty, from } = selection
  if (empty) return storedMarks ?? ($from.nodeAfter?.marks.length ? $from.nodeAfter.marks : $from.marks())
  return doc.nodeAt(from)?.marks ?? []
}

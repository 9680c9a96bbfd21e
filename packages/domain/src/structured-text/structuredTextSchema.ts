import * as v from 'valibot'
import { isTextLinkUrl } from './textLinkUrl.ts'
import type { BlockNode, ListItemNode, ListNode, StructuredText } from './structuredText.types.ts'

const span = v.strictObject({
  type: v.literal('span'),
  value: v.string(),
  marks: v.optional(v.array(v.picklist(['strong', 'emphasis', 'underline', 'strikethrough', 'highlight', 'code']))),
})

const inline = v.variant('type', [
  span,
  v.strictObject({
    type: v.literal('link'),
    url: v.pipe(v.string(), v.check(isTextLinkUrl, 'not an address that a text may link to')),
    children: v.array(span),
  }),
  v.strictObject({ type: v.literal('itemLink'), item: v.pipe(v.string(), v.minLength(1)), children: v.array(span) }),
])

const paragraph = v.strictObject({ type: v.literal('paragraph'), children: v.array(inline) })

const listItem: v.GenericSchema<ListItemNode> = v.strictObject({
  type: v.literal('listItem'),
  children: v.array(v.lazy((input) => (isList(input) ? list : paragraph))),
})

const list: v.GenericSchema<ListNode> = v.strictObject({
  type: v.literal('list'),
  style: v.picklist(['bulleted', 'numbered']),
  children: v.array(listItem),
})

const otherBlock = v.variant('type', [
  paragraph,
  v.strictObject({
    type: v.literal('heading'),
    level: v.picklist([1, 2, 3, 4, 5, 6]),
    children: v.array(inline),
  }),
  v.strictObject({
    type: v.literal('blockquote'),
    attribution: v.optional(v.string()),
    children: v.array(paragraph),
  }),
  v.strictObject({ type: v.literal('code'), code: v.string(), language: v.optional(v.string()) }),
  v.strictObject({ type: v.literal('thematicBreak') }),
])

// A recursive schema cannot be part of a variant: check for lists first.
const block: v.GenericSchema<BlockNode> = v.lazy((input) => (isList(input) ? list : otherBlock))

/** Schema of a structured text document; rejects unknown nodes and keys. */
export const structuredText: v.GenericSchema<StructuredText> = v.strictObject({
  schema: v.literal('dast'),
  document: v.strictObject({ type: v.literal('root'), children: v.array(block) }),
})

function isList(node: unknown): boolean {
  return typeof node === 'object' && node !== null && 'type' in node && node.type === 'list'
}

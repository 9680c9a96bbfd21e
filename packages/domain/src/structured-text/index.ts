export { collectHeadings, toAnchor } from './headings.ts'
export { toInlineText, toPlainText } from './plainText.ts'
export type {
  BlockNode,
  BlockquoteNode,
  CodeNode,
  HeadingNode,
  InlineNode,
  ItemLinkNode,
  LinkNode,
  ListItemNode,
  ListNode,
  Mark,
  ParagraphNode,
  RootNode,
  SpanNode,
  StructuredText,
  TextHeading,
  ThematicBreakNode,
} from './structuredText.types.ts'
export { isTextLinkUrl, readTextLinkProduct } from './textLinkUrl.ts'
export { StructuredTextError, validateStructuredText } from './validateStructuredText.ts'

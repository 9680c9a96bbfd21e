export { toPlainText } from './plainText.ts'
export type {
  BlockNode,
  InlineNode,
  LinkNode,
  ListItemNode,
  ParagraphNode,
  SpanNode,
  StructuredText,
} from './structuredText.types.ts'
export { isTextLinkUrl, readTextLinkProduct } from './textLinkUrl.ts'
export { StructuredTextError, validateStructuredText } from './validateStructuredText.ts'

import { localizeOptional } from '../../localization/localize.ts'
import type { TextContent } from '../blocks.types.ts'
import { builder } from '../builder.ts'
import type { BlockInPage, BlockKind } from './blockKind.ts'

const TextBlock = builder.objectRef<BlockInPage<TextContent>>('TextBlock').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    title: t.string({ nullable: true, resolve: ({ content, wanted }) => localizeOptional(content.title, wanted) }),
    anchor: t.string({ nullable: true, resolve: ({ content }) => content.anchor }),
    text: t.field({
      type: 'StructuredText',
      resolve: ({ content: { text }, wanted }) => findDocument(text, wanted),
    }),
  }),
})

/** A structured text (PAGE-01). */
export const text: BlockKind<TextContent> = {
  type: TextBlock,
  toStored: (block, { optional, documents }) => ({
    kind: 'text',
    title: optional(block.title),
    anchor: block.anchor ?? null,
    text: documents(block.text),
  }),
  listText: ({ title, text: document }) => ({ headings: [title], documents: [document] }),
}

/** The document in the first wanted language, else in English, else in any. */
export function findDocument(text: TextContent['text'], wanted: readonly string[]): object {
  const language = wanted.find((candidate) => text[candidate] !== undefined)
  return text[language ?? 'en'] ?? Object.values(text)[0] ?? emptyDocument
}

const emptyDocument = { schema: 'dast', document: { type: 'root', children: [] } }

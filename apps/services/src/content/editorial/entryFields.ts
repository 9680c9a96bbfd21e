import { localize, resolveShownLanguage } from '../../localization/localize.ts'
import { Block, type AnyBlock } from '../blocks/index.ts'
import type { ContentSchemaTypes } from '../builder.ts'
import { toEntryLanguages } from './editorialEntry.ts'
import type { mediaReleases, stories } from './editorialTables.ts'

type EntryRow = typeof stories.$inferSelect | typeof mediaReleases.$inferSelect

/** The GraphQL fields that stories and media releases have in common. */
export function toEntryFields(t: PothosSchemaTypes.ObjectFieldBuilder<ContentSchemaTypes, EntryRow>) {
  return {
    id: t.exposeID('id'),
    siteId: t.exposeID('siteId'),
    slug: t.exposeString('slug'),
    publicationDate: t.expose('publicationDate', { type: 'DateTime' }),
    title: t.string({
      resolve: ({ title, languages }, _args, { wanted }) => localize(title, toEntryLanguages(languages, wanted)),
    }),
    leadText: t.string({
      resolve: ({ leadText, languages }, _args, { wanted }) => localize(leadText, toEntryLanguages(languages, wanted)),
    }),
    languages: t.exposeStringList('languages'),
    contentLanguage: t.string({
      resolve: ({ languages }, _args, { wanted }) => resolveShownLanguage(languages, wanted),
    }),
    updatedAt: t.field({
      type: 'DateTime',
      // Not before the publication date, when an entry that was written earlier changed for visitors.
      resolve: ({ updatedAt, publicationDate }) => (updatedAt > publicationDate ? updatedAt : publicationDate),
    }),
    blocks: t.field({
      type: [Block],
      resolve: ({ id, blocks, languages }, _args, { wanted }) =>
        blocks.map(
          (content, index) =>
            ({ id: `${id}-${index + 1}`, content, wanted: toEntryLanguages(languages, wanted) }) as AnyBlock,
        ),
    }),
  }
}

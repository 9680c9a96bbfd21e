import { toServiceLocale } from '@kudex/domain/locales'
import { localize, localizeOptional, resolveShownLanguage } from '../localization/localize.ts'
import { builder, ClassificationType, type InLanguages } from './builder.ts'
import { resolveShownLanguages } from './context.ts'
import type { ClassificationRow } from './loaders.ts'

export const Classification = builder.objectRef<InLanguages<ClassificationRow>>('Classification')

/** Classifications (CAT-02). */
Classification.implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ row }) => row.id }),
    name: t.string({ resolve: ({ row, wanted }) => localize(row.name, resolveShownLanguages(row, wanted)) }),
    slug: t.string({ resolve: ({ row }) => row.slug }),
    parent_id: t.id({ nullable: true, resolve: ({ row }) => row.parentId }),
    description: t.string({
      nullable: true,
      resolve: ({ row, wanted }) => localizeOptional(row.description, resolveShownLanguages(row, wanted)),
    }),
    image_url: t.string({ nullable: true, resolve: ({ row }) => row.imageUrl }),
    language: t.string({ resolve: ({ row, wanted }) => toServiceLocale(resolveShownLanguage(row.languages, wanted)) }),
    languages: t.stringList({ resolve: ({ row }) => row.languages }),
    type: t.field({ type: ClassificationType, resolve: ({ row }) => row.type }),
    supported_countries: t.stringList({ resolve: ({ row }) => row.supportedCountries }),
    sort_index: t.int({ resolve: ({ row }) => row.sortIndex }),
    children: t.field({
      type: [Classification],
      resolve: async ({ row, wanted }, _args, { loaders }) =>
        (await loaders.children.load(row.id)).map((child) => ({ row: child, wanted })),
    }),
  }),
})

import { toServiceLocale } from '@kudex/domain/locales'
import { localize, localizeOptional } from '../localization/localize.ts'
import { builder, ClassificationType, type InLanguages } from './builder.ts'
import type { ClassificationRow } from './loaders.ts'

export const Classification = builder.objectRef<InLanguages<ClassificationRow>>('Classification')

/** Classifications (CAT-02). */
Classification.implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ row }) => row.id }),
    name: t.string({ resolve: ({ row, wanted }) => localize(row.name, wanted) }),
    slug: t.string({ resolve: ({ row }) => row.slug }),
    parent_id: t.id({ nullable: true, resolve: ({ row }) => row.parentId }),
    description: t.string({
      nullable: true,
      resolve: ({ row, wanted }) => localizeOptional(row.description, wanted),
    }),
    image_url: t.string({ nullable: true, resolve: ({ row }) => row.imageUrl }),
    language: t.string({ resolve: ({ row, wanted }) => toServiceLocale(resolveNameLanguage(row, wanted)) }),
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

/** The language that the texts are really in: a missing translation is answered, and named, as English. */
function resolveNameLanguage({ name }: ClassificationRow, wanted: readonly string[]): string {
  if (typeof name === 'string') return wanted[0] ?? 'en'
  return wanted.find((language) => name[language] !== undefined) ?? 'en'
}

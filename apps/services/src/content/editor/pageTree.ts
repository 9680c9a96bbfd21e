import type { TranslationState } from '@kudex/domain/translations'
import { and, eq, inArray } from 'drizzle-orm'
import { findLanguage, localize } from '../../localization/localize.ts'
import { builder } from '../builder.ts'
import type { ContentContext } from '../context.ts'
import { pageListings, pageSchedules } from '../tables.ts'
import { findPages, matchesText, type FoundPage } from './findPages.ts'
import { findMissingHomes } from './missingHomes.ts'
import { type NavigationPlace, readNavigationPlaces } from './navigationPlaces.ts'
import { requireEditor } from './requireEditor.ts'
import { summarizeTargetStates } from './targetStates.ts'

interface TreePage extends FoundPage {
  readonly navigation: NavigationPlace
  readonly translations: ReturnType<typeof summarizeTargetStates>
  readonly schedule: typeof pageSchedules.$inferSelect | undefined
}

const StageState = builder.enumType('StageState', {
  description: 'Published without a newer draft, a draft that was never published, or published with a newer draft.',
  values: ['published', 'draft', 'changed'] as const,
})

const NavigationPlace = builder.enumType('NavigationPlace', {
  description: 'Whether the header navigation shows the page, hides it or does not contain it.',
  values: ['shown', 'hidden', 'none'] as const,
})

/** State of the translation of a page or into one language (TRANS-03). */
export const TranslationStateType = builder.enumType('TranslationState', {
  values: ['Translated', 'MarkedForTranslation', 'InProgress'] as const satisfies readonly TranslationState[],
})

const PageTitle = builder.objectRef<readonly [string, string]>('PageTitle').implement({
  fields: (t) => ({
    language: t.string({ resolve: ([language]) => language }),
    text: t.string({ resolve: ([, text]) => text }),
  }),
})

const PageTreeEntry = builder.objectRef<TreePage>('PageTreeEntry').implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ row }) => row.id }),
    path: t.string({ resolve: ({ row }) => row.url }),
    title: t.string({ resolve: ({ row }, _args, { wanted }) => localize(row.title, wanted) }),
    titleLanguage: t.string({
      nullable: true,
      description: 'The language of the title; null if it is the same in all languages.',
      resolve: ({ row }, _args, { wanted }) => findLanguage(row.title, wanted),
    }),
    titles: t.field({
      type: [PageTitle],
      description: 'The title per language; empty if it is the same in all languages.',
      resolve: ({ row: { title } }) => (typeof title === 'string' ? [] : Object.entries(title)),
    }),
    pageType: t.string({ resolve: ({ row }) => row.pageType }),
    navigation: t.field({ type: NavigationPlace, resolve: ({ navigation }) => navigation }),
    countries: t.stringList({ resolve: ({ row }) => row.countries }),
    otherCountries: t.stringList({
      description: 'Countries that have another page at the address of this page for all countries (SITE-18).',
      resolve: ({ row }, _args, { loaders }) => (row.countries.length > 0 ? [] : loaders.takenCountries.load(row)),
    }),
    languages: t.stringList({ resolve: ({ row }) => row.languages }),
    isProtected: t.boolean({ resolve: ({ row }) => row.protection !== 'none' }),
    stageState: t.field({
      type: StageState,
      resolve: ({ stages }) =>
        !stages.includes('draft') ? 'published' : stages.includes('published') ? 'changed' : 'draft',
    }),
    scheduledPublishAt: t.field({
      type: 'DateTime',
      nullable: true,
      resolve: ({ schedule }) => schedule?.publishAt ?? null,
    }),
    scheduledUnpublishAt: t.field({
      type: 'DateTime',
      nullable: true,
      resolve: ({ schedule }) => schedule?.unpublishAt ?? null,
    }),
    updatedAt: t.field({ type: 'DateTime', resolve: ({ row }) => row.updatedAt }),
    translationState: t.field({
      type: TranslationStateType,
      nullable: true,
      description: 'Null if there is nothing to translate.',
      resolve: ({ translations }) => translations.overallState,
    }),
    isOutdated: t.boolean({
      description: 'True if the source texts changed since a translation.',
      resolve: ({ translations }) => translations.isOutdated,
    }),
  }),
})

const PageTree = builder
  .objectRef<{ siteId: string; total: number; pages: readonly TreePage[] }>('PageTree')
  .implement({
    fields: (t) => ({
      total: t.exposeInt('total', { description: 'Number of pages that match, regardless of first and offset.' }),
      countriesWithoutHome: t.stringList({
        description: 'Countries in which the site has no home page on this stage (SITE-18).',
        resolve: ({ siteId }, _args, { queries, stage }) => findMissingHomes(queries, siteId, stage),
      }),
      pages: t.field({ type: [PageTreeEntry], resolve: (tree) => [...tree.pages] }),
    }),
  })

builder.queryField('pageTree', (t) =>
  t.field({
    type: PageTree,
    description: 'All pages of a site for editors, sorted by path; on the draft endpoint only (EDITOR-07, EDITOR-10).',
    args: {
      siteId: t.arg.id(),
      text: t.arg.string({ required: false, description: 'Part of a title, the path or the id.' }),
      first: t.arg.int({ required: false }),
      offset: t.arg.int({ required: false }),
    },
    resolve: async (_root, { siteId, text, ...part }, context) => {
      requireEditor(context)
      const where = and(eq(pageListings.siteId, siteId), matchesText(text))
      const found = await findPages(context.queries, { stage: context.stage, where, ...part })
      return { siteId, total: found.total, pages: await addStates(found.pages, siteId, context) }
    },
  }),
)

async function addStates(rows: readonly FoundPage[], siteId: string, { queries }: ContentContext): Promise<TreePage[]> {
  const ids = rows.map(({ row }) => row.id)
  const [schedules, placeOf] = await Promise.all([
    queries.select().from(pageSchedules).where(inArray(pageSchedules.pageId, ids)),
    readNavigationPlaces(queries, siteId),
  ])
  const scheduleOf = new Map(schedules.map((schedule) => [schedule.pageId, schedule]))
  return rows.map((found) => ({
    ...found,
    navigation: placeOf(found.row.id),
    schedule: scheduleOf.get(found.row.id),
    translations: summarizeTargetStates(found.targetStates),
  }))
}

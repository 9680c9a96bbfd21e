import { and, count, eq, inArray } from 'drizzle-orm'
import { localize } from '../../localization/localize.ts'
import { builder } from '../builder.ts'
import { pageListings, translationTargets } from '../tables.ts'
import { type PageTranslations, toPageTranslations, type TranslationTarget } from '../translations/pageTranslations.ts'
import { findPages, type ListedPage, matchesText } from './findPages.ts'
import { TranslationStateType } from './pageTree.ts'
import { requireEditor } from './requireEditor.ts'
import { countTargetStates, hasTarget, type TargetState } from './targetStates.ts'

interface BoardPage {
  readonly row: ListedPage
  readonly translations: PageTranslations
}

interface BoardCount extends TargetState {
  readonly count: number
}

const Target = builder.objectRef<TranslationTarget>('TranslationTarget').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    language: t.exposeString('language'),
    translationState: t.field({ type: TranslationStateType, resolve: (target) => target.translationState }),
    exportedAt: t.field({ type: 'DateTime', nullable: true, resolve: (target) => target.exportedAt }),
    importedAt: t.field({ type: 'DateTime', nullable: true, resolve: (target) => target.importedAt }),
    dueAt: t.field({ type: 'DateTime', nullable: true, resolve: (target) => target.dueAt }),
    outdated: t.exposeBoolean('outdated'),
  }),
})

const BoardPageType = builder.objectRef<BoardPage>('TranslationBoardPage').implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ row }) => row.id }),
    siteId: t.id({ resolve: ({ row }) => row.siteId }),
    path: t.string({ resolve: ({ row }) => row.url }),
    title: t.string({ resolve: ({ row }, _args, { wanted }) => localize(row.title, wanted) }),
    sourceLanguage: t.string({ resolve: ({ translations }) => translations.sourceLanguage }),
    overallState: t.field({
      type: TranslationStateType,
      nullable: true,
      resolve: ({ translations }) => translations.overallState,
    }),
    updatedAt: t.field({ type: 'DateTime', resolve: ({ row }) => row.updatedAt }),
    targets: t.field({ type: [Target], resolve: ({ translations }) => [...translations.targetLanguages] }),
  }),
})

const BoardCountType = builder.objectRef<BoardCount>('TranslationCount').implement({
  fields: (t) => ({
    language: t.exposeString('language'),
    state: t.field({ type: TranslationStateType, resolve: ({ state }) => state }),
    outdated: t.exposeBoolean('outdated'),
    count: t.exposeInt('count'),
  }),
})

const TranslationBoard = builder
  .objectRef<{ total: number; counts: BoardCount[]; pages: BoardPage[] }>('TranslationBoard')
  .implement({
    fields: (t) => ({
      total: t.exposeInt('total', { description: 'Number of pages that match, regardless of first and offset.' }),
      counts: t.field({
        type: [BoardCountType],
        description: 'Number of translations of the pages of the site and text, regardless of the other filters.',
        resolve: ({ counts }) => counts,
      }),
      pages: t.field({ type: [BoardPageType], resolve: (board) => board.pages }),
    }),
  })

builder.queryField('translationBoard', (t) =>
  t.field({
    type: TranslationBoard,
    description:
      'Pages with a translation that matches the filters, in their newest version; on the draft endpoint only.',
    args: {
      siteId: t.arg.id({ required: false }),
      text: t.arg.string({ required: false }),
      language: t.arg.string({ required: false }),
      state: t.arg({ type: TranslationStateType, required: false }),
      outdated: t.arg.boolean({ required: false }),
      first: t.arg.int({ required: false }),
      offset: t.arg.int({ required: false }),
    },
    resolve: async (_root, { siteId, text, first, offset, ...filter }, context) => {
      requireEditor(context)
      const { queries } = context
      const isFound = and(siteId ? eq(pageListings.siteId, siteId) : undefined, matchesText(text))
      const { targetStates } = pageListings
      // Many pages have the same states.
      const groupPages = queries
        .select({ targetStates, count: count() })
        .from(pageListings)
        .where(and(eq(pageListings.stage, 'draft'), isFound))
        .groupBy(targetStates)
      const [groups, found] = await Promise.all([
        groupPages,
        findPages(queries, { stage: 'draft', where: and(isFound, hasTarget(filter)), first, offset }),
      ])
      const ids = found.pages.map(({ row }) => row.id)
      const stored = await queries.select().from(translationTargets).where(inArray(translationTargets.pageId, ids))
      const storedOf = Map.groupBy(stored, ({ pageId }) => pageId)
      return {
        total: found.total,
        counts: countTargetStates(groups),
        pages: found.pages.map(({ row }) => ({
          row,
          translations: toPageTranslations(row, storedOf.get(row.id) ?? []),
        })),
      }
    },
  }),
)

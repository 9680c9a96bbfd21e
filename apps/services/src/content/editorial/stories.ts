import { and, arrayContains, asc, eq, isNotNull } from 'drizzle-orm'
import { findLanguage, localize, localizeOptional } from '../../localization/localize.ts'
import type { Queries } from '../../database/database.types.ts'
import { builder } from '../builder.ts'
import { findImage, Image } from '../images.ts'
import { findEntries, findEntry, isOnSite, toEntryLanguages } from './editorialEntry.ts'
import type { StoryCategoryRow, StoryContactRow } from '../loaders.ts'
import { stories, storyCategories, storyContacts } from './editorialTables.ts'
import { toEntryFields } from './entryFields.ts'

type StoryRow = typeof stories.$inferSelect

const StoryCategory = builder.objectRef<StoryCategoryRow>('StoryCategory').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    slug: t.exposeString('slug'),
    name: t.string({ resolve: ({ name }, _args, { wanted }) => localize(name, wanted) }),
    nameLanguage: t.string({
      nullable: true,
      description: 'Null if the name is the same in every language.',
      resolve: ({ name }, _args, { wanted }) => findLanguage(name, wanted),
    }),
  }),
})

const StoryContact = builder.objectRef<StoryContactRow>('StoryContact').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    slug: t.exposeString('slug'),
    name: t.exposeString('name'),
    role: t.string({ nullable: true, resolve: ({ role }, _args, { wanted }) => localizeOptional(role, wanted) }),
    roleLanguage: t.string({
      nullable: true,
      description: 'Null if the role is the same in every language.',
      resolve: ({ role }, _args, { wanted }) => (role ? findLanguage(role, wanted) : null),
    }),
    email: t.exposeString('email', { nullable: true }),
    image: t.field({
      type: Image,
      nullable: true,
      resolve: ({ image }, _args, context) => findImage(image, context.wanted, context),
    }),
  }),
})

/** A story (STORY-01). */
const Story = builder.objectRef<StoryRow>('Story').implement({
  fields: (t) => ({
    ...toEntryFields(t),
    teaserImage: t.field({
      type: Image,
      nullable: true,
      resolve: ({ teaserImage, languages }, _args, context) =>
        findImage(teaserImage, toEntryLanguages(languages, context.wanted), context),
    }),
    category: t.field({
      type: StoryCategory,
      nullable: true,
      resolve: ({ categoryId }, _args, { loaders }) => (categoryId ? loaders.storyCategories.load(categoryId) : null),
    }),
    storyContacts: t.field({
      type: [StoryContact],
      resolve: async ({ contactIds }, _args, { loaders }) => {
        const contacts = await Promise.all(contactIds.map((id) => loaders.storyContacts.load(id)))
        return contacts.filter((contact) => contact !== null)
      },
    }),
    videoUrl: t.exposeString('videoUrl', { nullable: true }),
    videoDuration: t.exposeInt('videoDuration', { nullable: true, description: 'Seconds.' }),
  }),
})

const StoryList = builder.objectRef<{ total: number; items: StoryRow[] }>('StoryList').implement({
  fields: (t) => ({ total: t.exposeInt('total'), items: t.expose('items', { type: [Story] }) }),
})

builder.queryFields((t) => ({
  /** Newest first; `category`, `contact` and `product` are slugs (STORY-02, STORY-03, STORY-04, STORY-12, CAT-26). */
  stories: t.field({
    type: StoryList,
    args: {
      siteId: t.arg.id(),
      category: t.arg.string({ required: false }),
      contact: t.arg.string({ required: false }),
      product: t.arg.string({ required: false }),
      videosOnly: t.arg.boolean({ required: false }),
      first: t.arg.int(),
      offset: t.arg.int({ required: false }),
    },
    resolve: async (_root, { siteId, category, contact, product, videosOnly, first, offset }, { queries, stage }) => {
      const [inCategory, byContact] = await Promise.all([
        category ? findBySlug(queries, storyCategories, { siteId, slug: category }) : null,
        contact ? findBySlug(queries, storyContacts, { siteId, slug: contact }) : null,
      ])
      if ((category && !inCategory) || (contact && !byContact)) return { total: 0, items: [] }
      const where = and(
        isOnSite(stories, siteId, stage),
        inCategory ? eq(stories.categoryId, inCategory.id) : undefined,
        byContact ? arrayContains(stories.contactIds, [byContact.id]) : undefined,
        product ? arrayContains(stories.productSlugs, [product]) : undefined,
        videosOnly ? isNotNull(stories.videoUrl) : undefined,
      )
      return findEntries(queries, stories, { where, first, offset: offset ?? 0, stage })
    },
  }),
  story: t.field({
    type: Story,
    nullable: true,
    args: { siteId: t.arg.id(), slug: t.arg.string() },
    resolve: (_root, { siteId, slug }, { queries, stage }) => findEntry(queries, stories, { siteId, slug, stage }),
  }),
  storyCategories: t.field({
    type: [StoryCategory],
    args: { siteId: t.arg.id() },
    resolve: (_root, { siteId }, { queries }) => listInOrder(queries, storyCategories, siteId),
  }),
  storyContacts: t.field({
    type: [StoryContact],
    args: { siteId: t.arg.id() },
    resolve: (_root, { siteId }, { queries }) => listInOrder(queries, storyContacts, siteId),
  }),
}))

type Listed = typeof storyCategories | typeof storyContacts

async function findBySlug(
  queries: Queries,
  table: Listed,
  { siteId, slug }: { readonly siteId: string; readonly slug: string },
): Promise<{ readonly id: string } | null> {
  const where = and(eq(table.siteId, siteId), eq(table.slug, slug))
  const [row] = await queries.select({ id: table.id }).from(table).where(where)
  return row ?? null
}

/** Rows of a site in the order of the editors. */
async function listInOrder<Table extends Listed>(
  queries: Queries,
  own: Table,
  siteId: string,
): Promise<Table['$inferSelect'][]> {
  const table: Listed = own
  return queries.select().from(table).where(eq(table.siteId, siteId)).orderBy(asc(table.sortIndex))
}

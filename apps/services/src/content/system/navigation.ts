import { asc, eq } from 'drizzle-orm'
import { findLanguage, localize, localizeOptional } from '../../localization/localize.ts'
import { builder } from '../builder.ts'
import type { ContentContext } from '../context.ts'
import { findImage, Image } from '../images.ts'
import type { PageAddress } from '../loaders.ts'
import { navigationItems, navigations } from '../tables.ts'

/** An item with its children. A navigation is read in one statement. */
interface ItemNode {
  row: typeof navigationItems.$inferSelect
  page: PageAddress | null
  items: ItemNode[]
  sections: SectionNode[]
}

interface SectionNode {
  title: string | null
  items: ItemNode[]
}

const NavigationItem = builder.objectRef<ItemNode>('NavigationItem')
const NavigationSection = builder.objectRef<SectionNode>('NavigationSection')

/** Navigation items (NAV-01). */
NavigationItem.implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ row }) => row.id }),
    title: t.string({ resolve: ({ row }, _args, { wanted }) => localize(row.title, wanted) }),
    titleLanguage: t.string({
      nullable: true,
      description: 'The language of the title; null if it is the same in all languages.',
      resolve: ({ row }, _args, { wanted }) => findLanguage(row.title, wanted),
    }),
    breadcrumbOverride: t.string({
      nullable: true,
      resolve: ({ row }, _args, { wanted }) => localizeOptional(row.breadcrumbOverride, wanted),
    }),
    items: t.field({ type: [NavigationItem], resolve: ({ items }) => items }),
    countries: t.stringList({ resolve: ({ row }) => row.countries }),
    unlocalizedUrl: t.string({ nullable: true, resolve: ({ row, page }) => page?.url ?? row.url }),
    slug: t.string({ nullable: true, resolve: ({ row, page }) => page?.slug ?? toSlug(row.url) }),
    pageId: t.id({ nullable: true, resolve: ({ row }) => row.pageId }),
    pageType: t.string({ nullable: true, resolve: ({ row, page }) => row.pageType ?? page?.pageType ?? null }),
    target: t.string({ nullable: true, resolve: ({ row }) => row.target }),
    hidden: t.boolean({ resolve: ({ row }) => row.hidden }),
    hiddenSubItems: t.boolean({ resolve: ({ row }) => row.hiddenSubItems }),
    marketingTitle: t.string({
      nullable: true,
      resolve: ({ row }, _args, { wanted }) => localizeOptional(row.marketingTitle, wanted),
    }),
    marketingDescription: t.string({
      nullable: true,
      resolve: ({ row }, _args, { wanted }) => localizeOptional(row.marketingDescription, wanted),
    }),
    logo: t.field({
      type: Image,
      nullable: true,
      resolve: ({ row }, _args, context) => findImage(row.logo, context.wanted, context),
    }),
    sections: t.field({ type: [NavigationSection], resolve: ({ sections }) => sections }),
  }),
})

NavigationSection.implement({
  fields: (t) => ({
    title: t.exposeString('title', { nullable: true }),
    items: t.field({ type: [NavigationItem], resolve: ({ items }) => items }),
  }),
})

const Navigation = builder.objectRef<{ id: string; items: ItemNode[] }>('Navigation').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    items: t.field({ type: [NavigationItem], resolve: ({ items }) => items }),
  }),
})

builder.queryField('navigation', (t) =>
  t.field({
    type: Navigation,
    nullable: true,
    args: { id: t.arg.id() },
    resolve: async (_root, { id }, context) => {
      const rows = await context.queries
        .select()
        .from(navigations)
        .leftJoin(navigationItems, eq(navigationItems.navigationId, navigations.id))
        .where(eq(navigations.id, id))
        .orderBy(asc(navigationItems.sortIndex))
      if (rows.length === 0) return null
      const nodes = await Promise.all(
        rows.flatMap((row) => row.navigation_items ?? []).map((row) => toNode(row, context)),
      )
      return { id, items: toTree(nodes.filter(isReachable), context) }
    },
  }),
)

async function toNode(row: ItemNode['row'], { loaders }: ContentContext): Promise<ItemNode> {
  const page = row.pageId === null ? null : await loaders.pageAddresses.load(row.pageId)
  return { row, page, items: [], sections: [] }
}

/** False for an item whose page does not exist on this stage. */
function isReachable({ row, page }: ItemNode): boolean {
  return row.pageId === null || page !== null
}

/** Builds the tree. The nodes are sorted, so the children are in order. */
function toTree(nodes: readonly ItemNode[], { wanted }: ContentContext): ItemNode[] {
  const byId = new Map(nodes.map((node) => [node.row.id, node]))
  const roots: ItemNode[] = []
  for (const node of nodes) {
    const { parentId, section, sectionTitle } = node.row
    if (parentId === null) roots.push(node)
    else if (section === null) byId.get(parentId)?.items.push(node)
    else {
      const sections = byId.get(parentId)?.sections
      if (sections)
        (sections[section] ??= { title: localizeOptional(sectionTitle, wanted), items: [] }).items.push(node)
    }
  }
  // Remove sections without items, which are holes in the array.
  for (const node of nodes) node.sections = node.sections.filter((section) => section !== undefined)
  return roots
}

function toSlug(url: string | null): string | null {
  if (!url?.startsWith('/')) return null
  return url.split(/[?#]/)[0]?.split('/').filter(Boolean).at(-1) ?? null
}

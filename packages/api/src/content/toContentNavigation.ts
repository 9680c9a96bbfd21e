import type { NavigationRecord } from '@kudex/domain/navigation'
import type { NavigationItemFragment, NavigationQuery } from './generated/graphql.ts'

/** A navigation tree as the content service stores it (NAV-01). */
export type ContentNavigation = ReturnType<typeof toContentNavigation>

/** Maps a navigation tree of the content service (NAV-01). */
export function toContentNavigation(navigation: NonNullable<NavigationQuery['navigation']>) {
  return { id: navigation.id, items: navigation.items.map(toItem) }
}

/** An item as in the query, which limits the depth. */
interface WireItem extends NavigationItemFragment {
  readonly items?: readonly WireItem[]
  readonly sections?: readonly { readonly title: string | null; readonly items: readonly WireItem[] }[]
}

function toItem({ items = [], sections = [], ...same }: WireItem): NavigationRecord {
  return {
    ...same,
    items: items.map(toItem),
    sections: sections.map((section) => ({ title: section.title, items: section.items.map(toItem) })),
  }
}

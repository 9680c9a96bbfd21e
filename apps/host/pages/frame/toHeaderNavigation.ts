import type { NavigationItem } from '@kudex/domain/navigation'
import type { HeaderFlyout, HeaderFlyoutSection, HeaderNavigationItem, LinkItem } from '@kudex/ui'
import { toPicture } from './pictures.ts'

/** The header's entries of a navigation tree, two levels and the sections of an entry (NAV-08, NAV-09). */
export function toHeaderNavigation(items: readonly NavigationItem[]): HeaderNavigationItem[] {
  return items.flatMap((item) => {
    const flyout = toFlyout(item)
    // An entry that neither leads nor opens anywhere is no entry.
    if (item.url === null && !flyout) return []
    return [{ id: item.id, ...toLink(item), ...(flyout && { flyout }) }]
  })
}

function toFlyout(item: NavigationItem): HeaderFlyout | null {
  const sections = toSections(item)
  const marketing = toMarketing(item)
  if (sections.length === 0 && !marketing) return null
  return {
    ...(item.url !== null && { overview: toLink(item) }),
    sections,
    ...(marketing && { marketing }),
  }
}

/** Items with items of their own head a section; the others share the first one. */
function toSections(item: NavigationItem): HeaderFlyoutSection[] {
  const plain = item.items.filter((child) => child.items.length === 0 && child.url !== null)
  const grouped = item.items.filter((child) => child.items.length > 0)
  return [
    ...(plain.length > 0 ? [{ id: item.id, links: plain.map(toLink) }] : []),
    ...grouped.map((child) => ({
      id: child.id,
      title: child.title,
      links: [...(child.url === null ? [] : [toLink(child)]), ...child.items.filter(isLeading).map(toLink)],
    })),
    ...item.sections.map((section, index) => ({
      id: `${item.id}-${index + 1}`,
      title: section.title ?? undefined,
      links: section.items.filter(isLeading).map(toLink),
    })),
  ]
}

function toMarketing(item: NavigationItem): HeaderFlyout['marketing'] | null {
  if (!item.marketingTitle) return null
  return {
    title: item.marketingTitle,
    description: item.marketingDescription ?? undefined,
    ...(item.logo && { logos: [{ id: item.logo.id, picture: toPicture(item.logo, ['marketing-logo']) }] }),
  }
}

function isLeading({ url }: NavigationItem): boolean {
  return url !== null
}

function toLink(item: NavigationItem): LinkItem {
  return { href: item.url ?? '', text: item.title, openInNewTab: item.target === '_blank' }
}

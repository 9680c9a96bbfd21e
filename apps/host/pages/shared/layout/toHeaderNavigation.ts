import type { NavigationItem } from '@kudex/domain/navigation'
import type { HeaderFlyout, HeaderFlyoutSection, HeaderNavigationItem, LinkItem } from '@kudex/ui'
import { toForeignLanguage } from '../locale/toForeignLanguage.ts'
import { toPicture } from '../media/toPicture.ts'

/** The header entries of a navigation tree: two levels, and the sections of an entry (NAV-08, NAV-09). */
export function toHeaderNavigation(items: readonly NavigationItem[], language: string): HeaderNavigationItem[] {
  return items.flatMap((item) => {
    const flyout = toFlyout(item, language)
    // Skip entries without a URL and without a flyout.
    if (item.url === null && !flyout) return []
    return [{ id: item.id, ...toLink(item, language), ...(flyout && { flyout }) }]
  })
}

function toFlyout(item: NavigationItem, language: string): HeaderFlyout | null {
  const sections = toSections(item, language)
  const marketing = toMarketing(item, language)
  if (sections.length === 0 && !marketing) return null
  return {
    ...(item.url !== null && { overview: toLink(item, language) }),
    sections,
    ...(marketing && { marketing }),
  }
}

/** Items with children become a section; the others share the first section. */
function toSections(item: NavigationItem, language: string): HeaderFlyoutSection[] {
  const toLinks = (items: readonly NavigationItem[]) => items.filter(isLeading).map((link) => toLink(link, language))
  const plain = item.items.filter((child) => child.items.length === 0 && child.url !== null)
  const grouped = item.items.filter((child) => child.items.length > 0)
  return [
    ...(plain.length > 0 ? [{ id: item.id, links: toLinks(plain) }] : []),
    ...grouped.map((child) => ({
      id: child.id,
      title: child.title,
      lang: toLang(child, language),
      links: toLinks([child, ...child.items]),
    })),
    ...item.sections.map((section, index) => ({
      id: `${item.id}-${index + 1}`,
      title: section.title ?? undefined,
      links: toLinks(section.items),
    })),
  ]
}

function toMarketing(item: NavigationItem, language: string): HeaderFlyout['marketing'] | null {
  if (!item.marketingTitle) return null
  return {
    title: item.marketingTitle,
    lang: toLang(item, language),
    description: item.marketingDescription ?? undefined,
    ...(item.logo && { logos: [{ id: item.logo.id, picture: toPicture(item.logo, ['marketing-logo']) }] }),
  }
}

function isLeading({ url }: NavigationItem): boolean {
  return url !== null
}

function toLink(item: NavigationItem, language: string): LinkItem {
  return {
    href: item.url ?? '',
    text: item.title,
    lang: toLang(item, language),
    openInNewTab: item.target === '_blank',
  }
}

/** Language of an item's texts if it differs from the page's (WCAG 3.1.2). */
function toLang({ titleLanguage }: NavigationItem, language: string): string | undefined {
  return toForeignLanguage(titleLanguage, language)
}

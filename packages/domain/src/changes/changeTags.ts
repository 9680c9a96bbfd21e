import { buildPath, parseRawPath } from '../paths/rawPath.ts'

/** Cache tag of a content change; hosts invalidate entries with the same tag. */
export type ChangeTag =
  | typeof systemTag
  | typeof accessRulesTag
  | typeof productsTag
  | `product:${string}`
  | `product-list:${string}`
  | `navigation:${string}`
  | `footer:${string}`
  | `page:${string}`
  | `page-address:${string}`
  | `pages:${string}`
  | `picture:${string}`
  | `stories:${string}`
  | `media-releases:${string}`
  | `news-feed:${string}`
  | `contacts:${string}`

/** Countries, languages, sites, redirects and route rules. */
export const systemTag = 'system'

/** The access rules of protected pages, which hosts keep beside the system data. */
export const accessRulesTag = 'access-rules'

/** The whole catalogue: its classifications, or too many products to list. */
export const productsTag = 'products'

/** A product or service by its slug, even if it does not exist. */
export function toProductTag(slug: string): ChangeTag {
  return `product:${slug}`
}

/** The list of products in and below a classification, by its slug: a product was added, removed, moved or changed. */
export function toProductListTag(slug: string): ChangeTag {
  return `product-list:${slug}`
}

/** A navigation tree. */
export function toNavigationTag(id: string): ChangeTag {
  return `navigation:${id}`
}

/** A footer. */
export function toFooterTag(id: string): ChangeTag {
  return `footer:${id}`
}

/** A page by its id, and everything that links to it. */
export function toPageTag(id: string): ChangeTag {
  return `page:${id}`
}

/**
 * A path of a site, even without a page: the old and the new path of a page that was published, moved, protected or
 * removed. The path is below locale and site, in any spelling: `/größe`, `/gr%C3%B6%C3%9Fe/`.
 */
export function toPageAddressTag(siteId: string, path: string): ChangeTag {
  return `page-address:${siteId}:${buildPath(parseRawPath(path).segments)}`
}

/** The list of a site's pages: a page was published, moved, protected or removed. */
export function toPagesTag(siteId: string): ChangeTag {
  return `pages:${siteId}`
}

/** A picture by its name. */
export function toPictureTag(name: string): ChangeTag {
  return `picture:${name}`
}

/** The stories of a site, their categories and contacts. */
export function toStoriesTag(siteId: string): ChangeTag {
  return `stories:${siteId}`
}

/** The media releases of a site. */
export function toMediaReleasesTag(siteId: string): ChangeTag {
  return `media-releases:${siteId}`
}

/** The news feed of a site. */
export function toNewsFeedTag(siteId: string): ChangeTag {
  return `news-feed:${siteId}`
}

/** The locations and contacts of a site. */
export function toContactsTag(siteId: string): ChangeTag {
  return `contacts:${siteId}`
}

import { buildPath, parseRawPath } from '../paths/rawPath.ts'

/** What a change of content touched; a host drops whatever it keeps under the same tag. */
export type ChangeTag =
  | typeof systemTag
  | typeof productsTag
  | `product:${string}`
  | `navigation:${string}`
  | `footer:${string}`
  | `page:${string}`
  | `page-address:${string}`
  | `pages:${string}`
  | `picture:${string}`
  | `stories:${string}`
  | `media-releases:${string}`
  | `news-feed:${string}`

/** Countries, languages, sites, redirects and route rules. */
export const systemTag = 'system'

/** The catalogue of the product service. */
export const productsTag = 'products'

/** One product or service by its id, where nothing else of the catalogue changed. */
export function toProductTag(id: string): ChangeTag {
  return `product:${id}`
}

/** A navigation tree. */
export function toNavigationTag(id: string): ChangeTag {
  return `navigation:${id}`
}

/** A footer. */
export function toFooterTag(id: string): ChangeTag {
  return `footer:${id}`
}

/** A page and whatever links to it by its id. */
export function toPageTag(id: string): ChangeTag {
  return `page:${id}`
}

/**
 * An address of a site, whether there is a page or not: the old and the new one of a page that was published, moved,
 * protected or taken away. The path is below locale and site, in any spelling: `/größe`, `/gr%C3%B6%C3%9Fe/`.
 */
export function toPageAddressTag(siteId: string, path: string): ChangeTag {
  return `page-address:${siteId}:${buildPath(parseRawPath(path).segments)}`
}

/** The list of a site's pages: one was published, moved, protected or taken away. */
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

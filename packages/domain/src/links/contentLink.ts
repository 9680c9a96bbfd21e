import { unknownProductPath } from '../catalogue/routes.ts'

/** A link as editors set it (PAGE-10…13). The text may contain the placeholder `{name}`. */
export type ContentLink = PageLink | PathLink | ExternalLink | ProductLink | ServiceLink

interface LinkText {
  readonly text: string
  readonly openInNewTab: boolean
}

/** A link to a content page; `path` is below locale and site, empty if the page is missing (PAGE-10). */
export interface PageLink extends LinkText {
  readonly kind: 'page'
  readonly pageId: string
  readonly path: string
  /** Query or hash to append: `?a=1`, `a=1` or `#top`. */
  readonly pageParameters: string | null
  /** Only for links of the footer and of news. */
  readonly pageType?: string
}

/** A link to a path below locale and site, or with one of the link prefixes (PAGE-11). */
export interface PathLink extends LinkText {
  readonly kind: 'path'
  readonly path: string
}

/** A link to another origin, unchanged (PAGE-11). */
export interface ExternalLink extends LinkText {
  readonly kind: 'external'
  readonly url: string
}

/** A link to a product (PAGE-12). */
export interface ProductLink extends LinkText {
  readonly kind: 'product'
  readonly productSlug: string
}

/** A link to a service (PAGE-12). */
export interface ServiceLink extends LinkText {
  readonly kind: 'service'
  readonly serviceSlug: string
}

/** Target of a content link: name and path below locale and site. */
export interface LinkTarget {
  readonly name: string
  readonly path: string
}

/** A resolved content link, for {@link buildLink} and rendering. */
export interface ResolvedContentLink {
  readonly text: string
  /** A path below locale and site, or a plain link. */
  readonly path: string
  readonly openInNewTab: boolean
  /** True if the target is missing: the link is the placeholder (CAT-22). */
  readonly isBroken: boolean
}

/**
 * Resolves a content link; products and services get their full path. Unknown targets, missing pages and empty URLs
 * become a link "Invalid" to the product list (PAGE-10…13, ROUTE-50, CAT-22).
 */
export function resolveContentLink(
  link: ContentLink,
  findTarget: (link: ContentLink) => LinkTarget | null = () => null,
): ResolvedContentLink {
  const target = findTarget(link) ?? resolveOwnTarget(link)
  const { name, path } = target ?? { name: invalidName, path: unknownProductPath }
  return {
    text: fillName(link.text, name) || name,
    path: target === null ? path : withParameters(link, path),
    openInNewTab: link.openInNewTab,
    isBroken: target === null,
  }
}

/**
 * The target of a link to a product or service without a lookup in the catalogue: its page redirects to the full path
 * (CAT-28). Its name is the slug.
 */
export function findShortTarget(link: ContentLink): LinkTarget | null {
  if (link.kind !== 'product' && link.kind !== 'service') return null
  const slug = link.kind === 'product' ? link.productSlug : link.serviceSlug
  return { name: slug, path: `/${link.kind}s/${encodeURIComponent(slug)}` }
}

/** Fills the placeholder `{name}` of a link text with the target's name (PAGE-13). */
export function fillName(text: string, name: string): string {
  return text.replaceAll('{name}', () => name)
}

/** The name a link without a target shows (CAT-22). */
export const invalidName = 'Invalid'

function resolveOwnTarget(link: ContentLink): LinkTarget | null {
  const path = link.kind === 'external' ? link.url : link.kind === 'page' || link.kind === 'path' ? link.path : ''
  return path === '' ? null : { name: '', path }
}

function withParameters(link: ContentLink, path: string): string {
  if (link.kind !== 'page' || !link.pageParameters) return path
  return path + (/^[?#]/.test(link.pageParameters) ? link.pageParameters : `?${link.pageParameters}`)
}

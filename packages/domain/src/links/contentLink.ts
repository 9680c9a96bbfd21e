import { unknownProductPath } from '../catalogue/routes.ts'

/** A link as editors set it (PAGE-10…13). The text may hold the placeholder `{name}`. */
export type ContentLink = PageLink | PathLink | ExternalLink | ProductLink | ServiceLink

interface LinkText {
  readonly text: string
  readonly openInNewTab: boolean
}

/** A link to a content page; `path` is below locale and site (PAGE-10). */
export interface PageLink extends LinkText {
  readonly kind: 'page'
  readonly pageId: string
  readonly path: string
  /** Query or hash to append: `?a=1`, `a=1` or `#top`. */
  readonly pageParameters: string | null
}

/** A link to a path below locale and site, or with one of the link prefixes (PAGE-11). */
export interface PathLink extends LinkText {
  readonly kind: 'path'
  readonly path: string
}

/** A link to another place, left as it is (PAGE-11). */
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

/** What a content link leads to: its name for the text and its path below locale and site. */
export interface LinkTarget {
  readonly name: string
  readonly path: string
}

/** A content link ready for {@link buildLink} and a renderer. */
export interface ResolvedContentLink {
  readonly text: string
  /** A path below locale and site, or a plain link. */
  readonly path: string
  readonly openInNewTab: boolean
}

/**
 * Resolves a content link: products and services by their full classification route, an unknown one leads to the
 * product list under the name "Invalid" (PAGE-10…13, ROUTE-50, CAT-22).
 */
export function resolveContentLink(
  link: ContentLink,
  findTarget: (link: ContentLink) => LinkTarget | null = () => null,
): ResolvedContentLink {
  const target = findTarget(link) ?? resolveOwnTarget(link)
  const text = fillName(link.text, target.name) || target.name
  return { text, path: resolveLinkPath(link, target), openInNewTab: link.openInNewTab }
}

/** Fills the placeholder `{name}` of a link text with the target's name (PAGE-13). */
export function fillName(text: string, name: string): string {
  return text.replaceAll('{name}', () => name)
}

/** The name a link without a target shows (CAT-22). */
export const invalidName = 'Invalid'

function resolveOwnTarget(link: ContentLink): LinkTarget {
  switch (link.kind) {
    case 'page':
    case 'path':
      return { name: '', path: link.path }
    case 'external':
      return { name: '', path: link.url }
    case 'product':
    case 'service':
      return { name: invalidName, path: unknownProductPath }
  }
}

function resolveLinkPath(link: ContentLink, target: LinkTarget): string {
  if (link.kind !== 'page' || !link.pageParameters) return target.path
  const parameters = /^[?#]/.test(link.pageParameters) ? link.pageParameters : `?${link.pageParameters}`
  return target.path + parameters
}

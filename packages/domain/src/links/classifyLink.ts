import { isPlainLink } from './plainLink.ts'

/**
 * Kind of a link: `internal` is routed, `external` and `contact` are plain anchors, `hard` loads a document of the same
 * site, `anchor` scrolls, `action` runs an action (ROUTE-12, ROUTE-13, ROUTE-25).
 */
export type LinkKind = 'internal' | 'external' | 'contact' | 'hard' | 'anchor' | 'action'

/** A link as a renderer needs it. `href` is null for actions. */
export interface ClassifiedLink {
  readonly kind: LinkKind
  readonly href: string | null
  /** Name of the action: `open-news-feed-panel`; null for the other kinds. */
  readonly action: string | null
}

/** Determines the kind of a link; strips the prefixes `hard:` and `action:` (ROUTE-12, ROUTE-13, ROUTE-25). */
export function classifyLink(link: string): ClassifiedLink {
  if (!isPlainLink(link)) return { kind: 'internal', href: link, action: null }
  if (link.startsWith('#')) return { kind: 'anchor', href: link, action: null }
  const prefix = link.slice(0, link.indexOf(':') + 1).toLowerCase()
  if (prefix === 'action:') return { kind: 'action', href: null, action: link.slice(prefix.length) }
  if (prefix === 'hard:') return { kind: 'hard', href: toHardHref(link.slice(prefix.length)), action: null }
  if (prefix === 'mailto:' || prefix === 'tel:') return { kind: 'contact', href: link, action: null }
  return { kind: 'external', href: link, action: null }
}

/** Turns everything except own paths and web URLs into an own path: `//evil.test`, `javascript:…`. */
function toHardHref(href: string): string {
  return /^(?:\/(?![/\\])|https?:\/\/)/i.test(href) ? href : `/${href.replace(/^[/\\]+/, '')}`
}

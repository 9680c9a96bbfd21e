import { isPlainLink } from './plainLink.ts'

/**
 * What a link does: `internal` is routed, `external` and `contact` are plain anchors, `hard` is a full load of the
 * same site, `anchor` jumps on the page, `action` runs something of ours (ROUTE-12, ROUTE-13, ROUTE-25).
 */
export type LinkKind = 'internal' | 'external' | 'contact' | 'hard' | 'anchor' | 'action'

/** A link as a renderer needs it. `href` is null for actions. */
export interface ClassifiedLink {
  readonly kind: LinkKind
  readonly href: string | null
  /** Name of the action: `open-news-feed-panel`; null for the other kinds. */
  readonly action: string | null
}

/** The only action known (ROUTE-25). */
export const openNewsFeedPanelAction = 'open-news-feed-panel'

/** Tells what a link does; the prefixes `hard:` and `action:` are taken off (ROUTE-12, ROUTE-13, ROUTE-25). */
export function classifyLink(link: string): ClassifiedLink {
  if (!isPlainLink(link)) return { kind: 'internal', href: link, action: null }
  if (link.startsWith('#')) return { kind: 'anchor', href: link, action: null }
  const prefix = link.slice(0, link.indexOf(':') + 1).toLowerCase()
  if (prefix === 'action:') return { kind: 'action', href: null, action: link.slice(prefix.length) }
  if (prefix === 'hard:') return { kind: 'hard', href: toHardHref(link.slice(prefix.length)), action: null }
  if (prefix === 'mailto:' || prefix === 'tel:') return { kind: 'contact', href: link, action: null }
  return { kind: 'external', href: link, action: null }
}

/** Tells whether an action is known; of others a warning is logged and nothing else happens (ROUTE-26). */
export function isKnownAction(action: string): boolean {
  return action === openNewsFeedPanelAction
}

/** Anything but a path of ours or a web address is made a path of ours: `//evil.test`, `javascript:…`. */
function toHardHref(href: string): string {
  return /^(?:\/(?![/\\])|https?:\/\/)/i.test(href) ? href : `/${href.replace(/^[/\\]+/, '')}`
}

import type { SeedLink } from '../../../seed/seed.types.ts'
import { toStoredText } from '../../localization/seedText.ts'
import type { StoredLink } from '../links.types.ts'

/** Maps a link of a seed to its stored form. */
export function toStoredLink(link: SeedLink): StoredLink {
  const shared = { text: toStoredText(link.text), openInNewTab: link.openInNewTab ?? false }
  if ('page' in link) return { ...shared, kind: 'page', pageId: link.page, pageParameters: link.pageParameters ?? null }
  if ('path' in link) return { ...shared, kind: 'path', path: link.path }
  if ('url' in link) return { ...shared, kind: 'external', url: link.url }
  if ('product' in link) return { ...shared, kind: 'product', productSlug: link.product }
  return { ...shared, kind: 'service', serviceSlug: link.service }
}

import { describeAlternates } from './describeAlternates.ts'
import { describePreview } from './describePreview.ts'
import { describeStructuredData } from './describeStructuredData.ts'
import type { PageData } from '../data/pageData.types.ts'
import type { HeadRequest, HeadTag } from './head.types.ts'

/**
 * Everything in the head that differs by page, except the title: description, canonical URL, alternates, feeds, link
 * preview and structured data (PAGE-06).
 */
export function describeHead(page: PageData, request: HeadRequest | undefined): readonly HeadTag[] {
  const { head } = page
  const tags: HeadTag[] = []
  if (head.description) tags.push(toMeta('name', 'description', head.description))
  if (!head.isIndexed) tags.push(toMeta('name', 'robots', 'noindex'))
  if (head.canonicalUrl === null || !request) return tags
  tags.push({ tag: 'link', attributes: { rel: 'canonical', href: head.canonicalUrl } })
  if (head.isIndexed) tags.push(...describeAlternates(head, request))
  for (const { title, type, href } of head.feeds ?? [])
    tags.push({ tag: 'link', attributes: { rel: 'alternate', type, title, href } })
  tags.push(...describePreview(head, request).map(([name, content]) => toMeta('property', name, content)))
  // Open Graph has no size of the preview.
  tags.push(toMeta('name', 'twitter:card', head.image ? 'summary_large_image' : 'summary'))
  return head.isIndexed ? [...tags, ...describeStructuredData(page, request)] : tags
}

function toMeta(kind: 'name' | 'property', name: string, content: string): HeadTag {
  return { tag: 'meta', attributes: { [kind]: name, content } }
}

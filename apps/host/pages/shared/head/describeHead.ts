import type { HeadRequest } from './headRequest.types.ts'
import { describeAlternates } from './describeAlternates.ts'
import { describePreview } from './describePreview.ts'
import { describeStructure } from './describeStructuredData.ts'
import type { HeadTag, PageData } from '../data/pageData.types.ts'

/**
 * Everything in the head that differs from page to page, but the title: description, canonical address, the other
 * locales, what other sites show in a preview, and what programs read (PAGE-06).
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
  // The size of the preview is no part of Open Graph.
  tags.push(toMeta('name', 'twitter:card', head.image ? 'summary_large_image' : 'summary'))
  return head.isIndexed ? [...tags, ...describeStructure(page, request)] : tags
}

function toMeta(kind: 'name' | 'property', name: string, content: string): HeadTag {
  return { tag: 'meta', attributes: { [kind]: name, content } }
}

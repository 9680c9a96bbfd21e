/** Fields of a content page that have a default; empty fields count as omitted. */
type FieldWithDefault =
  | 'parentSlug'
  | 'url'
  | 'type'
  | 'pageType'
  | 'cmsType'
  | 'branch'
  | 'canonicalUrl'
  | 'contentLanguage'
  | 'theme'
  | 'translationSourceLanguage'

type PageRecord = { readonly slug: string } & { readonly [Field in FieldWithDefault]?: string | null }

/** Completes a page with its defaults: pageType Content, theme Default, source language en (PAGE-03, PAGE-04). */
export function toPage<Page extends PageRecord>(page: Page) {
  return {
    ...page,
    parentSlug: page.parentSlug || 'home',
    url: page.url || (page.slug === 'home' ? '/' : `/${page.slug}`),
    type: page.type || 'Page',
    pageType: page.pageType || 'Content',
    cmsType: page.cmsType || 'content',
    branch: page.branch || null,
    canonicalUrl: page.canonicalUrl || null,
    contentLanguage: page.contentLanguage || 'en',
    theme: page.theme || 'Default',
    translationSourceLanguage: page.translationSourceLanguage || 'en',
  }
}

/**
 * The key of a content page: its content system and its slug, so that equal slugs of two systems do not collide
 * (PAGE-05).
 */
export function toPageKey(page: { readonly cmsType: string; readonly slug: string }): string {
  return `${encodeURIComponent(page.cmsType)}/${encodeURIComponent(page.slug)}`
}

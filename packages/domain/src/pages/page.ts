/** Who may read a page (PAGE-14). */
export interface Protection {
  readonly kind: 'none' | 'password' | 'role'
  readonly role: string | null
  /** Version of the password, for clients that may read protected pages. */
  readonly version?: string | null
}

/** The same page in another language (PAGE-06). */
export interface AlternateVersion {
  readonly language: string
  readonly url: string
}

/** Properties of a content page, without its blocks (PAGE-03). */
export interface PageProperties {
  readonly id: string
  readonly title: string
  readonly slug: string
  readonly parentSlug: string
  /** Path below locale and site, `/` for a home page. */
  readonly url: string
  readonly type: string
  readonly pageType: string
  readonly cmsType: string
  readonly branch: string | null
  readonly languages: readonly string[]
  readonly countries: readonly string[]
  readonly alternateVersions: readonly AlternateVersion[]
  readonly canonicalUrl: string | null
  readonly isLanguageFallback: boolean
  readonly isLanguageUnavailable: boolean
  readonly contentLanguage: string
  readonly theme: string
  readonly translationSourceLanguage: string
  readonly translationTargetLanguages: readonly string[]
  readonly isPublished: boolean
  readonly protection: Protection
}

type RequiredProperty = 'id' | 'title' | 'slug'

/** Partial properties of a page; empty fields count as omitted. */
export type PageRecord = { readonly [Key in keyof PageProperties]?: PageProperties[Key] | null | undefined } & Pick<
  PageProperties,
  RequiredProperty
>

/** Completes a page with its defaults: pageType Content, theme Default, source language en (PAGE-04). */
export function toPage(record: PageRecord): PageProperties {
  const slug = record.slug
  return {
    id: record.id,
    title: record.title,
    slug,
    parentSlug: record.parentSlug || 'home',
    url: record.url || (slug === 'home' ? '/' : `/${slug}`),
    type: record.type || 'Page',
    pageType: record.pageType || 'Content',
    cmsType: record.cmsType || 'content',
    branch: record.branch || null,
    languages: record.languages ?? [],
    countries: record.countries ?? [],
    alternateVersions: record.alternateVersions ?? [],
    canonicalUrl: record.canonicalUrl || null,
    isLanguageFallback: record.isLanguageFallback ?? false,
    isLanguageUnavailable: record.isLanguageUnavailable ?? false,
    contentLanguage: record.contentLanguage || 'en',
    theme: record.theme || 'Default',
    translationSourceLanguage: record.translationSourceLanguage || 'en',
    translationTargetLanguages: record.translationTargetLanguages ?? [],
    isPublished: record.isPublished ?? false,
    protection: record.protection ?? { kind: 'none', role: null },
  }
}

/** The key of a content page: its content system and its slug; equal slugs of two systems do not clash (PAGE-05). */
export function toPageKey(page: { readonly cmsType: string; readonly slug: string }): string {
  return `${encodeURIComponent(page.cmsType)}/${encodeURIComponent(page.slug)}`
}
